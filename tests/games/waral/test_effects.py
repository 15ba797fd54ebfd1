"""WA-7 Effects, and what they leave known to whom."""

from __future__ import annotations

import pytest

from sandtable.engine.chance import Dice
from sandtable.engine.sight import SPECTATOR, imagine, view
from sandtable.games.waral.position import DECK, HAND
from tests.games.waral.tables import Scene, scene

NINE = ["cul-01", "cul-02", "cul-03", "cul-04", "cul-05", "cul-06", "cul-07", "cul-08", "cul-09"]


def known_in_deck(table: Scene, seat: int) -> list[str | None]:
    """The district deck as a seat knows it, top card first."""
    (deck,) = [pile["cards"] for pile in table.view(seat)["zones"] if pile["zone"] == "district deck"]
    return list(deck[::-1])


def same_for_all(table: Scene) -> None:
    for seat in (SPECTATOR, *range(table.pos.players)):
        for number in range(10):
            assert view(imagine(table.g, seat, Dice(number)), seat) == view(table.g, seat)


def test_a_coin_of_choice_is_chosen_when_gained() -> None:
    """WA-7.1"""
    table = scene(area=["str-07"])
    table.do(0, "use chr-13", "loot str-07", "gain silver", "gain iron")
    assert table.coins(0) == "1S 1I"
    table = scene(area=["str-07"])
    table.do(0, "use chr-13", "loot str-07", "gain iron", "gain silver")
    assert table.coins(0) == "1S 1I"


def test_a_drawn_trick_is_secret() -> None:
    """WA-7.2"""
    table = scene(area=["cul-01"], tricks=["trk-18", "trk-01"])
    table.do(0, "use chr-13", "loot cul-01")
    assert table.hand(0) == ["trk-18"]
    assert table.log(0)[-1] == "Gull draws Roll of Honour."
    assert table.log(1)[-1] == "Gull draws a trick."
    (hand,) = [pile["cards"] for pile in table.view(1)["zones"] if pile["zone"] == "hand" and pile["owner"] == 0]
    assert hand == [None]
    assert not table.can_undo(0)


def test_who_holds_nothing_cannot_be_robbed() -> None:
    """WA-7.3"""
    table = scene(3, area=["mil-02"], coins={2: "1G"})
    table.do(0, "use chr-13", "loot mil-02")
    assert table.texts(0) == ["steal 3", "decline"]
    table.do(0, "steal 3")
    assert table.coins(0) == "1G 1I"


def test_a_thief_takes_all_where_there_is_less() -> None:
    """WA-7.3"""
    table = scene(control={0: ["mil-04"]}, coins={1: "1G 1S"}, hands={0: ["trk-02"]})
    table.do(0, "use chr-13", "play trk-02")
    assert (table.coins(0), table.coins(1)) == ("1G 1S", "")


def test_a_stolen_trick_is_known_to_thief_and_victim_alone() -> None:
    """WA-7.3"""
    table = scene(3, area=["cul-08"], coins={0: "4S 1G"}, hands={1: ["trk-18", "trk-19", "trk-20"]})
    table.do(0, "use chr-13", "take cul-08", "steal 2")
    (stolen,) = table.hand(0)

    def sees(seat: int, owner: int) -> list[str | None]:
        (hand,) = [pile["cards"] for pile in table.view(seat)["zones"] if pile["zone"] == "hand" and pile["owner"] == owner]
        return list(hand)

    assert sees(1, 0) == [stolen]
    assert sees(2, 0) == [None]
    assert sees(0, 1) == [None, None]
    assert not table.can_undo(0)
    same_for_all(table)


def test_stolen_tricks_are_drawn_at_random() -> None:
    """WA-7.3"""
    stolen = set()
    for number in range(20):
        table = scene(area=["cul-08"], coins={0: "4S 1G"}, hands={1: ["trk-18", "trk-19", "trk-20"]})
        table.g.seed = f"theft {number}"
        table.do(0, "use chr-13", "take cul-08", "steal 2")
        stolen.add(table.hand(0)[0])
    assert stolen == {"trk-18", "trk-19", "trk-20"}


def test_a_destroyed_district_loses_its_marker() -> None:
    """WA-7.4"""
    table = scene(control={0: ["mil-04"], 1: ["mer-01"]}, coins={0: "1I"}, hands={0: ["trk-01"]}, blocked=["mer-01"])
    table.do(0, "use chr-13", "play trk-01")
    assert table.deck()[-1] == "mer-01"
    assert not any(table.pos.blocked)
    assert known_in_deck(table, SPECTATOR)[-1] == "mer-01"


def test_a_wrecked_district_is_replaced_at_once() -> None:
    """WA-7.6"""
    table = scene(area=["mil-06", "mil-04"], deck=["cul-01"], stands={"chr-14": "mil-04", "chr-16": "mil-04"}, coins={1: "2I"})
    table.do(0, "use chr-13", "loot mil-06", "wreck mil-04")
    assert table.area() == ["mil-06", "cul-01"]
    assert (table.stands("chr-14"), table.stands("chr-16")) == ("", "")
    assert table.used("chr-16")
    assert table.coins(1) == "2I"


def test_the_last_wrecked_card_comes_back_from_an_empty_deck() -> None:
    """WA-7.6"""
    table = scene(area=["mil-06", "mil-04"], deck=[], stands={"chr-16": "mil-04"})
    table.do(0, "use chr-13", "loot mil-06", "wreck mil-04")
    assert table.area() == ["mil-06", "mil-04"]
    assert table.stands("chr-16") == ""


