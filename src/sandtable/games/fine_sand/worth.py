"""What cards are worth to the bot, in unbuilt cards per turn still to come: the part of its judgement that is printed on them."""

from __future__ import annotations

from typing import Final

from sandtable.games.fine_sand import book as b
from sandtable.games.fine_sand.book import Book

GREEN_CARD: Final = 0.3  # drawing one more card each turn
RED_BUILD: Final = 0.11
BLUE_CARD: Final = 0.07
LIMIT_CARD: Final = 0.04
DISCOUNT_COIN: Final = 0.32
OTHER_ACTION: Final = 0.08
COIN_CARD: Final = 0.08  # each coin above 1 a coin card pays
SOON_BUILT: Final = 0.02  # a card of cost 1, which is built with the next coin; dearer ones in proportion less


def machine(book: Book, type_: int) -> float:
    """What a card brings in each turn once it is built."""
    kind = book.kind[type_]
    if kind == b.GREEN:
        return GREEN_CARD * max(book.draws[type_], 1)
    if kind == b.BLUE_KIND:
        return BLUE_CARD * max(book.draws[type_], 1)
    if book.plain_build[type_]:
        return RED_BUILD
    if book.discount[type_]:
        return DISCOUNT_COIN
    if book.hand_limit[type_]:
        return LIMIT_CARD * book.hand_limit[type_]
    return 0.0 if kind == b.CASTLE else OTHER_ACTION


def in_hand(book: Book, type_: int) -> float:
    """How much a card is missed in the hand: as money that takes little room, or as something to build soon."""
    if book.kind[type_] == b.COIN:
        return COIN_CARD * (book.value[type_] - 1)
    return machine(book, type_) + SOON_BUILT / book.cost[type_]
