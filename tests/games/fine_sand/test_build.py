"""FS-4 Step 2A: building, the bill, prices and sides; FS-5 the blue side."""

from __future__ import annotations

import pytest

import sandtable
from sandtable.games.fine_sand.position import BLUE_SIDE, NEITHER, RED_SIDE
from tests.games.fine_sand.arrange import table


def test_a_blue_card_is_built_for_its_price_and_ready_next_turn() -> None:
    """Vector 2. FS-4.3, FS-4.8, FS-2.5: coin-2 and two ordinary cards pay 4."""
    t = table(hand="green-6 red-4 blue-4 purple-4 castle-2 coin-2", step=2)
    t.do("build blue-4")
    t.pay("coin-2 castle-2 green-6")
    assert t.built() == "blue-4"
    assert t.discard() == "castle-2 coin-2 green-6"
    assert t.hand() == "red-4 purple-4"
    assert "use blue-4" not in t.offered()
    assert t.refusal("use blue-4") == "FS-2.5"
    t.next_turn()
    t.do("board", "next")
    assert "use blue-4" in t.offered()


def test_the_blue_side_draws_two_and_forbids_plain_builds() -> None:
    """Vector 3. FS-5.1, FS-5.4"""
    t = table(hand="castle-1 coin-2", draw=10, step=2)
    assert "build castle-1" in t.offered()
    t.do("blue")
    assert t.counts() == (8, 0, 4, 0)
    assert t.offered() == ["offload", "next"]
    assert t.refusal("build castle-1") == "FS-5.4"
    assert t.refusal("blue") == "FS-2.4"


def test_blue_cards_draw_in_any_order_but_the_board_must_draw_before_step_3() -> None:
    """FS-5.2, FS-5.3"""
    t = table(hand="castle-1", built="blue-3 blue-7", draw=10, step=2)
    t.do("use blue-7")
    assert t.position.ring[0] == BLUE_SIDE
    assert t.offered() == ["blue", "use blue-3", "offload"]
    assert t.refusal("next") == "FS-5.3"
    t.do("blue")
    assert t.counts() == (6, 0, 5, 0)
    assert t.offered() == ["use blue-3", "offload", "next"]


def test_red_and_blue_are_never_both_used_in_a_turn() -> None:
    """FS-4.1: the ring moves with the first declaration."""
    t = table(hand="castle-1 coin-2 castle-3", built="blue-3", draw=10, step=2)
    t.do("build castle-1")
    assert t.position.ring[0] == RED_SIDE
    t.pay("castle-3")
    assert t.offered() == ["offload", "next"]
    assert t.refusal("blue") == "FS-4.1"
    assert t.refusal("use blue-3") == "FS-4.1"


def test_doing_neither_is_allowed() -> None:
    """FS-4.1, FS-10.10: passing is always legal."""
    t = table(hand="castle-1 coin-2", draw=10, step=2)
    t.do("next")
    assert t.position.ring[0] == NEITHER
    assert t.asks() == "Finish"


def test_the_board_builds_one_and_each_ready_red_card_one_more() -> None:
    """FS-4.2, FS-2.5: a red card built in this turn does not count."""
    t = table(hand="castle-1 castle-2 castle-2 coin-3 coin-3@1 coin-2", built="red-4", fresh="red-5", step=2)
    t.do("build castle-1", "build castle-2")
    assert t.offered() == ["pay", "cancel"]
    assert t.refusal("build castle-2") == "FS-4.2"


def test_coin_cards_cannot_be_built() -> None:
    """FS-4.3"""
    t = table(hand="coin-2 coin-3 f2-pit castle-1", step=2)
    assert [text for text in t.offered() if text.startswith("build")] == ["build castle-1"]
    assert [t.refusal(f"build {card}") for card in ("coin-2", "coin-3", "f2-pit")] == ["FS-4.3"] * 3


