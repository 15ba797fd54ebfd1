"""What must hold at every moment of a game, checked along random games (invariants of the rules)."""

from __future__ import annotations

import random

import pytest

import sandtable
from sandtable.games.legion import zones as p
from sandtable.games.legion.invariants import broken
from sandtable.games.legion.position import Legion


def check(g: Legion) -> None:
    assert broken(g) == ""


@pytest.mark.parametrize("despatches", ["off", "on"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_invariants_hold_along_random_games(players: int, despatches: str) -> None:
    """LE-1.8, LE-1.9, LE-2.3, LE-10.4, LE-11.1 at every pick of a few games."""
    for seed in range(4):
        table = sandtable.new("legion", players=players, seed=seed, despatches=despatches)
        rng = random.Random(seed)
        while not table.over:
            assert isinstance(table.g, Legion)
            check(table.g)
            seat = rng.choice(table.waiting_for)
            table.play(seat, rng.choice(table.g.offers[seat]))
        g = table.g
        assert isinstance(g, Legion)
        assert g.round == 4
        assert len(g.piles[p.DISCARDS]) == 4 + 4 * g.plots
