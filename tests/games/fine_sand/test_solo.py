"""FS-14 Solo: the timer, the duty, the sheet, and a campaign of ten games."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable.engine.errors import BadSetup
from sandtable.games.fine_sand import TITLE
from sandtable.games.fine_sand import position as p
from sandtable.games.fine_sand.campaign import fresh
from sandtable.games.fine_sand.sheet import victory_points
from tests.games.fine_sand.arrange import Beach, game, table


def solo(**things: Any) -> Beach:
    return table(players=1, **things)


# The timer and the duty


def test_a_game_starts_with_thirteen_timer_coins_that_are_not_yours() -> None:
    """FS-14.1, FS-14.2: shuffled start cards, mulligan as usual."""
    t = game(players=1, mode="solo_campaign")
    assert t.asks() == "Mulligan"
    assert t.position.timer == 13
    assert t.counts() == (24, 0, 6, 0)
    assert len({game(players=1, mode="solo_campaign", seed=seed).draw() for seed in "123"}) == 3


def test_each_turn_removes_a_timer_coin_after_the_limit_check() -> None:
    """FS-14.3: until then there is no off-loading."""
    t = solo(hand="castle-1 castle-2 castle-3 red-4", draw=9, round=3, step=2)
    assert t.position.timer == 11
    assert t.refusal("offload") == "FS-14.3"
    t.do("next", "discard castle-1")
    assert t.position.timer == 11
    t.do("done")
    assert t.position.timer == 10
    assert "10 timer coins are left on the Symbol card." in t.told()
    assert t.asks() == "Work"


def test_the_last_timer_coin_goes_in_turn_13_and_turn_14_has_the_duty() -> None:
    """Vector 12. FS-14.3, FS-14.4"""
    t = solo(hand="castle-1 castle-2", draw=9, round=13, step=3)
    assert "offload" not in t.offered()
    assert t.position.duty[0] == 0
    t.do("done")
    assert t.position.round == 14
    assert t.position.timer == 0
    assert t.position.duty[0] == 1
    assert "offload" in t.offered()


def test_the_duty_may_be_done_at_any_moment_and_only_once() -> None:
    """FS-14.4"""
    t = solo(hand="castle-1 castle-2 castle-3", draw=9, round=15, step=2)
    t.do("offload", "give castle-1")
    assert t.position.duty[0] == 0
    assert t.refusal("offload") == "FS-6.1"
    t.do("next")
    assert t.asks() == "Done"
    assert t.symbol() == "castle-1"


def test_an_open_duty_is_done_at_the_check() -> None:
    """FS-14.4: before the surplus is counted."""
    t = solo(hand="castle-1 castle-2 castle-3 red-4", draw=9, round=15, step=3)
    t.do("check")
    assert t.asks() == "OffLoad"
    t.do("give red-4")
    assert t.counts()[1:3] == (0, 3)
    assert t.symbol() == "red-4"
    assert t.asks() == "Done"


def test_the_last_hand_card_can_neither_be_built_nor_spent_while_the_duty_is_open() -> None:
    """Vector 35. FS-14.5: castle-2 is not offered, and after the off-load it is too dear."""
    t = solo(hand="castle-2 red-4 red-5", draw=9, round=15, step=2)
    assert "build castle-2" not in t.offered()
    assert t.refusal("build castle-2") == "FS-14.5"
    t.do("offload", "give red-5")
    assert "build castle-2" not in t.offered()
    assert t.asks() == "Work"


def test_with_one_card_more_the_build_is_possible_and_one_card_stays() -> None:
    """FS-14.5: the boundary."""
    t = solo(hand="castle-2 red-4 red-5 blue-3", draw=9, round=15, step=2)
    t.do("build castle-2")
    t.pay("red-4 red-5")
    assert t.hand() == "blue-3"
    t.do("next", "check")
    assert t.symbol() == "blue-3"
    assert t.asks() == "Done"


def test_discards_keep_the_last_card_too() -> None:
    """FS-14.5: Second Thoughts with one card, Remove junk with three, Draw half down to one, the Pallet."""
    t = solo(hand="coin-2", built="yellow-4 f7-pallet", draw=9, round=15, step=2)
    assert not any(text.startswith("use") for text in t.offered())
    assert t.refusal("use yellow-4") == "FS-14.5"
    t = solo(hand="castle-1 castle-2 castle-3", built="f3-remove", draw=9, round=15, step=2)
    assert t.refusal("use f3-remove") == "FS-14.5"
    t = solo(hand="castle-1 castle-2", built="f4-half", draw=9, round=15, step=2)
    t.do("use f4-half", "discard castle-1")
    assert t.counts() == (8, 1, 2, 0)
    assert t.asks() == "Work"


def test_always_build_keeps_a_card_for_the_duty() -> None:
    """FS-14.5, FS-15.12: two discards, one to build, and one that stays."""
    t = solo(hand="castle-1 red-4 red-5", built="f4-always-build", coins=3, draw=9, round=15, step=3)
    assert "build castle-1" not in t.offered()
    t = solo(hand="castle-1 red-4 red-5 blue-3", built="f4-always-build", coins=3, draw=9, round=15, step=3)
    t.do("build castle-1", "discard red-4", "discard red-5")
    assert t.hand() == "blue-3"
    assert t.coins() == 2
    assert t.asks() == "Finish"


@pytest.mark.parametrize("players", [1, 2])
def test_the_discards_of_always_build_leave_a_card_to_owe_and_the_bill_payable(players: int) -> None:
    """FS-14.5, FS-15.12: coin-2 may go only where no card is owed, for then three others pay."""
    t = table(players=players, hand="castle-2 coin-2 red-4 red-5 blue-3", built="f4-always-build", draw=9, round=15, step=3)
    t.do("build castle-2")
    assert ("discard coin-2" in t.offered()) == (players == 2)
    assert "discard red-4" in t.offered()


@pytest.mark.parametrize("coins", [1, 2])
def test_a_revealed_card_may_not_cost_the_last_hand_card_either(coins: int) -> None:
    """FS-14.5, FS-15.26"""
    t = solo(hand="coin-2", built="f9-build-desired", coins=coins, draw="castle-2 red-4", round=15, step=2)
    t.do("use f9-build-desired", "stop")
    assert ("build_revealed castle-2" in t.offered()) == (coins == 2)
    assert t.asks() == ("BuildRevealed" if coins == 2 else "Work")


def test_an_empty_hand_lets_the_duty_lapse_for_this_turn() -> None:
    """FS-14.6: in the next turn it is there again."""
    t = solo(draw=9, round=15, step=2)
    t.do("next")
    assert t.symbol() == ""
    t.do("done")
    assert t.position.duty[0] == 1
    assert "offload" in t.offered()


def test_there_is_no_exchange_and_off_loads_stay() -> None:
    """FS-14.7"""
    t = solo(hand="castle-1", symbol="red-4", draw=9, round=15, step=3)
    t.do("check", "done")
    assert t.symbol() == "red-4 castle-1"
    assert t.discard() == ""
    assert t.asks() == "Draw"


def test_triggers_end_the_game_as_usual_and_there_is_no_cap() -> None:
    """FS-14.8: type A now, type B one turn later; round 60 is no end."""
    t = solo(draw=2, hand="castle-1", round=9)
    assert t.last_round() == 9
    t.end_turn()
    assert t.over
    t = solo(draw=2, hand="castle-1 castle-2", round=9, step=2)
    t.do("blue")
    t.end_turn()
    assert not t.over
    t.end_turn()
    assert t.over
    assert t.position.round == 10
    t = solo(hand="castle-1", draw=9, round=60, step=3)
    t.end_turn()
    assert not t.over


# The sheet


def sheet(
    *, stack: int, offloads: int = 0, coins: int = 0, crossed: int = 0, struck: str = "", used: int = 0, **more: Any
) -> Beach:
    """A campaign game at its scoring: nothing but the sheet is left to decide."""
    symbol = " ".join(["castle-2", "castle-2", "castle-2", "castle-2", "castle-2", "castle-3", "castle-3"][:offloads])
    t = solo(mode="solo_campaign", round=10, step=3, draw=stack, symbol=symbol, coins=coins, **more)
    g = t.position
    g.crossed = crossed
    for number in struck.split():
        g.struck[int(number) - 1] = 1
    for i in range(used):
        g.sets_used[i] = 1
    g.last_round[0] = 10
    t.do("done")
    return t


def struck(t: Beach) -> list[int]:
    return [number for number, gone in enumerate(t.position.struck, 1) if gone]


def test_the_total_is_the_stack_and_two_for_every_off_load() -> None:
    """Vector 11. FS-14.9: 3 + 14."""
    t = sheet(stack=3, offloads=7)
    assert t.over
    assert t.position.total == 17
    assert struck(t) == [17]


def test_the_stack_counts_hand_piles_and_scaffold() -> None:
    """FS-14.9"""
    t = sheet(stack=4, hand="castle-1 coin-2", discard="red-4", laid_out="f1-scaffold")
    assert t.position.total == 8
    assert t.over


def test_a_full_set_of_coins_lowers_the_total() -> None:
    """Vector 10. FS-14.9 to FS-14.12: TOTAL 17; the first set is full, and with it 16 is struck; without it 18."""
    for pick, number in (("use_set 1", 16), ("strike", 18)):
        t = sheet(stack=5, offloads=6, coins=4, crossed=1, struck="17")
        assert t.position.total == 17
        assert t.position.crossed == 5
        assert t.offered() == ["use_set 1", "strike"]
        t.do(pick)
        assert t.over
        assert struck(t) == sorted([17, number])


def test_left_over_coins_cross_off_spaces_and_open_ones_carry_over() -> None:
    """Vector 47. FS-14.10, FS-14.11: spaces 4 to 10: two full sets of 1, usable at once, also together."""
    t = sheet(stack=9, coins=7, crossed=3)
    assert t.position.crossed == 10
    t.do("use_set 1")
    assert t.offered() == ["use_set 1", "strike"]
    t.do("use_set 1")
    assert t.over
    assert struck(t) == [7]


def test_an_unfinished_set_cannot_be_used() -> None:
    """FS-14.10, FS-14.11: the boundary: nine spaces are one set."""
    t = sheet(stack=9, coins=6, crossed=3)
    t.do("use_set 1")
    assert t.over
    assert struck(t) == [8]


def test_sets_fill_from_1_to_5_and_coins_beyond_fifty_are_lost() -> None:
    """FS-14.10: ten sets of five."""
    t = sheet(stack=25, coins=9, crossed=48)
    assert t.position.crossed == 50
    assert t.offered() == [f"use_set {value}" for value in (1, 2, 3, 4, 5)] + ["strike"]


def test_a_set_is_used_up_for_the_whole_campaign() -> None:
    """FS-14.11"""
    t = sheet(stack=9, crossed=10, used=1)
    assert t.offered() == ["use_set 1", "strike"]
    t = sheet(stack=9, crossed=10, used=2)
    assert t.over


@pytest.mark.parametrize(("sets", "number"), [([], 0), ([1], 17), ([1, 2], 15)])
def test_a_number_above_20_loses_unless_sets_avoid_it(sets: list[int], number: int) -> None:
    """Vector 36. FS-14.11 to FS-14.13: struck 18 19 20, TOTAL 18: 21 is lost; with -1 it is 17; with -1 and -2, 15."""
    t = sheet(stack=18, crossed=15, struck="18 19 20")
    for value in sets:
        t.do(f"use_set {value}")
    t.do("strike")
    assert t.position.lost == (not sets)
    assert struck(t) == sorted([18, 19, 20] + ([number] if sets else []))
    assert t.campaign is not None
    assert t.campaign["over"] == (not sets)
    assert t.over
    assert ("No free number up to 20 is left for this total: the campaign is lost." in t.told()) == (not sets)


def test_a_result_under_1_counts_as_1() -> None:
    """FS-14.12"""
    t = sheet(stack=1, crossed=10)
    t.do("use_set 1", "use_set 1")
    assert struck(t) == [1]
    assert t.over


def test_the_next_higher_free_number_is_struck() -> None:
    """FS-14.12"""
    t = sheet(stack=5, struck="5 6 8")
    assert struck(t) == [5, 6, 7, 8]
    assert t.over


def test_castles_swallow_stack_cards_only_never_off_loads() -> None:
    """FS-14.16"""
    t = sheet(stack=1, offloads=3, built="f7-giant-castle")
    assert t.position.total == 6
    assert t.over


def test_a_single_game_has_no_sheet() -> None:
    """FS-14.17: the total is the result."""
    t = solo(draw=5, symbol="castle-2", coins=9, round=10, step=3)
    t.position.last_round[0] = 10
    t.do("done")
    assert t.over
    assert t.result is not None
    assert t.result.scores == [7]
    assert t.position.crossed == 0


# The campaign


def test_between_games_three_of_six_go_into_the_box_and_three_fable_cards_join() -> None:
    """FS-14.14: only numbered cards are turned up; the stack is 30 again."""
    t = game(players=1, mode="solo_campaign", campaign=after(1))
    g = t.position
    assert t.asks() == "ChooseForBox"
    assert len(g.piles[p.REVEALED_ZONE]) == 6
    assert all(g.book.numbered[card // 4] for card in g.piles[p.REVEALED_ZONE])
    for _ in range(3):
        t.do(t.offered()[0])
    g = t.position
    stack = t.hand().split() + t.draw().split()
    assert len(stack) == 30
    assert {"f1-scaffold", "f1-coin", "f1-build-small"} <= set(stack)
    assert (len(g.piles[p.BOX_ZONE]), len(g.piles[p.FABLE])) == (3, 24)
    assert g.fable_round == 1
    assert t.asks() == "Mulligan"


def after(games: int, *, lost: bool = False, box: list[str] | None = None) -> dict[str, Any]:
    """The state of a campaign after some games."""
    setup = TITLE.setup(players=1, seed="1", mode="solo_campaign")
    state = fresh(TITLE.empty(setup))
    state["game"] = games + 1
    state["results"] = [{"round": game, "ranks": [1], "scores": [19]} for game in range(games)]
    state["over"] = lost
    return state


def eager(t: Beach) -> str:
    """Build whatever can be built, and use every set of coins; else do as the clock does."""
    options = t.offered()
    if "pay" in options or t.asks() == "Sheet":
        return "pay" if "pay" in options else options[-2] if len(options) > 1 else options[0]
    builds = [text for text in options if text.startswith("build")]
    return builds[0] if builds else t.words.text(TITLE.idle(t.g, 0))


def play_campaign(*, generous: bool) -> list[dict[str, Any]]:
    """Ten games or fewer: left to the clock, or played eagerly with a sheet that is always fresh and full of coins."""
    campaign: dict[str, Any] | None = None
    states = []
    for _ in range(12):
        if campaign is not None and campaign["over"]:
            break
        if campaign is not None and generous:
            campaign["struck"] = [0] * 20
            campaign["crossed"] = 50
            campaign["sets_used"] = [0] * 10
        t = game(players=1, mode="solo_campaign", seed="357", campaign=campaign)
        while not t.over:
            t.do(eager(t)) if generous else t.idle()
        campaign = t.campaign
        assert campaign is not None
        states.append(campaign)
    return states


def test_a_campaign_is_won_after_ten_games() -> None:
    """FS-14.1, FS-14.14, FS-14.15: game g brings the cards numbered g - 1; stack 30, box and Fable stack add up to 27."""
    states = play_campaign(generous=True)
    assert [state["game"] for state in states] == list(range(2, 12))
    book = TITLE.empty(TITLE.setup(players=1, seed="1", mode="solo_campaign")).book
    for number, state in enumerate(states, 1):
        assert len(state["stack"]) == 30
        assert len(state["fable"]) == 27 - 3 * (number - 1)
        assert len(state["box"]) == 3 * (number - 1)
        assert sorted(state["stack"] + state["fable"] + state["box"]) == sorted(book.uids)
        seen = {book.fable_round[book.uids.index(uid)] for uid in state["stack"] + state["box"]}
        assert max(seen) == number - 1
    assert [state["over"] for state in states] == [False] * 9 + [True]
    lines = TITLE.campaign_lines(states[-1], ["Anna"], TITLE.messages())
    assert lines[0].startswith("Game 10 of 10 played.")
    numbers, games = TITLE.campaign_ledgers(states[-1], ["Anna"], TITLE.messages())
    assert [gone for _, gone in numbers.ticks] == [bool(gone) for gone in states[-1]["struck"]]
    assert [row[0] for row in games.rows] == [str(number) for number in range(1, 11)]
    assert lines[1] == f"The campaign is won. Victory points: {victory_points(states[-1]['struck'], book.victory_points)}."
    with pytest.raises(BadSetup, match="over"):
        game(players=1, mode="solo_campaign", campaign=states[-1])


def test_a_campaign_is_lost_with_the_first_number_above_20() -> None:
    """FS-14.13: at once, and without points."""
    states = play_campaign(generous=False)
    assert 1 <= len(states) < 10
    assert states[-1]["over"]
    assert states[-1]["results"][-1]["ranks"] == [2]
    assert "Victory points" not in " ".join(TITLE.campaign_lines(states[-1], ["Anna"], TITLE.messages()))
    assert "lost" in TITLE.campaign_lines(states[-1], ["Anna"], TITLE.messages())[-1]


def test_a_campaign_lost_in_its_tenth_game_scores_nothing() -> None:
    """FS-14.13, FS-14.15"""
    state = after(10, lost=True)
    state["results"][-1]["ranks"] = [2]
    lines = TITLE.campaign_lines(state, ["Anna"], TITLE.messages())
    assert "Victory points" not in " ".join(lines)
    assert "lost" in lines[-1]


def test_struck_numbers_up_to_10_are_victory_points() -> None:
    """Vector 13. FS-14.15: 10, 1 and 11 give 1 + 10 + 0; at most 55."""
    worth = TITLE.empty(TITLE.setup(players=1, seed="1", mode="solo_campaign")).book.victory_points
    assert victory_points([int(number in (1, 10, 11)) for number in range(1, 21)], worth) == 11
    assert victory_points([1] * 20, worth) == 55


def test_only_the_sheet_and_the_cards_carry_over() -> None:
    """FS-14.10, FS-13.7"""
    t = sheet(stack=5, coins=4, crossed=3, struck="9")
    t.do("strike")
    state = t.campaign
    assert state is not None
    assert state["crossed"] == 7
    assert [number for number, gone in enumerate(state["struck"], 1) if gone] == [5, 9]
    t = game(players=1, mode="solo_campaign", campaign=state)
    assert t.coins() == 0
    assert t.position.timer == 13
    assert t.position.crossed == 7
    assert struck(t) == [5, 9]
    assert t.asks() == "ChooseForBox"
