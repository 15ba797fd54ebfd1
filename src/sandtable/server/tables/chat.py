"""What people say at a table, hidden from spectators while the game runs, and what they note for themselves."""

from __future__ import annotations

from typing import Final

import msgspec

from sandtable.engine.sight import SPECTATOR
from sandtable.server.nodes.news import News
from sandtable.server.problems import Forbidden, Unavailable
from sandtable.server.storage.asking import as_now
from sandtable.server.storage.database import Conflict
from sandtable.server.storage.games import still
from sandtable.server.storage.room import Room
from sandtable.server.storage.store import Message
from sandtable.server.tables.live import LiveTable
from sandtable.server.tables.registry import Tables, everybody
from sandtable.server.tables.silence import seen_by
from sandtable.server.tables.watching import watching
from sandtable.server.times import now
from sandtable.server.wire.chat import Chat, ReadChat, Saying

TRIES: Final = 20  # how often a table may go on, or somebody else may speak, while one line is under way


def has_seat(room: Room, person: str | None) -> bool:
    return any(person and chair.person == person for chair in room.chairs)


def may_read(room: Room, person: str | None) -> bool:
    return has_seat(room, person) or strangers_hear(room)


def strangers_hear(room: Room) -> bool:
    """Whether those who do not sit there hear what is said: once the game is over, as far as they may know that."""
    return room.for_everybody and not seen_by(room).running


async def say(tables: Tables, id: str, person: str, text: str) -> None:
    """Say something to everybody at the table. They hear it as the hosts of the house let them.

    It is kept only if its table and what hosts decided are still as they were when it was checked: a mute may land meanwhile.
    """
    for _ in range(TRIES):
        async with tables.reading(id, everybody) as live:
            check_may_talk(live.room, person)
            unchanged = [*as_now(), still(id, live.version)]
        try:
            message = await tables.store.add_message(id, person, tables.heard(person, text), unchanged)
        except Conflict:
            continue
        spread(tables, live, [message])
        await tables.bus.tell(News("chat", id, message.n))
        return
    raise Unavailable("too-many-talk")


def check_may_talk(room: Room, person: str) -> None:
    if not has_seat(room, person):
        raise Forbidden("only-players-talk")
    if person in room.muted:
        raise Forbidden("muted-here")


async def hear(tables: Tables, id: str, n: int) -> None:
    """Something was said at a table, to somebody on another node."""
    live = tables.live.get(id)
    if live is not None and live.watched():
        messages = await tables.store.messages(id, n - 1)
        await tables.identity.know([message.person for message in messages])
        spread(tables, live, [message for message in messages if message.n == n])


async def read(tables: Tables, id: str, person: str | None, part: ReadChat, language: str) -> Chat:
    """A part of what was said at a table."""
    async with watching(tables, id, person, everybody) as live:
        if not may_read(live.room, person):
            raise Forbidden("only-players-read")
        until = now() - live.behind
    store, most = tables.store, part.limit + 1  # one more tells whether there are more
    asked = store.messages(id, part.after, most, until) if part.after else store.messages_before(id, part.before, most, until)
    found = await asked
    messages = found[: part.limit] if part.after else found[-part.limit :]
    await tables.identity.know([message.person for message in messages])
    return Chat([saying(tables, id, message, language) for message in messages], len(found) > part.limit)


def spread(tables: Tables, live: LiveTable, messages: list[Message]) -> None:
    for message in messages:
        for perspective in list(live.perspectives.values()):
            if perspective.seat != SPECTATOR or strangers_hear(live.room):
                perspective.send(msgspec.json.encode(saying(tables, live.id, message, perspective.language)))


def saying(tables: Tables, id: str, message: Message, language: str) -> Saying:
    name = tables.identity.name(message.person, language)
    return Saying(id, message.n, message.person, name, message.text, message.made)
