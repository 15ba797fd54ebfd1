"""The layout of the table: who sees which cards, and what the rows of numbers count."""

from __future__ import annotations

from typing import Final

from sandtable.engine.layout import ALL, NOBODY, OWNER, PER_TABLE, Layout
from sandtable.games.frontier_wars.book import DECKS, SEATS, TYPES, Book, Scenario

# Zones: the first pile of each
DECK: Final = 0
DISCARDS: Final = 3
HAND: Final = 6
RESEARCH: Final = HAND + SEATS
FACE_UP: Final = HAND + 2 * SEATS
WAITING: Final = HAND + 3 * SEATS
LOOKED_AT: Final = HAND + 4 * SEATS

STRIDE: Final = SEATS * TYPES  # the counts of one tile: by seat, then by type
GROUPS: Final = 8  # who fights alike in a battle: see countdown.py


def make_layout(book: Book, scenario: Scenario) -> Layout:
    layout = Layout(players=scenario.players, seats=SEATS, cards=len(book.type_of))
    layout.common("deck", DECK, NOBODY, count=len(DECKS), ordered=True)
    layout.common("discards", DISCARDS, ALL, count=len(DECKS))
    layout.per_seat("hand", HAND, OWNER)
    layout.per_seat("research deck", RESEARCH, OWNER)
    layout.per_seat("face up", FACE_UP, ALL)
    layout.per_seat("waiting order", WAITING, ALL)
    layout.per_seat("looked at", LOOKED_AT, OWNER)
    layout.back = [book.deck[type_] for type_ in book.type_of]
    layout.card_names = [book.slugs[type_] for type_ in book.type_of]
    for index, name in enumerate(["faction", "medals", "points", "skill used", "out", "factories", "encampments"]):
        layout.number(name, index)
    land = scenario.land
    layout.number("turn order", 7, kind=PER_TABLE, size=scenario.players)
    layout.number("units", 8, kind=PER_TABLE, size=land * STRIDE)
    layout.number("stacks", 9, kind=PER_TABLE, size=land * SEATS)
    layout.number("reserve", 10, kind=PER_TABLE, size=STRIDE)
    layout.number("fresh", 11, kind=PER_TABLE, size=land * TYPES)
    layout.number("spent", 12, kind=PER_TABLE, size=land * TYPES)
    layout.number("fixed", 13, kind=PER_TABLE, size=land * TYPES)
    layout.number("cargo", 14, kind=PER_TABLE, size=land * 16)
    for index, name in enumerate(["building", "colour", "intact", "flag", "resistance", "keeper", "sites", "spared"], 15):
        layout.number(name, index, kind=PER_TABLE, size=land)
    layout.number("bonus", 23, kind=PER_TABLE, size=TYPES)
    battle = ["initiative set", "initiative added", "extra attacks", "strikes when removed", "initiative", "to strike", "struck"]
    for index, name in enumerate([*battle, "ghosts"], 24):
        layout.number(name, index, kind=PER_TABLE, size=SEATS * GROUPS)
    layout.number("aimed", 32, kind=PER_TABLE, size=SEATS * SEATS)
    layout.number("ignored", 33)
    layout.number("shielded", 34)
    layout.number("added", 35)
    layout.number("tie-breaker", 36)
    return layout
