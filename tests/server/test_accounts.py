"""Accounts: another passphrase, the list of devices, a guest's own link, a copy of everything, the end."""

from __future__ import annotations

from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from sandtable.engine.messages import ENGLISH, house
from sandtable.server.people.devices import device_name
from sandtable.server.people.kept import KEPT, LIFETIMES
from sandtable.server.people.names import folded
from sandtable.server.problems import Clash, Unavailable
from sandtable.server.storage import purge
from sandtable.server.storage.accounts import OF_A_PERSON
from sandtable.server.storage.schema import metadata
from sandtable.server.storage.store import Person, Store, Ticket
from tests.server.people import Place, Player, Refusal, serving
from tests.server.test_identity import unique
from tests.server.test_notices import in_house
from tests.server.test_purge import LATER, Past
from tests.server.test_store import with_store

FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
PHONE = "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36"


def registered(place: Place, player: Player, passphrase: str = "correct horse") -> str:
    """Register somebody under a name that nobody else has. Returns the name."""
    name = unique(place, "Anna")
    player.post("/api/register", name=name, passphrase=passphrase)
    return name


def test_a_new_passphrase_takes_the_place_of_the_old_one_and_ends_other_devices(place: Place, anna: Player) -> None:
    name = registered(place, anna)
    phone = place.player()
    phone.post("/api/signin", name=name, passphrase="correct horse")
    anna.put("/api/me/passphrase", old="correct horse", new="battery staple")
    assert anna.get("/api/me")["name"] == name
    assert phone.get("/api/me") is None
    with pytest.raises(Refusal, match="do not match"):
        phone.post("/api/signin", name=name, passphrase="correct horse")
    assert phone.post("/api/signin", name=name, passphrase="battery staple")["id"] == anna.id


def test_only_who_knows_the_passphrase_changes_it_or_deletes_the_account(place: Place, anna: Player, bela: Player) -> None:
    name = registered(place, anna)
    with pytest.raises(Refusal, match="not your passphrase") as refusal:
        anna.put("/api/me/passphrase", old="wrong horse", new="battery staple")
    assert refusal.value.status == 403
    with pytest.raises(Refusal, match="not your passphrase"):
        anna.post("/api/me/delete", passphrase="wrong horse")
    assert place.player().post("/api/signin", name=name, passphrase="correct horse")["id"] == anna.id
    with pytest.raises(Refusal, match="guest has no passphrase"):
        bela.put("/api/me/passphrase", old="", new="battery staple")


def test_a_passphrase_that_was_changed_does_not_come_back_with_a_new_name(place: Place, anna: Player) -> None:
    """A request, or another node, may still know somebody as they were before: it keeps the name they get, and nothing else."""
    name, identity = registered(place, anna), place.app.house.identity
    as_before = identity._known[anna.id]
    anna.put("/api/me/passphrase", old="correct horse", new="battery staple")
    renamed = unique(place, "Anna")
    in_house(place, lambda: identity.rename(as_before, renamed))
    for called in (name, renamed):
        with pytest.raises(Refusal, match="do not match"):
            place.player().post("/api/signin", name=called, passphrase="correct horse")
    assert place.player().post("/api/signin", name=renamed, passphrase="battery staple")["id"] == anna.id
    anna.put("/api/me/passphrase", old="battery staple", new="another one")


def test_who_registered_meanwhile_stays_registered(place: Place, anna: Player) -> None:
    identity = place.app.house.identity
    as_guest = identity._known[anna.id]
    name, other = registered(place, anna), unique(place, "Anna")
    with pytest.raises(Clash):
        in_house(place, lambda: identity.rename(as_guest, other))
    with pytest.raises(Clash):
        in_house(place, lambda: identity.register(as_guest, other, "battery staple"))
    assert place.player().post("/api/signin", name=name, passphrase="correct horse")["id"] == anna.id


def test_devices_are_listed_and_each_can_be_signed_out(place: Place, anna: Player) -> None:
    anna.http.headers["user-agent"] = FIREFOX
    name = registered(place, anna)
    phone = place.player()
    phone.http.headers["user-agent"] = PHONE
    phone.post("/api/signin", name=name, passphrase="correct horse")
    there = anna.get("/api/me/sessions")
    assert [(one["device"], one["here"]) for one in there] == [("Chrome, Android", False), ("Firefox, Linux", True)]
    assert not any(one["id"] in anna.http.cookies["sandtable"] for one in there), "a list is no cookie"
    with phone.socket() as socket:
        socket.ask("ping")
        anna.post(f"/api/me/sessions/{there[0]['id']}/end")
        with pytest.raises(ConnectionClosed):
            socket.receive()
    assert phone.get("/api/me") is None
    assert [one["device"] for one in anna.get("/api/me/sessions")] == ["Firefox, Linux"]


