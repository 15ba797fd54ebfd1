"""WA-6.8 Standing orders: how a player answers prompts on rivals' turns without being asked. They are no part of the position."""

from __future__ import annotations

from typing import Final

from sandtable.engine.flow import asks
from sandtable.engine.names import NOUN
from sandtable.engine.title import ASK, USE
from sandtable.games.waral import book as b
from sandtable.games.waral.any_time import AnyTime
from sandtable.games.waral.position import Waral
from sandtable.games.waral.sent_back import SentBack
from sandtable.games.waral.struck import Struck
from sandtable.games.waral.verbs import DECLINE

TRIGGERS: Final = {Struck: b.STRUCK, SentBack: b.SENT_BACK, AnyTime: b.NO_TRIGGER}  # of the tricks that each window is for


def standing_answer(g: Waral, seat: int, orders: dict[int, str]) -> int | None:
    """What the orders, one for each design, pick for a seat on a rival's turn; None if it must be asked.

    WA-6.7 A quick answer to a masked window must not tell that nothing fits: what is declined at once would be whatever the hand.
    """
    window = asks(g, seat)
    if not isinstance(window, (Struck, SentBack, AnyTime)):
        return None
    wanted = [orders.get(option & NOUN, ASK) for option in g.offers[seat] if option != DECLINE]
    if USE in wanted:
        return g.offers[seat][wanted.index(USE)]
    if g.masked:
        trigger = TRIGGERS[type(window)]
        wanted = [orders.get(design, ASK) for design in range(len(g.book.trigger)) if g.book.trigger[design] == trigger]
    return None if ASK in wanted else DECLINE
