"""WA-6 Windows: when an any-time trick can be played, and what others see of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from sandtable.engine.chance import Dice
from sandtable.engine.position import Event
from sandtable.engine.sight import SPECTATOR, imagine, view
from sandtable.engine.title import ASK, NEVER, USE
from sandtable.games.waral import TITLE
from sandtable.games.waral.bot import idle
from sandtable.games.waral.orders import standing_answer
from sandtable.games.waral.verbs import ACTED
from tests.games.waral.tables import Scene, scene

BANDS = [["chr-13", "chr-14", "chr-15"], ["chr-16", "chr-10", "chr-11"], ["chr-02", "chr-08", "chr-09"]]


def pickpocket(victim_hand: list[str], **more: Any) -> Scene:
    """A has played Pickpocket's Apprentice and struck B, who holds three coins. C looks on."""
    table = scene(
        3, bands=BANDS, area=["mil-04", "mil-01"], coins={0: "1G", 1: "3S"}, hands={0: ["trk-13"], 1: victim_hand}, **more
    )
    table.do(0, "play trk-13")
    return table


def driven_out(hand: list[str], **more: Any) -> Scene:
    """A has taken the district on which B's Hanne stood. C looks on."""
    given: dict[str, Any] = {"stands": {"chr-16": "mil-04"}, **more}
    table = scene(3, bands=BANDS, area=["mil-04", "mil-01"], coins={0: "3I"}, hands={1: hand}, **given)
    table.do(0, "use chr-13", "take mil-04")
    return table


# W1 and W2


def test_free_tricks_are_listed_beside_the_characters() -> None:
    """WA-6.1, WA-6.2"""
    table = scene(coins={1: "1G"}, hands={0: ["trk-13", "trk-14"]})
    assert table.texts(0) == ["use chr-13", "use chr-14", "use chr-15", "play trk-13"]
    table.do(0, "play trk-13")
    assert table.waits() == (0, "Turn")


def test_w2_opens_only_if_a_free_trick_can_be_played() -> None:
    """WA-6.3"""
    table = scene(coins={1: "1G"}, hands={0: ["trk-13"]}, area=["mil-04"])
    table.do(0, "use chr-13", "loot mil-04")
    assert table.waits() == (0, "After")
    assert table.texts(0) == ["end_turn", "play trk-13"]
    table.do(0, "end_turn")
    assert table.waits() == (1, "Turn")
    table = scene(hands={0: ["trk-13"]}, area=["mil-04"])
    table.do(0, "use chr-13", "loot mil-04")
    assert table.waits() == (1, "Turn")


def test_w2_is_tested_again_after_each_trick() -> None:
    """WA-6.3"""
    table = scene(coins={0: "1G", 1: "1G"}, hands={0: ["trk-13", "trk-08"]}, control={0: ["cul-02"]}, area=["mil-04", "mil-01"])
    table.do(0, "use chr-13", "loot mil-04", "play trk-13")
    assert table.texts(0) == ["end_turn", "play trk-08"]
    table.do(0, "play trk-08", "pay gold")
    assert table.waits() == (1, "Turn")


# W3


def test_the_struck_player_alone_is_asked() -> None:
    """WA-6.4"""
    table = pickpocket(["trk-15", "trk-16", "trk-17", "trk-01"])
    assert table.waits() == (1, "Struck")
    assert table.texts(1) == ["play trk-15", "decline"]
    table.do(1, "decline")
    assert table.coins(0) == "1G 1S"
    assert table.texts(1) == ["play trk-16", "decline"]
    table.do(1, "decline")
    assert table.waits() == (0, "Turn")


def test_at_most_one_reaction_to_a_strike() -> None:
    """WA-6.4"""
    table = pickpocket(["trk-15", "trk-16"])
    table.do(1, "play trk-15")
    assert table.coins(1) == "3S"
    assert table.hand(1) == ["trk-16"]
    assert table.waits() == (0, "Turn")


