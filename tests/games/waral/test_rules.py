"""The rules of Waral in words: complete, and each named by a test and by the code that carries it out."""

from __future__ import annotations

import re
from pathlib import Path

import sandtable
from sandtable.engine.store import Shelf

TITLE = sandtable.title("waral")
RULES = re.findall(r"^- \*\*(WA-\d+\.\d+)\*\* ", (TITLE.folder / "rules.md").read_text(), re.MULTILINE)
CHAPTERS = {1: 7, 2: 5, 3: 7, 4: 13, 5: 11, 6: 9, 7: 18, 8: 13, 9: 5, 10: 7}


def test_the_rules_are_numbered_without_a_gap() -> None:
    assert [f"WA-{chapter}.{n}" for chapter, last in CHAPTERS.items() for n in range(1, last + 1)] == RULES


def test_every_rule_is_named_by_a_test() -> None:
    tests = "".join(path.read_text() for path in Path(__file__).parent.glob("test_*.py"))
    named = set(re.findall(r"WA-\d+\.\d+", tests))
    assert [rule for rule in RULES if rule not in named] == []
    assert named - set(RULES) == set()


def test_every_step_cites_a_rule_that_exists() -> None:
    steps = Shelf(TITLE).classes
    assert {name for name, step in steps.items() if step.rule not in RULES and not name.startswith("Target")} == set()


def test_content_cites_rules_that_exist() -> None:
    cards = TITLE.cards(TITLE.content())
    assert {rule for card in cards for rule in card["rules"]} <= set(RULES)
    assert {card["provenance"] for card in cards} == {"public", "designed"}
