"""All tables: found or loaded, changed one thing after the other, committed before anybody hears of it."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Any, Final

from sandtable.server.metrics import Metrics
from sandtable.server.nodes.news import Bus, News
from sandtable.server.people.identity import Identity, new_id
from sandtable.server.people.presence import Crowd
from sandtable.server.problems import Clash, Missing, Refused, Unavailable
from sandtable.server.storage.database import Conflict, Statement
from sandtable.server.storage.room import Room
from sandtable.server.storage.store import Store, adding
from sandtable.server.tables import clocks, game, seating
from sandtable.server.tables.game import Packs
from sandtable.server.tables.live import Action, Live
from sandtable.server.times import now
from sandtable.server.wire.table import NewTable

log = logging.getLogger("sandtable.tables")

TRIES: Final = 8  # how often a change is tried again that other nodes got ahead of
IDLE: Final = 600.0  # seconds until a table nobody uses is put away


class Tables:
    """The tables in memory. Any node may have any table; the storage decides who was first."""

    def __init__(self, store: Store, identity: Identity, packs: Packs, crowd: Crowd, metrics: Metrics) -> None:
        self.store = store
        self.identity = identity
        self.packs = packs
        self.crowd = crowd
        self.metrics = metrics
        self.bus: Bus
        self.attend: Callable[[Live], None]  # sees to a table whenever it went on: to its bots, orders and clocks
        self.shared = False  # whether other nodes use the same storage
        self.pause = 0.0  # seconds of silence after what somebody may answer in secret
        self.live: dict[str, Live] = {}
        self.commits = 0
        self._loading: dict[str, asyncio.Task[Live]] = {}

    # Finding

    async def find(self, id: str) -> Live:
        live = self.live.get(id)
        if live is None:
            if id not in self._loading:
                self._loading[id] = asyncio.create_task(self._load(id))
            try:
                live = await asyncio.shield(self._loading[id])
            finally:
                self._loading.pop(id, None)
        live.used = time.monotonic()
        return live

    async def _load(self, id: str) -> Live:
        stored = await self.store.game(id)
        if stored is None:
            raise Missing("There is no such table.")
        live = Live(stored, self.identity, self.packs)
        live.pause = self.pause
        await self._read(live)
        self.live[id] = live
        self.attend(live)
        return live

    async def _read(self, live: Live) -> None:
        """Build a live table from what is stored."""
        stored = await self.store.game(live.id)
        if stored is None:
            raise Missing("There is no such table.")
        await self.identity.know([chair.person for chair in stored.room.chairs])
        live.room, live.version = stored.room, stored.version
        moves = [move for move in await self.store.moves(live.id) if move.n <= stored.version]
        live.table, live.listing = None, None
        if stored.room.asked:
            await asyncio.to_thread(live.rebuild, game.fold(moves))
        live.stale = False

    @asynccontextmanager
    async def reading(self, id: str) -> AsyncIterator[Live]:
        """A table as it is committed, while nobody changes it."""
        live = await self.find(id)
        while silence := live.silence():
            await asyncio.sleep(silence)
        async with live.lock:
            if live.stale:
                await self._read(live)
            elif self.shared:
                await self._refresh(live)
            yield live

    # Changing

    async def make(self, wish: NewTable, host: str) -> str:
        """A new table."""
        room = seating.new_room(wish, host)
        table = seating.furnish(room, self.packs)
        id = new_id()
        if table.title.mode(room.mode).campaign:
            room.campaign = id
        await self.store.database.write(adding(id, game.head_of(table), room))
        await self.change(id, seating.start_if_full)
        await self.hear_of_lobby()
        return id

    async def change(self, id: str, action: Action, also: Sequence[Statement] = ()) -> Live:
        """Do something at a table: checked and done in memory, committed, and only then told."""
        live = await self.find(id)
        async with live.lock:
            for _ in range(TRIES):
                if live.stale:
                    await self._read(live)
                    live.tell()
                room = live.room.copy()
                try:
                    if await self._try(live, room, action, also):
                        return live
                except Refused:
                    if live.stale or not self.shared or not await self._refresh(live):
                        raise  # else it was refused because of something old: try again
        raise Unavailable("The table is too busy. Nothing was changed.")

    async def _try(self, live: Live, room: Room, action: Action, also: Sequence[Statement]) -> bool:
        """One attempt. Whatever goes wrong after the game was touched, it is read again before its next use."""
        count = live.made, live.rewritten
        try:
            move = action(live, room)
        except BaseException:
            live.stale = (live.made, live.rewritten) != count
            raise
        if move is None and room == live.room:
            return True
        reseated = [chair.person for chair in room.chairs] != [chair.person for chair in live.room.chairs]
        live.stale, listing = True, clocks.listing(room)
        try:
            fresh = listing if listing != live.listing else None
            await self.store.commit(live.id, live.version + 1, room, move, fresh, reseated, also)
        except Conflict:
            return False
        live.stale, live.listing = False, listing
        self.commits += 1
        lobby = room.status != live.room.status or reseated
        live.version, live.room = live.version + 1, room
        await self._announce(live, lobby)
        return True

    async def _announce(self, live: Live, lobby: bool) -> None:
        if lobby:
            await self.identity.know([chair.person for chair in live.room.chairs])
        live.call_by_name()
        live.tell()
        asked = clocks.called(live.room)
        self.crowd.tell_turn(live.id, asked)
        self.attend(live)
        await self.bus.tell(News("game", live.id, live.version, asked=asked))
        if lobby:
            await self.hear_of_lobby()

    async def hear_of_lobby(self) -> None:
        self.crowd.tell_lobby()
        await self.bus.tell(News("lobby", ""))

    async def again(self, id: str, person: str) -> str:
        """A rematch, or the next game of a campaign. Whoever asks second agrees to the one that is there."""
        async with self.reading(id) as live:
            room, table = live.room, live.table
            if room.status != "over" or table is None:
                raise Clash("The game is not over.")
            if person not in [chair.person for chair in room.chairs]:
                raise Clash("Only those who played can ask for another game.")
            carried = table.campaign if room.campaign and not room.campaign_over else None
        following = room.next
        if not following or await self._came_to_nothing(following):
            following = await self._follow_up(id, room, person, carried)
        await self.change(following, lambda live, draft: seating.agree(live, draft, person))
        await self.change(following, seating.start_if_full)
        return following

    async def _came_to_nothing(self, id: str) -> bool:
        """Whether whoever asked for another game gave up on it before it began."""
        stored = await self.store.game(id)
        return stored is None or stored.room.status == "closed"

    async def _follow_up(self, id: str, room: Room, person: str, carried: dict[str, Any] | None) -> str:
        """Make the table of the game after this one, and invite everybody. If somebody was faster it is theirs."""
        if room.campaign and not room.campaign_over and carried is None:
            raise Clash("This game was not played to its end: the campaign does not go on from here.")
        fresh = seating.again(room, id, person)
        table = seating.furnish(fresh, self.packs, carried)
        new = new_id()
        if table.title.mode(fresh.mode).campaign and not fresh.campaign:
            fresh.campaign = new
        also = adding(new, game.head_of(table), fresh)
        live = await self.change(id, lambda live, draft: follow_up(draft, room.next, new), also)
        if live.room.next == new:
            await self._invite(new, fresh.invited)
        return live.room.next

    async def _invite(self, id: str, people: list[str]) -> None:
        self.crowd.tell_turn(id, people)
        await self.bus.tell(News("game", id, 0, asked=people))
        await self.hear_of_lobby()

    # News from other nodes

    async def catch_up(self, id: str, n: int) -> None:
        """Another node changed a game: if it is here, follow."""
        live = self.live.get(id)
        if live is None or live.version >= n:
            return
        async with live.lock:
            await self._refresh(live)

    async def _refresh(self, live: Live) -> bool:
        """Look whether the storage is ahead, and follow. Somebody holds the lock."""
        stored = await self.store.game(live.id)
        if stored is None or (stored.version <= live.version and not live.stale):
            return False
        if live.stale or live.table is None:
            await self._read(live)
        else:
            await self._follow(live, stored.room, stored.version)
        live.call_by_name()
        live.tell()
        self.attend(live)
        return True

    async def _follow(self, live: Live, room: Room, version: int) -> None:
        await self.identity.know([chair.person for chair in room.chairs])
        live.stale = True
        live.follow([move for move in await self.store.moves(live.id, live.version) if move.n <= version])
        live.room, live.version, live.listing, live.stale = room, version, None, False

    # Housekeeping

    async def look_after_due(self) -> None:
        """Load the games whose time has come: they go on from there."""
        for id in await self.store.due_games(now()):
            try:
                live = await self.find(id)
                await self.catch_up(id, live.version + 1)
                if live.room.status == "open":
                    await self.change(id, seating.start_if_full)
                elif not live.thinking:
                    self.attend(live)
            except Refused as problem:
                log.warning("%s cannot go on: %s", id, problem)

    async def look_for_news(self) -> None:
        """See whether games that are watched here moved on elsewhere, in case no news came."""
        ids = [id for id, live in self.live.items() if live.watched()]
        for id, version in (await self.store.versions(ids)).items():
            await self.catch_up(id, version)

    def put_away_idle(self) -> None:
        limit = time.monotonic() - IDLE
        for id, live in list(self.live.items()):
            if live.used < limit and not live.watched() and not live.thinking and not live.lock.locked():
                live.stop_timers()
                del self.live[id]

    def close(self) -> None:
        for live in self.live.values():
            live.stop_timers()


def follow_up(room: Room, before: str, id: str) -> None:
    """Note the next game, unless another was noted since somebody looked."""
    room.next = id if room.next == before else room.next
