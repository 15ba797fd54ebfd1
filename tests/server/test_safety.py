"""Limits, origins, headers, and messages that make no sense."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import httpx
import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from sandtable.server.http.routes.people import changed
from sandtable.server.limits import LARGEST_BODY, LARGEST_MESSAGE, MOST_REMEMBERED, MOST_TABLES_OF_A_GUEST, Limits
from sandtable.server.problems import TooMany
from sandtable.server.storage.store import Person
from tests.server.people import Place, Player, Refusal, Socket, serving
from tests.waiting import PATIENCE

WORDS = st.sampled_from(["watch", "unwatch", "lobby", "pick", "undo", "why", "chat", "propose", "answer", "ping", "state", ""])
SMALL = st.integers(-2, 20) | st.integers() | st.text(max_size=5) | st.none() | st.booleans() | st.lists(st.text(), max_size=3)
FIELDS = ["id", "seat", "number", "picks", "text", "kind", "count", "agree", "era", "n"]


@pytest.fixture(scope="module")
def fuzzed(place: Place) -> Any:
    player = place.player("Fuzz")
    table = player.make(seats=[{"kind": "me"}, {"kind": "me"}])
    with player.socket() as socket:
        yield socket, table


@given(
    type=WORDS,
    fields=st.dictionaries(st.sampled_from(FIELDS), SMALL),
    here=st.booleans(),
    pick=st.sampled_from(["keep_rest", "throw castle-2", "", "\n", "keep_rest\nkeep_rest", "\x00", "\U0001d53d"]),
)
@settings(max_examples=400, derandomize=True, suppress_health_check=list(HealthCheck))
def test_no_message_upsets_the_server(
    fuzzed: tuple[Socket, str], place: Place, type: str, fields: dict[str, Any], here: bool, pick: str
) -> None:
    socket, table = fuzzed
    place_of = {"table": table if here else "nowhere", "seat": 0}
    order = {"type": type, **place_of, "number": 0, "picks": [pick], "kind": "undo", **fields}
    check(socket, place, msgspec.json.encode(order).decode())


@given(data=st.text() | st.binary() | st.recursive(SMALL, lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner)))
@settings(max_examples=100, derandomize=True, suppress_health_check=list(HealthCheck))
def test_no_noise_upsets_the_server(fuzzed: tuple[Socket, str], place: Place, data: Any) -> None:
    socket, _ = fuzzed
    check(socket, place, data if isinstance(data, (str, bytes)) else msgspec.json.encode(data).decode())


def check(socket: Socket, place: Place, data: str | bytes) -> None:
    """Whatever was said, the connection goes on and nothing went wrong inside."""
    errors = place.app.house.metrics.errors
    socket.connection.send(data)
    assert socket.ask("ping")["type"] == "done"
    socket.kept.clear()
    assert place.app.house.metrics.errors == errors


def test_deep_nesting_is_refused(fuzzed: tuple[Socket, str], place: Place) -> None:
    check(fuzzed[0], place, '{"type": "ping", "x": ' + "[" * 20_000)


def test_what_is_too_large_is_refused(anna: Player) -> None:
    response = anna.http.post("/api/tables", content=b"{" + b" " * LARGEST_BODY)
    assert response.status_code == 413
    with anna.socket() as socket:
        socket.connection.send("x" * (LARGEST_MESSAGE + 1))
        assert socket.next("refused")["problem"]["code"] == "too_large"
        socket.connection.send("x" * (LARGEST_MESSAGE * 3))
        with pytest.raises(ConnectionClosed):
            socket.receive()
    assert anna.get("/api/me")


def test_a_page_of_another_place_can_do_nothing(place: Place, anna: Player) -> None:
    evil = {"Origin": "https://evil.example"}
    assert anna.http.post("/api/tables", json={}, headers=evil).status_code == 403
    assert anna.http.post("/api/signout-everywhere", headers=evil).status_code == 403
    assert anna.http.patch("/api/me", json={"name": "X"}, headers={"Origin": place.url}).status_code == 200
    headers = {**evil, "Cookie": f"sandtable={anna.http.cookies['sandtable']}"}
    url = place.url.replace("http", "ws", 1) + "/api/live"
    with connect(url, additional_headers=headers) as connection, pytest.raises(ConnectionClosed) as closed:
        connection.recv(PATIENCE)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4403


def test_every_answer_carries_the_headers_that_keep_browsers_safe(anna: Player) -> None:
    for path in ("/", "/api/me", "/api/nothing", "/healthz"):
        headers = anna.http.get(path).headers
        policy = headers["content-security-policy"]
        assert "script-src 'self'" in policy
        assert "unsafe" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "same-origin"
    assert anna.http.get("/api/me").headers["cache-control"] == "no-store"


def test_too_often_is_refused_and_passes(limits_clock: list[float]) -> None:
    limits = Limits()
    assert tries(limits, 20, address="1.2.3.4") == 10
    limits_clock[0] += 30
    assert tries(limits, 20, address="1.2.3.4") == 3
    limits.spend("passphrase", address="1.2.3.5")
    Limits(on=False).spend("passphrase", address="1.2.3.4")


def tries(limits: Limits, count: int, **who: str) -> int:
    """How many of so many tries are let through."""
    through = 0
    for _ in range(count):
        with contextlib.suppress(TooMany):
            limits.spend("passphrase", **who)
            through += 1
    return through


def test_a_household_has_one_address_also_with_ipv6(limits_clock: list[float]) -> None:
    limits = Limits()
    assert tries(limits, 20, address="2001:db8:1:2::7") == 10
    assert tries(limits, 1, address="2001:db8:1:2:ffff::9") == 0
    assert tries(limits, 1, address="2001:db8:1:3::7") == 1


def test_whoever_comes_by_ipv4_is_told_apart_where_a_server_listens_on_both(limits_clock: list[float]) -> None:
    """Else one of them could use up what all have, and pass for being at home with everybody else's name."""
    limits = Limits()
    assert tries(limits, 20, address="::ffff:192.0.2.7") == 10
    assert tries(limits, 1, address="192.0.2.7") == 0
    assert tries(limits, 1, address="::ffff:192.0.2.8") == 1


