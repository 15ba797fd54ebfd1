"""Games that were stored under earlier rules go on under these, also where they were asked what is not asked any more."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from sandtable.engine import store
from sandtable.engine.flow import asks
from sandtable.engine.table import Table
from sandtable.games.legion.invariants import broken
from sandtable.games.legion.position import Legion
from sandtable.shelf import title

SNAPSHOTS = Path(__file__).with_name("snapshots")
ASKED = {
    "orders_given": "GiveOrders",
    "violence": "HitFactions",
    "crippled": "Cripple",
    "skill_lost": "LoseSkill",
    "first_aid": "Bandage",
    "church": "Church",
}


def stored(moment: str) -> Table:
    """A game of two that version 3 of the rules stored."""
    return store.load(title("legion"), SNAPSHOTS.joinpath(f"{moment}.snapshot").read_bytes())


@pytest.mark.parametrize("moment", ASKED)
def test_games_stored_at_a_question_that_is_not_asked_any_more_go_on(moment: str) -> None:
    """LE-6.7, LE-9.11, LE-14.7 Who was asked under version 3 answers; from then on version 4 holds."""
    table, rng = stored(moment), random.Random(4)
    assert type(asks(table.g, table.waiting_for[0])).__name__ == ASKED[moment]
    while not table.over:
        seat = table.waiting_for[0]
        table.play(seat, rng.choice(table.options(seat)))
        assert isinstance(table.g, Legion)
        assert not broken(table.g)
    assert table.result is not None
