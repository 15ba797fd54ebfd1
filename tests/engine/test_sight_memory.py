"""A table remembers how each seat last saw its piles, to be quick. Nobody may ever notice."""

from __future__ import annotations

import copy
import random
from typing import Any

import pytest

import sandtable
from sandtable import Table
from sandtable.engine.sight import SPECTATOR, view

PICKS = 150


def afresh(table: Table, seat: int) -> dict[str, Any]:
    """The view of a table that never looked before."""
    other = copy.copy(table)
    other._seen = {}
    return other.view(seat)


def check(table: Table) -> None:
    for seat in [*range(table.setup.players), SPECTATOR]:
        assert table.view(seat) == afresh(table, seat)


@pytest.mark.parametrize("slug", sandtable.titles())
def test_a_view_is_the_same_whatever_was_seen_before(slug: str) -> None:
    dice = random.Random(slug)
    table = sandtable.new(slug, players=2, seed=f"memory of {slug}")
    for _ in range(PICKS):
        if table.over:
            break
        seat = dice.choice(table.waiting_for)
        table.play(seat, dice.choice(table.options(seat)))
        check(table)
        if table.can_undo(seat) and dice.random() < 0.2:
            table.undo(seat)
            check(table)


@pytest.mark.parametrize("slug", sandtable.titles())
def test_a_view_handed_out_stays_as_it_was(slug: str) -> None:
    dice = random.Random(slug)
    table = sandtable.new(slug, players=2, seed=f"kept by {slug}")
    kept = [(table.view(0), afresh(table, 0))]
    for _ in range(40):
        if table.over:
            break
        seat = dice.choice(table.waiting_for)
        table.play(seat, dice.choice(table.options(seat)))
        kept.append((table.view(0), afresh(table, 0)))
    assert all(shown == fresh for shown, fresh in kept)


@pytest.mark.parametrize("slug", sandtable.titles())
def test_a_table_shows_the_cards_that_the_position_shows(slug: str) -> None:
    table = sandtable.new(slug, players=2, seed=f"words of {slug}")
    raw: Any = view(table.g, 0)["zones"]
    names = table.g.layout.card_names
    for zone in table.view(0)["zones"]:
        cards = [names[card] if card >= 0 else None for card in raw[zone["zone"]][zone["slot"]]]
        assert zone["cards"] == cards
