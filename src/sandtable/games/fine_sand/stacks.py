"""FS-9 Draw stack and discard pile: drawing card by card, reshuffling, and the end that a dry stack brings (FS-10.1)."""

from __future__ import annotations

from sandtable.games.fine_sand.coach import FIRST_RESHUFFLE, FIRST_WOODEN_COIN, hint
from sandtable.games.fine_sand.position import DISCARD_PILE, DRAW_STACK, HAND, LAID_OUT_ZONE, NEVER, FineSand
from sandtable.games.fine_sand.verbs import (
    DREW,
    DREW_CARD,
    LAID_OUT,
    SHUFFLED,
    TOOK_COINS,
    TRIGGERED_NEXT,
    TRIGGERED_NOW,
)


def draw_one(g: FineSand, seat: int) -> int:
    """FS-9.3, FS-9.4 One single draw: reshuffle first if need be; when dry, a wooden coin. Returns the card or -1."""
    if not g.draw_stack[seat]:
        if not g.discard_pile[seat]:
            g.coins[seat] += 1
            hint(g, seat, FIRST_WOODEN_COIN)
            return -1
        reshuffle(g, seat)
    card = g.draw_stack[seat][-1]
    if g.book.laid_out[g.book.type_of[card]]:
        g.draw(DRAW_STACK + seat, LAID_OUT_ZONE + seat)
        g.tell(LAID_OUT, seat, g.book.type_of[card])
    else:
        g.draw(DRAW_STACK + seat, HAND + seat)
        g.tell_only(DREW_CARD, seat, g.book.type_of[card])
    if not g.draw_stack[seat]:
        refill(g, seat)
    return card


def draw_cards(g: FineSand, seat: int, count: int) -> None:
    """FS-9.5 Drawing n means n single draws."""
    coins = g.coins[seat]
    for _ in range(count):
        draw_one(g, seat)
    coins = g.coins[seat] - coins
    if coins < count:
        g.tell_others(DREW, seat, count - coins)
    if coins:
        g.tell(TOOK_COINS, seat, coins)


def refill(g: FineSand, seat: int) -> None:
    """FS-9.2 The moment the last card of the draw stack is drawn, the discards become the new one."""
    if g.discard_pile[seat]:
        reshuffle(g, seat)


def reshuffle(g: FineSand, seat: int) -> None:
    """The discard pile is shuffled and becomes the draw stack."""
    g.gather(DISCARD_PILE + seat, DRAW_STACK + seat)
    g.shuffle(DRAW_STACK + seat, seat + 1)
    g.tell(SHUFFLED, seat, len(g.draw_stack[seat]))
    hint(g, seat, FIRST_RESHUFFLE)


def end_draw_action(g: FineSand, seat: int, *, step_1: bool) -> None:
    """FS-9.7, FS-10.1 After a completed draw action: whoever is dry triggers the end, type A in step 1, else type B."""
    if g.draw_stack[seat] or g.discard_pile[seat]:
        return
    last = g.round if step_1 else g.round + 1
    if g.last_round[seat] == NEVER or last < g.last_round[seat]:
        g.last_round[seat] = last
        g.tell(TRIGGERED_NOW if step_1 else TRIGGERED_NEXT, seat)