def test_nobody_ends_the_session_of_somebody_else(anna: Player, bela: Player) -> None:
    (mine,) = anna.get("/api/me/sessions")
    with pytest.raises(Refusal) as refusal:
        bela.post(f"/api/me/sessions/{mine['id']}/end")
    assert refusal.value.status == 404
    assert anna.get("/api/me")["id"] == anna.id


@pytest.mark.parametrize(("agent", "name"), [(FIREFOX, "Firefox, Linux"), (PHONE, "Chrome, Android"), ("python-httpx/0.28", "")])
def test_a_device_is_named_in_two_words(agent: str, name: str) -> None:
    assert device_name(agent) == name


# A guest's own link


def test_a_guest_comes_back_by_a_link_of_their_own(place: Place, anna: Player) -> None:
    table = anna.make()
    secret = anna.post("/api/me/link")["secret"]
    anna.post("/api/signout")
    assert anna.get("/api/me") is None
    for device in (anna, place.player()):
        assert device.post("/api/return", secret=secret)["id"] == anna.id
        assert [found["id"] for found in device.get("/api/my/tables")["tables"]] == [table]


def test_nobody_is_made_somebody_else_by_the_link_of_a_stranger(place: Place, anna: Player, bela: Player, eve: Player) -> None:
    secret = eve.post("/api/me/link")["secret"]
    registered(place, anna)
    bela.make()
    for player in (anna, bela):
        with pytest.raises(Refusal, match="Sign out first"):
            player.post("/api/return", secret=secret)
        assert player.get("/api/me")["id"] == player.id
    bela.post("/api/signout")
    assert bela.post("/api/return", secret=secret)["id"] == eve.id


def test_a_newer_link_replaces_the_old_one_and_an_account_needs_none(place: Place, anna: Player) -> None:
    old, new = (anna.post("/api/me/link")["secret"] for _ in range(2))
    for secret in (old, "made up"):
        with pytest.raises(Refusal, match="no longer valid"):
            place.player().post("/api/return", secret=secret)
    registered(place, anna)
    with pytest.raises(Refusal, match="no longer valid"):
        place.player().post("/api/return", secret=new)
    with pytest.raises(Refusal, match="already registered"):
        anna.post("/api/me/link")


def test_the_storage_does_not_hold_the_link_itself(place: Place, anna: Player) -> None:
    secret = anna.post("/api/me/link")["secret"]
    folder = place.app.settings.data
    assert not any(secret.encode() in file.read_bytes() for file in folder.glob("sandtable.db*"))


# The end of an account


def test_a_deleted_account_leaves_its_games_without_its_name(place: Place, anna: Player, bela: Player) -> None:
    name, table = registered(place, anna), anna.make()
    bela.join(table)
    finished = anna.make()
    bela.join(finished)
    bela.post(f"/api/tables/{finished}/resign", seat=1)
    anna.post(f"/api/tables/{table}/chat", text="hello")
    anna.http.put(f"/api/tables/{table}/note", json={"text": "hm"})
    waiting = anna.make()
    anna.post("/api/me/delete", passphrase="correct horse")
    assert anna.get("/api/me") is None
    seats = bela.look(table)["info"]["seats"]
    assert [(seat["kind"], seat.get("person", "")) for seat in seats] == [("bot", ""), ("person", bela.id)]
    over = bela.look(finished)["info"]
    assert (over["status"], over["seats"][0]["name"]) == ("over", "somebody")
    assert bela.look(waiting)["info"]["status"] == "closed"
    assert bela.get(f"/api/tables/{table}/chat")["messages"][0]["name"] == "somebody"
    with pytest.raises(Refusal, match="do not match"):
        anna.post("/api/signin", name=name, passphrase="correct horse")
    bela.post("/api/register", name=name, passphrase="battery staple")


