"""FS-2 Rounds and turns: order, readiness, sealed turns, one by one, and what the table does by itself."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable.bots.eyes import Eyes
from sandtable.engine.chance import Dice
from sandtable.games.fine_sand import TITLE
from sandtable.games.fine_sand import position as p
from sandtable.games.fine_sand.verbs import ACCEPT, PROPOSE
from tests.games.fine_sand.arrange import Beach, game, table


def zone(t: Beach, name: str, owner: int, seat: int) -> list[Any]:
    """What a seat sees of a pile."""
    return next(z["cards"] for z in t.view(seat)["zones"] if z["zone"] == name and z["owner"] == owner)


def test_in_every_round_all_take_one_turn_and_start_together() -> None:
    """FS-2.1"""
    t = table(players=3, sealed=True)
    assert t.waiting_for == [0, 1, 2]
    for seat in (2, 0, 1):
        assert t.position.round == 5
        t.end_turn(seat)
    assert t.position.round == 6
    assert t.waiting_for == [0, 1, 2]


def test_a_turn_goes_through_its_three_steps_in_order() -> None:
    """FS-2.2: building waits for step 2."""
    t = table(hand="castle-1 coin-2 red-4", draw=9)
    assert t.refusal("build castle-1") == "FS-2.2"
    t.do("board")
    assert t.asks() == "Draw"
    t.do("next")
    assert t.asks() == "Work"
    t.do("next")
    assert t.asks() == "Finish"
    assert t.refusal("build castle-1") == "FS-2.2"


def test_round_1_has_no_step_1() -> None:
    """FS-2.3"""
    t = table(hand="castle-1 coin-2 red-4", round=1)
    assert t.asks() == "Work"
    t.next_turn()
    assert t.position.round == 2
    assert t.asks() == "Draw"


def test_each_card_acts_once_per_turn_and_again_in_the_next() -> None:
    """FS-2.4"""
    t = table(hand="castle-1", built="f1-coin", draw=9)
    t.do("use f1-coin")
    assert t.coins() == 1
    assert "use f1-coin" not in t.offered()
    t.next_turn()
    assert "use f1-coin" in t.offered()


@pytest.mark.parametrize(
    ("card", "now"),
    [("green-6", False), ("red-4", False), ("blue-3", False), ("f9-delivery", True), ("yellow-4", True)],
)
def test_purple_and_yellow_are_ready_at_once_the_other_colours_next_turn(card: str, now: bool) -> None:
    """FS-2.5"""
    t = table(hand=f"{card} coin-3 coin-3@1 castle-1 castle-2", step=2)
    t.do(f"build {card}")
    t.pay("coin-3 coin-3" if card not in ("blue-3",) else "coin-3")
    built = next(c for kind in p.COLUMNS for c in t.position.column(kind, 0))
    assert t.position.ready(built) == now
    t.next_turn()
    assert t.position.ready(built)
    assert t.asks() == "Draw"


def test_an_action_is_completed_before_the_next_begins() -> None:
    """FS-2.6: while an action waits for a choice nothing else is offered."""
    t = table(hand="castle-1 castle-2 coin-2", built="yellow-4 f3-remove", step=2)
    t.do("use yellow-4")
    assert t.offered() == ["discard castle-1", "discard castle-2", "discard coin-2"]


def test_sealed_turns_show_others_the_table_as_it_was() -> None:
    """FS-2.7, FS-2.8: of a running turn they see nothing but that it is not over."""
    t = table(
        sealed=True,
        hand="castle-1 coin-2 castle-3",
        draw="red-4",
        discard="blue-3 blue-4 blue-5",
        built="f1-coin",
        others={1: {"hand": "castle-2"}},
    )
    before = t.view(1)
    t.do("use f1-coin", "board", "next", "build castle-1")
    t.pay("coin-2")
    t.do("offload", "give castle-3")
    assert t.view(1) == before
    assert t.coins() == 1
    assert zone(t, "castles", 0, 1) == []
    assert len(zone(t, "hand", 0, 1)) == 3
    assert zone(t, "castles", 0, 0) == ["castle-1"]
    assert t.view(1)["waiting_for"] == [0, 1]


def test_a_sealed_trigger_is_unknown_to_others_until_all_are_done() -> None:
    """FS-2.8, FS-10.7"""
    t = table(sealed=True, hand="castle-1", draw=2, round=7)
    t.do("board")
    assert t.last_round(0) == 7
    assert t.view(1)["numbers"]["last round"] == [0, 0]
    assert t.view(0)["numbers"]["last round"] == [7, 0]
    assert "has drawn everything" not in t.told(1)
    assert "Trowel has drawn everything: this round is the last." in t.told(0)


def test_logs_are_published_in_seat_order_when_all_are_done() -> None:
    """FS-2.9: whoever was first."""
    t = table(players=3, sealed=True, others={1: {"hand": "castle-1"}, 2: {"hand": "castle-1"}}, hand="castle-1")
    for seat in (2, 1):
        t.end_turn(seat)
        assert "ends the turn" not in t.told(0)
    t.end_turn(0)
    ended = [line.split()[0] for line in t.log(-1) if "ends the turn" in line]
    assert ended == ["Trowel", "Shovel", "Bucket"]
    assert t.log(-1)[-1] == "Round 6 begins."


def test_a_finished_player_neither_acts_nor_reopens_the_turn() -> None:
    """FS-2.8"""
    t = table(sealed=True, hand="castle-1")
    t.end_turn(0)
    assert t.offered(0) == []
    assert not t.can_undo(0)
    assert t.waiting_for == [1]


@pytest.mark.parametrize(
    ("built", "power"),
    [
        ("", 2),
        ("green-6 green-10", 5),
        ("f2-sift f3-coin-search f9-real-essentials", 5),
        ("f6-draw2", 3),
        ("f1-coin", 2),
    ],
)
def test_the_end_alert_is_public_arithmetic_of_the_round_start(built: str, power: int) -> None:
    """FS-2.10: at most 2 + the values of the greens + 1 per other drawing green; the boundary."""
    for cards in (power, power + 1):
        t = table(sealed=True, hand="castle-1", built=built, draw=cards - 1, discard=1)
        assert t.view(1)["numbers"]["end alert"] == [int(cards == power), 0]
    t.do("board")
    assert t.view(1)["numbers"]["end alert"] == [0, 0]


def test_one_by_one_shows_all_but_hands_as_it_happens() -> None:
    """FS-2.12, FS-10.7"""
    t = table(hand="castle-1 coin-2 castle-3", draw=2)
    t.do("board")
    assert "Trowel draws 2 cards." in t.told(1)
    assert "Trowel has drawn everything: this round is the last." in t.told(1)
    t.do("next", "build castle-1")
    assert zone(t, "bill", 0, 1) == ["castle-1"]
    assert zone(t, "hand", 0, 1) == [None] * 4
    assert t.waiting_for == [0]


def test_the_first_seat_moves_on_with_every_round() -> None:
    """FS-2.12: seat (r - 1) mod players begins round r."""
    t = game(players=3, mode="basic", turns="one_by_one")
    for seat in range(3):
        t.do("keep_rest", seat=seat)
    order: list[int] = []
    while t.position.round < 4:
        order.append(t.waiting_for[0])
        t.end_turn(t.waiting_for[0])
    assert order == [0, 1, 2, 1, 2, 0, 2, 0, 1]
    assert t.waiting_for == [0]


def test_both_styles_lead_to_the_same_table_for_the_same_decisions() -> None:
    """FS-2.12: nothing depends on the clock."""

    def after_a_round(sealed: bool) -> list[list[int]]:
        t = table(
            sealed=sealed,
            hand="castle-1 coin-2 castle-3",
            draw="red-4",
            discard=8,
            others={1: {"hand": "f8-beach-chair coin-3 coin-2", "draw": 1, "discard": 6}},
        )
        t.do("board", "next", "build castle-1")
        t.pay("coin-2")
        t.do("offload", "give castle-3")
        t.end_turn(0)
        t.do("board", "next", "build f8-beach-chair", seat=1)
        t.pay("coin-3 coin-2", seat=1)
        t.end_turn(1)
        assert t.position.round == 6
        return t.position.piles

    assert after_a_round(sealed=True) == after_a_round(sealed=False)


def propose(t: Beach, seat: int = 0) -> None:
    while "done" not in t.offered(seat):
        t.idle(seat)
    t.do("propose", "done", seat=seat)


@pytest.mark.parametrize(
    ("sealed", "vote", "changes"), [(False, "accept", True), (False, "refuse", False), (True, "accept", True)]
)
def test_the_turn_style_changes_with_the_next_round_if_all_others_accept(sealed: bool, vote: str, changes: bool) -> None:
    """FS-2.13: to sealed turns and back; one refusal keeps the style."""
    t = table(players=3, sealed=sealed)
    style = t.position.style
    propose(t)
    t.end_turn(1)
    t.end_turn(2)
    assert t.waiting_for == [1, 2]
    assert t.offered(1) == ["accept", "refuse"]
    t.do("accept", seat=2)
    assert t.position.style == style
    t.do(vote, seat=1)
    assert (t.position.style != style) == changes
    assert t.waiting_for == ([0, 1, 2] if changes != sealed else [2])


@pytest.mark.parametrize("step", [1, 2, 3])
def test_the_other_style_may_be_proposed_in_every_step_once(step: int) -> None:
    """FS-2.13: at any time of the own turn; not in the middle of an action, and not by somebody alone."""
    t = table(hand="castle-1 coin-2 castle-3", draw=9, step=step)
    asked = t.asks()
    t.do("propose")
    assert t.asks() == asked
    assert not t.may_propose()
    assert "Trowel proposes to take turns at the same time." in t.told(1)
    t = table(hand="castle-1 coin-2 castle-3", draw=9, step=2)
    t.do("build castle-1")
    assert not t.may_propose()
    assert not table(players=1, hand="castle-1 coin-2 castle-3", draw=9, step=step).may_propose()


def test_bots_accept_another_turn_style_and_propose_none() -> None:
    """FS-2.13"""
    t, judge = table(players=2), TITLE.judge
    assert t.may_propose()
    assert PROPOSE not in Eyes(t.g, 0, judge, Dice(1)).options
    propose(t)
    t.end_turn(1)
    assert Eyes(t.g, 1, judge, Dice(1)).options == [ACCEPT]


def test_if_everybody_proposes_the_style_changes_without_a_vote() -> None:
    """FS-2.13"""
    t = table(players=2)
    propose(t, 0)
    propose(t, 1)
    assert t.waiting_for == [0, 1]
    assert "Everybody agrees: from now on turns are taken at the same time." in t.told()


def test_a_proposal_is_not_carried_into_the_next_round() -> None:
    """FS-2.13"""
    t = table(players=2)
    propose(t)
    t.end_turn(1)
    t.do("refuse", seat=1)
    t.end_round()
    assert t.position.round == 7
    assert t.asks(t.waiting_for[0]) == "Draw"


def test_a_proposal_of_the_last_round_is_not_voted_on() -> None:
    """FS-2.13: there is no next round it could take effect with."""
    t = table(players=2, draw=2, hand="castle-1")
    t.do("board")
    propose(t)
    t.end_turn(1)
    assert t.over


# FS-2.14 What the table does for a seat whose clock ran out


def idle_until_done(t: Beach) -> list[str]:
    picks = []
    while "done" not in t.offered():
        t.idle()
        picks.append(t.words.text(t.history[-1].code))
    return picks


def test_the_clock_cancels_an_open_bill_and_builds_nothing() -> None:
    """FS-2.14"""
    t = table(hand="castle-1 coin-2 castle-3", draw=9, built="red-4", step=2)
    t.do("build castle-1")
    picks = idle_until_done(t)
    assert picks[0] == "cancel"
    assert t.built() == "red-4"
    assert t.counts()[1:3] == (0, 3)


def test_the_clock_makes_the_boards_draw_and_the_plain_greens() -> None:
    """FS-2.14: also those left after the board has drawn; special greens are passed."""
    t = table(hand="castle-1", draw=9, built="green-6 green-10 f3-coin-search")
    t.do("board")
    idle_until_done(t)
    assert t.counts()[0] == 9 - 2 - 1 - 2
    t = table(hand="castle-1", draw=9, built="green-6 green-10 f3-coin-search")
    assert idle_until_done(t)[0] == "draw_all"
    assert t.counts()[0] == 4


def test_the_clock_completes_a_blue_side_once_chosen() -> None:
    """FS-2.14, FS-5.3: the board's draw and the plain blues, but no build, though one is offered."""
    t = table(hand="castle-1 castle-2 castle-3 red-4 coin-2", draw=12, built="blue-3 blue-5 f4-always-build", step=2)
    t.do("use blue-3")
    assert any(text.startswith("build") for text in t.offered())
    idle_until_done(t)
    assert t.built() == "blue-3 blue-5 f4-always-build"
    assert t.counts()[0] == 12 - 1 - 2 - 1


