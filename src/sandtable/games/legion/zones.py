"""Where things lie on the table of Legion, who sees them, and the numbers that belong to them."""

from __future__ import annotations

from typing import Final

from sandtable.engine.layout import ALL, NOBODY, OWNER, PER_CARD, PER_TABLE, Layout
from sandtable.games.legion import book as b
from sandtable.games.legion.book import PLOTS, SEATS, SLOTS, STANDS, Book

# Zones: the first pile of each
HAND: Final = 0 * SEATS
DECK: Final = 1 * SEATS
GRAVEYARD: Final = 2 * SEATS
LEFT_BEHIND: Final = 3 * SEATS  # the Officer that was not kept
AVAILABLE: Final = 4 * SEATS
CHOSEN: Final = 5 * SEATS  # the token that is just being given
USED_UP: Final = 6 * SEATS
USED_DOWN: Final = 7 * SEATS
LYING: Final = 8 * SEATS  # Theft! on its Plot
DESPATCH: Final = 9 * SEATS
OFFERED: Final = 10 * SEATS
PLAYED: Final = 11 * SEATS
TOKEN: Final = 12 * SEATS  # placed tokens, six slots
UP: Final = TOKEN + SLOTS * SEATS  # characters on Plots, face up
DOWN: Final = UP + STANDS * SEATS  # and face down
LOCATION_DECK: Final = DOWN + STANDS * SEATS
PLOT_DECK: Final = LOCATION_DECK + 1
DESPATCH_DECK: Final = LOCATION_DECK + 2
UNKEPT: Final = LOCATION_DECK + 3
LOCATION: Final = LOCATION_DECK + 4
ROW: Final = LOCATION_DECK + 5  # the Plots of the round
DISCARDS: Final = ROW + PLOTS
BOX: Final = DISCARDS + 1

ALL_STANDS: Final = STANDS * SEATS
ALL_SLOTS: Final = SLOTS * SEATS
NOWHERE: Final = -1

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

PER_SEAT_NUMBERS: Final = [
    "supplies", "VP", "faction", "commander", "passed", "freezing won", "warming won", "peaceful won", "hard won", "bought",
    "taken", "recruits", "free cards", "crossings", "safe conduct", "done",
]  # fmt: skip


def make_layout(players: int, book: Book) -> Layout:
    layout = Layout(players=players, seats=SEATS, cards=b.CARDS)
    layout.per_seat("hand", HAND, OWNER)
    layout.per_seat("deck", DECK, NOBODY, ordered=True)
    layout.per_seat("graveyard", GRAVEYARD, ALL)
    layout.per_seat("left behind", LEFT_BEHIND, OWNER, pool=1)
    layout.per_seat("orders", AVAILABLE, OWNER)
    layout.per_seat("order being given", CHOSEN, OWNER)
    layout.per_seat("used orders", USED_UP, ALL)
    layout.per_seat("put away orders", USED_DOWN, OWNER, ordered=True)
    layout.per_seat("lying orders", LYING, ALL)
    layout.per_seat("despatch", DESPATCH, OWNER)
    layout.per_seat("despatches offered", OFFERED, OWNER)
    layout.per_seat("despatch played", PLAYED, ALL)
    for slot in range(SLOTS):
        layout.per_seat(f"placed order {slot + 1}", TOKEN + slot * SEATS, OWNER, ordered=True)
    for place in range(STANDS):
        layout.per_seat(f"place {place + 1}", UP + place * SEATS, ALL)
    for place in range(STANDS):
        layout.per_seat(f"place {place + 1} face down", DOWN + place * SEATS, OWNER, ordered=True)
    layout.common("location deck", LOCATION_DECK, NOBODY, ordered=True)
    layout.common("plot deck", PLOT_DECK, NOBODY, ordered=True)
    layout.common("despatch deck", DESPATCH_DECK, NOBODY, ordered=True)
    layout.common("despatches not kept", UNKEPT, NOBODY)
    layout.common("location", LOCATION, ALL)
    layout.common("plot", ROW, ALL, count=PLOTS)
    layout.common("discards", DISCARDS, ALL)
    layout.common("box", BOX, ALL)
    declare_numbers(layout)
    layout.back = backs()
    layout.card_names = book.slugs
    return layout


def declare_numbers(layout: Layout) -> None:
    for index, name in enumerate(PER_SEAT_NUMBERS):
        layout.number(name, index)
    layout.number("to reveal", 16, OWNER)
    layout.number("unseen under the deck", 17)
    layout.number("score", 18)
    layout.number("earlier VP", 19)
    layout.number("earlier dead", 20)
    for index, name in enumerate(("kit", "news", "wounds", "frostbites", "crippled")):
        layout.number(name, 21 + index, OWNER, kind=PER_CARD)
    layout.number("stock", 26, kind=PER_TABLE, size=b.KINDS)
    layout.number("plot of place", 27, kind=PER_TABLE, size=ALL_STANDS)
    layout.number("arrival", 28, kind=PER_TABLE, size=ALL_STANDS)
    layout.number("ordered", 29, kind=PER_TABLE, size=ALL_STANDS)
    layout.number("fury", 30, kind=PER_TABLE, size=ALL_STANDS)
    layout.number("bearer", 31, kind=PER_TABLE, size=ALL_SLOTS)
    layout.number("order state", 32, kind=PER_TABLE, size=ALL_SLOTS)
    layout.number("camouflage", 33, kind=PER_TABLE, size=PLOTS * SEATS)
    layout.number("robbed", 34, kind=PER_TABLE, size=PLOTS)
    layout.number("truce", 35, kind=PER_TABLE, size=PLOTS)
    layout.number("last seen", 36, kind=PER_TABLE, size=b.CHARACTERS)
    layout.number("recorded VP", 37)
    layout.number("rank", 38)


def backs() -> list[int]:
    """Four card backs of the factions, four token backs, and those of Plots, Locations and Despatches."""
    found = [card // b.SQUAD for card in range(b.CHARACTERS)]
    found += [SEATS + (card - b.TOKENS) // b.FACTION_TOKENS for card in range(b.TOKENS, b.PLOT_CARDS)]
    found += [8] * (b.LOCATION_CARDS - b.PLOT_CARDS)
    found += [9] * (b.DESPATCH_CARDS - b.LOCATION_CARDS)
    found += [10] * (b.CARDS - b.DESPATCH_CARDS)
    return found
