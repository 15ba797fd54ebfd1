"""WA-8 Every character: its power, and where it does nothing."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from sandtable.games.waral.scoring import Scoring, end_powers, final_power
from tests.games.waral.tables import Scene, scene

B = ["chr-16", "chr-10", "chr-11"]


def led_by(character: str, **more: Any) -> Scene:
    """A leads one character with a power and two without; B leads Hanne, Marthe and Egon, or other scorers."""
    scorers = [slug for slug in ("chr-13", "chr-14", "chr-15", "chr-16") if slug != character]
    bands = [[character, *scorers[:2]], [scorers[2], "chr-02", "chr-08"]]
    return scene(**{"bands": bands, **more})


# Odila: chr-01


def test_odila_enters_where_a_friend_stands_and_loots() -> None:
    """WA-8.4"""
    table = led_by("chr-01", area=["mil-04", "mil-01"], stands={"chr-13": "mil-04"})
    table.do(0, "use chr-01", "loot mil-04")
    assert table.stands("chr-01") == table.stands("chr-13") == "mil-04"
    assert table.coins(0) == "2I"
    assert table.waits()[0] == 1


def test_odila_pays_the_full_price_where_no_friend_stands() -> None:
    """WA-8.4"""
    table = led_by("chr-01", area=["mil-05", "mil-04"], stands={"chr-13": "mil-04"}, coins={0: "2I"})
    table.do(0, "use chr-01")
    assert table.texts(0) == ["loot mil-05", "loot mil-04", "take mil-04"]


def test_odila_chooses_which_two_coins_she_does_not_pay() -> None:
    """WA-4.12"""
    table = led_by("chr-01", area=["mil-08", "mil-01"], stands={"chr-13": "mil-08"}, coins={0: "4I 1S"})
    table.do(0, "use chr-01", "take mil-08", "waive silver")
    assert table.coins(0) == "1S 1I"
    assert table.control(0) == ["mil-08"]


def test_odila_does_not_enter_a_sealed_district() -> None:
    """WA-8.6"""
    bands = [["chr-01", "chr-13", "chr-14"], ["chr-03", "chr-10", "chr-11"]]
    table = scene(bands=bands, area=["mil-04", "mil-01"], stands={"chr-13": "mil-04", "chr-03": "mil-04"})
    table.do(0, "use chr-01")
    assert table.texts(0) == ["loot mil-01"]


def test_odilas_power_does_nothing_for_a_trick() -> None:
    """WA-5.1, WA-7.14"""
    where: dict[str, Any] = {"area": ["mil-04", "mil-12"], "control": {0: ["cul-02"]}, "hands": {0: ["trk-09"]}}
    table = led_by("chr-01", stands={"chr-13": "mil-04"}, **where)
    table.do(0, "use chr-01")
    assert table.texts(0) == ["loot mil-04", "loot mil-12"]
    table = led_by("chr-01", **where)
    table.do(0, "use chr-01", "play trk-09")
    assert table.control(0) == ["mil-04"]


# Bertwin: chr-02


def test_bertwin_chooses_what_he_pays_with() -> None:
    """WA-8.5"""
    table = led_by("chr-02", area=["mil-01"], coins={0: "3G 3I"}, bands=[["chr-02", "chr-13", "chr-14"], B])
    table.do(0, "use chr-02", "take mil-01", "pay gold", "pay gold", "pay gold")
    assert table.coins(0) == "3I"


def test_only_bertwin_himself_pays_in_any_kind() -> None:
    """WA-8.1"""
    table = scene(bands=[["chr-02", "chr-13", "chr-14"], B], area=["mil-01"], coins={0: "3G"})
    table.do(0, "use chr-13")
    assert table.texts(0) == ["loot mil-01"]


# Gudrun: chr-03


def test_gudrun_gains_a_coin_when_she_loots_and_shuts_the_gate() -> None:
    """WA-7.1, WA-8.6"""
    table = led_by("chr-03", area=["mil-04", "mil-01"])
    table.do(0, "use chr-03", "loot mil-04", "gain gold")
    assert table.coins(0) == "1G 2I"
    table.do(1, "use chr-15")
    assert table.texts(1) == ["loot mil-01"]


def test_characters_already_there_stay_with_gudrun() -> None:
    """WA-8.6"""
    table = led_by("chr-03", area=["mil-04", "mil-01"], stands={"chr-15": "mil-04"})
    table.do(0, "use chr-03", "loot mil-04", "gain iron")
    assert table.stands("chr-15") == "mil-04"


def test_gudrun_gains_nothing_when_she_takes() -> None:
    """WA-8.1"""
    table = led_by("chr-03", area=["mil-04"], coins={0: "3I"})
    table.do(0, "use chr-03", "take mil-04")
    assert table.coins(0) == ""
    assert table.waits()[0] == 1


def test_gudrun_does_not_shut_out_her_own_band() -> None:
    """WA-8.6, WA-8.4"""
    table = scene(bands=[["chr-03", "chr-01", "chr-14"], B], area=["mil-04", "mil-01"], stands={"chr-03": "mil-04"})
    table.do(0, "use chr-01")
    assert table.texts(0) == ["loot mil-04", "loot mil-01"]


# Corvin: chr-04


def test_corvin_may_leave_the_district_alone() -> None:
    """WA-8.9, WA-8.3"""
    table = led_by("chr-04", area=["mil-04"])
    table.do(0, "use chr-04", "loot mil-04")
    assert table.texts(0) == ["wreck mil-04", "decline"]
    table.do(0, "decline")
    assert table.stands("chr-04") == "mil-04"


def test_corvin_alone_gets_one_coin() -> None:
    """WA-8.9"""
    table = led_by("chr-04", area=["mil-04"], deck=["mer-01"])
    table.do(0, "use chr-04", "loot mil-04", "wreck mil-04", "gain gold")
    assert table.coins(0) == "1G 2I"
    assert table.area() == ["mer-01"]


def test_corvin_gets_at_most_three_coins() -> None:
    """WA-8.9"""
    bands = [["chr-04", "chr-13", "chr-14"], B, ["chr-02", "chr-08", "chr-09"], ["chr-07", "chr-12", "chr-01"]]
    stands = {"chr-16": "mil-04", "chr-02": "mil-04", "chr-07": "mil-04"}
    table = scene(4, bands=bands, area=["mil-04"], stands=stands)
    table.do(0, "use chr-04", "loot mil-04", "wreck mil-04", "gain gold", "gain gold", "gain gold")
    assert table.coins(0) == "3G 2I"
    assert table.waits()[0] == 1


def test_corvin_is_not_asked_when_the_district_is_gone() -> None:
    """WA-8.9, WA-7.18"""
    table = led_by("chr-04", area=["mil-06", "mil-01"])
    table.do(0, "use chr-04", "loot mil-06", "wreck mil-06")
    assert table.waits()[0] == 1


# Ulla: chr-05


def test_ullas_districts_cannot_be_destroyed_but_blocked() -> None:
    """WA-8.11"""
    bands = [["chr-13", "chr-14", "chr-15"], ["chr-05", "chr-10", "chr-11"]]
    table = scene(bands=bands, area=["str-11", "str-08"], control={1: ["mer-01"]}, coins={0: "6G"})
    table.do(0, "use chr-13", "take str-11")
    assert table.waits() == (1, "Turn")
    table = scene(bands=bands, area=["str-11", "str-08"], control={1: ["mer-01"]}, coins={0: "6G"})
    table.do(0, "use chr-13", "take str-08", "block mer-01")
    assert table.pos.blocked[table.card("mer-01")] == 1


def test_ulla_protects_even_when_used() -> None:
    """WA-8.2"""
    bands = [["chr-13", "chr-14", "chr-15"], ["chr-05", "chr-10", "chr-11"]]
    where: dict[str, Any] = {"control": {0: ["mil-04"], 1: ["mer-01"]}, "coins": {0: "1I"}, "hands": {0: ["trk-01"]}}
    table = scene(bands=bands, used=["chr-05"], **where)
    table.do(0, "use chr-13")
    assert table.reasons(0)["play trk-01"] == ("WA-5.4", "there is no legal target for it")
    table = scene(bands=[bands[0], B], **where)
    table.do(0, "use chr-13")
    assert "play trk-01" in table.texts(0)


# Wim: chr-06


def test_wim_readies_what_a_rival_sends_back_but_once_a_round() -> None:
    """WA-8.10, WA-7.12"""
    bands = [["chr-13", "chr-14", "chr-15"], ["chr-06", "chr-10", "chr-11"]]
    table = scene(bands=bands, area=["mil-04", "mil-01"], coins={0: "6I"}, stands={"chr-06": "mil-04"})
    table.do(0, "use chr-13", "take mil-04")
    assert not table.used("chr-06")
    table.do(1, "use chr-06", "loot mil-01")
    table.do(0, "use chr-14", "take mil-01")
    assert table.used("chr-06")


def test_wim_does_nothing_for_what_his_own_side_sends_back() -> None:
    """WA-8.10"""
    table = led_by("chr-06", area=["mil-06", "mil-01"], stands={"chr-13": "mil-01"})
    table.do(0, "use chr-06", "loot mil-06", "wreck mil-01")
    assert table.stands("chr-13") == ""
    assert table.used("chr-13")


# Sanne: chr-07


def test_sanne_may_decline_and_then_play_a_trick() -> None:
    """WA-8.7, WA-8.3"""
    table = led_by("chr-07", coins={1: "1G"}, hands={0: ["trk-14"]})
    table.do(0, "use chr-07", "decline")
    assert "play trk-14" in table.texts(0)


def test_sanne_finds_nobody_richer() -> None:
    """WA-8.7"""
    table = led_by("chr-07", coins={0: "1G", 1: "1S"})
    table.do(0, "use chr-07")
    assert table.waits() == (0, "Action")


def test_sanne_does_not_steal_if_she_can_enter_nothing() -> None:
    """WA-8.7"""
    where: dict[str, Any] = {"area": ["mil-04"], "coins": {1: "1G"}, "hands": {0: ["trk-14"]}}
    table = led_by("chr-07", stands={"chr-13": "mil-04"}, **where)
    table.do(0, "use chr-07")
    assert table.texts(0) == ["play trk-14"]
    table = led_by("chr-07", **where)
    table.do(0, "use chr-07")
    assert table.texts(0) == ["steal 2", "decline"]


# Jost: chr-08


@pytest.mark.parametrize(("held", "after"), [("", "1G 1S 3I"), ("1G 1S 1I", "1G 1S 3I"), ("5S", "1G 5S 3I")])
def test_jost_gains_each_kind_he_lacks_before_the_loot(held: str, after: str) -> None:
    """WA-8.13, WA-4.3"""
    bands = [["chr-08", "chr-13", "chr-14"], B]
    table = scene(bands=bands, area=["mil-04"], coins={0: held})
    table.do(0, "use chr-08", "loot mil-04")
    assert table.coins(0) == after


def test_jost_gains_nothing_when_he_takes() -> None:
    """WA-8.1"""
    table = scene(bands=[["chr-08", "chr-13", "chr-14"], B], area=["mil-04"], coins={0: "3I"})
    table.do(0, "use chr-08", "take mil-04")
    assert table.coins(0) == ""


# Tilda: chr-09


@pytest.mark.parametrize(("district", "tricks"), [("cul-02", 1), ("str-06", 1), ("mil-04", 0), ("mer-01", 0)])
def test_tilda_draws_in_cultural_and_strategic_districts(district: str, tricks: int) -> None:
    """WA-8.13, WA-7.2"""
    table = led_by("chr-09", area=[district])
    table.do(0, "use chr-09", f"loot {district}")
    assert len(table.hand(0)) == tricks


# Marthe: chr-10


def test_marthe_pays_one_less_and_may_pay_nothing() -> None:
    """WA-4.12, WA-8.13"""
    bands = [["chr-10", "chr-13", "chr-14"], ["chr-16", "chr-02", "chr-11"]]
    table = scene(bands=bands, area=["mil-02"], coins={0: "1I"})
    table.do(0, "use chr-10", "take mil-02")
    assert table.control(0) == ["mil-02"]
    assert table.coins(0) == ""
    table = scene(bands=bands, area=["mil-02"], coins={0: "1I"})
    table.do(0, "use chr-13")
    assert table.texts(0) == ["loot mil-02"]


# Egon: chr-11


@pytest.mark.parametrize(("owned", "coins"), [("mil-01", 2), ("mer-01", 1)])
def test_egon_gains_one_coin_or_two(owned: str, coins: int) -> None:
    """WA-8.12"""
    table = scene(
        bands=[["chr-11", "chr-13", "chr-14"], ["chr-16", "chr-02", "chr-08"]], area=["mil-04"], coins={0: "3I"},
        control={0: [owned]},
    )  # fmt: skip
    table.do(0, "use chr-11", "take mil-04", *["gain gold"] * coins)
    assert table.coins(0) == f"{coins}G"
    assert table.waits()[0] == 1


def test_egons_power_works_when_a_trick_takes_control() -> None:
    """WA-5.1"""
    table = scene(
        bands=[["chr-11", "chr-13", "chr-14"], ["chr-16", "chr-02", "chr-08"]], area=["mil-04"], control={0: ["cul-02"]},
        hands={0: ["trk-09"]},
    )  # fmt: skip
    table.do(0, "use chr-11", "play trk-09", "gain gold")
    assert table.coins(0) == "1G"


# Ysmeine: chr-12


def test_ysmeine_cannot_pay_for_a_strike() -> None:
    """WA-8.8"""
    table = led_by("chr-12", area=["cul-08"], hands={1: ["trk-01"]})
    table.do(0, "use chr-12", "loot cul-08")
    assert table.coins(0) == "1S"
    assert table.waits()[0] == 1


def test_ysmeine_is_not_asked_where_there_is_no_effect() -> None:
    """WA-8.8"""
    table = led_by("chr-12", area=["mil-04"])
    table.do(0, "use chr-12", "loot mil-04")
    assert table.waits()[0] == 1


def test_ysmeine_may_decline() -> None:
    """WA-8.3"""
    table = led_by("chr-12", area=["cul-06"])
    table.do(0, "use chr-12", "loot cul-06", "decline")
    assert table.hand(0) == []
    table = led_by("chr-12", area=["cul-06"])
    table.do(0, "use chr-12", "loot cul-06", "apply")
    assert len(table.hand(0)) == 1


def test_ysmeine_does_not_use_the_effect_of_a_district_that_is_gone() -> None:
    """WA-7.18"""
    table = led_by("chr-12", area=["mil-06", "mil-01"])
    table.do(0, "use chr-12", "loot mil-06", "wreck mil-06")
    assert table.waits()[0] == 1


# The scorers: chr-13 to chr-16


@pytest.mark.parametrize(
    ("character", "where", "power"),
    [
        ("chr-13", {"coins": {0: "2G 9S"}}, 2),
        ("chr-13", {"coins": {0: "3G"}}, 3),
        ("chr-13", {"coins": {0: "4G"}}, 3),
        ("chr-14", {"control": {0: ["mil-01", "mer-01"]}}, 0),
        ("chr-14", {"control": {0: ["mil-01", "mer-01", "cul-02"]}}, 1),
        ("chr-14", {"control": {0: ["mil-01", "mer-01", "cul-02", "str-01"]}}, 2),
        ("chr-15", {"hands": {0: ["trk-01"]}}, 1),
        ("chr-15", {"hands": {0: ["trk-01", "trk-02", "trk-03", "trk-04"]}}, 3),
        ("chr-16", {"control": {0: ["mil-04", "mil-01"]}}, 1),
        ("chr-16", {"control": {0: ["mil-02", "mil-01", "mer-05"]}}, 2),
    ],
)
def test_a_scorer_counts_at_the_end(character: str, where: dict[str, Any], power: int) -> None:
    """WA-10.4"""
    others = [["chr-01", "chr-02"], ["chr-03", "chr-04", "chr-05"]]
    table = scene(bands=[[character, *others[0]], others[1]], begin=Scoring(), **where)
    assert end_powers(table.pos, 0) == power
    assert final_power(table.pos, 0) == table.pos.power_of(0) + power
    table = scene(bands=[["chr-06", *others[0]], others[1]], begin=Scoring(), **where)
    assert end_powers(table.pos, 0) == 0


def test_there_are_sixteen_characters_and_each_has_a_test_here() -> None:
    book = scene().pos.book
    slugs = book.slugs[book.districts : book.districts + book.characters]
    source = Path(__file__).read_text()
    assert slugs == [f"chr-{number:02}" for number in range(1, 17)]
    assert [slug for slug in slugs if slug not in source] == []
