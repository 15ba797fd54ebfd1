"""What players do at a table they name: pick, take back, ask why. The same over HTTP and over the WebSocket."""

from __future__ import annotations

import time

from sandtable.server.storage.room import Room
from sandtable.server.storage.store import Move
from sandtable.server.tables import play
from sandtable.server.tables.live import Live
from sandtable.server.tables.registry import Tables
from sandtable.server.wire.table import Picks, UndoPick, WhyNots


async def make_picks(tables: Tables, table: str, me: str, picks: Picks) -> int:
    """Make picks for a seat of mine. Returns the number of the question it answers next."""
    begun = time.perf_counter()

    def action(live: Live, room: Room) -> Move:
        play.own_seat(live, me, picks.seat)
        return play.pick(live, room, picks.seat, picks.number, picks.picks)

    live = await tables.change(table, action)
    tables.metrics.picks += len(picks.picks)
    tables.metrics.pick_seconds.add(time.perf_counter() - begun)
    return live.room.numbers[picks.seat]


async def take_back(tables: Tables, table: str, me: str, wish: UndoPick) -> int:
    """Take back the last pick of a seat of mine. Returns the number of the question it answers next."""

    def action(live: Live, room: Room) -> Move:
        play.own_seat(live, me, wish.seat)
        return play.undo(live, room, wish.seat, wish.number)

    live = await tables.change(table, action)
    return live.room.numbers[wish.seat]


async def explain(tables: Tables, table: str, me: str, seat: int, id: int) -> WhyNots:
    """What a seat of mine is not offered, and why."""
    async with tables.reading(table) as live:
        play.own_seat(live, me, seat)
        return play.why_not(live, seat, id)
