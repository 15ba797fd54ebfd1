"""Upgrades: what a new version does with the games of a storage. Asked beforehand, or done at once instead of one by one."""

from __future__ import annotations

import asyncio
import tempfile
from contextlib import AsyncExitStack
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from sandtable.server.commands.archive import copy_sqlite
from sandtable.server.people.identity import Identity
from sandtable.server.problems import Refused
from sandtable.server.settings import Settings
from sandtable.server.storage.opening import open_database
from sandtable.server.storage.store import Store
from sandtable.server.tables import clocks, endings, upgrades
from sandtable.server.tables.contents import Contents
from sandtable.server.tables.game import Packs, rules_of
from sandtable.server.tables.live import LiveTable
from sandtable.server.tables.loading import Loader

FATES: Final = ("same", "snapshot", "agreement", "ended", "over", "part", "unreadable")


@dataclass(frozen=True)
class Fate:
    """What becomes of a game."""

    kind: str  # one of FATES
    id: str
    title: str = ""
    made: int = 0
    kept: int = 0
    why: str = ""


async def prepare(settings: Settings) -> None:
    """Bring the schema of the storage up to date, and refuse one that is damaged."""
    settings.data.mkdir(parents=True, exist_ok=True)
    database = await open_database(settings.database_url)
    try:
        await database.check()
    finally:
        await database.close()


def check(settings: Settings) -> list[Fate]:
    """What would become of every game. Nothing is changed: of a SQLite storage a copy is looked at."""
    with tempfile.TemporaryDirectory() as folder:
        if settings.database.startswith("postgres"):
            return asyncio.run(fates(settings, end=False, keep=False))
        source = Path(settings.database_url.removeprefix("sqlite:///"))
        if not source.exists():
            raise SystemExit(settings.say("backup-no-storage", path=source))
        copy_sqlite(source, Path(folder) / "sandtable.db")
        there = replace(settings, database=f"sqlite:///{folder}/sandtable.db")
        return asyncio.run(fates(there, end=False, keep=False))


def migrate(settings: Settings, *, end: bool) -> list[Fate]:
    """Go on with every running game at once, while no server runs. With `end`, those are ended that cannot simply go on."""
    return asyncio.run(fates(settings, end=end, keep=True))


async def fates(settings: Settings, *, end: bool, keep: bool) -> list[Fate]:
    async with AsyncExitStack() as stack:
        store = Store(await open_database(settings.database_url, as_it_is=not keep and settings.database.startswith("postgres")))
        stack.push_async_callback(store.database.close)
        identity = Identity(store, b"")
        loader = Loader(store, identity, Contents(store, Packs(settings.packs)))
        if keep:
            return [await fate_of(store, loader, id, end=end, keep=True) for id in await store.unfinished_games()]
        return [await fate_of(store, loader, id, end=False, keep=False) for id in await store.all_games()]


async def fate_of(store: Store, loader: Loader, id: str, *, end: bool, keep: bool) -> Fate:
    """What becomes of one game; it is done as well if it shall be kept."""
    try:
        live = await loader.load(id)
    except Refused as refused:
        return Fate("unreadable", id, why=str(refused))
    way, title = live.way, live.room.title
    if live.room.status == "over":
        if way is None or way.made == way.kept:
            return Fate("over", id, title)
        return Fate("part", id, title, way.made, way.kept or 0)
    if way is None or not live.room.asked:
        return Fate("same", id, title)
    if keep:
        await carry_out(store, live, end=end)
    if way.exact:
        return Fate("snapshot", id, title)
    return Fate("ended", id, title) if way.kept is None else Fate("agreement", id, title, way.made, way.kept)


async def carry_out(store: Store, live: LiveTable, *, end: bool) -> None:
    """Go on with a game of older rules as the server would, or end it as it stands."""
    room, way, move = live.room.copy(), live.way, None
    assert way is not None
    if way.exact:
        room.gap, move = None, upgrades.taken_over(way)
    else:
        upgrades.hold(room, way, rules_of(live.head))
        if end:
            move = endings.end_as_it_stands(live, room, "other-rules")
    await store.commit(live.id, live.version + 1, room, move, clocks.listing(room), False, ())


def report(settings: Settings, found: list[Fate], *, verbose: bool) -> list[str]:
    """What to tell the owner of a server: how many games go on how, and which if they want to know."""
    counts = [(kind, sum(fate.kind == kind for fate in found)) for kind in FATES]
    lines = [settings.say(f"upgrade-{kind}", count=count) for kind, count in counts if count or kind == "same"]
    if verbose:
        lines += [told(settings, fate) for fate in found]
    return lines


def told(settings: Settings, fate: Fate) -> str:
    filling = {"title": fate.title, "made": fate.made, "kept": fate.kept, "why": fate.why}
    return settings.say(f"upgrade-game-{fate.kind}", id=fate.id, **filling)
