"""The worked examples of the rules: given, when, then. A, B, C, D are seats 0 to 3."""

from __future__ import annotations

from typing import Any

import pytest

import sandtable
from sandtable.games.waral.position import AREA, BAND_ZONE, BOX, CONTROL, DECK, DISCARD, PACKET
from sandtable.games.waral.scoring import Scoring, end_powers, final_power
from tests.games.waral.tables import Scene, new_round, round_end, scene

# Districts by power, to show some power
FOUR = ["mil-12", "cul-10", "cul-12", "str-12"]


@pytest.mark.parametrize(("players", "area", "deck"), [(2, 8, 40), (3, 10, 38), (4, 10, 38)])
def test_1_area_and_deck(players: int, area: int, deck: int) -> None:
    """WA-1.1"""
    g = sandtable.new("waral", players=players, seed=1).g
    assert sum(len(g.piles[AREA + slot]) for slot in range(10)) == area
    assert len(g.piles[DECK]) == deck


def test_2_the_draft_of_three() -> None:
    """WA-2.1, WA-2.2, WA-2.3"""
    table = sandtable.new("waral", players=3, seed=1)
    assert len(table.g.piles[BOX]) == 4
    for held in (4, 3, 2):
        assert [len(table.g.piles[PACKET + seat]) for seat in range(3)] == [held] * 3
        for seat in range(3):
            table.play(seat, table.options(seat)[0])
    assert [len(table.g.piles[BAND_ZONE + seat]) for seat in range(3)] == [3, 3, 3]
    assert len(table.g.piles[BOX]) == 4 + 3


@pytest.mark.parametrize(
    ("players", "control", "over"),
    [
        (2, [*FOUR[:3], "mil-11"], True),
        (2, [*FOUR[:3], "mil-04"], False),
        (3, [*FOUR[:3], "mil-01"], True),
        (3, FOUR[:3], False),
        (4, [*FOUR[:2], "mil-11"], True),
        (4, [*FOUR[:2], "mil-04"], False),
    ],
)
def test_3_the_target_ends_the_game(players: int, control: list[str], over: bool) -> None:
    """WA-10.1: 15, 13, 11 end it; 14, 12, 10 do not."""
    assert round_end(players=players, control={1: control}).over == over


def test_4_the_most_power_wins_not_the_trigger() -> None:
    """WA-10.4"""
    bands = [
        ["chr-01", "chr-02", "chr-03"],
        ["chr-13", "chr-04", "chr-05"],
        ["chr-06", "chr-07", "chr-08"],
        ["chr-09", "chr-10", "chr-11"],
    ]
    control = {0: [*FOUR[:2], "mil-11"], 1: [*FOUR[2:], "mil-04"]}
    table = round_end(players=4, bands=bands, control=control, coins={1: "5G"})
    assert table.result is not None
    assert table.result.scores[:2] == [11, 13]
    assert table.result.winners == [1]


def test_5_reaching_the_target_in_mid_round_is_not_enough() -> None:
    """WA-10.1, WA-10.2"""
    control = {0: [*FOUR[:3], "mil-04", "mil-01"], 1: []}
    table = scene(
        first=1, area=["str-11"], control=control, coins={1: "6S"},
        used=["chr-13", "chr-14", "chr-15", "chr-11", "chr-10"],
    )  # fmt: skip
    assert table.pos.power_of(0) == 15
    table.do(1, "take str-11", "destroy mil-04")
    assert table.pos.power_of(0) == 13
    assert not table.over
    assert table.pos.round == 2
    assert table.waits() == (0, "Turn")


@pytest.mark.parametrize("both", [True, False])
def test_6_two_players_on_a_district_wreck_it(both: bool) -> None:
    """WA-9.1, WA-9.2"""
    table = scene(area=["mer-01", "mil-04"], used=["chr-14", "chr-15", "chr-10", "chr-11"])
    table.do(0, "loot mer-01")
    table.do(1, "loot mer-01" if both else "loot mil-04")
    assert table.coins(0) == "2G"
    assert table.coins(1) == ("2G" if both else "2I")
    assert ("mer-01" in table.area()) is not both
    assert (table.deck()[-1] == "mer-01") is both
    assert len(table.area()) == 8


