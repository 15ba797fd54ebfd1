"""What the options, events and sentences of Frontier Wars name, by kind; and what is printed on cards and sheets."""

from __future__ import annotations

from typing import Any

import msgspec

from sandtable.engine.content import Content
from sandtable.engine.messages import Messages
from sandtable.engine.words import SEAT, Noun
from sandtable.games.frontier_wars import book as b
from sandtable.games.frontier_wars.coach import COACH
from sandtable.games.frontier_wars.content import buildings, cards, factions, units
from sandtable.games.frontier_wars.facts import place
from sandtable.games.frontier_wars.layout import LOADS
from sandtable.games.frontier_wars.position import FrontierWars

ON_A_SHEET = ("skill", "skill_text", "special", "special_text")


def nouns(content: Content, g: FrontierWars, sheet: str, messages: Messages) -> dict[str, list[Noun]]:
    sides = [Noun(entry.id, messages.printed(entry.name)) for entry in factions(content)]
    seats = [leader(sides[g.faction[seat]], seat, messages) for seat in range(g.players)]
    types = [Noun(unit.id, messages.printed(unit.name.lower())) for unit in units(content)]
    colours = {deck: messages.text(f"colour-{b.COLOURS[number]}") for number, deck in enumerate(b.DECKS)}
    return {
        "card": [Noun(card.id, messages.printed(card.name)) for card in cards(content)],
        "deck": [Noun(deck, colour) for deck, colour in colours.items()],
        "tile": [Noun(label, place(g, tile, messages)) for tile, label in enumerate(g.scenario.labels)],
        "unit": types,
        "fighter": [*types, Noun("garrison", messages.text("garrison"))],
        "skill": [Noun(entry.id, messages.printed(entry.sheet(sheet).special)) for entry in factions(content)],
        "effect": [Noun(entry.id, messages.printed(entry.sheet(sheet).special_text)) for entry in factions(content)],
        "building": construction_names(content, messages),
        "side": sides,
        "faction": [sides[g.faction[seat]] for seat in range(g.players)],
        "leader": seats,
        SEAT: seats,
        "hand": [
            hand(sides[side], deck, colour, messages) for side in g.faction[: g.players] for deck, colour in colours.items()
        ],
        "coach": COACH.nouns(messages),
        "load": [load(number, messages) for number in range(LOADS)],
    }


def leader(side: Noun, seat: int, messages: Messages) -> Noun:
    """A player, who has one name throughout: "Germany (Eva)"."""
    return Noun(side.slug, messages.text("leader", faction=side.name, player="{player}"), seat)


def construction_names(content: Content, messages: Messages) -> list[Noun]:
    """Headquarters, factory and encampment."""
    named = {entry.id: messages.printed(entry.name.lower()) for entry in buildings(content)}
    return [Noun(kind, named.get(kind) or messages.text("nothing")) for kind in b.BUILDINGS]


def hand(side: Noun, deck: str, colour: str, messages: Messages) -> Noun:
    """A card of which others see the back alone."""
    return Noun(f"{side.slug}-{deck}", messages.text("hand-card", colour=colour, faction=side.name))


def load(number: int, messages: Messages) -> Noun:
    """A plane and what it has aboard."""
    infantry, artillery = number // 4, number % 4
    return Noun(f"{infantry}i{artillery}a", messages.text("load", infantry=infantry, artillery=artillery))


def printed(content: Content, messages: Messages) -> list[dict[str, Any]]:
    """Every card, and both sides of every faction sheet."""
    found = [in_words(msgspec.to_builtins(card), messages) for card in cards(content)]
    for entry in factions(content):
        for side in ("A", "B"):
            sheet = entry.sheet(side)
            said = {field: messages.printed(getattr(sheet, field)) for field in ON_A_SHEET}
            text = messages.text("sheet-text", **{field.replace("_", "-"): text for field, text in said.items()})
            about = {"flavour": messages.printed(entry.flavour), "colour": entry.colour}
            name = messages.text("sheet", faction=messages.printed(entry.name), side=side)
            about |= {"id": f"{entry.id}_{side.lower()}", "name": name, "text": text}
            found.append({**msgspec.to_builtins(sheet), **said, **about})
    return found


def in_words(card: dict[str, Any], messages: Messages) -> dict[str, Any]:
    return {**card, **{field: messages.printed(card[field]) for field in ("name", "text", "flavour") if card.get(field)}}
