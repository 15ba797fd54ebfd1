"""The heartbeat: notices that no server was there for a while, or that the clock of the machine was changed.

All servers that share a storage keep two facts in it: when one of them was last alive, and how long in all none was. A room
knows up to which absence its moments are put right; whoever reads it puts the rest right. So every absence is made up for
once, at every table, whichever server notices it, and even if that server dies over it.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Final

from sandtable.server.storage.database import Conflict
from sandtable.server.storage.store import Store
from sandtable.server.times import Clock, Millis

log = logging.getLogger("sandtable.heartbeat")

EVERY: Final = 2.0  # seconds
TICK: Final = 0.25
MOST_SILENCE: Final = 6_000  # milliseconds between two heartbeats, until nobody counts as having been there


class Heartbeat:
    """Nobody's clock runs while no server does."""

    def __init__(self, store: Store, clock: Clock, made_up: Callable[[], None], edition: str = "") -> None:
        self._store = store
        self._clock = clock
        self._edition = edition  # the rules that this server plays by
        self._made_up = made_up  # called when the moments of all rooms have moved

    async def tick(self) -> None:
        self._clock.tick()

    async def beat(self) -> None:
        """Say that a server is alive. If none was for a while, or time has jumped, make up for that first."""
        alive, absent = await self._store.presence()
        at = self._clock.wall()
        silence = 0 if alive is None else at - alive
        if abs(silence) > MOST_SILENCE:
            log.warning("nobody was here for %.1f s: all clocks get that back", silence / 1000)
            try:
                await self._store.keep_absence(absent, silence, at)
            except Conflict:
                return  # another server was first: the next beat sees what it did
            absent += silence
        self._take_over(absent)
        await self._store.keep_alive(at, self._edition)

    def _take_over(self, absent: Millis) -> None:
        """From one moment to the next: the clock is right, and so are all rooms that are read from now on."""
        self._clock.set_right()
        if self._store.absent != absent:
            self._store.absent = absent
            self._made_up()

    async def stop(self) -> None:
        """The server goes: from here on nobody may be there."""
        self._clock.stop()
        await self._store.keep_fact("alive", str(self._clock.wall()))
