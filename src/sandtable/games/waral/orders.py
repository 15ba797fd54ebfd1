"""WA-6.8 Standing orders: how a player answers reaction prompts without being asked. They are no part of the position."""

from __future__ import annotations

from typing import Final

from sandtable.engine.flow import asks
from sandtable.games.waral.position import Waral
from sandtable.games.waral.verbs import DECLINE, NOUN
from sandtable.games.waral.windows import SentBack, Struck

ASK: Final = 0
AT_FIRST_CHANCE: Final = 1
NEVER: Final = 2

NO_ANSWER: Final = -1


def standing_answer(g: Waral, seat: int, orders: dict[int, int]) -> int:
    """What the orders, one for each design, pick for a seat in a reaction window; NO_ANSWER if it must be asked."""
    if not isinstance(asks(g, seat), (Struck, SentBack)):
        return NO_ANSWER
    wanted = [orders.get(option & NOUN, ASK) for option in g.offers[seat] if option != DECLINE]
    if AT_FIRST_CHANCE in wanted:
        return g.offers[seat][wanted.index(AT_FIRST_CHANCE)]
    return NO_ANSWER if ASK in wanted else DECLINE