def test_the_clock_does_not_take_the_blue_side_by_itself() -> None:
    """FS-2.14"""
    t = table(hand="castle-1 castle-2", draw=9, built="blue-3", step=2)
    assert idle_until_done(t) == ["next", "check"]


def test_the_clock_pays_a_bill_that_cannot_be_cancelled_and_adds_nothing_to_it() -> None:
    """FS-2.14, FS-4.7"""
    t = table(hand="castle-1 castle-2 castle-3 red-4 blue-3 coin-2 coin-3", draw=9, built="red-5 f4-always-build", step=2)
    t.do("build castle-1", "via f4-always-build", "discard castle-2", "discard castle-3")
    assert "cancel" not in t.offered()
    assert "build blue-3" in t.offered()
    idle_until_done(t)
    assert t.built() == "castle-1 red-5 f4-always-build"


def test_the_clock_discharges_the_solo_duty_and_the_surplus() -> None:
    """FS-2.14, FS-14.4"""
    t = table(players=1, round=15, hand="castle-1 castle-2 castle-3 red-4 blue-3", draw=9, step=3)
    idle_until_done(t)
    assert len(t.symbol().split()) == 1
    assert t.counts()[2] == 3
    assert t.offered() == ["done"]


@pytest.mark.parametrize("mode", ["basic", "learning", "fable"])
def test_a_game_left_to_the_clock_comes_to_its_end(mode: str) -> None:
    """FS-2.14, FS-10.10: nobody is eliminated, passing is always legal."""
    t = game(players=2, mode=mode)
    while not t.over:
        t.idle(t.waiting_for[-1])
    assert t.built(0) == ""
    assert t.result is not None
    assert t.position.round == 60
