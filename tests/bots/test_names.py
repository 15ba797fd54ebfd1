"""What bots are called: by their level, and apart from each other at one table."""

from __future__ import annotations

from sandtable.bots.names import told_apart
from sandtable.engine.messages import ENGLISH, house


def test_whoever_is_called_as_somebody_before_has_a_number() -> None:
    messages = house(ENGLISH)
    told = told_apart(["Bot regular", "Anna", "Bot regular", "Bot expert", "Bot regular"], messages)
    assert told == ["Bot regular", "Anna", "Bot regular (2)", "Bot expert", "Bot regular (3)"]


def test_names_that_differ_stay_as_they_are() -> None:
    assert told_apart(["Bot regular", "Bot regular, bold"], house(ENGLISH)) == ["Bot regular", "Bot regular, bold"]
