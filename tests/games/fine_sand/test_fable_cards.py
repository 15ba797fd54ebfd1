"""Each of the 27 Fable cards: both sides of its condition, the boundary, and that nothing else changed."""

from __future__ import annotations

import pytest

from sandtable.games.fine_sand import TITLE
from sandtable.games.fine_sand.content import entries
from sandtable.games.fine_sand.position import BLUE_SIDE, NEITHER, RED_SIDE
from tests.games.fine_sand.arrange import Beach, table

COSTS = {card.id: card.cost for card in entries(TITLE.content()) if card.set == "fable" and card.kind != "coin"}
COINS = [card.id for card in entries(TITLE.content()) if card.set == "fable" and card.kind == "coin"]


@pytest.mark.parametrize("card", list(COSTS))
def test_every_fable_card_is_built_for_its_cost_and_not_for_less(card: str) -> None:
    """FS-4.3, FS-4.7"""
    t = table(hand=card, coins=COSTS[card], step=2)
    t.do(f"build {card}")
    assert t.position.bill_sum[0] == COSTS[card]
    t = table(hand=card, coins=COSTS[card] - 1, step=2)
    assert t.refusal(f"build {card}") == "FS-4.7"
    assert t.asks() == "Work"


@pytest.mark.parametrize("card", COINS)
def test_fable_coin_cards_cannot_be_built(card: str) -> None:
    """FS-4.3, FS-15.4"""
    t = table(hand=f"{card} castle-1", coins=9, step=2)
    assert t.refusal(f"build {card}") == "FS-4.3"


# Round 1


def test_a_drawn_scaffold_is_laid_out_and_counts_as_one_of_the_cards_drawn() -> None:
    """FS-15.1"""
    t = table(hand="castle-1", draw="f1-scaffold red-4 red-5")
    t.do("board")
    assert t.hand() == "castle-1 red-4"
    assert t.laid_out() == "f1-scaffold"
    assert "Trowel lays out Scaffold." in t.told(1)
    assert t.asks() == "Draw"


def test_a_laid_out_scaffold_pays_1_and_then_is_discarded() -> None:
    """FS-15.1: it can be neither discarded, off-loaded, stowed nor removed."""
    t = table(hand="castle-1 red-4", laid_out="f1-scaffold", built="f7-pallet yellow-4", step=2)
    assert "use f7-pallet" not in t.offered()
    t.do("offload")
    assert t.offered() == ["give castle-1", "give red-4"]
    t.do("give red-4", "build castle-1")
    t.pay("scaffold")
    assert t.discard() == "f1-scaffold"
    assert t.laid_out() == ""
    assert t.asks() == "Done"


@pytest.mark.parametrize(("card", "step", "draw", "discard", "picks", "rest"), [
    ("f2-sift", 1, "f1-scaffold red-4 red-5", "", ["keep f1-scaffold"], "castle-1"),
    ("f2-essentials", 2, "red-5", "f1-scaffold red-4", ["take f1-scaffold"], "castle-1"),
    ("f3-coin-search", 1, "red-4 f1-scaffold coin-3 red-5", "", [], "castle-1"),
    ("f9-real-essentials", 1, "red-5", "f1-scaffold red-4", ["take f1-scaffold"], "castle-1"),
    ("f3-to-limit", 2, "f1-scaffold red-4 red-5 blue-3", "", [], "castle-1 red-4 red-5"),
    ("yellow-4", 2, "f1-scaffold red-4", "", ["discard castle-1"], ""),
])  # fmt: skip
def test_a_scaffold_is_laid_out_however_it_is_drawn(
    card: str, step: int, draw: str, discard: str, picks: list[str], rest: str
) -> None:
    """FS-15.1: by FS-15.5, FS-15.6, FS-15.7, FS-15.25 and FS-15.8, where it does not fill the hand."""
    t = table(hand="castle-1", built=card, draw=draw, discard=discard, step=step)
    t.do(f"use {card}")
    for pick in picks:
        if pick in t.offered():
            t.do(pick)
    assert t.laid_out() == "f1-scaffold"
    assert t.hand() == rest
    assert t.asks() in ("Draw", "Work")


def test_a_scaffold_not_kept_is_discarded() -> None:
    """FS-15.1, FS-15.5"""
    t = table(hand="castle-1", built="f2-sift", draw="f1-scaffold red-4 red-5")
    t.do("use f2-sift", "keep red-4")
    assert t.discard() == "f1-scaffold"
    assert t.laid_out() == ""
    assert t.asks() == "Draw"


def test_take_1_wooden_coin_is_no_draw() -> None:
    """FS-15.2, FS-10.5: also when dry it triggers nothing; once per turn."""
    t = table(hand="castle-1", built="f1-coin", draw="")
    t.do("use f1-coin")
    assert t.coins() == 1
    assert t.last_round() == 0
    assert t.offered() == ["board", "offload"]


