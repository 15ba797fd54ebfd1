"""WA-5 Tricks: when they may be played, how they are paid, and every card."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable.games.waral.position import IN_PLAY, TRICKS
from sandtable.games.waral.scoring import Scoring, final_power, shown_power
from tests.games.waral.tables import Scene, scene

KEYS = {
    "trk-01": "mil-04", "trk-02": "mil-04", "trk-03": "mil-04", "trk-04": "mer-05", "trk-05": "mer-05", "trk-06": "mer-05",
    "trk-07": "cul-02", "trk-08": "cul-02", "trk-09": "cul-02", "trk-10": "str-02", "trk-11": "str-02", "trk-12": "str-02",
}  # fmt: skip
ACTIONS = ["trk-01", "trk-02", "trk-04", "trk-07", "trk-09", "trk-10", "trk-14"]


def holding(trick: str, *, key: bool = True, **more: Any) -> Scene:
    """A holds a trick, its key district and coins to pay it; B has coins, districts and ready characters to aim at."""
    given: dict[str, Any] = {
        "area": ["mil-11", "mer-01"],
        "control": {0: [KEYS[trick]] if key and trick in KEYS else [], 1: ["mil-01", "mer-02"]},
        "coins": {0: "1I", 1: "2G 1S"},
        "hands": {0: [trick]},
        "used": ["chr-15"],
        **more,
    }
    return scene(**given)


def may_be_played(table: Scene, trick: str) -> bool:
    if trick in ACTIONS:
        table.do(0, "use chr-13")
    return f"play {trick}" in table.texts(0)


@pytest.mark.parametrize("trick", sorted(KEYS))
def test_a_trick_needs_its_key(trick: str) -> None:
    """WA-5.4"""
    assert may_be_played(holding(trick), trick)
    table = holding(trick, key=False)
    assert not may_be_played(table, trick)
    rule, why = table.reasons(0)[f"play {trick}"]
    assert rule == "WA-5.4"
    assert "you need a" in why


@pytest.mark.parametrize(
    ("trick", "change"),
    [
        ("trk-01", {"control": {0: ["mil-04"], 1: ["mil-11"]}, "area": ["mil-12"]}),
        ("trk-02", {"coins": {}}),
        ("trk-03", {"used": ["chr-16", "chr-10", "chr-11"]}),
        ("trk-06", {"control": {0: ["mer-05"], 1: ["mil-04"]}}),
        ("trk-08", {"used": []}),
        ("trk-09", {"control": {0: ["cul-02"]}, "area": ["mil-12"]}),
        ("trk-10", {"control": {0: ["str-02"], 1: ["mil-11"]}, "area": ["mer-01"]}),
        ("trk-12", {"deck": []}),
        ("trk-13", {"coins": {0: "1I"}}),
    ],
)
def test_a_trick_needs_a_target(trick: str, change: dict[str, Any]) -> None:
    """WA-5.4"""
    assert may_be_played(holding(trick), trick)
    table = holding(trick, **change)
    assert not may_be_played(table, trick)
    assert table.reasons(0)[f"play {trick}"] == ("WA-5.4", "there is no legal target for it")


@pytest.mark.parametrize("trick", ["trk-01", "trk-08"])
def test_a_trick_must_be_paid(trick: str) -> None:
    """WA-5.4"""
    table = holding(trick, coins={1: "2G"})
    assert not may_be_played(table, trick)
    assert table.reasons(0)[f"play {trick}"][1].endswith("1 coin short")


def test_an_action_trick_is_the_whole_action_and_places_no_token() -> None:
    """WA-5.1"""
    table = holding("trk-04")
    table.do(0, "use chr-13", "play trk-04", *["gain gold"] * 4)
    assert table.used("chr-13")
    assert table.stands("chr-13") == ""
    assert table.waits() == (1, "Turn")


def test_a_free_trick_costs_no_character() -> None:
    """WA-5.2"""
    table = holding("trk-13")
    table.do(0, "play trk-13", "grab gold")
    assert table.waits() == (0, "Turn")
    assert not table.used("chr-13")


def test_end_tricks_and_reactions_are_never_offered_on_a_turn() -> None:
    """WA-5.3"""
    table = scene(hands={0: ["trk-18", "trk-23", "trk-15", "trk-17"]}, used=["chr-15"])
    assert table.texts(0) == ["use chr-13", "use chr-14"]


def test_no_two_tricks_of_one_name_in_a_turn() -> None:
    """WA-5.5"""
    table = holding("trk-13", hands={0: ["trk-13", "trk-13"]})
    table.do(0, "play trk-13", "grab gold")
    assert table.texts(0) == ["use chr-13", "use chr-14"]
    assert table.reasons(0)["play trk-13"][0] == "WA-5.5"
    table.do(0, "use chr-13", "loot mer-01")
    table.do(1, "use chr-16", "loot mer-01")
    assert "play trk-13" in table.texts(0)


def test_a_trick_lies_in_no_pile_until_it_has_resolved() -> None:
    """WA-5.6"""
    table = holding("trk-04")
    table.do(0, "use chr-13", "play trk-04")
    assert table.slugs(IN_PLAY) == ["trk-04"]
    assert table.discard() == []
    table.do(0, *["gain gold"] * 4)
    assert table.discard() == ["trk-04"]


def test_no_draw_when_deck_and_discard_are_empty() -> None:
    """WA-5.7"""
    table = holding("trk-07", tricks=["trk-01", "trk-02"])
    table.do(0, "use chr-13", "play trk-07")
    assert table.hand(0) == ["trk-01", "trk-02"]
    assert table.slugs(TRICKS) == []


def test_a_later_step_without_target_is_left_out() -> None:
    """WA-5.8"""
    table = holding("trk-14", area=["mer-01"], deck=[], coins={})
    table.do(0, "use chr-13", "play trk-14")
    assert table.coins(0) == "4G"  # with an empty deck the same card comes back
    assert table.waits() == (1, "Turn")


def test_a_key_matters_only_when_the_card_is_played() -> None:
    """WA-5.9"""
    table = holding("trk-09", area=["mil-11"])
    table.do(0, "use chr-13", "play trk-09")
    assert table.control(0) == ["mil-11"]


def test_there_is_no_hand_limit() -> None:
    """WA-5.10, WA-5.11: nothing is ever thrown away or given."""
    hand = ["trk-01", "trk-02", "trk-03", "trk-04", "trk-05", "trk-06", "trk-07", "trk-18", "trk-19", "trk-20"]
    table = scene(hands={0: hand}, area=["mil-04"])
    table.do(0, "use chr-13", "loot mil-04")
    assert table.hand(0) == sorted(hand)
    assert table.waits() == (1, "Turn")


# Every card


def test_torches_at_midnight() -> None:
    """trk-01, WA-7.4"""
    table = holding("trk-01", control={0: ["mil-04"], 1: ["mil-01", "mil-09", "mer-07"]})
    table.do(0, "use chr-13", "play trk-01")
    assert table.texts(0) == ["destroy mil-01", "destroy mer-07"]
    table.do(0, "destroy mer-07")
    assert table.coins(0) == ""
    assert table.control(1) == ["mil-01", "mil-09"]


def test_counting_house_raid() -> None:
    """trk-02, WA-7.3"""
    table = holding("trk-02", coins={1: "2G 2S"})
    table.do(0, "use chr-13", "play trk-02")
    assert table.coins(0) == "1G 1S"  # one of each must go whatever else does
    table.do(0, "grab silver")
    assert (table.coins(0), table.coins(1)) == ("1G 2S", "1G")


def test_writ_of_arrest() -> None:
    """trk-03, WA-7.7"""
    table = holding("trk-03", used=["chr-10"])
    table.do(0, "play trk-03")
    assert table.texts(0) == ["skip chr-16", "skip chr-11"]
    table.do(0, "skip chr-11")
    assert table.used("chr-11")
    assert table.waits() == (0, "Turn")


def test_southern_caravan() -> None:
    """trk-04, WA-7.1"""
    table = holding("trk-04", coins={})
    table.do(0, "use chr-13", "play trk-04", "gain gold", "gain gold", "gain silver", "gain iron")
    assert table.coins(0) == "2G 1S 1I"


def test_money_on_the_scales() -> None:
    """trk-05, WA-7.11"""
    table = holding("trk-05", coins={0: "2G"})
    table.do(0, "play trk-05", "trade gold-iron", "trade gold-silver", "enough", "gain gold")
    assert table.coins(0) == "1G 1S 1I"
    table = holding("trk-05", coins={0: "4G"})
    table.do(0, "play trk-05", *["trade gold-iron"] * 3)
    assert table.waits() == (0, "GainChoice")
    table = holding("trk-05", coins={})
    table.do(0, "play trk-05")
    assert table.waits() == (0, "GainChoice")


def test_sealed_warehouse() -> None:
    """trk-06, WA-7.8"""
    table = holding("trk-06", control={0: ["mer-05"], 1: ["mil-01", "mil-04", "mer-02"]}, blocked=["mer-02"])
    table.do(0, "play trk-06", "gain silver")
    assert table.pos.blocked[table.card("mil-01")] == 1
    assert table.coins(0) == "1S 1I"


def test_carnival_night() -> None:
    """trk-07, WA-7.2"""
    table = holding("trk-07")
    table.do(0, "use chr-13", "play trk-07")
    assert len(table.hand(0)) == 3


def test_second_shift() -> None:
    """trk-08, WA-7.12"""
    table = holding("trk-08", used=["chr-14", "chr-15"])
    table.do(0, "play trk-08", "ready chr-15")
    assert table.coins(0) == ""
    assert not table.used("chr-15")
    assert table.used("chr-14")


def test_second_shift_readies_each_character_once_a_round() -> None:
    """trk-08, WA-7.12"""
    table = holding("trk-08", coins={0: "5G"}, hands={0: ["trk-08", "trk-08"]})
    table.do(0, "play trk-08", "use chr-15", "loot mil-11")
    assert table.stands("chr-15") == "mil-11"
    table.do(1, "use chr-16", "loot mer-01")
    assert "play trk-08" not in table.texts(0)


def test_rebuild_on_the_ruins_offers_only_ruins_that_leave_a_target() -> None:
    """trk-09, WA-5.4"""
    table = holding("trk-09", area=["mil-11", "mil-12"], control={0: ["cul-02", "mer-05", "mil-04"]})
    table.do(0, "use chr-13", "play trk-09")
    assert table.texts(0) == ["ruin cul-02", "ruin mil-04"]
    table.do(0, "ruin mil-04")
    assert table.texts(0) == ["seize mil-11", "seize mil-12"]
    table.do(0, "seize mil-12")
    assert table.control(0) == ["cul-02", "mer-05", "mil-12"]
    assert table.coins(0) == "1I"


def test_rebuild_on_the_ruins_sends_back_and_stops_at_sealed_districts() -> None:
    """trk-09, WA-7.14"""
    bands = [["chr-13", "chr-14", "chr-15"], ["chr-03", "chr-10", "chr-11"]]
    where: dict[str, Any] = {"bands": bands, "area": ["mil-11", "mer-01"], "control": {0: ["cul-02"]}, "used": []}
    table = holding("trk-09", stands={"chr-03": "mer-01", "chr-10": "mil-11"}, **where)
    table.do(0, "use chr-13", "play trk-09")
    assert table.control(0) == ["mil-11"]
    assert table.stands("chr-10") == ""


def test_forged_deeds() -> None:
    """trk-10, WA-7.9"""
    table = holding("trk-10", control={0: ["str-02", "mil-09"], 1: ["mil-04", "mil-12"]}, blocked=[])
    table.do(0, "use chr-13", "play trk-10", "give str-02")
    assert table.control(0) == ["mil-09", "mil-04"]
    assert table.control(1) == ["mil-12", "str-02"]


def test_undermining() -> None:
    """trk-11, WA-7.6"""
    table = holding("trk-11", deck=["cul-06"])
    table.do(0, "play trk-11", "wreck mer-01", "gain gold")
    assert table.area() == ["mil-11", "cul-06"]
    assert table.deck() == ["mer-01"]


def test_spyglass() -> None:
    """trk-12, WA-7.10: looking is not optional here."""
    table = holding("trk-12", deck=["cul-01", "cul-03", "cul-04", "cul-05", "cul-06"])
    table.do(0, "play trk-12", "bottom cul-01", "top cul-04", "bottom cul-05", "top cul-03")
    assert table.deck() == ["cul-04", "cul-03", "cul-06", "cul-01", "cul-05"]
    assert len(table.hand(0)) == 1


def test_pickpockets_apprentice() -> None:
    """trk-13, WA-7.3"""
    table = holding("trk-13")
    table.do(0, "play trk-13", "grab silver")
    assert (table.coins(0), table.coins(1)) == ("1S 1I", "2G")


def test_riot_in_the_alleys_enters_nothing() -> None:
    """trk-14, WA-7.13"""
    bands = [["chr-13", "chr-14", "chr-15"], ["chr-03", "chr-10", "chr-11"]]
    table = holding("trk-14", bands=bands, stands={"chr-03": "mer-01"}, deck=["cul-06"])
    table.do(0, "use chr-13", "play trk-14", "pillage mer-01", "pillage cul-06")
    assert table.coins(0) == "2G 2S 1I"
    assert table.stands("chr-13") == ""
    assert table.stands("chr-03") == ""


def test_riot_leaves_out_a_wreck_when_the_loot_has_wrecked_it() -> None:
    """trk-14, WA-7.18"""
    table = holding("trk-14", area=["mil-06", "mer-01"], deck=["cul-06", "cul-05"])
    table.do(0, "use chr-13", "play trk-14", "pillage mil-06", "wreck mil-06")
    assert table.area() == ["cul-06", "mer-01"]


@pytest.mark.parametrize(
    ("trick", "where", "power"),
    [
        ("trk-18", {"control": {0: ["mil-01"]}}, 0),
        ("trk-18", {"control": {0: ["mil-01", "mil-02", "mil-03"]}}, 2),
        ("trk-18", {"control": {0: ["mil-01", "mil-02", "mil-03", "mil-04", "mil-05"]}}, 3),
        ("trk-19", {"control": {0: ["mer-01", "mer-02"]}}, 1),
        ("trk-19", {"control": {0: ["mer-01", "mil-02"]}}, 0),
        ("trk-20", {"control": {0: ["cul-01", "cul-02"]}}, 1),
        ("trk-20", {"control": {0: ["cul-01", "mil-02"]}}, 0),
        ("trk-21", {"control": {0: ["str-01", "str-02"]}}, 1),
        ("trk-21", {"control": {0: ["str-01", "mil-02"]}}, 0),
        ("trk-22", {"control": {0: ["mil-01", "mer-01", "cul-02", "str-01"]}}, 2),
        ("trk-22", {"control": {0: ["mil-01", "mer-01", "cul-02", "cul-01"]}}, 0),
        ("trk-23", {"coins": {0: "2G"}}, 0),
        ("trk-23", {"coins": {0: "1G 1S 1I"}}, 1),
        ("trk-23", {"coins": {0: "9G"}}, 2),
    ],
)
def test_an_end_trick_counts_at_the_end(trick: str, where: dict[str, Any], power: int) -> None:
    """WA-10.3: it is shown if it is worth something, and stays hidden otherwise."""
    bands = [["chr-01", "chr-02", "chr-03"], ["chr-04", "chr-05", "chr-06"]]
    table = scene(bands=bands, hands={0: [trick]}, begin=Scoring(), **where)
    assert shown_power(table.pos, 0) == power
    assert final_power(table.pos, 0) == table.pos.power_of(0) + power
    assert table.hand(0) == ([] if power else [trick])


def test_the_trick_deck_has_forty_cards() -> None:
    book = scene().pos.book
    assert sum(book.copies) == 40
    assert book.copies == [2] * 17 + [1] * 6
