"""How good a position of Frontier Wars is: for the greedy bot, and where search begins."""

from __future__ import annotations

from sandtable.games.frontier_wars.position import FrontierWars
from sandtable.games.frontier_wars.verbs import DONE, NONE, PASS, STOP


def evaluate(g: FrontierWars, seat: int) -> float:
    return float(g.victory_points(seat))


def idle(g: FrontierWars, seat: int) -> int:
    """What the table picks for a seat whose clock ran out: it passes, stops, or takes the first thing offered."""
    options = g.offers[seat]
    for wanted in (PASS, DONE, STOP, NONE):
        if wanted in options:
            return wanted
    return options[0]
