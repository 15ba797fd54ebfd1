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


# What a machine does
OTHER: Final = 0
DRAWS: Final = 1
BLUE_DRAWS: Final = 2
BUILDS: Final = 3
DISCOUNTS: Final = 4
GIVES_ROOM: Final = 5
WORTHS: Final = {
    OTHER: OTHER_ACTION, DRAWS: GREEN_CARD, BLUE_DRAWS: BLUE_CARD, BUILDS: RED_BUILD, DISCOUNTS: DISCOUNT_COIN,
    GIVES_ROOM: LIMIT_CARD,
}  # fmt: skip


def appraise(book: Book) -> None:
    """Note what each type does in every turn once it is built, how much of it, and what that is worth."""
    for type_ in range(len(book.kind)):
        acts = action(book, type_)
        amount = max(book.draws[type_], 1) if acts in (DRAWS, BLUE_DRAWS) else 1
        if acts == GIVES_ROOM:
            amount = book.hand_limit[type_]
        if book.kind[type_] == b.CASTLE and acts == OTHER:
            amount = 0
        book.acts.append(acts)
        book.amount.append(amount)
        book.machine.append(WORTHS[acts] * amount)


def action(book: Book, type_: int) -> int:
    kind = book.kind[type_]
    if kind == b.GREEN:
        return DRAWS
    if kind == b.BLUE_KIND:
        return BLUE_DRAWS
    if book.plain_build[type_]:
        return BUILDS
    if book.discount[type_]:
        return DISCOUNTS
    return GIVES_ROOM if book.hand_limit[type_] else OTHER


def in_hand(book: Book, type_: int) -> float:
    """How much a card is missed in the hand: as money that takes little room, or as something to build soon."""
    if book.kind[type_] == b.COIN:
        return COIN_CARD * (book.value[type_] - 1)
    return book.machine[type_] + SOON_BUILT / book.cost[type_]
