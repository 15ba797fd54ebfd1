"""Matches between two bots."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

import sandtable
from sandtable.arena.entrants import Entrant, entrant_names, parse_bot
from sandtable.arena.executors import Cores
from sandtable.arena.games import Game, Table
from sandtable.arena.match import Duel, outcome
from sandtable.arena.series import in_order, play_series
from sandtable.engine.weights import dump_weights

DUEL = Duel(Table("fine_sand", "basic"), "greedy", "random", "7")


def play(duel: Duel, games: int) -> list[Game]:
    return in_order(play_series(duel, games, Cores(1)))


def test_every_deal_is_played_once_from_each_seat() -> None:
    duel = replace(DUEL, players=3)
    assert [duel.deal(game) for game in range(6)] == ["7/0"] * 3 + ["7/1"] * 3
    assert [duel.bots(game) for game in range(3)] == [
        ["greedy", "random", "random"],
        ["random", "greedy", "random"],
        ["random", "random", "greedy"],
    ]


def test_the_outcome_has_wins_and_the_processor_time_of_both() -> None:
    found = outcome(DUEL, play(DUEL, 4))
    assert found["games"] == 4
    assert found["rate"] > 0.5
    assert found["interval"][0] < found["rate"] <= found["interval"][1]
    first, second = found["bots"]
    assert first["cpu_ms"] > second["cpu_ms"] > 0


def test_a_bot_may_be_given_milliseconds_and_weights() -> None:
    assert parse_bot("level5") == Entrant("level5")
    assert parse_bot("level5@100") == Entrant("level5", 0.1)
    assert parse_bot("level5@100+new.toml") == Entrant("level5", 0.1, Path("new.toml"))


def test_the_names_of_all_bots_are_known() -> None:
    for name in entrant_names():
        assert parse_bot(name) == Entrant(name)


def test_a_bot_may_think_in_several_processes_and_for_some_time() -> None:
    assert parse_bot("level5*4@200+new.toml") == Entrant("level5", 0.2, Path("new.toml"), 4)


def test_other_weights_make_other_games(tmp_path: Path) -> None:
    judge = sandtable.title("fine_sand").judge
    (tmp_path / "new.toml").write_text(dump_weights(judge.things, [-weight for weight in judge.weights], "a test"))
    worse = replace(DUEL, first=f"greedy+{tmp_path / 'new.toml'}", second="greedy")
    assert outcome(worse, play(worse, 2))["wins"] == 0


@pytest.mark.parametrize(
    "text", ["level9", "level5@", "level5@0", "level5@soon", "level5*", "level5*0", "level2-bold", "level3-shy", ""]
)
def test_what_is_no_bot_is_refused(text: str) -> None:
    with pytest.raises(sandtable.BadSetup):
        parse_bot(text)
