"""FS-12 The learning game: presorted stacks and a coach."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable.engine.words import dashed
from sandtable.games.fine_sand import TITLE
from sandtable.games.fine_sand.coach import COACH
from tests.games.fine_sand.arrange import Beach, game, table

TOP_TEN = "castle-2 coin-3 blue-3 yellow-4 red-5 castle-2 coin-2 green-7 purple-5 castle-3"
LINES = {name: TITLE.messages().text(f"coach-{dashed(name)}") for name in COACH.lines}


def test_everybody_has_the_same_presorted_stack() -> None:
    """FS-12.1: all 30 start cards, in the order of the content file, top card first."""
    t = game(players=4, mode="learning")
    assert [t.draw(seat) for seat in range(4)] == [t.draw(0)] * 4
    assert t.draw().startswith(TOP_TEN)
    assert t.draw().endswith("castle-1 purple-8 green-10")
    assert sorted(t.position.book.presorted) == list(range(30))


def test_the_opening_hand_is_one_of_each_kind_and_there_is_no_mulligan() -> None:
    """FS-12.2: all five buildable cards are affordable."""
    t = game(players=2, mode="learning")
    assert t.hand() == "castle-2 coin-2 green-6 red-4 blue-4 purple-4"
    assert t.asks() == "Work"
    assert [text for text in t.offered() if text.startswith("build")] == [
        "build castle-2", "build green-6", "build red-4", "build blue-4", "build purple-4",
    ]  # fmt: skip


def test_the_roller_costs_the_whole_opening_hand_and_draws_in_turn_2() -> None:
    """Vector 14. FS-12.2: one payment only; turn 2 draws castle-2, coin-3 and blue-3."""
    t = game(players=2, mode="learning")
    t.do("build green-6", "pay")
    assert t.counts()[1:3] == (5, 0)
    assert t.built() == "green-6"
    t.next_turn()
    assert t.position.round == 2
    t.do("draw_all")
    assert t.hand() == "castle-2 coin-3 blue-3"
    assert t.asks() == "Draw"


def test_later_reshuffles_are_real() -> None:
    """FS-12.3: they differ from seed to seed."""
    orders = set()
    for seed in ("1", "2", "3"):
        t = table(mode="learning", draw="red-4", discard=9, hand="castle-1", seed=seed)
        t.do("board")
        orders.add(t.draw())
    assert len(orders) == 3
    assert t.asks() == "Draw"


def test_turns_are_taken_one_by_one_unless_the_table_wants_otherwise() -> None:
    """FS-12.4"""
    assert game(players=3, mode="learning").waiting_for == [0]
    assert game(players=3, mode="learning", turns="sealed").waiting_for == [0, 1, 2]


def test_one_player_learns_by_the_solo_rules() -> None:
    """FS-14.17: thirteen timer coins, no off-load, and only the total counts."""
    t = game(players=1, mode="learning")
    assert t.hand() == "castle-2 coin-2 green-6 red-4 blue-4 purple-4"
    assert t.position.timer == 13
    assert t.refusal("offload") == "FS-14.3"
    while not t.over:
        t.idle()
    assert t.result is not None
    assert t.result.scores == [t.position.unbuilt[0] + 2 * len(t.symbol().split())]


# FS-12.5 Each coach line at its moment, once, to the learner alone


def coached(**things: Any) -> Beach:
    return table(settings={"coach": "on"}, **things)


def turn_1_start() -> Beach:
    return coached(hand="castle-1 coin-2", round=1)


def first_build(card: str) -> Beach:
    t = coached(hand=f"{card} coin-3 coin-3@1 castle-1", step=2)
    t.do(f"build {card}")
    t.pay("coin-3 coin-3")
    return t


def first_overpay() -> Beach:
    t = coached(hand="castle-1 coin-2 castle-3", step=2)
    t.do("build castle-1")
    t.pay("coin-2")
    return t


def first_hand_over_limit() -> Beach:
    return coached(hand="castle-1 castle-2 castle-3 red-4", step=3)


def first_surplus() -> Beach:
    return coached(players=1, hand="castle-1 castle-2 castle-3 red-4", step=3)


def first_no_affordable_build() -> Beach:
    return coached(hand="green-10 green-8", step=2)


def first_exchange() -> Beach:
    t = coached(step=3, symbol="coin-2", others={1: {"symbol": "red-4"}})
    t.end_round()
    return t


def first_reshuffle() -> Beach:
    t = coached(draw=1, discard=5, hand="castle-1")
    t.do("board")
    return t


def piles_low() -> Beach:
    t = coached(draw=3, discard=1, step=3)
    t.do("done")
    return t


def first_wooden_coin() -> Beach:
    t = coached(draw="", hand="castle-1")
    t.do("board")
    return t


MOMENTS = {
    "turn_1_start": turn_1_start,
    "first_build_green": lambda: first_build("green-6"),
    "first_build_red": lambda: first_build("red-6"),
    "first_build_purple": lambda: first_build("purple-6"),
    "first_overpay": first_overpay,
    "first_hand_over_limit": first_hand_over_limit,
    "first_surplus": first_surplus,
    "first_no_affordable_build": first_no_affordable_build,
    "first_exchange": first_exchange,
    "first_reshuffle": first_reshuffle,
    "piles_low": piles_low,
    "first_wooden_coin": first_wooden_coin,
}


@pytest.mark.parametrize("trigger", list(LINES))
def test_every_coach_line_has_its_moment(trigger: str) -> None:
    """FS-12.5"""
    t = MOMENTS[trigger]()
    assert t.log(0).count(LINES[trigger]) == 1
    assert LINES[trigger] not in t.log(-1)


@pytest.mark.parametrize("trigger", list(LINES))
def test_a_coach_line_appears_at_its_moment_only(trigger: str) -> None:
    """FS-12.5: a quiet turn brings none; and without a coach there is silence."""
    t = coached(hand="castle-1 castle-3 coin-2", draw=20)
    t.do("board", "next", "build castle-1")
    t.pay("castle-3")
    assert LINES[trigger] not in t.log(0)


def test_a_coach_line_appears_once() -> None:
    """FS-12.5"""
    t = coached(draw="", hand="castle-1")
    t.do("board", "next", "blue")
    assert t.coins() == 4
    assert t.log(0).count(LINES["first_wooden_coin"]) == 1


def test_nobody_is_told_to_take_the_blue_side_who_has_taken_a_side() -> None:
    """FS-12.5, FS-4.1: after a build nothing more is affordable, but the blue side is closed."""
    t = coached(hand="castle-1 red-4 green-10", step=2)
    t.do("build castle-1")
    t.pay("red-4")
    assert t.offered() == ["offload", "next"]
    assert LINES["first_no_affordable_build"] not in t.log(0)


def test_nobody_is_told_to_off_load_who_may_not() -> None:
    """FS-12.5, FS-14.3, FS-6.1: while the timer runs, or after an off-load of this turn."""
    t = first_surplus()
    assert LINES["first_hand_over_limit"] not in t.log(0)
    t = coached(hand="castle-1 castle-2 castle-3 red-4 red-5", step=2, draw=9)
    t.offload("red-5")
    t.do("next")
    assert LINES["first_surplus"] in t.log(0)
    assert LINES["first_hand_over_limit"] not in t.log(0)


def test_without_a_coach_there_are_no_lines() -> None:
    """FS-12.5"""
    t = table(draw="", hand="castle-1", round=2)
    t.do("board")
    assert not set(LINES.values()) & set(t.log(0))
