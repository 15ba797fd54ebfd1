"""Order tokens: which lie where, and who bears them (LE-1.12)."""

from __future__ import annotations

from sandtable.games.legion import verbs as v
from sandtable.games.legion.book import SEATS
from sandtable.games.legion.position import Legion
from sandtable.games.legion.zones import ALL_SLOTS, FACE_DOWN, NOWHERE, TOKEN


def token_in(g: Legion, slot: int) -> int:
    return g.piles[TOKEN + slot][0]


def kind_of(g: Legion, token: int) -> int:
    return g.book.kind_of[token - g.book.characters]


def kind_in(g: Legion, slot: int) -> int:
    """The kind of the token in a slot."""
    return kind_of(g, token_in(g, slot))


def slots_of(g: Legion, seat: int) -> list[int]:
    """The slots of a seat with a placed token."""
    bearer = g.bearer
    return [slot for slot in range(seat, ALL_SLOTS, SEATS) if bearer[slot] >= 0]


def hidden_slots(g: Legion, seat: int) -> list[int]:
    """The slots of a seat with a face-down token."""
    return [slot for slot in slots_of(g, seat) if g.state[slot] == FACE_DOWN]


def slot_on(g: Legion, place: int) -> int:
    """The slot of the token on a place, or NOWHERE."""
    bearer = g.bearer
    for slot in range(place % SEATS, ALL_SLOTS, SEATS):
        if bearer[slot] == place:
            return slot
    return NOWHERE


def bearer(g: Legion, place: int) -> int:
    """Who bears a token, for everybody's ears: nobody by name as long as the card lies face down."""
    return g.book.characters if g.face_down(place) else g.who(place)


def tell_put_away(g: Legion, slot: int) -> None:
    """Say that a token is about to be put away; which order it is only its owner hears."""
    seat, place = slot % SEATS, g.bearer[slot]
    g.tell_only(v.PUT_ORDER_AWAY, seat, kind_in(g, slot), bearer(g, place), g.where[place] + 1)
    g.tell_others(v.PUT_TOKEN_AWAY, seat, bearer(g, place), g.where[place] + 1)
