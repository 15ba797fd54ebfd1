"""A card of Legion in a few sentences, for people who look it up."""

from __future__ import annotations

from typing import Any

from sandtable.engine.messages import Messages
from sandtable.engine.words import dashed
from sandtable.games.legion.book import ABILITIES


def prose(card: dict[str, Any], names: dict[str, str], messages: Messages) -> str:
    """What kind of card it is, its numbers, and what it does."""
    return messages.text(f"card-is-{card['kind']}", **filling(card, names, messages))


def filling(card: dict[str, Any], names: dict[str, str], messages: Messages) -> dict[str, str | int]:
    """The fields of a card as its sentence takes them: numbers as they are, words in this language, lists as lists."""
    words = {**messages.glossary(), **names, **{one: messages.text(f"ability-{one}") for one in ABILITIES}}
    found: dict[str, str | int] = {}
    for field, value in card.items():
        if isinstance(value, list) and all(isinstance(one, str) for one in value):
            said = [str(words.get(one, one)) for one in value]
            found[dashed(field)] = messages.listed(said) if said else messages.text("card-none")
        elif isinstance(value, (int, str)):
            found[dashed(field)] = names.get(value, value) if isinstance(value, str) else int(value)
    if card["kind"] == "equipment":
        found["does"] = messages.text(f"equipment-{dashed(card['effect']['op'])}", what=gives(card["effect"], words))
    return found


def gives(effect: dict[str, Any], words: dict[str, str]) -> str:
    """What equipment adds, where it adds something with a name."""
    what = str(effect.get("skill") or effect.get("ability") or "")
    return words.get(what, what)
