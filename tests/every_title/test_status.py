"""How a game stands, told along random games: everybody has a score, and at the end it is the score of the result."""

from __future__ import annotations

from typing import Any

import sandtable
from sandtable.engine.sight import SPECTATOR
from tests.games.lessons import played

Variant = tuple[str, dict[str, Any]]


def test_the_last_scores_that_are_shown_are_those_of_the_result(variant: Variant) -> None:
    slug, settings = variant
    table = played(sandtable.new(slug, seed=15, **settings), 15)
    result = table.result
    assert result is not None
    for seat in (SPECTATOR, *range(table.setup.players)):
        status = table.voice().status(seat)
        assert status is not None
        if table.setup.players > 1:
            assert [standing["score"] for standing in status["seats"]] == result.scores
            assert set(result.winners) <= set(status["leaders"])
        assert status["warnings"] == []