def test_build_additionally_builds_cards_of_printed_cost_up_to_3_on_the_blue_side() -> None:
    """FS-15.3, FS-5.4: full price; a card of 4 is too dear even under a discount."""
    t = table(hand="castle-3 purple-4", built="f1-build-small red-7", coins=9, draw="red-4 red-5 red-6", step=2)
    t.do("blue")
    assert [text for text in t.offered() if text.startswith("build")] == ["build castle-3"]
    t.do("build castle-3")
    assert t.position.bill_sum[0] == 3
    t.pay("wooden wooden wooden")
    assert t.built() == "castle-3 red-7 f1-build-small"
    assert not any(text.startswith("build") for text in t.offered())
    assert "next" in t.offered()


def test_build_additionally_moves_the_ring_and_the_board_must_still_draw() -> None:
    """FS-15.3, FS-4.1, FS-5.3; cancelling gives the ring back."""
    t = table(hand="castle-3 purple-4", built="f1-build-small", coins=9, draw=9, step=2)
    t.do("build castle-3", "via f1-build-small")
    assert t.position.ring[0] == BLUE_SIDE
    assert "build purple-4" not in t.offered()
    t.do("cancel")
    assert t.position.ring[0] == NEITHER
    t.do("build castle-3", "via f1-build-small")
    t.pay("wooden wooden wooden")
    assert t.offered() == ["blue", "offload"]


def test_on_the_red_side_build_additionally_is_closed() -> None:
    """FS-15.3, FS-4.1"""
    t = table(hand="castle-3 castle-2 castle-1", built="f1-build-small", coins=9, step=2)
    t.do("build castle-3", "plain")
    assert t.offered() == ["pay", "cancel"]


# Round 2


def test_a_pit_pays_nothing_but_may_be_discarded_off_loaded_removed_and_stowed() -> None:
    """FS-15.4"""
    t = table(hand="castle-1 f2-pit", step=2)
    assert t.refusal("build castle-1") == "FS-4.7"
    t.do("offload", "give f2-pit")
    assert t.symbol() == "f2-pit"
    t = table(hand="castle-1 castle-2 f2-pit", built="f3-remove", step=2)
    t.do("use f3-remove", "discard castle-1", "discard castle-2")
    assert t.removed().split().count("f2-pit") == 1
    t = table(hand="castle-1 castle-2 f2-pit red-4", step=3)
    t.do("check", "discard f2-pit")
    assert t.discard() == "f2-pit"
    assert t.asks() == "Done"


def test_a_pit_on_the_pallet_cannot_pay_and_stays_there() -> None:
    """FS-15.4, FS-15.21: it leaves only by paying, which it cannot."""
    t = table(hand="castle-1 f2-pit coin-2", built="f7-pallet", step=2)
    t.do("use f7-pallet", "stow f2-pit")
    assert t.pallet() == "f2-pit"
    t.do("build castle-1")
    t.pay("coin-2")
    assert t.pallet() == "f2-pit"
    t.next_turn()
    assert "use f7-pallet" not in t.offered()


def test_draw_and_discard_before_the_rest_of_step_1() -> None:
    """Vector 8. FS-15.5, FS-3.3: one of two, then board and green: four more in hand, one discarded."""
    t = table(built="f2-sift green-6", hand="castle-1", draw="purple-4 red-4 red-5 blue-3 blue-4 blue-5")
    t.do("use f2-sift")
    assert t.offered() == ["keep red-4", "keep purple-4"]
    t.do("keep red-4", "draw_all")
    assert t.hand() == "castle-1 red-4 red-5 blue-3 blue-4"
    assert t.discard() == "purple-4"
    assert "Trowel discards Cup Mixer." in t.told(1)
    assert "Spoon Digger" not in t.told(1)
    assert t.asks() == "Draw"


def test_the_two_cards_of_draw_and_discard_are_hidden_from_others() -> None:
    """FS-15.5, section 6: they see what is discarded, not what is kept."""
    t = table(built="f2-sift", hand="castle-1", draw="purple-4 red-4 red-5")
    t.do("use f2-sift")
    aside = next(z["cards"] for z in t.view(1)["zones"] if z["zone"] == "set aside" and z["owner"] == 0)
    assert aside == [None, None]
    t.do("keep red-4")
    assert "Spoon Digger" not in t.told(1)
    assert t.asks() == "Draw"


def test_draw_and_discard_reshuffles_in_the_middle_but_not_the_cards_set_aside() -> None:
    """FS-15.5, FS-9.2"""
    t = table(built="f2-sift", hand="castle-1", draw="purple-4", discard="red-4 red-4@1 red-4@2")
    t.do("use f2-sift")
    assert t.offered() == ["keep red-4", "keep purple-4"]
    assert t.counts() == (2, 0, 1, 0)
    t.do("keep purple-4")
    assert t.discard() == "red-4"
    assert t.last_round() == 0


