"""What titles tell in the facts of their views is what they declare: the client's types are made from the declarations."""

from __future__ import annotations

import importlib
import random
from typing import Any

import msgspec
import pytest

import sandtable

SPECTATOR = -1
PICKS = 250


def declared(slug: str) -> Any:
    return importlib.import_module(f"sandtable.games.{slug}.fact_types").Facts


@pytest.mark.parametrize("slug", sandtable.titles())
@pytest.mark.parametrize("mode", [0, -1])
def test_facts_are_what_the_title_declares(slug: str, mode: int) -> None:
    """Facts that have another type are refused by msgspec; facts that are not declared do not come back from it."""
    table = sandtable.new(slug, seed=1, **sandtable.title(slug).variants()[mode])
    rng, kind = random.Random(1), declared(slug)
    for number in range(PICKS):
        if table.over:
            break
        for seat in [SPECTATOR, *range(len(table.view()["names"]))] if number % 5 == 0 else []:
            facts = table.view(seat)["facts"]
            assert msgspec.convert(facts, kind) == facts
        seat = rng.choice(table.waiting_for)
        table.play(seat, rng.choice(table.options(seat)))
