"""FS-4.8 What a player can pay with, and what completes a payment (FS-4.10)."""

from __future__ import annotations

from typing import Final, final

from sandtable.games.fine_sand.position import FineSand
from sandtable.games.fine_sand.verbs import PAY_CARD, PAY_COIN, PAY_PALLET, PAY_SCAFFOLD

DEAREST: Final = 99  # above any card's value: part of the sort key of a means
RANKS: Final = 1000


def means(g: FineSand, seat: int) -> int:
    """FS-4.8 All a player can pay with: hand cards, wooden coins, a laid-out Scaffold and the card on a Pallet."""
    value, type_of = g.book.value, g.book.type_of
    total = g.coins[seat]
    for card in g.hand[seat]:
        total += value[type_of[card]]
    for card in g.laid_out[seat]:
        total += value[type_of[card]]
    for card in g.pallet[seat]:
        total += value[type_of[card]]
    return total


@final
class Means:
    """One kind of money: where it comes in the order of paying, what it is worth, how many there are."""

    def __init__(self, key: int, option: int, value: int, count: int, *, in_hand: bool) -> None:
        self.key: Final = key
        self.option: Final = option
        self.value: Final = value
        self.count: Final = count
        self.in_hand: Final = in_hand

    def less(self, count: int) -> Means:
        return Means(self.key, self.option, self.value, self.count - count, in_hand=self.in_hand)


def purse(g: FineSand, seat: int) -> list[Means]:
    """All means worth something, dearest first; equals: wooden coins, Scaffold, pallet card, hand types in file order."""
    value, type_of = g.book.value, g.book.type_of
    found: list[Means] = []
    if g.coins[seat]:
        found.append(Means(key(1, 0), PAY_COIN, 1, g.coins[seat], in_hand=False))
    add_outside(found, g.laid_out[seat], g, PAY_SCAFFOLD, 1)
    add_outside(found, g.pallet[seat], g, PAY_PALLET, 2)
    counts: dict[int, int] = {}
    for card in g.hand[seat]:
        type_ = type_of[card]
        counts[type_] = counts.get(type_, 0) + 1
    for type_, count in counts.items():
        if value[type_]:
            found.append(Means(key(value[type_], 3 + type_), PAY_CARD | type_, value[type_], count, in_hand=True))
    found.sort(key=by_key)
    return found


def key(value: int, rank: int) -> int:
    return (DEAREST - value) * RANKS + rank


def by_key(means: Means) -> int:
    return means.key


def add_outside(found: list[Means], pile: list[int], g: FineSand, option: int, rank: int) -> None:
    """Cards outside the hand, by what they pay."""
    counts: dict[int, int] = {}
    for card in pile:
        worth = g.book.value[g.book.type_of[card]]
        counts[worth] = counts.get(worth, 0) + 1
    for worth, count in counts.items():
        if worth:
            found.append(Means(key(worth, rank), option | worth, worth, count, in_hand=False))


def owes_a_card(g: FineSand, seat: int) -> bool:
    """FS-14.5 Whether a hand card must stay unspent. One that pays nothing stays anyway."""
    return g.duty[seat] > 0 and len(g.hand[seat]) > 0 and all([g.book.value[type_] > 0 for type_ in g.hand_types(seat)])


def payable(parts: list[Means], needed: int, cheapest: int, owes: bool) -> bool:
    """Whether these can complete a legal payment; FS-14.5 for somebody who owes a card: so that a hand card stays unspent."""
    values: list[int] = []
    for part in parts:
        values += [part.value] * part.count
    if not owes:
        return completes(values, needed, cheapest)
    for part in parts:
        if part.in_hand and part.count:
            kept = values[:]
            kept.remove(part.value)
            if completes(kept, needed, cheapest):
                return True
    return False


def completes(values: list[int], needed: int, cheapest: int) -> bool:
    """FS-4.10 Whether some of these reach what is needed, and all parts without the cheapest one would not."""
    if needed <= 0:
        return needed + cheapest > 0
    sums = 1  # a bit for each sum that dearer ones reach
    for value in sorted(values, reverse=True):
        with_it = sums << value
        if (with_it >> needed) & ((1 << min(value, cheapest)) - 1):
            return True
        sums |= with_it
    return False
