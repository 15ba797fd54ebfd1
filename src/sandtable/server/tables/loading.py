"""Loading: from the storage into memory, and on from there as other nodes change what is stored."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from lzma import LZMAError

import msgspec

import sandtable
from sandtable import SandtableError
from sandtable.engine.content import Content
from sandtable.server.people.identity import Identity
from sandtable.server.problems import Clash, Missing, Newer, Refused
from sandtable.server.storage.room import FORMAT
from sandtable.server.storage.rows import Snapshot
from sandtable.server.storage.store import Game, Move, Store
from sandtable.server.tables import game, ways
from sandtable.server.tables.contents import Contents
from sandtable.server.tables.live import LiveTable
from sandtable.server.tables.recording import Recorded, Recording
from sandtable.server.tables.silence import Pauses

log = logging.getLogger("sandtable.loading")


class Loader:
    """Brings tables into memory and keeps them as they are stored."""

    def __init__(self, store: Store, identity: Identity, contents: Contents) -> None:
        self.pauses = Pauses()
        self._store = store
        self._identity = identity
        self.contents = contents

    async def load(self, id: str) -> LiveTable:
        """A table as it is stored."""
        stored = await self._stored(id)
        live = LiveTable(stored, self._identity, self.pauses)
        await self._build(live, stored)
        return live

    async def read(self, live: LiveTable) -> None:
        """Set a table up anew from what is stored."""
        await self._build(live, await self._stored(live.id))

    async def refresh(self, live: LiveTable) -> bool:
        """Look whether the storage is ahead, and follow. Somebody holds the lock."""
        stored = await self._store.game(live.id)
        if stored is None or (stored.version <= live.version and not live.stale):
            return False
        await self.bring(live, stored)
        return True

    async def bring(self, live: LiveTable, stored: Game) -> None:
        """Bring a table to a later version. Somebody holds the lock."""
        check_format(stored)
        if live.stale or live.table is None or live.head != stored.head:
            await self._build(live, stored)
        else:
            await self._follow(live, stored)
        live.call_by_name()

    async def _stored(self, id: str) -> Game:
        stored = await self._store.game(id)
        if stored is None:
            raise Missing("no-table")
        return stored

    async def _build(self, live: LiveTable, stored: Game) -> None:
        """Set a table up as it is stored. One that makes no sense is refused like anything else, and stops nothing else."""
        try:
            await self._bring_up(live, stored)
        except Refused:
            raise
        except Exception as error:
            log.warning("%s makes no sense: %s", stored.id, error, exc_info=not isinstance(error, SandtableError))
            raise Clash("table-unreadable", id=stored.id) from error

    async def _bring_up(self, live: LiveTable, stored: Game) -> None:
        await self._identity.know([chair.person for chair in stored.room.chairs])
        check_format(stored)
        live.head, live.room, live.version = stored.head, stored.room, stored.version
        live.table, live.listing, live.recorded, live.way = None, None, None, None
        if stored.room.status == "over" and await self._show_recording(live):
            return
        live.content = await self.contents.of(live.head)
        if stored.room.asked:
            await self._set_up(live, live.content)
        elif self._rules(live) < 0:
            live.way = ways.not_begun(live.head)
        live.stale = False

    def _rules(self, live: LiveTable) -> int:
        """By how many versions the rules of a game are newer than those of this server. Negative: they are older."""
        ahead = game.rules_of(live.head) - sandtable.title(live.room.title).version
        if ahead > 0:
            raise Newer("newer-version")
        return ahead

    async def _set_up(self, live: LiveTable, content: Content) -> None:
        """The game as it stands: from its snapshot, or from its beginning; or where these rules can go on with it."""
        older, taken = self._rules(live) < 0, await self._store.snapshot(live.id)
        if taken is not None and (taken.n > live.version or taken.rules != game.rules_of(live.head)):
            taken = None
        if older:
            live.way = await asyncio.to_thread(ways.find_way, live.head, content, taken, await self._moves(live))
            if live.way.table is not None:
                live.lay_out(live.way.table)
        elif taken is None or not await self._go_on_from(live, content, taken):
            await asyncio.to_thread(live.rebuild, game.fold(await self._moves(live)))

    async def _go_on_from(self, live: LiveTable, content: Content, taken: Snapshot) -> bool:
        """Go on from a snapshot, which is quicker than to begin anew. One that is damaged does no harm."""
        later = await self._moves(live, taken.n)
        try:
            live.lay_out(await asyncio.to_thread(game.restored, live.head, taken.data, content))
            await asyncio.to_thread(follow, live, later)
        except SandtableError as error:
            log.warning("the snapshot of %s is of no use: %s", live.id, error)
            return False
        live.unsaved = len(later)
        return True

    async def _moves(self, live: LiveTable, after: int = 0) -> list[Move]:
        return [move for move in await self._store.moves(live.id, after) if move.n <= live.version]

    async def _show_recording(self, live: LiveTable) -> bool:
        """A game that is over needs no rules any more, if it was recorded."""
        kept = await self._store.recording(live.id)
        recording = None if kept is None else await asyncio.to_thread(self._unpacked, live.id, kept)
        if recording is None:
            return False
        live.recorded, live.stale = Recorded(recording), False
        live.rewritten += 1
        live.call_by_name()
        with contextlib.suppress(Clash, SandtableError):  # then its cards are not here any more
            live.content = await self.contents.of(live.head)
        return True

    def _unpacked(self, id: str, kept: bytes) -> Recording | None:
        """A recording, unless it is damaged: then the game is shown as far as its rules are here."""
        try:
            return Recording.loads(kept)
        except (Clash, LZMAError, msgspec.MsgspecError) as error:
            log.warning("the recording of %s is of no use: %s", id, error)
            return None

    async def _follow(self, live: LiveTable, stored: Game) -> None:
        await self._identity.know([chair.person for chair in stored.room.chairs])
        live.stale = True
        later = [move for move in await self._store.moves(live.id, live.version) if move.n <= stored.version]
        follow(live, later)
        live.unsaved += len(later)
        live.room, live.version, live.listing, live.stale = stored.room, stored.version, None, False


def check_format(stored: Game) -> None:
    """Leave a room alone that a newer version wrote: this one would forget what it does not know."""
    if stored.room.format > FORMAT:
        raise Newer("newer-version")


def follow(live: LiveTable, moves: list[Move]) -> None:
    """Make moves that are committed already."""
    assert live.table is not None
    for move in moves:
        if move.kind == "picks":
            for pick in move.data.split("\n"):
                live.table.play(move.seat, pick)
        elif move.kind == "undo":
            live.take_back(move.seat)
        else:
            live.rebuild(live.picks[: int(move.data)])
