"""WA-3 The round and the turn, WA-4 loot and take."""

from __future__ import annotations

import sandtable
from sandtable.bots.playout import next_seat
from sandtable.engine.chance import Dice
from sandtable.engine.flow import apply
from sandtable.engine.plain import plain
from sandtable.games.waral.position import Waral
from sandtable.games.waral.reasons import not_now
from sandtable.games.waral.take import POWERLESS, may_enter, open_slots
from tests.games.waral.tables import Scene, round_end, scene


def test_turns_run_to_the_left_and_pass_over_who_has_no_ready_character() -> None:
    """WA-3.2"""
    table = scene(3, first=2, used=["chr-13", "chr-14", "chr-15"])
    table.do(2, "use chr-02", "loot mil-11")
    assert table.waits() == (1, "Turn")
    table.do(1, "use chr-16", "loot mil-01")
    assert table.waits() == (2, "Turn")


def test_one_player_may_take_several_turns_in_a_row() -> None:
    """WA-3.2"""
    table = scene(used=["chr-16", "chr-10", "chr-11"])
    table.do(0, "use chr-13", "loot mil-11")
    assert table.waits() == (0, "Turn")
    table.do(0, "use chr-14", "loot mil-01")
    assert table.pos.round == 1


def test_the_round_ends_when_nobody_has_a_ready_character() -> None:
    """WA-3.1, WA-3.2"""
    table = scene(used=["chr-14", "chr-15", "chr-16", "chr-10", "chr-11"], control={1: ["mer-01"]})
    table.do(0, "loot mil-11")
    assert table.pos.round == 2
    assert table.coins(1) == "1G"


def test_a_character_acts_once_a_round() -> None:
    """WA-3.3, WA-3.4"""
    table = scene()
    table.do(0, "use chr-13", "loot mil-11")
    table.do(1, "use chr-16", "loot mil-11")
    assert table.texts(0) == ["use chr-14", "use chr-15"]
    assert table.reasons(0)["use chr-13"][0] == "WA-3.4"


def test_there_is_no_pass_and_a_loot_that_gives_nothing_is_legal() -> None:
    """WA-3.5"""
    table = scene(area=["str-02"], tricks=[], deck=[])
    assert table.texts(0) == ["use chr-13", "use chr-14", "use chr-15"]
    table.do(0, "use chr-13")
    assert table.texts(0) == ["loot str-02"]
    table.do(0, "loot str-02")
    assert (table.coins(0), table.hand(0)) == ("", [])
    assert table.stands("chr-13") == "str-02"


def test_a_character_that_can_act_must() -> None:
    """WA-3.6: Odila can enter where the others cannot, so she is the one to use."""
    bands = [["chr-13", "chr-01", "chr-15"], ["chr-16", "chr-10", "chr-11"]]
    table = scene(bands=bands, area=["mil-04"], stands={"chr-13": "mil-04"})
    assert table.waits() == (0, "Action")
    assert table.ask(0)["subject"]["name"] == "Odila Fenn"  # type: ignore[index]
    assert table.texts(0) == ["loot mil-04"]


def test_an_action_trick_is_an_action_for_who_cannot_enter() -> None:
    """WA-3.6"""
    table = scene(area=["mil-04"], stands={"chr-13": "mil-04"}, hands={0: ["trk-14"]})
    table.do(0, "use chr-14")
    assert table.texts(0) == ["play trk-14"]


def test_free_tricks_are_playable_by_who_can_do_nothing_else() -> None:
    """WA-3.6, WA-3.7"""
    table = scene(area=["mil-04"], stands={"chr-13": "mil-04"}, hands={0: ["trk-13"]}, coins={1: "1G"})
    assert table.texts(0) == ["idle chr-14", "idle chr-15", "play trk-13"]
    table.do(0, "idle chr-14")
    assert table.waits() == (0, "After")


def test_rivals_characters_do_not_bar_the_way() -> None:
    """WA-4.1, WA-4.2"""
    table = scene(area=["mil-04"], stands={"chr-16": "mil-04"})
    table.do(0, "use chr-13", "loot mil-04")
    assert table.stands("chr-13") == table.stands("chr-16") == "mil-04"
    assert table.area() == ["mil-04"]


def test_jost_comes_before_the_loot_and_tilda_after() -> None:
    """WA-4.3"""
    bands = [["chr-08", "chr-09", "chr-15"], ["chr-16", "chr-10", "chr-11"]]
    table = scene(bands=bands, area=["cul-02", "str-06"])
    table.do(0, "use chr-08", "loot cul-02")
    assert table.coins(0) == "1G 3S 1I"
    table.do(1, "use chr-16", "loot cul-02")
    table.do(0, "use chr-09", "loot str-06")
    assert table.log(1)[-1] == "Gull draws a trick."