@pytest.mark.parametrize(("keep", "hand", "coins", "discard", "triggers"), [
    ("keep red-4", "castle-1 red-4", 0, "", True),
    ("keep_coin", "castle-1", 1, "red-4", False),
])  # fmt: skip
def test_a_wooden_coin_stands_for_a_missing_card(keep: str, hand: str, coins: int, discard: str, triggers: bool) -> None:
    """Vector 25. FS-15.5, FS-9.7: keep the card and the coin goes back, type A; keep the coin and nothing is triggered."""
    t = table(built="f2-sift", hand="castle-1", draw="red-4", round=9)
    t.do("use f2-sift")
    assert t.offered() == ["keep red-4", "keep_coin"]
    t.do(keep)
    assert (t.hand(), t.coins(), t.discard()) == (hand, coins, discard)
    assert t.last_round() == (9 if triggers else 0)
    assert t.asks() == "Draw"


def test_draw_and_discard_when_dry_gives_one_coin() -> None:
    """FS-15.5, FS-10.1: of two coins one is kept; type A."""
    t = table(built="f2-sift", hand="castle-1", draw="", round=9)
    t.do("use f2-sift")
    assert t.coins() == 1
    assert t.last_round() == 9
    assert t.asks() == "Draw"


ESSENTIALS = [("f2-essentials", 2, 10), ("f9-real-essentials", 1, 9)]


@pytest.mark.parametrize(("card", "step", "last"), ESSENTIALS)
def test_essentials_take_any_card_of_the_discard_pile(card: str, step: int, last: int) -> None:
    """FS-15.6, FS-15.25: the choice is open; the draw stack is not touched."""
    t = table(built=card, hand="castle-1", discard="red-4 coin-3 red-4@1", draw=5, step=step, round=9)
    t.do(f"use {card}")
    assert t.offered() == ["take coin-3", "take red-4"]
    t.do("take coin-3")
    assert t.hand() == "castle-1 coin-3"
    assert t.counts() == (5, 2, 2, 0)
    assert "Trowel takes Holiday Purse from the discard pile." in t.told(1)
    assert t.last_round() == 0
    assert t.asks() == {1: "Draw", 2: "Work"}[step]


@pytest.mark.parametrize(("card", "step", "last"), ESSENTIALS)
def test_essentials_draw_from_the_stack_if_the_discard_pile_is_empty(card: str, step: int, last: int) -> None:
    """Vector 38. FS-15.6, FS-15.25: X is drawn; dry now: type B on the blue side, type A in step 1."""
    t = table(built=card, hand="castle-1", draw="red-4", step=step, round=9)
    t.do(f"use {card}")
    assert t.hand() == "castle-1 red-4"
    assert t.last_round() == last
    assert t.asks() == {1: "Draw", 2: "Work"}[step]


@pytest.mark.parametrize(("card", "step", "last"), ESSENTIALS)
def test_essentials_give_a_wooden_coin_when_dry(card: str, step: int, last: int) -> None:
    """FS-15.6, FS-15.25, FS-10.1"""
    t = table(built=card, hand="castle-1", draw="", step=step, round=9)
    t.do(f"use {card}")
    assert t.coins() == 1
    assert t.last_round() == last


@pytest.mark.parametrize(("card", "step", "last"), ESSENTIALS)
def test_taking_the_last_card_of_both_piles_triggers(card: str, step: int, last: int) -> None:
    """FS-15.6, FS-9.7"""
    t = table(built=card, hand="castle-1", draw="", discard="red-4", step=step, round=9)
    t.do(f"use {card}")
    assert t.counts() == (0, 0, 2, 0)
    assert t.last_round() == last


# Round 3


def test_draw_a_coin_card_takes_the_first_coin_card_and_discards_what_came_before() -> None:
    """FS-15.7"""
    t = table(built="f3-coin-search", hand="castle-1", draw="red-4 red-5 coin-2 coin-3", discard="blue-3")
    t.do("use f3-coin-search")
    assert t.hand() == "castle-1 coin-2"
    assert t.discard() == "red-4 red-5 blue-3"
    assert t.draw() == "coin-3"
    assert "Trowel reveals Spoon Digger, Bucket Digger and Ice-cream Money." in t.told(1)
    assert t.asks() == "Draw"


def test_a_coin_card_at_the_bottom_is_taken_before_all_discards_are_shuffled() -> None:
    """Vector 22. FS-15.7, FS-9.6"""
    t = table(built="f3-coin-search", hand="castle-1", draw="castle-2 coin-2", discard="red-4")
    t.do("use f3-coin-search")
    assert t.hand() == "castle-1 coin-2"
    assert sorted(t.draw().split()) == ["castle-2", "red-4"]
    assert t.discard() == ""
    assert t.last_round() == 0


def test_without_a_coin_card_nothing_is_taken_and_all_is_shuffled() -> None:
    """Vector 23. FS-15.7, FS-9.6: no trigger."""
    t = table(built="f3-coin-search", hand="castle-1", draw="castle-2 red-4")
    t.do("use f3-coin-search")
    assert t.counts() == (2, 0, 1, 0)
    assert t.last_round() == 0
    assert t.asks() == "Draw"


