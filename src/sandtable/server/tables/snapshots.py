"""Snapshots of games that run, kept beside their picks. They are taken now and then, never while somebody waits for a pick.

A game is loaded from its snapshot and the few picks since, however long it is; and it goes on from its snapshot when the
rules have changed. So each is kept when its table is put away, when the server stops, and after every so many picks.
"""

from __future__ import annotations

import asyncio
from typing import Final, Protocol

from sandtable.engine.store import taken_of
from sandtable.engine.table import Table
from sandtable.server.problems import Unavailable
from sandtable.server.storage.keeping import keeping_snapshot
from sandtable.server.storage.rows import Snapshot
from sandtable.server.storage.store import Store
from sandtable.server.tables.live import LiveTable

EVERY: Final = 100  # times that a game goes on between two snapshots
PART: Final = 20  # or such a part of a long one, which takes longer to keep: so a pick costs the same, however many there are
AT_ONCE: Final = 64  # snapshots that are kept together


class Shelf(Protocol):
    """The tables of this server, as far as they are kept."""

    store: Store
    live: dict[str, LiveTable]


def unkept(live: LiveTable) -> Table | None:
    """A game that runs, if it went on since it was last kept. One that is over has its picks and its recording."""
    nothing_new = live.stale or live.way is not None or not live.unsaved or not live.room.running
    return None if nothing_new else live.table


async def keep(store: Store, live: LiveTable) -> None:
    """Keep how a game stands. Somebody holds the lock."""
    table, unsaved = unkept(live), live.unsaved
    if table is None:
        return
    taken, version = taken_of(table), live.version
    data = await asyncio.to_thread(taken.packed)
    await store.database.write([keeping_snapshot(live.id, Snapshot(version, taken.rules, data))])
    live.unsaved -= unsaved


def is_due(live: LiveTable) -> bool:
    """Whether a game went on often enough since it was last kept."""
    return live.unsaved >= max(EVERY, live.made // PART)


async def keep_due(tables: Shelf) -> None:
    """Keep the games that went on often enough, one after the other."""
    for live in list(tables.live.values()):
        if is_due(live):
            async with live.lock:
                await keep(tables.store, live)


async def keep_all(tables: Shelf) -> None:
    """The server stops: keep all that is not kept. If the storage cannot, the picks will do."""
    waiting = [live for live in tables.live.values() if live.unsaved]
    for start in range(0, len(waiting), AT_ONCE):
        kept = [keep(tables.store, live) for live in waiting[start : start + AT_ONCE]]
        for outcome in await asyncio.gather(*kept, return_exceptions=True):
            if isinstance(outcome, BaseException) and not isinstance(outcome, Unavailable):
                raise outcome
