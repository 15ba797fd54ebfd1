"""Characters: their skills, abilities and power, what they can still bear, and what they may take (LE-1.3, LE-1.4, LE-1.9)."""

from __future__ import annotations

from sandtable.games.legion import book as b
from sandtable.games.legion.book import SEATS, Effect
from sandtable.games.legion.ground import location_effect, location_gives, needs_of
from sandtable.games.legion.position import Legion


def skills_of(g: Legion, character: int) -> int:
    added = g.book.skills_of_kit[g.kit[character]]
    return (g.book.skills[character] | added) & ~g.crippled[character]


def can(g: Legion, character: int, ability: int) -> bool:
    return (g.book.abilities[character] | g.book.abilities_of_kit[g.kit[character]]) & ability != 0


def has(g: Legion, character: int, kind: int) -> bool:
    return g.kit[character] >> kind & 1 == 1


def may_take(g: Legion, character: int, kind: int) -> bool:
    """LE-4.6 Who may take which equipment: nobody has a skill, an ability or a card twice."""
    book = g.book
    if book.kit_skill[kind]:
        return skills_of(g, character) & book.kit_skill[kind] == 0
    if has(g, character, kind) or (book.kit_orders[kind] and book.officer[character]):
        return False
    return not (book.kit_ability[kind] and can(g, character, book.kit_ability[kind]))


def admits(g: Legion, character: int, plot: int) -> bool:
    """LE-5.2 Whether a character has every skill a Plot shows."""
    return needs_of(g, plot) & ~skills_of(g, character) == 0


def wounds_left(g: Legion, character: int) -> int:
    """How many more Wounds kill: below one, it is dying."""
    limit = 1 if g.book.abilities[character] & b.FRAGILITY else g.book.wounds_to_die
    return limit - g.wounds[character]


def orders_of(g: Legion, character: int) -> int:
    """LE-6.1 How many orders a character may give on arrival."""
    book = g.book
    given = book.officer_orders if book.officer[character] else book.orders_of_kit[g.kit[character]]
    return given + location_gives(g, b.ORDERS_GIVEN) if given else 0


def power_of(g: Legion, place: int) -> int:
    """LE-1.4 What a character adds to its faction's total now."""
    character = g.who(place)
    book = g.book
    power = book.power[character] + book.power_of_kit[g.kit[character]] + g.fury[place]
    effect = location_effect(g, b.POWER)
    if effect is not None and touched(g, place, effect):
        power += effect.n
    return power if power > 0 else 0


def touched(g: Legion, place: int, effect: Effect) -> bool:
    """LE-14.6 Deep Taiga and Typhus Quarantine."""
    if effect.who == b.ALONE:
        return len(g.here(place % SEATS, g.where[place])) == 1
    character = g.who(place)
    return g.wounds[character] > 0 or g.frostbites[character] > 0
