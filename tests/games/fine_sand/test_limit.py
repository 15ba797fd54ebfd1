"""FS-7 Step 3: hand limit, end of turn."""

from __future__ import annotations

import pytest

from sandtable.engine.errors import IllegalPick
from tests.games.fine_sand.arrange import table


def test_exactly_the_surplus_is_discarded() -> None:
    """Vector 4. FS-7.2, FS-7.3: limit 4, five cards: one goes, of the owner's choice."""
    t = table(hand="castle-1 castle-2 red-4 blue-3 purple-5", built="purple-4", step=3)
    t.do("check")
    assert t.asks() == "DiscardSurplus"
    t.do("discard purple-5")
    assert t.discard() == "purple-5"
    assert t.offered() == ["done"]


def test_the_surplus_goes_in_any_order() -> None:
    """FS-7.3: whichever card goes first, each of the others may follow; only what must go anyway is not asked for."""
    t = table(hand="castle-1 castle-2 red-4 blue-3 purple-5", step=3)
    t.do("check")
    for card in t.hand().split():
        assert f"discard {card}" in t.offered()
    t.do(t.offered()[-1])
    assert len(t.offered()) == 4
    t.do(t.offered()[0])
    assert t.asks() == "Done"
    t = table(hand="castle-1 castle-1 castle-1 red-4", step=3)
    t.do("check", "discard red-4")
    assert t.hand() == "castle-1 castle-1 castle-1"


def test_at_the_limit_nothing_may_be_discarded() -> None:
    """FS-7.3: the boundary, so that nobody dodges the game end."""
    t = table(hand="castle-1 castle-2 red-4", step=3)
    t.do("check")
    assert t.asks() == "Done"
    assert t.counts()[1:3] == (0, 3)


def test_all_purple_values_count_and_only_hand_cards_are_counted() -> None:
    """FS-7.2: 3 + 1 + 1 + 1 + 2; Scaffold, pallet and coins lie outside."""
    t = table(
        hand="castle-1 castle-2 castle-3 red-4 red-5 blue-3 blue-4 blue-5",
        built="purple-4 purple-5 purple-6 purple-8 f7-pallet",
        laid_out="f1-scaffold",
        pallet="coin-3",
        coins=5,
        step=3,
    )
    assert t.position.limit(0) == 8
    t.do("check")
    assert t.asks() == "Done"


def test_a_purple_card_built_in_this_turn_counts_at_once() -> None:
    """Vector 27, third part. FS-2.5, FS-7.2: limit 4 with four cards left, no discard."""
    t = table(hand="purple-4 coin-2 coin-2 castle-1 castle-2 red-4 blue-3", step=2)
    t.do("build purple-4")
    t.pay("coin-2 coin-2")
    t.do("next", "check")
    assert t.asks() == "Done"
    assert t.counts()[1:3] == (2, 4)


def test_a_yellow_card_built_in_this_turn_is_usable_but_a_red_one_gives_no_second_build() -> None:
    """Vector 27, first and second part. FS-2.5"""
    t = table(hand="yellow-4 coin-2 coin-2 castle-1 castle-2", step=2)
    t.do("build yellow-4")
    t.pay("coin-2 coin-2")
    assert "use yellow-4" in t.offered()
    t = table(hand="red-4 coin-2 coin-2 castle-1 castle-2", step=2)
    t.do("build red-4")
    t.pay("coin-2 coin-2")
    assert t.offered() == ["offload", "next"]
    assert t.refusal("build castle-1") == "FS-4.2"


def test_purple_actions_mix_with_yellow_ones_in_step_3() -> None:
    """FS-7.1"""
    t = table(
        hand="castle-1 castle-2 red-4", built="f8-recycling yellow-4 f9-delivery", draw="blue-3 blue-4 blue-5 blue-7", step=3
    )
    assert t.offered() == ["use f8-recycling", "use f9-delivery", "offload", "use yellow-4", "check"]
    t.do("use f9-delivery", "use yellow-4", "discard castle-1", "use f8-recycling", "discard castle-2", "discard blue-3")
    assert t.hand() == "red-4 blue-4 blue-5"
    assert t.discard() == "castle-1 castle-2 blue-3"
    assert t.asks() == "Finish"


def test_purple_actions_wait_for_step_3() -> None:
    """FS-7.1, FS-2.2"""
    t = table(hand="castle-1 castle-2 red-4", built="f9-delivery", draw=10, step=2)
    assert "use f9-delivery" not in t.offered()
    t.do("next")
    assert "use f9-delivery" in t.offered()


def test_done_is_never_taken_by_itself_and_is_final() -> None:
    """FS-7.4: the disc is taken back for good; before, the last picks may be taken back."""
    t = table(players=2, sealed=True, hand="castle-1 castle-2", draw=10)
    t.do("board", "next", "next", "check")
    t.do("discard castle-1")
    assert t.offered() == ["done"]
    assert t.can_undo(0)
    t.do("done")
    assert not t.can_undo(0)
    assert t.waiting_for == [1]
    with pytest.raises(IllegalPick, match="nothing to decide now"):
        t.do("done")


def test_done_is_final_too_where_turns_are_taken_one_by_one() -> None:
    """FS-7.4: whether the next player has done anything yet or not; a proposal at that moment is not final."""
    t = table(players=2, hand="castle-1", draw=10)
    t.do("board", "next", "next", "check")
    assert t.asks() == "Done"
    t.do("propose")
    assert t.can_undo(0)
    t.do("done")
    assert t.waiting_for == [1]
    assert not t.can_undo(0)
