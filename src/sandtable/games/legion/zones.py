"""Where things lie on the table of Legion, who sees them, and the numbers that belong to them."""

from __future__ import annotations

from typing import Final

from sandtable.engine.layout import ALL, NOBODY, OWNER, PER_TABLE, Layout, Numbers, Plan
from sandtable.games.legion import book as b
from sandtable.games.legion.book import PLOTS, SEATS, SLOTS, STANDS, Book

PLAN: Final = Plan(seats=SEATS)

# Zones: the first pile of each
HAND: Final = PLAN.per_seat("hand", OWNER)
DECK: Final = PLAN.per_seat("deck", NOBODY, ordered=True)
GRAVEYARD: Final = PLAN.per_seat("graveyard", ALL)
LEFT_BEHIND: Final = PLAN.per_seat("left behind", OWNER, pool=1)  # the Officers that were not kept
AVAILABLE: Final = PLAN.per_seat("orders", OWNER)
CHOSEN: Final = PLAN.per_seat("order being given", OWNER)  # the token that is just being given
USED_UP: Final = PLAN.per_seat("used orders", ALL)
USED_DOWN: Final = PLAN.per_seat("put away orders", OWNER, ordered=True)
LYING: Final = PLAN.per_seat("lying orders", ALL)  # Theft! on its Plot
DESPATCH: Final = PLAN.per_seat("despatch", OWNER)
OFFERED: Final = PLAN.per_seat("despatches offered", OWNER)
PLAYED: Final = PLAN.per_seat("despatch played", ALL)
TOKEN: Final = PLAN.per_seat("placed order {}", OWNER, rows=SLOTS, ordered=True)
UP: Final = PLAN.per_seat("place {}", ALL, rows=STANDS)  # characters on Plots, face up
DOWN: Final = PLAN.per_seat("place {} face down", OWNER, rows=STANDS, ordered=True)
LOCATION_DECK: Final = PLAN.common("location deck", NOBODY, ordered=True)
PLOT_DECK: Final = PLAN.common("plot deck", NOBODY, ordered=True)
DESPATCH_DECK: Final = PLAN.common("despatch deck", NOBODY, ordered=True)
UNKEPT: Final = PLAN.common("despatches not kept", NOBODY)
LOCATION: Final = PLAN.common("location", ALL)
ROW: Final = PLAN.common("plot", ALL, count=PLOTS)  # the Plots of the round
DISCARDS: Final = PLAN.common("discards", ALL)
BOX: Final = PLAN.common("box", ALL)

ALL_STANDS: Final = STANDS * SEATS
ALL_SLOTS: Final = SLOTS * SEATS

# Numbers: the row of each
SUPPLIES_ROW: Final = PLAN.number("supplies")
VP_ROW: Final = PLAN.number("VP")
FACTION_ROW: Final = PLAN.number("faction")
COMMANDER_ROW: Final = PLAN.number("commander")
PASSED_ROW: Final = PLAN.number("passed")
FREEZING_WON_ROW: Final = PLAN.number("freezing won")
WARMING_WON_ROW: Final = PLAN.number("warming won")
PEACEFUL_WON_ROW: Final = PLAN.number("peaceful won")
HARD_WON_ROW: Final = PLAN.number("hard won")
BOUGHT_ROW: Final = PLAN.number("bought")
TAKEN_ROW: Final = PLAN.number("taken")
RECRUITS_ROW: Final = PLAN.number("recruits")
FREE_CARDS_ROW: Final = PLAN.number("free cards")
CROSSINGS_ROW: Final = PLAN.number("crossings")
SAFE_CONDUCT_ROW: Final = PLAN.number("safe conduct")
DONE_ROW: Final = PLAN.number("done")
TO_REVEAL_ROW: Final = PLAN.number("to reveal", OWNER)
UNSEEN_ROW: Final = PLAN.number("unseen under the deck")
SCORE_ROW: Final = PLAN.number("score")
EARLIER_VP_ROW: Final = PLAN.number("earlier VP")
EARLIER_DEAD_ROW: Final = PLAN.number("earlier dead")
KIT_ROW: Final = PLAN.per_card("kit", OWNER)
NEWS_ROW: Final = PLAN.per_card("news", OWNER)
WOUNDS_ROW: Final = PLAN.per_card("wounds", OWNER)
FROSTBITES_ROW: Final = PLAN.per_card("frostbites", OWNER)
CRIPPLED_ROW: Final = PLAN.per_card("crippled", OWNER)
STOCK_ROW: Final = PLAN.of_table("stock", len(b.EQUIPMENT))
WHERE_ROW: Final = PLAN.of_table("plot of place", ALL_STANDS)
ARRIVAL_ROW: Final = PLAN.of_table("arrival", ALL_STANDS)
ORDERED_ROW: Final = PLAN.of_table("ordered", ALL_STANDS)
FURY_ROW: Final = PLAN.of_table("fury", ALL_STANDS)
BEARER_ROW: Final = PLAN.of_table("bearer", ALL_SLOTS)
STATE_ROW: Final = PLAN.of_table("order state", ALL_SLOTS)
CAMOUFLAGE_ROW: Final = PLAN.of_table("camouflage", PLOTS * SEATS)
ROBBED_ROW: Final = PLAN.of_table("robbed", PLOTS)
TRUCE_ROW: Final = PLAN.of_table("truce", PLOTS)
LAST_SEEN_ROW: Final = PLAN.of_table("last seen", b.MOST_CHARACTERS)
RECORDED_ROW: Final = PLAN.number("recorded VP")
RANK_ROW: Final = PLAN.number("rank")
COACHED_ROW: Final = PLAN.number("coached", OWNER)

NOWHERE: Final = -1

# What `last seen` tells: that somebody was seen, and from which bit on in which state
SEEN: Final = 1 << 15
SEEN_WOUNDS: Final = 8
SEEN_FROSTBITES: Final = 10

# States of a placed token
FACE_DOWN: Final = 0
OPEN: Final = 1
SPENT: Final = 2  # a Get Down! that has cancelled its Wound

# Phases of a round
SETTING_UP: Final = 0
RECRUITING: Final = 1
MARCHING: Final = 2
ORDERS: Final = 3
RESOLVING: Final = 4
COLD: Final = 5
INTERLUDE: Final = 6


def make_layout(players: int, book: Book) -> Layout:
    layout = PLAN.layout(players=players, cards=book.cards)
    layout.numbers[STOCK_ROW] = Numbers("stock", STOCK_ROW, len(book.kit_count), PER_TABLE, ALL)
    layout.back = backs(book)
    layout.card_names = book.slugs
    return layout


def backs(book: Book) -> list[int]:
    """Four card backs of the factions, four token backs, and those of Plots, Locations and Despatches."""
    found = book.faction_of[: book.characters]
    found += [SEATS + faction for faction in book.faction_of[book.characters :]]
    found += [8] * (book.location_cards - book.plot_cards)
    found += [9] * (book.despatch_cards - book.location_cards)
    return found + [10] * (book.cards - book.despatch_cards)
