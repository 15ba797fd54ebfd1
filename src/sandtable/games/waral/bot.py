"""How good a position of Waral is: for the greedy bot, and where search begins."""

from __future__ import annotations

from sandtable.games.waral.position import Waral


def evaluate(g: Waral, seat: int) -> float:
    return float(g.power_of(seat))


def idle(g: Waral, seat: int) -> int:
    """WA-6.9 Whoever does not answer in time declines; otherwise the first thing offered happens."""
    options = g.offers[seat]
    return options[0]
