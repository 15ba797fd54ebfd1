"""The rules as players read them, beyond what every title is asked: the cards cite rules, and each example is a test."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from sandtable.games.legion import TITLE

TEXT = (TITLE.folder / "rules.md").read_text("utf-8")
TESTS = "\n".join(path.read_text("utf-8") for path in Path(__file__).parent.glob("test_*.py"))


def test_every_rule_the_cards_name_exists() -> None:
    known = set(re.findall(r"\bLE-\d+(?:\.\d+)?\b", TEXT))
    for card in TITLE.cards(TITLE.content(), TITLE.messages()):
        assert set(card.get("rules", [])) <= known, card["id"]


@pytest.mark.parametrize("number", range(1, 29))
def test_every_worked_example_is_a_test(number: int) -> None:
    assert re.search(rf"def test_tv_{number}_", TESTS)
