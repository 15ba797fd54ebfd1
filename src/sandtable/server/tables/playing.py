"""What players do at a table they name: pick, take back, ask why. The same over HTTP and over the WebSocket."""

from __future__ import annotations

import time
from collections.abc import Callable

from sandtable.server.problems import Forbidden
from sandtable.server.storage.room import Room
from sandtable.server.storage.store import Move
from sandtable.server.tables import play
from sandtable.server.tables.live import LiveTable
from sandtable.server.tables.refusals import why_not
from sandtable.server.tables.registry import Exempt, Tables
from sandtable.server.tables.silence import lets_answer
from sandtable.server.wire.playing import Done, Picks, Preview, UndoPick, WhyNots


async def own_seat(tables: Tables, table: str, me: str, seat: int) -> Callable[[LiveTable], None]:
    """A check to be made once the table is theirs to change: it refuses a seat that is not this person's, or that they left
    after they asked."""
    left = (await tables.find(table)).left[me]

    def check(live: LiveTable) -> None:
        if live.left[me] != left:
            raise Forbidden("not-your-seat")
        play.own_seat(live, me, seat)

    return check


def who_answers(person: str, seat: int) -> Exempt:
    """A silence holds up everybody but the person who is asked in secret."""
    return lambda room: lets_answer(room, person, seat)


def who_looks(person: str | None, seat: int | None) -> Exempt:
    """A silence keeps everybody from looking but the person who is asked in secret, and they look from the seat that is asked."""

    def exempt(room: Room) -> bool:
        asked = [own for own in room.seats_of(person or "") if lets_answer(room, person or "", own)]
        return bool(asked) and (seat is None or seat in asked)

    return exempt


async def make_picks(tables: Tables, table: str, me: str, picks: Picks, id: int = 0) -> Done:
    """Make picks for a seat of mine. Returns how many were made, and the number of the question it answers next."""
    begun, made = time.perf_counter(), 0
    check = await own_seat(tables, table, me, picks.seat)

    def action(live: LiveTable, room: Room) -> Move:
        nonlocal made
        check(live)
        move = play.pick(live, room, picks.seat, picks.number, picks.picks)
        made = len(move.data.split("\n"))
        return move

    live = await tables.change(table, action, exempt=who_answers(me, picks.seat))
    tables.metrics.picks += made
    tables.metrics.pick_seconds.add(time.perf_counter() - begun)
    return Done(id, live.room.numbers[picks.seat], made)


async def take_back(tables: Tables, table: str, me: str, wish: UndoPick, id: int = 0) -> Done:
    """Take back the last pick of a seat of mine. Returns the number of the question it answers next."""
    check = await own_seat(tables, table, me, wish.seat)

    def action(live: LiveTable, room: Room) -> Move:
        check(live)
        return play.undo(live, room, wish.seat, wish.number)

    live = await tables.change(table, action)
    return Done(id, live.room.numbers[wish.seat])


async def explain(tables: Tables, table: str, me: str, seat: int, language: str, id: int = 0) -> WhyNots:
    """What a seat of mine is not offered, and why."""
    async with tables.reading(table, who_answers(me, seat)) as live:
        play.own_seat(live, me, seat)
        return why_not(live, seat, id, language)


async def preview(tables: Tables, table: str, me: str, picks: Picks, language: str) -> Preview:
    """What a seat of mine would see after some picks, as far as it could still take them back."""
    async with tables.reading(table, who_answers(me, picks.seat)) as live:
        play.own_seat(live, me, picks.seat)
        return Preview(play.preview(live, picks.seat, picks.number, picks.picks, language))
