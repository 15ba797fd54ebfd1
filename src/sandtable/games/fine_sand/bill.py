"""FS-4.4 to FS-4.12 The bill: ways onto it, what they cost, cancelling it; FS-15.26 building what is revealed."""

from __future__ import annotations

from typing import ClassVar, Final, final

from sandtable.engine.names import NOUN, VERB
from sandtable.engine.phrases import Phrase, Thing
from sandtable.engine.steps import Decision, Refusal
from sandtable.games.fine_sand import book as b
from sandtable.games.fine_sand.build import (
    BOARD_SOURCE,
    PLAIN_BUILD,
    add_builds,
    add_desired,
    build_effect,
    discount,
    payable_by,
    plain_builds,
    price,
    refuse_builds,
    refuse_desired,
    source_pays,
    spare,
    special_sources,
    take_source,
    then_built,
)
from sandtable.games.fine_sand.fetch import put_revealed_away
from sandtable.games.fine_sand.pay import Pay, settle
from sandtable.games.fine_sand.position import BILL, DRAW_STACK, HAND, REVEALED_ZONE, FineSand
from sandtable.games.fine_sand.purse import DEAREST, means
from sandtable.games.fine_sand.stacks import reshuffle
from sandtable.games.fine_sand.verbs import (
    BUILD,
    BUILD_REVEALED,
    CANCEL,
    CANCELLED,
    DECLARED,
    DISCARD,
    MORE,
    NEXT,
    NONE,
    OFFLOAD,
    PAY,
    PLAIN,
    REVEALED,
    STOP,
    USE,
    USED,
    VIA,
)


@final
class Via(Decision[FineSand]):
    """FS-4.4 Declaring a build puts the card on the bill, by one of the sources that make it payable."""

    rule: ClassVar[str] = "FS-4.4"

    def __init__(self, seat: int, type_: int, sources: list[int], ring: int, locked: bool, step_2: bool) -> None:
        super().__init__(seat)
        self.type_: Final = type_
        self.sources: Final = sources
        self.ring: Final = ring
        self.locked: Final = locked
        self.step_2: Final = step_2

    def question(self, g: FineSand) -> Phrase:
        return Phrase("ask-via", card=Thing("card", self.type_))

    def subject(self, g: FineSand) -> Thing:
        return Thing("card", self.type_)

    def consequence(self, g: FineSand, option: int) -> Phrase:
        effect = PLAIN_BUILD if option == PLAIN else build_effect(g, option & NOUN)
        return Phrase("then-costs", price=price(g, self.type_, effect, discount(g, self.seat)))

    def options(self, g: FineSand) -> list[int]:
        seat, type_ = self.seat, self.type_
        money, less = means(g, seat), discount(g, seat)
        options: list[int] = []
        if self.step_2 and plain_builds(g, seat) and payable_by(g, seat, type_, PLAIN_BUILD, 0, money, less):
            options.append(PLAIN)
        for source in special_sources(g, seat, step_2=self.step_2):
            if source_pays(g, seat, type_, source, money, less):
                options.append(VIA | source)
        return options

    def chosen(self, g: FineSand, option: int) -> None:
        seat = self.seat
        source = -1 if option == PLAIN else option & NOUN
        effect = PLAIN_BUILD if option == PLAIN else build_effect(g, source)
        cost = price(g, self.type_, effect, discount(g, seat))
        sources = [*self.sources, take_source(g, seat, source)]
        g.move(g.find(g.hand[seat], self.type_, seat), HAND + seat, BILL + seat)
        g.bill_sum[seat] += cost
        g.tell_of_bill(DECLARED, seat, self.type_, cost)
        discards = 0 if source < 0 else g.book.cost_cards[source]
        if discards:
            g.then(BuildCost(seat, discards, 0))
        g.then(Bill(seat, sources, self.ring, self.locked or discards > 0, self.step_2))


