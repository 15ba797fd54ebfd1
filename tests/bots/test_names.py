"""What bots are called: after animals, and apart from each other at one table."""

from __future__ import annotations

import pytest

from sandtable.bots.names import animal, told_apart
from sandtable.engine.messages import ENGLISH, house, languages


def test_whoever_is_called_as_somebody_before_has_a_number() -> None:
    messages = house(ENGLISH)
    told = told_apart(["Bela", "Anna", "Bela", "Carl", "Bela"], messages)
    assert told == ["Bela", "Anna", "Bela (2)", "Carl", "Bela (3)"]


def test_names_that_differ_stay_as_they_are() -> None:
    assert told_apart(["Bela", "Bela B"], house(ENGLISH)) == ["Bela", "Bela B"]


@pytest.mark.parametrize("language", languages())
def test_bots_of_a_table_are_called_after_different_animals(language: str) -> None:
    messages = house(language)
    for table in range(40):
        assert len({animal(table, seat, messages) for seat in range(8)}) == 8
    assert animal(0, 0, messages) != animal(1, 0, messages), "another table, another animal"
