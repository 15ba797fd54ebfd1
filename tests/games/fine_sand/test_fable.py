"""FS-13 The Fable campaign: three cards of every stack change after each game, without end."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from sandtable.engine.errors import BadSetup
from sandtable.games.fine_sand import TITLE
from sandtable.games.fine_sand import position as p
from sandtable.games.fine_sand.book import SEATS
from tests.games.fine_sand.arrange import Beach, game, table

BOOK = TITLE.empty(TITLE.setup(players=2, seed="1", mode="fable")).book
WARNINGS = {uid for uid, numbered in zip(BOOK.uids, BOOK.numbered, strict=True) if not numbered}


def state_of(t: Beach) -> dict[str, Any]:
    """What the next game would start from, whatever becomes of this one."""
    t.position.scored = True
    state = TITLE.carry(t.setup, t.g)
    assert state is not None
    return state


def campaign(games: int, players: int = 2, **settings: Any) -> Iterator[dict[str, Any]]:
    """The states after each game of a campaign; the games themselves end after their set-up."""
    state: dict[str, Any] | None = None
    for number in range(games):
        t = game(players=players, mode="fable", seed=f"game {number}", campaign=state, **settings)
        state = state_of(t)
        yield state


def test_a_campaign_begins_with_a_game_of_the_start_cards() -> None:
    """FS-13.1, FS-13.11: mulligan as in the basic game."""
    t = game(players=2, mode="fable")
    assert t.position.fable_round == 0
    assert not any(name.startswith("f") for name in (t.hand() + " " + t.draw()).split())
    assert t.asks() == "Mulligan"


def test_it_may_begin_with_round_1_at_once() -> None:
    """FS-13.1: seat 0 in the winner's role."""
    t = game(players=3, mode="fable", first_game="round_1")
    assert t.position.fable_round == 1
    for seat in range(3):
        assert {"f1-scaffold", "f1-coin", "f1-build-small"} <= set((t.hand(seat) + " " + t.draw(seat)).split())
    assert t.asks() == "Mulligan"


@pytest.mark.parametrize("players", [2, 4])
def test_twelve_games_keep_every_promise_of_the_swap(players: int) -> None:
    """FS-13.2 to FS-13.6: stack 30, Fable stack 27, warning signs stay, round k brings the cards numbered k, then first
    in first out in threes, and no card returns in the round it left."""
    left: list[set[str]] = []
    before: dict[str, Any] | None = None
    for number, state in enumerate(campaign(21, players)):
        assert state["round"] == number
        assert (len(state["stack"]), len(state["fable"])) == (30, 27)
        assert sorted(state["stack"] + state["fable"]) == sorted(BOOK.uids)
        assert set(state["stack"]) >= WARNINGS
        if before is not None:
            out = set(before["stack"]) - set(state["stack"])
            joined = set(state["stack"]) - set(before["stack"])
            assert len(out) == len(joined) == 3
            assert joined == set(before["fable"][:3])
            assert out == set(state["fable"][-3:])
            left.append(out)
            wanted = {uid for uid, k in zip(BOOK.uids, BOOK.fable_round, strict=True) if k == number}
            assert joined == (wanted if number <= 9 else left[number - 10])
        before = state


