"""Matches between two bots."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

import sandtable
from sandtable.arena.match import Duel, Entrant, OtherMatch, Played, outcome, parse_bot, play_match
from sandtable.engine.weights import dump_weights

DUEL = Duel("fine_sand", "greedy", "random", "7", mode="basic")


def picks(games: list[Played]) -> list[tuple[float, tuple[int, int]]]:
    return [(game.share, game.decisions) for game in games]


def test_every_deal_is_played_once_from_each_seat() -> None:
    duel = replace(DUEL, players=3)
    assert [duel.deal(game) for game in range(6)] == ["7/0"] * 3 + ["7/1"] * 3
    assert [duel.bots(game) for game in range(3)] == [
        ["greedy", "random", "random"],
        ["random", "greedy", "random"],
        ["random", "random", "greedy"],
    ]


def test_the_outcome_has_wins_and_the_processor_time_of_both() -> None:
    found = outcome(DUEL, list(play_match(DUEL, 4)))
    assert found["games"] == 4
    assert found["rate"] > 0.5
    assert found["interval"][0] < found["rate"] <= found["interval"][1]
    first, second = found["bots"]
    assert first["cpu_ms"] > second["cpu_ms"] > 0


def test_a_match_that_was_interrupted_goes_on_where_it_was(tmp_path: Path) -> None:
    duel, out = replace(DUEL, first="random"), tmp_path / "match.jsonl"
    whole = picks(list(play_match(duel, 4)))
    first = list(play_match(duel, 2, out))
    with out.open("a") as file:
        file.write('{"game": 2, "sha')
    again = list(play_match(duel, 4, out))
    assert again[:2] == first
    assert picks(again) == whole
    assert list(play_match(duel, 4, out)) == again


def test_a_file_with_another_match_is_left_alone(tmp_path: Path) -> None:
    out = tmp_path / "match.jsonl"
    out.write_text("something else\n")
    with pytest.raises(OtherMatch):
        list(play_match(DUEL, 1, out))
    assert out.read_text() == "something else\n"


def test_a_bot_may_be_given_milliseconds_and_weights() -> None:
    assert parse_bot("level5") == Entrant("level5")
    assert parse_bot("level5@100") == Entrant("level5", 0.1)
    assert parse_bot("level5@100+new.toml") == Entrant("level5", 0.1, Path("new.toml"))


def test_other_weights_make_other_games(tmp_path: Path) -> None:
    judge = sandtable.title("fine_sand").judge
    (tmp_path / "new.toml").write_text(dump_weights(judge.things, [-weight for weight in judge.weights], "a test"))
    worse = replace(DUEL, first=f"greedy+{tmp_path / 'new.toml'}", second="greedy")
    assert outcome(worse, list(play_match(worse, 2)))["wins"] == 0


@pytest.mark.parametrize("text", ["level9", "level5@", "level5@0", "level5@soon", ""])
def test_what_is_no_bot_is_refused(text: str) -> None:
    with pytest.raises(sandtable.BadSetup):
        parse_bot(text)
