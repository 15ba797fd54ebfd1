"""Forecasts: the score if the game ended now, and what a build would change."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable.games.fine_sand.forecast import ahead, unbuilt_now, unbuilt_with
from tests.games.fine_sand.arrange import Beach, table


def with_card(t: Beach, slug: str) -> int:
    g = t.position
    return unbuilt_with(g, 0, g.book.slugs.index(slug))


def test_the_score_now_is_what_scoring_would_count() -> None:
    """FS-11.1, FS-11.2"""
    t = table(round=60, step=3, hand="castle-1 castle-2", draw=4, discard=3, built="f7-big-castle")
    foreseen = [unbuilt_now(t.position, seat) for seat in (0, 1)]
    while not t.over:
        t.end_turn(t.waiting_for[0]) if t.asks(t.waiting_for[0]) in ("Done", "Finish") else t.idle(t.waiting_for[0])
    assert t.result is not None
    assert foreseen[0] == t.result.scores[0] == 8


@pytest.mark.parametrize(("card", "left"), [("castle-1", 5), ("f7-big-castle", 4), ("f7-giant-castle", 3)])
def test_a_castle_changes_more_than_its_own_card(card: str, left: int) -> None:
    """FS-11.2 What pays for it stays unbuilt; a Big castle swallows 1 more, a Giant one 2."""
    t = table(hand=f"{card} coin-2 coin-3", draw=3, step=2)
    assert unbuilt_now(t.position, 0) == 6
    assert with_card(t, card) == left


def test_nothing_swallows_more_than_there_is() -> None:
    """FS-11.2"""
    t = table(hand="f7-giant-castle", draw=1, step=2)
    assert with_card(t, "f7-giant-castle") == 0


@pytest.mark.parametrize(
    ("unbuilt", "coins", "first"), [([4, 5], [0, 3], [0]), ([5, 5], [1, 3], [1]), ([5, 5, 6], [2, 2, 9], [0, 1])]
)
def test_fewest_unbuilt_cards_are_ahead_then_the_most_wooden_coins(
    unbuilt: list[int], coins: list[int], first: list[int]
) -> None:
    """FS-11.3"""
    seats: list[dict[str, Any]] = [{"draw": cards, "coins": wooden} for cards, wooden in zip(unbuilt, coins, strict=True)]
    t = table(players=len(seats), step=3, others=dict(enumerate(seats)), **seats[0])
    assert ahead(t.position, 0) == first
    assert t.view(0)["status"]["leaders"] == first


def test_what_others_do_behind_the_curtain_is_not_in_the_forecast() -> None:
    """FS-2.7 Another seat's draws count when the curtain lifts."""
    t = table(sealed=True, hand="castle-1", draw=3, others={1: {"hand": "castle-1 coin-2", "draw": 2, "coins": 0}})
    before = t.view(0)["status"]
    t.do("board", seat=1)
    assert t.view(0)["status"] == before


def test_a_player_is_told_what_a_build_leaves() -> None:
    """FS-11.1 In the facts for boards, and beside the option."""
    t = table(hand="castle-1 coin-2 coin-3", draw=3, step=2)
    view = t.view(0)
    assert (view["facts"]["unbuilt"], view["facts"]["unbuilt with"]) == (6, {"build castle-1": 5})
    build = next(option for option in view["ask"]["options"] if option["text"] == "build castle-1")
    assert build["consequence"].endswith("Leaves 5 unbuilt.")
    assert "unbuilt" not in t.view(-1)["facts"]


def test_a_player_is_told_how_much_draw_all_draws() -> None:
    """FS-3.4 The board's two and the plain greens that are ready, before one of them has drawn and after."""
    t = table(hand="castle-1", built="green-6 green-7 f6-draw2", draw=10)

    def told() -> str:
        return str(next(option["consequence"] for option in t.view(0)["ask"]["options"] if option["text"] == "draw_all"))

    assert told() == "You draw 4 cards."
    t.do("use green-6")
    assert told() == "You draw 3 cards."
