"""What cards are worth to bots, in coins: the part of their judgement that is printed on them."""

from __future__ import annotations

from typing import Final

from sandtable.games.waral.book import Book
from sandtable.games.waral.effects import Draw, Gain

WORTH_OF_TRICK: Final = 2.0


def appraise(book: Book) -> None:
    """Note what each district collects in a round."""
    book.income = [collection(book, district) for district in range(book.districts)]


def collection(book: Book, district: int) -> float:
    total = 0.0
    for index in book.collect[district]:
        effect = book.effects[index]
        if isinstance(effect, Gain):
            total += sum(effect.coins)
        elif isinstance(effect, Draw):
            total += WORTH_OF_TRICK * effect.n
    return total
