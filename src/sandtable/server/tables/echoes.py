"""Echoes: tables as those see them who have no seat, where they see everything later.

An echo follows the moments that are stored of a game when they are due, as a node follows what another one does. So nothing
that is shown to its watchers can come from how the table stands now.
"""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager

from sandtable.server.people.identity import Identity
from sandtable.server.people.presence import Crowd
from sandtable.server.problems import Clash, Missing, Refused
from sandtable.server.storage.store import Store
from sandtable.server.tables.live import Echo, LiveTable
from sandtable.server.tables.loading import Loader
from sandtable.server.times import now

log = logging.getLogger("sandtable.echoes")


class Echoes:
    """The echoes of the tables in memory, each kept by its table."""

    def __init__(self, store: Store, identity: Identity, loader: Loader, crowd: Crowd) -> None:
        self._store = store
        self._identity = identity
        self._loader = loader
        self._crowd = crowd
        self._listed = now()  # up to when everybody was told that the lists changed

    @asynccontextmanager
    async def reading(self, live: LiveTable) -> AsyncIterator[Echo]:
        """The echo of a table as it is due now, while nothing changes it."""
        if not isinstance(live.echo, Echo):
            live.echo = Echo(live, self._identity)
        echo = live.echo
        async with echo.lock:
            await self._follow(echo)
            yield echo

    async def _follow(self, echo: Echo) -> None:
        """Bring an echo to the moment that is due, and tell its watchers. Somebody holds its lock."""
        moment = await self._store.moment(echo.id, now())
        if moment is None:
            raise Missing("no-table")
        if moment.version > echo.version or echo.stale:
            try:
                await self._loader.bring(echo, moment)
            except Clash:  # other rules went on with the game since then: what came before is not shown
                echo.stale = False
            echo.tell()

    async def look(self, tables: Iterable[LiveTable]) -> None:
        """Show what is due to those who watch, and let the lobby know if a game is over for them, or paused."""
        watched = {live.id: live.echo for live in tables if isinstance(live.echo, Echo) and live.echo.awaited()}
        for id, version in (await self._store.newest_moments(list(watched), now())).items():
            if version > watched[id].version:
                await self._try_to_follow(watched[id])
        until = now()
        if await self._store.lists_change(self._listed, until):
            self._crowd.tell_lobby()
        self._listed = until

    async def _try_to_follow(self, echo: Echo) -> None:
        """What is wrong with one table keeps no other from going on."""
        async with echo.lock:
            try:
                await self._follow(echo)
            except Refused as problem:
                log.warning("the echo of %s cannot go on: %s", echo.id, problem)
