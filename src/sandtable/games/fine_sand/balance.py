"""What is counted to see how balanced Fine Sand is: opening hands of those who win, cards that get built, off-loads."""

from __future__ import annotations

from typing import ClassVar

from sandtable.engine.balance import Balance, Spread, Tally, count_events
from sandtable.games.fine_sand import verbs as v
from sandtable.games.fine_sand.content import entries
from sandtable.games.fine_sand.position import FineSand

COUNTED = {v.BUILT: "builds", v.OFFLOADED: "off-loads", v.SHUFFLED: "shuffles"}


class FineSandBalance(Balance[FineSand]):
    """All have the same thirty cards, and whoever is ahead can afford the dear ones: who built a card says nothing about it.

    What chance gives is the opening hand, before the mulligan.
    """

    spreads: ClassVar[list[Spread]] = [Spread(players) for players in (2, 3, 4)]
    figures: ClassVar[list[str]] = list(COUNTED.values())

    def begin(self, g: FineSand, tally: Tally) -> None:
        names = [card.name for card in entries(tally.setup.content)]
        for seat in range(g.players):
            tally.had[seat] |= {("opening", names[type_]) for type_ in g.hand_types(seat)}

    def end(self, g: FineSand, tally: Tally) -> None:
        names = [card.name for card in entries(tally.setup.content)]
        count_events(g, COUNTED, tally)
        tally.came |= {("card", names[event.a]) for event in g.events if event.kind == v.BUILT}


BALANCE = FineSandBalance()