def test_the_taker_returns_too_and_stays_used() -> None:
    """WA-4.5"""
    table = scene(area=["mil-04", "mil-01"], coins={0: "3I"})
    table.do(0, "use chr-13", "take mil-04")
    assert table.stands("chr-13") == ""
    assert table.used("chr-13")


def test_nothing_is_sent_back_before_the_cost_is_paid() -> None:
    """WA-4.6"""
    table = scene(area=["str-03", "mil-01"], coins={0: "2G 2S"}, stands={"chr-16": "str-03"})
    table.do(0, "use chr-13", "take str-03")
    assert table.waits() == (0, "PayAny")
    assert table.stands("chr-16") == "str-03"
    assert table.control(0) == []
    table.do(0, "pay gold")
    assert table.waits() == (0, "ChooseWrecked")
    assert table.stands("chr-16") == ""


def test_a_taken_slot_stays_empty_until_the_round_ends() -> None:
    """WA-4.8, WA-9.2"""
    table = scene(area=["mil-04", "mil-01"], coins={0: "3I"}, used=["chr-14", "chr-15", "chr-10", "chr-11"], deck=["mer-01"])
    table.do(0, "take mil-04")
    assert table.area() == ["mil-01"]
    table.do(1, "loot mil-01")
    assert table.area() == ["mer-01", "mil-01"]


def test_any_number_of_districts_may_be_controlled() -> None:
    """WA-4.13"""
    table = scene(area=["mil-04"], coins={0: "3I"}, control={0: ["mil-01", "mil-02", "mil-03", "mer-01", "cul-02", "str-06"]})
    table.do(0, "use chr-13", "take mil-04")
    assert len(table.control(0)) == 7


def test_choosing_the_other_character_is_asked_only_where_there_is_a_choice() -> None:
    """WA-4.9"""
    table = scene(area=["mil-07"], coins={0: "2I"})
    table.do(0, "use chr-13", "take mil-07")
    assert table.texts(0) == ["spend chr-14", "spend chr-15"]
    table.do(0, "spend chr-15")
    assert table.pos.ready(0) == [table.card("chr-14")]
    assert table.stands("chr-15") == ""


def test_which_own_district_falls_is_the_payers_choice() -> None:
    """WA-4.10, WA-7.5"""
    table = scene(area=["cul-10"], coins={0: "4S"}, control={0: ["mer-05", "mil-01"]}, hands={1: ["trk-15"]})
    table.do(0, "use chr-13", "take cul-10", "ruin mil-01")
    assert table.control(0) == ["mer-05", "cul-10"]
    assert table.waits() == (1, "Turn")


def test_a_refusal_names_the_price_and_what_is_missing() -> None:
    """WA-4.4, WA-4.11"""
    table = scene(area=["mil-12", "mer-02"], coins={0: "5I 1G"})
    table.do(0, "use chr-13")
    reasons = table.reasons(0)
    assert reasons["take mil-12"] == ("WA-4.4", "it costs 6 iron and 1 of any kind; 1 coin short")
    assert reasons["take mer-02"] == ("WA-4.4", "it costs 2 gold and 1 iron; 1 coin short")


def test_tokens_return_and_marks_are_cleared() -> None:
    """WA-9.3"""
    table = round_end(area=["mil-04", "mil-01"], stands={"chr-13": "mil-04"}, used=["chr-16"])
    assert not any(table.pos.used)
    assert not any(table.pos.stands)
    assert not any(table.pos.readied)


def test_two_characters_of_one_player_do_not_wreck() -> None:
    """WA-9.1"""
    bands = [["chr-13", "chr-01", "chr-15"], ["chr-16", "chr-10", "chr-11"]]
    table = round_end(bands=bands, area=["mil-04"], stands={"chr-13": "mil-04", "chr-01": "mil-04"})
    assert table.area()[0] == "mil-04"


def test_wrecked_districts_go_under_the_deck_in_slot_order() -> None:
    """WA-9.1, WA-9.2"""
    bands = [["chr-13", "chr-14", "chr-15"], ["chr-16", "chr-10", "chr-11"]]
    stands = {"chr-13": "mil-04", "chr-16": "mil-04", "chr-14": "mil-01", "chr-10": "mil-01"}
    table = round_end(bands=bands, area=["mil-04", "mer-01", "mil-01"], stands=stands, deck=["cul-01", "cul-02", "cul-03"])
    assert table.area() == ["cul-01", "mer-01", "cul-02", "cul-03", "mil-04", "mil-01"]
    table = round_end(bands=bands, area=["mil-04", "mer-01", "mil-01"], stands=stands, deck=[f"str-0{n}" for n in range(1, 9)])
    assert table.deck()[-2:] == ["mil-04", "mil-01"]


