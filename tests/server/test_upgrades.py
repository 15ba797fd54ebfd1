"""Running games go on when the rules have changed: from their snapshots, or from where everybody agrees to."""

from __future__ import annotations

import random
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

import sandtable
from sandtable.server.commands import hosting, upgrade
from sandtable.server.problems import Unavailable
from sandtable.server.settings import Settings
from tests.server.people import Place, Player, Refusal, play_on, serving
from tests.server.test_recordings import until_recorded
from tests.server.versions import other_rules
from tests.waiting import until

TWO_OF_ME = [{"kind": "me"}, {"kind": "me"}]


def back(place: Place, cookie: str) -> Player:
    """Somebody who was here before, at a server that was started anew."""
    player = place.player()
    player.http.cookies.set("sandtable", cookie)
    return player


def begun(anna: Player, picks: int, **wish: Any) -> str:
    table = anna.make(seats=TWO_OF_ME, title="waral", mode="revolt", **wish)
    rng = random.Random(picks)
    for _ in range(picks):
        state = anna.look(table)
        anna.pick(table, rng.choice(state["view"]["ask"]["options"])["text"])
    return table


def change(data: Path, sql: str, *values: Any) -> None:
    with closing(sqlite3.connect(data / "sandtable.db")) as storage, storage:
        storage.execute(sql, values)


def seen(state: Any) -> Any:
    return [state["view"]["zones"], state["view"]["numbers"], state["view"]["waiting_for"], state["log"]]


def kinds(data: Path) -> list[str]:
    return [fate.kind for fate in upgrade.check(Settings(data=data))]


def test_a_game_is_loaded_from_its_snapshot_and_the_picks_since(tmp_path: Path) -> None:
    with serving(tmp_path) as place, place.player("Anna") as anna:
        table, cookie = begun(anna, 12), anna.http.cookies["sandtable"]
        before = anna.look(table)
    change(tmp_path, "UPDATE moves SET data = 'nonsense' WHERE game = ?", table)
    with serving(tmp_path) as place, back(place, cookie) as anna:
        assert seen(anna.look(table)) == seen(before)
        anna.pick(table)


def test_a_damaged_snapshot_does_no_harm(tmp_path: Path) -> None:
    with serving(tmp_path) as place, place.player("Anna") as anna:
        table, cookie = begun(anna, 12), anna.http.cookies["sandtable"]
        before = anna.look(table)
    change(tmp_path, "UPDATE snapshots SET data = ?", b"sandtable snapshot \x01nonsense")
    with serving(tmp_path) as place, back(place, cookie) as anna:
        assert seen(anna.look(table)) == seen(before)


def test_a_game_goes_on_from_its_snapshot_under_other_rules_to_its_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sandtable.server.house.RECORD", 0.1)
    with serving(tmp_path) as place, place.player("Anna") as anna:
        table, cookie = begun(anna, 30), anna.http.cookies["sandtable"]
        before = anna.look(table, seat=0)
        open_one = anna.make(title="waral", mode="revolt")
    assert kinds(tmp_path) == ["same", "same"]
    other_rules(monkeypatch, "waral")
    assert kinds(tmp_path) == ["snapshot", "same"], "a game that has not begun begins by the new rules"
    with serving(tmp_path) as place, back(place, cookie) as anna, place.player("Bela") as bela:
        after = anna.look(table, seat=0)
        assert (seen(after), after["info"]["status"]) == (seen(before), "playing")
        bela.join(open_one)
        assert anna.look(open_one)["view"] is not None
        anna.pick(table)
    with serving(tmp_path) as place, back(place, cookie) as anna:
        play_on([anna], table, 2000, random.Random(3))
        end = anna.look(table, seat=0)
        assert end["info"]["status"] == "over"
        assert end["log"][: len(before["log"])] == before["log"]
        replay = anna.get(f"/api/tables/{table}/replay")
        record = anna.get(f"/api/tables/{table}/record")
    assert replay["steps"] == len(sandtable.Record.loads(record).picks)
    assert sandtable.replay(record).over


def test_who_goes_back_stops_where_the_rules_changed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(tmp_path) as place, place.player("Anna") as anna:
        table, cookie = begun(anna, 30), anna.http.cookies["sandtable"]
    other_rules(monkeypatch, "waral")
    with serving(tmp_path) as place, back(place, cookie) as anna:
        seat = anna.look(table)["seat"]
        anna.pick(table)
        anna.post(f"/api/tables/{table}/propose", kind="undo", seat=seat, count=1)
        with pytest.raises(Refusal, match="no going back that far"):
            anna.post(f"/api/tables/{table}/propose", kind="undo", seat=seat, count=5)
        anna.pick(table)


def without_last_snapshot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[str, str, int]:
    """A game of older rules whose snapshot is some picks old."""
    with serving(tmp_path) as place, place.player("Anna") as anna:
        table, cookie = begun(anna, 12), anna.http.cookies["sandtable"]
    made = 12
    with monkeypatch.context() as crash:
        crash.setattr("sandtable.server.tables.snapshots.taken_of", no_snapshot)
        with serving(tmp_path) as place, back(place, cookie) as anna:
            for _ in range(3):
                anna.pick(table)
                made += 1
    other_rules(monkeypatch, "waral")
    return table, cookie, made


def no_snapshot(table: Any) -> Any:
    raise Unavailable("storage-unwritable", error="killed")


