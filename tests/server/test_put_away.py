"""Tables that nobody uses leave the memory of a server: those that are over soon, the others when they are many, or later."""

from __future__ import annotations

import gc
import time
import weakref
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import sandtable
from sandtable.server.tables import chores, game, replays
from tests.server.people import Place, Player, serving
from tests.server.test_notices import in_house
from tests.waiting import until


@pytest.fixture
def no_collector() -> Iterator[None]:
    """Nobody looks for garbage meanwhile."""
    gc.disable()
    yield
    gc.enable()


def put_away(place: Place, unused: dict[str, float]) -> set[str]:
    """Put tables away, each of which nobody has used for so many seconds. Returns those that are left."""
    live, at = place.app.house.tables.live, time.monotonic()
    for id, seconds in unused.items():
        live[id].used = at - seconds
    in_house(place, lambda: chores.put_away_idle(place.app.house.tables))
    return set(live)


@pytest.fixture
def quiet(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[Place, Player]]:
    """A server that puts nothing away by itself."""
    monkeypatch.setattr("sandtable.server.house.TIDY", 1e6)
    monkeypatch.setattr("sandtable.server.house.RECORD", 1e6)
    with serving(tmp_path) as place, place.player("Anna") as anna:
        yield place, anna


def running(anna: Player) -> str:
    return anna.make(seats=[{"kind": "me"}, {"kind": "me"}])


def over(anna: Player) -> str:
    table = running(anna)
    anna.post(f"/api/tables/{table}/propose", kind="end")
    return table


def test_a_game_that_is_over_is_put_away_sooner_than_one_that_runs(quiet: tuple[Place, Player]) -> None:
    place, anna = quiet
    played, ended, later = running(anna), over(anna), over(anna)
    assert put_away(place, {played: chores.BRIEF + 1, ended: chores.BRIEF + 1, later: 1}) == {played, later}
    assert put_away(place, {played: chores.IDLE + 1, later: chores.BRIEF + 1}) == set()


def test_of_many_tables_those_unused_the_longest_are_put_away_sooner(
    quiet: tuple[Place, Player], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(chores, "MOST_UNUSED", 2)
    place, anna = quiet
    tables = [running(anna) for _ in range(5)]
    unused = dict(zip(tables, (60.0, 30.0, 50.0, 40.0, 1.0), strict=True))
    assert put_away(place, unused) == {tables[1], tables[4]}
    assert [anna.look(table)["info"]["status"] for table in tables] == ["playing"] * 5


def test_a_table_that_somebody_watches_stays(quiet: tuple[Place, Player]) -> None:
    place, anna = quiet
    watched = running(anna)
    with anna.socket() as socket:
        socket.ask("watch", table=watched)
        assert put_away(place, {watched: chores.IDLE + 1}) == {watched}


def test_a_table_that_was_put_away_needs_no_collector_to_be_gone(quiet: tuple[Place, Player], no_collector: None) -> None:
    """Games are many objects, and whoever looks for garbage among them stops play: so they must not become garbage."""
    place, anna = quiet
    table = running(anna)
    with anna.socket() as socket:
        socket.ask("watch", table=table)
        anna.pick(table)
    tables = place.app.house.tables.live
    held: list[weakref.ref[Any]] = [weakref.ref(tables[table]), weakref.ref(tables[table].table)]
    until(lambda: not tables[table].watched(), "the connection does not end")
    assert put_away(place, {table: chores.IDLE + 1}) == set()
    until(lambda: not any(one() for one in held), "something still holds the table")


def test_what_a_recording_was_made_from_needs_no_collector_to_be_gone(
    no_collector: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[weakref.ref[Any]] = []
    beginning = game.beginning

    def noted(*args: Any) -> Any:
        table = beginning(*args)
        made.append(weakref.ref(table))
        return table

    monkeypatch.setattr(game, "beginning", noted)
    table = sandtable.new("fine_sand", players=2, seed=1)
    for _ in range(20):
        seat = table.waiting_for[0]
        table.play(seat, table.options(seat)[0])
    recording = replays.record(game.head_of(table), table.picks, table.setup.content, ["en-x-test"])
    assert (recording.steps, made[0]()) == (20, None)


def test_memory_is_given_back_once_games_were_recorded_or_put_away(
    quiet: tuple[Place, Player], monkeypatch: pytest.MonkeyPatch
) -> None:
    place, anna = quiet
    given: list[str] = []
    monkeypatch.setattr("sandtable.server.heap.give_back", lambda: given.append("back"))
    house = place.app.house

    def record() -> None:
        in_house(place, lambda: house.recordings.keep_all(house.tables))

    ended = over(anna)
    assert (put_away(place, {}), given) == ({ended}, [])
    record()
    assert given == ["back"]
    record()
    assert given == ["back"], "nothing was left to record"
    assert (put_away(place, {ended: chores.BRIEF + 1}), given) == (set(), ["back", "back"])
