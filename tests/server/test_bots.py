"""Bots at tables: they play in processes of their own, and a process that dies is replaced."""

from __future__ import annotations

import contextlib
import os
import signal
import time
from pathlib import Path

import pytest

from sandtable.server.bots import worker
from tests.server.people import Place, Player, serving

BOTS = [{"kind": "bot", "level": "random"}, {"kind": "bot", "level": "random"}]


def test_tables_of_bots_alone_play_to_the_end(anna: Player) -> None:
    tables = [anna.make(seats=BOTS, settings={"round_cap": 40}) for _ in range(2)]
    for table in tables:
        state = anna.look(table)
        while state["info"]["status"] == "playing":
            state = anna.look(table, era=state["era"], n=state["n"], wait=30)
        assert state["info"]["outcome"]["reason"]


def test_a_worker_that_dies_is_replaced_and_the_table_goes_on(tmp_path: Path) -> None:
    with serving(tmp_path) as place, place.player("Anna") as anna:
        table = anna.make(seats=[*BOTS, {"kind": "bot", "level": "greedy"}])
        for _ in range(3):
            kill_a_worker(place)
        state = anna.look(table)
        while state["info"]["status"] == "playing" and state["view"]["scalars"]["round"] < 3:
            state = anna.look(table, era=state["era"], n=state["n"], wait=5)
        assert place.app.house.bots.replaced >= 3


def kill_a_worker(place: Place) -> None:
    bots = place.app.house.bots
    end, before = time.monotonic() + 20, bots.replaced
    while bots.replaced == before:
        assert time.monotonic() < end, "no worker was replaced"
        for process in list(bots.processes):
            with contextlib.suppress(ProcessLookupError):
                os.kill(process.pid, signal.SIGKILL)
        time.sleep(0.05)


def test_a_bot_that_fails_lets_the_title_pick(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(tmp_path) as place, place.player("Anna") as anna:
        house = place.app.house

        async def fail(*_: object) -> list[str]:
            from sandtable.server.bots.pool import NoThought

            raise NoThought("nothing")

        monkeypatch.setattr(house.bots, "think", fail)
        table = anna.make(seats=[{"kind": "me"}, {"kind": "bot"}])
        anna.pick(table, "keep_rest")
        assert anna.wait_until_asked(table)["number"] == 1


def test_a_worker_remembers_games_and_notices_when_they_went_another_way() -> None:
    import sandtable
    from sandtable.server.tables.game import head_of

    table = sandtable.new("fine_sand", players=2, seed=7, mode="basic")
    head = head_of(table)
    memory = worker.Memory()

    def ask(picks: list[tuple[int, str]]) -> list[str]:
        return worker.answer(memory, worker.Job("id", head, picks, 1, "random", 0.0, [])).picks

    first = ask([])
    assert len(first) == 1
    table.play(1, first[0])
    table.play(0, "keep_rest")
    for picks in (table.record.picks, [(0, "keep_rest")]):
        thought = ask(list(picks))
        again = sandtable.Record.loads(head)
        again.picks = list(picks)
        assert thought[0] in [option.text for option in sandtable.replay(again).options(1)]
    broken = worker.answer(memory, worker.Job("id", head, [(0, "nonsense")], 1, "random", 0.0, []))
    assert not broken.picks
    assert "nonsense" in broken.error
