"""What is forgotten one day, and what never is."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from sandtable.server.people.identity import new_id
from sandtable.server.storage import purge as purging
from sandtable.server.storage.database import Statement
from sandtable.server.storage.moderation import Report, closing, reporting
from sandtable.server.storage.purge import ACCOUNT, AMONG_GUESTS, CLOSED, DAY, GUEST, OPEN, SESSION, purge
from sandtable.server.storage.room import Room
from sandtable.server.storage.store import Move, Person, Store, adding
from sandtable.server.times import Millis, now
from tests.server.people import serving
from tests.server.test_store import a_room, with_store

LATER = now() + 10_000 * DAY  # so that nothing of other tests counts as new: they share a database


class Past:
    """A storage with things that happened some time ago."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def person(self, ago: Millis, *, registered: bool = False) -> str:
        id = new_id()
        person = Person(id, f"Anna {id}", id if registered else None, id if registered else None, seen=LATER - ago)
        await self._store.add_person(person, LATER - ago)
        await self._store.add_session(id, "one", LATER - ago)
        return id

    async def game(self, room: Room, ago: Millis) -> str:
        id = new_id()
        room.created = LATER - ago
        await self._store.database.write(adding(id, "head", room))
        await self._store.commit(id, 1, room, Move("picks", 0, "a"), None, False, ())
        for person in room.people:
            await self._store.add_message(id, person, "hello")
            await self._store.keep_note(id, person, "hm")
        return id

    async def left(self, *ids: str) -> list[bool]:
        """Which of these games or people are still there once everything has been purged that can be."""
        await purge(self._store.database, LATER)
        return [await self._store.game(id) is not None or await self._store.person(id) is not None for id in ids]


@pytest.mark.parametrize(
    ("status", "lifetime"),
    [
        ("closed", CLOSED),
        ("open", OPEN),
        ("over", AMONG_GUESTS),
        ("playing", AMONG_GUESTS),
        ("paused", AMONG_GUESTS),
        ("aside", AMONG_GUESTS),
    ],
)
def test_a_table_of_guests_is_kept_for_its_time(database_url: str, status: str, lifetime: Millis) -> None:
    async def work(store: Store) -> None:
        past = Past(store)
        guest = await past.person(0)
        young, old = [await past.game(a_room(guest, status=status), ago) for ago in (lifetime - DAY, lifetime + DAY)]
        assert await past.left(young, old) == [True, False]
        for table in purging.CHILDREN:
            assert await store.database.read(f"SELECT 1 FROM {table} WHERE game = $1", old) == [], table

    with_store(database_url, work)


def test_the_games_of_registered_people_and_those_the_owner_imported_stay(database_url: str) -> None:
    async def work(store: Store) -> None:
        past = Past(store)
        guest, registered = await past.person(0), await past.person(0, registered=True)
        theirs = [await past.game(a_room(guest, registered, status=status), ACCOUNT) for status in ("over", "playing", "aside")]
        imported = await past.game(a_room("", status="over", chairs=[]), ACCOUNT)
        nobodys = await past.game(a_room(guest, status="over", chairs=[]), ACCOUNT)
        assert await past.left(*theirs, imported, nobodys) == [True] * 4 + [False]

    with_store(database_url, work)


def test_a_campaign_of_guests_stays_as_long_as_it_goes_on(database_url: str) -> None:
    async def work(store: Store) -> None:
        past, campaigns = Past(store), [new_id(), new_id()]
        guest = await past.person(0)
        first = [await past.game(a_room(guest, status="over", campaign=campaign), 2 * AMONG_GUESTS) for campaign in campaigns]
        await past.game(a_room(guest, status="playing", campaign=campaigns[0]), DAY)
        assert await past.left(*first) == [True, False]

    with_store(database_url, work)