def test_7_taking_an_occupied_district() -> None:
    """WA-4.5, WA-4.6, WA-4.7, WA-4.8"""
    table = scene(first=1, area=["mil-04", "mer-01"], stands={"chr-13": "mil-04"}, coins={0: "2I", 1: "3I"})
    table.do(1, "use chr-16", "take mil-04")
    assert table.coins(1) == ""
    assert table.coins(0) == "2I"
    assert table.used("chr-13")
    assert table.stands("chr-13") == ""
    assert table.area() == ["mer-01"]
    assert table.waits() == (0, "Turn")


def test_8_only_odila_joins_her_friends() -> None:
    """WA-4.1, WA-8.4"""
    where: dict[str, Any] = {"area": ["mil-05", "mer-01"], "stands": {"chr-13": "mil-05"}}
    bands = [["chr-13", "chr-01", "chr-14"], ["chr-16", "chr-10", "chr-11"]]
    table = scene(bands=bands, coins={0: "2I"}, **where)
    table.do(0, "use chr-14")
    assert "take mil-05" not in table.texts(0)
    assert table.reasons(0)["take mil-05"][0] == "WA-4.1"
    table = scene(bands=bands, coins={0: "2I"}, **where)
    table.do(0, "use chr-01", "take mil-05")
    assert table.coins(0) == ""
    assert table.control(0) == ["mil-05"]


def test_9_marthe_pays_one_coin_less() -> None:
    """WA-4.12"""
    bands = [["chr-10", "chr-13", "chr-14"], ["chr-16", "chr-02", "chr-11"]]

    def takes(coins: str) -> Scene:
        table = scene(bands=bands, area=["mer-11"], coins={0: coins})
        table.do(0, "use chr-10")
        return table

    table = takes("5G")
    table.do(0, "take mer-11")
    assert (table.coins(0), table.control(0)) == ("", ["mer-11"])
    for waived, left in (("gold", "1G"), ("silver", "1S")):
        table = takes("5G 1S")
        table.do(0, "take mer-11")
        assert table.texts(0) == ["waive gold", "waive silver"]
        table.do(0, f"waive {waived}")
        assert table.coins(0) == left
    assert "take mer-11" not in takes("4G").texts(0)


def test_10_bertwin_pays_in_any_kind() -> None:
    """WA-8.5"""
    bands = [["chr-02", "chr-13", "chr-14"], ["chr-16", "chr-10", "chr-11"]]
    table = scene(bands=bands, area=["mil-11"], coins={0: "2G 2S 1I"})
    table.do(0, "use chr-02", "take mil-11")
    assert (table.coins(0), table.control(0)) == ("", ["mil-11"])
    table = scene(bands=bands, area=["mil-11"], coins={0: "2G 2S"})
    table.do(0, "use chr-02")
    assert table.texts(0) == ["loot mil-11"]


def test_11_any_coins_are_chosen_one_by_one() -> None:
    """WA-4.11"""
    table = scene(area=["str-06"], coins={0: "3G 1S 2I"})
    table.do(0, "use chr-13", "take str-06")
    assert table.coins(0) == "1G 1S 1I"  # two gold and one iron must go whichever coin stays
    assert table.texts(0) == ["pay gold", "pay silver", "pay iron"]
    table.do(0, "pay iron", "pay gold")
    assert table.coins(0) == "1S"
    table = scene(area=["str-06"], coins={0: "3G 2I"})
    table.do(0, "use chr-13", "take str-06")
    assert table.coins(0) == ""


def test_12_a_second_character_as_a_cost() -> None:
    """WA-4.9"""
    table = scene(area=["mil-07"], coins={0: "2I"}, used=["chr-14", "chr-15"])
    assert table.texts(0) == ["loot mil-07"]
    assert table.reasons(0)["take mil-07"][0] == "WA-4.9"
    table = scene(area=["mil-07"], coins={0: "2I"}, used=["chr-15"])
    table.do(0, "use chr-13", "take mil-07")
    assert table.used("chr-13")
    assert table.used("chr-14")
    assert table.coins(0) == ""


def test_13_a_monument_on_own_ruins() -> None:
    """WA-4.10"""
    table = scene(area=["cul-10"], control={0: ["mer-05"]}, coins={0: "4S"})
    table.do(0, "use chr-13", "take cul-10")
    assert table.control(0) == ["cul-10"]
    assert table.deck()[-1] == "mer-05"
    assert table.pos.power_of(0) == 4
    table = scene(area=["cul-10"], coins={0: "4S"})
    table.do(0, "use chr-13")
    assert table.reasons(0)["take cul-10"] == ("WA-4.10", "it costs a district of yours, and you control none")


