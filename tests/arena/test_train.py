"""Weights learned from games."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

import sandtable
from sandtable.arena.executors import Cores
from sandtable.arena.games import Table
from sandtable.arena.regression import Sample, fit, likelihood, solve, unknowing
from sandtable.arena.series import in_order, play_series
from sandtable.arena.train import Lessons, learn
from sandtable.engine.judge import Opinion

LESSONS = Lessons(Table("fine_sand", "learning"), "random", "7")


def samples_of(weights: list[float], count: int) -> list[Sample]:
    """Games won as often as these weights say."""
    rng = random.Random(1)
    found = []
    for _ in range(count):
        things = [rng.gauss(0, 1) for _ in weights]
        found.append(Sample(things, float(rng.random() < likelihood(weights, things))))
    return found


def test_the_weights_behind_the_results_are_found() -> None:
    true = [1.0, -0.5, 0.0]
    assert fit(samples_of(true, 4000), [0.0, 0.0, 0.0], 1.0) == pytest.approx(true, abs=0.12)


def test_without_games_weights_stay_as_they_were() -> None:
    assert fit([], [0.3, -0.2], 1.0) == pytest.approx([0.3, -0.2])


def test_what_never_came_keeps_its_weight() -> None:
    games = [Sample([thing.things[0], 0.0], thing.share) for thing in samples_of([1.0], 500)]
    assert fit(games, [0.0, 0.7], 1.0)[1] == pytest.approx(0.7)


def test_linear_equations_are_solved_also_where_the_first_pivot_is_nothing() -> None:
    assert solve([[0.0, 2.0], [3.0, 1.0]], [4.0, 5.0]) == pytest.approx([1.0, 2.0])


def test_a_game_teaches_what_spoke_for_each_seat_and_who_won() -> None:
    title = sandtable.title("fine_sand")
    samples = LESSONS.play(0).samples
    assert {len(sample.things) for sample in samples} == {len(title.judge.things)}
    assert len(samples) % 2 == 0
    assert sum(sample.share for sample in samples) == len(samples) / 2


def test_lessons_are_kept_and_all_but_those_held_back_teach(tmp_path: Path) -> None:
    data = tmp_path / "lessons.jsonl"
    played = in_order(play_series(LESSONS, 3, Cores(1), data))
    assert in_order(play_series(LESSONS, 3, Cores(1), data)) == played
    assert learn(sandtable.title("fine_sand").judge, played, 2).samples == sum(len(lesson.samples) for lesson in played[1:])


def test_players_who_go_by_habit_can_be_learned_from() -> None:
    lessons = Lessons(Table("waral"), "habit", "7")
    assert lessons.play(0) == lessons.play(0)
    assert lessons.play(0) != Lessons(Table("waral"), "habit", "7", surprise=5).play(0)


def test_sequels_say_of_every_position_how_often_it_is_won_from_there() -> None:
    told = Lessons(Table("waral"), "habit", "7").play(0)
    imagined = Lessons(Table("waral"), "habit", "7", sequels=4).play(0)
    assert [sample.things for sample in imagined.samples] == [sample.things for sample in told.samples]
    assert {sample.share for sample in told.samples} < {sample.share for sample in imagined.samples}
    assert imagined == Lessons(Table("waral"), "habit", "7", sequels=4).play(0)


def test_a_judgement_is_set_beside_one_that_knows_nothing() -> None:
    """With four players, too, where somebody sure of nothing gives each of them a quarter."""
    won, lost = Sample([2.0], 1.0), Sample([2.0], 0.0)
    assert unknowing(4, [won, lost, lost, lost]) == pytest.approx(0.5623, abs=1e-4)
    assert unknowing(2, [won, lost]) == pytest.approx(0.6931, abs=1e-4)
    taught = learn(sandtable.title("fine_sand").judge, [LESSONS.play(0), LESSONS.play(1)], 2)
    assert taught.unknowing == pytest.approx(0.6931, abs=1e-4)


def test_a_title_without_things_to_weigh_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    title = sandtable.title("fine_sand")
    monkeypatch.setitem(vars(title), "judge", Opinion(title.evaluate))
    with pytest.raises(sandtable.SandtableError, match="names nothing to learn"):
        LESSONS.check()