@final
class BuildCost(Decision[FineSand]):
    """FS-15.12 The discards of Always build are made on declaration, and must leave the bill payable."""

    rule: ClassVar[str] = "FS-15.12"

    def __init__(self, seat: int, left: int, least: int) -> None:
        super().__init__(seat)
        self.left: Final = left
        self.least: Final = least

    def question(self, g: FineSand) -> Phrase:
        return Phrase("ask-build-cost", count=self.left)

    def wanted(self, g: FineSand) -> int:
        return self.left

    def options(self, g: FineSand) -> list[int]:
        hand = sorted(g.hand_types(self.seat))
        if not g.any_order:
            return self.upward(g, hand, self.least) or self.upward(g, hand, 0)
        options: list[int] = []
        for type_ in sorted(set(hand)):
            alike = [other for other in hand if other == type_]
            others = [other for other in hand if other != type_]
            if not self.bearable(g, [], others, alike):
                return [DISCARD | type_]  # one of these must go in any case
            if self.bearable(g, [type_], others + alike[1:], []):
                options.append(DISCARD | type_)
        return options

    def upward(self, g: FineSand, hand: list[int], least: int) -> list[int]:
        """For search, which comes upon every set once: cards of this type or a later one, followed by later ones."""
        options: list[int] = []
        for i in range(len(hand)):
            new = hand[i] >= least and DISCARD | hand[i] not in options
            if new and self.bearable(g, [hand[i]], hand[i + 1 :], hand[:i]):
                options.append(DISCARD | hand[i])
        return options

    def bearable(self, g: FineSand, given: list[int], free: list[int], others: list[int]) -> bool:
        """Whether the bill can be paid after the given cards and the cheapest free ones that are due; FS-14.5 a card is kept."""
        value = g.book.value
        due = self.left - len(given)
        pool = sorted([value[type_] for type_ in free])
        if len(pool) < due:
            return False
        lost = sum([value[type_] for type_ in given]) + sum(pool[:due])
        if g.duty[self.seat]:
            kept = sorted(pool[due:] + [value[type_] for type_ in others])
            if not kept:
                return False
            lost += kept[0]
        return lost <= means(g, self.seat) - g.bill_sum[self.seat]

    def why_not(self, g: FineSand) -> list[Refusal]:
        return [(DISCARD | type_, "FS-15.12", Phrase("why-needed-for-bill")) for type_ in g.types(g.hand[self.seat])]

    def chosen(self, g: FineSand, option: int) -> None:
        g.discard(self.seat, option & NOUN)
        if self.left > 1:
            g.then(BuildCost(self.seat, self.left - 1, option & NOUN))


@final
class Bill(Decision[FineSand]):
    """FS-4.7 While a bill is open you may only declare more builds, cancel the bill, or pay."""

    rule: ClassVar[str] = "FS-4.7"

    def __init__(self, seat: int, sources: list[int], ring: int, locked: bool, step_2: bool) -> None:
        super().__init__(seat)
        self.sources: Final = sources  # what the declared builds used up: cards, or BOARD_SOURCE
        self.ring: Final = ring  # where the ring was before
        self.locked: Final = locked
        self.step_2: Final = step_2

    def question(self, g: FineSand) -> Phrase:
        return Phrase("ask-bill", bill=g.bill_sum[self.seat])

    def consequence(self, g: FineSand, option: int) -> Phrase | None:
        return then_built(g, self.seat, option)

    def options(self, g: FineSand) -> list[int]:
        options: list[int] = []
        add_builds(g, self.seat, options, step_2=self.step_2)
        if self.step_2:
            add_desired(g, self.seat, options)
        options.append(PAY)
        if not self.locked:
            options.append(CANCEL)
        return options

    def automatic(self, g: FineSand) -> bool:
        return self.locked

    def chosen(self, g: FineSand, option: int) -> None:
        seat, verb = self.seat, option // VERB * VERB
        if verb == BUILD:
            g.then(Via(seat, option & NOUN, self.sources, self.ring, self.locked, self.step_2))
        elif verb == USE:
            start_reveal(g, seat, option & NOUN, self.sources, self.ring)
        elif option == CANCEL:
            self.cancel(g)
        elif g.bill_sum[seat]:
            g.then(Pay(seat, self.sources, 0, 0, DEAREST))
        else:
            settle(g, seat, self.sources)  # FS-4.11 A bill of 0 is settled without payment

    def cancel(self, g: FineSand) -> None:
        seat = self.seat
        g.gather(BILL + seat, HAND + seat)
        g.bill_sum[seat] = 0
        g.ring[seat] = self.ring
        for source in self.sources:
            if source == BOARD_SOURCE:
                g.board_builds[seat] += 1
            else:
                g.spent[source] = g.round - 1
        g.tell_of_bill(CANCELLED, seat)

    def why_not(self, g: FineSand) -> list[Refusal]:
        refusals = refuse_builds(g, self.seat, step_2=self.step_2) + refuse_desired(g, self.seat)
        for option in (OFFLOAD, NEXT):
            refusals.append((option, "FS-4.7", Phrase("why-bill-first")))
        if self.locked:
            refusals.append((CANCEL, "FS-4.7", Phrase("why-bill-stands")))
        return refusals


