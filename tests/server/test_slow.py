"""Half-sent and slow requests, and many connections from one address, keep nobody else out."""

from __future__ import annotations

import contextlib
import resource
import time
from pathlib import Path

import httpx
import pytest

from sandtable.server.commands.serve import raise_open_files
from sandtable.server.socket import uvicorn_door
from tests.server.people import serving
from tests.server.slow import hanging, is_open, visit, wait_until_all_are_closed

LIMIT = 30.0


def test_visitors_come_in_while_requests_hang_and_those_are_hung_up_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(uvicorn_door, "WHOLE_REQUEST", 3.0)
    with serving(tmp_path) as place, hanging(place.url, 80) as connections, place.player("Anna") as anna:
        visit(place.url)
        with anna.socket() as live:
            wait_until_all_are_closed(connections, LIMIT)
            assert live.ask("ping")["type"] == "done"  # whoever has said all they had to say stays
        assert anna.look(anna.make(), wait=0)["info"]["status"] == "open"
        assert place.app.house.metrics.errors == 0


def test_an_answer_may_take_longer_than_its_request(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(uvicorn_door, "WHOLE_REQUEST", 0.5)
    with serving(tmp_path) as place, place.player("Anna") as anna:
        state = anna.look(anna.make())
        table = state["info"]["id"]
        begun = time.monotonic()
        assert anna.look(table, era=state["era"], n=state["n"], wait=1)["n"] == state["n"]
        assert time.monotonic() - begun > 0.9


def test_one_address_has_only_so_many_connections(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(uvicorn_door, "PROXIES", ())
    monkeypatch.setattr(uvicorn_door, "MOST_FROM_ONE_ADDRESS", 5)
    with serving(tmp_path) as place:
        with place.player("Anna") as anna, anna.socket(), anna.socket(), hanging(place.url, 10) as connections:
            end = time.monotonic() + LIMIT
            while sum(map(is_open, connections)) > 5 - 3:
                assert time.monotonic() < end, "too many are let in"
            assert sum(map(is_open, connections)) == 5 - 3
        come_in(place.url)  # all that have gone make room


def test_a_household_has_only_so_many_connections_also_with_ipv6(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(uvicorn_door, "MOST_FROM_ONE_ADDRESS", 2)
    all_of_them = uvicorn_door.Connections()
    assert [all_of_them.come(f"2001:db8::{host}") for host in (1, 2, 3)] == [True, True, False]
    assert all_of_them.come("2001:db8:0:1::1")
    assert [all_of_them.come(f"::ffff:192.0.2.{host}") for host in (1, 2, 3)] == [True, True, True]
    assert all(all_of_them.come(address) for address in ("::1", "::ffff:127.0.0.1") for _ in range(3)), "a proxy"
    for host in (1, 2, 3):
        all_of_them.go(f"2001:db8::{host}")
    assert all_of_them.come("2001:db8::4"), "those who have gone make room"


def come_in(url: str) -> None:
    """Try until there is room."""
    end = time.monotonic() + LIMIT
    while time.monotonic() < end:
        with contextlib.suppress(httpx.TransportError):
            visit(url)
            return
    raise AssertionError("nobody is let in any more")


def test_a_proxy_has_as_many_connections_as_it_needs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(uvicorn_door, "MOST_FROM_ONE_ADDRESS", 5)
    with serving(tmp_path) as place, hanging(place.url, 20) as connections:
        visit(place.url)
        assert all(map(is_open, connections))


def test_a_server_may_open_as_many_files_as_the_machine_allows() -> None:
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(256, before[1]), before[1]))
        raise_open_files()
        assert resource.getrlimit(resource.RLIMIT_NOFILE) == (before[1], before[1])
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)
