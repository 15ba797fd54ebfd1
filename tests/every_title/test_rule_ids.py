"""Every title's rules.md is numbered without gaps, each rule is named by a test, and what quotes a rule quotes one of these."""

from __future__ import annotations

import ast
import importlib
import random
import re
from collections import Counter
from functools import cache
from pathlib import Path

import pytest

import sandtable
from sandtable.engine.rulebook import read_rulebook
from sandtable.engine.steps import Step

TESTS = Path(__file__).resolve().parents[1] / "games"
RULE = re.compile(r"^- \*\*([A-Z]{2})-(\d+)\.(\d+)\*\* \S", re.MULTILINE)
CHAPTER = re.compile(r"^## ([A-Z]{2})-(\d+) \S", re.MULTILINE)
QUOTED = re.compile(r"\b[A-Z]{2}-\d+\.\d+\b")
RANGE = re.compile(r"\b([A-Z]{2}-\d+)\.(\d+) to \1\.(\d+)\b")
GAMES = 4
PICKS = 400

titles = pytest.mark.parametrize("slug", sandtable.titles())


@cache
def rules_text(slug: str) -> str:
    folder = sandtable.title(slug).folder
    assert folder is not None, f"{slug} has no folder for its rules"
    return (folder / "rules.md").read_text(encoding="utf-8")


def rule_ids(slug: str) -> list[str]:
    return [f"{book}-{chapter}.{number}" for book, chapter, number in RULE.findall(rules_text(slug))]


def quoted_in(text: str) -> set[str]:
    """The rules a text names, alone or as the ends and the middle of a range."""
    found = set(QUOTED.findall(text))
    for chapter, first, last in RANGE.findall(text):
        found |= {f"{chapter}.{number}" for number in range(int(first), int(last) + 1)}
    return found


@cache
def step_classes(slug: str) -> list[type[Step]]:  # type: ignore[type-arg]
    found = []
    for module in sandtable.title(slug).steps:
        for thing in vars(importlib.import_module(module)).values():
            if isinstance(thing, type) and issubclass(thing, Step) and thing.__module__ == module:
                found.append(thing)
    return found


@titles
def test_rules_are_numbered_without_gaps(slug: str) -> None:
    """Chapters from 1 on, and in each the rules from 1 on, in this order, all with the initials of one title."""
    ids = RULE.findall(rules_text(slug))
    chapters = CHAPTER.findall(rules_text(slug))
    assert len({book for book, *_ in ids + chapters}) == 1
    assert [int(number) for _, number in chapters] == list(range(1, len(chapters) + 1))
    lengths = Counter(int(chapter) for _, chapter, _ in ids)
    assert [(int(chapter), int(number)) for _, chapter, number in ids] == [
        (chapter, number) for chapter in range(1, len(chapters) + 1) for number in range(1, lengths[chapter] + 1)
    ]


@titles
def test_every_rule_stands_under_the_heading_of_its_chapter(slug: str) -> None:
    for part in re.split(r"^(?=## )", rules_text(slug), flags=re.MULTILINE):
        heading = CHAPTER.match(part)
        chapters = {(book, chapter) for book, chapter, _ in RULE.findall(part)}
        assert chapters == ({(heading[1], heading[2])} if heading else set())


@titles
def test_rules_refer_only_to_rules_that_exist(slug: str) -> None:
    assert quoted_in(rules_text(slug)) <= set(rule_ids(slug))


@titles
def test_rulings_of_ours_are_marked_alike_and_the_page_shows_the_mark(slug: str) -> None:
    assert "(ruling" not in rules_text(slug)
    assert [rule.id for rule in read_rulebook(sandtable.title(slug)).rules() if "*Our ruling:*" in rule.text]


def rules_tested(source: str) -> set[str]:
    """The rules that the tests of a source are about: those named in the docstring of a test, or where it is parametrized."""
    named: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            named |= quoted_in(ast.get_docstring(node) or "")
            for text in (part for decorator in node.decorator_list for part in ast.walk(decorator)):
                if isinstance(text, ast.Constant) and isinstance(text.value, str):
                    named |= quoted_in(text.value)
    return named


@titles
def test_every_rule_is_named_by_a_test(slug: str) -> None:
    sources = [path.read_text(encoding="utf-8") for path in (TESTS / slug).rglob("*.py")]
    tested = set().union(*map(rules_tested, sources))
    assert [rule for rule in rule_ids(slug) if rule not in tested] == []
    assert set().union(*map(quoted_in, sources)) <= set(rule_ids(slug)), "a test names a rule that does not exist"


@pytest.mark.parametrize(
    ("source", "tested"),
    [
        ('def test_it():\n    """XX-1.2 to XX-1.4, XX-2.1"""', ["XX-1.2", "XX-1.3", "XX-1.4", "XX-2.1"]),
        ('@pytest.mark.parametrize("rule", ["XX-1.1"])\ndef test_it(rule): ...', ["XX-1.1"]),
        ('"""XX-1.1"""\n# XX-1.2\ndef test_it():\n    assert rule == "XX-1.3"\ndef arrange():\n    """XX-1.4"""', []),
    ],
    ids=["docstring", "parameters", "elsewhere"],
)
def test_a_rule_counts_as_tested_only_where_a_test_is_about_it(source: str, tested: list[str]) -> None:
    assert sorted(rules_tested(source)) == tested


@titles
def test_every_step_names_a_rule_that_exists(slug: str) -> None:
    """The attribute as well as the docstring, which is the rule."""
    ids = set(rule_ids(slug))
    steps = [step for step in step_classes(slug) if step.rule]
    assert steps
    for step in steps:
        assert step.rule in ids, f"{step.__name__} names {step.rule}"
        assert quoted_in(step.__doc__ or "") <= ids, f"{step.__name__} quotes a rule that does not exist"


@titles
def test_the_source_quotes_only_rules_that_exist(slug: str) -> None:
    folder = sandtable.title(slug).folder
    assert folder is not None
    ids = set(rule_ids(slug))
    initials = {rule.split("-")[0] for rule in ids}
    for path in [*folder.rglob("*.py"), *folder.rglob("*.toml")]:
        quoted = {rule for rule in quoted_in(path.read_text(encoding="utf-8")) if rule.split("-")[0] in initials}
        assert quoted <= ids, f"{path.name} quotes {sorted(quoted - ids)}"


@titles
def test_whatever_the_table_refuses_it_refuses_by_a_rule_that_exists(slug: str) -> None:
    """Along random games: the rule of every question, and of every reason why not."""
    ids = set(rule_ids(slug))
    variants = sandtable.title(slug).variants()
    for seed in range(GAMES):
        rng = random.Random(seed)
        table = sandtable.new(slug, seed=seed, **variants[seed * len(variants) // GAMES])
        for _ in range(PICKS):
            if table.over:
                break
            for seat in table.waiting_for:
                ask = table.ask(seat)
                assert ask is not None
                assert {ask["rule"], *(why.rule for why in table.why_not(seat))} <= ids
            seat = rng.choice(table.waiting_for)
            table.play(seat, rng.choice(table.options(seat)))
