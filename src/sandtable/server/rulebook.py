"""The rules of the titles in our own words: as the page that a title brings, and each rule by its number."""

from __future__ import annotations

import re
from functools import cache

import sandtable
from sandtable.server.wire import Rule, Rules

NUMBERED = re.compile(r"^(?:[-*]\s+|#+\s+)?\**`?(?P<id>[A-Z]{2,3}-[\d.]+[a-z]?)`?\**[.:]?\s*(?P<text>.*)$")


@cache
def rules(slug: str) -> Rules:
    """The rules page of a title, and what it says under each number."""
    page = sandtable.title(slug).folder / "rules.md"
    text = page.read_text(encoding="utf-8") if page.exists() else ""
    found: dict[str, list[str]] = {}
    current: list[str] = []
    for line in text.splitlines():
        numbered = NUMBERED.match(line)
        if numbered:
            current = found.setdefault(numbered["id"].rstrip("."), [])
            current.append(numbered["text"])
        elif line.startswith("#"):
            current = []
        else:
            current.append(line)
    return Rules(text, [Rule(id, "\n".join(lines).strip()) for id, lines in found.items()])


@cache
def by_number(slug: str) -> dict[str, str]:
    return {rule.id: rule.text for rule in rules(slug).rules}


def rule_text(slug: str, rule: str) -> str:
    """The text of a rule; of the rule it belongs to if it has none of its own; else nothing."""
    texts = by_number(slug)
    while rule and rule not in texts and "." in rule:
        rule = rule.rpartition(".")[0]
    return texts.get(rule, "")