def test_14_a_blocked_district_misses_one_collection() -> None:
    """WA-7.8, WA-9.5"""
    table = new_round(control={0: ["mer-10", "cul-02"]}, blocked=["mer-10"])
    assert table.coins(0) == "1S"
    assert not any(table.pos.blocked)
    table = new_round(control={0: ["mer-10", "cul-02"]})
    assert table.coins(0) == "1G 1S 1I"


def test_15_a_skipped_character_is_back_next_round() -> None:
    """WA-7.7"""
    table = scene(
        3, area=["mil-01"], control={0: ["mil-04"]}, hands={0: ["trk-03"]},
        used=["chr-14", "chr-15", "chr-16", "chr-10", "chr-11", "chr-02"],
    )  # fmt: skip
    table.do(0, "play trk-03", "skip chr-08")
    assert table.pos.ready(2) == [table.card("chr-09")]
    table.do(0, "loot mil-01")
    table.do(2, "loot mil-01")
    assert table.pos.round == 2
    assert len(table.pos.ready(2)) == 3


def test_16_bodyguards_save_a_district() -> None:
    """WA-7.15"""
    table = scene(control={0: ["mil-04"], 1: ["mil-02"]}, coins={0: "1I"}, hands={0: ["trk-01"], 1: ["trk-15"]})
    table.do(0, "use chr-13", "play trk-01")
    assert table.waits() == (1, "Struck")
    table.do(1, "play trk-15")
    assert table.control(1) == ["mil-02"]
    assert (table.coins(0), table.hand(0), table.hand(1)) == ("", [], [])
    assert sorted(table.discard()) == ["trk-01", "trk-15"]
    assert table.used("chr-13")
    assert table.waits() == (1, "Turn")


def test_17_blackmail_leaves_nothing_to_steal() -> None:
    """WA-6.4, WA-7.3"""
    table = scene(area=["cul-08"], coins={0: "4S 3G"}, hands={1: ["trk-16"]})
    table.do(0, "use chr-13", "take cul-08", "steal 2")
    table.do(1, "play trk-16")
    assert table.hand(0) == []
    assert table.coins(1) == "2G"
    assert table.coins(0) == ""
    assert table.waits() == (1, "Turn")


def test_18_through_the_skylight_once_a_round() -> None:
    """WA-6.5, WA-7.12"""
    bands = [["chr-13", "chr-14", "chr-15"], ["chr-09", "chr-10", "chr-11"]]
    where: dict[str, Any] = {"bands": bands, "area": ["mil-04", "mil-01"], "coins": {0: "6I"}}
    table = scene(stands={"chr-09": "mil-04"}, hands={1: ["trk-17", "trk-17"]}, **where)
    table.do(0, "use chr-13", "take mil-04")
    assert table.waits() == (1, "SentBack")
    table.do(1, "play trk-17")
    assert not table.used("chr-09")
    table.do(1, "use chr-09", "loot mil-01")
    table.do(0, "use chr-14", "take mil-01")
    assert table.used("chr-09")
    assert table.waits() == (1, "Turn")


def test_19_wim_leaves_no_window() -> None:
    """WA-8.10"""
    bands = [["chr-13", "chr-14", "chr-15"], ["chr-06", "chr-10", "chr-11"]]
    table = scene(bands=bands, area=["mil-04"], coins={0: "3I"}, stands={"chr-10": "mil-04"}, hands={1: ["trk-17"]})
    table.do(0, "use chr-13", "take mil-04")
    assert not table.used("chr-10")
    assert table.waits() == (1, "Turn")


def test_20_gudrun_seals_a_district_but_not_against_wrecking() -> None:
    """WA-8.6, WA-7.6"""
    bands = [["chr-03", "chr-14", "chr-15"], ["chr-16", "chr-10", "chr-11"]]
    table = scene(
        first=1, bands=bands, area=["mil-08", "mil-01"], deck=["mer-01"], stands={"chr-03": "mil-08"}, coins={1: "4I 1S"},
        control={1: ["str-01"]}, hands={1: ["trk-11"]},
    )  # fmt: skip
    table.do(1, "use chr-16")
    assert table.texts(1) == ["loot mil-01", "take mil-01"]
    assert table.reasons(1)["loot mil-08"][0] == "WA-8.6"
    table.undo(1)
    table.do(1, "play trk-11", "wreck mil-08")
    assert (table.stands("chr-03"), table.used("chr-03")) == ("", True)
    assert table.area() == ["mer-01", "mil-01"]


