"""The server of these tests deals by the test that asks."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sandtable import Record
from tests.server.people import Player
from tests.waiting import until
from tests.web.conftest import name_test


def game_of(test: str, *, address: str, asking: Path) -> tuple[Any, ...]:
    """What a test gets: the name of a guest, a deal, and what a bot does with it before it waits for anybody else."""
    name_test(asking, test)
    with Player(address) as somebody:
        name = somebody.post("/api/guest")["name"]
        table = somebody.make(seats=[{"kind": "me"}, {"kind": "bot", "level": "random"}])
        until(lambda: bool(somebody.look(table)["view"]["waiting_for"] == [0]), "the bot does not choose its hand")
        somebody.post(f"/api/tables/{table}/propose", kind="end")
        record = Record.loads(somebody.get(f"/api/tables/{table}/record"))
        assert record.picks
        return name, record.seed, record.picks


def test_a_test_gets_the_same_games_in_every_run_and_others_than_another_test(address: str, asking: Path) -> None:
    first, again, other = (game_of(test, address=address, asking=asking) for test in ("a test", "a test", "another test"))
    assert first == again
    assert all(one != theirs for one, theirs in zip(first, other, strict=True))
