"""FS-10 Game end: triggers of type A and B, the last round, the cap."""

from __future__ import annotations

import pytest

from sandtable.engine.errors import BadSetup
from sandtable.games.fine_sand import TITLE
from tests.games.fine_sand.arrange import Beach, game, table


def test_drawing_everything_in_step_1_makes_this_round_the_last() -> None:
    """FS-10.1, FS-10.2"""
    t = table(draw=2, hand="castle-1", round=9)
    t.do("board")
    assert t.last_round() == 9
    t.end_round()
    assert t.over
    assert t.position.round == 9


def test_a_blue_trigger_gives_everybody_one_more_round() -> None:
    """Vector 20. FS-10.3, FS-9.3: type B in 12; in 13 two cards are shuffled and drawn, and the third is a coin."""
    t = table(draw=2, hand="castle-1 castle-2 castle-3", built="green-6", round=12, step=2)
    t.do("blue")
    assert t.last_round() == 13
    t.do("next", "check", "discard castle-1", "discard castle-2", "done")
    t.end_turn(1)
    assert t.discard() == "castle-1 castle-2"
    assert "Round 13 will be the last." in t.told(1)
    assert t.waiting_for == [0]
    t.do("draw_all")
    assert t.counts() == (0, 0, 5, 1)
    assert t.last_round() == 13
    t.end_round()
    assert t.over
    assert t.position.round == 13


def test_the_earliest_end_counts() -> None:
    """Vector 21. FS-10.4: seat 0 type B and seat 2 type A in round 12: 12 is the last."""
    t = table(players=3, draw=2, hand="castle-1", round=12, step=2, others={2: {"draw": 2, "hand": "castle-1"}})
    t.do("blue")
    t.end_turn(0)
    t.end_turn(1)
    t.do("board", seat=2)
    assert [t.last_round(seat) for seat in range(3)] == [13, 0, 12]
    t.end_turn(2)
    assert t.over
    assert t.position.round == 12


def test_a_trigger_is_never_withdrawn() -> None:
    """FS-10.4: even if cards reach the piles again."""
    t = table(draw=2, hand="castle-1 castle-2 castle-3", round=9)
    t.do("board")
    t.end_turn(0)
    assert t.counts()[1] == 2
    t.end_turn(1)
    assert t.over


@pytest.mark.parametrize("step", [1, 2, 3])
def test_a_yellow_draw_is_type_b_in_any_step(step: int) -> None:
    """FS-10.3: even before step 1."""
    t = table(draw="", hand="castle-1", built="yellow-4", step=step, round=9)
    t.do("use yellow-4")
    assert t.last_round() == 10
    assert "Trowel has drawn everything: the next round is the last." in t.told(1)


def test_type_a_after_type_b_in_the_same_turn_counts() -> None:
    """FS-10.4"""
    t = table(draw="", hand="castle-1", built="yellow-4", round=9)
    t.do("use yellow-4", "board")
    assert t.last_round() == 9
    assert t.coins() == 2
    assert t.asks() == "Draw"


def test_being_dry_already_and_drawing_coins_also_triggers() -> None:
    """FS-10.1"""
    t = table(draw="", hand="castle-1", round=9)
    assert t.last_round() == 0
    t.do("board")
    assert t.last_round() == 9
    assert t.coins() == 2


def test_what_is_no_draw_action_never_triggers() -> None:
    """FS-10.5: a wooden coin taken, a discard, a build as desired that builds the last card."""
    t = table(draw="", hand="castle-1 castle-2", built="f1-coin", round=9)
    t.do("use f1-coin")
    assert t.last_round() == 0
    t = table(draw="castle-1", hand="red-4", built="f9-build-desired", coins=3, step=2)
    t.do("use f9-build-desired", "build_revealed castle-1", "pay_coin")
    assert t.counts() == (0, 0, 1, 2)
    assert t.last_round() == 0
    t = table(draw="", hand="castle-1 castle-2 castle-3 red-4", step=3)
    t.do("check", "discard castle-1")
    assert t.last_round() == 0
    assert t.asks() == "Done"


def test_a_one_shot_joins_the_discard_pile_and_so_keeps_you_from_being_dry() -> None:
    """Vector 26. FS-10.6, FS-9.3: no trigger by f6-draw2; then the board shuffles it, draws it, and gives a coin: type A."""
    t = table(draw=2, hand="castle-1", built="f6-draw2", round=9)
    t.do("use f6-draw2")
    assert t.counts() == (0, 1, 3, 0)
    assert t.discard() == "f6-draw2"
    assert t.last_round() == 0
    t.do("board")
    assert t.counts() == (0, 0, 4, 1)
    assert "f6-draw2" in t.hand()
    assert t.last_round() == 9
    assert t.asks() == "Draw"


def test_in_the_last_round_everyone_takes_a_full_turn() -> None:
    """Vector 45. FS-2.12, FS-10.8: four players, round 6: seat 1 begins and triggers; seats 2, 3 and 0 still play."""
    t = table(players=4, round=5, step=3, others={1: {"draw": 4, "hand": "castle-1"}})
    t.end_round()
    assert t.position.round == 6
    assert t.waiting_for == [1]
    t.do("board", seat=1)
    assert t.last_round(1) == 6
    order = []
    while not t.over:
        order.append(t.waiting_for[0])
        t.end_turn(t.waiting_for[0])
    assert order == [1, 2, 3, 0]


def play_on(t: Beach) -> Beach:
    while not t.over:
        t.idle(t.waiting_for[0])
    return t


@pytest.mark.parametrize("cap", [40, 99])
def test_the_game_ends_after_the_cap_in_any_case(cap: int) -> None:
    """FS-10.9: an option from 40 to 99."""
    t = play_on(game(players=2, mode="basic", round_cap=cap))
    assert t.position.round == cap
    assert t.result is not None
    assert t.result.reason == "round-limit"


@pytest.mark.parametrize("cap", [39, 100])
def test_other_caps_are_refused(cap: int) -> None:
    """FS-10.9"""
    with pytest.raises(BadSetup, match="from 40 to 99"):
        TITLE.setup(players=2, seed="1", mode="basic", settings={"round_cap": cap})


def test_a_turn_with_nothing_to_do_is_simply_empty() -> None:
    """FS-10.10: dry, no hand, no cards built."""
    t = table(draw="", step=2)
    assert t.offered() == ["blue", "next"]
    t.do("next")
    assert t.offered() == ["done"]
