"""The rules of the titles in our own words: as the page that a title brings, and each rule by its number."""

from __future__ import annotations

from functools import cache

import sandtable
from sandtable.engine.rulebook import parse
from sandtable.server.wire.directory import Rule, Rules


@cache
def rules(slug: str) -> Rules:
    """The rules page of a title, and what it says under each number."""
    folder = sandtable.title(slug).folder
    page = folder / "rules.md" if folder is not None else None
    text = page.read_text(encoding="utf-8") if page is not None and page.exists() else ""
    return Rules(text, [Rule(rule.id, rule.text) for rule in parse(text).rules()])


@cache
def by_number(slug: str) -> dict[str, str]:
    return {rule.id: rule.text for rule in rules(slug).rules}


def rule_text(slug: str, rule: str) -> str:
    """The text of a rule; of the rule it belongs to if it has none of its own; else nothing."""
    texts = by_number(slug)
    while rule and rule not in texts and "." in rule:
        rule = rule.rpartition(".")[0]
    return texts.get(rule, "")
