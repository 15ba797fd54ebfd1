"""The storage: the same promises from SQLite and PostgreSQL."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from sandtable.server.people.identity import new_id
from sandtable.server.problems import Unavailable
from sandtable.server.storage import opening, sqlite, talk
from sandtable.server.storage.database import Conflict, Statement
from sandtable.server.storage.opening import REVISION, open_database
from sandtable.server.storage.room import Chair, Room
from sandtable.server.storage.schema import metadata
from sandtable.server.storage.store import Listing, Move, Person, Place, Store, adding
from sandtable.server.times import now


def with_store(url: str, work: Callable[[Store], Awaitable[None]]) -> None:
    async def run() -> None:
        store = Store(await open_database(url))
        try:
            await work(store)
        finally:
            await store.database.close()

    asyncio.run(run())


def a_room(*people: str, **more: object) -> Room:
    room = Room(
        title="t", mode="m", settings={"a": 1}, packs=[], host=people[0], visibility="public", pace="live", spectators=True,
        clock=None, helper="random", chairs=[Chair("person", person) for person in people], created=now(),
    )  # fmt: skip
    for name, value in more.items():
        setattr(room, name, value)
    return room


def test_persons_are_kept_and_logins_are_unique(database_url: str) -> None:
    async def work(store: Store) -> None:
        one, two = Person(new_id(), "Ánna"), Person(new_id(), "Bela")
        for person in (one, two):
            await store.add_person(person, 1)
        assert await store.person(one.id) == one
        assert await store.person("nobody") is None
        one.login, one.alike = f"anna {one.id}", f"anna{one.id}"
        await store.register_person(one)
        assert await store.person_by_login(one.login) == await store.person_alike(one.alike) == one
        await store.rename_person(one)
        for login, alike in ((one.login, "other"), ("other", one.alike)):
            two.login, two.alike = login, alike
            with pytest.raises(Conflict):
                await store.register_person(two)
        kept = await store.person(two.id)
        assert kept is not None
        assert kept.login is None

    with_store(database_url, work)


def test_a_commit_makes_the_next_version_or_nothing(database_url: str) -> None:
    async def work(store: Store) -> None:
        id, me = new_id(), new_id()
        room = a_room(me)
        await store.database.write(adding(id, "head", room))
        room.status = "playing"
        await store.commit(id, 1, room, Move("picks", 0, "a\nb"), Listing("playing", 5, 0), True, ())
        for version in (1, 3):
            with pytest.raises(Conflict):
                await store.commit(id, version, room, Move("picks", 0, "c"), None, True, ())
        game = await store.game(id)
        assert game is not None
        assert (game.version, game.head, game.room) == (1, "head", room)
        assert [(move.kind, move.seat, move.data, move.n) for move in await store.moves(id)] == [("picks", 0, "a\nb", 1)]
        assert await store.moves(id, after=1) == []
        assert id in await store.due_games(5)
        assert await store.versions([id, "other"]) == {id: 1}
        assert id in await store.unfinished_games()

    with_store(database_url, work)


def test_a_commit_without_a_listing_leaves_the_game_where_it_is_found(database_url: str) -> None:
    async def work(store: Store) -> None:
        id, me = new_id(), new_id()
        room = a_room(me, status="playing")
        await store.database.write(adding(id, "head", room))
        await store.commit(id, 1, room, None, Listing("playing", 5, 0), False, ())
        before = await store.database.read("SELECT status, wake, changed FROM games WHERE id = $1", id)
        room.numbers = [7]
        await store.commit(id, 2, room, Move("picks", 0, "a"), None, False, ())
        assert await store.database.read("SELECT status, wake, changed FROM games WHERE id = $1", id) == before
        game = await store.game(id)
        assert game is not None
        assert (game.version, game.room) == (2, room)

    with_store(database_url, work)


def test_what_goes_with_a_commit_is_written_with_it_or_not_at_all(database_url: str) -> None:
    async def work(store: Store) -> None:
        one, two, me = new_id(), new_id(), new_id()
        await store.database.write(adding(one, "head", a_room(me)))
        with pytest.raises(Conflict):
            await store.commit(one, 2, a_room(me), None, None, False, adding(two, "head", a_room(me)))
        assert await store.game(two) is None
        await store.commit(one, 1, a_room(me), None, None, False, adding(two, "head", a_room(me)))
        assert await store.game(two) is not None

    with_store(database_url, work)


def test_lists_show_whom_they_should(database_url: str) -> None:
    async def work(store: Store) -> None:
        me, other = new_id(), new_id()
        opened, hidden, running, over = (new_id() for _ in range(4))
        await store.database.write(adding(opened, "", a_room(me)))
        await store.database.write(adding(hidden, "", a_room(me, visibility="link")))
        await store.database.write(adding(running, "", a_room(me, other, status="playing", campaign=running)))
        await store.database.write(adding(over, "", a_room(other, status="over")))
        assert opened in [game.id for game in await store.open_games(100)]
        assert hidden not in [game.id for game in await store.open_games(100)]
        assert running in [game.id for game in await store.running_games(100)]
        assert {game.id for game in await store.games_of(me, 10, over=False)} == {opened, hidden, running}
        assert [game.id for game in await store.games_of(other, 10, over=True)] == [over]
        assert [place.id for place in await store.campaigns_of(other, 10)] == [running]
        assert [game.id for game in await store.games_of_campaign(running)] == [running]

    with_store(database_url, work)


def test_a_list_goes_on_where_its_last_part_ended(database_url: str) -> None:
    async def work(store: Store) -> None:
        me, ids = new_id(), [new_id() for _ in range(7)]
        for index, id in enumerate(ids):  # some changed in the same moment
            await store.database.write(adding(id, "", a_room(me, created=index // 3, campaign=id)))
        found: list[str] = []
        campaigns: list[str] = []
        games, places = await store.games_of(me, 2, over=False), await store.campaigns_of(me, 2)
        while games:
            found += [game.id for game in games]
            campaigns += [place.id for place in places]
            games = await store.games_of(me, 2, Place(games[-1].changed, games[-1].id), over=False)
            places = await store.campaigns_of(me, 2, places[-1])
        assert found == campaigns
        assert sorted(found) == sorted(ids)
        assert found[0] == ids[6]

    with_store(database_url, work)


def test_messages_are_numbered_and_notes_and_facts_replaced(database_url: str) -> None:
    async def work(store: Store) -> None:
        id, me = new_id(), new_id()
        await store.database.write(adding(id, "", a_room(me)))
        for text in ("one", "two"):
            await store.add_message(id, me, text)
        assert [(message.n, message.text) for message in await store.messages(id)] == [(1, "one"), (2, "two")]
        assert [message.text for message in await store.messages(id, after=1)] == ["two"]
        for text in ("first", "second"):
            await store.keep_note(id, me, text)
            await store.keep_fact(id, text)
        await store.keep_fact(id, "third", only_first=True)
        assert await store.note(id, me) == await store.fact(id) == "second"
        assert await store.note(id, "other") == ""

    with_store(database_url, work)


def test_only_the_last_messages_of_a_table_are_kept_and_read_in_parts(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(talk, "MOST_MESSAGES", 5)

    async def work(store: Store) -> None:
        id, me = new_id(), new_id()
        await store.database.write(adding(id, "", a_room(me)))
        for number in range(1, 9):
            await store.add_message(id, me, str(number))
        assert [message.n for message in await store.messages(id)] == [4, 5, 6, 7, 8]
        assert [message.n for message in await store.messages(id, 5, 2)] == [6, 7]
        assert [message.n for message in await store.messages_before(id, 7, 2)] == [5, 6]

    with_store(database_url, work)


def test_many_writes_at_once_each_succeed_or_fail_alone(database_url: str) -> None:
    async def work(store: Store) -> None:
        names = [new_id() for _ in range(50)]

        async def write(name: str) -> bool:
            try:
                await store.database.write([Statement("INSERT INTO facts (name, value) VALUES ($1, $2)", (name, "x"))])
            except Conflict:
                return False
            return True

        results = await asyncio.gather(*(write(name) for name in names + names))
        assert sum(results) == 50
        assert [await store.fact(name) for name in names] == ["x"] * 50

    with_store(database_url, work)


async def until_in_the_database(file: Path, size: int) -> None:
    """Wait until so many bytes came out of the log into the file itself."""
    for _ in range(3000):
        if file.stat().st_size > size:
            return
        await asyncio.sleep(0.01)
    raise AssertionError("it never came into the database")


def test_the_log_of_sqlite_is_carried_over_beside_the_writer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite, "CARRY_OVER", 0.01)
    file, log = tmp_path / "sandtable.db", tmp_path / "sandtable.db-wal"
    size = 1_000_000

    async def work(store: Store) -> None:
        for count in range(1, 50):
            await store.keep_fact(f"fact {count}", "x" * size)
            await until_in_the_database(file, count * size)
            if log.stat().st_size < (count - 1) * size:  # begun anew, which a write that comes while it is carried over cannot do
                return
        pytest.fail("the log only grew")

    with_store(f"sqlite:///{file}", work)


def test_a_long_log_is_begun_anew_by_the_writer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Under steady load nobody else finds a moment for it."""
    monkeypatch.setattr(sqlite, "CARRY_OVER", 1000)
    file, size = tmp_path / "sandtable.db", 1_000_000

    async def work(store: Store) -> None:
        await store.keep_fact("long", "x" * size)
        monkeypatch.setattr(store.database, "_pages", sqlite.MOST_PAGES + 1)
        await store.keep_fact("short", "x")
        await until_in_the_database(file, size)

    with_store(f"sqlite:///{file}", work)


