"""What is put into words once serves all tables of a kind; each has the names of its own players in it."""

from __future__ import annotations

import random
from unittest.mock import Mock

import pytest

import sandtable
from sandtable import Table
from sandtable.engine import table as tables
from sandtable.engine.questions import final_options
from sandtable.engine.words import PLACES


def played(names: list[str]) -> Table:
    table, rng = sandtable.new("waral", players=2, seed=4, names=names), random.Random(4)
    for _ in range(60):
        seat = table.waiting_for[0]
        table.play(seat, rng.choice(table.g.offers[seat]))
    return table


def test_two_tables_tell_the_same_with_their_own_names() -> None:
    one, other = played(["Anna", "Bela"]), played(["Who?", "Jo & Co."])
    told = [str([table.story(0), table.view(0), [option.label for option in table.options(0)]]) for table in (one, other)]
    assert "Anna" in told[0]
    assert told[0].replace("Anna", "Who?").replace("Bela", "Jo & Co.").replace("..", ".") == told[1].replace("..", ".")
    assert not any(place in text for place in PLACES for text in told)


def test_a_new_name_shows_in_what_was_told_before() -> None:
    table = played(["Anna", "Bela"])
    assert "Anna" in str(table.story(0))
    table.names = ["Eva", "Bela"]
    assert "Anna" not in str([table.story(0), table.view(0)])


def test_what_is_final_is_tried_once_for_a_question(monkeypatch: pytest.MonkeyPatch) -> None:
    tried = Mock(side_effect=final_options)
    monkeypatch.setattr(tables, "final_options", tried)
    table = played(["Anna", "Bela"])
    seat = table.waiting_for[0]
    views = [table.voice(language).view(seat) for language in ("en", "en-x-test")]
    assert tried.call_count == 1
    table.play(seat, views[0]["ask"]["options"][0]["text"])
    table.view(table.waiting_for[0])
    assert tried.call_count == 2
