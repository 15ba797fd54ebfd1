"""WA-6.8 Standing orders: how a player answers prompts on rivals' turns without being asked. They are no part of the position."""

from __future__ import annotations

from sandtable.engine.flow import asks
from sandtable.engine.names import NOUN
from sandtable.engine.title import ASK, USE
from sandtable.games.waral.any_time import AnyTime
from sandtable.games.waral.position import Waral
from sandtable.games.waral.sent_back import SentBack
from sandtable.games.waral.struck import Struck
from sandtable.games.waral.verbs import DECLINE


def standing_answer(g: Waral, seat: int, orders: dict[int, str]) -> int | None:
    """What the orders, one for each design, pick for a seat on a rival's turn; None if it must be asked."""
    if not isinstance(asks(g, seat), (Struck, SentBack, AnyTime)):
        return None
    wanted = [orders.get(option & NOUN, ASK) for option in g.offers[seat] if option != DECLINE]
    if USE in wanted:
        return g.offers[seat][wanted.index(USE)]
    return None if ASK in wanted else DECLINE
