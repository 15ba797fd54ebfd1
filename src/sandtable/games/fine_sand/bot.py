"""How good a position of Fine Sand is: for the greedy bot, and where search begins."""

from __future__ import annotations

from typing import Final

from sandtable.engine.judge import weighed
from sandtable.engine.names import NOUN, VERB, by_number, in_order
from sandtable.games.fine_sand import book as b
from sandtable.games.fine_sand import verbs as v
from sandtable.games.fine_sand import worth as w
from sandtable.games.fine_sand.position import BLUE_SIDE, COLUMN, FineSand
from sandtable.games.fine_sand.purse import means
from sandtable.games.fine_sand.scoring import count_unbuilt

MACHINES: Final = [b.GREEN, b.RED, b.BLUE_KIND, b.PURPLE, b.YELLOW]  # the kinds that act once they are built

# What counts for a seat. What acts each turn counts once for each turn that is left.
UNBUILT: Final = 0
OFFLOADED: Final = 1
OFFLOADED_ALONE: Final = 2
MEANS: Final = 3
OVER_LIMIT: Final = 4
WOODEN: Final = 5
DRAWS: Final = 6
BUILDS: Final = 7
BLUE_DRAWS: Final = 8
PLACES: Final = 9
DISCOUNT: Final = 10
OTHERS: Final = 11
PROMISED: Final = 12
COIN_CARDS: Final = 13
PRICES: Final = 14
THINGS: Final = in_order({
    "unbuilt card": UNBUILT, "off-loaded card": OFFLOADED, "off-loaded card, alone": OFFLOADED_ALONE, "coin to pay with": MEANS,
    "card over the limit": OVER_LIMIT, "wooden coin": WOODEN, "draw of a green card": DRAWS, "build of a red card": BUILDS,
    "draw of a blue card": BLUE_DRAWS, "place in the hand": PLACES, "coin of a discount": DISCOUNT, "other action": OTHERS,
    "unbuilt machine": PROMISED, "coin card": COIN_CARDS, "price of an unbuilt card": PRICES,
})  # fmt: skip

# The thing that counts, for each action of a machine
ACTS: Final = by_number({
    w.OTHER: OTHERS, w.DRAWS: DRAWS, w.BLUE_DRAWS: BLUE_DRAWS, w.BUILDS: BUILDS, w.DISCOUNTS: DISCOUNT, w.GIVES_ROOM: PLACES,
})  # fmt: skip

# What an idle seat picks, if it is offered: before its plain draws, and after them
IDLE_FIRST: Final = [v.CANCEL, v.DRAW_ALL, v.BOARD]
IDLE_THEN: Final = [
    v.NEXT, v.BLUE, v.CHECK, v.DONE, v.PAY, v.KEEP_REST, v.NONE, v.STOP, v.ENOUGH, v.REFUSE, v.STRIKE,
]  # fmt: skip


def evaluate(g: FineSand, seat: int, weights: list[float]) -> float:
    """Own worth less that of the best opponent; a finished game counts in full."""
    left = turns_left(g)
    if g.solo:
        return weights[UNBUILT] * g.total if g.scored else weighed(weights, things(g, 0, left))
    mine, best = weighed(weights, things(g, seat, left)), weighed(weights, things_of_best_rival(g, seat, left, weights))
    return mine - best + (1000 * compare(g, seat) if g.scored else 0)


def things_of_best_rival(g: FineSand, seat: int, left: float, weights: list[float]) -> list[float]:
    rivals = [things(g, other, left) for other in range(g.players) if other != seat]
    best = rivals[0]
    for rival in rivals[1:]:
        if weighed(weights, rival) > weighed(weights, best):
            best = rival
    return best


def compare(g: FineSand, seat: int) -> int:
    """FS-11.3 After scoring: 1 for a win, 0 for a shared one, -1 for a defeat."""
    best = min([g.unbuilt[other] * 1000 - g.coins[other] for other in range(g.players) if other != seat])
    mine = g.unbuilt[seat] * 1000 - g.coins[seat]
    return 1 if mine < best else 0 if mine == best else -1


def share(g: FineSand, seat: int) -> float:
    """FS-11.3 After scoring: the share of the victory."""
    marks = [g.unbuilt[other] * 1000 - g.coins[other] for other in range(g.players)]
    return 1.0 / marks.count(min(marks)) if marks[seat] == min(marks) else 0.0


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


def things(g: FineSand, seat: int, left: float) -> list[float]:
    """What speaks for a seat, or against it: by number of `THINGS`."""
    found = [0.0] * len(THINGS)
    swallowed = sum([g.book.end_remove[g.book.type_of[card]] for card in g.column(b.CASTLE, seat)])
    found[UNBUILT] = float(max(count_unbuilt(g, seat) - swallowed, 0))
    found[OFFLOADED_ALONE if g.solo else OFFLOADED] = float(len(g.symbol[seat]))
    found[MEANS] = (means(g, seat) - g.bill_sum[seat]) * min(left, 1)
    found[OVER_LIMIT] = float(max(len(g.hand[seat]) - g.limit(seat), 0))
    found[WOODEN] = float(g.coins[seat])
    add_machines(g, seat, left, found)
    add_promises(g, seat, left, found)
    return found


def add_machines(g: FineSand, seat: int, left: float, found: list[float]) -> None:
    """What built machines, and those on the bill, will still do."""
    book = g.book
    counts = [0] * len(THINGS)
    for kind in MACHINES:
        for card in g.piles[COLUMN[kind] + seat]:
            counts[ACTS[book.acts[book.type_of[card]]]] += book.amount[book.type_of[card]]
    for card in g.bill[seat]:
        counts[ACTS[book.acts[book.type_of[card]]]] += book.amount[book.type_of[card]]
    for thing in ACTS:
        found[thing] = left * counts[thing]


def add_promises(g: FineSand, seat: int, left: float, found: list[float]) -> None:
    """What unbuilt cards are good for before they go, machines to build and coin cards to pay with again and again; and what
    all that can be built would cost."""
    book = g.book
    coins, promised, prices = 0, 0.0, 0
    for pile in (g.hand[seat], g.draw_stack[seat], g.discard_pile[seat]):
        for card in pile:
            type_ = book.type_of[card]
            if book.kind[type_] == b.COIN:
                coins += book.value[type_] - 1
            else:
                promised += book.machine[type_]
                prices += book.cost[type_]
    found[COIN_CARDS] = left * coins
    found[PRICES] = float(prices)
    found[PROMISED] = left * promised


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