def test_a_table_that_cannot_be_changed_keeps_nobody_from_leaving(
    place: Place, anna: Player, bela: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = anna.make(seats=[{"kind": "me", "name": "Mum"}, {"kind": "me", "name": "Ben"}], visibility="link")
    anna.post(f"/api/tables/{table}/resign", seat=0)

    async def refuse(*_: object) -> None:
        raise Unavailable("table-too-busy")

    with monkeypatch.context() as patched:
        patched.setattr(place.app.house.tables, "change", refuse)
        anna.post("/api/me/delete")
    assert anna.get("/api/me") is None
    assert [seat["name"] for seat in bela.look(table)["info"]["seats"]] == ["somebody", "somebody (2)"]


def test_a_guest_is_forgotten_on_request(place: Place, anna: Player) -> None:
    secret = anna.post("/api/me/link")["secret"]
    anna.post("/api/me/delete")
    assert anna.get("/api/me") is None
    with pytest.raises(Refusal, match="no longer valid"):
        place.player().post("/api/return", secret=secret)


def test_whoever_is_forgotten_leaves_nothing_that_is_theirs_alone(database_url: str) -> None:
    async def work(store: Store) -> None:
        past = Past(store)
        stayed, asked = await past.person(purge.GUEST + purge.DAY), await past.person(0)
        for person in (stayed, asked):
            await store.keep_ticket(Ticket(person, "return", person, "", LATER + purge.DAY))
        await past.left(stayed)
        await store.forget_person(asked)
        for table, column in OF_A_PERSON.items():
            for person in (stayed, asked):
                assert await store.database.read(f"SELECT 1 FROM {table} WHERE {column} = $1", person) == [], table

    with_store(database_url, work)


def test_a_ticket_counts_once_and_for_its_time(database_url: str) -> None:
    async def work(store: Store) -> None:
        anna = Person("anna", "Anna")
        ticket = Ticket(folded("One Ticket"), "reset", anna.id, "", 100)
        await store.keep_ticket(ticket)
        assert await store.ticket(ticket.hash, "confirm", 99) is None
        assert await store.ticket(ticket.hash, "reset", 100) is None
        assert await store.ticket(ticket.hash, "reset", 99) == ticket
        assert [await store.use_up(ticket) for _ in range(2)] == [True, False]

    with_store(database_url, work)


# What is kept


def test_every_column_of_the_storage_is_described() -> None:
    declared = {kept.table: {*kept.columns, *kept.hidden} for kept in KEPT}
    assert declared == {table.name: {column.name for column in table.columns} for table in metadata.sorted_tables}
    words = house(ENGLISH)
    named = [f"kept-{kept.table}-{column}" for kept in KEPT for column in (*kept.columns, *kept.hidden)]
    assert [name for name in [*named, *(f"kept-{kept.table}" for kept in KEPT)] if name not in words] == []
    assert {kept.until for kept in KEPT} == set(LIFETIMES)


def test_what_goes_with_a_person_is_what_names_them_and_no_game() -> None:
    names = {table.name for table in metadata.sorted_tables if "person" in table.columns and "game" not in table.columns}
    assert names | {"persons", "notes", "told", "bans", "reports"} == set(OF_A_PERSON)


def test_everybody_gets_a_copy_of_what_is_kept_about_them_and_nothing_of_others(tmp_path: Path) -> None:
    with serving(tmp_path) as place, place.player("Anna") as anna, place.player("Bela") as bela:
        anna.post("/api/register", name="Anna", passphrase="correct horse")
        table = anna.make()
        bela.join(table)
        anna.pick(table)
        for player in (anna, bela):
            player.post(f"/api/tables/{table}/chat", text=f"said by {player.id}")
            player.http.put(f"/api/tables/{table}/note", json={"text": f"noted by {player.id}"})
        running = anna.get("/api/me/everything")
        assert running["moves"] == [], "what is picked in a running game may be secret yet"
        bela.post(f"/api/tables/{table}/resign", seat=1)
        mine = anna.get("/api/me/everything")
    assert set(mine) == {kept.table for kept in KEPT if kept.mine}
    assert (mine["persons"][0]["name"], mine["seats"], mine["games"][0]["id"]) == (
        "Anna",
        [{"game": table, "seat": 0, "person": anna.id}],
        table,
    )
    assert [row["text"] for row in mine["messages"] + mine["notes"]] == [f"said by {anna.id}", f"noted by {anna.id}"]
    assert {row["seat"] for row in mine["moves"]} == {0}
    assert "argon2" not in str(mine)
    assert bela.id not in str(mine)


def test_the_privacy_page_says_how_long_everything_is_kept(anna: Player) -> None:
    told = {thing["id"]: thing for thing in anna.get("/api/privacy")}
    assert "400 days" in told["sessions"]["until"]
    assert told["persons"]["personal"]
    assert not told["contents"]["personal"]
    assert {"id": "passphrase", "about": "Your passphrase, scrambled so that nobody can read it."} in told["persons"]["fields"]
