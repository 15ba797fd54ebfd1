"""A card of Legion in a few sentences, for people who look it up."""

from __future__ import annotations

from typing import Any

import msgspec

from sandtable.engine.messages import Messages
from sandtable.engine.words import dashed
from sandtable.games.legion.book import ABILITIES
from sandtable.games.legion.word import Word


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
            found[dashed(field)] = int(value) if isinstance(value, int) else names[value] if field == "faction" else value
    if card["kind"] == "equipment":
        found["does"] = equipment_does(card["effect"], messages)
    return found


def said(text: str | Word, messages: Messages) -> str:
    """What a card says: in its own words, or in ours where it is equipment, which shows signs."""
    return messages.printed(text) if isinstance(text, str) else equipment_does(msgspec.to_builtins(text), messages)


def equipment_does(effect: dict[str, Any], messages: Messages) -> str:
    """What equipment does for its bearer."""
    what = str(effect.get("skill") or effect.get("ability") or "")
    named = messages.text(f"ability-{what}") if what in ABILITIES else messages.glossary().get(what, what)
    count = effect.get("amount") or effect.get("orders") or 0
    return messages.text(f"equipment-{dashed(effect['op'])}", what=named, count=count)
