"""What is done with the tables from time to time, asked or not."""

from __future__ import annotations

import time

from sandtable.server.problems import Elsewhere, Unavailable
from sandtable.server.tables import seating, snapshots
from sandtable.server.tables.live import LiveTable
from sandtable.server.tables.registry import IDLE, Tables, log
from sandtable.server.times import now


async def look_after_due(tables: Tables) -> None:
    """Load the games whose time has come: they go on from there."""
    for id in await tables.store.due_games(now()):
        try:
            live = await tables.find(id, in_passing=True)
            await tables.catch_up(id, live.version + 1)
            if live.room.status == "open":
                await tables.change(id, seating.start_if_full)
            elif not live.thinking:
                tables.attend(live)
        except Elsewhere:
            continue  # a node of another version sees to it
        except Unavailable:
            raise
        except Exception as problem:  # whatever is wrong with one, the others go on
            log.warning("%s cannot go on: %s", id, problem)


async def look_for_news(tables: Tables) -> None:
    """See whether games that are watched here moved on elsewhere, in case no news came."""
    ids = [id for id, live in tables.live.items() if live.watched()]
    for id, version in (await tables.store.versions(ids)).items():
        await tables.catch_up(id, version)


async def put_away_idle(tables: Tables) -> None:
    """Forget the tables that nobody uses, once it is kept how they stand."""
    for id, live in list(tables.live.items()):
        if is_idle(live):
            async with live.lock:
                await snapshots.keep(tables.store, live)
            if is_idle(live) and snapshots.unkept(live) is None:
                live.stop_timer()
                del tables.live[id]


def is_idle(live: LiveTable) -> bool:
    unused = live.used < time.monotonic() - IDLE
    return unused and not live.watched() and not live.thinking and not live.lock.locked()


def close(tables: Tables) -> None:
    """The server stops: no clock rings any more."""
    for live in tables.live.values():
        live.stop_timer()
