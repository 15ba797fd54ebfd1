"""Many games: numbered, kept in a file, and taken up again."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import time
from dataclasses import dataclass, replace
from pathlib import Path

import pytest

from sandtable import SandtableError
from sandtable.arena.executors import Cores
from sandtable.arena.games import Game, Table
from sandtable.arena.match import Duel
from sandtable.arena.series import OtherGames, batch_size, batches, in_order, play_series
from tests import processes
from tests.project.files import ROOT

DUEL = Duel(Table("fine_sand", "learning"), "random", "level1", "7")
PLAY_FOR_EVER = """
from tests.arena.test_series import *
for game, _ in play_series(DUEL, 2_000, Cores(2), Path(sys.argv[1])):
    print(game, flush=True)
"""

COUNT_FOR_EVER = """
from tests.arena.test_series import *
for counted in Cores(2).run(abs, range(1000)):
    print(counted, flush=True)
    time.sleep(600)
"""


def timeless(games: list[Game]) -> list[Game]:
    return [replace(game, seconds=[]) for game in games]


@dataclass(frozen=True)
class Doubled:
    """A series that only counts, and kills its worker at some number."""

    deadly: int = -1
    played = int

    def check(self) -> None:
        pass

    def play(self, game: int) -> int:
        if game == self.deadly:
            os.kill(os.getpid(), signal.SIGKILL)
        return 2 * game


def test_every_game_comes_once_with_its_number() -> None:
    assert sorted(play_series(Doubled(), 50, Cores(2))) == [(game, 2 * game) for game in range(50)]
    assert list(play_series(Doubled(), 0)) == []


def test_a_killed_worker_is_told() -> None:
    with pytest.raises(SandtableError, match="a worker process was killed"):
        list(play_series(Doubled(deadly=3), 8, Cores(2)))


@pytest.mark.parametrize("count", [1, 7, 100, 1001])
def test_batches_cover_every_game_once(count: int) -> None:
    assert [game for batch in batches(range(count), batch_size(count, 2)) for game in batch] == list(range(count))


def test_a_series_that_was_interrupted_goes_on_where_it_was(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    whole = in_order(play_series(DUEL, 4, Cores(2)))
    first = in_order(play_series(DUEL, 2, Cores(1), file))
    with file.open("a") as unfinished:
        unfinished.write('[3, {"bots": ["\u2028ran')
    again = in_order(play_series(DUEL, 4, Cores(2), file))
    assert again[:2] == first
    assert timeless(again) == timeless(whole)
    assert in_order(play_series(DUEL, 4, Cores(1), file)) == again
    assert in_order(play_series(DUEL, 3, Cores(1), file)) == again[:3]


def test_games_that_were_over_before_a_kill_are_not_played_again(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    with processes.running([sys.executable, "-c", PLAY_FOR_EVER, str(file)], cwd=ROOT) as process:
        assert process.stdout
        told = [int(process.stdout.readline()) for _ in range(6)]  # then it is killed, with its workers
    kept = file.read_bytes()
    again = in_order(play_series(DUEL, max(told) + 1, Cores(2), file))
    assert timeless(again) == timeless(in_order(play_series(DUEL, max(told) + 1, Cores(2))))
    assert file.read_bytes().startswith(kept[: kept.rindex(b"\n") + 1])


def test_workers_end_with_their_parent_however_it_ends() -> None:
    """They hold its output, which ends with the last of them."""
    with processes.running([sys.executable, "-c", COUNT_FOR_EVER], cwd=ROOT) as process:
        assert process.stdout
        assert process.stdout.readline()
        process.kill()
        process.communicate(timeout=120)


def test_what_a_text_holds_ends_no_line(tmp_path: Path) -> None:
    file, odd = tmp_path / "games.jsonl", replace(DUEL, seed="7\u2028\x85")
    first = in_order(play_series(odd, 1, Cores(1), file))
    assert in_order(play_series(odd, 1, Cores(1), file)) == first


def test_a_file_that_was_only_begun_is_begun_again(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    list(play_series(DUEL, 0, Cores(1), file))
    begun = file.read_bytes()
    for kept in (b"", begun[:20], begun[:-1], begun):
        file.write_bytes(kept)
        assert list(play_series(DUEL, 0, Cores(1), file)) == []
        assert file.read_bytes() == begun


def test_processes_of_others_go_on_when_a_series_is_stopped() -> None:
    other = multiprocessing.Process(target=time.sleep, args=(600,), daemon=True)
    other.start()
    try:
        games = Cores(1).run(abs, range(100))
        next(games)
        games.close()  # type: ignore[attr-defined]
        assert other.is_alive()
    finally:
        other.kill()
        other.join()


def test_a_file_with_other_games_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    list(play_series(DUEL, 1, Cores(1), file))
    kept = file.read_text()
    with pytest.raises(OtherGames):
        list(play_series(replace(DUEL, seed="8"), 1, Cores(1), file))
    assert file.read_text() == kept
