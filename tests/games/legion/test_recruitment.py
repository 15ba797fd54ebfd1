"""LE-4 Recruitment and equipment."""

from __future__ import annotations

import pytest

from sandtable.games.legion import book as b
from sandtable.games.legion import zones as p
from sandtable.games.legion.ground import location_gives
from sandtable.games.legion.people import can, may_take, orders_of, power_of
from sandtable.games.legion.recruitment import Recruitment, Shop, Shopping, scarce
from tests.games.legion.scene import Scene


def shop(*names: str, supplies: int = 3, **scene: str) -> Scene:
    s = Scene("whites", "reds", **scene)  # type: ignore[arg-type]
    s.hand(*names)
    s.g.supplies[0] = supplies
    return s.run(Shop(0, False))


def test_all_draw_up_to_five_before_shopping() -> None:
    """LE-4.1"""
    s = Scene("whites", "reds")
    s.hand("Kolya", "Platon")
    s.run(Recruitment())
    assert len(s.g.hand[0]) == 5


def test_recruiting_costs_three_and_may_be_repeated() -> None:
    """LE-4.4, LE-4.2"""
    s = shop("Kolya", supplies=7)
    s.play(0, "recruit", "recruit")
    assert len(s.g.hand[0]) == 3
    assert s.g.supplies[0] == 1
    assert s.reasons(0)["recruit"] == ("LE-4.4", "a recruit costs 3 and you have 1")


def test_one_card_of_each_kind_per_round() -> None:
    """LE-4.5"""
    s = shop("Kolya", "Lisova")
    s.play(0, "buy coat").play_card(0, "equip", "Kolya")
    assert s.has("Kolya", "coat")
    assert s.g.supplies[0] == 2
    assert "buy coat" not in s.options(0)
    assert s.reasons(0)["buy coat"] == ("LE-4.5", "you may buy one card of each kind per round")


ALLOWED = [
    ("perfect_aim", "Apollon", "Kolya"),
    ("medal", "Taras", "Kolya"),
    ("encryption", "Kolya", "Apollon"),
    ("sabre", "Kolya", "Taras"),
    ("medical_kit", "Kolya", "Tumanskaya"),
    ("officer_exams", "Kolya", "Golovin"),
]


@pytest.mark.parametrize(("kind", "able", "unable"), ALLOWED)
def test_who_may_take_which_equipment(kind: str, able: str, unable: str) -> None:
    """LE-4.6, LE-1.3 Nobody has a skill or an ability twice; no Officer takes exams."""
    s = shop(able, unable, "Prokhor")
    s.play(0, f"buy {kind}")
    names = s.named(0, "equip") or {s.slug(name) for name in (able, unable, "Prokhor") if s.has(name, kind)}
    assert s.slug(able) in names
    assert s.slug(unable) not in names


@pytest.mark.parametrize("kind", ["coat", "promotion", "officer_exams", "sabre", "medal"])
def test_nobody_has_a_card_twice(kind: str) -> None:
    """LE-4.6"""
    s = Scene("whites", "reds")
    s.hand("Foma", "Taras")
    s.dress("Foma", kit=kind)
    assert not may_take(s.g, s.card("Foma"), b.EQUIPMENT.index(kind))


def test_each_kind_does_what_it_says() -> None:
    """LE-4.6, LE-1.2, LE-1.4"""
    s = Scene("whites", "reds", plots=("village_market",))
    s.put("Foma", kit="medal encryption promotion sabre medical_kit officer_exams coat")
    foma = s.card("Foma")
    assert s.skills("Foma") == {"combat", "charisma", "intelligence"}
    assert power_of(s.g, s.place("Foma")) == 5
    assert can(s.g, foma, b.ASSAULT)
    assert can(s.g, foma, b.FIRST_AID)
    assert orders_of(s.g, foma) == 1
    assert orders_of(s.g, s.card("Golovin")) == 2
    assert orders_of(s.g, s.card("Kolya")) == 0


def test_a_crippled_skill_that_was_not_printed_is_added_by_its_cure_if_the_old_card_is_gone() -> None:
    """LE-4.7 A card stays only if the skill was neither printed nor added already."""
    s = shop("Foma")
    s.g.crippled[s.card("Foma")] = 2
    s.play(0, "buy medal")
    assert s.has("Foma", "medal")
    assert "charisma" in s.skills("Foma")