def test_the_last_card_may_be_the_coin_card_and_a_pit_is_one() -> None:
    """Vector 24. FS-15.7, FS-9.7: coin-3 alone: dry, type A; with a Pit on top the Pit is taken."""
    t = table(built="f3-coin-search", hand="castle-1", draw="coin-3", round=9)
    t.do("use f3-coin-search")
    assert t.hand() == "castle-1 coin-3"
    assert t.last_round() == 9
    t = table(built="f3-coin-search", hand="castle-1", draw="f2-pit coin-3", round=9)
    t.do("use f3-coin-search")
    assert t.hand() == "castle-1 f2-pit"
    assert t.last_round() == 0
    assert t.asks() == "Draw"


def test_draw_a_coin_card_when_dry_and_with_an_empty_stack() -> None:
    """FS-15.7, FS-9.3: dry: a wooden coin, type A; discards only: they are shuffled first."""
    t = table(built="f3-coin-search", hand="castle-1", draw="", round=9)
    t.do("use f3-coin-search")
    assert t.coins() == 1
    assert t.last_round() == 9
    t = table(built="f3-coin-search", hand="castle-1", draw="", discard="coin-2 f2-pit")
    t.do("use f3-coin-search")
    assert len(t.hand().split()) == 2
    assert t.counts() == (1, 0, 2, 0)
    assert t.last_round() == 0


def test_cards_to_the_limit_then_board_and_blue() -> None:
    """Vector 9. FS-15.8, FS-7.3: four, then three: nine cards, and the check discards three."""
    t = table(built="f3-to-limit blue-3 purple-4 purple-8", hand="castle-1 castle-2", draw=12, step=2)
    t.do("use f3-to-limit")
    assert t.counts() == (8, 0, 6, 0)
    t.do("blue", "use blue-3")
    assert t.counts() == (5, 0, 9, 0)
    t.do("next", "check")
    assert t.asks() == "DiscardSurplus"
    while t.asks() == "DiscardSurplus":
        t.do(t.offered()[0])
    assert t.counts() == (5, 3, 6, 0)


def test_cards_to_the_limit_draw_nothing_at_the_limit() -> None:
    """FS-15.8: the boundary."""
    t = table(built="f3-to-limit", hand="castle-1 castle-2 castle-3", draw=9, step=2)
    t.do("use f3-to-limit")
    assert t.counts() == (9, 0, 3, 0)
    assert t.position.ring[0] == BLUE_SIDE
    assert t.refusal("next") == "FS-5.3"


def test_cards_to_the_limit_give_a_coin_for_each_place_still_free_when_dry() -> None:
    """FS-15.8, FS-10.3: one card and two coins; type B."""
    t = table(built="f3-to-limit", draw="red-4", step=2, round=9)
    t.do("use f3-to-limit")
    assert t.counts() == (0, 0, 1, 2)
    assert t.last_round() == 10
    assert t.asks() == "Work"


def test_remove_junk_discards_two_and_removes_one() -> None:
    """Vector 48. FS-15.9: three hand cards needed, all three are used; with two it is not offered."""
    t = table(built="f3-remove", hand="castle-1 castle-2 coin-3", draw=9, step=2)
    t.do("use f3-remove", "discard castle-1", "discard castle-2")
    assert t.discard() == "castle-1 castle-2"
    assert "coin-3" in t.removed().split()
    assert t.counts() == (9, 2, 0, 0)
    t = table(built="f3-remove", hand="castle-1 castle-2", draw=9, step=2)
    assert "use f3-remove" not in t.offered()
    assert t.refusal("use f3-remove") == "FS-6.3"


# Round 4


def test_build_cheaply_takes_2_off_but_not_below_0() -> None:
    """FS-15.10, FS-4.6: no discount of red-7."""
    for card, price in (("castle-1", 0), ("castle-2", 0), ("castle-3", 1), ("green-6", 4)):
        t = table(hand=card, built="f4-build-cheap red-7", coins=9, step=2)
        t.do(f"build {card}", "via f4-build-cheap")
        assert t.position.bill_sum[0] == price
        assert t.asks() == "Bill"


def test_build_cheaply_is_a_build_beside_the_boards() -> None:
    """FS-15.10, FS-4.1: red, step 2A, once per turn."""
    t = table(hand="castle-3 castle-3 castle-3", built="f4-build-cheap", coins=9, step=2)
    t.do("build castle-3", "via f4-build-cheap", "build castle-3")
    assert t.position.bill_sum[0] == 4
    assert t.offered() == ["pay", "cancel"]
    assert t.position.ring[0] == RED_SIDE


@pytest.mark.parametrize(("discards", "drawn"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3)])
def test_draw_half_draws_half_of_what_was_discarded_rounded_up(discards: int, drawn: int) -> None:
    """FS-15.11: all discards first."""
    cards = ["castle-1", "castle-2", "castle-3", "red-4", "red-5"]
    t = table(hand=" ".join([*cards, "blue-3"]), built="f4-half", draw=9, step=2)
    t.do("use f4-half", *(f"discard {card}" for card in cards[:discards]), "enough")
    assert t.counts() == (9 - drawn, discards, 6 - discards + drawn, 0)
    assert t.asks() == "Work"


