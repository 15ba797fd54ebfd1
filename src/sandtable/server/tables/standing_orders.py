"""Standing orders: what is answered for a seat without asking its player. No part of the game, and nobody else's business."""

from __future__ import annotations

from sandtable import Table
from sandtable.engine.title import ASK, USE
from sandtable.server.problems import Clash, Illegal
from sandtable.server.storage.room import Order, Room
from sandtable.server.tables import play
from sandtable.server.tables.live import LiveTable
from sandtable.server.wire.playing import GiveOrders, OrderInfo, Orders


def orders(live: LiveTable, person: str, seat: int) -> Orders:
    """The order for each card that can have one, as given or as usual."""
    play.own_seat(live, person, seat)
    given, otherwise = live.room.chairs[seat].orders, unless_told(live.room, seat)
    return Orders([OrderInfo(card, given.get(card, otherwise)) for card in begun(live).ordered])


def give(live: LiveTable, room: Room, person: str, wish: GiveOrders) -> None:
    play.own_seat(live, person, wish.seat)
    known = begun(live).ordered
    for one in wish.orders:
        if one.card not in known:
            raise Illegal("no-orders", card=one.card, count=len(known), known=known)
    room.chairs[wish.seat].orders |= {one.card: one.order for one in wish.orders}


def answer(live: LiveTable, seat: int) -> str | None:
    """What a seat's orders pick for it now."""
    if live.table is None or not live.table.ordered:
        return None
    given = live.room.chairs[seat].orders
    return live.table.obey(seat, {card: str(order) for card, order in given.items()}, unless_told(live.room, seat))


def unless_told(room: Room, seat: int) -> Order:
    """The order for a card that none was given for: to ask, unless the device would have to change hands for it."""
    return USE if len(room.seats_of(room.chairs[seat].person)) > 1 else ASK


def begun(live: LiveTable) -> Table:
    if live.table is None:
        raise Clash("not-begun")
    return live.table