def test_many_addresses_do_not_make_more_of_an_account(limits_clock: list[float]) -> None:
    limits = Limits()
    made = [tries(limits, 1, account="anna", address=f"10.0.0.{host}") for host in range(60)]
    assert sum(made) == 20


def test_a_flood_of_strangers_makes_nobody_forget_those_who_came_last(limits_clock: list[float]) -> None:
    limits = Limits()
    for host in range(MOST_REMEMBERED):
        limits.spend("passphrase", account=str(host))
    assert tries(limits, 20, address="1.2.3.4") == 10
    limits.spend("passphrase", account="one more")
    assert tries(limits, 1, address="1.2.3.4") == 0


def test_strangers_who_guess_a_passphrase_are_stopped_and_its_owner_is_not_locked_out(
    tmp_path: Path, limits_clock: list[float]
) -> None:
    with serving(tmp_path, limits=True) as place, place.player("Anna") as anna:
        anna.post("/api/register", name="Anna", passphrase="correct horse")
        guesses = [sign_in(place, "anna", "wrong horse", f"10.0.0.{host}") for host in range(30)]
        assert guesses[:20] == [401] * 20
        assert guesses[-1] == 429
        assert sign_in(place, "Anna", "correct horse", "10.0.1.1") == 429, "not from just anywhere now"
        assert sign_in(place, "Anna", "correct horse", "127.0.0.1") == 200, "but from home"
        assert sign_in(place, "Bela", "wrong horse", "10.0.1.1") == 401


def sign_in(place: Place, name: str, passphrase: str, address: str) -> int:
    """Try to sign in from an address. The status of the answer."""
    body, headers = {"name": name, "passphrase": passphrase}, {"X-Forwarded-For": address}
    return httpx.post(f"{place.url}/api/signin", json=body, headers=headers, timeout=PATIENCE).status_code


def test_an_account_is_limited_wherever_it_asks_from(tmp_path: Path, limits_clock: list[float]) -> None:
    with serving(tmp_path, limits=True) as place, place.player("Anna") as anna:
        homes = [{"X-Forwarded-For": f"10.0.0.{host}"} for host in range(14)]
        wish = {"title": "fine_sand", "seats": [{"kind": "me"}, {"kind": "open"}]}
        made = [anna.http.post("/api/tables", json=wish, headers=home).status_code for home in homes]
        assert made[:10] == [201] * 10
        assert made[-1] == 429