def test_without_a_snapshot_of_how_it_stands_a_game_waits_for_consent(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    table, cookie, made = without_last_snapshot(tmp_path, monkeypatch)
    assert kinds(tmp_path) == ["agreement"]
    with serving(tmp_path) as place, back(place, cookie) as anna:
        state = anna.look(table)
        gap = state["info"]["gap"]
        assert (state["info"]["status"], gap["made"]) == ("paused", made)
        assert gap["changes"] == ["A rule of a test."]
        assert state["view"] is not None
        with pytest.raises(Refusal, match="rules have changed"):
            anna.post(f"/api/tables/{table}/resume")
        info = anna.post(f"/api/tables/{table}/propose", kind="go_on")
        assert (info["status"], info.get("gap")) == ("playing", None)
        anna.pick(table)
        before = anna.look(table)
    with serving(tmp_path) as place, back(place, cookie) as anna:
        assert seen(anna.look(table)) == seen(before)


def test_a_game_that_waits_can_be_ended_and_opens(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    table, cookie, _ = without_last_snapshot(tmp_path, monkeypatch)
    assert [fate.kind for fate in upgrade.migrate(Settings(data=tmp_path), end=True)] == ["agreement"]
    assert kinds(tmp_path) == ["over"]
    with serving(tmp_path) as place, back(place, cookie) as anna:
        state = anna.look(table)
        assert (state["info"]["status"], state["info"]["outcome"]["reason"]) == ("over", "the rules changed")
        assert anna.get(f"/api/tables/{table}/replay")["steps"] > 0


def test_a_host_ends_a_game_that_waits_as_it_stands(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    table, cookie, _ = without_last_snapshot(tmp_path, monkeypatch)
    with serving(tmp_path) as place, back(place, cookie) as anna, place.player("Ada") as ada:
        ada.post("/api/register", name="Ada", passphrase="correct horse")
        hosting.role(Settings(data=tmp_path), "Ada", "admin")
        assert anna.look(table)["info"]["gap"]["changes"] == ["A rule of a test."]
        until(lambda: ada.http.get("/api/host/glance").status_code == 200)
        ada.post(f"/api/host/tables/{table}", act="end")
        state = anna.look(table)
        assert (state["info"]["status"], state["info"]["outcome"]["reason"]) == ("over", "a host of the house ended it")
        assert state["info"].get("gap") is None
        assert anna.get(f"/api/tables/{table}/replay")["steps"] > 0
    assert kinds(tmp_path) == ["over"]


def test_the_owner_is_told_of_finished_games_and_of_those_set_aside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sandtable.server.house.RECORD", 0.1)
    with serving(tmp_path) as place, place.player("Anna") as anna:
        recorded, lost, aside = begun(anna, 12), begun(anna, 12), begun(anna, 12)
        for table in (recorded, lost):
            anna.post(f"/api/tables/{table}/resign", seat=0)
        until_recorded(place, recorded, lost)
        hosting.see_to(Settings(data=tmp_path), "aside", aside)
        until(lambda: bool(anna.look(aside)["info"]["status"] == "aside"))
    change(tmp_path, "DELETE FROM recordings WHERE game = ?", lost)
    change(tmp_path, "DELETE FROM snapshots")
    change(tmp_path, "UPDATE moves SET data = 'nonsense' WHERE game = ? AND n = 8", lost)
    other_rules(monkeypatch, "waral")
    settings = Settings(data=tmp_path)
    found = {fate.id: (fate.kind, fate.kept, fate.made) for fate in upgrade.check(settings)}
    assert (found[recorded], found[lost][0], found[aside][0]) == (("over", 0, 0), "part", "agreement")
    assert 0 < found[lost][1] < found[lost][2] == 12
    lines = upgrade.report(settings, upgrade.check(settings), verbose=True)
    assert "One finished game opens." in lines
    assert f"{lost} (waral): is over; {found[lost][1]} of its 12 picks are shown" in lines


def test_the_rules_of_a_newer_version_are_left_to_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as newer:
        other_rules(newer, "waral")
        with serving(tmp_path) as place, place.player("Anna") as anna:
            table, cookie = begun(anna, 5), anna.http.cookies["sandtable"]
    with serving(tmp_path) as place, back(place, cookie) as anna:
        with pytest.raises(Refusal, match="newer version") as refusal:
            anna.look(table)
        assert refusal.value.status == 503
        assert anna.get("/api/my/tables")["tables"][0]["id"] == table


def test_a_list_with_a_table_that_cannot_be_read_shows_the_others(tmp_path: Path) -> None:
    with serving(tmp_path) as place, place.player("Anna") as anna:
        tables = [anna.make() for _ in range(3)]
        change(tmp_path, "UPDATE games SET room = '{}' WHERE id = ?", tables[1])
        for path in ("/api/lobby/open", "/api/my/tables"):
            assert {info["id"] for info in anna.get(path)["tables"]} == {tables[0], tables[2]}
            assert anna.get(path, limit=2)["more"]


def test_the_owner_is_told_how_many_games_go_on_how(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    table, _, made = without_last_snapshot(tmp_path, monkeypatch)
    settings = Settings(data=tmp_path)
    lines = upgrade.report(settings, upgrade.check(settings), verbose=True)
    assert lines[:2] == ["0 games go on as they are.", "One game waits until its players agree how it goes on."]
    assert table in lines[2]
    assert f"of {made} picks" in lines[2]