def test_draw_half_needs_at_least_one_card() -> None:
    """FS-15.11: N is at least 1."""
    t = table(hand="castle-1", built="f4-half", draw=9, step=2)
    t.do("use f4-half")
    assert t.counts() == (8, 1, 1, 0)
    t = table(built="f4-half", draw=9, step=2)
    assert t.offered() == ["blue", "next"]
    assert t.asks() == "Work"


@pytest.mark.parametrize("step", [1, 2, 3])
def test_always_build_works_in_any_step(step: int) -> None:
    """FS-15.12: two discards, full price, no discount."""
    t = table(hand="castle-3 red-4 red-5", built="f4-always-build red-7", coins=9, draw=9, step=step)
    t.do("build castle-3")
    if t.asks() == "Via":
        t.do("via f4-always-build")
    assert t.discard() == "red-4 red-5"
    assert t.coins() == 6
    assert t.built() == "castle-3 red-7 f4-always-build"
    assert t.asks() in {1: ("Draw", "Work"), 2: ("Work",), 3: ("Done",)}[step]


def test_always_build_works_on_the_blue_side_and_leaves_the_ring_alone() -> None:
    """FS-15.12, FS-5.4"""
    t = table(hand="castle-3 red-4 red-5", built="f4-always-build", coins=9, draw=9, step=2)
    t.do("blue", "build castle-3")
    assert t.position.ring[0] == BLUE_SIDE
    t = table(hand="castle-3 red-4 red-5 red-6", built="f4-always-build", coins=9, draw=9, step=2)
    t.do("build castle-3", "via f4-always-build", "discard red-4", "discard red-5")
    t.pay("wooden wooden wooden")
    assert t.position.ring[0] == NEITHER
    assert "blue" in t.offered()


def test_always_build_joins_a_bill_only_if_that_stays_payable() -> None:
    """Vector 40. FS-15.12, FS-4.7: bill 5 against means 3 is not offered; with two wooden coins 3+1+1 pay."""
    for coins in (0, 1, 2):
        t = table(hand="castle-3 coin-3 red-5 red-6 castle-2", built="f4-always-build", coins=coins, step=2)
        t.do("build castle-3", "plain") if coins else t.do("build castle-3")
        assert ("build castle-2" in t.offered()) == (coins == 2)
    t.do("build castle-2")
    assert t.built() == "castle-2 castle-3 f4-always-build"
    assert t.discard() == "coin-3 red-5 red-6"
    assert t.coins() == 0
    assert t.asks() == "Done"


def test_the_discards_of_always_build_cannot_be_taken_back_by_cancelling() -> None:
    """FS-4.7, FS-15.12: and never use the card to build; dear cards are not offered where the bill needs them."""
    t = table(hand="castle-3 coin-3 red-5 red-6 blue-3 castle-1", built="f4-always-build red-4", coins=0, step=2, draw=9)
    t.do("build castle-3", "via f4-always-build")
    assert t.offered() == ["discard castle-1", "discard coin-3", "discard red-5", "discard red-6", "discard blue-3"]
    t.do("discard red-5")
    assert t.offered() == ["discard castle-1", "discard coin-3", "discard red-6", "discard blue-3"]
    t.do("discard red-6")
    assert t.offered() == ["build castle-1", "pay"]
    assert t.refusal("cancel") == "FS-4.7"
    t = table(hand="castle-3 coin-3 red-5 red-6 blue-3", built="f4-always-build", step=3)
    t.do("build castle-3")
    assert t.offered() == ["discard red-5", "discard red-6", "discard blue-3"]


def test_the_cost_of_always_build_is_paid_in_any_order() -> None:
    """FS-15.12: as with Remove junk; what has no alternative goes by itself."""
    for first, then in (("red-4", "blue-3"), ("blue-3", "red-4")):
        t = table(hand="castle-1 red-4 blue-3 blue-4", built="f4-always-build", coins=0, step=3)
        t.do("build castle-1", f"discard {first}", f"discard {then}")
        assert t.discard() == "red-4 blue-3 blue-4"
        assert t.built() == "castle-1 f4-always-build"
    t = table(hand="castle-2 coin-2 red-4 blue-3", built="f4-always-build", coins=0, step=3)
    t.do("build castle-2")
    assert t.discard() == "coin-2 red-4 blue-3"
    assert t.asks() == "Done"


# Round 5


def test_the_sand_castle_has_no_action() -> None:
    """FS-15.13"""
    t = table(hand="castle-1", built="f5-castle", draw=9, step=3)
    assert t.offered() == ["offload", "check"]


