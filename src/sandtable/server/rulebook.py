"""The rules of the titles in our own words: as the page that a title brings, and each rule by its number."""

from __future__ import annotations

from functools import cache

import sandtable
from sandtable.engine.rulebook import parse, rules_page
from sandtable.server.wire.directory import Rule, Rules


@cache
def rules(slug: str, language: str) -> Rules:
    """The rules page of a title, and what it says under each number."""
    text = rules_page(sandtable.title(slug), language)
    return Rules(text, [Rule(rule.id, rule.text) for rule in parse(text).rules()])


@cache
def by_number(slug: str, language: str) -> dict[str, str]:
    return {rule.id: rule.text for rule in rules(slug, language).rules}


def rule_text(slug: str, rule: str, language: str) -> str:
    """The text of a rule; of the rule it belongs to if it has none of its own; else nothing."""
    texts = by_number(slug, language)
    while rule and rule not in texts and "." in rule:
        rule = rule.rpartition(".")[0]
    return texts.get(rule, "")