def test_a_skipped_character_is_not_sent_back() -> None:
    """WA-7.7"""
    table = scene(control={0: ["mil-04"]}, hands={0: ["trk-03"], 1: ["trk-17"]})
    table.do(0, "play trk-03", "skip chr-10")
    assert table.used("chr-10")
    assert table.waits() == (0, "Turn")


def test_a_block_marker_follows_a_swap_and_lasts_one_collection() -> None:
    """WA-7.8"""
    table = scene(control={0: ["str-02"], 1: ["mer-01"]}, hands={0: ["trk-10"]}, blocked=["mer-01"])
    table.do(0, "use chr-13", "play trk-10")
    assert table.control(0) == ["mer-01"]
    assert table.pos.blocked[table.card("mer-01")] == 1


def test_a_swap_gains_at_most_what_is_printed() -> None:
    """WA-7.9"""
    table = scene(control={0: ["str-02", "mil-04"], 1: ["mil-11", "mil-12"]}, hands={0: ["trk-10"]}, area=["mer-01"])
    table.do(0, "use chr-13", "play trk-10")
    assert table.control(0) == ["str-02", "mil-11"]
    assert table.coins(0) == ""


def test_looking_is_private_and_remembered_in_place() -> None:
    """WA-7.10"""
    table = scene(3, area=["str-12"], deck=NINE)
    table.do(0, "use chr-13", "loot str-12", "look")
    assert sorted(table.texts(0)) == sorted(f"{verb} {slug}" for verb in ("top", "bottom") for slug in NINE[:3])
    same_for_all(table)
    table.do(0, "bottom cul-02", "top cul-03")
    same_for_all(table)
    table.do(0, "top cul-01")
    assert known_in_deck(table, 0) == ["cul-03", "cul-01", *[None] * 6, "cul-02"]
    assert known_in_deck(table, 1) == [None] * 9
    assert table.log(1)[-1] == "Gull puts 2 back on top of the deck and 1 at the bottom."
    assert [table.pos.book.slugs[card] for card in table.g.piles[DECK]][-2:] == ["cul-01", "cul-03"]
    same_for_all(table)


def test_what_was_looked_at_may_be_arranged_anew_until_the_last_card_is_placed() -> None:
    """WA-7.10, section 5: the places are taken back, what was seen is not."""
    table = scene(area=["str-12", "mil-01"], deck=["cul-01", "cul-02", "cul-03", "cul-04"])
    table.do(0, "use chr-13", "loot str-12", "look", "top cul-01", "bottom cul-02")
    table.undo(0)
    table.undo(0)
    assert not table.can_undo(0)
    assert table.texts(0) == [f"{verb} {card}" for verb in ("top", "bottom") for card in ("cul-01", "cul-02", "cul-03")]
    table.do(0, "top cul-03", "top cul-02", "top cul-01")
    assert table.deck() == ["cul-03", "cul-02", "cul-01", "cul-04"]


def test_a_second_look_blurs_what_the_first_one_knew() -> None:
    """WA-7.10: who looked before knows which cards are taken up, but not where they go."""
    table = scene(2, area=["str-12", "str-04"], deck=NINE)
    table.do(0, "use chr-13", "loot str-12", "look", "top cul-01", "top cul-02", "top cul-03")
    assert known_in_deck(table, 0)[:3] == ["cul-01", "cul-02", "cul-03"]
    table.do(1, "use chr-16", "loot str-04", "look")
    table.do(1, "top cul-03", "top cul-02", "top cul-01")
    assert known_in_deck(table, 0)[:3] == [None] * 3
    assert known_in_deck(table, 1)[:3] == ["cul-03", "cul-02", "cul-01"]
    same_for_all(table)


def test_a_trade_needs_a_coin_and_another_kind() -> None:
    """WA-7.11"""
    table = scene(control={0: ["mer-05"]}, coins={0: "1G"}, hands={0: ["trk-05"]})
    table.do(0, "play trk-05")
    assert table.texts(0) == ["trade gold-silver", "trade gold-iron", "enough"]


def test_a_readied_character_leaves_the_area() -> None:
    """WA-7.12"""
    table = scene(
        area=["mil-04", "mil-01"], control={0: ["cul-02"]}, coins={0: "1G"}, hands={0: ["trk-08"]}, stands={"chr-14": "mil-04"}
    )
    table.do(0, "play trk-08")
    assert table.stands("chr-14") == ""
    assert not table.used("chr-14")


@pytest.mark.parametrize(
    ("district", "decision"),
    [("mil-02", "ChooseRival"), ("mil-06", "ChooseWrecked"), ("str-01", "ChooseBlocked"), ("str-12", "AskToLook")],
)
def test_what_a_district_lets_you_do_can_be_declined(district: str, decision: str) -> None:
    """WA-7.16"""
    table = scene(area=[district, "mil-04"], coins={1: "1G"}, control={1: ["mer-01"]})
    table.do(0, "use chr-13", f"loot {district}")
    assert table.waits() == (0, decision)
    table.do(0, "decline")
    assert table.coins(1) == "1G"
    assert table.waits() == (1, "Turn")


def test_what_a_trick_says_must_be_done() -> None:
    """WA-7.16"""
    table = scene(coins={1: "1G 1S"}, hands={0: ["trk-13"]})
    table.do(0, "play trk-13")
    assert table.texts(0) == ["grab gold", "grab silver"]


def test_a_step_without_target_is_left_out() -> None:
    """WA-7.17"""
    table = scene(area=["mil-02"])
    table.do(0, "use chr-13", "loot mil-02")
    assert table.coins(0) == "1I"
    assert table.waits() == (1, "Turn")


def test_hands_are_hidden() -> None:
    """WA-5.10"""
    table = scene(hands={0: ["trk-01", "trk-15"], 1: ["trk-02"]})
    same_for_all(table)
    assert len(table.g.piles[HAND]) == 2
