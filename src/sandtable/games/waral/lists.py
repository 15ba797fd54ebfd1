"""The lists in the rules of Waral, made from its cards: types of districts, districts, characters and tricks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sandtable.engine.content import Content
from sandtable.engine.messages import Messages
from sandtable.engine.rulebook import table
from sandtable.games.waral.book import COINS, TYPES
from sandtable.games.waral.content import characters, districts, tricks
from sandtable.games.waral.entries import DistrictEntry
from sandtable.games.waral.texts import cost_text, district_text


def types(content: Content, messages: Messages) -> str:
    """What each type of district is for: how many there are, what they show, which coins they cost, and the tricks they open."""
    heads = [messages.text("list-type"), messages.text("list-count"), messages.text("list-power"), messages.text("list-coins"),
             messages.text("list-for"), messages.text("list-keys")]  # fmt: skip
    return table(heads, [type_row(type_, content, messages) for type_ in TYPES])


def type_row(type_: str, content: Content, messages: Messages) -> list[str]:
    cards = [card for card in districts(content) if card.type == type_]
    powers = [card.power for card in cards]
    keys = [messages.printed(trick.name) for trick in tricks(content) if type_ in trick.requires]
    return [
        messages.text(f"type-{type_}"), str(len(cards)), messages.text("list-from-to", least=min(powers), most=max(powers)),
        coins_asked(cards, messages), messages.text(f"list-for-{type_}"), messages.listed(keys),
    ]  # fmt: skip


def coins_asked(cards: list[DistrictEntry], messages: Messages) -> str:
    """The kind of coins that most of the cost of these districts is paid in."""
    sums = {kind: sum(getattr(card.cost, kind) for card in cards) for kind in (*COINS, "any")}
    return messages.text(f"coin-{max(sums, key=lambda kind: sums[kind])}")


def all_districts(content: Content, messages: Messages) -> str:
    heads = [messages.text("list-district"), messages.text("list-type"), messages.text("list-power"), messages.text("list-text")]
    rows = [[messages.printed(card.name), messages.text(f"type-{card.type}"), str(card.power), district_text(card, messages)]
            for card in districts(content)]  # fmt: skip
    return table(heads, rows)


def all_characters(content: Content, messages: Messages) -> str:
    heads = [messages.text("list-character"), messages.text("list-text")]
    return table(heads, [[messages.printed(card.name), messages.printed(card.text)] for card in characters(content)])


def all_tricks(content: Content, messages: Messages) -> str:
    heads = [messages.text("list-trick"), messages.text("list-played"), messages.text("list-key"), messages.text("list-cost"),
             messages.text("list-text")]  # fmt: skip
    rows = [
        [
            messages.printed(card.name), messages.text(f"list-mode-{card.mode}"),
            messages.listed([messages.text(f"type-{type_}") for type_ in card.requires]), cost_text(card.cost, messages),
            messages.printed(card.text),
        ]
        for card in tricks(content)
    ]  # fmt: skip
    return table(heads, rows)


LISTS: Final[dict[str, Callable[[Content, Messages], str]]] = {
    "types": types, "districts": all_districts, "characters": all_characters, "tricks": all_tricks,
}  # fmt: skip
