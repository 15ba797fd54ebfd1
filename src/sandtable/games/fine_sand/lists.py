"""The lists in the rules of Fine Sand, made from its cards: what the start cards and the Fable cards cost and do."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sandtable.engine.content import Content
from sandtable.engine.messages import Messages
from sandtable.engine.rulebook import table
from sandtable.games.fine_sand.checks import CardEntry


def start_cards(content: Content, messages: Messages) -> str:
    """The thirty cards of a stack: colour, price, how many there are, and what each does."""
    heads = [messages.text("list-card"), messages.text("list-colour"), messages.text("list-price"), messages.text("list-copies"),
             messages.text("list-text")]  # fmt: skip
    cards = [card for card in content.read("cards", "card", CardEntry) if card.set == "start"]
    return table(heads, [[*face(card, messages), str(len(card.copies)), messages.printed(card.text)] for card in cards])


def fable_cards(content: Content, messages: Messages) -> str:
    """The cards that a campaign brings, by the round they come with."""
    heads = [messages.text("list-round"), messages.text("list-card"), messages.text("list-colour"), messages.text("list-price"),
             messages.text("list-text")]  # fmt: skip
    cards = [card for card in content.read("cards", "card", CardEntry) if card.set == "fable"]
    return table(heads, [[str(card.round), *face(card, messages), messages.printed(card.text)] for card in cards])


def face(card: CardEntry, messages: Messages) -> list[str]:
    """Name, colour and price of a card."""
    price = messages.text("list-never-built") if card.kind == "coin" else str(card.cost)
    return [messages.printed(card.name), messages.text(f"kind-{card.kind}"), price]


LISTS: Final[dict[str, Callable[[Content, Messages], str]]] = {"start-cards": start_cards, "fable-cards": fable_cards}