def test_blackmail_is_asked_after_the_theft_it_answers() -> None:
    """WA-6.4: when the thief has chosen, and may be robbed of what was stolen."""
    table = scene(3, bands=BANDS, coins={1: "2S 1G"}, hands={0: ["trk-13"], 1: ["trk-16"]})
    table.do(0, "play trk-13")
    assert table.waits() == (0, "GrabCoin")
    table.do(0, "grab gold")
    assert table.waits() == (1, "Struck")
    ask = table.ask(1)
    assert ask is not None
    assert ask["detail"] == "You have lost coins."
    theft, answer = table.log(2)[-2:]
    assert "steals 1 gold from" in theft
    assert "could answer the theft by" in answer
    table.do(1, "play trk-16")
    assert table.coins(1) == "1G 2S"
    assert table.waits() == (0, "Turn")


@pytest.mark.parametrize("hand", [["trk-01"], []])
def test_nobody_is_said_to_answer_a_theft_without_a_trick_in_hand(hand: list[str]) -> None:
    """WA-6.4, WA-6.7: how many tricks somebody holds all can see; whether one of them is an answer nobody."""
    table = scene(3, bands=BANDS, coins={1: "1G"}, hands={0: ["trk-13"], 1: hand})
    table.do(0, "play trk-13")
    assert table.waits() == (0, "Turn")
    assert ("could answer the theft by" in table.log(2)[-1]) == bool(hand)


@pytest.mark.parametrize(("purse", "asked"), [("1G", True), ("", False)])
def test_a_reaction_needs_its_target_when_it_is_played(purse: str, asked: bool) -> None:
    """WA-5.4: with nothing in the striker's purse there is nothing to blackmail for."""
    hands = {0: ["trk-03"], 1: ["trk-16"]}
    table = scene(3, bands=BANDS, coins={0: purse}, control={0: ["mil-04"]}, area=["mil-01"], hands=hands)
    table.do(0, "play trk-03", "skip chr-16")
    assert table.waits() == ((1, "Struck") if asked else (0, "Turn"))


def test_reactions_are_not_strikes() -> None:
    """WA-6.6: what Blackmail steals cannot be answered."""
    table = scene(3, bands=BANDS, coins={0: "2G", 1: "3S"}, hands={0: ["trk-13", "trk-15", "trk-16"], 1: ["trk-16"]})
    table.do(0, "play trk-13")
    table.do(1, "play trk-16", "grab gold")
    assert table.coins(1) == "2G 2S"
    assert table.waits() == (0, "Turn")


def test_a_cancelled_step_does_not_stop_the_next_one() -> None:
    """WA-7.15"""
    table = scene(control={0: ["mer-05"], 1: ["mil-01"]}, hands={0: ["trk-06"], 1: ["trk-15"]})
    table.do(0, "play trk-06")
    table.do(1, "play trk-15")
    assert not any(table.pos.blocked)
    table.do(0, "gain gold")
    assert table.coins(0) == "1G"


@pytest.mark.parametrize(
    ("trick", "picks"),
    [
        ("trk-03", ["skip chr-10"]),
        ("trk-10", ["give str-02", "receive mil-01"]),
        ("trk-01", ["destroy mil-01"]),
        ("trk-06", ["block mil-01"]),
    ],
)
@pytest.mark.parametrize("cancelled", [True, False])
def test_every_strike_can_be_cancelled(trick: str, picks: list[str], cancelled: bool) -> None:
    """WA-6.4, WA-7.15"""
    table = scene(
        control={0: ["mil-04", "mer-05", "str-02"], 1: ["mil-01", "mer-01"]}, coins={0: "1I"}, hands={0: [trick], 1: ["trk-15"]},
        used=["chr-11"],
    )  # fmt: skip
    if trick in ("trk-01", "trk-10"):
        table.do(0, "use chr-13")
    table.do(0, f"play {trick}", *picks)
    before = (table.control(1), table.pos.used[:], table.pos.blocked[:])
    table.do(1, "play trk-15" if cancelled else "decline")
    assert ((table.control(1), table.pos.used[:], table.pos.blocked[:]) == before) is cancelled


# W4