def test_the_burst_raises_the_limit_by_3_and_is_pushed_on() -> None:
    """Vector 31. FS-15.14, FS-7.4: it lies on top of a card off-loaded before, and an exchange takes it."""
    t = table(
        hand="coin-2 castle-1 castle-2 castle-3 red-4 red-5 red-6",
        built="f5-limit-burst",
        step=3,
        others={1: {"symbol": "blue-3"}},
    )
    t.do("offload", "give coin-2", "use f5-limit-burst")
    assert t.position.limit(0) == 6
    assert t.built() == "f5-limit-burst"
    assert t.asks() == "Done"
    t.do("done")
    assert t.symbol() == "coin-2 f5-limit-burst"
    assert t.position.limit(0) == 3
    t.end_turn(1)
    assert "f5-limit-burst" in t.discard(1)
    assert t.symbol() == "coin-2"


def test_the_burst_acts_only_when_its_owner_says_so() -> None:
    """FS-15.14: until then it is a built card; also in the turn it was built."""
    t = table(hand="castle-1 castle-2 castle-3 red-4", built="f5-limit-burst", step=3)
    t.do("check")
    assert t.asks() == "DiscardSurplus"
    t.do("discard red-4", "done")
    assert t.built() == "f5-limit-burst"
    t = table(hand="f5-limit-burst coin-3 castle-1 castle-2 castle-3 red-4", step=2)
    t.do("build f5-limit-burst")
    t.pay("coin-3")
    t.do("next", "use f5-limit-burst", "check")
    assert t.asks() == "Done"


def test_everybody_knows_where_a_used_burst_lies() -> None:
    """FS-15.14, section 6"""
    t = table(hand="castle-1", symbol="coin-2", built="f5-limit-burst", step=3)
    t.do("use f5-limit-burst", "check", "done")
    seen = next(z["cards"] for z in t.view(1)["zones"] if z["zone"] == "symbol pile" and z["owner"] == 0)
    assert seen == [None, "f5-limit-burst"]


def test_in_solo_the_burst_is_removed() -> None:
    """FS-14.16, FS-15.14"""
    t = table(players=1, hand="castle-1 castle-2 castle-3 red-4", built="f5-limit-burst", round=3, step=3, draw=9)
    t.do("use f5-limit-burst")
    assert t.asks() == "Done"
    t.do("done")
    assert "f5-limit-burst" in t.removed().split()
    assert t.symbol() == ""


def test_three_for_two() -> None:
    """FS-15.15: three cards are needed."""
    t = table(hand="castle-1 castle-2 castle-3 red-4", built="f5-three-two", draw=9, step=2)
    t.do("use f5-three-two", "discard castle-1", "discard castle-2", "discard castle-3")
    assert t.counts() == (7, 3, 3, 0)
    assert t.asks() == "Work"
    t = table(hand="castle-1 castle-2", built="f5-three-two", draw=9, step=2)
    assert t.refusal("use f5-three-two") == "FS-6.3"


# Round 6


def test_draw_2_cards_once() -> None:
    """FS-15.16: two cards in step 1, then the card is discarded; not in the turn it was built."""
    t = table(hand="castle-1", built="f6-draw2", draw=9)
    t.do("use f6-draw2")
    assert t.counts() == (7, 1, 3, 0)
    assert t.built() == ""
    t = table(hand="castle-1", fresh="f6-draw2", draw=9)
    assert t.refusal("use f6-draw2") == "FS-2.5"
    assert t.asks() == "Draw"


def test_build_for_free_once() -> None:
    """FS-15.17: at price 0, then the card is discarded; a bill may hold paid builds too."""
    t = table(hand="green-10 castle-1 red-4", built="f6-build-free", step=2)
    t.do("build green-10", "build castle-1")
    assert t.position.bill_sum[0] == 1
    t.pay("red-4")
    assert t.built() == "castle-1 green-10"
    assert t.discard() == "red-4 f6-build-free"
    t = table(hand="green-10 castle-1 red-4", fresh="f6-build-free", step=2)
    assert "build green-10" not in t.offered()


def test_draw_an_additional_card_once() -> None:
    """FS-15.18: N discards, N + 1 draws, also in the turn it was built."""
    t = table(hand="castle-1 castle-2 castle-3", fresh="f6-exchange", draw=9, step=2)
    t.do("use f6-exchange", "discard castle-1", "discard castle-2", "enough")
    assert t.counts() == (6, 3, 4, 0)
    assert t.discard() == "castle-1 castle-2 f6-exchange"
    assert t.asks() == "Work"


def test_draw_an_additional_card_with_nothing_discarded_and_nothing_to_draw() -> None:
    """Vector 39. FS-15.18, FS-10.6: W+1, the card lies in the discard pile, nothing is triggered."""
    t = table(built="f6-exchange", draw="", step=2)
    t.do("use f6-exchange")
    assert t.coins() == 1
    assert t.discard() == "f6-exchange"
    assert t.last_round() == 0
    assert t.asks() == "Work"


# Round 7: castles are scored in test_scoring


def test_a_coin_card_on_the_pallet_is_outside_the_hand_and_pays_from_there() -> None:
    """FS-15.21: also in the turn it was put there; then it is discarded."""
    t = table(hand="castle-3 coin-3 red-4 red-5 red-6", built="f7-pallet", step=2)
    t.do("use f7-pallet")
    assert t.pallet() == "coin-3"
    assert t.refusal("use f7-pallet") == "FS-6.1"
    t.do("build castle-3")
    t.pay("pallet")
    assert t.pallet() == ""
    assert t.discard() == "coin-3"
    t.do("next", "check")
    assert t.asks() == "Done"