def test_a_guest_keeps_fewer_tables_than_a_registered_person(place: Place, anna: Player) -> None:
    for _ in range(MOST_TABLES_OF_A_GUEST):
        anna.make()
    with pytest.raises(Refusal, match="tables"):
        anna.make()
    anna.post("/api/register", name=f"Anna {anna.id}", passphrase="correct horse")
    anna.make()


def test_a_server_with_limits_stops_a_flood(tmp_path: Path, limits_clock: list[float]) -> None:
    with serving(tmp_path, limits=True) as place, place.player("Anna") as anna:
        answers = [anna.http.post("/api/signin", json={"name": "Zoe", "passphrase": "x" * 9}).status_code for _ in range(14)]
        assert answers[0] == 401
        assert answers[-1] == 429
        with anna.socket() as socket:
            assert "refused" in [socket.ask("ping")["type"] for _ in range(150)]


def test_no_secret_is_logged(place: Place, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.DEBUG), place.player("Anna") as anna:
        cookie = anna.http.cookies["sandtable"]
        anna.post("/api/register", name=f"Anna {anna.id}", passphrase="very secret words")
        anna.http.get("/api/tables/none?passphrase=1")
        with anna.socket() as socket:
            socket.ask("ping")
    clients = ("httpx", "httpcore", "websockets.client")
    ours = [record.getMessage() for record in caplog.records if not record.name.startswith(clients)]
    assert not any("very secret words" in line or cookie.rsplit(".", 1)[1] in line for line in ours)


def test_the_counters_are_for_this_machine_and_for_whom_its_owner_allows(tmp_path: Path) -> None:
    """They count picks made in secret, too."""
    near, far, other = ({"X-Forwarded-For": address} for address in ("127.0.0.1", "10.1.2.3", "203.0.113.7"))
    with serving(tmp_path, metrics_for=("10.0.0.0/8",)) as place:
        answers = [
            httpx.get(f"{place.url}/metrics", headers=headers, timeout=PATIENCE).status_code for headers in ({}, near, far, other)
        ]
    assert answers == [200, 200, 200, 404]


def test_what_costs_the_server_much_can_be_asked_for_less_often(tmp_path: Path, limits_clock: list[float]) -> None:
    """A new name goes into every log, an undo plays a game again: twenty times a second they would keep everybody waiting."""
    with serving(tmp_path, limits=True) as place, place.player("Anna") as anna:
        table = anna.make(seats=[{"kind": "me"}, {"kind": "bot", "level": "random"}])
        named = [anna.http.patch("/api/me", json={"name": f"Anna {number}"}).status_code for number in range(8)]
        assert named.count(200) == 5
        wish = {"kind": "undo", "seat": 0}
        asked = [anna.http.post(f"/api/tables/{table}/propose", json=wish).status_code for _ in range(14)]
        assert asked[:10] == [409] * 10, "there is nothing to undo, but nothing was too often either"
        assert asked[-1] == 429
        with anna.socket() as socket:
            assert socket.ask("propose", table=table, **wish)["problem"]["code"] == "too_many"


def test_a_name_is_changed_while_tables_come_and_go() -> None:
    """Somebody may come to a table while the log of another is told anew."""

    class Lock:
        async def __aenter__(self) -> None:
            tables["another"] = None

        async def __aexit__(self, *_: object) -> None:
            return

    async def tell(news: Any) -> None:
        told.append(news.id)

    told: list[str] = []
    room, nothing = SimpleNamespace(chairs=[SimpleNamespace(person="anna")]), lambda: None
    one = SimpleNamespace(room=room, lock=Lock(), stale=False, echo=None, call_by_name=nothing, tell=nothing)
    tables: dict[str, Any] = {"one": one}
    house = SimpleNamespace(tables=SimpleNamespace(live=tables, bus=SimpleNamespace(tell=tell)))
    asyncio.run(changed(cast(Any, SimpleNamespace(house=house)), Person("anna", "Anna")))
    assert told == ["anna"]
