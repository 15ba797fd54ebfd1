"""What players do at once in the games that bots think through."""

from __future__ import annotations

import pytest

import sandtable
from sandtable.bots.playout import next_seat
from sandtable.engine.chance import Dice
from sandtable.engine.flow import apply
from sandtable.games.waral import TITLE
from sandtable.games.waral.habits import in_a_mood
from sandtable.games.waral.judge import WaralJudge
from sandtable.games.waral.purses import lacking, spend
from sandtable.games.waral.wishes import NEARNESS
from tests.games.waral.tables import Scene, scene


def habit(table: Scene, seat: int = 0) -> str:
    return table.words.text(TITLE.judge.habit(table.pos, seat))


def test_a_habit_is_always_an_option() -> None:
    for players in (2, 3, 4):
        g = sandtable.new("waral", players=players, seed=players).g
        g.watched = g.any_order = False
        while (seat := next_seat(g)) >= 0:
            pick = TITLE.judge.habit(g, seat)
            assert pick in g.offers[seat]
            apply(g, seat, pick)


def test_habits_beat_random_picks_nineteen_times_in_twenty() -> None:
    won = 0
    for number in range(20):
        setup = TITLE.setup(players=2, seed=str(number))
        g, dice = TITLE.begin(setup), Dice(number)
        g.watched = g.any_order = False
        while (seat := next_seat(g)) >= 0:
            apply(g, seat, TITLE.judge.habit(g, seat) if seat == number % 2 else dice.choice(g.offers[seat]))
        won += TITLE.result(setup, g).ranks[number % 2] == 1
    assert won >= 19


def test_who_can_pay_for_a_good_district_takes_it() -> None:
    table = scene(area=["mil-11", "mil-04"], coins={0: "5I"})
    table.do(0, "use chr-13")
    assert habit(table) == "take mil-11"


def test_who_cannot_pay_loots_what_brings_the_best_district_nearer() -> None:
    """Rampart costs 5 iron: two iron from the Loft bring it nearer than as much silver."""
    table = scene(area=["mil-11", "mil-04", "cul-06"], coins={0: "1I"})
    table.do(0, "use chr-13")
    assert habit(table) in ("loot mil-11", "loot mil-04")


def test_moods_differ_and_leave_the_usual_habits_as_they_are() -> None:
    """In a mood everything is worth between half and one and a half times as much; a missing coin never makes a plan better."""
    judge, dice = TITLE.judge, Dice(3)
    assert isinstance(judge, WaralJudge)
    usual = judge.habits[:]
    moods = [in_a_mood(judge.habits, dice) for _ in range(20)]
    assert len({tuple(mood) for mood in moods}) == 20
    for mood in moods:
        assert all(0.5 * weight <= felt <= 1.5 * weight for weight, felt in zip(usual, mood, strict=True))
        assert mood[NEARNESS] < 1
    assert judge.habits == usual


@pytest.mark.parametrize(
    ("purse", "price", "missing"),
    [
        ([1, 0, 0, 0], [2, 0, 0, 0], 1),
        ([1, 0, 3, 0], [2, 0, 0, 2], 1),
        ([1, 0, 0, 1], [2, 0, 0, 0], 0),
        ([0, 2, 0, 0], [0, 1, 0, 2], 1),
        ([0, 0, 0, 2], [0, 0, 1, 3], 2),
    ],
)  # fmt: skip
def test_what_a_purse_lacks_are_named_coins_and_too_few_of_any_kind(purse: list[int], price: list[int], missing: int) -> None:
    """WA-4.11"""
    assert lacking(price, purse) == missing


@pytest.mark.parametrize(
    ("price", "less", "any_kind", "left"),
    [
        ([1, 0, 0, 0], 0, False, [0, 3, 2, 0]),
        ([1, 0, 0, 2], 0, False, [0, 1, 2, 0]),
        ([1, 0, 4, 0], 2, False, [0, 3, 0, 0]),
        ([0, 0, 4, 0], 0, True, [0, 1, 1, 0]),
    ],
)  # fmt: skip
def test_named_coins_are_paid_first_and_any_kind_from_the_greatest_heap(
    price: list[int], less: int, any_kind: bool, left: list[int]
) -> None:
    """WA-4.11, WA-4.12, WA-8.5"""
    purse = [1, 3, 2, 0]
    spend(purse, price, less, any_kind)
    assert purse == left