def test_the_pallet_holds_one_coin_card() -> None:
    """FS-15.21: nothing but coin cards, and only if it is empty; a second Pallet holds another."""
    t = table(hand="castle-3 coin-3", built="f7-pallet", pallet="coin-2", step=2)
    assert t.refusal("use f7-pallet") == "FS-15.21"
    t = table(hand="castle-3", built="f7-pallet", step=2)
    assert t.refusal("use f7-pallet") == "FS-15.21"
    t = table(hand="castle-3 coin-3", built="f7-pallet f7-pallet", pallet="coin-2", step=2)
    t.do("use f7-pallet")
    assert t.pallet() == "coin-2 coin-3"
    t.do("build castle-3", "pay")
    assert t.pallet() == "coin-2"
    assert t.discard() == "coin-3"
    assert t.asks() == "Done"


def test_a_big_base_on_the_pallet_is_removed_when_it_pays() -> None:
    """FS-15.21, FS-15.23"""
    t = table(hand="castle-3 red-4", built="f7-pallet", pallet="f8-big-base", draw=9, step=2)
    t.do("build castle-3", "pay")
    assert t.pallet() == ""
    assert "f8-big-base" in t.removed().split()
    assert t.discard() == ""
    assert t.asks() == "Work"


# Round 8


def build_chair(t: Beach, seat: int) -> None:
    t.await_turn(seat)
    t.do("board", "next", "build f8-beach-chair", seat=seat)
    t.pay("coin-3 coin-2", seat=seat)
    t.end_turn(seat)


def test_a_beach_chair_goes_to_the_left_neighbour_who_may_build_it_onward() -> None:
    """FS-15.22, FS-8.1: it is no off-load, and from then on a card of that neighbour."""
    t = table(
        players=3,
        hand="f8-beach-chair coin-3 coin-2",
        draw=20,
        others={1: {"hand": "coin-3 coin-2", "draw": 20, "built": "purple-8"}, 2: {"draw": 20}},
    )
    build_chair(t, 0)
    t.end_round()
    assert t.discard(1) == "f8-beach-chair"
    assert t.built(0) == ""
    assert [t.symbol(seat) for seat in range(3)] == [""] * 3
    g = t.position
    chair = g.discard_pile[1][-1]
    assert chair % 4 == 0
    g.move(chair, 4 + 1, 8 + 1)  # as if seat 1 had drawn it
    build_chair(t, 1)
    t.end_round()
    assert "f8-beach-chair" in t.discard(2)


def test_in_solo_a_beach_chair_stays_built() -> None:
    """FS-14.16, FS-15.22"""
    t = table(players=1, hand="f8-beach-chair coin-3 coin-2", round=3, step=2, draw=9)
    t.do("build f8-beach-chair")
    t.pay("coin-3 coin-2")
    assert t.built() == "f8-beach-chair"
    assert t.asks() == "Done"


def test_the_big_base_pays_4_and_is_removed() -> None:
    """Vector 42. FS-15.23, FS-4.10: for 3 it is legal, 1 is lost."""
    t = table(hand="castle-3 f8-big-base", draw=9, step=2)
    t.do("build castle-3", "pay")
    assert "f8-big-base" in t.removed().split()
    assert t.discard() == ""
    assert t.coins() == 0
    assert t.asks() == "Done"


def test_a_big_base_discarded_otherwise_stays_in_play() -> None:
    """FS-15.23"""
    t = table(hand="castle-3 f8-big-base", built="yellow-4", draw=9, step=2)
    t.do("use yellow-4", "discard f8-big-base")
    assert t.discard() == "f8-big-base"
    assert t.asks() == "Work"


def test_recycling_as_often_as_you_like() -> None:
    """FS-15.24, FS-2.4: discard two, draw one; with one card it is not offered; it never pays to go on for ever."""
    t = table(hand="castle-1 castle-2 castle-3 red-4", built="f8-recycling", draw="blue-3 blue-4 blue-5 blue-7", step=3)
    t.do("use f8-recycling", "discard castle-1", "discard castle-2")
    assert t.hand() == "castle-3 red-4 blue-3"
    t.do("use f8-recycling", "discard castle-3", "discard red-4")
    assert t.hand() == "blue-3 blue-4"
    t.do("use f8-recycling")
    assert t.hand() == "blue-5"
    assert t.counts() == (1, 6, 1, 0)
    assert t.offered() == ["offload", "check"]


def test_recycling_that_leaves_you_dry_is_type_b() -> None:
    """FS-15.24, FS-10.3, FS-6.6: two discards, one draw: what was discarded is never all drawn."""
    t = table(hand="castle-1 castle-2", built="f8-recycling", draw="", step=3, round=9)
    t.do("use f8-recycling")
    assert t.counts() == (1, 0, 1, 0)
    assert t.last_round() == 0
    assert t.asks() == "Finish"


