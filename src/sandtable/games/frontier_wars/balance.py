"""What is counted to see how balanced Frontier Wars is: factions, start tiles and the order in ties, on many maps."""

from __future__ import annotations

from typing import ClassVar

from sandtable.engine.balance import Balance, Spread, Tally
from sandtable.games.frontier_wars.content import scenarios
from sandtable.games.frontier_wars.position import FrontierWars
from sandtable.games.frontier_wars.title import TITLE
from sandtable.games.frontier_wars.victory import victory_points

PLAYED = (
    "compact_2", "compact_3", "compact_4", "varsity", "gunnerside", "biting", "brevity", "urano", "neretva", "chastise",
)  # fmt: skip


def spreads() -> list[Spread]:
    """These maps in turn, with both sides of the sheets."""
    players = {entry.id: entry.players for entry in scenarios(TITLE.content())}
    return [Spread(players[scenario], {"scenario": scenario, "side": side}) for side in "AB" for scenario in PLAYED]


class FrontierWarsBalance(Balance[FrontierWars]):
    """Factions by lot."""

    spreads: ClassVar[list[Spread]] = spreads()
    figures: ClassVar[list[str]] = ["eliminated", "over-target"]

    def begin(self, g: FrontierWars, tally: Tally) -> None:
        places = sorted(g.ties[: g.players])
        for seat in range(g.players):
            tally.had[seat].add(("tile", str(g.scenario.starts.index(g.flag.index(seat)) + 1)))
            tally.had[seat].add(("tie-breaker", str(places.index(g.ties[seat]) + 1)))
            tally.had[seat].add(("faction", faction := g.book.factions[g.faction[seat]]))
            tally.had[seat].add(("sheet", f"{faction} {tally.setup.settings['side']}"))

    def end(self, g: FrontierWars, tally: Tally) -> None:
        tally.figures["eliminated"] += sum(out > 0 for out in g.out[: g.players])
        tally.figures["over-target"] += victory_points(g, g.winner) - g.scenario.target


BALANCE = FrontierWarsBalance()
