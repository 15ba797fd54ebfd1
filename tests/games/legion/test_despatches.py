"""LE-12 Despatches: the deal, and both halves of each card."""

from __future__ import annotations

import pytest

from sandtable.games.legion import book as b
from sandtable.games.legion import zones as p
from sandtable.games.legion.despatches import DealDespatches
from sandtable.games.legion.ground import types_of
from sandtable.games.legion.march import March
from sandtable.games.legion.recruitment import Shop, Shopping
from sandtable.games.legion.scoring import EndOfGame, despatch_points
from tests.games.legion.scene import Scene


def holding(card: str) -> Scene:
    s = Scene("whites", "reds", despatches=True)
    s.hand("Kolya", "Platon", "Lev Zaretsky", "Dasha")
    s.despatch(0, card)
    return s


def shopping(card: str) -> Scene:
    return holding(card).run(Shop(0, False))


def test_each_draws_two_and_secretly_keeps_one() -> None:
    """LE-12.1, LE-1.7"""
    s = Scene("whites", "reds", despatches=True)
    for card in range(s.g.book.despatch_cards, s.g.book.cards):
        s.g.move(card, p.BOX, p.DESPATCH_DECK)
    s.g.shuffle(p.DESPATCH_DECK)
    s.run(DealDespatches())
    assert len(s.options(0)) == len(s.options(1)) == 2
    kept = s.options(0)[0]
    s.play(0, kept).play(1, s.options(1)[0])
    assert s.g.book.slugs[s.g.piles[p.DESPATCH][0]] == kept.split()[1]
    assert s.seen(1)["zones"]["despatch"][0] == [~10]
    assert len(s.g.piles[p.UNKEPT]) == 2
    assert len(s.g.piles[p.DESPATCH_DECK]) == 5


def test_a_card_is_offered_only_in_its_window() -> None:
    """LE-12.2"""
    assert "play winter_issue" in shopping("winter_issue").options(0)
    assert "play cipher_key" not in shopping("cipher_key").options(0)
    assert "play cipher_key" in holding("cipher_key").run(March()).options(0)
    assert "play winter_issue" not in holding("winter_issue").run(March()).options(0)


def test_a_played_card_is_public_out_and_scores_nothing() -> None:
    """LE-12.2, LE-12.4"""
    s = shopping("pay_chest")
    s.g.supplies[0] = 4
    assert despatch_points(s.g, 0) == 2
    s.play(0, "play pay_chest")
    assert s.g.supplies[0] == 7
    assert despatch_points(s.g, 0) == 0
    assert s.seen(1)["zones"]["despatch played"][0] == [s.card("pay_chest")]
    assert "play pay_chest" not in s.options(0)


def test_playing_is_no_turn() -> None:
    """LE-12.2, LE-4.3"""
    s = holding("pay_chest")
    s.g.in_turn = True
    s.run(Shopping()).play(0, "play pay_chest")
    assert sorted(s.g.offers) == [0]
    marched = holding("cipher_key").run(March()).play(0, "play cipher_key")
    assert marched.named(0, "send")


def test_a_held_card_is_shown_and_scored_at_the_end() -> None:
    """LE-12.4, LE-11.1"""
    s = holding("pay_chest")
    s.g.supplies[0] = 9
    s.run(EndOfGame())
    assert s.g.score[0] == 4
    assert "Whites kept Pay Chest: 4 VP." in s.log(1)


def test_winter_issue_coats_two() -> None:
    """LE-12.3 From the stock, where allowed, and no purchase."""
    s = holding("winter_issue")
    s.dress("Kolya", kit="coat")
    s.g.supplies[0] = 1
    s.run(Shop(0, False)).play(0, "play winter_issue")
    assert s.named(0, "equip") == {s.slug("Platon"), s.slug("Lev Zaretsky")}
    s.play_card(0, "equip", "Platon").play(0, "enough")
    assert s.has("Platon", "coat")
    assert "buy coat" in s.options(0)


def test_winter_issue_from_an_empty_stock_gives_nothing() -> None:
    """LE-12.3, LE-1.8"""
    s = holding("winter_issue")
    s.g.stock[b.EQUIPMENT.index("coat")] = 0
    s.run(Shop(0, False)).play(0, "play winter_issue")
    assert not s.named(0, "equip")


def test_coal_requisition_warms_all_in_hand() -> None:
    """LE-12.2"""
    s = holding("coal_requisition")
    s.dress("Kolya", frost=1)
    s.dress("Platon", frost=1)
    s.put("Lisova", frost=1)
    s.run(Shop(0, False)).play(0, "play coal_requisition")
    assert [s.frost("Kolya"), s.frost("Platon"), s.frost("Lisova")] == [0, 0, 1]
    assert s.g.supplies[0] == 1


def test_flag_of_truce_makes_a_plot_peaceful_for_the_round() -> None:
    """LE-12.2, LE-12.5"""
    s = holding("flag_of_truce").run(March()).play(0, "play flag_of_truce", "truce 2")
    assert types_of(s.g, 1) == b.FREEZING | b.PEACEFUL
    assert s.named(0, "send")


