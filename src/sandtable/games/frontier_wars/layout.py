"""The layout of the table: who sees which cards, and what the rows of numbers count."""

from __future__ import annotations

from typing import Final

from sandtable.engine.layout import ALL, EACH_PLAYER, EACH_TILE, NOBODY, OWNER, Layout, Plan
from sandtable.games.frontier_wars.book import DECKS, SEATS, TYPES, Book, Scenario

STRIDE: Final = SEATS * TYPES  # the counts of one tile: by seat, then by type
GROUPS: Final = 8  # who fights alike in a battle: see countdown.py
LOADS: Final = 16  # what a plane may have aboard: 4 * infantry + artillery

PLAN: Final = Plan(seats=SEATS)

# Zones: the first pile of each
DECK: Final = PLAN.common("deck", NOBODY, count=len(DECKS), ordered=True)
DISCARDS: Final = PLAN.common("discards", ALL, count=len(DECKS))
HAND: Final = PLAN.per_seat("hand", OWNER)
RESEARCH: Final = PLAN.per_seat("research deck", OWNER)
FACE_UP: Final = PLAN.per_seat("face up", ALL)
WAITING: Final = PLAN.per_seat("waiting order", ALL)
LOOKED_AT: Final = PLAN.per_seat("looked at", OWNER)

# Numbers: the row of each
FACTION_ROW: Final = PLAN.number("faction")
MEDALS_ROW: Final = PLAN.number("medals")
POINTS_ROW: Final = PLAN.number("points")
SKILL_USED_ROW: Final = PLAN.number("skill used")
OUT_ROW: Final = PLAN.number("out")
FACTORIES_ROW: Final = PLAN.number("factories")
ENCAMPMENTS_ROW: Final = PLAN.number("encampments")
TURN_ORDER_ROW: Final = PLAN.of_table("turn order", 1, each=EACH_PLAYER)
UNITS_ROW: Final = PLAN.of_table("units", STRIDE, each=EACH_TILE)
STACKS_ROW: Final = PLAN.of_table("stacks", SEATS, each=EACH_TILE)
RESERVE_ROW: Final = PLAN.of_table("reserve", STRIDE)
FRESH_ROW: Final = PLAN.of_table("fresh", TYPES, each=EACH_TILE)
SPENT_ROW: Final = PLAN.of_table("spent", TYPES, each=EACH_TILE)
FIXED_ROW: Final = PLAN.of_table("fixed", TYPES, each=EACH_TILE)
CARGO_ROW: Final = PLAN.of_table("cargo", LOADS, each=EACH_TILE)
BUILDING_ROW: Final = PLAN.of_table("building", 1, each=EACH_TILE)
COLOUR_ROW: Final = PLAN.of_table("colour", 1, each=EACH_TILE)
INTACT_ROW: Final = PLAN.of_table("intact", 1, each=EACH_TILE)
FLAG_ROW: Final = PLAN.of_table("flag", 1, each=EACH_TILE)
RESISTANCE_ROW: Final = PLAN.of_table("resistance", 1, each=EACH_TILE)
KEEPER_ROW: Final = PLAN.of_table("keeper", 1, each=EACH_TILE)
SITES_ROW: Final = PLAN.of_table("sites", 1, each=EACH_TILE)
SPARED_ROW: Final = PLAN.of_table("spared", 1, each=EACH_TILE)
BONUS_ROW: Final = PLAN.of_table("bonus", TYPES)
INITIATIVE_SET_ROW: Final = PLAN.of_table("initiative set", SEATS * GROUPS)
INITIATIVE_ADDED_ROW: Final = PLAN.of_table("initiative added", SEATS * GROUPS)
EXTRA_ATTACKS_ROW: Final = PLAN.of_table("extra attacks", SEATS * GROUPS)
STRIKES_WHEN_REMOVED_ROW: Final = PLAN.of_table("strikes when removed", SEATS * GROUPS)
INITIATIVE_ROW: Final = PLAN.of_table("initiative", SEATS * GROUPS)
TO_STRIKE_ROW: Final = PLAN.of_table("to strike", SEATS * GROUPS)
STRUCK_ROW: Final = PLAN.of_table("struck", SEATS * GROUPS)
GHOSTS_ROW: Final = PLAN.of_table("ghosts", SEATS * GROUPS)
AIMED_ROW: Final = PLAN.of_table("aimed", SEATS * SEATS)
IGNORED_ROW: Final = PLAN.number("ignored")
SHIELDED_ROW: Final = PLAN.number("shielded")
ADDED_ROW: Final = PLAN.number("added")
TIE_BREAKER_ROW: Final = PLAN.number("tie-breaker")
COACHED_ROW: Final = PLAN.number("coached", OWNER)


def make_layout(book: Book, scenario: Scenario) -> Layout:
    layout = PLAN.layout(players=scenario.players, cards=len(book.type_of), tiles=scenario.land)
    layout.back = [book.deck[type_] for type_ in book.type_of]
    layout.card_names = [book.slugs[type_] for type_ in book.type_of]
    return layout