async def at_head(store: Store) -> None:
    rows = await store.database.read("SELECT version_num FROM alembic_version")
    assert [row[0] for row in rows] == [REVISION]


def test_moves_are_kept_when_an_older_storage_is_brought_up_to_date(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    from sandtable.server.storage.schema import migrate

    migrate(database_url, "0001")
    id, me = new_id(), new_id()

    async def play(store: Store) -> None:
        room = a_room(me, status="playing")
        await store.database.write(adding(id, "head", room))
        for version in range(1, 30):
            await store.commit(id, version, room, Move("picks", 0, f"pick {version}"), None, False, ())

    async def look(store: Store) -> None:
        await at_head(store)
        assert [(move.n, move.data) for move in await store.moves(id)] == [(n, f"pick {n}") for n in range(1, 30)]

    with monkeypatch.context() as older:
        older.setattr(opening, "REVISION", "0001")
        with_store(database_url, play)
    with_store(database_url, look)


def test_a_migration_that_breaks_off_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from sandtable.server.storage.schema import migrate

    url, id, me = f"sqlite:///{tmp_path / 'old.db'}", new_id(), new_id()
    migrate(url, "0001")

    async def play(store: Store) -> None:
        await store.database.write(adding(id, "head", a_room(me)))
        await store.commit(id, 1, a_room(me), Move("picks", 0, "a pick"), None, False, ())

    async def look(store: Store) -> None:
        assert [move.data for move in await store.moves(id)] == ["a pick"]

    def breaks_off(table: str) -> None:
        raise InterruptedError(table)

    with monkeypatch.context() as older:
        older.setattr(opening, "REVISION", "0001")
        with_store(url, play)
        older.setattr("alembic.op.drop_table", breaks_off)
        with pytest.raises(InterruptedError):
            migrate(url)
        with_store(url, look)
    with_store(url, look)
    with_store(url, at_head)


def test_the_migrations_lead_to_the_schema(database_url: str) -> None:
    """What the migrations build is what the code declares: nothing is missing, nothing left over."""
    import sqlalchemy as sa
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext
    from sqlalchemy.ext.asyncio import create_async_engine

    from sandtable.server.storage.schema import engine_url, migrate

    migrate(database_url)
    migrate(database_url)
    with_store(database_url, at_head)

    def differences(connection: sa.Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    async def compare() -> list[object]:
        engine = create_async_engine(engine_url(database_url))
        async with engine.connect() as connection:
            found = await connection.run_sync(differences)
        await engine.dispose()
        return found

    if database_url.startswith("sqlite"):
        lite = sa.create_engine(database_url)
        with lite.connect() as connection:
            assert differences(connection) == []
        lite.dispose()
    else:
        assert asyncio.run(compare()) == []


def test_a_commit_that_fails_fails_all_that_share_it_and_nothing_before_or_after(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'sandtable.db'}"

    async def work(store: Store) -> None:
        async def limit(pages: int) -> None:
            await store.database.write([Statement(f"PRAGMA max_page_count = {pages}")])

        await store.keep_fact("before", "kept")
        await limit(1)  # full as it is
        elsewhere = sqlite3.connect(tmp_path / "sandtable.db", isolation_level=None)
        elsewhere.execute("BEGIN IMMEDIATE")  # while somebody else writes, these queue up
        names = [new_id() for _ in range(20)]
        writes = [asyncio.create_task(store.keep_fact(name, "x" * 10_000)) for name in names]
        await asyncio.sleep(0)
        elsewhere.execute("ROLLBACK")
        elsewhere.close()
        results = await asyncio.gather(*writes, return_exceptions=True)
        assert {type(result) for result in results} == {Unavailable}
        assert [await store.fact(name) for name in names] == [None] * 20
        await limit(1_000_000)
        await store.keep_fact("after", "kept")
        assert [await store.fact(name) for name in ("before", "after")] == ["kept", "kept"]

    with_store(url, work)
