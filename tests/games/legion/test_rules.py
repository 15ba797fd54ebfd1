"""The rules as players read them: every step cites one that exists, and every one is named by a test."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from sandtable.engine.store import Shelf
from sandtable.games.legion import TITLE

TEXT = (TITLE.folder / "rules.md").read_text("utf-8")
RULES = re.findall(r"^- \*\*(LE-\d+\.\d+)\*\* \S", TEXT, re.MULTILINE)
HEADINGS = re.findall(r"^## (LE-\d+) \S", TEXT, re.MULTILINE)
TESTS = "\n".join(path.read_text("utf-8") for path in Path(__file__).parent.glob("test_*.py"))


def test_the_rules_are_numbered_in_order() -> None:
    assert len(set(RULES)) == len(RULES)
    numbers = [tuple(map(int, rule[3:].split("."))) for rule in RULES]
    assert numbers == sorted(numbers)
    for heading in HEADINGS:
        inside = [number for chapter, number in numbers if f"LE-{chapter}" == heading]
        assert inside == list(range(1, len(inside) + 1))
    assert [f"LE-{chapter}" for chapter in range(1, 15)] == HEADINGS


@pytest.mark.parametrize("rule", RULES)
def test_every_rule_is_named_by_a_test(rule: str) -> None:
    assert re.search(rf"\b{re.escape(rule)}\b(?!\.?\d)", TESTS)


def test_every_step_cites_a_rule_that_exists() -> None:
    for name, step in Shelf(TITLE).classes.items():
        assert step.rule in RULES or step.rule in HEADINGS, name
        assert step.__doc__, name


def test_every_rule_the_content_names_exists() -> None:
    for card in TITLE.cards(TITLE.content()):
        for rule in card.get("rules", []):
            assert rule in RULES or rule in HEADINGS, (card["id"], rule)


@pytest.mark.parametrize("number", range(1, 29))
def test_every_worked_example_is_a_test(number: int) -> None:
    assert re.search(rf"TV-{number}\b", TESTS)
