"""FS-4 Building: sources of builds, the bill, and the ways onto it."""

from __future__ import annotations

from typing import ClassVar, Final, final

from sandtable.engine.steps import Decision, Refusal
from sandtable.games.fine_sand import book as b
from sandtable.games.fine_sand.actions import put_revealed_away
from sandtable.games.fine_sand.book import Effect
from sandtable.games.fine_sand.pay import Pay, means, settle
from sandtable.games.fine_sand.position import (
    BILL,
    BLUE_SIDE,
    DRAW_STACK,
    HAND,
    RED_SIDE,
    REVEALED_ZONE,
    FineSand,
)
from sandtable.games.fine_sand.verbs import (
    BUILD,
    BUILD_REVEALED,
    CANCEL,
    CANCELLED,
    CARD,
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
    VERB,
    VIA,
)

BOARD_SOURCE: Final = -1


def discount(g: FineSand, seat: int) -> int:
    """FS-4.6 Each ready red-7 makes plain builds 1 cheaper."""
    total = 0
    for card in g.column(b.RED, seat):
        total += g.book.discount[g.book.type_of[card]] if g.spent[card] < g.round else 0
    return total


def price(g: FineSand, type_: int, effect: Effect, less: int) -> int:
    """What a card costs by a source: printed cost less its own discount and, where it applies, that of red-7."""
    if effect.free:
        return 0
    cost = g.book.cost[type_] - effect.own_discount - (less if effect.red_discount else 0)
    return cost if cost > 0 else 0


def plain_builds(g: FineSand, seat: int) -> int:
    """FS-4.2 Plain builds left: 1 by the board and 1 per ready red +1 card; none on the blue side (FS-5.4)."""
    if g.ring[seat] == BLUE_SIDE:
        return 0
    total = g.board_builds[seat]
    for card in g.column(b.RED, seat):
        if g.spent[card] < g.round and g.book.plain_build[g.book.type_of[card]]:
            total += 1
    return total


def special_sources(g: FineSand, seat: int, *, step_2: bool) -> list[int]:
    """Types of ready cards with a build of their own: red and blue ones in step 2 on their side, yellow ones always."""
    book = g.book
    found: list[int] = []
    columns = [b.YELLOW]
    if step_2:
        columns = [b.RED, b.BLUE_KIND, b.YELLOW]
    for kind in columns:
        if (kind == b.RED and g.ring[seat] == BLUE_SIDE) or (kind == b.BLUE_KIND and g.ring[seat] == RED_SIDE):
            continue
        for card in g.column(kind, seat):
            type_ = book.type_of[card]
            if book.build[type_] >= 0 and not book.plain_build[type_] and g.spent[card] < g.round and type_ not in found:
                found.append(type_)
    return found


def spare(g: FineSand, seat: int, building: int, count: int) -> int:
    """The least value that `count` hand cards besides the one to build are worth, or -1 if there are too few."""
    book = g.book
    values = sorted([book.value[book.type_of[card]] for card in g.hand[seat]])
    if building >= 0:
        values.remove(book.value[building])
    return -1 if len(values) < count else sum(values[:count])


def payable_by(g: FineSand, seat: int, type_: int, effect: Effect, cost_cards: int, money: int, less: int) -> bool:
    """FS-4.7 A declaration is legal only if the remaining means can pay the whole bill."""
    if g.book.cost[type_] > effect.max_cost:
        return False
    kept = cost_cards + g.duty[seat]
    withheld = spare(g, seat, type_, kept) if kept else 0
    if withheld < 0:
        return False
    return g.bill_sum[seat] + price(g, type_, effect, less) <= money - g.book.value[type_] - withheld


def build_effect(g: FineSand, source: int) -> Effect:
    return g.book.effects[source][g.book.build[source]]


def source_pays(g: FineSand, seat: int, type_: int, source: int, money: int, less: int) -> bool:
    effect = build_effect(g, source)
    if effect.reveal_max:
        return False
    return payable_by(g, seat, type_, effect, g.book.cost_cards[source], money, less)


