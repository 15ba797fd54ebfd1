"""What bots are called, in the language of whoever looks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sandtable.engine.messages import Messages

ANIMALS: Final = 16  # how many have a message


def level_name(level: str, messages: Messages) -> str:
    """The name of a bot by its level: "expert", or "expert, bold" if it has a character."""
    plain, _, character = level.partition("-")
    name = messages.text(f"level-{plain}")
    if not character:
        return name
    return messages.text("level-with-character", level=name, character=messages.text(f"character-{character}"))


def level_about(level: str, messages: Messages) -> str:
    """How a bot of a level plays, in a sentence; in two if it has a character."""
    plain, _, character = level.partition("-")
    about = messages.text(f"level-{plain}.about")
    return f"{about} {messages.text(f'character-{character}.about')}" if character else about


def animal(table: int, seat: int, messages: Messages) -> str:
    """What the bot in a seat of a table is called: after an animal, the same for the whole game, and no two of them alike."""
    return messages.text(f"animal-{(table + seat) % ANIMALS + 1}")


def animals(messages: Messages) -> list[str]:
    """All that bots may be called."""
    return [animal(number, 0, messages) for number in range(ANIMALS)]


def told_apart(names: Sequence[str], messages: Messages) -> list[str]:
    """The names of a table, with a number wherever one was given before: "Anna" and "Anna (2)"."""
    found: list[str] = []
    for at, name in enumerate(names):
        before = names[:at].count(name)
        found.append(messages.text("same-name", name=name, number=before + 1) if before else name)
    return found