def test_the_discount_counts_for_every_build_of_a_bill() -> None:
    """Vector 7. FS-4.6: 2 + 2 instead of 3 + 3."""
    t = table(hand="castle-3 castle-3 coin-2 coin-2 blue-3", built="red-7 red-4", step=2)
    t.do("build castle-3", "build castle-3")
    assert t.position.bill_sum[0] == 4
    t.pay("coin-2 coin-2")
    assert t.built() == "castle-3 castle-3 red-4 red-7"
    assert t.hand() == "blue-3"
    assert t.asks() == "Work"


def test_one_sum_can_be_paid_where_two_could_not() -> None:
    """Vector 17. FS-4.4, FS-4.5: coin-3 pays 1 + 2 exactly; paid one by one it is gone after the first."""
    t = table(hand="castle-1 castle-2 coin-3", built="red-4", step=2)
    t.do("build castle-1", "build castle-2", "pay")
    assert t.built() == "castle-1 castle-2 red-4"
    assert t.hand() == ""
    assert t.asks() == "Done"
    t = table(hand="castle-1 castle-2 coin-3", built="red-4", step=2)
    t.do("build castle-1")
    t.pay("coin-3")
    assert t.hand() == "castle-2"
    assert "build castle-2" not in t.offered()
    assert t.refusal("build castle-2") == "FS-4.7"


def test_two_bills_in_one_turn_with_a_yellow_draw_between() -> None:
    """Vector 46. FS-4.5, FS-6.1: prices 2 and 1 under the discount."""
    t = table(
        hand="castle-3 castle-2 coin-2 blue-3 blue-4", built="red-7 red-4 yellow-4", draw="purple-4 purple-5 purple-6", step=2
    )
    t.do("build castle-3")
    assert t.position.bill_sum[0] == 2
    t.pay("coin-2")
    assert t.asks() == "Work"
    t.do("use yellow-4", "discard blue-3")
    assert t.hand() == "castle-2 blue-4 purple-4"
    t.do("build castle-2")
    assert t.position.bill_sum[0] == 1
    t.pay("blue-4")
    assert t.built() == "castle-2 castle-3 red-4 red-7 yellow-4"
    assert t.offered() == ["offload", "next"]


@pytest.mark.parametrize(
    ("built", "card", "via", "price"),
    [
        ("red-7", "castle-1", "plain", 0),
        ("red-7 f4-build-cheap", "green-6", "via f4-build-cheap", 4),
        ("red-7 f1-build-small", "castle-3", "via f1-build-small", 3),
    ],
)
def test_the_discount_holds_for_plain_builds_only_and_not_below_0(built: str, card: str, via: str, price: int) -> None:
    """Vector 28. FS-4.6, FS-15.10, FS-15.3"""
    t = table(hand=f"{card} coin-3 coin-2 coin-2", built=built, step=2)
    t.do(f"build {card}")
    if t.asks() == "Via":
        t.do(via)
    assert t.position.bill_sum[0] == price
    assert t.asks() == "Bill"


def test_a_bill_of_0_is_settled_without_payment() -> None:
    """FS-4.11"""
    t = table(hand="castle-1", built="red-7", step=2)
    t.do("build castle-1", "pay")
    assert t.built() == "castle-1 red-7"
    assert t.counts()[1:] == (0, 0, 0)
    assert t.asks() == "Done"


def test_while_a_bill_is_open_there_is_only_building_cancelling_and_paying() -> None:
    """FS-4.7, FS-6.1: no yellow draw would change the means."""
    t = table(hand="castle-1 castle-2 coin-3 blue-3", built="red-4 yellow-4", step=2)
    t.do("build castle-1")
    assert t.offered() == ["build castle-2", "build blue-3", "pay", "cancel"]


def test_a_declaration_must_leave_the_whole_bill_payable() -> None:
    """FS-4.7: the boundary. Five means pay castle-2 and castle-3, but not castle-2 and red-4."""
    t = table(hand="castle-2 castle-3 coin-3 coin-2 red-4", built="red-5", step=2)
    t.do("build castle-2")
    assert "build red-4" in t.offered()
    t = table(hand="castle-2 castle-3 coin-3 red-4", built="red-5", coins=1, step=2)
    t.do("build castle-2")
    assert "build castle-3" in t.offered()
    assert "build red-4" not in t.offered()
    assert t.refusal("build red-4") == "FS-4.7"


