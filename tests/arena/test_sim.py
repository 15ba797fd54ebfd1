"""Statistics of many games."""

from __future__ import annotations

import os
import signal

import pytest

import sandtable
from sandtable import SandtableError
from sandtable.arena import sim
from sandtable.arena.pool import chunks, spread
from sandtable.arena.sim import Game, Match, simulate, summary, wilson


def play(match: Match, games: int, processes: int) -> list[Game]:
    return [game for some in simulate(match, games, processes) for game in some]


def test_the_same_seed_gives_the_same_games_whatever_the_number_of_processes() -> None:
    match = Match("fine_sand", 3, ("random",), "7")
    alone = play(match, 9, 1)
    assert play(match, 9, 2) == play(match, 9, 3) == alone
    assert play(Match("fine_sand", 3, ("random",), "8"), 9, 1) != alone


def test_bots_change_seats_from_game_to_game() -> None:
    match = Match("fine_sand", 2, ("greedy", "random"), "7")
    assert [match.seating(game) for game in range(3)] == [[0, 1], [1, 0], [0, 1]]


def test_greedy_beats_random_and_the_summary_says_so() -> None:
    match = Match("fine_sand", 2, ("greedy", "random"), "7", "basic")
    found = summary(match, play(match, 10, 2))
    assert found["bots"]["1 greedy"]["rate"] > found["bots"]["2 random"]["rate"]
    assert sum(line["wins"] for line in found["bots"].values()) == pytest.approx(10)
    assert sum(line["wins"] for line in found["seats"]) == pytest.approx(10)
    assert sum(found["endings"].values()) == 10


def test_two_bots_of_one_name_are_told_apart() -> None:
    match = Match("fine_sand", 2, ("random", "random"), "7")
    assert list(summary(match, play(match, 2, 1))["bots"]) == ["1 random", "2 random"]


def test_a_shared_victory_counts_in_parts() -> None:
    game = Game([0, 1, 2], [1, 1, 3], [4, 4, 9], "", 10, None)
    assert [game.win(seat) for seat in range(3)] == [0.5, 0.5, 0.0]


@pytest.mark.parametrize(("wins", "games", "low", "high"), [(5, 10, 0.2366, 0.7634), (0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0)])
def test_wilson_intervals(wins: float, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=1e-4)


def test_without_games_nothing_is_known() -> None:
    assert wilson(0, 0) == (0.0, 1.0)


def test_a_bad_match_is_refused_before_any_game() -> None:
    with pytest.raises(SandtableError, match="9 cannot play"):
        simulate(Match("fine_sand", 9, ("random",), "7"), 1)
    with pytest.raises(SandtableError, match="no bot 'clever'"):
        simulate(Match("fine_sand", 2, ("clever",), "7"), 1)


def test_a_game_without_end_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sim, "MOST_PICKS", 5)
    with pytest.raises(SandtableError, match="game 0 with seed 7/0 did not end"):
        sim.play_games(Match("fine_sand", 2, ("random",), "7"), range(1))


@pytest.mark.parametrize("count", [1, 7, 100, 1001])
def test_chunks_cover_every_game_once(count: int) -> None:
    assert [game for chunk in chunks(count, 2) for game in chunk] == list(range(count))


def test_every_bot_plays_a_game_to_its_end() -> None:
    for name in sandtable.titles():
        players = sandtable.title(name).variants()[0]["players"]
        assert play(Match(name, players, ("random",), "1"), 1, 1)[0].picks > 0


def stop_here(number: int) -> int:
    if number == 3:
        os.kill(os.getpid(), signal.SIGKILL)
    return number


def test_results_come_in_order_and_a_killed_worker_is_told() -> None:
    assert list(spread(abs, [-2, -1, 0], 2)) == [2, 1, 0]
    with pytest.raises(SandtableError, match="a worker process was killed"):
        list(spread(stop_here, range(8), 2))