def test_all_stacks_stay_the_same_and_the_swap_is_told_to_all() -> None:
    """FS-13.2, FS-13.3: same uids for everybody, the three cards out and in are shown."""
    t = game(players=4, mode="fable", start_round=12)
    stacks = [sorted(card // SEATS for zone in (p.DRAW_STACK, p.HAND) for card in t.g.piles[zone + seat]) for seat in range(4)]
    assert stacks == [stacks[0]] * 4
    assert all(card % SEATS == seat for seat in range(4) for card in t.g.piles[p.HAND + seat])
    assert [line["kind"] for line in t.story()].count("left-stack") == 36
    assert [line["kind"] for line in t.story()].count("joined-stack") == 36


def test_the_cards_out_before_round_1_return_in_round_10_and_those_before_round_10_in_19() -> None:
    """Vector 37. FS-13.4, FS-13.5: first in, first out, Fable cards and start cards alike."""
    stacks = [set(state["stack"]) for state in campaign(20)]
    assert stacks[10] - stacks[9] == stacks[0] - stacks[1]
    assert stacks[19] - stacks[18] == stacks[9] - stacks[10]


def test_every_card_returns_to_its_owner_from_wherever_it_is() -> None:
    """Vector 43 and vector 42, second part. FS-13.2, FS-15.23: built by a neighbour, removed, stowed, off-loaded."""
    t = table(
        mode="fable",
        round=60,
        step=3,
        hand="castle-1",
        removed="f8-big-base",
        symbol="coin-2",
        draw=3,
        others={1: {"built": "castle-2@0 f7-pallet", "pallet": "coin-3@0", "draw": 3, "symbol": "f2-pit@0"}},
    )
    t.end_turn(0)
    t.end_turn(1)
    assert t.over
    state = t.campaign
    assert state is not None
    missing = {"castle-2", "coin-3", "f2-pit", "f8-big-base", "coin-2"}
    assert missing <= {BOOK.slugs[BOOK.type_of[BOOK.uids.index(uid) * SEATS]] for uid in state["stack"]}


def test_a_shared_victory_is_turned_up_by_the_lowest_winner() -> None:
    """FS-13.3"""
    t = table(players=3, mode="fable", round=60, step=3, draw=8, others={1: {"draw": 4}, 2: {"draw": 4}})
    t.g.todo[1:-1] = []  # only the round end and the turn of seat 0 remain
    t.do("done")
    assert t.campaign is not None
    assert t.result is not None
    assert t.result.winners == [1, 2]
    assert t.campaign["winner"] == 1


def test_the_winners_stack_decides_which_cards_leave() -> None:
    """FS-13.2: random, by the table's own stream."""
    outs = set()
    for seed in "12345":
        first = next(campaign(1))
        t = game(players=2, mode="fable", seed=seed, campaign=first)
        outs.add(tuple(state_of(t)["fable"][-3:]))
    assert len(outs) == 5


def test_nothing_but_cards_round_and_results_carries_over() -> None:
    """FS-13.7: no wooden coins, no built cards."""
    t = table(mode="fable", round=60, step=3, built="green-6", coins=7, draw=3)
    t.end_round()
    t = game(players=2, mode="fable", campaign=t.campaign)
    assert t.counts() == (24, 0, 6, 0)
    assert t.built() == ""
    assert t.position.round == 0
    assert t.asks() == "Mulligan"


@pytest.mark.parametrize(("before", "now"), [(4, 2), (2, 4)])
def test_seats_may_change_between_games(before: int, now: int) -> None:
    """FS-13.8: newcomers take an identical stack, also if the winner has left; the table of wins goes on."""
    state = list(campaign(3, before))[-1]
    state["winner"] = before - 1
    t = game(players=now, mode="fable", campaign=state)
    stacks = [sorted((t.hand(seat) + " " + t.draw(seat)).split()) for seat in range(now)]
    assert stacks == [stacks[0]] * now
    after = state_of(t)
    assert set(state["stack"]) - set(after["stack"]) == set(after["fable"][-3:])
    assert len(set(after["stack"]) - set(state["stack"])) == 3
    lines = TITLE.campaign_lines(after, TITLE.seat_names(now), TITLE.messages())
    assert [line.split(":")[0] for line in lines] == TITLE.seat_names(now)
    (games,) = TITLE.campaign_ledgers(after, TITLE.seat_names(now), TITLE.messages())
    assert games.heads == ["Game", *TITLE.seat_names(now)]
    assert {len(row) for row in games.rows} == {now + 1}


def season(results: list[tuple[list[int], list[int]]]) -> list[str]:
    games = [{"round": number, "ranks": ranks, "scores": scores} for number, (ranks, scores) in enumerate(results)]
    return TITLE.campaign_lines({"results": games, "over": True}, TITLE.seat_names(len(results[0][0])), TITLE.messages())


def test_a_season_goes_to_most_wins_then_fewest_unbuilt_cards_then_it_is_shared() -> None:
    """FS-13.9"""
    assert season([([1, 2], [4, 5]), ([1, 2], [4, 5]), ([2, 1], [30, 1])])[-1] == "The season goes to Trowel."
    assert season([([1, 2], [4, 5]), ([2, 1], [9, 3])])[-1] == "The season goes to Shovel."
    assert season([([1, 2], [4, 5]), ([2, 1], [5, 4])])[-1] == "The season goes to Trowel and Shovel."
    assert season([([1, 2], [4, 5])])[0] == "Trowel: 1 won, 4 unbuilt cards in all."


def test_a_season_ends_with_round_9_and_an_endless_campaign_never() -> None:
    """FS-13.9, FS-13.6"""
    assert [state["over"] for state in campaign(10, season="on")] == [False] * 9 + [True]
    assert not any(state["over"] for state in campaign(12))
    last = list(campaign(10, season="on"))[-1]
    with pytest.raises(BadSetup, match="over"):
        game(players=2, mode="fable", campaign=last, season="on")


@pytest.mark.parametrize("start", [2, 9, 20])
def test_a_campaign_may_start_late(start: int) -> None:
    """FS-13.10: that many swaps are made at once."""
    t = game(players=2, mode="fable", start_round=start)
    state = state_of(t)
    assert state["round"] == start
    assert (len(state["stack"]), len(state["fable"])) == (30, 27)
    assert set(state["stack"]) >= WARNINGS
    assert t.asks() == "Mulligan"


def test_a_campaign_that_names_unknown_cards_is_refused() -> None:
    """FS-13.7"""
    state = next(campaign(1))
    state["stack"][0] = "S99"
    with pytest.raises(BadSetup, match="S99"):
        game(players=2, mode="fable", campaign=state)
