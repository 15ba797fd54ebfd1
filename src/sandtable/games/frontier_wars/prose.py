"""A card of Frontier Wars in a few sentences, for people who look it up."""

from __future__ import annotations

from typing import Any

from sandtable.engine.messages import Messages


def prose(card: dict[str, Any], messages: Messages) -> str:
    """What a card or a faction sheet is, what it is worth, and what it does."""
    if "troops" in card:
        troops = [messages.text("units", unit=unit, count=count) for unit, count in card["troops"].items() if count]
        start = {"troops": messages.listed(troops), "cards": card["hand"], "resistance": card["hq_resistance"]}
        return messages.text("card-is-sheet", text=card["text"], **start)
    about = {"count": card["copies"], "research": card["research"], "text": card["text"]}
    return messages.text(f"card-is-{card['deck']}", **about)
