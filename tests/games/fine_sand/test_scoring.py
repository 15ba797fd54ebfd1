"""FS-11 Scoring."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.fine_sand.arrange import Beach, table


def scored(players: int = 2, **things: Any) -> Beach:
    """A game whose last round everybody leaves with what they have."""
    t = table(players=players, round=60, step=3, **things)
    while not t.over:
        t.end_turn(t.waiting_for[0]) if t.asks(t.waiting_for[0]) in ("Done", "Finish") else t.idle(t.waiting_for[0])
    return t


def counted(**things: Any) -> int:
    return scored(**things).position.unbuilt[0]


def test_hand_draw_stack_discard_pile_and_scaffold_are_unbuilt() -> None:
    """FS-11.1: nothing else counts."""
    assert counted(hand="castle-1 castle-2", draw=4, discard=3, laid_out="f1-scaffold") == 2 + 4 + 3 + 1
    assert (
        counted(hand="castle-1", draw="", symbol="red-4 red-5", built="green-6 f7-pallet", pallet="coin-2", removed="blue-3") == 1
    )


@pytest.mark.parametrize(
    ("castles", "left"), [("", 3), ("f7-big-castle", 2), ("f7-giant-castle", 1), ("f7-big-castle f7-giant-castle", 0)]
)
def test_castles_swallow_unbuilt_cards(castles: str, left: int) -> None:
    """Vector 32. FS-15.21, FS-11.2, FS-15.19, FS-15.20: the Pit on the pallet is built; hand 1 and discards 2 are not."""
    assert counted(built=f"f7-pallet {castles}", pallet="f2-pit", hand="castle-1", draw="", discard="red-4 blue-3") == left


def test_castles_swallow_no_more_than_there_is() -> None:
    """FS-11.2"""
    t = scored(built="f7-giant-castle", hand="castle-1", draw="")
    assert t.position.unbuilt[0] == 0
    assert t.removed().split().count("castle-1") == 1
    assert "The castles of Trowel swallow 1 card." in t.told(1)


def test_castles_swallow_a_laid_out_scaffold_too() -> None:
    """FS-11.2, FS-11.1: it is an unbuilt card like any other."""
    t = scored(built="f7-giant-castle", hand="castle-1", draw="", laid_out="f1-scaffold")
    assert t.position.unbuilt[0] == 0
    assert t.laid_out() == ""


def ranks(unbuilt: list[int], coins: list[int]) -> list[int]:
    seats: list[dict[str, Any]] = [{"draw": cards, "coins": wooden} for cards, wooden in zip(unbuilt, coins, strict=True)]
    t = table(players=len(seats), round=60, step=3, sealed=False, others=dict(enumerate(seats)), **seats[0])
    t.g.todo[1:-1] = []  # only the round end and the turn of seat 0 remain
    t.do("done")
    assert t.result is not None
    assert t.result.scores == unbuilt
    assert t.told().count(" wins.") == t.result.ranks.count(1)  # the log says so, too
    return t.result.ranks


def test_fewest_unbuilt_cards_win_then_most_wooden_coins_then_it_is_shared() -> None:
    """Vector 34. FS-11.3"""
    assert ranks([5, 5, 7], [1, 3, 9]) == [2, 1, 3]
    assert ranks([5, 5, 7], [3, 3, 9]) == [1, 1, 3]


def test_after_scoring_everything_is_revealed() -> None:
    """FS-11.4: hands, draw stacks and Symbol piles, to spectators too."""
    t = scored(hand="castle-1 castle-2", draw="red-4", symbol="blue-3")
    for seat in (-1, 1):
        zones = {(z["zone"], z["owner"]): z["cards"] for z in t.view(seat)["zones"]}
        assert sorted(zones["hand", 0]) == ["castle-1", "castle-2"]
        assert zones["draw stack", 0] == ["red-4"]
        assert zones["symbol pile", 0] == ["blue-3"]
    assert t.over
