"""Games that were stored under earlier rules go on under these."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from sandtable.engine import store
from sandtable.engine.table import Table
from sandtable.shelf import title

SNAPSHOTS = Path(__file__).with_name("snapshots")


def stored(moment: str) -> Table:
    """A game of three that version 3 of the rules stored."""
    return store.load(title("frontier_wars"), SNAPSHOTS.joinpath(f"{moment}.snapshot").read_bytes())


@pytest.mark.parametrize("moment", ["draws_opening", "draws_between", "draws_keeping"])
def test_games_in_the_middle_of_secret_draws_go_on(moment: str) -> None:
    """FW-4.4 All chose their decks in secret before version 4. What was left to draw is drawn one after the other."""
    table, rng = stored(moment), random.Random(4)
    assert len(table.waiting_for) == 1
    while not table.over:
        seat = table.waiting_for[0]
        table.play(seat, rng.choice(table.options(seat)))
    assert table.result is not None


def test_everybody_still_draws_a_whole_hand_after_the_change() -> None:
    """FW-1.6 The opening hands were not drawn yet when this game was stored."""
    table = stored("draws_opening")
    hands = [table.g.sheet(seat).hand for seat in range(3)]
    while len(table.picks) < sum(hands):
        seat = table.waiting_for[0]
        table.play(seat, table.options(seat)[0])
    assert [len(table.g.hand[seat]) for seat in range(3)] == hands
