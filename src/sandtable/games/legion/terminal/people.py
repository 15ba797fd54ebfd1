"""The people of Legion in the terminal: what they can do, and what lies on their cards."""

from __future__ import annotations

from typing import Any

from sandtable.engine.messages import Messages
from sandtable.terminal.boards import Sight


def worn(card: str, sight: Sight) -> list[str]:
    """Wounds and Frostbite, equipment, and skills that are lost."""
    facts, plurals = sight.facts, sight.facts["plurals"]
    hurts = facts["counted on cards"].get(card, {})
    counted = [
        sight.messages.text("mark-hurts", hurts=plurals[hurt] if count > 1 else hurt, count=count)
        for hurt, count in hurts.items()
    ]
    return counted + list(facts["on cards"].get(card, []))


def character_text(entry: dict[str, Any], messages: Messages) -> str:
    """Skills, abilities, and whether somebody is an Officer."""
    skills = [messages.text(f"skill-{skill}") for skill in entry["skills"]]
    abilities = [messages.text(f"ability-{ability}") for ability in entry["abilities"]]
    rank = [messages.text("rank-officer")] if entry["officer"] else []
    return ", ".join([*rank, *skills, *abilities])


def abilities(character: str, sight: Sight) -> list[str]:
    """The abilities printed on a character."""
    return [sight.messages.text(f"ability-{one}") for one in sight.faces.entries.get(character, {}).get("abilities", [])]


def skill_signs(character: str, sight: Sight) -> str:
    """The skills printed on a character, in signs of two letters."""
    return signs_of(sight.faces.entries.get(character, {}), sight.messages)


def signs_of(entry: dict[str, Any], messages: Messages) -> str:
    return " ".join(messages.text(f"skill-sign-{skill}") for skill in entry.get("skills", []))
