"""A card of Waral in a few sentences, for people who look it up."""

from __future__ import annotations

from typing import Any

from sandtable.engine.messages import Messages
from sandtable.games.waral.book import COINS
from sandtable.games.waral.texts import coins


def prose(card: dict[str, Any], messages: Messages) -> str:
    """What kind of card it is, what it needs and costs, and what it does."""
    text = card["text"]
    if card["kind"] == "district":
        return messages.text("card-is-district", type=messages.text(f"type-{card['type']}"), power=card["power"], text=text)
    if card["kind"] == "character":
        return messages.text("card-is-character", title=card["title"], text=text)
    if card["mode"] == "end":
        return messages.text("card-is-end-trick", text=text)
    played = messages.text(f"card-played-{card['mode']}")
    keys = [messages.text(f"type-{key}") for key in card["requires"] or {}]
    needs = messages.text("card-key", keys=messages.listed(keys)) if keys else messages.text("card-no-key")
    return messages.text("card-is-trick", played=played, needs=needs, cost=price(card["cost"], messages), text=text)


def price(cost: dict[str, int] | None, messages: Messages) -> str:
    parts = coins([cost[kind] for kind in COINS], messages) if cost else []
    if cost and cost["any"]:
        parts.append(messages.text("coins-of-any-kind", count=cost["any"]))
    if cost and cost["destroy_own"]:
        parts.append(messages.text("cost-district"))
    return messages.text("card-costs", cost=messages.listed(parts)) if parts else messages.text("card-costs-nothing")
