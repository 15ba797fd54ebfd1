"""The lists in the rules of Frontier Wars, made from its content: units, faction sheets, order cards and maps."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sandtable.engine.content import Content
from sandtable.engine.messages import Messages
from sandtable.engine.rulebook import table
from sandtable.games.frontier_wars import book as b
from sandtable.games.frontier_wars.content import cards, factions, scenarios, units


def unit_chart(content: Content, messages: Messages) -> str:
    heads = [messages.text("list-unit"), messages.text("list-count"), messages.text("list-move"), messages.text("list-attack"),
             messages.text("list-defence")]  # fmt: skip
    rows = [
        [messages.printed(unit.name), str(unit.per_faction), str(unit.move), str(unit.attack), str(unit.defence)]
        for unit in units(content)
    ]
    return table(heads, rows)


def sheets(content: Content, messages: Messages) -> str:
    """Both sides of every faction sheet: what it starts with, and its two skills."""
    heads = [messages.text("list-faction"), messages.text("list-side"), messages.text("list-start"), messages.text("list-skill"),
             messages.text("list-special")]  # fmt: skip
    rows = []
    for entry in factions(content):
        for side in ("A", "B"):
            sheet = entry.sheet(side)
            troops = [messages.text(f"thing-{unit}", count=count) for unit, count in sheet.troops.items() if count]
            start = messages.text("list-starts", troops=messages.listed(troops), cards=sheet.hand, resistance=sheet.hq_resistance)
            skill = messages.text("list-named", name=messages.printed(sheet.skill), text=messages.printed(sheet.skill_text))
            special = messages.text("list-named", name=messages.printed(sheet.special), text=messages.printed(sheet.special_text))
            rows.append([messages.printed(entry.name), messages.printed(side), start, skill, special])
    return table(heads, rows)


def order_cards(content: Content, messages: Messages) -> str:
    heads = [messages.text("list-card"), messages.text("list-deck"), messages.text("list-count"), messages.text("list-research"),
             messages.text("list-text")]  # fmt: skip
    rows = [
        [
            messages.printed(card.name), messages.text(f"colour-{b.COLOURS[b.DECKS.index(card.deck)]}"), str(card.copies),
            str(card.research), messages.printed(card.text),
        ]
        for card in cards(content)
    ]  # fmt: skip
    return table(heads, rows)


def all_maps(content: Content, messages: Messages) -> str:
    heads = [messages.text("list-map"), messages.text("list-players"), messages.text("list-minutes"),
             messages.text("list-points"), messages.text("list-target"), messages.text("list-text")]  # fmt: skip
    rows = [
        [
            messages.printed(entry.name), str(entry.players), entry.minutes, str(entry.vp), str(entry.research),
            messages.printed(entry.special_text),
        ]
        for entry in scenarios(content)
    ]  # fmt: skip
    return table(heads, rows)


LISTS: Final[dict[str, Callable[[Content, Messages], str]]] = {
    "units": unit_chart, "sheets": sheets, "cards": order_cards, "maps": all_maps,
}  # fmt: skip
