"""The operations of the content files: each is registered once, and no effect is left without a name."""

from __future__ import annotations

from sandtable.games.fine_sand import effects
from sandtable.games.fine_sand.book import Build, Effect
from sandtable.games.fine_sand.effect_words import OPERATIONS, EffectEntry


def test_every_effect_is_made_by_an_operation() -> None:
    made = {type(operation.effect(EffectEntry(op))) for op, operation in OPERATIONS.items()}
    made.add(type(OPERATIONS["discard"].effect(EffectEntry("discard", n="N"))))
    known = {thing for thing in vars(effects).values() if isinstance(thing, type) and issubclass(thing, Effect)}
    assert made == (known - {Effect}) | {Build}


def test_what_draws_says_so_in_both_places() -> None:
    """FS-9.7 After a draw action the end is looked for: an operation that brings cards to the hand is one."""
    for op, operation in OPERATIONS.items():
        assert operation.effect(EffectEntry(op)).draws == (operation.draws != 0), op
