"""Forecasts: the power everybody would end with now, and what a district would change. Nothing here changes the table."""

from __future__ import annotations

from sandtable.games.waral.position import AREA, CONTROL, Waral
from sandtable.games.waral.scoring import final_power, held_power, worth


def power_now(g: Waral, seat: int, other: int) -> int:
    """WA-10.4 The power a player would end with if the game ended now. A seat knows the end tricks in its own hand alone."""
    return final_power(g, other) + (held_power(g, seat) if seat == other else 0)


def power_with(g: Waral, seat: int, district: int) -> int:
    """The power a seat would end with if it also controlled a district of the area. Its price is left out of account."""
    return power_now(with_district(g, seat, district), seat, seat)


def with_district(g: Waral, seat: int, district: int) -> Waral:
    """The table as it were if a seat also controlled a district of the area."""
    h = g.clone()
    h.watched = False
    h.move(district, AREA + g.slot_of(district), CONTROL + seat)
    return h


def gains(g: Waral, seat: int) -> dict[int, int]:
    """What each district of the area would add to the power a seat ends with, which may be more than what it shows."""
    laid = [g.area[slot][0] for slot in range(g.slots) if g.area[slot]]
    return {district: power_with(g, seat, district) - power_now(g, seat, seat) for district in laid}


def reasons(g: Waral, seat: int) -> dict[int, dict[int, int]]:
    """WA-10.4 For each district that would add more than it shows: which cards of the seat add it, and how much."""
    before = additions(g, seat)
    found: dict[int, dict[int, int]] = {}
    for district, gain in gains(g, seat).items():
        if gain > g.book.power[district]:
            after = additions(with_district(g, seat, district), seat)
            found[district] = {card: after[card] - before[card] for card in after if after[card] != before[card]}
    return found


def additions(g: Waral, seat: int) -> dict[int, int]:
    """WA-10.4 What each character of a band and each end trick in a hand would add if the game ended now."""
    book = g.book
    characters = {character: worth(g, seat, book.end_power[character]) for character in g.band[seat]}
    return characters | {card: worth(g, seat, book.end_score[book.design[card]]) for card in g.hand[seat]}


def is_near(g: Waral, seat: int) -> bool:
    """WA-10.1 Whether a player has the target, or lacks no more than a district of the area shows."""
    laid = [g.book.power[g.area[slot][0]] for slot in range(g.slots) if g.area[slot]]
    return g.power_of(seat) + max(laid, default=0) >= g.target


def lacks_one(g: Waral, seat: int) -> bool:
    """WA-10.1 Whether one district of the area would bring a player, who may still act in this round, to the target."""
    return g.power_of(seat) < g.target and bool(g.ready(seat)) and is_near(g, seat)