def add_builds(g: FineSand, seat: int, options: list[int], *, step_2: bool) -> None:
    """FS-4.3 `build` for every hand card that some source makes payable. Coin cards cannot be built."""
    plain = plain_builds(g, seat) if step_2 else 0
    special = special_sources(g, seat, step_2=step_2)
    if not plain and not special:
        return
    book, duty = g.book, g.duty[seat]
    money = means(g, seat)
    less = discount(g, seat)
    budget = money - g.bill_sum[seat]
    for type_ in g.types(g.hand[seat]):
        if book.kind[type_] == b.COIN:
            continue
        if plain:
            withheld = spare(g, seat, type_, 1) if duty else 0
            cost = book.cost[type_] - less
            if withheld >= 0 and (cost if cost > 0 else 0) <= budget - book.value[type_] - withheld:
                options.append(BUILD | type_)
                continue
        for source in special:
            if source_pays(g, seat, type_, source, money, less):
                options.append(BUILD | type_)
                break


def add_desired(g: FineSand, seat: int, options: list[int]) -> None:
    """FS-15.26 Build as desired, unless there is nothing to reveal."""
    if g.ring[seat] == BLUE_SIDE or g.dry(seat):
        return
    for source in special_sources(g, seat, step_2=True):
        if build_effect(g, source).reveal_max:
            options.append(USE | source)


def take_source(g: FineSand, seat: int, type_: int) -> int:
    """FS-4.13 Use up a source: the board first, then a red +1 card (they are alike), or the card of that type."""
    book = g.book
    if type_ < 0 and g.board_builds[seat]:
        g.board_builds[seat] -= 1
        g.ring[seat] = RED_SIDE
        return BOARD_SOURCE
    kind = b.RED if type_ < 0 else book.kind[type_]
    for card in g.column(kind, seat):
        fits = book.plain_build[book.type_of[card]] if type_ < 0 else book.type_of[card] == type_
        if fits and g.spent[card] < g.round:
            g.spent[card] = g.round
            if kind == b.RED:
                g.ring[seat] = RED_SIDE
            elif kind == b.BLUE_KIND:
                g.ring[seat] = BLUE_SIDE
            return card
    raise ValueError(f"seat {seat} has no source {type_}")


@final
class Via(Decision[FineSand]):
    """FS-4.4 Declaring a build puts the card on the bill, by one of the sources that make it payable."""

    rule: ClassVar[str] = "FS-4.4"
    prompt: ClassVar[str] = "By which action do you build it?"

    def __init__(self, seat: int, type_: int, sources: list[int], ring: int, locked: bool, step_2: bool) -> None:
        super().__init__(seat)
        self.type_: Final = type_
        self.sources: Final = sources
        self.ring: Final = ring
        self.locked: Final = locked
        self.step_2: Final = step_2

    def options(self, g: FineSand) -> list[int]:
        seat, type_ = self.seat, self.type_
        money, less = means(g, seat), discount(g, seat)
        options: list[int] = []
        if self.step_2 and plain_builds(g, seat) and payable_by(g, seat, type_, PLAIN_EFFECT, 0, money, less):
            options.append(PLAIN)
        for source in special_sources(g, seat, step_2=self.step_2):
            if source_pays(g, seat, type_, source, money, less):
                options.append(VIA | source)
        return options

    def chosen(self, g: FineSand, option: int) -> None:
        seat = self.seat
        source = -1 if option == PLAIN else option & CARD
        effect = PLAIN_EFFECT if option == PLAIN else build_effect(g, source)
        cost = price(g, self.type_, effect, discount(g, seat))
        sources = [*self.sources, take_source(g, seat, source)]
        g.move(g.find(g.hand[seat], self.type_, seat), HAND + seat, BILL + seat)
        g.bill_sum[seat] += cost
        g.tell_of_bill(DECLARED, seat, self.type_, cost)
        discards = 0 if source < 0 else g.book.cost_cards[source]
        if discards:
            g.then(BuildCost(seat, discards, 0))
        g.then(Bill(seat, sources, self.ring, self.locked or discards > 0, self.step_2))


PLAIN_EFFECT: Final = Effect(b.BUILD_OP, 1, red_discount=True)


