"""What is counted to see how balanced Waral is: characters and seats that win, districts and tricks that are used."""

from __future__ import annotations

from typing import ClassVar

from sandtable.engine.balance import Balance, Spread, Tally, count_events
from sandtable.games.waral import verbs as v
from sandtable.games.waral.position import Waral

COUNTED = {v.LOOTED: "loots", v.TOOK: "takes", v.PLAYED: "tricks", v.STRUCK_BY: "strikes", v.WRECKED: "wrecks"}


class WaralBalance(Balance[Waral]):
    """Bands are dealt, not drafted, so that every character is played equally often."""

    spreads: ClassVar[list[Spread]] = [Spread(players, {"draft": "random"}) for players in (2, 3, 4)]
    figures: ClassVar[list[str]] = [*COUNTED.values(), "target-reached"]

    def begin(self, g: Waral, tally: Tally) -> None:
        tally.first = g.first

    def end(self, g: Waral, tally: Tally) -> None:
        book = g.book
        for seat in range(g.players):
            tally.had[seat] |= {("character", book.names[character]) for character in g.band[seat]}
        count_events(g, COUNTED, tally)
        for event in g.events:
            if event.kind == v.PLAYED:
                tally.came.add(("trick", book.names[book.design.index(event.a)]))
            elif event.kind == v.TOOK:
                tally.came.add(("district", book.names[event.a]))
        tally.figures["target-reached"] += max(g.power_of(seat) for seat in range(g.players)) >= g.target


BALANCE = WaralBalance()