def test_21_corvin_burns_a_crowd() -> None:
    """WA-8.9"""
    bands = [["chr-04", "chr-14", "chr-15"], ["chr-16", "chr-10", "chr-11"], ["chr-02", "chr-08", "chr-09"]]
    table = scene(3, bands=bands, area=["str-03"], stands={"chr-16": "str-03", "chr-02": "str-03"})
    table.do(
        0, "use chr-04", "loot str-03", "gain gold", "gain gold", "wreck str-03", "gain silver", "gain silver", "gain silver"
    )
    assert table.coins(0) == "2G 3S"
    assert [table.stands(slug) for slug in ("chr-04", "chr-16", "chr-02")] == ["", "", ""]


def test_22_ysmeine_uses_effects() -> None:
    """WA-8.8"""
    bands = [["chr-12", "chr-14", "chr-15"], ["chr-16", "chr-10", "chr-11"]]
    table = scene(bands=bands, area=["mil-10"], control={1: ["mil-01", "mil-04"]})
    table.do(0, "use chr-12", "loot mil-10", "apply")
    assert table.coins(0) == ""
    table.do(0, "destroy mil-01")
    assert table.control(1) == ["mil-04"]
    table = scene(bands=bands, area=["str-02"])
    table.do(0, "use chr-12", "loot str-02", "decline", "apply", "decline")
    assert len(table.hand(0)) == 2
    assert table.waits() == (1, "Turn")


def test_23_jost_is_given_what_he_lacks() -> None:
    """WA-8.13"""
    bands = [["chr-08", "chr-14", "chr-15"], ["chr-16", "chr-10", "chr-11"]]
    table = scene(bands=bands, area=["cul-02"], coins={0: "2I"})
    table.do(0, "use chr-08", "loot cul-02")
    assert table.coins(0) == "1G 3S 2I"


def test_24_the_secret_chancery() -> None:
    """WA-7.9, WA-8.11"""
    table = scene(area=["str-10"], control={0: ["mil-01"], 1: ["mil-09", "mil-12"]}, coins={0: "7G"})
    table.do(0, "use chr-13", "take str-10")
    assert table.texts(0) == ["give str-10", "decline"]
    table.do(0, "give str-10")
    assert table.control(0) == ["mil-01", "mil-09"]
    assert table.control(1) == ["mil-12", "str-10"]
    assert table.waits() == (1, "Turn")
    safe = [["chr-13", "chr-14", "chr-15"], ["chr-05", "chr-10", "chr-11"]]
    table = scene(bands=safe, area=["str-10"], control={1: ["mil-09"]}, coins={0: "7G"})
    table.do(0, "use chr-13", "take str-10")
    assert table.waits() == (1, "Turn")


def test_25_rebuild_on_the_ruins() -> None:
    """WA-7.14"""
    table = scene(
        area=["mil-09", "mil-12"], control={0: ["mer-01", "cul-02"]}, coins={1: "2S"}, hands={0: ["trk-09"]},
        used=["chr-14", "chr-15"],
    )  # fmt: skip
    table.do(0, "use chr-13", "play trk-09", "ruin mer-01")
    assert table.control(0) == ["cul-02", "mil-09"]
    table.do(0, "steal 2")
    assert table.coins(0) == "2S"
    assert table.discard() == ["trk-09"]


@pytest.mark.parametrize(("deck", "seen"), [(["mer-01", "mer-02"], 2), ([], 0)])
def test_26_looking_at_a_short_deck(deck: list[str], seen: int) -> None:
    """WA-7.10"""
    table = scene(area=["str-12"], deck=deck)
    table.do(0, "use chr-13", "loot str-12")
    if seen:
        table.do(0, "look")
        assert len(table.texts(0)) == 2 * seen
    else:
        assert table.waits() == (1, "Turn")


def test_27_carnival_night_reshuffles() -> None:
    """WA-5.6, WA-5.7"""
    table = scene(control={0: ["cul-02"]}, hands={0: ["trk-07"]}, tricks=["trk-01"], discard=["trk-02", "trk-03", "trk-04"])
    table.do(0, "use chr-13", "play trk-07")
    assert len(table.hand(0)) == 3
    assert "trk-01" in table.hand(0)
    assert table.discard() == ["trk-07"]


def test_28_second_shift_in_w2() -> None:
    """WA-3.2, WA-6.3"""
    table = scene(
        area=["mil-01", "mer-01"], control={0: ["cul-02"]}, coins={0: "1G"}, hands={0: ["trk-08"]},
        used=["chr-14", "chr-15", "chr-16", "chr-10", "chr-11"],
    )  # fmt: skip
    table.do(0, "use chr-13", "loot mil-01")
    assert table.waits() == (0, "After")
    table.do(0, "play trk-08", "pay gold", "ready chr-14")
    assert table.pos.round == 1
    assert table.waits() == (0, "Action")