def start_reveal(g: FineSand, seat: int, source: int, sources: list[int], ring: int) -> None:
    """FS-15.26 Build as desired begins: the first card is turned up."""
    card = take_source(g, seat, source)
    g.tell(USED, seat, source)
    if not g.draw_stack[seat]:
        reshuffle(g, seat)
    reveal_one(g, seat)
    g.then(Reveal(seat, sources, ring, card))


def reveal_one(g: FineSand, seat: int) -> None:
    card = g.draw(DRAW_STACK + seat, REVEALED_ZONE + seat)
    g.tell(REVEALED, seat, g.book.type_of[card])


class BuildAsDesired(Decision[FineSand]):
    """FS-15.26 A decision about revealed cards, while a bill is open."""

    def __init__(self, seat: int, sources: list[int], ring: int, card: int) -> None:
        super().__init__(seat)
        self.sources: Final = sources  # as those of the bill
        self.ring: Final = ring
        self.card: Final = card  # the one with this action


@final
class Reveal(BuildAsDesired):
    """FS-15.26 Reveal up to five cards one by one; stop when you like. A reveal ends at the bottom of the draw stack."""

    rule: ClassVar[str] = "FS-15.26"

    def options(self, g: FineSand) -> list[int]:
        most = build_effect(g, g.book.type_of[self.card]).reveal_max
        if g.draw_stack[self.seat] and len(g.piles[REVEALED_ZONE + self.seat]) < most:
            return [MORE, STOP]
        return [STOP]

    def chosen(self, g: FineSand, option: int) -> None:
        if option == MORE:
            reveal_one(g, self.seat)
            g.then(self)
        else:
            g.then(BuildRevealed(self.seat, self.sources, self.ring, self.card))


@final
class BuildRevealed(BuildAsDesired):
    """FS-15.26 You may build one of the revealed cards that keeps the bill payable; the rest is discarded."""

    rule: ClassVar[str] = "FS-15.26"

    def options(self, g: FineSand) -> list[int]:
        seat = self.seat
        effect = build_effect(g, g.book.type_of[self.card])
        withheld = spare(g, seat, -1, 1) if g.duty[seat] and g.hand[seat] else 0
        room = means(g, seat) - g.bill_sum[seat] - withheld
        less = discount(g, seat)
        options: list[int] = []
        for type_ in g.types(g.piles[REVEALED_ZONE + seat]):
            fits = g.book.kind[type_] != b.COIN and g.book.cost[type_] <= effect.max_cost
            if fits and price(g, type_, effect, less) <= room:
                options.append(BUILD_REVEALED | type_)
        options.append(NONE)
        return options

    def chosen(self, g: FineSand, option: int) -> None:
        seat = self.seat
        if option != NONE:
            type_ = option & NOUN
            cost = price(g, type_, build_effect(g, g.book.type_of[self.card]), discount(g, seat))
            g.move(g.find(g.piles[REVEALED_ZONE + seat], type_, seat), REVEALED_ZONE + seat, BILL + seat)
            g.bill_sum[seat] += cost
            g.tell_of_bill(DECLARED, seat, type_, cost)
        put_revealed_away(g, seat)
        if g.bill[seat]:
            g.then(Bill(seat, [*self.sources, self.card], self.ring, True, True))