def test_cancelling_gives_everything_back() -> None:
    """FS-4.7: cards, builds and the ring are as before."""
    t = table(hand="castle-1 castle-2 coin-3", built="red-4 blue-3 f6-build-free", step=2)
    before = t.offered()
    t.do("build castle-1", "plain", "build castle-2", "via f6-build-free", "cancel")
    assert t.hand() == "castle-1 castle-2 coin-3"
    assert t.built() == "red-4 blue-3 f6-build-free"
    assert t.offered() == before
    assert t.position.ring[0] == NEITHER
    assert t.position.bill_sum[0] == 0


def test_settling_never_shuffles() -> None:
    """FS-4.12: payment and used one-shots go to the discard pile, though the draw stack is empty."""
    t = table(hand="castle-2 castle-1 coin-2 blue-3", built="f6-build-free", draw="", step=2)
    t.do("build castle-2", "plain", "build castle-1")
    t.pay("coin-2")
    assert t.discard() == "coin-2 f6-build-free"
    assert t.built() == "castle-1 castle-2"
    assert t.draw() == ""
    assert t.asks() == "Work"


def test_which_red_card_is_used_up_is_not_asked() -> None:
    """FS-4.13: they are alike; the board's build comes first."""
    t = table(hand="castle-1 castle-2 castle-2 coin-3 coin-2", built="red-4 red-5", step=2)
    t.do("build castle-1", "build castle-2", "build castle-2")
    assert t.asks() == "Bill"
    assert t.position.board_builds[0] == 0
    assert "cancel" in t.offered()


def test_a_cancelled_build_of_the_board_may_be_made_again() -> None:
    """FS-4.7"""
    t = table(hand="castle-1 coin-2", step=2)
    t.do("build castle-1", "cancel", "build castle-1")
    assert t.offered() == ["pay", "cancel"]


def test_a_card_that_must_pay_for_the_bill_cannot_join_it_though_it_is_free() -> None:
    """FS-4.7, FS-4.6: castle-1 costs nothing under the discount, but it is all there is to pay for castle-3."""
    t = table(hand="castle-3 castle-1", built="red-7 red-7 red-4", step=2)
    t.do("build castle-3")
    assert t.position.bill_sum[0] == 1
    assert t.offered() == ["pay", "cancel"]
    assert t.refusal("build castle-1") == "FS-4.7"


@pytest.mark.parametrize("source", ["f4-build-cheap", "f6-build-free"])
def test_special_red_builds_are_closed_on_the_blue_side(source: str) -> None:
    """FS-4.1, FS-5.4"""
    t = table(hand="castle-1 coin-2", built=source, draw="red-4 red-5 red-6", step=2)
    t.do("blue")
    assert t.offered() == ["offload", "next"]
    assert t.refusal("build castle-1") == "FS-5.4"


@pytest.mark.parametrize(("turns", "heard"), [("sealed", False), ("one_by_one", True)])
def test_a_cancelled_bill_is_heard_of_only_where_it_was_seen(turns: str, heard: bool) -> None:
    """FS-2.9, FS-4.7: in sealed turns what was tried and taken back stays the player's own business."""
    game = sandtable.new("fine_sand", players=2, seed=7, mode="basic", turns=turns)
    while not game.over and game.view()["scalars"]["round"] < 2:
        for seat in game.waiting_for:
            texts = [option.text for option in game.options(seat)]
            declare = [text for text in texts if text.startswith("build ")]
            tried = (seat, "cancel") in game.record.picks
            wanted = "cancel" if "cancel" in texts else declare[0] if declare and not tried else None
            game.play(seat, wanted or game.words.text(game.title.idle(game.g, seat)))
    for seat in (0, 1):
        assert (seat, "cancel") in game.record.picks
        others = [line for line in game.story(seat) if line["seat"] == 1 - seat]
        assert any("bill" in line["text"] for line in others) is heard
