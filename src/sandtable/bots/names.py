"""What bots are called, in the language of whoever looks."""

from __future__ import annotations

from sandtable.engine.messages import Messages


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