@final
class BuildCost(Decision[FineSand]):
    """FS-15.12 The discards of Always build are made on declaration, and must leave the bill payable."""

    rule: ClassVar[str] = "FS-15.12"
    prompt: ClassVar[str] = "Discard a card as the cost of building."

    def __init__(self, seat: int, left: int, least: int) -> None:
        super().__init__(seat)
        self.left: Final = left
        self.least: Final = least

    def options(self, g: FineSand) -> list[int]:
        seat, value, type_of = self.seat, g.book.value, g.book.type_of
        hand = sorted([type_of[card] for card in g.hand[seat]])
        room = means(g, seat) - g.bill_sum[seat]
        options: list[int] = []
        for i in range(len(hand)):
            type_ = hand[i]
            if type_ < self.least or DISCARD | type_ in options:
                continue
            later = sorted([value[other] for other in hand[i + 1 :]])
            if len(later) < self.left - 1:
                continue
            lost = value[type_] + sum(later[: self.left - 1])
            if g.duty[seat]:
                kept = sorted([value[other] for other in hand[:i]] + later[self.left - 1 :])
                if not kept:
                    continue
                lost += kept[0]
            if lost <= room:
                options.append(DISCARD | type_)
        return options

    def chosen(self, g: FineSand, option: int) -> None:
        g.discard(self.seat, option & CARD)
        if self.left > 1:
            g.then(BuildCost(self.seat, self.left - 1, option & CARD))


@final
class Bill(Decision[FineSand]):
    """FS-4.7 While a bill is open you may only declare more builds, cancel the bill, or pay."""

    rule: ClassVar[str] = "FS-4.7"
    prompt: ClassVar[str] = "Add another build, or pay the bill?"

    def __init__(self, seat: int, sources: list[int], ring: int, locked: bool, step_2: bool) -> None:
        super().__init__(seat)
        self.sources: Final = sources  # what the declared builds used up: cards, or BOARD_SOURCE
        self.ring: Final = ring  # where the ring was before
        self.locked: Final = locked
        self.step_2: Final = step_2

    def options(self, g: FineSand) -> list[int]:
        options: list[int] = []
        add_builds(g, self.seat, options, step_2=self.step_2)
        if self.step_2:
            add_desired(g, self.seat, options)
        options.append(PAY)
        if not self.locked:
            options.append(CANCEL)
        return options

    def automatic(self) -> bool:
        return self.locked

    def chosen(self, g: FineSand, option: int) -> None:
        seat, verb = self.seat, option // VERB * VERB
        if verb == BUILD:
            g.then(Via(seat, option & CARD, self.sources, self.ring, self.locked, self.step_2))
        elif verb == USE:
            start_reveal(g, seat, option & CARD, self.sources, self.ring)
        elif option == CANCEL:
            self.cancel(g)
        elif g.bill_sum[seat]:
            g.then(Pay(seat, self.sources, 0, 0))
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
            refusals.append((option, "FS-4.7", "pay or cancel the bill first"))
        if self.locked:
            refusals.append((CANCEL, "FS-4.7", "cards were revealed or discarded for this bill"))
        return refusals


def start_reveal(g: FineSand, seat: int, source: int, sources: list[int], ring: int) -> None:
    """FS-15.26 Build as desired begins: the first card is turned up."""
    card = take_source(g, seat, source)
    g.tell(USED, seat, source)
    if not g.draw_stack[seat]:
        g.reshuffle(seat)
    reveal_one(g, seat)
    g.then(Reveal(seat, sources, ring, card))


def reveal_one(g: FineSand, seat: int) -> None:
    card = g.draw(DRAW_STACK + seat, REVEALED_ZONE + seat)
    g.tell(REVEALED, seat, g.book.type_of[card])


