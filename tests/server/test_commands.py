"""Backup and restore, export and import."""

from __future__ import annotations

from pathlib import Path

import pytest

import sandtable
from sandtable.cli import server
from sandtable.server.commands import archive, upgrade
from sandtable.server.settings import Settings
from tests.server.people import serving


def test_a_backup_of_a_running_server_can_be_served(tmp_path: Path) -> None:
    with serving(tmp_path / "one") as place, place.player("Anna") as anna:
        table = anna.make(seats=[{"kind": "me"}, {"kind": "me"}])
        anna.post(f"/api/tables/{table}/picks", seat=0, number=0, picks=["keep_rest"])
        before, cookie = anna.look(table), anna.http.cookies["sandtable"]
        (tmp_path / "two").mkdir()
        archive.backup(Settings(data=tmp_path / "one"), tmp_path / "two" / "sandtable.db")
        with pytest.raises(SystemExit, match="exists"):
            archive.backup(Settings(data=tmp_path / "one"), tmp_path / "two" / "sandtable.db")
    with serving(tmp_path / "two") as place, place.player() as anna:
        anna.http.cookies.set("sandtable", cookie)
        after = anna.look(table)
        assert (after["view"], after["log"], after["info"]) == (before["view"], before["log"], before["info"])


def test_a_game_can_be_taken_elsewhere_finished_or_not(tmp_path: Path) -> None:
    bots = [{"kind": "bot", "level": "random"}] * 2
    with serving(tmp_path / "one") as place, place.player("Anna") as anna:
        finished = anna.make(seats=bots, settings={"round_cap": 40})
        running = anna.make(seats=[{"kind": "me"}, {"kind": "me"}])
        anna.post(f"/api/tables/{running}/picks", seat=1, number=0, picks=["keep_rest"])
        state = anna.look(finished)
        while state["info"]["status"] == "playing":
            state = anna.look(finished, era=state["era"], n=state["n"], wait=20)
        log, zones = state["log"], anna.look(running, seat=0)["view"]["zones"]
    settings = Settings(data=tmp_path / "one")
    files = [archive.export(settings, game, tmp_path) for game in (finished, running)]
    record, words = files[0]
    assert sandtable.replay(record.read_text()).over
    assert "The game ended" in words.read_text()
    there = Settings(data=tmp_path / "two")
    read, go_on = (archive.import_record(there, file) for file, _ in files)
    with serving(tmp_path / "two") as place, place.player("Anna") as anna, place.player("Bela") as bela:
        state = anna.look(read)
        assert (state["info"]["status"], len(state["log"])) == ("over", len(log))
        for player in (anna, bela):
            player.join(go_on)
        assert anna.look(go_on)["view"]["zones"] == zones
        anna.pick(go_on, "keep_rest")


def test_games_leave_and_enter_the_storage_that_the_environment_names(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(tmp_path / "one") as place, place.player("Anna") as anna:
        table = anna.make(seats=[{"kind": "me"}, {"kind": "me"}])
    monkeypatch.setenv("SANDTABLE_DATABASE", f"sqlite:///{tmp_path / 'one' / 'sandtable.db'}")
    monkeypatch.setenv("SANDTABLE_DATA", str(tmp_path / "elsewhere"))
    server.export(table, folder=tmp_path)
    server.bring_in(tmp_path / f"{table}.record.jsonl")
    assert [fate.kind for fate in upgrade.check(Settings(data=tmp_path / "one", database=""))] == ["same", "same"]


def test_what_cannot_be_done_is_said_in_a_sentence(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path)
    with pytest.raises(SystemExit, match="no storage"):
        archive.backup(settings, tmp_path / "copy.db")
    with pytest.raises(SystemExit, match="no game"):
        archive.export(settings, "nothing", tmp_path)
    (tmp_path / "bad.jsonl").write_text("{}\n")
    with pytest.raises(SystemExit, match="head"):
        archive.import_record(settings, tmp_path / "bad.jsonl")
    with pytest.raises(SystemExit, match="pg_dump"):
        archive.backup(Settings(data=tmp_path, database="postgresql://somewhere"), tmp_path / "copy.db")