def test_a_player_sent_back_may_react() -> None:
    """WA-6.5"""
    table = driven_out(["trk-17", "trk-15"])
    assert table.texts(1) == ["play trk-17", "decline"]
    table.do(1, "play trk-17")
    assert not table.used("chr-16")
    assert table.discard() == ["trk-17"]
    assert table.waits() == (1, "Turn")


def test_declining_leaves_the_character_used() -> None:
    """WA-6.5"""
    table = driven_out(["trk-17"])
    table.do(1, "decline")
    assert table.used("chr-16")
    assert table.hand(1) == ["trk-17"]


def test_one_reaction_for_each_character_in_turn_order() -> None:
    """WA-6.5"""
    bands = [["chr-13", "chr-14", "chr-15"], ["chr-16", "chr-10", "chr-11"], ["chr-01", "chr-08", "chr-09"]]
    table = scene(
        3, bands=bands, area=["mil-06", "mil-01"], stands={"chr-16": "mil-01", "chr-01": "mil-01", "chr-08": "mil-01"},
        hands={1: ["trk-17"], 2: ["trk-17"]},
    )  # fmt: skip
    table.do(0, "use chr-13", "loot mil-06", "wreck mil-01")
    assert table.waits() == (1, "SentBack")
    table.do(1, "decline")
    assert table.waits() == (2, "SentBack")
    table.do(2, "play trk-17", "ready chr-08")
    assert table.used("chr-01")
    assert not table.used("chr-08")
    assert table.waits() == (1, "Turn")


def test_the_window_opens_again_for_a_second_character() -> None:
    """WA-6.5"""
    bands = [["chr-13", "chr-14", "chr-15"], ["chr-01", "chr-10", "chr-11"]]
    table = scene(
        bands=bands, area=["mil-04"], coins={0: "3I"}, stands={"chr-01": "mil-04", "chr-10": "mil-04"},
        hands={1: ["trk-17", "trk-17"]},
    )  # fmt: skip
    table.do(0, "use chr-13", "take mil-04")
    table.do(1, "play trk-17", "ready chr-10")
    assert table.waits() == (1, "SentBack")
    table.do(1, "play trk-17")
    assert not table.used("chr-01")


def test_own_wrecks_and_the_end_of_the_round_open_no_window() -> None:
    """WA-6.5"""
    table = scene(area=["mil-06", "mil-01"], stands={"chr-14": "mil-01"}, hands={0: ["trk-17"]})
    table.do(0, "use chr-13", "loot mil-06", "wreck mil-01")
    assert table.waits() == (1, "Turn")
    table = scene(area=["mil-04"], hands={0: ["trk-17"], 1: ["trk-17"]}, used=["chr-14", "chr-15", "chr-10", "chr-11"])
    table.do(0, "use chr-13", "loot mil-04")
    table.do(1, "use chr-16", "loot mil-04")
    assert table.pos.round == 2
    assert table.waits()[1] in ("Turn", "Action")


# What others see


@pytest.mark.parametrize("hand", [["trk-01"], ["trk-17"], []])
def test_quiet_windows_open_only_for_who_can_answer(hand: list[str]) -> None:
    """WA-6.7"""
    table = pickpocket(hand)
    assert table.waits() == (0, "Turn")
    assert table.coins(0) == "1G 1S"


@pytest.mark.parametrize("make", [pickpocket, driven_out])
def test_a_quiet_window_shows_the_active_player_as_the_one_waited_for(make: Callable[..., Scene]) -> None:
    """WA-6.7"""
    table = make(["trk-15", "trk-17"])
    assert table.waiting_for == [1]
    assert table.view(1)["waiting_for"] == [1]
    for onlooker in (0, 2, SPECTATOR):
        assert table.view(onlooker)["waiting_for"] == [0]
        assert table.view(onlooker)["ask"] is None