# Round 9


def test_build_as_desired_reveals_until_you_stop_and_builds_one() -> None:
    """FS-15.26: at most five; the discount applies; the rest is discarded."""
    t = table(hand="coin-3", built="f9-build-desired red-7", draw="green-8 castle-3 red-4 red-5 red-6 blue-3 blue-4", step=2)
    t.do("use f9-build-desired", "more", "stop")
    assert t.offered() == ["build_revealed castle-3", "none"]
    t.do("build_revealed castle-3")
    assert t.built() == "castle-3 red-7 f9-build-desired"
    assert t.discard() == "coin-3 green-8"
    assert t.draw() == "red-4 red-5 red-6 blue-3 blue-4"
    assert t.position.ring[0] == RED_SIDE


def test_build_as_desired_reveals_no_more_than_five() -> None:
    """FS-15.26: then stopping is forced."""
    t = table(hand="coin-3", built="f9-build-desired", draw="red-4 red-5 red-6 blue-3 blue-4 blue-5", step=2)
    t.do("use f9-build-desired", "more", "more", "more", "more")
    assert t.asks() == "BuildRevealed"
    assert t.offered() == ["build_revealed blue-3", "none"]
    t.do("none")
    assert t.counts() == (1, 5, 1, 0)
    assert t.asks() == "Work"
    assert "use f9-build-desired" not in t.offered()


def test_build_as_desired_at_the_bottom_shuffles_before_paying() -> None:
    """Vector 41. FS-9.6, FS-15.26: three reveals, stop is forced; two to the discards, which are shuffled; then pay."""
    t = table(hand="coin-3 coin-2 castle-1", built="f9-build-desired", draw="red-4 castle-3 red-6", discard=4, step=2)
    t.do("use f9-build-desired", "more", "more")
    assert t.asks() == "BuildRevealed"
    t.do("build_revealed castle-3")
    assert t.counts()[:2] == (6, 0)
    t.pay("coin-3")
    assert t.discard() == "coin-3"
    assert t.built() == "castle-3 f9-build-desired"
    assert t.last_round() == 0
    assert t.asks() == "Work"


def test_build_as_desired_with_an_empty_stack_shuffles_first_and_when_dry_is_not_offered() -> None:
    """FS-9.6, FS-9.3, FS-15.26 (our ruling: there is nothing to reveal)."""
    t = table(hand="coin-3 castle-1", built="f9-build-desired", draw="", discard="red-4 red-5", step=2)
    t.do("use f9-build-desired", "stop")
    assert t.asks() in ("BuildRevealed", "Work")
    t = table(hand="coin-3 castle-1", built="f9-build-desired", draw="", step=2)
    assert "use f9-build-desired" not in t.offered()
    assert t.asks() == "Work"


def test_build_as_desired_joins_a_bill_which_then_cannot_be_cancelled() -> None:
    """FS-4.7, FS-15.26: also if nothing of the revealed is built."""
    t = table(hand="castle-1 castle-1@1 coin-3 coin-2", built="f9-build-desired red-5", draw="castle-2 blue-3", step=2)
    t.do("build castle-1", "use f9-build-desired", "stop", "build_revealed castle-2")
    assert t.position.bill_sum[0] == 3
    assert t.offered() == ["build castle-1", "pay"]
    assert t.refusal("cancel") == "FS-4.7"
    t = table(hand="castle-1 coin-3 castle-1@1", built="f9-build-desired red-5", draw="castle-2 blue-3", step=2)
    t.do("build castle-1", "use f9-build-desired", "stop", "none")
    assert t.offered() == ["build castle-1", "pay"]
    assert t.refusal("cancel") == "FS-4.7"


def test_build_as_desired_offers_only_what_keeps_the_bill_payable() -> None:
    """FS-15.26, FS-4.7: and no coin card."""
    t = table(hand="coin-2 castle-1", built="f9-build-desired", draw="coin-3 castle-3 red-4 blue-5", step=2)
    t.do("use f9-build-desired", "more", "more", "stop")
    assert t.offered() == ["build_revealed castle-3", "none"]


def test_on_the_blue_side_build_as_desired_is_closed() -> None:
    """FS-15.26, FS-5.4"""
    t = table(hand="coin-2 castle-1", built="f9-build-desired", draw=9, step=2)
    t.do("blue")
    assert "use f9-build-desired" not in t.offered()
    assert t.asks() == "Work"


def test_final_delivery_draws_one_in_step_3() -> None:
    """FS-15.27, FS-10.3: before the check, once; leaves you dry: type B."""
    t = table(hand="castle-1 castle-2 castle-3", built="f9-delivery", draw=9, step=3)
    t.do("use f9-delivery")
    assert t.counts() == (8, 0, 4, 0)
    assert t.offered() == ["offload", "check"]
    t.do("check")
    assert t.asks() == "DiscardSurplus"
    t = table(hand="castle-1", built="f9-delivery", draw=1, step=3, round=9)
    t.do("use f9-delivery")
    assert t.last_round() == 10
