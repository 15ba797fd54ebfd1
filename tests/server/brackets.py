"""What the API says in the made-up language: every text that a person reads stands in brackets."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from sandtable.engine.messages import TESTING

READING = {"Accept-Language": TESTING}

# Fields whose texts are no words: ids and notation for programs, numbers, moments, and what people typed themselves.
NO_WORDS = {
    "about", "agreed", "answer", "at_zero", "by", "campaign", "card", "code", "decision", "default", "era", "host", "id", "kind",
    "level", "mode", "more", "more_open", "more_running", "next", "noun", "order", "out", "pace", "person", "persons", "previous",
    "slug", "status", "table", "text", "title", "type", "usual", "verb", "version", "visibility", "zone", "cards", "picked",
    "option", "people", "rule", "act", "details", "muted", "kicked", "networks", "push_key", "reporter", "rights", "role", "what",
}  # fmt: skip
# Parts that are checked elsewhere: facts (test_words of every title), and fields of cards that only programs read.
APART = {"args", "facts", "scalars", "numbers", "zones", "settings", "defaults", "packs", "modes", "values"}
TYPED = {"Anna", "Bela", "hello", "a note of mine"}  # names of people, and what they wrote


RULE = re.compile(r"\b[A-Z]{2,3}-\d[\d.]*[a-z]?")
LETTER = re.compile(r"[^\W\d_]")
ON_CARDS = ("name", "text", "flavour")  # what is printed for people; the rest of a card is for programs


def printed(cards: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The part of cards that people read."""
    return [{field: card[field] for field in ON_CARDS if field in card} for card in cards]


def unsaid(value: Any, field: str = "") -> Iterator[str]:
    """The texts in an answer that no message file said."""
    if isinstance(value, dict):
        for key, part in value.items():
            if key not in APART or (isinstance(part, list) and part and isinstance(part[0], dict) and "about" in part[0]):
                yield from unsaid(part, key if not is_words(value, key) else "")
    elif isinstance(value, (list, tuple)):
        for part in value:
            yield from unsaid(part, field)
    elif isinstance(value, str) and field not in NO_WORDS and LETTER.search(value) and value not in TYPED and not is_said(value):
        yield f"{field}: {value}"


def is_words(entry: dict[str, Any], key: str) -> bool:
    """Some fields are words in one place and ids in another."""
    described = {"id", "slug"} & set(entry)
    return (key == "about" and bool(described)) or (key == "text" and "label" not in entry)


def is_said(text: str) -> bool:
    """Whether a text is made of messages alone: everything stands in brackets, but for spaces, numbers and rule numbers."""
    depth, outside = 0, []
    for letter in RULE.sub("", text):
        depth += letter == "["
        outside += [letter] if not depth else []
        depth -= letter == "]"
    return "[" in text and depth == 0 and not LETTER.search("".join(outside))
