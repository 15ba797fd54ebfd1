"""What secret chance costs, beside the quick dice of bots: next to nothing in any title."""

from __future__ import annotations

import pytest

import sandtable
from benchmarks import chance

MOST = 0.05  # of a new game or of a pick
GAMES = 2
TRIES = 4  # whatever else runs on the machine only adds to what is measured


@pytest.fixture(scope="module")
def noted() -> dict[str, list[chance.Noted]]:
    return chance.noted(GAMES)


@pytest.mark.parametrize("slug", sandtable.titles())
def test_secret_chance_makes_new_games_and_picks_at_most_a_twentieth_slower(
    slug: str, noted: dict[str, list[chance.Noted]]
) -> None:
    """Chance is measured apart from the game and is a small part of it: however busy the machine is, that stays far below."""
    games = noted[slug]
    assert all(set_up for _, set_up, _ in games), "a game begins without a shuffle"
    measured = (max(found.slower for found in chance.cost(slug, games)) for _ in range(TRIES))
    assert any(slower < MOST for slower in measured)
