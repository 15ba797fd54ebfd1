"""What hosts can do at the command line: the same as on their page, in the storage, whether a server runs or not."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from sandtable.server.hosts.desk import BanKind, Desk, TableAct
from sandtable.server.hosts.hosts import WORDS, Hosts, day
from sandtable.server.hosts.lists import Lists
from sandtable.server.people.identity import Identity
from sandtable.server.people.presence import Crowd
from sandtable.server.problems import Refused
from sandtable.server.pulse import DELAY, load
from sandtable.server.settings import Settings
from sandtable.server.storage.opening import open_database
from sandtable.server.storage.store import Store
from sandtable.server.wire.hosts import Find, FindReports

T = TypeVar("T")
Row = list[str]


def at_desk(settings: Settings, work: Callable[[Desk, Lists, Store], Awaitable[T]]) -> T:
    """Do something with the storage of a server; what is refused is told in a sentence."""

    async def do() -> T:
        settings.data.mkdir(parents=True, exist_ok=True)
        store = Store(await open_database(settings.database_url))
        try:
            hosts = Hosts(store)
            await hosts.refresh()
            return await work(Desk(store), Lists(store, Identity(store, b""), hosts, Crowd()), store)
        finally:
            await store.database.close()

    try:
        return asyncio.run(do())
    except Refused as refused:
        raise SystemExit(refused.said(settings.language)) from None


def role(settings: Settings, name: str, role: str) -> None:
    async def work(desk: Desk, lists: Lists, store: Store) -> None:
        await desk.give_role(await desk.named(name), role)

    at_desk(settings, work)


def ban(settings: Settings, kind: BanKind, what: str, reason: str, days: int) -> None:
    async def work(desk: Desk, lists: Lists, store: Store) -> None:
        about = what if kind == "address" else (await desk.named(what)).id
        await desk.ban(kind, about, reason, days)

    at_desk(settings, work)


def lift(settings: Settings, id: str) -> None:
    at_desk(settings, lambda desk, lists, store: desk.lift(id))


def close(settings: Settings, report: str, answer: str) -> None:
    at_desk(settings, lambda desk, lists, store: desk.close(report, answer))


def see_to(settings: Settings, act: TableAct, table: str) -> None:
    at_desk(settings, lambda desk, lists, store: desk.see_to(act, table))


def notice(settings: Settings, text: str) -> None:
    at_desk(settings, lambda desk, lists, store: desk.tell_all(text))


def words(settings: Settings, wanted: list[str] | None) -> list[str]:
    """Set the words filter, if any are given. Returns those that count."""

    async def work(desk: Desk, lists: Lists, store: Store) -> str:
        if wanted is not None:
            await desk.set_words(wanted)
        return await store.fact(WORDS) or "[]"

    found: list[str] = json.loads(at_desk(settings, work))
    return found


# Lists, as rows of words


def people(settings: Settings, name: str) -> list[Row]:
    async def work(desk: Desk, lists: Lists, store: Store) -> Any:
        return (await lists.people(Find(name))).people

    rows = at_desk(settings, work)
    return [[one.id, one.name, "guest" if one.guest else one.role or "-", day(one.seen), *marks(one)] for one in rows]


def marks(person: Any) -> Row:
    return [mark for mark, holds in (("banned", person.banned), ("muted", person.muted)) if holds]


def tables(settings: Settings, status: str) -> list[Row]:
    async def work(desk: Desk, lists: Lists, store: Store) -> Any:
        return await store.games_with(status, 100)

    return [[game.id, game.room.title, game.room.visibility, day(game.changed)] for game in at_desk(settings, work)]


def reports(settings: Settings, *, closed: bool) -> list[Row]:
    async def work(desk: Desk, lists: Lists, store: Store) -> Any:
        return (await lists.reports(FindReports(closed, limit=100))).reports

    rows = at_desk(settings, work)
    return [[one.id, day(one.made), one.table, one.name or one.person, one.text or "-", one.why] for one in rows]


def bans(settings: Settings) -> list[Row]:
    rows = at_desk(settings, lambda desk, lists, store: lists.bans())
    return [[one.id, one.kind, one.name or one.what, day(one.until) if one.until else "-", one.reason] for one in rows]


def audit(settings: Settings) -> list[Row]:
    async def work(desk: Desk, lists: Lists, store: Store) -> Any:
        return (await lists.acts(Find(limit=100))).acts

    return [[day(one.made), one.by or "-", one.act, one.about, one.details] for one in at_desk(settings, work)]


def glance(settings: Settings) -> list[Row]:
    async def work(desk: Desk, lists: Lists, store: Store) -> dict[str, Any]:
        counts = {**await store.counts(), "reports": await store.count_reports(), "bytes": await store.size()}
        measured = {"load": load(), "delay (ms)": await store.fact(DELAY)}
        return {**counts, **{name: figure for name, figure in measured.items() if figure is not None}}

    return [[name, str(count)] for name, count in at_desk(settings, work).items()]
