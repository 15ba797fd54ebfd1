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
from sandtable.games.fine_sand.purse import Means, key, owes_a_card, payable, purse
from sandtable.games.fine_sand.thrift import pay_for
from sandtable.games.fine_sand.verbs import BUILT, PAID, PAID_COINS, PAY_CARD, PAY_COIN, PAY_FOR_ME, PAY_SCAFFOLD


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
        return [part.option for part in parts if self.may_go_on_with(g, part, owes)]

    def may_go_on_with(self, g: FineSand, part: Means, owes: bool) -> bool:
        rest = [other.less(1) if other.key == part.key else other for other in purse(g, self.seat)]
        return payable(rest, g.bill_sum[self.seat] - self.paid - part.value, min(part.value, self.cheapest), owes)

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
            if self.may_go_on_with(g, part, False):
                refusals.append((part.option, "FS-14.5", Phrase("why-last-card-owed")))
            else:
                refusals.append((part.option, "FS-4.10", Phrase("why-superfluous")))
        for type_ in g.types(g.hand[seat]):
            if not g.book.value[type_]:
                refusals.append((PAY_CARD | type_, "FS-4.8", Phrase("why-pays-nothing")))
        return refusals

    def chosen(self, g: FineSand, option: int) -> None:
        seat = self.seat
        parts = pay_for(g, seat, g.bill_sum[seat] - self.paid) if option == PAY_FOR_ME else [option]
        total, cheapest, last = self.paid, self.cheapest, self.last
        for part in parts:
            paid, rank = self.spend(g, part)
            total, cheapest, last = total + paid, min(paid, cheapest), key(paid, rank)
        if total < g.bill_sum[seat]:
            g.then(Pay(seat, self.sources, total, last, cheapest))
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
