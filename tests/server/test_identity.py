"""Guests, registered people, cookies."""

from __future__ import annotations

import asyncio
import hmac
import sqlite3
from pathlib import Path
from typing import Any

import httpx
import pytest
from argon2 import PasswordHasher, extract_parameters
from argon2.exceptions import VerifyMismatchError
from starlette.websockets import WebSocket
from websockets.exceptions import ConnectionClosed

from sandtable.server.nodes.news import News
from sandtable.server.people.identity import Identity
from sandtable.server.people.passphrases import decoy
from sandtable.server.people.sessions import MOST_SESSIONS, Sessions
from sandtable.server.problems import Unavailable
from sandtable.server.storage.database import Statement
from sandtable.server.storage.opening import open_database
from sandtable.server.storage.schema import migrate
from sandtable.server.storage.store import Store
from sandtable.server.times import now
from tests.server.people import Place, Player, Refusal, serving
from tests.server.test_notices import in_house
from tests.waiting import PATIENCE, until


def unique(place: Place, name: str) -> str:
    return f"{name} {place.player('x').id}"


def test_a_guest_is_somebody_at_once(place: Place) -> None:
    nobody = place.player()
    assert nobody.get("/api/me") is None
    came = nobody.post("/api/guest")
    assert came["guest"]
    assert came["name"]
    assert nobody.get("/api/me") == came
    assert nobody.post("/api/guest", name="Other") == came, "somebody who is in stays who they are"


def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(place: Place) -> None:
    response = place.player().http.post("/api/guest", json={})
    cookie = response.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie


def test_a_registered_person_is_the_same_on_another_device(place: Place, anna: Player) -> None:
    table = anna.make()
    name = unique(place, "Anna")
    me = anna.post("/api/register", name=name, passphrase="correct horse")
    assert (me["id"], me["guest"]) == (anna.id, False)
    phone = place.player()
    assert phone.post("/api/signin", name=name.upper(), passphrase="correct horse")["id"] == anna.id
    assert [found["id"] for found in phone.get("/api/my/tables")["tables"]] == [table]


def test_wrong_names_and_passphrases_are_told_apart_by_nobody(place: Place, anna: Player) -> None:
    name = unique(place, "Anna")
    anna.post("/api/register", name=name, passphrase="correct horse")
    problems = []
    for credentials in ({"name": name, "passphrase": "wrong horse"}, {"name": name + "?", "passphrase": "correct horse"}):
        with pytest.raises(Refusal) as refusal:
            place.player().post("/api/signin", **credentials)
        problems.append((refusal.value.status, refusal.value.problem))
    assert problems[0] == problems[1]
    assert problems[0][0] == 401


def test_a_name_belongs_to_one_person(place: Place, anna: Player, bela: Player) -> None:
    name = unique(place, "Zoe")
    anna.post("/api/register", name=name, passphrase="correct horse")
    with pytest.raises(Refusal) as refusal:
        bela.post("/api/register", name=name.upper(), passphrase="battery staple")
    assert refusal.value.status == 409
    assert bela.get("/api/me")["guest"]


def test_signing_out_everywhere_ends_every_device(place: Place, anna: Player) -> None:
    name = unique(place, "Anna")
    anna.post("/api/register", name=name, passphrase="correct horse")
    phone = place.player()
    phone.post("/api/signin", name=name, passphrase="correct horse")
    with phone.socket() as socket:
        socket.ask("ping")
        anna.post("/api/signout-everywhere")
        with pytest.raises(ConnectionClosed) as closed:
            socket.receive()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4401
    assert phone.get("/api/me") is None
    assert phone.post("/api/signin", name=name, passphrase="correct horse")["id"] == anna.id


def test_signing_out_ends_this_device_and_no_other(place: Place, anna: Player) -> None:
    name = unique(place, "Anna")
    anna.post("/api/register", name=name, passphrase="correct horse")
    phone = place.player()
    phone.post("/api/signin", name=name, passphrase="correct horse")
    cookie = phone.http.cookies["sandtable"]
    with anna.socket() as home, phone.socket() as away:
        assert home.ask("ping") == away.ask("ping")
        phone.post("/api/signout")
        with pytest.raises(ConnectionClosed) as closed:
            away.receive()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4401
        assert home.ask("ping")
    assert "sandtable" not in phone.http.cookies
    assert whose(place, cookie) is None, "a copy of the cookie is dead, too"
    assert anna.get("/api/me")["name"] == name


