"""A card of Fine Sand in a few sentences, for people who look it up."""

from __future__ import annotations

from typing import Any

from sandtable.engine.messages import Messages

COLOURS = ("green", "red", "blue", "purple", "yellow")


def prose(card: dict[str, Any], messages: Messages) -> str:
    """What kind of card it is, its price, what it does, and how it comes into a stack."""
    kind = "table" if card["set"] == "table" else "coloured" if card["kind"] in COLOURS else card["kind"]
    colour = messages.glossary().get(card["kind"], "").lower()
    about = messages.text(f"card-is-{kind}", colour=colour, cost=card["cost"], text=card["text"])
    if card["set"] == "table":
        return about
    return messages.text("card-comes", about=about, count=len(card["copies"]), round=card["round"])
