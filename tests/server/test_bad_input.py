"""Input that makes no sense: a clear sentence, never an error of the server, whichever database keeps its texts."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tests.server.people import Place, Player, Socket, serving
from tests.waiting import PATIENCE

NUL = "\0"
DEEP = b'{"x":' + b"[" * 30_000


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def house(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    """A server over either database, with a client of one page."""
    data = tmp_path_factory.mktemp("house")
    (data / "index.html").write_text("<!doctype html>")
    database = request.getfixturevalue("postgresql_url") if request.param == "postgresql" else ""
    with serving(data, database=database, web=data) as place:
        yield place


@pytest.fixture
def dora(house: Place) -> Iterator[Player]:
    """Somebody at a table of her own. Whatever she does, nothing goes wrong inside."""
    before = house.app.house.metrics.errors
    with house.player("Dora") as player:
        yield player
    assert house.app.house.metrics.errors == before


@pytest.mark.parametrize(
    ("path", "body", "sentence"),
    [
        ("/api/register", {"name": "Dora", "passphrase": "short"}, "Passphrase: at least 8 characters."),
        ("/api/register", {"name": "Dora"}, "Passphrase is missing."),
        ("/api/guest", {"name": 3}, "Name: it should be text, not a whole number."),
        ("/api/tables", {"title": "x", "seats": []}, "Seats: at least 1 item."),
        (
            "/api/tables",
            {"title": "x", "seats": [{"kind": "me"}, {"kind": "us"}]},
            "Seats 2, kind: 'us' is not one of the choices.",
        ),
        ("/api/tables", {"title": "x", "seats": [{"kind": "me"}], "clock": {"start": 1}}, "Clock, start: at least 10."),
        ("/api/tables", {"title": "x", "seats": [{"kind": "me"}], "settings": {"a": 2**70}}, "Settings: at most 1,000,000,000."),
        ("/api/tables", [], "It should be an object with fields, not a list."),
        ("/api/tables/none/chat", {"text": "x" * 1001}, "Text: at most 1,000 characters."),
    ],
)
def test_what_does_not_fit_is_answered_in_a_sentence(place: Place, anna: Player, path: str, body: Any, sentence: str) -> None:
    answer = anna.http.post(path, json=body)
    assert (answer.status_code, answer.json()["code"], answer.json()["message"]) == (400, "malformed", sentence)


def test_a_query_and_a_message_are_answered_the_same_way(anna: Player) -> None:
    assert anna.http.get("/api/tables/none?wait=99").json()["message"] == "Wait: at most 60."
    with anna.socket() as socket:
        assert refusal(socket, '{"type": "watch", "id": 7}') == "Table is missing."
        assert refusal(socket, '{"type": "dance"}') == "Type: 'dance' is not one of the choices."
        assert refusal(socket, "dance").startswith("This is not valid JSON:")


def refusal(socket: Socket, data: str | bytes) -> str:
    socket.connection.send(data)
    return str(socket.next("refused")["problem"]["message"])


@pytest.mark.parametrize(
    "body", [DEEP, b'{"name": "\xff\xfe"}', b'{"name": "\\ud800"}', b'{"name": "a\\u0000b"}', b'{"name": ' + b"9" * 5000]
)
def test_a_body_that_is_no_text_is_refused(dora: Player, body: bytes) -> None:
    assert dora.http.post("/api/guest", content=body).status_code == 400
    with dora.socket() as socket:
        assert refusal(socket, body.replace(b'{"name"', b'{"type": "watch", "table"'))


def test_a_text_with_nul_is_refused_wherever_it_is_sent(dora: Player) -> None:
    table = dora.make()
    with dora.socket() as socket:
        for order in ({"type": "chat", "text": NUL}, {"type": "watch"}, {"type": "pick", "seat": 0, "number": 0, "picks": [NUL]}):
            socket.send(table=table + NUL, **order)
            assert "NUL" in socket.next("refused")["problem"]["message"]
    sent = [
        dora.http.put(f"/api/tables/{table}/note", json={"text": NUL}),
        dora.http.post(f"/api/tables/{table}/chat", json={"text": NUL}),
        dora.http.patch("/api/me", json={"name": NUL}),
        dora.http.post("/api/signin", json={"name": NUL, "passphrase": "x" * 8}),
        dora.http.post("/api/register", json={"name": "Dora", "passphrase": NUL * 8}),
        dora.http.post("/api/tables", json={"title": NUL, "seats": [{"kind": "me"}]}),
        dora.http.get(f"/api/tables/{table}", params={"era": NUL}),
    ]
    assert [answer.status_code for answer in sent] == [400] * len(sent)


def test_a_backslash_before_the_letters_of_an_escape_is_just_that(dora: Player) -> None:
    table = dora.make()
    dora.put(f"/api/tables/{table}/note", text="\\u0000")
    assert dora.get(f"/api/tables/{table}/note")["text"] == "\\u0000"


@pytest.mark.parametrize("name", ["%00", "%ff%fe", "%F0%9F", "x" * 5000, "'%20OR%201=1", "%ed%a0%80"])
def test_nothing_is_found_under_a_name_that_cannot_be(dora: Player, name: str) -> None:
    places = ["/api/tables/{}", "/api/tables/{}/online", "/api/titles/{}/rules", "/api/campaigns/{}", "/{}", "/assets/{}"]
    answers = [dora.http.get(place.format(name)).status_code for place in places]
    assert answers[:4] == [404] * 4
    assert set(answers[4:]) <= {200, 404}, "an address without a file is a page of the client"


@pytest.mark.parametrize("cookie", [b"\xff\xfe", b"\xc3\xa9.0.\xc3\xa9", b"..", b"x" * 8000])
def test_a_broken_cookie_is_nobodys(dora: Player, cookie: bytes) -> None:
    answer = httpx.get(f"{dora.url}/api/my/tables", headers={b"Cookie": b"sandtable=" + cookie}, timeout=PATIENCE)
    assert answer.status_code in (400, 401)


@pytest.mark.parametrize("origin", ["http://[", "null", "file://", "http://", "http://a]b[", "//", "http://%"])
def test_an_origin_that_is_no_address_is_another_place(dora: Player, origin: str) -> None:
    assert dora.http.post("/api/tables", json={}, headers={"Origin": origin}).status_code == 403
    assert live_code(dora, origin) == 4403


def live_code(player: Player, origin: str, **headers: str) -> int | None:
    """With which code a connection from a page of this origin is closed; none if it stays open."""
    more = {"Cookie": f"sandtable={player.http.cookies['sandtable']}", "Origin": origin, **headers}
    with connect(player.url.replace("http", "ws", 1) + "/api/live", additional_headers=more) as connection:
        try:
            connection.send('{"type": "ping"}')
            connection.recv(PATIENCE)
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 0
    return None


def test_a_page_counts_as_ours_only_with_our_scheme(place: Place, anna: Player, tmp_path: Path) -> None:
    ours = place.url
    theirs = ours.replace("http", "https", 1)
    assert (named(anna, ours), named(anna, theirs)) == (200, 403)
    assert (live_code(anna, ours), live_code(anna, theirs)) == (None, 4403)
    behind = {"X-Forwarded-Proto": "https"}  # a proxy on this machine says that people reach us by https
    assert (named(anna, ours, **behind), named(anna, theirs, **behind)) == (403, 200)
    assert (live_code(anna, ours, **behind), live_code(anna, theirs, **behind)) == (4403, None)


def test_a_server_behind_https_takes_no_page_that_came_without(tmp_path: Path) -> None:
    with serving(tmp_path, secure=True) as place:
        anna = Player(place.url)
        pages = place.url, place.url.replace("http", "https", 1)
        answers = [anna.http.post("/api/guest", json={}, headers={"Origin": page}).status_code for page in pages]
        assert answers == [403, 201]
        anna.close()


def named(player: Player, origin: str, **headers: str) -> int:
    return player.http.patch("/api/me", json={"name": "Anna"}, headers={"Origin": origin, **headers}).status_code
