"""After an upgrade: do the games that run still replay? Asked before the server starts."""

from __future__ import annotations

from dataclasses import dataclass

import sandtable
from sandtable.server.problems import Refused
from sandtable.server.settings import Settings
from sandtable.server.storage.opening import open_database
from sandtable.server.storage.store import Store
from sandtable.server.tables import clocks, game
from sandtable.server.tables.game import Packs


@dataclass
class Stranded:
    """A running game that does not fit the rules and cards of this version, and why."""

    id: str
    title: str
    reason: str


def edition() -> str:
    """What must stay the same for a record to replay. It changes with an upgrade."""
    titles = [sandtable.title(slug) for slug in sandtable.titles()]
    parts = [f"{title.slug} {title.version} {title.content().hash}" for title in titles]
    return "; ".join([sandtable.__version__, *parts])


async def inspect(settings: Settings) -> list[Stranded]:
    """The running games that do not replay. Those are only looked for after something changed."""
    settings.data.mkdir(parents=True, exist_ok=True)
    store = Store(await open_database(settings.database_url))
    try:
        await store.database.check()
        if await store.fact("edition") == edition():
            return []
        stranded = await games_that_do_not_replay(store, Packs(settings.packs))
        if settings.set_aside:
            for each in stranded:
                await set_aside(store, each.id)
        if settings.set_aside or not stranded:
            await store.keep_fact("edition", edition())
        return stranded
    finally:
        await store.database.close()


async def games_that_do_not_replay(store: Store, packs: Packs) -> list[Stranded]:
    found = []
    for id in await store.unfinished_games():
        stored = await store.game(id)
        assert stored is not None
        try:
            game.replay(stored.head, game.fold(await store.moves(id)), packs)
        except Refused as refused:
            found.append(Stranded(id, stored.room.title, str(refused)))
    return found


async def set_aside(store: Store, id: str) -> None:
    """Keep a game as it is, but let nobody wait for it."""
    stored = await store.game(id)
    assert stored is not None
    stored.room.status = "aside"
    await store.commit(id, stored.version + 1, stored.room, None, clocks.listing(stored.room), False, ())
