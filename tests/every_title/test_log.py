"""The log reads well: along whole games of every title, each of its sentences is one that a person would write."""

from __future__ import annotations

import random
import re
from itertools import pairwise
from typing import Any

import sandtable
from sandtable.engine.gathering import joins
from sandtable.engine.sight import SPECTATOR
from sandtable.engine.table import Table

Variant = tuple[str, dict[str, Any]]
NAMES = ["Änne", "Bjørn", "Çelik", "Dáša"]
MOST = 200  # picks of a game
UNTIDY = re.compile(r"\s[.,:]|\s\s|[.!?]\.$|[{}]|\b1 (?:cards|coins|tanks|planes|hits|medals|points|Wounds|Supplies|districts)\b")


def played(variant: Variant) -> Table:
    slug, settings = variant
    table, rng = sandtable.new(slug, seed=41, **settings), random.Random(41)
    table.names = NAMES[: table.setup.players]
    while not table.over and len(table.history) < MOST:
        seat = rng.choice(table.waiting_for)
        table.play(seat, rng.choice(table.g.offers[seat]))
    return table


def test_the_log_is_written_as_a_person_would_write_it(variant: Variant) -> None:
    table = played(variant)
    for seat in (SPECTATOR, 0):
        lines = table.story(seat)
        assert lines
        for line in lines:
            is_a_sentence(line["text"])
            calls_players_by_one_name(table, line)
        gathers_all_it_can(table, seat, lines)
        says_nothing_twice_in_a_row(table, seat)
        tells_the_same_bit_by_bit(table, seat, lines)


def is_a_sentence(text: str) -> None:
    """A capital at the beginning, one stop at the end, nothing left blank, and no "1 cards"."""
    assert text[0].isupper() or text[0].isdigit() or text[0] == "+", text
    assert text.endswith((".", "!", "?")), text
    assert not UNTIDY.search(text), text


def calls_players_by_one_name(table: Table, line: dict[str, Any]) -> None:
    """By their names, in Frontier Wars by faction and name: never now this, now that. Only a coach says "you"."""
    assert line["kind"] == "coach" or not re.search(r"\b[Yy]ou\b", line["text"]), line
    nouns = table.voice().words.nouns
    for seat, name in enumerate(table.names):
        called = nouns["seat"][seat].called(table.names) if "seat" in nouns else name
        assert line["text"].count(name) == line["text"].count(called), line
    assert line["seat"] < 0 or table.names[line["seat"]] in line["text"], line


def gathers_all_it_can(table: Table, seat: int, lines: list[dict[str, Any]]) -> None:
    events = [run[-1] for run in table.voice().runs(seat)]
    for before, event, line in zip(events, events[1:], lines[1:], strict=False):
        assert line["joins"] == joins(table.title.events, before, event), line


def says_nothing_twice_in_a_row(table: Table, seat: int) -> None:
    """Equal lines are gathered: "Jan recruits 2 characters"."""
    told = table.log(seat)
    assert [line for before, line in pairwise(told) if line == before] == []


def tells_the_same_bit_by_bit(table: Table, seat: int, lines: list[dict[str, Any]]) -> None:
    for made in range(1, len(table.history), 41):
        news = table.story(seat, after=made)
        assert news == lines[len(lines) - len(news) :]
