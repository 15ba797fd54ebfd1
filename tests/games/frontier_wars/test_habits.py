"""What players of Frontier Wars do at once in the games that bots think through."""

from __future__ import annotations

import pytest

import sandtable
from sandtable.bots.players import RandomBot
from sandtable.bots.playout import next_seat
from sandtable.bots.sparring import HabitBot
from sandtable.engine.chance import Dice
from sandtable.engine.flow import apply
from sandtable.engine.judge import NO_HABIT
from sandtable.games.frontier_wars.book import INFANTRY
from sandtable.games.frontier_wars.judge import FrontierWarsJudge
from sandtable.games.frontier_wars.wishes import NEARNESS, Wishes, fight
from tests.games.frontier_wars.field import Field
from tests.games.frontier_wars.test_bot import winner

TITLE = sandtable.title("frontier_wars")


def habit(field: Field, seat: int = 0) -> str:
    return field.table.words.text(TITLE.judge.habit(field.g, seat))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_habit_is_always_an_option_or_none(players: int) -> None:
    g = sandtable.new("frontier_wars", players=players, seed=players, side="B").g
    g.watched = g.any_order = False
    dice = Dice(players)
    while (seat := next_seat(g)) >= 0:
        pick = TITLE.judge.habit(g, seat)
        assert pick == NO_HABIT or pick in g.offers[seat]
        apply(g, seat, dice.choice(g.offers[seat]) if pick == NO_HABIT or not dice.roll(4) else pick)


def test_habits_beat_random_picks_nine_times_in_ten() -> None:
    won = 0
    for seed in range(20):
        me = seed % 2
        won += winner([HabitBot(), RandomBot()] if me == 0 else [RandomBot(), HabitBot()], seed) == me
    assert won >= 18


def test_a_unit_that_stands_for_nothing_goes_to_a_star() -> None:
    field = Field(factions=("usa", "ussr")).units(0, "b2", "1t").turn(0)
    assert habit(field) == "select_tank b2"
    field.play(0, "select_tank b2")
    stars = field.g.scenario.stars
    assert stars[field.tiles[habit(field).removeprefix("move_to ")]] > 0


@pytest.mark.parametrize(("mine", "theirs", "attacks"), [("3i", "1i", True), ("1i", "3i", False)])
def test_an_attack_is_made_by_as_many_as_win_it(mine: str, theirs: str, attacks: bool) -> None:
    field = Field(factions=("usa", "ussr")).units(0, "b1", mine).units(1, "c1", theirs).turn(0)
    judge = TITLE.judge
    assert isinstance(judge, FrontierWarsJudge)
    assert (Wishes(field.g, 0, judge.habits).gain(field.tiles["c1"], INFANTRY) > 0) == attacks


@pytest.mark.parametrize(
    ("attackers", "defenders", "wall", "left"),
    [
        ([2, 1, 0, 0], [2, 0, 0, 0], 0, ([1, 1, 0, 0], [0, 0, 0, 0], 0)),
        ([3, 0, 0, 0], [0, 0, 1, 0], 0, ([2, 0, 0, 0], [0, 0, 0, 0], 0)),
        ([0, 2, 0, 0], [1, 0, 1, 0], 0, ([0, 1, 0, 0], [0, 0, 1, 0], 0)),
        ([3, 2, 0, 0], [1, 0, 0, 0], 3, ([2, 2, 0, 0], [0, 0, 0, 0], 0)),
    ],
    ids=["tanks first", "artillery defends first", "a tie", "a headquarters"],
)  # fmt: skip
def test_battles_end_as_the_examples_of_the_rules_do(
    attackers: list[int], defenders: list[int], wall: int, left: tuple[list[int], list[int], int]
) -> None:
    """FW-7.9, FW-8.2 With printed initiatives and no cards."""
    outcome = fight(Field().g, attackers, defenders, wall)
    assert (outcome.mine, outcome.theirs, outcome.wall) == left


def test_moods_differ_and_nearness_stays_below_one() -> None:
    judge, dice = TITLE.judge, Dice(3)
    assert isinstance(judge, FrontierWarsJudge)
    moods = [judge.in_a_mood(dice).habits for _ in range(20)]
    assert len({tuple(mood) for mood in moods}) == 20
    assert all(mood[NEARNESS] <= judge.habits[NEARNESS] for mood in moods)
