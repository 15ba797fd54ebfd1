"""The rules text, the code and the tests name the same rules."""

from __future__ import annotations

import importlib
import inspect
import re
from pathlib import Path

import sandtable
from sandtable.engine.steps import Decision, Step, Together

TITLE = sandtable.title("frontier_wars")
TEXT = (TITLE.folder / "rules.md").read_text()
RULES = re.findall(r"^- \*\*(FW-\d+\.\d+)\*\* (.+)$", TEXT, re.MULTILINE)
IDS = [rule for rule, _ in RULES]


def steps() -> list[type[Step[object]]]:  # type: ignore[type-var]
    found = []
    for module in TITLE.steps:
        for thing in vars(importlib.import_module(module)).values():
            if isinstance(thing, type) and issubclass(thing, Step) and thing.__module__ == module:
                found.append(thing)
    return found


def test_rules_are_numbered_in_order_without_gaps() -> None:
    chapters: dict[int, list[int]] = {}
    for rule in IDS:
        chapter, number = rule[3:].split(".")
        chapters.setdefault(int(chapter), []).append(int(number))
    assert list(chapters) == list(range(1, 16))
    for numbers in chapters.values():
        assert numbers == list(range(1, len(numbers) + 1))


def test_every_rule_is_named_by_a_test() -> None:
    tests = "".join(path.read_text() for path in Path(__file__).parent.glob("test_*.py") if path != Path(__file__))
    named = set(re.findall(r"FW-\d+\.\d+", tests))
    assert set(IDS) - named == set()
    assert named - set(IDS) == set()


def test_every_step_cites_a_rule_that_exists() -> None:
    """Its docstring is the rule, and decisions have a prompt."""
    for step in steps():
        assert step.rule in IDS, step
        assert set(re.findall(r"FW-\d+\.\d+", inspect.getdoc(step) or "")) <= set(IDS), step
        assert inspect.getdoc(step), step
        if issubclass(step, (Decision, Together)):
            assert step.prompt, step


def test_every_module_cites_only_rules_that_exist() -> None:
    for path in TITLE.folder.glob("*.py"):
        assert set(re.findall(r"FW-\d+\.\d+", path.read_text())) <= set(IDS), path.name
