"""What goes wrong: killed processes, a full disk, a storage that is gone, an upgrade that changes the rules."""

from __future__ import annotations

import signal
import sqlite3
import threading
import time
from pathlib import Path

import pytest

from sandtable.server.storage import sqlite
from tests.server import services
from tests.server.faults import examine, torment
from tests.server.fuzz import fuzz
from tests.server.people import Place, Player, Refusal, serving

KILLS = 10  # a thousand are a command of their own


def test_a_server_killed_again_and_again_loses_nothing_it_acknowledged(tmp_path: Path) -> None:
    survivors = torment(tmp_path, KILLS)
    assert examine(tmp_path, survivors) > KILLS / 2
    assert sum(survivor.came_back for survivor in survivors) > KILLS


def test_messages_that_make_no_sense_upset_no_title_and_lose_nothing(tmp_path: Path) -> None:
    answers = fuzz(tmp_path, messages=1200)
    assert min(answers[answer] for answer in ("done", "malformed", "stale", "illegal", "forbidden", "not_found")) > 0


def test_a_full_disk_is_told_and_nothing_is_half_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    connections, connect = [], sqlite.connect

    def remembered(path: str) -> sqlite3.Connection:
        connections.append(connect(path))
        return connections[-1]

    monkeypatch.setattr(sqlite, "connect", remembered)
    with serving(tmp_path) as place, place.player("Anna") as anna:
        table = anna.make(seats=[{"kind": "me"}, {"kind": "me"}])
        others = [anna.make(seats=[{"kind": "me"}, {"kind": "me"}]) for _ in range(3)]
        before = anna.look(table, seat=0)

        def write_much() -> None:
            for other in others:
                anna.put(f"/api/tables/{other}/note", text="x" * 4_000)

        def limit(pages: int) -> None:
            for connection in connections:
                connection.execute(f"PRAGMA max_page_count = {pages}")

        limit(1)
        with pytest.raises(Refusal) as refusal:
            write_much()
        assert refusal.value.status == 503
        assert "full" in refusal.value.problem["message"]
        assert "Nothing was changed" in refusal.value.problem["message"]
        limit(1_000_000)
        after = anna.look(table, seat=0)
        assert (after["view"], after["log"], after["number"]) == (before["view"], before["log"], before["number"])
        anna.post(f"/api/tables/{table}/picks", seat=0, number=0, picks=["keep_rest"])
        assert anna.look(table, seat=0)["number"] == 1


def test_a_pick_that_cannot_be_kept_did_not_happen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(tmp_path) as place, place.player("Anna") as anna:
        table = anna.make(seats=[{"kind": "me"}, {"kind": "me"}])
        before = anna.look(table, seat=0)
        with monkeypatch.context() as broken:

            def fail(*_: object) -> None:
                raise sqlite3.OperationalError("disk I/O error")

            broken.setattr(sqlite, "commit", fail)
            with pytest.raises(Refusal) as refusal:
                anna.post(f"/api/tables/{table}/picks", seat=0, number=0, picks=["keep_rest"])
            assert refusal.value.status == 503
        after = anna.look(table, seat=0)
        assert (after["view"], after["number"]) == (before["view"], 0)
        anna.post(f"/api/tables/{table}/picks", seat=0, number=0, picks=["keep_rest"])


def test_a_storage_that_is_gone_is_told_and_play_goes_on_when_it_is_back(tmp_path: Path) -> None:
    with (
        services.postgresql() as storage,
        serving(tmp_path, database=storage.url) as place,
        place.player("Anna") as anna,
    ):
        table = anna.make(seats=[{"kind": "me"}, {"kind": "me"}])
        storage.stop()
        with pytest.raises(Refusal) as refusal:
            anna.post(f"/api/tables/{table}/picks", seat=0, number=0, picks=["keep_rest"])
        assert (refusal.value.status, refusal.value.problem["code"]) == (503, "unavailable")
        assert anna.http.get("/healthz").status_code == 503
        storage.start()
        assert anna.look(table, seat=0)["number"] == 0
        anna.post(f"/api/tables/{table}/picks", seat=0, number=0, picks=["keep_rest"])
        assert anna.look(table, seat=0)["number"] == 1
        assert anna.http.get("/healthz").status_code == 200


def test_a_storage_that_restarts_causes_no_internal_error(tmp_path: Path) -> None:
    with services.postgresql() as storage, serving(tmp_path, database=storage.url) as place:
        lives = [Life(place, f"Player {number}") for number in range(4)]
        for life in lives:
            life.start()
        for how in (signal.SIGINT, signal.SIGQUIT, signal.SIGQUIT):
            await_progress(lives)
            storage.stop(how)
            storage.start()
        await_progress(lives)
        for life in lives:
            life.stop.set()
            life.join()
        assert {status for life in lives for status in life.refusals} <= {503}
        assert place.app.house.metrics.errors == 0


class Life(threading.Thread):
    """Somebody who comes in, makes tables and plays with bots, whatever they are told."""

    def __init__(self, place: Place, name: str) -> None:
        super().__init__(daemon=True)
        self._place, self._name = place, name
        self.stop = threading.Event()
        self.picks = 0
        self.refusals: list[int] = []

    def run(self) -> None:
        while not self.stop.is_set():
            try:
                with Player(self._place.url) as player:
                    player.post("/api/guest", name=self._name)
                    self._play(player)
            except Refusal as refusal:
                self.refusals.append(refusal.status)

    def _play(self, player: Player) -> None:
        table = player.make(seats=[{"kind": "me"}, {"kind": "bot", "level": "random"}], clock={"start": 600})
        for _ in range(10):
            state = player.look(table)
            if state["view"]["ask"] is not None:
                player.pick(table)
                self.picks += 1
            player.put(f"/api/tables/{table}/note", text="x")
            player.get("/api/lobby")


def await_progress(lives: list[Life]) -> None:
    """Until everybody has picked a few times more."""
    aims, end = [life.picks + 3 for life in lives], time.monotonic() + 60
    while any(life.picks < aim for life, aim in zip(lives, aims, strict=True)):
        assert time.monotonic() < end, "play does not go on"
        time.sleep(0.02)
