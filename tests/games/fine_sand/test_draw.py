"""FS-3 Step 1: draw, and FS-9: what happens to the piles."""

from __future__ import annotations

import pytest

from tests.games.fine_sand.arrange import table


def test_draw_all_takes_the_boards_two_and_one_per_green() -> None:
    """Vector 1. FS-3.1, FS-3.2"""
    t = table(hand="castle-1", built="green-6", draw=10)
    t.do("draw_all")
    assert t.counts() == (7, 0, 4, 0)
    assert t.offered() == ["offload", "next"]


def test_each_green_may_be_used_on_its_own_in_any_order_or_not_at_all() -> None:
    """FS-2.4, FS-3.2, FS-3.3: greens act before or after the board, each once; what is not used lapses."""
    t = table(hand="castle-1", built="green-6 green-10", draw=10)
    t.do("use green-10")
    assert t.counts() == (8, 0, 3, 0)
    assert t.offered() == ["draw_all", "board", "use green-6", "offload"]
    assert t.refusal("use green-10") == "FS-2.5"
    t.do("board", "next")
    assert t.counts() == (6, 0, 5, 0)
    assert t.asks() == "Work"
    assert "use green-6" not in t.offered()


def test_draw_all_leaves_out_what_has_acted_and_what_is_no_plain_draw() -> None:
    """FS-3.4: plain greens only; one-shots and Fable greens wait for their owner."""
    t = table(hand="castle-1", built="green-6 green-7 f6-draw2 f1-coin", draw=10)
    t.do("use green-6", "draw_all")
    assert t.counts() == (6, 0, 5, 0)
    assert t.offered() == ["use f1-coin", "use f6-draw2", "offload", "next"]


def test_without_plain_greens_the_board_alone_is_offered() -> None:
    """FS-3.4"""
    t = table(hand="castle-1", built="f1-coin", fresh="green-6", draw=10)
    assert t.offered() == ["board", "use f1-coin", "offload"]


def test_step_2_waits_for_the_boards_draw() -> None:
    """FS-2.4, FS-3.5: the board's own draw is not optional."""
    t = table(hand="castle-1", built="green-6", draw=10)
    assert "next" not in t.offered()
    assert t.refusal("next") == "FS-3.5"
    t.do("board")
    assert "next" in t.offered()
    assert t.refusal("board") == "FS-2.4"


def test_a_missing_card_is_a_wooden_coin() -> None:
    """Vector 6. FS-9.4, FS-10.2: four cards and two coins, and this round is the last."""
    t = table(hand="castle-1", built="green-6 green-7 green-10", draw=4, round=9)
    t.do("draw_all")
    assert t.counts() == (0, 0, 5, 2)
    assert t.last_round() == 9
    assert "Trowel takes" in t.told()
    assert t.offered() == ["offload", "next"]


def test_the_discard_pile_is_shuffled_in_the_middle_of_a_draw() -> None:
    """Vector 18. FS-9.2, FS-9.5: X, shuffle, then two of a b c; one card stays, and nothing is triggered."""
    t = table(hand="castle-3", built="green-6", draw="red-4", discard="blue-3 purple-4 castle-1")
    t.do("draw_all")
    assert t.counts() == (1, 0, 4, 0)
    assert {"castle-3", "red-4"} < set(t.hand().split())
    assert sorted((t.hand() + " " + t.draw()).split()) == ["blue-3", "castle-1", "castle-3", "purple-4", "red-4"]
    assert t.last_round() == 0
    assert "Trowel shuffles 3 cards into a new draw stack." in t.told(1)
    assert t.asks() == "Draw"


def test_drawing_exactly_the_last_card_shuffles_at_once() -> None:
    """FS-9.2: not only when the next card is wanted; the hand is no part of it."""
    t = table(hand="castle-3", draw=2, discard="blue-3 purple-4")
    t.do("board")
    assert t.counts() == (2, 0, 3, 0)
    assert sorted(t.draw().split()) == ["blue-3", "purple-4"]
    assert t.asks() == "Draw"


def test_an_empty_draw_stack_is_renewed_from_later_discards_before_a_draw() -> None:
    """FS-9.3: cards discarded after one ran dry are available; landing there they cause no shuffle."""
    t = table(hand="castle-3", draw="", discard="blue-3 purple-4 red-4")
    assert t.counts() == (0, 3, 1, 0)
    t.do("board")
    assert t.counts() == (1, 0, 3, 0)
    assert t.last_round() == 0
    assert t.asks() == "Draw"


def test_everybody_may_look_through_every_discard_pile_but_no_hand() -> None:
    """FS-9.1, and section 6: hands and draw stacks are counts for others."""
    t = table(hand="castle-3 coin-2", discard="blue-3 red-4", draw=5)
    zones = {(zone["zone"], zone["owner"]): zone["cards"] for zone in t.view(1)["zones"]}
    assert sorted(zones["discard pile", 0]) == ["blue-3", "red-4"]
    assert zones["hand", 0] == [None, None]
    assert zones["draw stack", 0] == [None] * 5


def test_a_one_shot_in_use_is_not_shuffled_with_the_discards() -> None:
    """FS-9.2, FS-10.6: the card joins the discard pile only when its action is complete."""
    t = table(hand="castle-3", built="f6-draw2", draw=1, discard="blue-3 purple-4")
    t.do("use f6-draw2")
    assert t.discard() == "f6-draw2"
    assert t.counts() == (1, 1, 3, 0)
    assert t.asks() == "Draw"


@pytest.mark.parametrize(("draw", "discard", "triggers"), [(2, "", True), (2, "castle-1", False), (3, "", False), (0, "", True)])
def test_a_draw_action_that_leaves_you_dry_triggers_the_end(draw: int, discard: str, triggers: bool) -> None:
    """Vector 19. FS-9.7, FS-10.1: exactly the last card is enough, coins are not needed; one card left is not dry."""
    t = table(hand="castle-3", draw=draw, discard=discard, round=7)
    t.do("board")
    assert t.last_round() == (7 if triggers else 0)
    assert t.coins() == max(2 - draw, 0)
    assert t.asks() == "Draw"
