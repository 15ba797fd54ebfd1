"""How good a position of Legion is: for the greedy bot, and where search begins."""

from __future__ import annotations

from sandtable.games.legion.position import Legion


def evaluate(g: Legion, seat: int) -> float:
    return float(g.vp[seat] - g.dead(seat))


def idle(g: Legion, seat: int) -> int:
    return g.offers[seat][-1]
