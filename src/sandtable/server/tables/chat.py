"""What people say at a table, hidden from spectators while the game runs, and what they note for themselves."""

from __future__ import annotations

import msgspec

from sandtable.engine.sight import SPECTATOR
from sandtable.server.nodes.news import News
from sandtable.server.problems import Forbidden, Unavailable
from sandtable.server.storage.database import Conflict
from sandtable.server.storage.room import Room
from sandtable.server.storage.store import Message
from sandtable.server.tables.live import LiveTable
from sandtable.server.tables.registry import Tables, everybody
from sandtable.server.wire.table import Chat, Saying

TRIES = 5


def has_seat(room: Room, person: str | None) -> bool:
    return any(person and chair.person == person for chair in room.chairs)


def may_read(room: Room, person: str | None) -> bool:
    return has_seat(room, person) or not room.running


async def say(tables: Tables, id: str, person: str, text: str) -> None:
    """Say something to everybody at the table."""
    async with tables.reading(id, everybody) as live:
        if not has_seat(live.room, person):
            raise Forbidden("Only those at the table talk there.")
    for _ in range(TRIES):
        try:
            message = await tables.store.add_message(id, person, text)
        except Conflict:
            continue
        spread(tables, live, [message])
        await tables.bus.tell(News("chat", id, message.n))
        return
    raise Unavailable("Too many talk at once. Please say it again.")


async def hear(tables: Tables, id: str, n: int) -> None:
    """Something was said at a table, to somebody on another node."""
    live = tables.live.get(id)
    if live is not None and live.watched():
        messages = await tables.store.messages(id, n - 1)
        await tables.identity.know([message.person for message in messages])
        spread(tables, live, [message for message in messages if message.n == n])


async def read(tables: Tables, id: str, person: str | None, after: int) -> Chat:
    async with tables.reading(id, everybody) as live:
        if not may_read(live.room, person):
            raise Forbidden("What the players say is theirs while they play.")
    messages = await tables.store.messages(id, after)
    await tables.identity.know([message.person for message in messages])
    return Chat([saying(tables, id, message) for message in messages])


def spread(tables: Tables, live: LiveTable, messages: list[Message]) -> None:
    for message in messages:
        data = msgspec.json.encode(saying(tables, live.id, message))
        for seat, perspective in list(live.perspectives.items()):
            if seat != SPECTATOR or not live.room.running:
                perspective.send(data)


def saying(tables: Tables, id: str, message: Message) -> Saying:
    return Saying(id, message.n, message.person, tables.identity.name(message.person), message.text, message.made)
