"""Loading: from the storage into memory, and on from there as other nodes change what is stored."""

from __future__ import annotations

import asyncio

from sandtable.server.people.identity import Identity
from sandtable.server.problems import Missing
from sandtable.server.storage.store import Game, Store
from sandtable.server.tables import game
from sandtable.server.tables.game import Packs
from sandtable.server.tables.live import LiveTable
from sandtable.server.tables.silence import Pauses


class Loader:
    """Brings tables into memory and keeps them as they are stored."""

    def __init__(self, store: Store, identity: Identity, packs: Packs) -> None:
        self.pauses = Pauses()
        self._store = store
        self._identity = identity
        self._packs = packs

    async def load(self, id: str) -> LiveTable:
        """A table as it is stored."""
        stored = await self._stored(id)
        live = LiveTable(stored, self._identity, self._packs, self.pauses)
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
        if live.stale or live.table is None:
            await self._build(live, stored)
        else:
            await self._follow(live, stored)
        live.call_by_name()
        return True

    async def _stored(self, id: str) -> Game:
        stored = await self._store.game(id)
        if stored is None:
            raise Missing("There is no such table.")
        return stored

    async def _build(self, live: LiveTable, stored: Game) -> None:
        await self._identity.know([chair.person for chair in stored.room.chairs])
        live.room, live.version = stored.room, stored.version
        moves = [move for move in await self._store.moves(live.id) if move.n <= stored.version]
        live.table, live.listing = None, None
        if stored.room.asked:
            await asyncio.to_thread(live.rebuild, game.fold(moves))
        live.stale = False

    async def _follow(self, live: LiveTable, stored: Game) -> None:
        await self._identity.know([chair.person for chair in stored.room.chairs])
        live.stale = True
        live.follow([move for move in await self._store.moves(live.id, live.version) if move.n <= stored.version])
        live.room, live.version, live.listing, live.stale = stored.room, stored.version, None, False
