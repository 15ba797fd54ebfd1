"""All tables: found or loaded, changed one thing after the other, committed before anybody hears of it."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Final

from sandtable.server.metrics import Metrics
from sandtable.server.nodes.news import Bus, News
from sandtable.server.people.identity import Identity
from sandtable.server.people.presence import Crowd
from sandtable.server.problems import Newer, Refused, Unavailable
from sandtable.server.storage.asking import check_asker, for_nobody
from sandtable.server.storage.database import Conflict, Statement
from sandtable.server.storage.room import Room
from sandtable.server.storage.store import Listing, Store
from sandtable.server.tables import clocks
from sandtable.server.tables.contents import Contents
from sandtable.server.tables.echoes import Echoes
from sandtable.server.tables.game import Packs
from sandtable.server.tables.handover import Handover
from sandtable.server.tables.live import Action, LiveTable
from sandtable.server.tables.loading import Loader
from sandtable.server.tables.scoring import score_kept
from sandtable.server.tables.silence import plain_to_all, seen_by

log = logging.getLogger("sandtable.tables")

TRIES: Final = 8  # how often a change is tried again that other nodes got ahead of

Exempt = Callable[[Room], bool]  # whether a silence does not hold somebody up


def nobody(room: Room) -> bool:
    return False


def everybody(room: Room) -> bool:
    return True


def as_it_is(person: str, text: str) -> str:
    return text


class Tables:
    """The tables in memory. Any node may have any table; the storage decides who was first."""

    def __init__(self, store: Store, identity: Identity, packs: Packs, crowd: Crowd, metrics: Metrics) -> None:
        self.store = store
        self.identity = identity
        self.packs = packs
        self.crowd = crowd
        self.metrics = metrics
        self.contents = Contents(store, packs)
        self.loader = Loader(store, identity, self.contents)
        self.echoes = Echoes(store, identity, self.loader, crowd)
        self.bus: Bus
        self.attend: Callable[[LiveTable], None]  # sees to a table whenever it went on: to its bots, orders and clocks
        self.heard: Callable[[str, str], str] = as_it_is  # what others hear when somebody says something
        self.shared = False  # whether other nodes use the same storage
        self.live: dict[str, LiveTable] = {}
        self.commits = 0
        self.handover = Handover(self)
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}

    # Finding

    async def find(self, id: str, *, in_passing: bool = False) -> LiveTable:
        """A table. In passing, when nobody asked for it, one of older rules is left to a node that plays by them."""
        live = self.live.get(id)
        if live is None:
            if id not in self._loading:
                self._loading[id] = asyncio.create_task(self._load(id, in_passing), context=for_nobody())
            try:
                live = await asyncio.shield(self._loading[id])
            finally:
                self._loading.pop(id, None)
        live.used = time.monotonic()
        return live

    async def _load(self, id: str, in_passing: bool) -> LiveTable:
        live = await self.handover.load(id, in_passing=in_passing)
        self.live[id] = live
        self.attend(live)
        return live

    @asynccontextmanager
    async def reading(self, id: str, exempt: Exempt = nobody) -> AsyncIterator[LiveTable]:
        """A table as it is committed, while nobody changes it. Whoever looks during a silence waits for its end."""
        live, waited = await self.find(id), False
        while True:
            async with live.lock:
                if live.stale:
                    await self.loader.read(live)
                elif self.shared:
                    await self._refresh(live)
                if live.room.silence is None or exempt(live.room):
                    await check_asker(waited)
                    yield live
                    return
                change, waited = live.change(), True
            await change.wait()

    # Changing

    async def change(self, id: str, action: Action, also: Sequence[Statement] = (), exempt: Exempt = nobody) -> LiveTable:
        """Do something at a table: done in memory, committed, and only then told. During a silence it waits for its end."""
        live, tries, waited = await self.find(id), 0, False
        while tries < TRIES:
            async with live.lock:
                if live.stale:
                    await self.loader.read(live)
                    live.tell()
                if live.room.silence is None or exempt(live.room):
                    tries += 1
                    await check_asker(waited)
                    if await self._change(live, action, also):
                        return live
                    continue
                change, waited = live.change(), True
            await change.wait()
        raise Unavailable("table-too-busy")

    async def _change(self, live: LiveTable, action: Action, also: Sequence[Statement]) -> bool:
        """Try once. Returns whether that settled it: a refusal that rests on an old state of the table is worth another try."""
        try:
            return await self._try(live, live.room.copy(), action, also)
        except Refused:
            if live.stale or not self.shared or not await self._refresh(live):
                raise
            return False

    async def _try(self, live: LiveTable, room: Room, action: Action, also: Sequence[Statement]) -> bool:
        """Carry out an action and commit it. If that fails once the game was touched, it is read again before its next use."""
        count, phase = (live.made, live.rewritten), live.phase
        try:
            move = action(live, room)
        except BaseException:
            live.stale = (live.made, live.rewritten) != count
            raise
        if move is None and room == live.room:
            return True
        before, version, listing = live.room, live.version + 1, listed(live, room, phase)
        live.stale = True
        try:
            fresh = None if listing == live.listing else listing
            await self.store.commit(live.id, version, room, move, fresh, reseated(before, room), [*also, *score_kept(live, room)])
        except Conflict:
            return False
        live.version, live.room, live.listing, live.stale = version, room, listing, False
        self.commits += 1
        live.went_on(move)
        await self._announce(live, before)
        return True

    async def _announce(self, live: LiveTable, before: Room) -> None:
        lobby = seen_by(live.room).status != seen_by(before).status or reseated(before, live.room)
        if lobby:
            await self.identity.know([chair.person for chair in live.room.chairs])
        live.call_by_name()
        live.tell()
        asked = clocks.called(before, live.room)
        self.crowd.tell_turn(live.id, asked)
        self.attend(live)
        await self.bus.tell(News("game", live.id, live.version, asked=asked))
        if lobby and (live.room.owners or not before.is_delayed):
            await self.tell_lobby(live.room.owners if before.is_delayed else ())

    async def tell_lobby(self, alone: Sequence[str] = ()) -> None:
        """Tell everybody who looks at the lobby, on any node, or some people alone, that its lists have changed."""
        self.crowd.tell_lobby(alone)
        await self.bus.tell(News("lobby", "", asked=list(alone)))

    # News from other nodes

    async def catch_up(self, id: str, n: int) -> None:
        """Another node changed a game: if it is here, follow."""
        live = self.live.get(id)
        if live is None or live.version >= n:
            return
        async with live.lock:
            await self._refresh(live)

    async def _refresh(self, live: LiveTable) -> bool:
        """Follow the storage if it is ahead. Somebody holds the lock."""
        try:
            ahead = await self.loader.refresh(live)
        except Newer:
            self.handover.let_go(live)
            raise
        if ahead:
            live.tell()
            self.attend(live)
        return ahead


def listed(live: LiveTable, room: Room, phase: int) -> Listing | None:
    """By what a table is found once it has this room. Lists must not show that somebody answered during a silence, picked apart
    from the others or gave orders."""
    if live.room.silence is not None and room.silence is not None:
        return live.listing
    seen = live.phase != phase or plain_to_all(live.room) != plain_to_all(room)
    return clocks.listing(room, live.listing, seen=seen)


def reseated(before: Room, after: Room) -> bool:
    """Whether other people have seats now."""
    return [chair.person for chair in before.chairs] != [chair.person for chair in after.chairs]
