"""FS-4.8 to FS-4.12 Paying: what is money, which payments are legal, and that each is offered, to search exactly once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sandtable.engine.flow import apply
from sandtable.games.fine_sand import position as p
from sandtable.games.fine_sand.position import FineSand
from sandtable.games.fine_sand.verbs import PAY
from tests.games.fine_sand.arrange import Beach, table

Payment = tuple[str, ...]


def payments(t: Beach) -> list[Payment]:
    """Every payment the open bill can be settled with, as often as search can reach it."""
    before = gone(t, t.position)
    t.position.any_order = False
    t.do("pay")
    return sorted(tuple(sorted((gone(t, g) - before).elements())) for g in settled(t.position))


def settled(g: FineSand) -> Iterator[FineSand]:
    if not g.bill[0]:
        yield g
        return
    for option in g.offers[0]:
        h = g.clone()
        apply(h, 0, option)
        yield from settled(h)


def gone(t: Beach, g: FineSand) -> Counter[str]:
    """What has left the purse."""
    cards = t.words_of(g.piles[p.DISCARD_PILE] + g.piles[p.REMOVED_ZONE]).split()
    return Counter(cards + ["wooden"] * (99 - g.coins[0]))


def bill(hand: str, card: str = "castle-3", **more: Any) -> Beach:
    t = table(hand=f"{card} {hand}", step=2, **more)
    t.do(f"build {card}")
    return t


def test_no_part_of_a_payment_may_be_superfluous() -> None:
    """Vector 15. FS-4.10: for 3 legal are 3, 2+1 and 2+1; not 3+1, 3+2 or 2+1+1; in search an ordinary card cannot come first."""
    t = bill("coin-3 coin-2 red-4 red-5")
    assert payments(t) == [("coin-2", "red-4"), ("coin-2", "red-5"), ("coin-3",)]
    assert t.offered() == ["pay_card coin-3", "pay_card coin-2"]


def test_the_parts_of_a_payment_may_be_picked_in_any_order() -> None:
    """FS-4.10: the cheap part first; then what must follow is not asked for."""
    t = bill("coin-3 coin-2 red-4 red-5")
    t.do("pay")
    assert t.offered() == ["pay_card coin-3", "pay_card coin-2", "pay_card red-4", "pay_card red-5", "pay_for_me"]
    t.do("pay_card red-5")
    assert t.built() == "castle-3"
    assert t.hand() == "coin-3 red-4"


@pytest.mark.parametrize(
    ("purse", "coins", "paid"),
    [
        ("coin-2 coin-2 coin-3", 0, "coin-3"),
        ("coin-3 red-4 castle-1", 2, "castle-1 wooden wooden"),
        ("coin-3 coin-2 red-4 red-5", 0, "coin-3"),
        ("coin-3 coin-2 green-8 castle-3", 0, "castle-3 coin-2"),
        ("coin-2 coin-2 castle-1 castle-2", 0, "castle-2 coin-2"),
        ("coin-2 green-6 green-7 red-7 blue-3", 0, "blue-3 coin-2"),
    ],
)
def test_the_table_pays_for_you_with_the_least_waste_then_wooden_coins_then_what_a_bot_values_least(
    purse: str, coins: int, paid: str
) -> None:
    """FS-4.10"""
    t = bill(purse, coins=coins)
    before = gone(t, t.position)
    t.do("pay", "pay_for_me")
    assert " ".join(sorted((gone(t, t.position) - before).elements())) == paid
    assert t.built() == "castle-3"


def test_change_is_lost() -> None:
    """Vector 16. FS-4.10: 2+2 for 3."""
    t = bill("coin-2 coin-2")
    assert payments(t) == [("coin-2", "coin-2")]
    assert t.built() == "castle-3"
    assert t.coins() == 0
    assert t.asks() == "Done"


def test_every_hand_card_pays_1_whatever_its_price_and_coin_cards_their_value() -> None:
    """FS-4.8"""
    t = bill("green-10 castle-1 coin-3 coin-2", "red-7")
    t.pay("coin-3 coin-2 green-10 castle-1")
    assert t.built() == "red-7"
    assert t.discard() == "castle-1 coin-2 coin-3 green-10"
    assert t.asks() == "Done"


def test_wooden_coins_go_back_to_the_supply_and_cards_to_the_discard_pile() -> None:
    """FS-4.9"""
    t = bill("red-4", coins=4)
    t.pay("wooden wooden wooden")
    assert t.coins() == 1
    assert t.discard() == ""
    assert t.hand() == "red-4"
    assert t.asks() == "Work"


def test_a_scaffold_pays_1_and_the_pallet_its_card_but_a_pit_nothing() -> None:
    """FS-4.8, FS-15.1, FS-15.4, FS-15.21"""
    t = bill("f2-pit red-4", laid_out="f1-scaffold", pallet="coin-2", built="f7-pallet")
    assert payments(t) == [("coin-2", "f1-scaffold"), ("coin-2", "red-4")]
    assert t.asks() == "Pay"


def test_cards_on_the_bill_do_not_pay() -> None:
    """FS-4.8"""
    t = table(hand="castle-1 castle-2 coin-2", built="red-4", step=2)
    t.do("build castle-1")
    assert "build castle-2" not in t.offered()
    assert payments(t) == [("castle-2",), ("coin-2",)]


def test_the_prompt_says_how_much_is_paid() -> None:
    """FS-4.10"""
    t = bill("coin-2 red-4 red-5")
    t.do("pay")
    ask = t.ask(0)
    assert ask is not None
    assert ask["detail"] == "2 of 3 paid."
    assert ask["rule"] == "FS-4.10"
    assert t.offered() == ["pay_card red-4", "pay_card red-5", "pay_for_me"]


@pytest.mark.parametrize(("hand", "payable"), [("coin-2 red-4", False), ("coin-2 coin-2", False), ("coin-2 red-4 red-5", True)])
def test_the_last_hand_card_is_not_spent_while_the_solo_duty_is_open(hand: str, payable: bool) -> None:
    """FS-14.5: castle-3 takes 3, and one hand card must stay."""
    t = table(players=1, round=15, hand=f"castle-3 {hand}", step=2)
    assert ("build castle-3" in t.offered()) == payable
    assert t.refusal("build castle-3") == ("" if payable else "FS-14.5")


# Against brute force

OUTSIDE = {"wooden": 1, "f1-scaffold": 1, "f8-big-base": 4}  # the big base lies on the Pallet here
COIN_CARDS = {"coin-2": 2, "coin-3": 3, "f2-pit": 0}
HANDS = ["castle-1", "castle-2", "castle-2", "castle-3", "coin-2", "coin-2", "coin-2", "coin-3", "f2-pit", "red-4"]
PRICES = {"blue-3": 3, "purple-4": 4, "purple-5": 5, "red-6": 6, "red-7": 7, "green-8": 8}


def worth(name: str) -> int:
    return OUTSIDE.get(name, COIN_CARDS.get(name, 1))


def legal(purse: list[str], price: int, *, kept: int) -> set[Payment]:
    """FS-4.10: all payments that reach the price without a superfluous part, and (FS-14.5) leave this many hand cards."""
    found = set()
    most = sum(name not in OUTSIDE for name in purse) - kept
    for chosen in product((False, True), repeat=len(purse)):
        parts = [name for name, taken in zip(purse, chosen, strict=True) if taken]
        total = sum(map(worth, parts))
        needed = total >= price and all(total - worth(name) < price for name in parts)
        if needed and sum(name not in OUTSIDE for name in parts) <= most:
            found.add(tuple(sorted(parts)))
    return found


@settings(max_examples=200)
@given(
    hand=st.sets(st.sampled_from(range(len(HANDS))), max_size=7),
    coins=st.integers(0, 3),
    scaffold=st.booleans(),
    pallet=st.booleans(),
    card=st.sampled_from(sorted(PRICES)),
    duty=st.booleans(),
)
def test_paying_reaches_every_legal_payment_exactly_once(
    hand: set[int], coins: int, scaffold: bool, pallet: bool, card: str, duty: bool
) -> None:
    """FS-4.7, FS-4.8, FS-4.10, FS-14.5: a build is offered if and only if it can be paid, and then by every legal payment."""
    cards = [HANDS[i] for i in sorted(hand)]
    t = table(
        players=1 if duty else 2,
        round=15,
        step=2,
        hand=" ".join([card, *cards]),
        coins=coins,
        laid_out="f1-scaffold" * scaffold,
        pallet="f8-big-base" * pallet,
        built="f7-pallet" * pallet,
        draw="",
    )
    purse = ["wooden"] * coins + ["f1-scaffold"] * scaffold + ["f8-big-base"] * pallet + cards
    wanted = legal(purse, PRICES[card], kept=int(duty))
    assert (f"build {card}" in t.offered()) == bool(wanted)
    if wanted:
        t.do(f"build {card}")
        before = gone(t, t.position)
        people = t.position.clone()
        assert payments(t) == sorted(wanted)
        apply(people, 0, PAY)
        reached = [tuple(sorted((gone(t, g) - before).elements())) for g in settled(people)]
        assert set(reached) == wanted
        assert sum(map(worth, reached[-1])) == min(sum(map(worth, payment)) for payment in wanted), "the table wastes nothing"
