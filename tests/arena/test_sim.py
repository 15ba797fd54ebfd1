"""Statistics of many games."""

from __future__ import annotations

from dataclasses import replace

import pytest

import sandtable
from sandtable import SandtableError
from sandtable.arena import games as arena_games
from sandtable.arena.executors import Cores
from sandtable.arena.figures import wilson
from sandtable.arena.games import Game, Table
from sandtable.arena.series import in_order, play_series
from sandtable.arena.sim import Simulation, summary


def simulation(title: str, players: int, bots: tuple[str, ...], seed: str = "7", mode: str = "") -> Simulation:
    return Simulation(Table(title, mode), players, bots, seed)


def play(played: Simulation, games: int, processes: int) -> list[Game]:
    return in_order(play_series(played, games, Cores(processes)))


def timeless(games: list[Game]) -> list[Game]:
    return [replace(game, seconds=[]) for game in games]


def test_the_same_seed_gives_the_same_games_whatever_the_number_of_processes() -> None:
    match = simulation("fine_sand", 3, ("random",))
    alone = timeless(play(match, 9, 1))
    assert timeless(play(match, 9, 2)) == timeless(play(match, 9, 3)) == alone
    assert timeless(play(replace(match, seed="8"), 9, 1)) != alone


def test_bots_change_seats_from_game_to_game() -> None:
    match = simulation("fine_sand", 2, ("greedy", "random"))
    assert [match.seating(game) for game in range(3)] == [[0, 1], [1, 0], [0, 1]]


def test_greedy_beats_random_and_the_summary_says_so() -> None:
    match = simulation("fine_sand", 2, ("greedy", "random"), "7", "basic")
    found = summary(match, play(match, 10, 2))
    assert found["bots"]["1 greedy"]["rate"] > found["bots"]["2 random"]["rate"]
    assert sum(line["wins"] for line in found["bots"].values()) == pytest.approx(10)
    assert sum(line["wins"] for line in found["seats"]) == pytest.approx(10)
    assert sum(found["endings"].values()) == 10


def test_two_bots_of_one_name_are_told_apart() -> None:
    match = simulation("fine_sand", 2, ("random", "random"))
    assert list(summary(match, play(match, 2, 1))["bots"]) == ["1 random", "2 random"]


def test_a_shared_victory_counts_in_parts() -> None:
    game = Game(["random"] * 3, [1, 1, 3], [4, 4, 9], "", 10, None, [], [])
    assert [game.share(seat) for seat in range(3)] == [0.5, 0.5, 0.0]


@pytest.mark.parametrize(("wins", "games", "low", "high"), [(5, 10, 0.2366, 0.7634), (0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0)])
def test_wilson_intervals(wins: float, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=1e-4)


def test_without_games_nothing_is_known() -> None:
    assert wilson(0, 0) == (0.0, 1.0)


def test_a_bad_match_is_refused_before_any_game() -> None:
    with pytest.raises(SandtableError, match="9 cannot play"):
        play(simulation("fine_sand", 9, ("random",)), 1, 1)
    with pytest.raises(SandtableError, match="no bot 'clever'"):
        play(simulation("fine_sand", 2, ("clever",)), 1, 1)


def test_a_game_without_end_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arena_games, "MOST_PICKS", 5)
    with pytest.raises(SandtableError, match="the game with seed 7/0 did not end"):
        simulation("fine_sand", 2, ("random",)).play(0)


def test_every_bot_plays_a_game_to_its_end() -> None:
    for name in sandtable.titles():
        players = sandtable.title(name).variants()[0]["players"]
        assert play(simulation(name, players, ("random",)), 1, 1)[0].picks > 0
