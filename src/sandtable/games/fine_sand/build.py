"""FS-4 Building: what may be built, by which action and at what price, and why not."""

from __future__ import annotations

from typing import Final

from sandtable.engine.names import NOUN
from sandtable.engine.phrases import Phrase
from sandtable.engine.steps import Refusal
from sandtable.games.fine_sand import book as b
from sandtable.games.fine_sand.book import Build
from sandtable.games.fine_sand.forecast import unbuilt_with
from sandtable.games.fine_sand.position import (
    BLUE_SIDE,
    RED_SIDE,
    FineSand,
)
from sandtable.games.fine_sand.purse import means
from sandtable.games.fine_sand.verbs import (
    BUILD,
    USE,
)

BOARD_SOURCE: Final = -1
PLAIN_BUILD: Final = Build(red_discount=True)


def discount(g: FineSand, seat: int) -> int:
    """FS-4.6 Each ready red-7 makes plain builds 1 cheaper."""
    total = 0
    for card in g.column(b.RED, seat):
        total += g.book.discount[g.book.type_of[card]] if g.spent[card] < g.round else 0
    return total


def price(g: FineSand, type_: int, effect: Build, less: int) -> int:
    """What a card costs by a source: printed cost less its own discount and, where it applies, that of red-7."""
    if effect.free:
        return 0
    cost = g.book.cost[type_] - effect.own_discount - (less if effect.red_discount else 0)
    return cost if cost > 0 else 0


def then_built(g: FineSand, seat: int, option: int) -> Phrase | None:
    """What an option to build a card costs by a plain build, and what it leaves. Another source may ask for less."""
    if option & ~NOUN != BUILD:
        return None
    cost = price(g, option & NOUN, PLAIN_BUILD, discount(g, seat))
    unbuilt = unbuilt_with(g, seat, option & NOUN)
    return Phrase("then-built", price=cost, money=means(g, seat) - g.bill_sum[seat], unbuilt=unbuilt)


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
    found: list[int] = []
    if step_2 and g.ring[seat] != BLUE_SIDE:
        add_sources(g, g.column(b.RED, seat), found)
    if step_2 and g.ring[seat] != RED_SIDE:
        add_sources(g, g.column(b.BLUE_KIND, seat), found)
    add_sources(g, g.column(b.YELLOW, seat), found)
    return found


def add_sources(g: FineSand, column: list[int], found: list[int]) -> None:
    """The types of a column of which a ready card has a build of its own."""
    book = g.book
    for card in column:
        type_ = book.type_of[card]
        if book.build[type_] is not None and not book.plain_build[type_] and g.spent[card] < g.round and type_ not in found:
            found.append(type_)


def spare(g: FineSand, seat: int, building: int, count: int) -> int:
    """The least value that `count` hand cards besides the one to build are worth, or -1 if there are too few."""
    book = g.book
    values = sorted([book.value[book.type_of[card]] for card in g.hand[seat]])
    if building >= 0:
        values.remove(book.value[building])
    return -1 if len(values) < count else sum(values[:count])


def payable_by(g: FineSand, seat: int, type_: int, effect: Build, cost_cards: int, money: int, less: int) -> bool:
    """FS-4.7 A declaration is legal only if the remaining means can pay the whole bill."""
    if g.book.cost[type_] > effect.max_cost:
        return False
    kept = cost_cards + g.duty[seat]
    withheld = spare(g, seat, type_, kept) if kept else 0
    if withheld < 0:
        return False
    return g.bill_sum[seat] + price(g, type_, effect, less) <= money - g.book.value[type_] - withheld


def build_effect(g: FineSand, source: int) -> Build:
    effect = g.book.build[source]
    assert effect is not None, f"card type {source} builds nothing"
    return effect


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
    red: list[int] = []
    add_sources(g, g.column(b.RED, seat), red)
    for source in red:
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


def refuse_builds(g: FineSand, seat: int, *, step_2: bool) -> list[Refusal]:
    """Why a hand card cannot be built now."""
    book = g.book
    plain = plain_builds(g, seat) if step_2 else 0
    special = [source for source in special_sources(g, seat, step_2=step_2) if not build_effect(g, source).reveal_max]
    refusals: list[Refusal] = []
    for type_ in g.types(g.hand[seat]):
        if book.kind[type_] == b.COIN:
            refusals.append((BUILD | type_, "FS-4.3", Phrase("why-coin-card")))
        elif not plain and not special:
            refusals.append((BUILD | type_, *no_source(g, seat, step_2)))
        else:
            refusals.append((BUILD | type_, *no_money(g, seat, type_, -1 if plain else special[0])))
    return refusals


def no_money(g: FineSand, seat: int, type_: int, source: int) -> tuple[str, Phrase]:
    """Why a source, plain (-1) or a card, does not make this hand card payable."""
    effect = PLAIN_BUILD if source < 0 else build_effect(g, source)
    discards = 0 if source < 0 else g.book.cost_cards[source]
    if g.book.cost[type_] > effect.max_cost:
        return "FS-15.3", Phrase("why-too-dear", cost=effect.max_cost)
    if len(g.hand[seat]) <= discards:
        return "FS-6.3", Phrase("why-too-few-to-discard", count=discards)
    cost = g.bill_sum[seat] + price(g, type_, effect, discount(g, seat))
    have = means(g, seat) - g.book.value[type_] - spare(g, seat, type_, discards)
    if cost > have:
        return "FS-4.7", Phrase("why-no-money", cost=cost, means=have)
    return "FS-14.5", Phrase("why-last-card-owed")


def refuse_desired(g: FineSand, seat: int) -> list[Refusal]:
    """Why Build as desired is not offered."""
    refusals: list[Refusal] = []
    for card in g.column(b.RED, seat):
        type_ = g.book.type_of[card]
        if g.book.build[type_] is None or not build_effect(g, type_).reveal_max:
            continue
        if not g.ready(card):
            refusals.append((USE | type_, "FS-2.5", Phrase("why-not-ready")))
        elif g.ring[seat] == BLUE_SIDE:
            refusals.append((USE | type_, "FS-5.4", Phrase("why-blue-side")))
        elif g.dry(seat):
            refusals.append((USE | type_, "FS-15.26", Phrase("why-nothing-to-reveal")))
    return refusals


def no_source(g: FineSand, seat: int, step_2: bool) -> tuple[str, Phrase]:
    if not step_2:
        return "FS-2.2", Phrase("why-build-in-step-2")
    if g.ring[seat] == BLUE_SIDE:
        return "FS-5.4", Phrase("why-blue-side")
    return "FS-4.2", Phrase("why-builds-used")