@final
class Reveal(Decision[FineSand]):
    """FS-15.26 Reveal up to five cards one by one; stop when you like. A reveal ends at the bottom of the draw stack."""

    rule: ClassVar[str] = "FS-15.26"
    prompt: ClassVar[str] = "Reveal another card?"

    def __init__(self, seat: int, sources: list[int], ring: int, card: int) -> None:
        super().__init__(seat)
        self.sources: Final = sources
        self.ring: Final = ring
        self.card: Final = card

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
class BuildRevealed(Decision[FineSand]):
    """FS-15.26 You may build one of the revealed cards that keeps the bill payable; the rest is discarded."""

    rule: ClassVar[str] = "FS-15.26"
    prompt: ClassVar[str] = "Which of the revealed cards do you build?"

    def __init__(self, seat: int, sources: list[int], ring: int, card: int) -> None:
        super().__init__(seat)
        self.sources: Final = sources
        self.ring: Final = ring
        self.card: Final = card

    def options(self, g: FineSand) -> list[int]:
        seat = self.seat
        effect = build_effect(g, g.book.type_of[self.card])
        withheld = spare(g, seat, -1, 1) if g.duty[seat] and g.hand[seat] else 0
        room = means(g, seat) - g.bill_sum[seat] - withheld
        less = discount(g, seat)
        options: list[int] = []
        for type_ in g.types(g.piles[REVEALED_ZONE + seat]):
            if g.book.kind[type_] != b.COIN and price(g, type_, effect, less) <= room:
                options.append(BUILD_REVEALED | type_)
        options.append(NONE)
        return options

    def chosen(self, g: FineSand, option: int) -> None:
        seat = self.seat
        if option != NONE:
            type_ = option & CARD
            cost = price(g, type_, build_effect(g, g.book.type_of[self.card]), discount(g, seat))
            g.move(g.find(g.piles[REVEALED_ZONE + seat], type_, seat), REVEALED_ZONE + seat, BILL + seat)
            g.bill_sum[seat] += cost
            g.tell_of_bill(DECLARED, seat, type_, cost)
        put_revealed_away(g, seat)
        if g.bill[seat]:
            g.then(Bill(seat, [*self.sources, self.card], self.ring, True, True))


def refuse_builds(g: FineSand, seat: int, *, step_2: bool) -> list[Refusal]:
    """Why a hand card cannot be built now."""
    book = g.book
    plain = plain_builds(g, seat) if step_2 else 0
    special = [source for source in special_sources(g, seat, step_2=step_2) if not build_effect(g, source).reveal_max]
    refusals: list[Refusal] = []
    for type_ in g.types(g.hand[seat]):
        if book.kind[type_] == b.COIN:
            refusals.append((BUILD | type_, "FS-4.3", "coin cards cannot be built"))
        elif not plain and not special:
            refusals.append((BUILD | type_, *no_source(g, seat, step_2)))
        else:
            refusals.append((BUILD | type_, *no_money(g, seat, type_, -1 if plain else special[0])))
    return refusals


def no_money(g: FineSand, seat: int, type_: int, source: int) -> tuple[str, str]:
    """Why a source, plain (-1) or a card, does not make this hand card payable."""
    effect = PLAIN_EFFECT if source < 0 else build_effect(g, source)
    discards = 0 if source < 0 else g.book.cost_cards[source]
    if g.book.cost[type_] > effect.max_cost:
        return "FS-15.3", f"its printed cost is above {effect.max_cost}"
    if len(g.hand[seat]) <= discards:
        return "FS-6.3", f"that takes {discards} other hand cards to discard"
    cost = g.bill_sum[seat] + price(g, type_, effect, discount(g, seat))
    have = means(g, seat) - g.book.value[type_] - spare(g, seat, type_, discards)
    if cost > have:
        return "FS-4.7", f"that takes {cost}, you can pay {have}"
    return "FS-14.5", "your last hand card is owed to the Symbol card"


def refuse_desired(g: FineSand, seat: int) -> list[Refusal]:
    """Why Build as desired is not offered."""
    refusals: list[Refusal] = []
    for card in g.column(b.RED, seat):
        type_ = g.book.type_of[card]
        if g.book.build[type_] < 0 or not build_effect(g, type_).reveal_max:
            continue
        if not g.ready(card):
            refusals.append((USE | type_, "FS-2.5", "it has acted in this turn, or was built in it"))
        elif g.ring[seat] == BLUE_SIDE:
            refusals.append((USE | type_, "FS-5.4", "you took the blue side in this turn"))
        elif g.dry(seat):
            refusals.append((USE | type_, "FS-15.26", "there is no card to reveal"))
    return refusals


def no_source(g: FineSand, seat: int, step_2: bool) -> tuple[str, str]:
    if not step_2:
        return "FS-2.2", "building is done in step 2"
    if g.ring[seat] == BLUE_SIDE:
        return "FS-5.4", "you took the blue side in this turn"
    return "FS-4.2", "all builds of this turn are used"
