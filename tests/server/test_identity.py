"""Guests, registered people, cookies."""

from __future__ import annotations

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.people import Place, Player, Refusal


def unique(place: Place, name: str) -> str:
    return f"{name} {place.player('x').id}"


def test_a_guest_is_somebody_at_once(place: Place) -> None:
    nobody = place.player()
    with pytest.raises(Refusal) as refusal:
        nobody.get("/api/me")
    assert refusal.value.status == 401
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
    with pytest.raises(Refusal) as refusal:
        phone.get("/api/me")
    assert refusal.value.status == 401
    assert phone.post("/api/signin", name=name, passphrase="correct horse")["id"] == anna.id


def test_a_forged_cookie_counts_for_nothing(place: Place, anna: Player) -> None:
    id, epoch, signature = anna.http.cookies["sandtable"].split(".")
    for cookie in (f"{id}.1.{signature}", f"{id}.{epoch}.{signature[:-1]}0", "", "...", f"{id}.{epoch}.é"):
        response = anna.http.get(f"{place.url}/api/me", headers={b"Cookie": f"sandtable={cookie}".encode()})
        assert response.status_code in (200, 401)
        if cookie != f"{id}.{epoch}.{signature}":
            assert response.status_code == 401


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
