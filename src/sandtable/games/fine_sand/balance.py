"""What is counted to see how balanced Fine Sand is: cards that were built by those who win, off-loads and exchanges."""

from __future__ import annotations

from typing import ClassVar

from sandtable.engine.balance import Balance, Spread, Tally, count_events
from sandtable.games.fine_sand import verbs as v
from sandtable.games.fine_sand.content import entries
from sandtable.games.fine_sand.position import FineSand

COUNTED = {v.BUILT: "builds", v.OFFLOADED: "off-loads", v.SHUFFLED: "shuffles"}


class FineSandBalance(Balance[FineSand]):
    """Whoever builds a card once has it: most cards are built by everybody sooner or later, the dear ones are not."""

    spreads: ClassVar[list[Spread]] = [Spread(players) for players in (2, 3, 4)]
    figures: ClassVar[list[str]] = list(COUNTED.values())

    def end(self, g: FineSand, tally: Tally) -> None:
        names = [card.name for card in entries(tally.setup.content)]
        count_events(g, COUNTED, tally)
        for event in g.events:
            if event.kind == v.BUILT:
                tally.had[event.seat].add(("card", names[event.a]))


BALANCE = FineSandBalance()
