"""FW-15.6 The learning game: a coach explains what happens for the first time."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

import sandtable
from sandtable.engine.words import dashed
from sandtable.games.frontier_wars import TITLE
from sandtable.games.frontier_wars.arms import ArmsRace
from sandtable.games.frontier_wars.build import Build
from sandtable.games.frontier_wars.coach import COACH
from sandtable.games.frontier_wars.reinforce import Reinforcements
from sandtable.games.frontier_wars.rounds import Round
from sandtable.games.frontier_wars.tactics import Tactics
from sandtable.games.frontier_wars.turns import EndTurn
from sandtable.games.frontier_wars.upkeep import Upkeep
from tests.games.frontier_wars.field import Field

LINES = {name: TITLE.messages().text(f"coach-{dashed(name)}") for name in COACH.lines}


def learning(coach: str = "on") -> Field:
    return Field(coach=coach)


def first_reinforcement(field: Field) -> None:
    field.begin(Reinforcements())


def first_turn(field: Field) -> None:
    field.units(0, "a2", "1i").turn(0)


def first_site(field: Field) -> None:
    field.units(0, "b1", "1i").begin(Build(0))


def first_attack(field: Field) -> None:
    field.units(0, "b1", "2i").units(1, "b1", "1i").attack(0, "b1")


def first_medal(field: Field) -> None:
    field.units(0, "b1", "1i").begin(Build(0)).play(0, "build_encampment b1")


def left_empty(field: Field) -> None:
    field.units(0, "c1", "1i")
    field.g.take(field.tiles["c1"], 0, 0)
    field.begin(EndTurn(0))


def first_tactics(field: Field) -> None:
    field.give(0, "supplies").begin(Tactics())


def first_research(field: Field) -> None:
    field.g.medals[0] = 1
    field.give(0, "supplies").begin(ArmsRace())


def first_excess(field: Field) -> None:
    field.units(0, "b1", "4i").begin(Upkeep())


def second_round(field: Field) -> None:
    field.begin(Round())


MOMENTS = [
    first_reinforcement, first_turn, first_site, first_attack, first_medal, left_empty, first_tactics, first_research,
    first_excess, second_round,
]  # fmt: skip


def heard(field: Field, seat: int) -> list[str]:
    return [name for line, name in enumerate(COACH.lines) if field.g.coached[seat] >> line & 1]


@pytest.mark.parametrize("moment", MOMENTS, ids=lambda moment: str(moment.__name__))
def test_each_line_is_told_at_its_moment_where_there_is_a_coach(moment: Callable[[Field], None]) -> None:
    """FW-15.6"""
    field = learning()
    assert moment.__name__ not in heard(field, 0)
    moment(field)
    assert moment.__name__ in heard(field, 0)
    without = learning("off")
    moment(without)
    assert heard(without, 0) == []


def test_who_is_attacked_hears_of_defending_and_the_attacker_of_attacking() -> None:
    """FW-15.6"""
    field = learning()
    first_attack(field)
    assert "first_attack" in heard(field, 0)
    assert "first_defence" not in heard(field, 0)
    assert "first_defence" in heard(field, 1)
    assert "first_attack" not in heard(field, 1)


def test_a_tile_with_nothing_on_it_may_be_left() -> None:
    """FW-2.6 Only stars and buildings are worth a word."""
    field = learning().units(0, "b1", "1i")
    field.g.take(field.tiles["b1"], 0, 0)
    field.begin(EndTurn(0))
    assert "left_empty" not in heard(field, 0)


def test_a_learning_game_is_on_the_smallest_map_and_every_line_is_told_once_to_the_learner_alone() -> None:
    """FW-15.6"""
    table = sandtable.new("frontier_wars", players=2, mode="learning", seed=4)
    assert table.view(0)["facts"]["scenario"] == "Compact 2"
    assert table.log(0).count(LINES["first_hand"]) == 1
    rng = random.Random(4)
    while not table.over:
        seat = table.waiting_for[0]
        table.play(seat, rng.choice(table.options(seat)))
    for seat in (0, 1):
        log = table.log(seat)
        assert {name for name, text in LINES.items() if text in log} >= {"first_turn", "first_attack", "second_round"}
        assert max(log.count(text) for text in LINES.values()) == 1
    assert not set(table.log(-1)) & set(LINES.values())
