"""What is done with the tables from time to time, asked or not."""

from __future__ import annotations

import time
from typing import Final

from sandtable.server import heap
from sandtable.server.problems import Elsewhere, Unavailable
from sandtable.server.tables import seating, snapshots
from sandtable.server.tables.live import LiveTable, put_away
from sandtable.server.tables.registry import Tables, log
from sandtable.server.times import now

IDLE: Final = 120.0  # seconds until a table that nobody uses is put away
BRIEF: Final = 20.0  # the same for a game that is over, and for those unused the longest where there are many
MOST_UNUSED: Final = 50


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


async def look_up_again(tables: Tables, person: str) -> None:
    """Another node changed somebody, or forgot them."""
    before = tables.identity.name(person)
    tables.identity.forget(person)
    await tables.identity.person(person)
    if tables.identity.name(person) != before:
        await call_by_name(tables, person)


async def look_for_names(tables: Tables) -> None:
    """See whether somebody changed their name on another node, in case no news came."""
    for person in await tables.identity.outdated():
        await look_up_again(tables, person)


async def call_by_name(tables: Tables, person: str) -> None:
    """Somebody has another name, or none any more: show it at their tables, also to those who see them later."""
    for live in list(tables.live.values()):
        if any(chair.person == person for chair in live.room.chairs):
            await show_names(live)
            if isinstance(live.echo, LiveTable):
                await show_names(live.echo)


async def show_names(live: LiveTable) -> None:
    """Show the names people have now. A table that is to be read again first shows them then."""
    async with live.lock:
        if not live.stale:
            live.call_by_name()
            live.tell()


async def put_away_idle(tables: Tables) -> None:
    """Forget the tables that nobody uses, once it is kept how they stand. To look at one again takes no longer than a pick."""
    unused = sorted(filter(is_unused, tables.live.values()), key=lambda live: live.used)
    count = 0
    for index, live in enumerate(unused):
        soon = live.room.status == "over" or len(unused) - index > MOST_UNUSED
        if live.used < time.monotonic() - (BRIEF if soon else IDLE):
            count += await try_to_put_away(tables, live)
    if count:
        heap.give_back()


async def try_to_put_away(tables: Tables, live: LiveTable) -> bool:
    """Forget a table, unless somebody uses it meanwhile."""
    used = live.used
    async with live.lock:
        await snapshots.keep(tables.store, live)
    if live.used != used or not is_unused(live) or snapshots.unkept(live) is not None:
        return False
    del tables.live[live.id]
    put_away(live)
    return True


def is_unused(live: LiveTable) -> bool:
    return not live.watched() and not live.thinking and not live.lock.locked()


def close(tables: Tables) -> None:
    """The server stops: no clock rings any more."""
    for live in tables.live.values():
        live.stop_timer()
