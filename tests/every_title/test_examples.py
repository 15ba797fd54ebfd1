"""The worked examples of every rules.md are played as they are told, so that none of them can become untrue."""

from __future__ import annotations

import importlib
import re

import pytest

import sandtable
from sandtable.engine.examples import Example, examples
from sandtable.engine.rulebook import rules_source
from tests.games.stage import NOBODY, Given, Stage

LEAST = 6  # worked examples in each title
REFUSED = re.compile(r"(.+) \(([A-Z]{2}-\d+\.\d+)\)")

told = [
    pytest.param(slug, example, id=f"{slug}-{example.name}")
    for slug in sandtable.titles()
    for example in examples(rules_source(sandtable.title(slug)))
]


def whose(words: str, names: list[str]) -> tuple[str, int]:
    """A thing, and whose it is: `hand Ann`."""
    thing, _, name = words.rpartition(" ")
    return (thing, names.index(name)) if name in names else (words, NOBODY)


def set_up(slug: str, script: list[tuple[str, str]], names: list[str]) -> Stage:
    """The table that the lines with `@` describe."""
    given: Given = {}
    for sign, line in script:
        words, _, value = line.partition(":")
        if sign == "@" and words != "players":
            given[whose(words.strip(), names)] = value.strip()
    stage: Stage = importlib.import_module(f"tests.games.{slug}.stage").lay_out(given, names)
    return stage


def follow(stage: Stage, sign: str, line: str, names: list[str]) -> None:
    """Make the pick of a line, or compare what it says with the table."""
    before, _, after = line.partition(": ")
    thing, seat = whose(before.removesuffix(":"), names)
    if sign == ">":
        stage.play(names.index(before), after)
    elif sign == "=":
        assert stage.look(thing, seat) == after, line
    elif sign == "!":
        refused = REFUSED.fullmatch(after)
        assert refused is not None, f"{line}: no rule in brackets"
        assert stage.refusal(names.index(before), refused[1]) == refused[2], line


@pytest.mark.parametrize(("slug", "example"), told)
def test_a_worked_example_goes_as_it_is_told(slug: str, example: Example) -> None:
    script = example.script()
    names = next(line for sign, line in script if sign == "@").removeprefix("players:").replace(" ", "").split(",")
    stage = set_up(slug, script, names)
    for sign, line in script:
        follow(stage, sign, line, names)
    assert any(sign in "=!" for sign, _ in script), "nothing is compared with the table"


@pytest.mark.parametrize("slug", sandtable.titles())
def test_every_title_has_worked_examples(slug: str) -> None:
    names = [example.name for example in examples(rules_source(sandtable.title(slug)))]
    assert len(names) == len(set(names)) >= LEAST
