"""Whoever signs out, is turned away or gets up while something they asked for is under way does not get it any more."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from sandtable.server.hosts.desk import Desk
from sandtable.server.hosts.following import decided
from sandtable.server.http.routes.all import ROUTES
from sandtable.server.storage.asking import ASKER, Guarded
from sandtable.server.storage.database import Statement
from sandtable.server.storage.postgres import PostgreSQL
from sandtable.server.storage.room import Room
from sandtable.server.storage.sqlite import SQLite
from sandtable.server.tables import seating
from sandtable.server.tables.keeping_order import mute
from sandtable.server.tables.live import LiveTable
from sandtable.server.tables.registry import everybody
from tests.server.people import Place, Player, Refusal, serving
from tests.server.test_standing import HELPLESS, SEED, game, on_server, strike
from tests.waiting import until

AWAY = "2001:db8:7::17"  # where somebody comes from who is turned away by their network
FAR = 600.0  # seconds: a silence that no test waits for

Way = Callable[[Place, str], Any]  # how somebody comes to be somebody who may not ask any more


async def ban(place: Place, kind: Any, what: str) -> None:
    house = place.app.house
    await Desk(house.store).ban(kind, what, "Rude.")
    await decided(house.hosts, house.tables)


async def sign_out(place: Place, person: str) -> None:
    house = place.app.house
    await house.sign_out(person, await house.store.sessions(person))


WAYS: dict[str, tuple[Way, int]] = {
    "banned": (lambda place, person: ban(place, "person", person), 403),
    "network": (lambda place, person: ban(place, "address", AWAY), 403),
    "signed out": (sign_out, 401),
}
LEAVING = {**WAYS, "got up": (lambda place, person: asyncio.sleep(0), 403)}


def refusal(asked: Callable[[], Any]) -> int:
    with pytest.raises(Refusal) as refused:
        asked()
    return refused.value.status


def newcomer(place: Place, name: str) -> Player:
    player = place.player()
    player.http.headers["x-forwarded-for"] = AWAY
    player.id = player.post("/api/guest", name=name)["id"]
    return player


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Place]:
    with serving(tmp_path, pause=FAR) as place:
        yield place


@pytest.fixture
def meanwhile(house: Place, monkeypatch: pytest.MonkeyPatch) -> Callable[[str, Any], list[str]]:
    """Let something happen just before the next write to a table of the storage, when everything was checked. Returns a list of
    what was held up."""
    write, held = SQLite.write, list[str]()

    def arrange(table: str, happens: Callable[[], Any]) -> list[str]:
        async def late(database: SQLite, statements: Sequence[Statement]) -> None:
            if not held and ASKER.get() is not None and any(f" {table} " in one.sql for one in statements):
                held.append(table)
                token = ASKER.set(None)
                await happens()
                ASKER.reset(token)
            await write(database, statements)

        monkeypatch.setattr(SQLite, "write", late)
        return held

    return arrange


# What is under way while somebody goes

ACTS: dict[str, tuple[str, Callable[[Player, str, Player], Any]]] = {
    "join": ("games", lambda rude, table, anna: rude.join(table)),
    "make a table": ("games", lambda rude, table, anna: rude.make()),
    "rename": ("persons", lambda rude, table, anna: rude._answer(rude.http.patch("/api/me", json={"name": "Rudolf"}))),
    "report": ("reports", lambda rude, table, anna: rude.post(f"/api/tables/{table}/reports", person=anna.id, why="Slow")),
}
SEATED: dict[str, tuple[str, Callable[[Player, str], Any]]] = {
    "talk": ("messages", lambda rude, table: rude.post(f"/api/tables/{table}/chat", text="Hello.")),
    "note": ("notes", lambda rude, table: rude.put(f"/api/tables/{table}/note", text="Watch Anna.")),
    "leave": ("games", lambda rude, table: rude.post(f"/api/tables/{table}/leave")),
    "propose": ("games", lambda rude, table: rude.post(f"/api/tables/{table}/propose", kind="pause")),
    "pick": ("games", lambda rude, table: rude.pick(table, "keep_rest")),
}


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("act", ACTS)
def test_what_is_under_way_does_not_land_after_a_ban_or_a_sign_out(
    house: Place, meanwhile: Callable[[str, Any], list[str]], act: str, way: str
) -> None:
    (into, do), (happens, status) = ACTS[act], WAYS[way]
    with house.player("Anna") as anna, newcomer(house, "Rudi") as rude:
        table = anna.make()
        held = meanwhile(into, lambda: happens(house, rude.id))
        assert refusal(lambda: do(rude, table, anna)) == status
        assert held, "it came too late, or never"
        room = house.app.house.tables.live[table].room
        assert [chair.person for chair in room.chairs] == [anna.id, ""]
        assert on_server(house, house.app.house.store.games_of(rude.id, 10, over=False)) == []


@pytest.mark.parametrize("way", ["network", "signed out"])
@pytest.mark.parametrize("act", SEATED)
def test_what_somebody_does_at_their_table_does_not_land_either(
    house: Place, meanwhile: Callable[[str, Any], list[str]], act: str, way: str
) -> None:
    (into, do), (happens, status) = SEATED[act], WAYS[way]
    with house.player("Anna") as anna, newcomer(house, "Rudi") as rude:
        table = anna.make()
        rude.join(table)
        live = house.app.house.tables.live[table]
        before, held = live.room, meanwhile(into, lambda: happens(house, rude.id))
        assert refusal(lambda: do(rude, table)) == status
        assert held, "it came too late, or never"
        assert live.room == before
        assert anna.get(f"/api/tables/{table}/chat")["messages"] == []
        assert anna.pick(table, "keep_rest"), "the others play on"


def test_a_host_whose_role_was_taken_meanwhile_decides_nothing(house: Place, meanwhile: Callable[[str, Any], list[str]]) -> None:
    with house.player("Ada") as ada, house.player("Rudi") as rude:
        ada.post("/api/register", name="Ada Host", passphrase="correct horse")
        store, hosts = house.app.house.store, house.app.house.hosts

        async def appoint(role: str) -> None:
            person = await store.person(ada.id)
            assert person is not None
            await Desk(store).give_role(person, role)
            await decided(hosts, house.app.house.tables)

        on_server(house, appoint("moderator"))
        held = meanwhile("bans", lambda: appoint(""))
        assert refusal(lambda: ada.post("/api/host/bans", kind="person", what=rude.id)) == 403
        assert held
        assert on_server(house, store.bans(0)) == []


async def mute_here(house: Place, table: str, maker: str, person: str) -> None:
    await house.app.house.tables.change(table, lambda live, room: mute(room, maker, person, muted=True), exempt=everybody)


@pytest.mark.parametrize("who", ["the maker of the table", "the hosts"])
def test_a_line_under_way_while_a_mute_lands_is_not_said(
    house: Place, meanwhile: Callable[[str, Any], list[str]], who: str
) -> None:
    with house.player("Anna") as anna, house.player("Rudi") as rude:
        table = anna.make()
        rude.join(table)
        lands = partial(ban, house, "mute", rude.id) if who == "the hosts" else partial(mute_here, house, table, anna.id, rude.id)
        held = meanwhile("messages", lands)
        assert refusal(lambda: rude.post(f"/api/tables/{table}/chat", text="Hello.")) == 403
        assert held, "it came too late, or never"
        assert anna.get(f"/api/tables/{table}/chat")["messages"] == []


def test_a_line_is_said_though_the_table_goes_on_meanwhile(house: Place, meanwhile: Callable[[str, Any], list[str]]) -> None:
    with house.player("Anna") as anna, house.player("Bela") as bela, house.player("Rudi") as rude:
        table = anna.make()
        bela.join(table)
        held = meanwhile("messages", partial(mute_here, house, table, anna.id, rude.id))
        bela.post(f"/api/tables/{table}/chat", text="Hello.")
        assert held, "it came too late, or never"
        assert [message["text"] for message in anna.get(f"/api/tables/{table}/chat")["messages"]] == ["Hello."]


def test_what_others_decide_meanwhile_holds_up_nobody_else(house: Place, meanwhile: Callable[[str, Any], list[str]]) -> None:
    with house.player("Anna") as anna, house.player("Bela") as bela, newcomer(house, "Rudi") as rude:
        table = anna.make()
        held = meanwhile("games", lambda: ban(house, "person", rude.id))
        assert bela.join(table)["status"] == "playing"
        assert held


def test_a_report_is_closed_though_another_host_decides_something_meanwhile(
    house: Place, meanwhile: Callable[[str, Any], list[str]]
) -> None:
    """It is written once or not at all, and nobody comes again: this server already follows what was decided when it looks."""
    with house.player("Ada") as ada, house.player("Anna") as anna, house.player("Rudi") as rude:
        ada.post("/api/register", name="Ada Host", passphrase="correct horse")
        store, table = house.app.house.store, anna.make()
        rude.join(table)
        anna.post(f"/api/tables/{table}/reports", person=rude.id, why="Slow")

        async def appoint() -> None:
            person = await store.person(ada.id)
            assert person is not None
            await Desk(store).give_role(person, "moderator")
            await decided(house.app.house.hosts, house.app.house.tables)

        on_server(house, appoint())
        (report,) = ada.get("/api/host/reports")["reports"]
        held = meanwhile("reports", lambda: ban(house, "mute", rude.id))
        ada.post(f"/api/host/reports/{report['id']}/close", answer="Spoken to.")
        assert held
        assert ada.get("/api/host/reports")["reports"] == []


def test_whoever_ends_their_own_session_may_finish_what_they_asked_for(house: Place) -> None:
    """Signing in elsewhere begins a new session, deleting an account ends all: both write on after that."""
    with house.player("Anna") as anna, house.player("Bela") as bela:
        anna.post("/api/register", name="Anna Asks", passphrase="correct horse")
        bela.post("/api/signin", name="Anna Asks", passphrase="correct horse")
        assert bela.get("/api/me")["id"] == anna.id
        bela.post("/api/me/delete", passphrase="correct horse")
        assert on_server(house, house.app.house.store.person(anna.id)) is None


def test_no_write_of_a_request_passes_by_the_guard(house: Place) -> None:
    """All of the server works with one storage, and that is guarded."""
    assert isinstance(house.app.house.store.database, Guarded)
    parts = house.app.house
    holders = [parts.identity, parts.hosts, parts.tables, parts.recordings, parts.outbox, parts.herald, parts.attendant]
    stores = [value for holder in holders for name, value in vars(holder).items() if name.strip("_") == "store"]
    assert stores
    assert all(store.database is parts.store.database for store in stores)
    assert len(ROUTES) > 50, "all of them go through Endpoint, which says who asks"


@pytest.mark.parametrize("way", ["banned", "signed out"])
def test_a_write_waits_for_a_ban_or_a_sign_out_that_is_under_way(postgresql_url: str, tmp_path: Path, way: str) -> None:
    """On PostgreSQL two transactions run side by side: one that saw nothing of the other must not be kept after it."""
    with serving(tmp_path, database=postgresql_url) as place, newcomer(place, "Rudi") as rude:
        store = place.app.house.store
        assert isinstance(store.database, Guarded)
        pool = cast(PostgreSQL, store.database._database)._pool
        (session,) = on_server(place, store.sessions(rude.id))
        standing = place.app.house.standing(rude.id, session, AWAY)

        async def overlap() -> str:
            guard = standing.guard()
            async with pool.acquire() as connection, connection.transaction():
                assert await connection.execute(guard.sql, *guard.values) == "SELECT 1"
                going = asyncio.ensure_future(WAYS[way][0](place, rude.id))
                waiting = "SELECT COUNT(*) FROM pg_locks WHERE NOT granted"
                while not going.done() and not (await connection.fetchval(waiting)):
                    await asyncio.sleep(0)
                assert not going.done(), "it did not wait for what was under way"
            await going
            async with pool.acquire() as connection, connection.transaction():
                return str(await connection.execute(guard.sql, *guard.values))

        assert on_server(place, overlap()) == "SELECT 0"


# A pick that waits in a silence


@pytest.fixture
def fixed_seed(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> None:
    monkeypatch.setattr(seating, "secrets", SimpleNamespace(token_hex=lambda _: request.param))


def end_silence(live: LiveTable, room: Room) -> None:
    room.silence = None


def waiting_pick(pool: ThreadPoolExecutor, live: LiveTable, player: Player, seat: int) -> Future[Any]:
    """A pick that would be right, sent in a silence: it waits for the end."""
    assert live.table is not None
    live._change = None
    pick = live.table.options(seat)[0].text
    body = {"seat": seat, "number": live.room.numbers[seat], "picks": [pick]}
    sent = pool.submit(player.post, f"/api/tables/{live.id}/picks", **body)
    until(lambda: live._change is not None, "nothing waits")
    return sent


@pytest.mark.parametrize("way", LEAVING)
@pytest.mark.parametrize("fixed_seed", [HELPLESS], indirect=True)
@pytest.mark.usefixtures("fixed_seed")
def test_a_pick_that_waits_in_a_silence_is_dropped_when_its_person_goes(house: Place, way: str) -> None:
    """WA-6.7"""
    happens, status = LEAVING[way]
    with newcomer(house, "Anna") as anna, newcomer(house, "Bela") as bela, ThreadPoolExecutor() as pool:
        table, live = game(house, anna, bela)
        strike(live, [anna, bela])
        assert live.table is not None
        (seat,) = live.table.waiting_for
        player, picks = [anna, bela][seat], live.picks
        sent = waiting_pick(pool, live, player, seat)
        if way == "got up":
            leaving = pool.submit(player.post, f"/api/tables/{table}/leave")
            until(lambda: live.left[player.id] > 0)
        elif way == "banned":  # their seat is given away when the silence is over
            banning = pool.submit(on_server, house, happens(house, player.id))
            until(lambda: house.app.house.hosts.ban_of(player.id) is not None)
        else:
            on_server(house, happens(house, player.id))
        assert not sent.done(), "when it is refused must not tell what happens in the silence"
        on_server(house, house.app.house.tables.change(table, end_silence, exempt=everybody))
        assert refusal(sent.result) == status
        assert live.picks[: len(picks) + 1] == picks or live.room.chairs[seat].kind == "bot"
        for other in [leaving] if way == "got up" else [banning] if way == "banned" else []:
            other.result()


@pytest.mark.parametrize("fixed_seed", [SEED], indirect=True)
@pytest.mark.usefixtures("fixed_seed")
def test_when_a_dropped_pick_is_refused_does_not_tell_of_a_secret_answer(house: Place) -> None:
    """WA-6.8 Whoever sends a pick into a silence and signs out hears of it at its end, not when somebody answers in secret."""
    with newcomer(house, "Anna") as anna, newcomer(house, "Bela") as bela, ThreadPoolExecutor() as pool:
        table, live = game(house, anna, bela)
        strike(live, [anna, bela])
        live._change = None
        sent = pool.submit(bela.post, f"/api/tables/{table}/picks", seat=1, number=live.room.numbers[1], picks=["end"])
        until(lambda: live._change is not None)
        on_server(house, sign_out(house, bela.id))
        live._change, waits = None, live._change
        assert waits is not None
        anna.post(f"/api/tables/{table}/picks", seat=0, number=live.room.numbers[0], picks=["decline"])
        on_server(house, wake(waits))
        until(lambda: live._change is not None, "it does not wait on")
        assert not sent.done()
        on_server(house, house.app.house.tables.change(table, end_silence, exempt=everybody))
        assert refusal(sent.result) == 401


async def wake(waits: asyncio.Event) -> None:
    waits.set()