def test_people_are_forgotten_when_they_stay_away(database_url: str) -> None:
    async def work(store: Store) -> None:
        past = Past(store)
        young, old, seated = await past.person(GUEST - DAY), await past.person(GUEST + DAY), await past.person(ACCOUNT)
        friend = await past.person(0, registered=True)
        await past.game(a_room(seated, friend, status="over"), DAY)
        idle, playing = await past.person(ACCOUNT + DAY, registered=True), await past.person(ACCOUNT + DAY, registered=True)
        await past.game(a_room(playing, status="playing"), ACCOUNT)
        here = await past.left(young, old, seated, friend, idle, playing)
        assert here == [True, False, True, True, False, True]
        assert await store.sessions(old) == await store.sessions(idle) == []
        assert await store.sessions(young) == ["one"]

    with_store(database_url, work)


def test_sessions_end_with_their_cookies(database_url: str) -> None:
    async def work(store: Store) -> None:
        person = await Past(store).person(0)
        await store.add_session(person, "old", LATER - SESSION - DAY)
        await purge(store.database, LATER)
        assert await store.sessions(person) == ["one"]

    with_store(database_url, work)


def test_a_report_is_forgotten_some_time_after_it_was_closed_or_a_year_after_it_was_made(database_url: str) -> None:
    async def work(store: Store) -> None:
        ages = {"new": (1, 0), "unread": (366, 0), "closed": (100, 95), "just closed": (100, 5)}  # days since made, since closed
        for id, (made, closed) in ages.items():
            told = Report(f"{id} {new_id()}", "game", "bad", "teller", 0, "", "why", LATER - made * DAY)
            await store.database.write([reporting(told)])
            if closed:
                await store.database.write([closing(told.id, "", LATER - closed * DAY)])
        await purge(store.database, LATER)
        left = [*await store.reports(closed=False), *await store.reports(closed=True)]
        assert [one.id.rpartition(" ")[0] for one in left if one.reporter == "teller"] == ["new", "just closed"]

    with_store(database_url, work)


def test_several_nodes_may_purge_at_once_and_what_somebody_came_back_to_stays(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(store: Store) -> None:
        past = Past(store)
        guest = await past.person(0)
        games = [await past.game(a_room(guest, status="open"), OPEN + DAY) for _ in range(4)]
        room = a_room(guest, status="open")
        read = store.database.read

        async def read_and_be_late(sql: str, *values: str | int | None) -> object:
            rows = await read(sql, *values)
            if "status = 'open'" in sql:
                await store.commit(games[0], 2, room, None, None, False, ())
            return rows

        with monkeypatch.context() as late:
            late.setattr(store.database, "read", read_and_be_late)
            await purge(store.database, LATER)
        assert [await store.game(id) is not None for id in games] == [True, False, False, False]
        await asyncio.gather(*(purge(store.database, LATER) for _ in range(3)))
        assert await store.game(games[0]) is None

    with_store(database_url, work)


async def age(store: Store, by: Millis) -> None:
    """Make everything look as if it had last happened so long ago."""
    for sql in ("UPDATE games SET changed = $1", "UPDATE persons SET seen = $1"):
        await store.database.write([Statement(sql, (now() - by,))])


def test_a_server_forgets_by_itself(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'sandtable.db'}"
    with serving(tmp_path) as place:
        anna = place.player("Anna")
        table = anna.make(visibility="link")
        cookie = anna.http.cookies["sandtable"]

    async def gone(store: Store) -> None:
        for _ in range(2000):
            if await store.game(table) is None and await store.person(anna.id) is None:
                return
            await asyncio.sleep(0.01)
        raise AssertionError("nothing was forgotten")

    with_store(url, lambda store: age(store, AMONG_GUESTS))
    with serving(tmp_path) as place:
        with_store(url, gone)
        anna = place.player()
        anna.http.cookies.set("sandtable", cookie)
        assert anna.get("/api/me") is None


def test_whoever_comes_back_in_time_is_kept(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'sandtable.db'}"
    with serving(tmp_path) as place:
        anna = place.player("Anna")
        id, cookie = anna.id, anna.http.cookies["sandtable"]
    with_store(url, lambda store: age(store, GUEST - DAY))
    with serving(tmp_path) as place:
        anna = place.player()
        anna.http.cookies.set("sandtable", cookie)
        assert anna.get("/api/me")["id"] == id

    async def was_seen(store: Store) -> None:
        person = await store.person(id)
        assert person is not None
        assert person.seen > now() - DAY

    with_store(url, was_seen)
