"""What the table answers to a player who looks for something it does not offer: the rule, and a true reason."""

from __future__ import annotations

import pytest

from sandtable.engine.errors import IllegalPick
from tests.games.fine_sand.arrange import Beach, table


def reason(t: Beach, text: str) -> str:
    assert text not in t.offered()
    return next(f"{why.rule}: {why.reason}" for why in t.why_not(0) if why.option.text == text)


def test_a_refused_pick_says_why() -> None:
    """FS-4.7"""
    t = table(hand="castle-3 red-4", step=2)
    with pytest.raises(IllegalPick, match=r"Trowel may not build castle-3: that takes 3, you can pay 1 \(FS-4.7\)"):
        t.do("build castle-3")
    assert t.asks() == "Work"


def test_the_price_named_is_that_of_the_source_there_is() -> None:
    """FS-4.6, FS-15.10, FS-15.12: discounts, and what the discards of Always build would cost."""
    t = table(hand="purple-5 red-4", built="red-7", step=2)
    assert reason(t, "build purple-5") == "FS-4.7: that takes 4, you can pay 1"
    t = table(hand="purple-5 red-4 red-5", built="f4-always-build red-7", coins=4, step=3)
    assert reason(t, "build purple-5") == "FS-4.7: that takes 5, you can pay 4"


def test_too_few_cards_to_discard_for_always_build() -> None:
    """FS-6.3, FS-15.12: money is not what is missing."""
    t = table(hand="castle-1 red-4", built="f4-always-build", coins=9, step=3)
    assert reason(t, "build castle-1") == "FS-6.3: that takes 2 other hand cards to discard"


def test_a_card_too_dear_for_build_additionally() -> None:
    """FS-15.3"""
    t = table(hand="purple-4", built="f1-build-small", coins=9, draw=9, step=2)
    t.do("blue")
    assert reason(t, "build purple-4") == "FS-15.3: its printed cost is above 3"


def test_the_card_owed_in_solo() -> None:
    """FS-14.5: for builds, yellow actions and payments."""
    t = table(players=1, round=15, hand="castle-1", built="yellow-4", step=2, draw=9, coins=3)
    assert reason(t, "build castle-1").startswith("FS-14.5")
    assert reason(t, "use yellow-4").startswith("FS-14.5")
    t = table(players=1, round=15, hand="castle-1 coin-2", coins=1, laid_out="f1-scaffold", step=2, draw=9)
    t.do("build castle-1", "pay")
    assert t.offered() == ["pay_coin", "pay_scaffold 1", "pay_for_me"]
    assert reason(t, "pay_card coin-2").startswith("FS-14.5")


def test_why_a_part_is_not_offered_for_payment() -> None:
    """FS-4.10, FS-4.8: what would make another part superfluous, a Pit ever."""
    t = table(hand="castle-3 coin-2 coin-2 red-4 red-5 f2-pit", step=2)
    t.do("build castle-3", "pay")
    assert t.offered() == ["pay_card coin-2", "pay_card red-4", "pay_card red-5", "pay_for_me"]
    assert reason(t, "pay_card f2-pit") == "FS-4.8: it pays nothing"
    t = table(hand="purple-4 coin-3 coin-2 red-4 red-5 red-6", coins=1, step=2)
    t.do("build purple-4", "pay", "pay_card red-4", "pay_card red-5")
    assert t.offered() == ["pay_card coin-2", "pay_coin", "pay_card red-6", "pay_for_me"]
    assert reason(t, "pay_card coin-3") == "FS-4.10: with it, you would pay more than you need to"


def test_an_open_bill_comes_first() -> None:
    """FS-4.7, FS-6.1"""
    t = table(hand="castle-1 coin-2 red-4", step=2)
    t.do("build castle-1")
    assert reason(t, "offload") == reason(t, "next") == "FS-4.7: pay or cancel the bill first"


@pytest.mark.parametrize(("built", "step", "card"), [("f4-half", 2, "f4-half"), ("f8-recycling", 3, "f8-recycling")])
def test_blue_and_purple_actions_name_their_cost_too(built: str, step: int, card: str) -> None:
    """FS-6.3"""
    t = table(built=f"{built} f6-exchange", step=step)
    assert reason(t, f"use {card}").startswith("FS-6.3: it needs")


def test_why_build_as_desired_is_not_offered() -> None:
    """FS-15.26, FS-5.4, FS-2.5"""
    t = table(hand="castle-1", built="f9-build-desired", draw="", step=2)
    assert reason(t, "use f9-build-desired") == "FS-15.26: there is no card to reveal"
    t = table(hand="castle-1", built="f9-build-desired", draw=9, step=2)
    t.do("blue")
    assert reason(t, "use f9-build-desired").startswith("FS-5.4")
    t = table(hand="castle-1", fresh="f9-build-desired", draw=9, step=2)
    assert reason(t, "use f9-build-desired").startswith("FS-2.5")


def test_passive_cards_are_not_said_to_have_acted() -> None:
    """FS-2.5: a purple value or a castle has nothing to use."""
    t = table(hand="castle-1", built="purple-4", fresh="red-7", step=3)
    assert reason(t, "use purple-4") == "FS-2.5: it has no action: it counts as long as it stands"
    assert reason(t, "use red-7") == "FS-2.5: it has no action: it counts as long as it stands"
