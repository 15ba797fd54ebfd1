"""FS-6 Yellow: out of sequence."""

from __future__ import annotations

import pytest

from tests.games.fine_sand.arrange import Beach, table


@pytest.mark.parametrize("step", [1, 2, 3])
def test_a_yellow_card_may_be_used_once_in_any_step(step: int) -> None:
    """FS-6.1: also before the first draw, until the hand limit check begins."""
    t = table(hand="castle-3 blue-3", built="yellow-4", draw=10, step=step)
    t.do("use yellow-4", "discard castle-3")
    assert t.counts() == (9, 1, 2, 0)
    assert "use yellow-4" not in t.offered()
    assert t.refusal("use yellow-4") == "FS-6.1"
    assert t.asks() == {1: "Draw", 2: "Work", 3: "Finish"}[step]


def question(t: Beach) -> str:
    ask = t.ask(0)
    assert ask is not None
    return str(ask["prompt"])


def test_the_question_says_when_a_yellow_action_is_all_that_is_left() -> None:
    """FS-6.1, FS-3.3, FS-4.1: nobody is told to draw, or to build, who no longer can."""
    t = table(hand="coin-2 blue-3", built="yellow-4", draw=10)
    assert question(t) == "Step 1: draw your cards."
    t.do("board")
    assert question(t) == "Step 1: all your cards are drawn. Anything else before step 2?"
    t = table(hand="castle-1 coin-2 blue-3", built="yellow-4", draw=10, step=2)
    assert question(t) == "Step 2: build, or draw on the blue side."
    t.do("blue")
    assert question(t) == "Step 2: nothing more to build or draw. Anything else before step 3?"
    t = table(hand="castle-1 coin-2", built="yellow-4 blue-3", draw=10, step=2)
    t.do("blue")
    assert question(t) == "Step 2: build, or draw on the blue side."


def test_after_the_check_has_begun_no_yellow_action_is_left() -> None:
    """FS-6.1, FS-7.4"""
    t = table(hand="castle-3 blue-3", built="yellow-4", draw=10, step=3)
    t.do("check")
    assert t.offered() == ["done"]


def test_a_yellow_card_works_in_the_turn_it_was_built() -> None:
    """FS-6.2, FS-2.5: once its bill is settled, not before."""
    t = table(hand="yellow-4 coin-2 coin-2 castle-3 blue-3", draw=10, step=2)
    t.do("build yellow-4")
    assert t.offered() == ["pay", "cancel"]
    t.pay("coin-2 coin-2")
    assert "use yellow-4" in t.offered()


def test_a_cost_must_be_payable_in_full_from_the_hand() -> None:
    """FS-6.3: Scaffold, pallet card and wooden coins are no hand cards; a Pit may be discarded."""
    t = table(built="yellow-4 f7-pallet", laid_out="f1-scaffold", pallet="coin-2", coins=3, hand="f2-pit", draw=9, step=2)
    assert "use yellow-4" in t.offered()
    t.do("use yellow-4")
    assert t.discard() == "f2-pit"
    t = table(built="f5-three-two", hand="castle-1 castle-2", coins=3, laid_out="f1-scaffold", step=2)
    assert "use f5-three-two" not in t.offered()
    assert t.refusal("use f5-three-two") == "FS-6.3"


def test_off_load_puts_a_hand_card_face_down_on_the_own_symbol_pile_once_a_turn() -> None:
    """FS-6.4, FS-6.1: any card, on top; others only learn that it was one."""
    t = table(hand="castle-3 blue-3 coin-2", symbol="red-4", step=2)
    t.do("offload", "give coin-2")
    assert t.symbol() == "red-4 coin-2"
    assert t.hand() == "castle-3 blue-3"
    assert "Trowel off-loads Ice-cream Money." in t.told()
    assert "Trowel off-loads a card." in t.told(1)
    assert "Ice-cream Money" not in t.told(1)
    assert t.refusal("offload") == "FS-6.1"
    assert t.asks() == "Work"


def test_a_neighbours_card_may_be_off_loaded_but_one_of_the_own_symbol_leaves_first() -> None:
    """FS-6.4, and the decision catalogue: cards of one type are one option."""
    t = table(hand="blue-3@1 blue-3@0 castle-3", step=2)
    t.do("offload", "give blue-3")
    assert t.position.symbol[0][-1] % 4 == 0
    t.next_turn()
    t.offload("blue-3")
    assert t.position.symbol[0][-1] % 4 == 1
    assert t.asks() == "Work"


def test_with_an_empty_hand_there_is_nothing_to_off_load() -> None:
    """FS-6.4"""
    t = table(built="yellow-4 f6-exchange", step=2)
    assert "offload" not in t.offered()
    assert t.refusal("offload") == "FS-6.4"


def test_second_thoughts_discard_first_so_that_the_card_may_come_back() -> None:
    """Vector 44. FS-6.5, FS-6.6, FS-9.2: X is drawn, a shuffled at once; nothing is triggered."""
    t = table(hand="castle-3 blue-3", built="yellow-4", draw="red-4", step=2)
    t.do("use yellow-4", "discard castle-3")
    assert t.hand() == "red-4 blue-3"
    assert t.draw() == "castle-3"
    assert t.discard() == ""
    assert t.last_round() == 0
    assert t.asks() == "Work"


def test_when_dry_second_thoughts_draw_back_what_they_discarded() -> None:
    """FS-6.6, FS-9.3, FS-10.3: the discard is shuffled and drawn; now dry again: type B."""
    t = table(hand="castle-3", built="yellow-4", draw="", step=2, round=7)
    t.do("use yellow-4")
    assert t.hand() == "castle-3"
    assert t.counts() == (0, 0, 1, 0)
    assert t.last_round() == 8
    assert t.asks() == "Work"