def test_pay_chest_takes_what_the_reserve_has() -> None:
    """LE-12.2, LE-1.8"""
    s = holding("pay_chest")
    s.g.supplies[1] = 48
    s.run(Shop(0, False)).play(0, "play pay_chest")
    assert s.g.supplies[0] == 2


def test_hospital_train_removes_up_to_two_wounds() -> None:
    """LE-12.2"""
    s = holding("hospital_train")
    s.g.supplies[0] = 1
    for name in ("Kolya", "Platon", "Lev Zaretsky"):
        s.dress(name, wounds=1)
    s.run(Shop(0, False)).play(0, "play hospital_train")
    s.play_card(0, "cure", "Kolya").play_card(0, "cure", "Platon")
    assert [s.wounds(name) for name in ("Kolya", "Platon", "Lev Zaretsky")] == [0, 0, 1]
    assert "done" in s.options(0)


def test_mobilisation_writ_draws_one() -> None:
    """LE-12.2"""
    s = shopping("mobilisation_writ").play(0, "play mobilisation_writ")
    assert len(s.g.hand[0]) == 4


def test_cipher_key_takes_back_all_used_tokens() -> None:
    """LE-12.2"""
    s = holding("cipher_key")
    s.g.move(s.g.piles[p.AVAILABLE][0], p.AVAILABLE, p.USED_UP)
    s.g.move(s.g.piles[p.AVAILABLE][0], p.AVAILABLE, p.USED_DOWN)
    s.run(March()).play(0, "play cipher_key")
    assert len(s.g.piles[p.AVAILABLE]) == 6


def test_honours_list_promotes_one() -> None:
    """LE-12.3"""
    s = shopping("honours_list").play(0, "play honours_list").play_card(0, "equip", "Kolya")
    assert s.has("Kolya", "promotion")
    assert not s.g.offers, "and nothing is left to shop with"


def test_safe_conduct_opens_one_sending_of_this_turn() -> None:
    """LE-12.2"""
    s = Scene("whites", "reds", plots=("armoured_train", "village_market"), despatches=True)
    s.hand("Apollon", "Kolya", "Dasha")
    s.despatch(0, "safe_conduct")
    s.run(March())
    assert not s.named(0, "send_freely")
    s.play(0, "play safe_conduct").play(0, f"send {s.slug('Kolya')}/2")
    s.play(1, "pass")
    assert not s.named(0, "send_freely"), "unused it lapses"
    assert s.g.safe_conduct[0] == 0


def test_whoever_holds_a_despatch_is_asked_even_with_nobody_to_send() -> None:
    """LE-12.2, LE-5.4"""
    s = Scene("whites", "reds", plots=("armoured_train",), despatches=True)
    s.hand("Arvid")
    s.despatch(0, "pay_chest")
    s.run(March())
    assert s.options(0) == ["pass"]


SCORES = [
    ("winter_issue", {"freezing_won": 3}, 3),
    ("winter_issue", {"freezing_won": 9}, 4),
    ("coal_requisition", {"warming_won": 2}, 2),
    ("coal_requisition", {"warming_won": 5}, 4),
    ("flag_of_truce", {"peaceful_won": 1}, 1),
    ("flag_of_truce", {"peaceful_won": 6}, 4),
    ("pay_chest", {"supplies": 5}, 2),
    ("pay_chest", {"supplies": 1}, 0),
    ("pay_chest", {"supplies": 20}, 4),
    ("cipher_key", {"freezing_won": 2, "warming_won": 3, "peaceful_won": 2}, 4),
    ("cipher_key", {"freezing_won": 5, "warming_won": 4, "peaceful_won": 3}, 4),
    ("cipher_key", {"freezing_won": 5, "warming_won": 4}, 0),
    ("safe_conduct", {"hard_won": 1}, 2),
    ("safe_conduct", {"hard_won": 3}, 4),
]


@pytest.mark.parametrize(("card", "numbers", "points"), SCORES)
def test_lower_halves_that_count(card: str, numbers: dict[str, int], points: int) -> None:
    """LE-12.4, LE-12.5"""
    s = holding(card)
    for name, value in numbers.items():
        getattr(s.g, name)[0] = value
    assert despatch_points(s.g, 0) == points


@pytest.mark.parametrize(("dead", "points"), [(0, 4), (1, 2), (2, 0)])
def test_hospital_train_scores_by_deaths(dead: int, points: int) -> None:
    """LE-12.4"""
    s = holding("hospital_train")
    for _ in range(dead):
        s.g.draw(p.DECK, p.GRAVEYARD)
    assert despatch_points(s.g, 0) == points


@pytest.mark.parametrize(("hand", "points"), [(5, 0), (6, 3)])
def test_mobilisation_writ_scores_a_full_hand(hand: int, points: int) -> None:
    """LE-12.4"""
    s = holding("mobilisation_writ")
    while len(s.g.hand[0]) < hand:
        s.g.draw(p.DECK, p.HAND)
    assert despatch_points(s.g, 0) == points


def test_honours_list_scores_living_with_a_promotion() -> None:
    """LE-12.4"""
    s = holding("honours_list")
    for name in ("Kolya", "Platon", "Foma", "Taras"):
        s.dress(name, kit="promotion")
    s.g.move(s.card("Taras"), p.DECK, p.GRAVEYARD)
    assert despatch_points(s.g, 0) == 3
