"""One connection of one person: numbered updates of the tables they watch, and picks the fast way."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Coroutine
from typing import Any, Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from sandtable.engine.messages import house as words
from sandtable.server.house import House
from sandtable.server.languages import understood
from sandtable.server.limits import LARGEST_MESSAGE, MOST_WATCHED
from sandtable.server.people.identity import Visitor
from sandtable.server.problems import Clash, Elsewhere, Failed, Forbidden, Refused, TooLarge
from sandtable.server.socket.farewell import farewell
from sandtable.server.socket.line import line_of
from sandtable.server.storage.asking import for_nobody
from sandtable.server.tables import chat, playing, proposals
from sandtable.server.tables.live import LiveTable
from sandtable.server.tables.perspective import Perspective
from sandtable.server.tables.watching import check_presence, watching
from sandtable.server.wire.messages import (
    EnterLobby,
    GiveAnswer,
    MakeProposal,
    Order,
    Pick,
    RefusedOrder,
    Speak,
    Undo,
    Unwatch,
    Watch,
    Why,
    decode,
)
from sandtable.server.wire.playing import Done
from sandtable.server.wire.reading import read_json
from sandtable.server.wire.view import Gone

log = logging.getLogger("sandtable.socket")

MOST_UNSENT: Final = 2**20  # bytes a slow connection may be behind
FLUSH: Final = 5.0  # seconds a connection that ends has to take its last messages

AtTable = Pick | Undo | Why | Speak | MakeProposal | GiveAnswer  # what is for those who have a seat

encode = msgspec.json.Encoder().encode


def start(work: Coroutine[Any, Any, None], tasks: set[asyncio.Task[None]]) -> None:
    """Begin something, and keep it among some tasks until it is done."""
    task = asyncio.create_task(work, context=for_nobody())
    tasks.add(task)
    task.add_done_callback(tasks.discard)


class Device:
    """One connection of one person."""

    def __init__(self, house: House, visitor: Visitor, socket: WebSocket, language: str) -> None:
        self.person = visitor.person.id
        self.address = socket.client.host if socket.client else ""
        self.language = language
        self.session = visitor.session
        self._house = house
        self._socket = socket
        self._line = line_of(socket)
        self._watching: dict[str, Perspective] = {}  # by table
        self._moving: set[asyncio.Task[None]] = set()  # to other places from which to watch tables
        self.ending: asyncio.Future[tuple[int, str]] = asyncio.get_running_loop().create_future()

    # What the house says

    def send(self, data: bytes) -> None:
        """Send a message at once. Whoever is too slow to take it is hung up on, and will ask for what they missed."""
        if self._line.unsent > MOST_UNSENT:
            self.hang_up(1013, "goodbye-too-slow")
        elif not self.ending.done():
            self._line.write(data)

    def watches(self, table: str) -> bool:
        return table in self._watching

    def hang_up(self, code: int, message: str) -> None:
        """End the connection, with the message that says why."""
        if not self.ending.done():
            self.ending.set_result((code, farewell(words(self.language).text(message))))

    def moved(self, live: LiveTable) -> None:
        """The seat this connection looked from is no longer its person's: look from where they still may."""
        del self._watching[live.id]
        if live.room.comes_later_for(self.person):  # the game has begun just now: they watch its echo from now on
            start(self._watch_on(live.id), self._moving)
            return
        try:
            perspective = live.perspective(live.may_look(self.person, None), self.language)
        except Forbidden as refused:
            self.send(encode(Gone(live.id, refused.problem(self.language))))
            return
        self.send(encode(perspective.state()))
        self._follow(live, perspective)

    async def _watch_on(self, table: str) -> None:
        """Watch a table from where this person may."""
        try:
            await self._watch(Watch(table))
        except Refused as refused:
            self.send(encode(Gone(table, refused.problem(self.language))))

    def _follow(self, live: LiveTable, perspective: Perspective) -> None:
        """Get whatever changes for a seat from now on."""
        self._watching[live.id] = perspective
        perspective.watchers.add(self)

    async def end(self) -> None:
        """Say goodbye once the last messages are taken, but wait for that only so long."""
        try:
            async with asyncio.timeout(FLUSH):
                with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
                    await self._line.flush()
                    await self._socket.close(*await self.ending)
        except TimeoutError:
            self._line.drop()

    # What the person says

    async def read(self) -> None:
        """Obey one message after the other until the connection ends."""
        while (data := await self._line.read()) is not None:
            answer = await self._obey_or_refuse(data)
            if answer is not None:
                self.send(encode(answer))

    async def _obey_or_refuse(self, data: bytes) -> Any:
        metrics, id = self._house.metrics, 0
        metrics.messages += 1
        try:
            if len(data) > LARGEST_MESSAGE:
                raise TooLarge("message-too-large", most=LARGEST_MESSAGE)
            try:
                order = read_json(data, decode)
                id = order.id
            finally:
                self._house.limits.spend("message", account=self.person)
            if isinstance(order, AtTable):
                await check_presence(self._house.tables, order.table, self.person)
            return await self._obey(order)
        except Refused as refused:
            metrics.refused += 1
            if isinstance(refused, Elsewhere):  # whoever connects again may find a node that has the table
                self.hang_up(1012, "goodbye-restart")
            return RefusedOrder(id, refused.problem(self.language))
        except Exception:
            metrics.errors += 1
            log.exception("a message failed")
            return RefusedOrder(id, Failed("went-wrong").problem(self.language))

    async def _obey(self, order: Order) -> Any:
        house, me, tables = self._house, self.person, self._house.tables
        match order:
            case Pick():
                return await playing.make_picks(tables, order.table, me, order, order.id)
            case Watch():
                return await self._watch(order)
            case Undo():
                return await playing.take_back(tables, order.table, me, order, order.id)
            case Why():
                return await playing.explain(tables, order.table, me, order.seat, self.language, order.id)
            case Unwatch():
                self._unwatch(order.table)
            case EnterLobby():
                house.crowd.enter_lobby(self)
            case Speak():
                house.limits.spend("chat", account=me)
                await chat.say(tables, order.table, me, order.text)
            case MakeProposal():
                house.limits.spend("proposal", account=me)
                await tables.change(order.table, lambda live, room: proposals.propose(live, room, me, order))
            case GiveAnswer():
                await tables.change(order.table, lambda live, room: proposals.answer(live, room, me, order.agree))
        return Done(order.id)

    async def _watch(self, order: Watch) -> Done:
        if len(self._watching) >= MOST_WATCHED and order.table not in self._watching:
            raise Clash("too-many-watched", most=MOST_WATCHED)
        self.language = understood(order.language, self.language)
        exempt = playing.who_looks(self.person, order.seat)
        async with watching(self._house.tables, order.table, self.person, exempt) as live:
            perspective = live.perspective(live.may_look(self.person, order.seat), self.language)
            if order.table in self._watching:
                self._watching[order.table].watchers.discard(self)
            self.send(encode(perspective.since(order.era, order.n)))
            self._follow(live, perspective)
        return Done(order.id)

    def _unwatch(self, table: str) -> None:
        perspective = self._watching.pop(table, None)
        if perspective is not None:
            perspective.watchers.discard(self)

    def leave(self) -> None:
        """Stop watching all tables."""
        for task in self._moving:
            task.cancel()
        for table in list(self._watching):
            self._unwatch(table)
