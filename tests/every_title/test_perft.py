"""The numbers of ways to go on that docs/engine.md tells are right, for every title and in both builds."""

from __future__ import annotations

import re

import pytest

import sandtable
from tests.games.perft import STARTS, after, counts
from tests.project.files import ROOT

ROW = re.compile(r"^\| (\w+) \| (\w+) \| (\d+) \| (\d+) \| ([\d ]+) \|$", re.MULTILINE)
ROWS = ROW.findall((ROOT / "docs" / "engine.md").read_text("utf-8"))


def test_every_title_is_counted() -> None:
    assert {slug for slug, *_ in ROWS} == set(STARTS) == set(sandtable.titles())


@pytest.mark.parametrize(("slug", "mode", "players", "picks", "numbers"), ROWS)
def test_the_number_of_ways_to_go_on_is_known(slug: str, mode: str, players: str, picks: str, numbers: str) -> None:
    """Any change of a rule, a card or an offer shows here."""
    known = [int(number) for number in numbers.split()]
    assert counts(after(slug, mode, int(players), int(picks)), len(known)) == known