@pytest.mark.parametrize("reactions", ["quiet", "masked"])
@pytest.mark.parametrize("make", [pickpocket, driven_out])
def test_a_window_betrays_no_hand(make: Callable[..., Scene], reactions: str) -> None:
    """WA-6.7: whatever B holds instead, the others see the same."""
    table = make(["trk-15", "trk-17", "trk-01"], reactions=reactions)
    assert table.waiting_for == [1]
    for seat in (SPECTATOR, 0, 1, 2):
        for number in range(30):
            imagined = imagine(table.g, seat, Dice(number))
            assert view(imagined, seat) == view(table.g, seat)
            assert all(imagined.offers.values())


@pytest.mark.parametrize(("hand", "asked"), [(["trk-01"], True), (["trk-15"], True), ([], False)])
@pytest.mark.parametrize("make", [pickpocket, driven_out])
def test_masked_windows_open_for_everyone_with_cards(make: Callable[..., Scene], hand: list[str], asked: bool) -> None:
    """WA-6.7"""
    table = make(hand, reactions="masked")
    if not asked:
        assert table.waits()[1] == "Turn"
        return
    assert table.waits()[0] == 1
    assert "decline" in table.texts(1)
    assert table.view(2)["waiting_for"] == [1]
    table.do(1, "decline")
    if make is pickpocket:
        assert table.texts(1) == ["decline"], "once more after the theft"
        table.do(1, "decline")
    assert table.waits()[1] == "Turn"


@pytest.mark.parametrize(("hand", "final"), [(["trk-15"], True), (["trk-01"], True), ([], False)])
def test_a_strike_on_a_player_with_cards_is_final_whether_or_not_it_could_be_answered(hand: list[str], final: bool) -> None:
    """WA-6.7: undo would tell what the hand lacks."""
    table = scene(coins={1: "1S"}, hands={0: ["trk-13"], 1: hand})
    table.do(0, "play trk-13")
    assert table.can_undo(0) is not final


def test_a_declined_reaction_is_not_logged() -> None:
    """WA-6.7"""
    asked, silent = pickpocket(["trk-15"]), pickpocket(["trk-01"])
    asked.do(1, "decline")
    assert asked.log(2) == silent.log(2)


def test_who_does_not_answer_in_time_declines() -> None:
    """WA-6.9"""
    for table in (pickpocket(["trk-15"]), driven_out(["trk-17"])):
        assert table.words.text(idle(table.pos, 1)) == "decline"


def test_standing_orders_answer_for_their_owner() -> None:
    """WA-6.8"""
    hands = {0: ["trk-03"], 1: ["trk-15", "trk-16"]}
    table = scene(3, bands=BANDS, coins={0: "1G"}, control={0: ["mil-04"]}, area=["mil-01"], hands=hands)
    table.do(0, "play trk-03", "skip chr-16")
    guards, blackmail = (table.pos.book.design[table.card(slug)] for slug in ("trk-15", "trk-16"))

    def answer(orders: dict[int, str]) -> str | None:
        code = standing_answer(table.pos, 1, orders)
        return None if code is None else table.words.text(code)

    assert answer({}) is None
    assert answer({guards: NEVER}) is None
    assert answer({guards: NEVER, blackmail: USE}) == "play trk-16"
    assert answer({guards: NEVER, blackmail: NEVER}) == "decline"
    assert standing_answer(scene().pos, 0, {guards: NEVER}) is None


@pytest.mark.parametrize(("make", "fitting"), [(pickpocket, ["trk-15", "trk-16"]), (driven_out, ["trk-17"])])
def test_orders_answer_a_masked_window_at_once_only_if_they_would_whatever_the_hand(
    make: Callable[..., Scene], fitting: list[str]
) -> None:
    """WA-6.7, WA-6.8: else a quick answer would tell that nothing fits."""
    table = make(["trk-01"], reactions="masked")
    assert table.texts(1) == ["decline"]
    assert table.obey(1, {}) is None
    for card in fitting:
        assert table.obey(1, {card: ASK}, NEVER) is None
    assert table.obey(1, dict.fromkeys(fitting, NEVER)) == "decline"
    assert table.obey(1, dict.fromkeys(fitting, USE)) == "decline", "where it fits, it shows"


# Tricks at any time