def test_who_signs_out_while_a_connection_is_made_is_not_connected(
    place: Place, anna: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    accept = WebSocket.accept

    async def accept_late(socket: WebSocket) -> None:
        await place.app.house.sign_out(anna.id, await place.app.house.store.sessions(anna.id))
        await accept(socket)

    monkeypatch.setattr(WebSocket, "accept", accept_late)
    with anna.socket() as socket, pytest.raises(ConnectionClosed) as closed:
        socket.ask("ping")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4401


def test_registering_and_signing_in_begin_a_new_session(place: Place, anna: Player) -> None:
    """Whoever planted or copied the cookie of a guest does not become the person who registers with it."""
    name, planted = unique(place, "Anna"), anna.http.cookies["sandtable"]
    anna.post("/api/register", name=name, passphrase="correct horse")
    registered = anna.http.cookies["sandtable"]
    anna.post("/api/signin", name=name, passphrase="correct horse")
    assert whose(place, planted) is None
    assert whose(place, registered) is None
    assert anna.get("/api/me")["id"] == anna.id


def test_a_guest_who_is_in_keeps_the_session(anna: Player) -> None:
    before = anna.http.cookies["sandtable"]
    anna.post("/api/guest")
    assert anna.http.cookies["sandtable"] == before


def whose(place: Place, cookie: str) -> Any:
    """Who a cookie is for."""
    return httpx.get(f"{place.url}/api/me", headers={b"Cookie": f"sandtable={cookie}".encode()}, timeout=PATIENCE).json()


def test_a_forged_cookie_counts_for_nothing(place: Place, anna: Player) -> None:
    id, session, signature = anna.http.cookies["sandtable"].split(".")
    for cookie in (f"{id}.1.{signature}", f"{id}.{session}.{signature[:-1]}x", "", "...", f"{id}.{session}.é"):
        assert whose(place, cookie) is None
    assert whose(place, f"{id}.{session}.{signature}")["id"] == id


def test_cookies_of_before_there_were_sessions_still_count_until_their_person_signs_out(tmp_path: Path) -> None:
    """They named a person and an epoch."""
    url, id = f"sqlite:///{tmp_path / 'sandtable.db'}", "somebody"
    migrate(url, "0002")
    with sqlite3.connect(tmp_path / "sandtable.db") as old:
        old.execute("INSERT INTO persons VALUES (?, 'Ánna', 'ánna', 'hash', 3, 1)", (id,))
        old.execute("INSERT INTO facts VALUES ('secret', ?)", ("00" * 32,))
    with serving(tmp_path) as place:
        now, older = (signed(bytes(32), f"{id}.{epoch}") for epoch in (3, 2))
        assert whose(place, now) == {"id": id, "name": "Ánna", "guest": False}
        assert whose(place, older) is None
        with pytest.raises(Refusal, match="taken"):
            place.player().post("/api/guest", name="Anna")
        httpx.post(f"{place.url}/api/signout", headers={"Cookie": f"sandtable={now}"}, timeout=PATIENCE)
        assert whose(place, now) is None
    old.close()


def signed(secret: bytes, claim: str) -> str:
    return f"{claim}.{hmac.new(secret, claim.encode(), 'sha256').hexdigest()}"


def test_only_so_many_devices_are_signed_in_at_once(tmp_path: Path) -> None:
    async def sign_in_often() -> None:
        store = Store(await open_database(f"sqlite:///{tmp_path / 'sandtable.db'}"))
        sessions = Sessions(store, b"key")
        first = sessions.cookie(await sessions.begin("anna"))
        for _ in range(MOST_SESSIONS - 1):
            await sessions.begin("anna")
        assert await sessions.read(first)
        await sessions.begin("anna")
        assert await sessions.read(first) is None
        assert len(await store.sessions("anna")) == MOST_SESSIONS
        await store.database.close()

    asyncio.run(sign_in_often())


def test_whoever_is_signed_in_stays_so_while_the_storage_is_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def away(person: str) -> list[str]:
        raise Unavailable("table-too-busy")

    async def come_and_look() -> None:
        store = Store(await open_database(f"sqlite:///{tmp_path / 'sandtable.db'}"))
        known, stranger = Sessions(store, b"key"), Sessions(store, b"key")
        cookie = known.cookie(await known.begin("anna"))
        known.fresh = 0.0
        monkeypatch.setattr(store, "sessions", away)
        assert await known.read(cookie)
        with pytest.raises(Unavailable):
            await stranger.read(cookie)
        await store.database.close()

    asyncio.run(come_and_look())


def test_a_new_name_shows_at_tables_and_in_their_logs(anna: Player, bela: Player) -> None:
    table = anna.make()
    bela.join(table)
    anna.pick(table, anna.look(table)["view"]["ask"]["options"][0]["text"])
    assert any("Anna" in line["text"] for line in anna.look(table)["log"])
    anna.http.patch("/api/me", json={"name": "Annabel"})
    state = bela.look(table)
    assert state["info"]["seats"][0]["name"] == "Annabel"
    assert not any("Anna " in line["text"] for line in anna.look(table)["log"])
    assert any("Annabel" in line["text"] for line in anna.look(table)["log"])


def renamed_elsewhere(place: Place, person: str, name: str | None) -> None:
    """Another node gave somebody another name, or forgot them, and says so."""

    async def work() -> None:
        house = place.app.house
        change = Statement("UPDATE persons SET name = $2 WHERE id = $1", (person, name))
        await house.store.database.write([change if name else Statement("DELETE FROM persons WHERE id = $1", (person,))])
        await house.hear(News("person", person))

    in_house(place, work)


@pytest.mark.parametrize("name", ["Annabel", None], ids=["renamed", "forgotten"])
def test_an_old_name_goes_from_the_tables_of_every_node(place: Place, name: str | None) -> None:
    """Also from their logs, and for those who see a table later; nobody has to pick anything first."""
    with place.player("Zacharias") as anna, place.player("Bela") as bela, place.player("Carl") as carl:
        table = anna.make(delay=1, settings={"turns": "one_by_one"})
        bela.join(table)
        while "Zacharias" not in str(bela.look(table, seat=-1)["log"]):
            asked = anna if anna.look(table)["view"]["ask"] else bela
            asked.pick(table, asked.look(table)["view"]["ask"]["options"][0]["text"])
        until(lambda: "Zacharias" in str(carl.look(table)["log"]))
        with bela.socket() as hers:
            hers.ask("watch", table=table)
            renamed_elsewhere(place, anna.id, name)
            assert hers.next("update")["info"]["seats"][0]["name"] == (name or "somebody")
        for player in (bela, carl):
            assert "Zacharias" not in str(player.look(table))


def test_a_new_name_shows_nothing_that_is_not_kept(place: Place) -> None:
    """A pick that could not be kept is in memory until the table is read again."""
    with place.player("Anna") as anna, place.player("Bela") as bela:
        table = anna.make(settings={"turns": "one_by_one"})
        bela.join(table)

        async def pick_in_vain() -> None:
            live = await place.app.house.tables.find(table)
            assert live.table is not None
            seat = live.table.waiting_for[0]
            live.table.play(seat, live.table.options(seat)[-1])
            live.stale = True

        with bela.socket() as hers:
            hers.ask("watch", table=table)
            hers.next("state")
            in_house(place, pick_in_vain)
            anna.http.patch("/api/me", json={"name": "Annabel"})
            assert hers.quiet()
            assert bela.look(table)["info"]["seats"][0]["name"] == "Annabel"


def test_of_two_names_that_look_alike_and_come_at_once_one_is_taken(database_url: str) -> None:
    """Both are free when they are looked up; while the passphrases are hashed nobody waits for anybody."""

    async def register_both() -> None:
        store = Store(await open_database(database_url))
        identity, other = Identity(store, b"key"), Identity(store, b"key")
        names = (identity.register(None, "Zoran", "correct horse"), other.register(None, "Z0ran", "battery staple"))
        came = await asyncio.gather(*names, return_exceptions=True)
        assert sorted(type(one).__name__ for one in came) == ["Clash", "Person"]
        await store.database.close()

    asyncio.run(register_both())


def test_names_registered_before_looks_were_unique_stay_with_their_owners(tmp_path: Path) -> None:
    """One that looks like an older one, too; nobody else gets either."""
    url, twin = f"sqlite:///{tmp_path / 'sandtable.db'}", "\u0410\u04cf\u0456\u0441\u0435"
    migrate(url, "0003")
    with sqlite3.connect(tmp_path / "sandtable.db") as old:
        for created, (name, looks) in enumerate([("Alice", "long ago"), (twin, "otherwise"), ("Bob", "bob")]):
            sql = "INSERT INTO persons (id, name, login, alike, created, seen) VALUES (?, ?, ?, ?, ?, ?)"
            old.execute(sql, (name, name, name.casefold(), looks, created, now()))
    with serving(tmp_path) as place:
        kept = dict(old.execute("SELECT name, alike FROM persons").fetchall())
        assert kept == {"Alice": "allce", twin: f"allce/{twin}", "Bob": "bob"}
        with pytest.raises(Refusal, match="taken"):
            place.player().post("/api/guest", name="A1ice")
    old.close()


def test_comparing_with_what_nobody_has_takes_as_much_as_comparing_with_a_hash() -> None:
    """Else the time of an answer would tell whether there is somebody of that name."""
    hasher = PasswordHasher(time_cost=2, memory_cost=19_456, parallelism=1)
    made = decoy(hasher)
    assert extract_parameters(made) == extract_parameters(hasher.hash("correct horse"))
    with pytest.raises(VerifyMismatchError):
        hasher.verify(made, "correct horse")