def test_restoring_a_used_token_costs_two() -> None:
    """LE-4.8"""
    s = Scene("whites", "reds")
    s.hand("Kolya")
    s.g.supplies[0] = 3
    for token in s.g.piles[p.AVAILABLE][:3]:
        s.g.move(token, p.AVAILABLE, p.USED_UP)
    s.g.move(s.g.piles[p.AVAILABLE][0], p.AVAILABLE, p.USED_DOWN)
    s.run(Shop(0, False))
    assert s.named(0, "restore") == {"transfer", "retreat", "plus_two", "blank"}
    s.play(0, "restore blank")
    assert "blank" in s.tokens(p.AVAILABLE, 0)
    assert s.g.supplies[0] == 1
    assert s.reasons(0)["restore transfer"] == ("LE-4.8", "an order costs 2 and you have 1")


def test_unspent_supplies_are_kept_and_equipment_stays() -> None:
    """LE-4.9, LE-4.10"""
    s = shop("Kolya", supplies=2)
    s.play(0, "buy coat").play(0, "done")
    assert s.g.supplies[0] == 1
    assert not s.g.offers


def test_all_shop_at_once_unseen() -> None:
    """LE-4.3, LE-1.7, LE-4.10 Others learn the kind afterwards, but not for whom."""
    s = Scene("whites", "reds")
    s.hand("Kolya", "Platon", "Dasha")
    s.g.supplies[:2] = [1, 1]
    s.run(Shopping())
    assert sorted(s.g.offers) == [0, 1]
    s.play(0, "buy coat").play_card(0, "equip", "Kolya")
    assert sorted(s.g.offers) == [1], "who has nothing left to pay with is through"
    assert s.seen(1)["numbers"]["supplies"] == [1, 1]
    assert "Whites buys Coat." not in s.log(1)
    s.play(1, "done")
    assert s.seen(1)["numbers"]["supplies"] == [0, 1]
    assert s.stock("coat") == 9
    assert "Whites buys Coat." in s.log(1)
    assert "Whites buys Coat for Kolya Snegiryov." in s.log(0)
    assert not [line for line in s.log(1) if "Kolya" in line]
    assert s.seen(1)["numbers"]["kit"][s.card("Kolya")] is None


def test_shopping_in_turn_when_a_pile_is_short() -> None:
    """LE-4.3 One purchase or done each, round and round; done is final."""
    s = Scene("whites", "reds")
    s.hand("Kolya", "Platon", "Dasha")
    s.g.supplies[:2] = [2, 1]
    s.g.stock[7] = 1
    assert scarce(s.g)
    s.run(Shopping())
    assert sorted(s.g.offers) == [0]
    s.play(0, "buy coat").play_card(0, "equip", "Kolya")
    assert sorted(s.g.offers) == [1]
    assert s.reasons(1)["buy coat"] == ("LE-1.8", "the stock has none left")
    s.play(1, "done")
    s.play(0, "done")
    assert not s.g.offers


def test_with_despatches_the_piles_must_hold_two_more() -> None:
    """LE-4.3"""
    plain, mailed = Scene("whites", "reds"), Scene("whites", "reds", despatches=True)
    for s in (plain, mailed):
        s.g.stock[0] = 3
    assert not scarce(plain.g)
    assert scarce(mailed.g)
    mailed.g.stock[0] = 4
    assert not scarce(mailed.g)
    mailed.g.supplies[:2] = [40, 5]
    assert scarce(mailed.g)


def test_nothing_to_buy_from_an_empty_stock_or_purse() -> None:
    """LE-1.8, LE-4.5"""
    s = shop("Kolya", supplies=0)
    assert s.options(0) == ["done"]
    assert s.reasons(0)["buy coat"] == ("LE-4.5", "it costs 1 and you have 0")


@pytest.mark.parametrize("in_turn", [False, True])
@pytest.mark.parametrize(
    ("supplies", "despatch", "location", "asked"),
    [(0, "", "church", []), (1, "", "church", [0]), (0, "cipher_key", "church", [0]), (0, "", "abandoned_depot", [0, 1])],
)
def test_nobody_is_asked_who_has_nothing_to_shop_with(
    supplies: int, despatch: str, location: str, asked: list[int], in_turn: bool
) -> None:
    """LE-4.2 Without Supplies and Despatch there is nothing to buy, and everybody knows it. What is hidden never decides."""
    s = Scene("whites", "reds", location=location)
    s.hand("Kolya", "Dasha")
    s.g.in_turn = in_turn
    s.g.supplies[0] = supplies
    s.g.free_cards[:2] = [location_gives(s.g, b.FREE_PURCHASES)] * 2
    if despatch:
        s.despatch(0, despatch)
    s.run(Shopping())
    assert sorted(s.g.offers) == (asked[:1] if in_turn else asked)
    assert not s.g.curtain, "no curtain is left hanging for what comes next"