def test_29_sanne_robs_the_richer() -> None:
    """WA-8.7"""
    bands = [["chr-07", "chr-14", "chr-15"], ["chr-16", "chr-10", "chr-11"], ["chr-02", "chr-08", "chr-09"]]
    table = scene(3, bands=bands, coins={0: "2G", 1: "3S", 2: "2I"}, hands={0: ["trk-14"], 1: ["trk-16"]})
    table.do(0, "use chr-07")
    assert table.texts(0) == ["steal 2", "decline"]
    table.do(0, "steal 2")
    table.do(1, "play trk-16")
    assert table.texts(1) == ["grab gold", "grab silver"]
    table.do(1, "grab gold")  # one gold must go whatever the other coin is
    assert (table.coins(0), table.coins(1)) == ("1S", "2G 2S")
    assert table.waits() == (0, "Action")
    assert "play trk-14" not in table.texts(0)
    assert table.reasons(0)["play trk-14"][0] == "WA-8.7"


def test_30_riot_in_the_alleys() -> None:
    """WA-7.13"""
    table = scene(area=["str-06", "mil-04"], deck=["mer-01"], stands={"chr-14": "str-06"}, hands={0: ["trk-14"]})
    table.do(0, "use chr-13", "play trk-14", "pillage str-06")
    assert table.area() == ["mer-01", "mil-04"]
    table.do(0, "pillage mer-01")
    assert table.coins(0) == "3G 1S 1I"
    assert table.stands("chr-14") == ""
    assert table.waits() == (1, "Turn")


def test_31_both_win() -> None:
    """WA-10.4, WA-10.5"""
    bands = [["chr-14", "chr-01", "chr-02"], ["chr-03", "chr-04", "chr-05"]]
    control = {0: ["mil-01", "mil-02", "mil-03", "mer-01", "mer-05", "cul-07", "str-05"], 1: [*FOUR[:3], "mil-11"]}
    table = scene(bands=bands, control=control, hands={0: ["trk-18", "trk-22"]}, begin=Scoring())
    assert table.result is not None
    assert table.result.lines[0] == [("districts", 9), ("characters", 2), ("end-tricks", 4)]
    assert table.result.scores == [15, 15]
    assert table.result.winners == [0, 1]


def test_32_vesna_counts_all_tricks() -> None:
    """WA-10.4"""
    bands = [["chr-15", "chr-01", "chr-02"], ["chr-03", "chr-04", "chr-05"]]
    assert end_powers(scene(bands=bands, hands={0: ["trk-18", "trk-12"]}, begin=Scoring()).pos, 0) == 2
    four = ["trk-18", "trk-12", "trk-01", "trk-02"]
    assert end_powers(scene(bands=bands, hands={0: four}, begin=Scoring()).pos, 0) == 3


def test_33_hanne_counts_small_districts() -> None:
    """WA-10.4"""
    bands = [["chr-16", "chr-01", "chr-02"], ["chr-03", "chr-04", "chr-05"]]
    table = scene(bands=bands, control={0: ["mer-05", "mil-01", "mil-02", "mil-09"]}, begin=Scoring())
    assert end_powers(table.pos, 0) == 2
    assert final_power(table.pos, 0) == 7


def test_34_nothing_can_be_done() -> None:
    """WA-3.6"""
    bands = [["chr-13", "chr-14", "chr-15"], ["chr-03", "chr-10", "chr-11"]]
    table = scene(bands=bands, area=["mil-01", "mer-01"], stands={"chr-15": "mil-01", "chr-03": "mer-01"})
    assert table.texts(0) == ["idle chr-13", "idle chr-14"]
    table.do(0, "idle chr-14")
    assert table.used("chr-14")
    assert table.waits() == (1, "Turn")


@pytest.mark.parametrize(("round", "over"), [(11, False), (12, True)])
def test_35_the_last_round(round: int, over: bool) -> None:
    """WA-10.6"""
    table = round_end(round=round, control={0: ["mil-12"]})
    assert table.over is over
    if over:
        assert table.result is not None
        assert table.result.reason == "round-limit"
        assert table.slugs(CONTROL) == ["mil-12"]
        assert table.slugs(DISCARD) == []
