"""The lists in the rules of Legion, made from its cards: commanders, orders, equipment, Plots, Despatches and Locations."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sandtable.engine.content import Content
from sandtable.engine.messages import Messages
from sandtable.engine.rulebook import table
from sandtable.games.legion import entries as c
from sandtable.games.legion.prose import said


def commanders(content: Content, messages: Messages) -> str:
    """Each faction's commanders with the two orders that are theirs alone."""
    factions = {entry.id: messages.printed(entry.name) for entry in content.read("characters", "faction", c.FactionEntry)}
    orders = {entry.id: messages.printed(entry.name) for entry in content.read("orders", "order", c.OrderEntry)}
    rows = [
        [
            messages.printed(entry.name),
            factions[entry.faction],
            messages.listed([orders[order] for order in entry.special_orders]),
        ]
        for entry in content.read("commanders", "commander", c.CommanderEntry)
    ]
    return table([messages.text("list-commander"), messages.text("list-faction"), messages.text("list-orders")], rows)


def orders(content: Content, messages: Messages) -> str:
    """Each order with when it is carried out."""
    rows = [
        [messages.printed(entry.name), messages.text(f"list-timing-{entry.timing}"), messages.printed(entry.effect)]
        for entry in content.read("orders", "order", c.OrderEntry)
    ]
    return table([messages.text("list-order"), messages.text("list-when"), messages.text("list-text")], rows)


def equipment(content: Content, messages: Messages) -> str:
    """What each kind of equipment costs, and what it does for its bearer."""
    rows = [
        [messages.printed(entry.name), str(entry.cost), said(entry.effect, messages)]
        for entry in content.read("equipment", "equipment", c.EquipmentEntry)
    ]
    return table([messages.text("list-equipment"), messages.text("list-supplies"), messages.text("list-text")], rows)


def plots(content: Content, messages: Messages) -> str:
    """What each Plot asks for, what it is like, and what it is worth."""
    heads = [messages.text("list-plot"), messages.text("list-skills"), messages.text("list-types"), messages.text("list-points"),
             messages.text("list-supplies")]  # fmt: skip
    words = messages.glossary()
    rows = [
        [
            messages.printed(entry.name), messages.listed([words[skill] for skill in entry.conditions]),
            messages.listed([words[type_] for type_ in entry.types]), str(entry.vp), str(entry.supplies),
        ]
        for entry in content.read("plots", "plot", c.PlotEntry)
    ]  # fmt: skip
    return table(heads, rows)


def despatches(content: Content, messages: Messages) -> str:
    """When each Despatch can be played, what it then does, and what it is worth to whoever keeps it."""
    heads = [messages.text("list-despatch"), messages.text("list-when"), messages.text("list-text"), messages.text("list-kept")]
    rows = [
        [
            messages.printed(entry.name), messages.text(f"list-window-{entry.window}"), messages.printed(entry.bonus),
            messages.printed(entry.scoring_text),
        ]
        for entry in content.read("despatches", "despatch", c.DespatchEntry)
    ]  # fmt: skip
    return table(heads, rows)


def locations(content: Content, messages: Messages) -> str:
    cards = content.read("locations", "location", c.LocationEntry)
    rows = [[messages.printed(entry.name), messages.printed(entry.text)] for entry in cards]
    return table([messages.text("list-location"), messages.text("list-text")], rows)


LISTS: Final[dict[str, Callable[[Content, Messages], str]]] = {
    "commanders": commanders, "orders": orders, "equipment": equipment, "plots": plots, "despatches": despatches,
    "locations": locations,
}  # fmt: skip
