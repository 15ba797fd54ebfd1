"""WA-2.6 The learning game: bands are dealt, and a coach explains what happens for the first time."""

from __future__ import annotations

from functools import cache

import pytest

import sandtable
from sandtable.engine.table import Table
from sandtable.engine.words import dashed
from sandtable.games.waral import TITLE
from sandtable.games.waral.coach import COACH
from tests.games.lessons import played, said

LINES = {name: TITLE.messages().text(f"coach-{dashed(name)}") for name in COACH.lines}


@cache
def learning(seed: int) -> Table:
    """A game with a coach; every second one begins with a draft."""
    return played(sandtable.new("waral", mode="learning", players=2, seed=seed, draft=("starter", "pick")[seed % 2]), seed)


def test_bands_are_dealt_and_the_first_turn_is_explained() -> None:
    """WA-2.6"""
    table = sandtable.new("waral", mode="learning", players=2, seed=1, start_player="1")
    assert [len(table.g.band[seat]) for seat in (0, 1)] == [3, 3]
    assert said(table, 0) == {LINES["first_turn"]: 1}
    assert not said(table, 1)


@pytest.mark.parametrize("name", list(LINES))
def test_every_line_has_its_moment_in_some_game(name: str) -> None:
    """WA-2.6"""
    assert any(said(learning(seed), seat)[LINES[name]] for seed in range(20) for seat in (0, 1))


def test_every_line_is_said_once_and_to_the_learner_alone() -> None:
    """WA-2.6"""
    for seed in range(3):
        table = learning(seed)
        assert max(said(table, 0).values()) == max(said(table, 1).values()) == 1
        assert not said(table, -1)


def test_without_a_coach_there_are_no_lines() -> None:
    """WA-2.6: but every game may have one."""
    assert not said(played(sandtable.new("waral", players=2, seed=2), 2), 0)
    assert said(sandtable.new("waral", players=2, seed=2, coach="on"), 0) == {LINES["first_draft"]: 1}
