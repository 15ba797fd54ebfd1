"""How good a position of Fine Sand is: for the greedy bot, and where search begins."""

from __future__ import annotations

from typing import Final

from sandtable.engine.names import NOUN, VERB
from sandtable.games.fine_sand import book as b
from sandtable.games.fine_sand import verbs as v
from sandtable.games.fine_sand.position import BLUE_SIDE, COLUMN, FineSand
from sandtable.games.fine_sand.purse import means
from sandtable.games.fine_sand.scoring import count_unbuilt
from sandtable.games.fine_sand.worth import COIN_CARD, machine

MACHINES: Final = [b.GREEN, b.RED, b.BLUE_KIND, b.PURPLE, b.YELLOW]  # the kinds that act once they are built

# What a thing is worth in unbuilt cards
MONEY: Final = 0.14  # a coin in hand, as a card or a wooden one
OVER_LIMIT: Final = 0.1  # a hand card that will have to go
SYMBOL_CARD: Final = 0.75  # a card on the Symbol pile may come back from the other side
PROMISE: Final = 0.28  # the share of its worth a machine has before it is built

# What an idle seat picks, if it is offered: before its plain draws, and after them
IDLE_FIRST: Final = [v.CANCEL, v.DRAW_ALL, v.BOARD]
IDLE_THEN: Final = [
    v.NEXT, v.BLUE, v.CHECK, v.DONE, v.PAY, v.KEEP_REST, v.NONE, v.STOP, v.ENOUGH, v.REFUSE, v.STRIKE,
]  # fmt: skip


def evaluate(g: FineSand, seat: int) -> float:
    """Own standing less that of the best opponent; a finished game counts in full."""
    if g.solo:
        return -(g.total if g.scored else standing(g, 0, turns_left(g)))
    left = turns_left(g)
    best = min([standing(g, other, left) for other in range(g.players) if other != seat])
    mine = standing(g, seat, left)
    return best - mine + (1000 * compare(g, seat) if g.scored else 0)


def compare(g: FineSand, seat: int) -> int:
    """FS-11.3 After scoring: 1 for a win, 0 for a shared one, -1 for a defeat."""
    best = min([g.unbuilt[other] * 1000 - g.coins[other] for other in range(g.players) if other != seat])
    mine = g.unbuilt[seat] * 1000 - g.coins[seat]
    return 1 if mine < best else 0 if mine == best else -1


def turns_left(g: FineSand) -> float:
    """About a third of the smallest number of unbuilt cards; nothing once the last round runs."""
    if g.scored:
        return 0
    fewest = min([count_unbuilt(g, seat) for seat in range(g.players)])
    guess = fewest / 3
    for seat in range(g.players):
        if g.last_round[seat]:
            guess = min(guess, g.last_round[seat] - g.round)
    return guess


def standing(g: FineSand, seat: int, left: float) -> float:
    """How many unbuilt cards this seat will be left with, roughly: fewer is better."""
    swallowed = sum([g.book.end_remove[g.book.type_of[card]] for card in g.column(b.CASTLE, seat)])
    unbuilt = max(count_unbuilt(g, seat) - swallowed, 0) - promise(g, seat, left)
    offloaded = len(g.symbol[seat]) * (2.0 if g.solo else 1 - SYMBOL_CARD)
    money = (means(g, seat) - g.bill_sum[seat]) * MONEY
    excess = len(g.hand[seat]) - g.limit(seat)
    waste = excess * OVER_LIMIT if excess > 0 else 0.0
    return unbuilt + offloaded + waste - money * min(left, 1) - engine(g, seat, left)


def promise(g: FineSand, seat: int, left: float) -> float:
    """What unbuilt cards are good for before they go: machines to build, coin cards to pay with again and again."""
    book = g.book
    worth = 0.0
    for pile in (g.hand[seat], g.draw_stack[seat], g.discard_pile[seat]):
        for card in pile:
            type_ = book.type_of[card]
            worth += COIN_CARD * (book.value[type_] - 1) if book.kind[type_] == b.COIN else PROMISE * machine(book, type_)
    return worth * left


def engine(g: FineSand, seat: int, left: float) -> float:
    """What the built machines, and those on the bill, will still bring."""
    worth = 0.0
    for kind in MACHINES:
        for card in g.piles[COLUMN[kind] + seat]:
            worth += machine(g.book, g.book.type_of[card])
    for card in g.bill[seat]:
        worth += machine(g.book, g.book.type_of[card])
    return worth * left


def idle(g: FineSand, seat: int) -> int:
    """FS-2.14 What the table picks for a seat whose clock ran out: draws are made, a bill is cancelled, nothing is built."""
    options = g.offers[seat]
    for wanted in IDLE_FIRST:
        if wanted in options:
            return wanted
    for option in options:
        if is_plain_draw(g, seat, option):
            return option
    for wanted in IDLE_THEN:
        if wanted in options:
            return wanted
    return options[0]


def is_plain_draw(g: FineSand, seat: int, option: int) -> bool:
    """A green +n card, or on the blue side a blue one."""
    if option // VERB != v.USE // VERB or not g.book.draws[option & NOUN]:
        return False
    kind = g.book.kind[option & NOUN]
    return kind == b.GREEN or (kind == b.BLUE_KIND and g.ring[seat] == BLUE_SIDE)
