"""Every type of the thirty start cards: its price, its effect, and what it does not do."""

from __future__ import annotations

import pytest

from sandtable.games.fine_sand import TITLE
from sandtable.games.fine_sand.content import entries
from tests.games.fine_sand.arrange import table

COPIES = {card.id: len(card.copies) for card in entries(TITLE.content()) if card.set == "start"}


@pytest.mark.parametrize("card", [card for card in COPIES if not card.startswith("coin")])
def test_every_card_is_built_for_the_price_in_its_name_and_not_for_less(card: str) -> None:
    """FS-4.3, FS-4.7"""
    price = int(card.split("-")[1])
    t = table(hand=card, coins=price, step=2)
    t.do(f"build {card}")
    assert t.position.bill_sum[0] == price
    t.pay("wooden " * price)
    assert t.built() == card
    assert t.coins() == 0
    assert t.asks() == "Done"
    t = table(hand=card, coins=price - 1, step=2)
    assert f"build {card}" not in t.offered()
    assert t.refusal(f"build {card}") == "FS-4.7"


def test_thirty_cards_in_22_types() -> None:
    """FS-1.1, FS-1.3"""
    assert len(COPIES) == 22
    assert sum(COPIES.values()) == 30
    wanted = {card: 5 if card == "castle-2" else 3 if card in ("castle-3", "coin-2") else 1 for card in COPIES}
    assert wanted == COPIES


@pytest.mark.parametrize("castle", ["castle-1", "castle-2", "castle-3"])
def test_castles_have_no_action(castle: str) -> None:
    """FS-4.3: a built castle adds nothing to any step."""
    t = table(hand="red-4 blue-3", built=castle, draw=9)
    assert t.offered() == ["board", "offload"]
    t.do("board", "next", "next")
    assert t.offered() == ["offload", "check"]
    assert t.position.limit(0) == 3


@pytest.mark.parametrize(("coin", "value"), [("coin-2", 2), ("coin-3", 3)])
def test_coin_cards_pay_their_value_and_cannot_be_built(coin: str, value: int) -> None:
    """FS-4.8, FS-4.3"""
    t = table(hand=f"castle-{value} {coin}", coins=9, step=2)
    assert t.refusal(f"build {coin}") == "FS-4.3"
    t.do(f"build castle-{value}")
    t.pay(coin)
    assert t.discard() == coin
    assert t.coins() == 9
    assert t.asks() == "Done"


@pytest.mark.parametrize(("green", "more"), [("green-6", 1), ("green-7", 1), ("green-8", 1), ("green-10", 2)])
def test_greens_draw_more_in_step_1_from_the_next_turn_on(green: str, more: int) -> None:
    """FS-3.2, FS-2.5"""
    t = table(hand="castle-1", built=green, draw=9)
    t.do("draw_all")
    assert t.counts() == (7 - more, 0, 3 + more, 0)
    t = table(hand="castle-1", fresh=green, draw=9)
    assert t.offered() == ["board", "offload"]
    assert t.refusal(f"use {green}") == "FS-2.5"


@pytest.mark.parametrize("red", ["red-4", "red-5", "red-6"])
def test_reds_build_one_more_from_the_next_turn_on(red: str) -> None:
    """FS-4.2, FS-2.5"""
    for built, fresh, builds in ((red, "", 2), ("", red, 1)):
        t = table(hand="castle-1 castle-1@1 castle-1@2", coins=9, step=2, built=built, fresh=fresh)
        for _ in range(builds):
            t.do("build castle-1")
        assert t.refusal("build castle-1") == "FS-4.2"
        assert t.asks() == "Bill"


def test_all_reds_together_build_four() -> None:
    """FS-4.2, FS-4.6: the full engine: four builds at one less."""
    t = table(hand="castle-3 castle-3 castle-3 castle-2", built="red-4 red-5 red-6 red-7", coins=7, step=2)
    t.do("build castle-3", "build castle-3", "build castle-3", "build castle-2")
    assert t.position.bill_sum[0] == 7
    assert t.offered() == ["pay", "cancel"]


@pytest.mark.parametrize(
    ("built", "fresh", "price"), [("red-7", "", 4), ("red-7 red-7", "", 3), ("", "red-7", 5), ("red-7", "red-7", 4)]
)
def test_the_thrifty_digger_makes_builds_cheaper_and_two_of_them_add_up(built: str, fresh: str, price: int) -> None:
    """FS-4.6, FS-2.5: one of the two came from a neighbour; one built in this turn does not help yet."""
    t = table(hand="purple-5", built=built, fresh=fresh, coins=9, step=2)
    t.do("build purple-5")
    assert t.position.bill_sum[0] == price
    assert t.asks() == "Bill"


def test_two_thrifty_diggers_do_not_bring_a_price_below_0() -> None:
    """FS-4.6: castle-1 is free and gives nothing back for the other card of the bill."""
    t = table(hand="castle-1 castle-3", built="red-7 red-7 red-4", coins=9, step=2)
    t.do("build castle-1", "build castle-3")
    assert t.position.bill_sum[0] == 1
    assert t.asks() == "Bill"


@pytest.mark.parametrize(("blue", "more"), [("blue-3", 1), ("blue-4", 1), ("blue-5", 1), ("blue-7", 2)])
def test_blues_draw_in_step_2_from_the_next_turn_on(blue: str, more: int) -> None:
    """FS-5.2, FS-2.5: and move the ring."""
    t = table(hand="castle-1", built=blue, draw=9, step=2, coins=3)
    t.do(f"use {blue}")
    assert t.counts()[:3] == (9 - more, 0, 1 + more)
    assert t.refusal("build castle-1") == "FS-5.4"
    assert t.offered() == ["blue", "offload"]
    t = table(hand="castle-1", fresh=blue, draw=9, step=2)
    assert f"use {blue}" not in t.offered()
    assert t.refusal(f"use {blue}") == "FS-2.5"


@pytest.mark.parametrize(("purple", "more"), [("purple-4", 1), ("purple-5", 1), ("purple-6", 1), ("purple-8", 2)])
def test_purples_raise_the_hand_limit(purple: str, more: int) -> None:
    """FS-7.2: the boundary of the check."""
    cards = ["castle-1", "castle-2", "castle-3", "red-4", "red-5", "red-6"]
    t = table(hand=" ".join(cards[: 3 + more]), built=purple, step=3)
    t.do("check")
    assert t.asks() == "Done"
    t = table(hand=" ".join(cards[: 4 + more]), built=purple, step=3)
    t.do("check")
    assert t.asks() == "DiscardSurplus"


def test_second_thoughts_need_a_hand_card() -> None:
    """FS-6.5, FS-6.3: discard one, then draw one; without a card it is not offered."""
    t = table(hand="castle-1 castle-2", built="yellow-4", draw="red-4 red-5", step=2)
    t.do("use yellow-4", "discard castle-2")
    assert t.hand() == "castle-1 red-4"
    assert t.discard() == "castle-2"
    t = table(built="yellow-4", draw="red-4 red-5", step=2)
    assert t.offered() == ["blue", "next"]
    assert t.refusal("use yellow-4") == "FS-6.3"
