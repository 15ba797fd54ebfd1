"""FS-4.8 to FS-4.12 Paying the bill: what counts as money, which payments are legal, and settling."""

from __future__ import annotations

from typing import ClassVar, Final, final

from sandtable.engine.names import NOUN, VERB
from sandtable.engine.phrases import Phrase
from sandtable.engine.steps import Decision, Refusal
from sandtable.games.fine_sand import book as b
from sandtable.games.fine_sand.coach import FIRST_BUILD_GREEN, FIRST_BUILD_PURPLE, FIRST_BUILD_RED, FIRST_OVERPAY, hint
from sandtable.games.fine_sand.position import (
    BILL,
    COLUMN,
    DISCARD_PILE,
    HAND,
    LAID_OUT_ZONE,
    OUTBOX,
    PALLET,
    REMOVED_ZONE,
    FineSand,
)
from sandtable.games.fine_sand.verbs import BUILT, PAID, PAID_COINS, PAY_CARD, PAY_COIN, PAY_FOR_ME, PAY_PALLET, PAY_SCAFFOLD

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


@final
class Pay(Decision[FineSand]):
    """FS-4.10 Pay part by part until the bill is reached. No part may be superfluous; change is lost.

    Search pays the dearest first: then every payment comes up once, and none can have a superfluous part.
    """

    rule: ClassVar[str] = "FS-4.10"

    def __init__(self, seat: int, sources: list[int], paid: int, last: int, cheapest: int) -> None:
        super().__init__(seat)
        self.sources: Final = sources
        self.paid: Final = paid
        self.last: Final = last  # the key of the part paid before: in search later parts follow in the order of the purse
        self.cheapest: Final = cheapest  # part so far

    def detail(self, g: FineSand) -> Phrase:
        return Phrase("detail-paid", paid=self.paid, bill=g.bill_sum[self.seat])

    def options(self, g: FineSand) -> list[int]:
        if not g.any_order:
            return self.dearest_first(g) or self.in_any_order(g)
        options = self.in_any_order(g)
        return [*options, PAY_FOR_ME] if len(options) > 1 else options

    def in_any_order(self, g: FineSand) -> list[int]:
        """What some legal payment goes on with; if all of them do with the same, only that."""
        parts, owes = purse(g, self.seat), owes_a_card(g, self.seat)
        for part in parts:
            others = [other for other in parts if other is not part]
            if not payable(others, g.bill_sum[self.seat] - self.paid, self.cheapest, owes and not part.in_hand):
                return [part.option]
        return [part.option for part in parts if self.may_go_on_with(g, part, owes, DEAREST)]

    def may_go_on_with(self, g: FineSand, part: Means, owes: bool, waste: int) -> bool:
        rest = [other.less(1) if other.key == part.key else other for other in purse(g, self.seat)]
        return payable(rest, g.bill_sum[self.seat] - self.paid - part.value, min(part.value, self.cheapest, waste + 1), owes)

    def for_me(self, g: FineSand) -> int:
        """The part a thrifty player pays next: with the least waste, then wooden coins and Scaffold, then few cards."""
        parts, owes = purse(g, self.seat), owes_a_card(g, self.seat)
        light = [part for part in parts if part.option // VERB * VERB in (PAY_COIN, PAY_SCAFFOLD)]
        for waste in range(DEAREST):
            for part in light + parts:
                if self.may_go_on_with(g, part, owes, waste):
                    return part.option
        raise AssertionError("a bill that was opened can be paid")

    def dearest_first(self, g: FineSand) -> list[int]:
        seat = self.seat
        needed = g.bill_sum[seat] - self.paid
        parts = purse(g, seat)
        options: list[int] = []
        rest = 0
        for i in range(len(parts) - 1, -1, -1):
            part = parts[i]
            rest += part.value * part.count
            if part.key < self.last:
                break
            if rest >= needed and (not g.duty[seat] or keeps_a_card(g, seat, parts, i, rest - needed)):
                options.append(part.option)
        options.reverse()
        return options

    def why_not(self, g: FineSand) -> list[Refusal]:
        seat = self.seat
        refusals: list[Refusal] = []
        for part in purse(g, seat):
            if self.may_go_on_with(g, part, False, DEAREST):
                refusals.append((part.option, "FS-14.5", Phrase("why-last-card-owed")))
            else:
                refusals.append((part.option, "FS-4.10", Phrase("why-superfluous")))
        for type_ in g.types(g.hand[seat]):
            if not g.book.value[type_]:
                refusals.append((PAY_CARD | type_, "FS-4.8", Phrase("why-pays-nothing")))
        return refusals

    def chosen(self, g: FineSand, option: int) -> None:
        seat, thrifty = self.seat, option == PAY_FOR_ME
        paid, rank = self.spend(g, self.for_me(g) if thrifty else option)
        last = key(paid, rank)
        total = self.paid + paid
        if total < g.bill_sum[seat]:
            rest = Pay(seat, self.sources, total, last, min(paid, self.cheapest))
            if thrifty:
                rest.chosen(g, option)
            else:
                g.then(rest)
            return
        if total > g.bill_sum[seat]:
            hint(g, seat, FIRST_OVERPAY)
        settle(g, seat, self.sources)

    def spend(self, g: FineSand, option: int) -> tuple[int, int]:
        """FS-4.9 Paying cards go to the discard pile, or leave the game; wooden coins go back to the supply."""
        seat, verb = self.seat, option // VERB * VERB
        if verb == PAY_COIN:
            g.coins[seat] -= 1
            g.tell(PAID_COINS, seat, 1)
            return 1, 0
        if verb == PAY_CARD:
            type_ = option & NOUN
            self.put(g, g.find(g.hand[seat], type_, seat), HAND)
            return g.book.value[type_], 3 + type_
        zone = LAID_OUT_ZONE if verb == PAY_SCAFFOLD else PALLET
        worth = option & NOUN
        for card in g.piles[zone + seat]:
            if g.book.value[g.book.type_of[card]] == worth:
                self.put(g, card, zone)
                break
        return worth, 1 if verb == PAY_SCAFFOLD else 2

    def put(self, g: FineSand, card: int, zone: int) -> None:
        type_ = g.book.type_of[card]
        target = REMOVED_ZONE if g.book.removed_by_paying[type_] else DISCARD_PILE
        g.move(card, zone + self.seat, target + self.seat)
        g.tell(PAID, self.seat, type_)


def owes_a_card(g: FineSand, seat: int) -> bool:
    """FS-14.5 Whether a hand card must stay unspent. One that pays nothing stays anyway."""
    return g.duty[seat] > 0 and len(g.hand[seat]) > 0 and all([g.book.value[type_] > 0 for type_ in g.hand_types(seat)])


def payable(parts: list[Means], needed: int, cheapest: int, owes: bool) -> bool:
    """Whether these can complete a legal payment; FS-14.5 for who owes a card: so that a hand card stays unspent."""
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


def keeps_a_card(g: FineSand, seat: int, parts: list[Means], index: int, over: int) -> bool:
    """FS-14.5 Whether after this part the bill can be reached while a hand card stays unspent."""
    later = 0
    cheapest = 0
    for i in range(index, len(parts)):
        if parts[i].in_hand:
            left = parts[i].count - (1 if i == index else 0)
            later += parts[i].count
            if left:
                cheapest = parts[i].value  # the list runs from dear to cheap
    if len(g.hand[seat]) > later or not g.hand[seat]:
        return True  # one that was passed over, or a Pit; or there is none to keep
    return 0 < cheapest <= over


def settle(g: FineSand, seat: int, sources: list[int]) -> None:
    """FS-4.12 Used one-shot reds go to the discard pile, the cards of the bill are placed (FS-4.3)."""
    for source in sources:
        if source >= 0:
            type_ = g.book.type_of[source]
            if g.book.use[type_] == b.ONESHOT:
                g.move(source, COLUMN[g.book.kind[type_]] + seat, DISCARD_PILE + seat)
    for card in g.bill[seat][:]:
        place(g, seat, card)
    g.bill_sum[seat] = 0


def place(g: FineSand, seat: int, card: int) -> None:
    """FS-4.3 Colours in their column, castles above the board; a Beach chair leaves for the left neighbour (FS-15.22)."""
    type_ = g.book.type_of[card]
    kind = g.book.kind[type_]
    if g.book.to_left_neighbour[type_] and not (g.solo and g.book.stays_in_solo[type_]):
        g.move(card, BILL + seat, OUTBOX + seat)
    else:
        g.move(card, BILL + seat, COLUMN[kind] + seat)
    g.spent[card] = g.round - 1 if g.book.ready_now[type_] else g.round
    g.tell(BUILT, seat, type_)
    if kind == b.GREEN:
        hint(g, seat, FIRST_BUILD_GREEN)
    elif kind == b.RED:
        hint(g, seat, FIRST_BUILD_RED)
    elif kind == b.PURPLE:
        hint(g, seat, FIRST_BUILD_PURPLE)
