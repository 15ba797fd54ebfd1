"""What is counted to see how balanced Legion is: factions and commanders that win, orders and Locations, deaths."""

from __future__ import annotations

from typing import ClassVar

from sandtable.engine.balance import Balance, Spread, Tally, count_events
from sandtable.games.legion import book as b
from sandtable.games.legion import verbs as v
from sandtable.games.legion.position import Legion

COUNTED = {
    v.DIED: "deaths",
    v.FROZEN_DEAD: "frozen",
    v.TOOK_BACK: "take-backs",
    v.PLOT_RESOLVES: "plots",
    v.EMPTY_PLOT: "empty-plots",
}
USED = (v.USED, v.REVEALED)


class LegionBalance(Balance[Legion]):
    """Factions and commanders by lot."""

    spreads: ClassVar[list[Spread]] = [Spread(players, {"factions": "random", "commanders": "random"}) for players in (2, 3, 4)]
    figures: ClassVar[list[str]] = [*COUNTED.values(), "tied-plots"]

    def begin(self, g: Legion, tally: Tally) -> None:
        tally.first = g.first

    def end(self, g: Legion, tally: Tally) -> None:
        book, locations = g.book, tally.setup.content.tables["locations"]["location"]
        for seat in range(g.players):
            tally.had[seat].add(("faction", b.FACTIONS[g.faction[seat]].capitalize()))
            tally.had[seat].add(("commander", book.commander_names[g.commander[seat]]))
        count_events(g, COUNTED, tally)
        for event in g.events:
            if event.kind == v.GAVE_ORDER:
                tally.came.add(("order-given", book.order_names[event.b]))
            elif event.kind == v.INSTANT:
                tally.came |= {("order-given", book.order_names[event.a]), ("order", book.order_names[event.a])}
            elif event.kind in USED:
                tally.came.add(("order", book.order_names[event.a]))
            elif event.kind == v.LOCATION_UP:
                tally.came.add(("location", locations[event.a]["name"]))
        tally.figures["tied-plots"] = tied(g)


def tied(g: Legion) -> int:
    """How many Plots were won by several."""
    count, winners = 0, 0
    for event in g.events:
        if event.kind == v.WON:
            winners += 1
        elif event.kind == v.PLOT_RESOLVES:
            count += winners > 1
            winners = 0
    return count + (winners > 1)


BALANCE = LegionBalance()
