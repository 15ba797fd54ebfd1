"""What questions and options say about themselves: the kind of each answer, whether it is final, and what it brings about."""

from __future__ import annotations

import random
from typing import Any

import pytest

import sandtable
from sandtable.engine.names import ACT, GO_ON, LEAVE, TAKE_BACK

Variant = tuple[str, dict[str, Any]]
PICKS = 40


@pytest.mark.parametrize("slug", sandtable.titles())
def test_every_verb_says_which_kind_of_answer_it_is(slug: str) -> None:
    assert {verb.answer for verb in sandtable.title(slug).verbs.all} <= {ACT, LEAVE, GO_ON, TAKE_BACK}


def test_an_option_that_is_said_to_be_final_cannot_be_taken_back_and_any_other_can(variant: Variant) -> None:
    slug, settings = variant
    table, rng = sandtable.new(slug, seed=14, **settings), random.Random(14)
    for _ in range(PICKS):
        if table.over:
            break
        seat = rng.choice(table.waiting_for)
        ask = table.ask(seat)
        assert ask is not None
        option = rng.choice(ask["options"])
        table.play(seat, option["text"])
        assert table.can_undo(seat) is not option["final"]