def looted(hands: dict[int, list[str]], **more: Any) -> Scene:
    """A has looted at a table where tricks are played at any time."""
    settings: dict[str, Any] = {"free_tricks": "any_time", "coins": {0: "1G", 1: "1S", 2: "1I"}, **more}
    table = scene(3, bands=BANDS, area=["mil-04", "mil-01"], hands=hands, **settings)
    table.do(0, "use chr-13", "loot mil-04")
    return table


def test_after_every_action_rivals_may_play_a_trick_in_turn_order() -> None:
    """WA-6.10: one each, if it is legal then; before the active player's own window."""
    table = looted({0: ["trk-13"], 1: ["trk-13"], 2: ["trk-12", "trk-06"]}, control={2: ["str-01"]})
    assert table.waits() == (1, "AnyTime")
    assert table.texts(1) == ["play trk-13", "decline"]
    table.do(1, "play trk-13", "steal 1", "grab iron")
    assert table.coins(1) == "1S 1I"
    assert table.waits() == (2, "AnyTime")
    assert table.texts(2) == ["play trk-12", "decline"]
    table.do(2, "decline")
    assert table.waits() == (0, "After")


def test_orders_about_free_tricks_answer_a_masked_window_at_once_only_if_they_would_whatever_the_hand() -> None:
    """WA-6.10, WA-6.7"""
    table = looted({1: ["trk-15"]}, reactions="masked")
    assert table.texts(1) == ["decline"]
    assert table.obey(1, {"trk-13": ASK}, NEVER) is None
    assert table.obey(1, {"trk-15": ASK}, NEVER) == "decline", "no reaction is asked for here"


def test_tricks_are_played_in_the_own_turn_unless_the_table_wants_otherwise() -> None:
    """WA-6.10, WA-5.2"""
    assert looted({1: ["trk-13"]}, free_tricks="own_turn").waits() == (1, "Turn")
    assert looted({1: ["trk-15", "trk-14"]}).waits() == (1, "Turn"), "neither a reaction nor an action trick"


def test_a_strike_on_a_rivals_turn_is_answered_to_who_struck() -> None:
    """WA-6.10, WA-6.4: Blackmail robs the striker, not the active player."""
    table = looted({1: ["trk-13"], 2: ["trk-16"]})
    table.do(1, "play trk-13", "steal 3")
    assert table.waits() == (2, "Struck")
    table.do(2, "play trk-16")
    assert (table.coins(1), table.coins(2)) == ("", "1S 1I")
    assert table.waits() == (1, "Turn")


@pytest.mark.parametrize("reactions", ["quiet", "masked"])
def test_nobody_can_tell_a_hand_from_who_is_asked_after_an_action(reactions: str) -> None:
    """WA-6.10, WA-6.7: who could play and declines looks like who holds cards of no use, to all others."""
    seen = []
    for hand in (["trk-13"], ["trk-01"]):
        table = looted({1: hand}, reactions=reactions)
        waits = table.view(2)["waiting_for"]
        if table.waits()[1] == "AnyTime":
            table.do(1, "decline")
        seen.append((waits, table.view(2), table.log(2), table.can_undo(0)))
    quiet = reactions == "quiet"
    assert [each[1:] for each in seen] == [seen[0][1:]] * 2
    assert [each[0] for each in seen] == ([[0], [1]] if quiet else [[1], [1]])
    assert TITLE.pauses(table.pos, Event(ACTED, 0, 0, 0, SPECTATOR, -1)) == quiet, "at a quiet table time tells nothing either"


def test_standing_orders_answer_after_actions() -> None:
    """WA-6.8, WA-6.10: not by default on one screen, for a free trick asks its owner for more."""
    table = looted({1: ["trk-13"]})
    assert "trk-13" in table.ordered
    assert "trk-13" not in looted({}, free_tricks="own_turn").ordered
    assert table.obey(1, {}) is None
    assert table.obey(1, {}, USE) == "decline"
    assert table.obey(1, {"trk-13": USE}) == "play trk-13"
    assert table.obey(1, {"trk-13": NEVER}) == "decline"
