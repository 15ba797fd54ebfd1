"""Forecasts: the power everybody would end with now, and what a district would change. Nothing here changes the table."""

from __future__ import annotations

from sandtable.games.waral.position import AREA, CONTROL, Waral
from sandtable.games.waral.scoring import final_power, held_power


def power_now(g: Waral, seat: int, other: int) -> int:
    """WA-10.4 The power a player would end with if the game ended now. A seat knows the end tricks in its own hand alone."""
    return final_power(g, other) + (held_power(g, seat) if seat == other else 0)


def power_with(g: Waral, seat: int, district: int) -> int:
    """The power a seat would end with if it also controlled a district of the area. Its price is left out of account."""
    h = g.clone()
    h.watched = False
    h.move(district, AREA + g.slot_of(district), CONTROL + seat)
    return power_now(h, seat, seat)


def gains(g: Waral, seat: int) -> dict[int, int]:
    """What each district of the area would add to the power a seat ends with, which may be more than what it shows."""
    laid = [g.area[slot][0] for slot in range(g.slots) if g.area[slot]]
    return {district: power_with(g, seat, district) - power_now(g, seat, seat) for district in laid}


def lacks_one(g: Waral, seat: int) -> bool:
    """WA-10.1 Whether one district of the area would bring a player, who may still act in this round, to the target."""
    laid = [g.book.power[g.area[slot][0]] for slot in range(g.slots) if g.area[slot]]
    return bool(laid and g.ready(seat)) and g.power_of(seat) + max(laid) >= g.target