def test_slots_stay_empty_with_an_empty_deck() -> None:
    """WA-9.2"""
    table = round_end(area=["mil-04"], deck=[])
    assert table.area() == ["mil-04"]
    assert table.waits() == (1, "Turn")


def test_the_first_player_marker_goes_to_the_left() -> None:
    """WA-9.4"""
    table = round_end(players=3, first=2, round=4)
    assert (table.pos.round, table.pos.first) == (5, 0)
    assert table.waits() == (0, "Turn")


def test_collection_is_in_turn_order_from_the_new_first_player() -> None:
    """WA-9.5"""
    table = round_end(first=0, control={0: ["cul-03"], 1: ["cul-09"]}, tricks=["trk-01", "trk-02"])
    assert (table.hand(1), table.hand(0)) == (["trk-01"], ["trk-02"])


def test_places_below_a_tie_are_shared_the_same_way() -> None:
    """WA-10.5"""
    bands = [
        ["chr-01", "chr-02", "chr-03"],
        ["chr-04", "chr-05", "chr-06"],
        ["chr-07", "chr-08", "chr-09"],
        ["chr-10", "chr-11", "chr-12"],
    ]
    control = {0: ["mil-12", "cul-10"], 1: ["mil-04", "mil-11"], 2: ["cul-12", "str-12", "mer-11"], 3: ["mer-07", "mil-09"]}
    table = round_end(players=4, bands=bands, control=control)
    assert table.result is not None
    assert table.result.scores == [8, 5, 11, 5]
    assert table.result.ranks == [2, 3, 1, 3]


def test_nobody_is_ever_out() -> None:
    """WA-10.7: a player without coins, districts or tricks still has turns."""
    table = scene(control={1: ["mil-12", "cul-10"]}, coins={1: "9G"})
    assert table.waits() == (0, "Turn")


def test_who_chose_a_character_may_go_back_to_the_choice() -> None:
    """WA-3.3: as long as there is another choice and nothing was done."""
    table = scene(area=["mil-04", "mil-01"])
    table.do(0, "use chr-13")
    assert table.may_go_back(0)
    table.do(0, "back")
    assert table.waits() == (0, "Turn")
    assert not table.used("chr-13")
    table.do(0, "use chr-14", "loot mil-04")
    assert (table.used("chr-13"), table.used("chr-14")) == (False, True)
    alone = scene(area=["mil-04", "mil-01"], used=["chr-13", "chr-14"])
    assert alone.waits() == (0, "Action")
    assert not alone.may_go_back(0)


def test_going_back_leaves_nothing_behind() -> None:
    """WA-3.3: what strikes now is a trick, not the character who was chosen before."""
    table = scene(area=["mil-04", "mil-01"], coins={1: "2G"})
    before = plain(sandtable.title("waral"), table.pos)
    table.do(0, "use chr-13", "back")
    assert plain(sandtable.title("waral"), table.pos) == {**before, "phase": table.pos.phase}


def test_after_the_action_nobody_is_said_to_act_still() -> None:
    """WA-3.4, WA-6.3"""
    table = scene(area=["mil-04", "mil-01"], control={0: ["mil-02"]}, hands={0: ["trk-03"]})
    table.do(0, "use chr-13")
    assert why_unused(table) == {"chr-13": "why-acting", "chr-14": "why-one-acts", "chr-15": "why-one-acts"}
    table.do(0, "loot mil-04")
    assert table.waits() == (0, "After")
    assert why_unused(table) == {"chr-13": "why-used", "chr-14": "why-one-acts", "chr-15": "why-one-acts"}


def why_unused(table: Scene) -> dict[str, str]:
    """What the first player is told who tries a character."""
    told = {table.words.text(code): why.message for code, _, why in not_now(table.pos, 0)}
    return {text.removeprefix("use "): message for text, message in told.items() if text.startswith("use ")}


def test_open_slots_are_those_that_may_be_entered() -> None:
    """WA-4.1, WA-8.4, WA-8.6 Found at one look, they are the same as slot by slot."""
    for seed in range(3):
        g = sandtable.new("waral", players=4, seed=seed).g
        assert isinstance(g, Waral)
        dice = Dice(seed)
        for _ in range(200):
            seat = next_seat(g)
            for character in [POWERLESS, *g.band[seat]]:
                found = [slot for slot in range(g.slots) if may_enter(g, seat, slot, character)]
                assert open_slots(g, seat, character) == found
            apply(g, seat, dice.choice(g.offers[seat]))
