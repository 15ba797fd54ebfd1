"""FS-15.5 to FS-15.8 Actions that bring cards in hand, other than by simply drawing them."""

from __future__ import annotations

from typing import ClassVar, Final, final

from sandtable.engine.names import NOUN
from sandtable.engine.steps import Decision
from sandtable.games.fine_sand import book as b
from sandtable.games.fine_sand.position import ASIDE, DISCARD_PILE, DRAW_STACK, HAND, LAID_OUT_ZONE, REVEALED_ZONE, FineSand
from sandtable.games.fine_sand.stacks import draw_cards, draw_one, refill, reshuffle
from sandtable.games.fine_sand.verbs import DISCARDED, KEEP, KEEP_COIN, KEPT, REVEALED, TAKE, TOOK, TOOK_COINS


def lay_or_take(g: FineSand, seat: int, card: int, source: int) -> None:
    """FS-15.1 A Scaffold that is drawn or taken is laid out; everything else goes to the hand."""
    laid = g.book.laid_out[g.book.type_of[card]]
    g.move(card, source + seat, (LAID_OUT_ZONE if laid else HAND) + seat)


def draw_aside(g: FineSand, seat: int, count: int) -> None:
    """FS-15.5 Draw set aside; a wooden coin stands for each missing card."""
    coins = 0
    for _ in range(count):
        if not g.draw_stack[seat]:
            if not g.discard_pile[seat]:
                coins += 1
                continue
            reshuffle(g, seat)
        g.draw(DRAW_STACK + seat, ASIDE + seat)
        if not g.draw_stack[seat]:
            refill(g, seat)
    if coins == count:
        g.coins[seat] += 1
        g.tell(TOOK_COINS, seat, 1)
    else:
        g.then(Sift(seat, coins))


@final
class Sift(Decision[FineSand]):
    """FS-15.5 Keep one of the two, discard the other. A wooden coin may be the one you keep."""

    rule: ClassVar[str] = "FS-15.5"

    def __init__(self, seat: int, coins: int) -> None:
        super().__init__(seat)
        self.coins: Final = coins

    def options(self, g: FineSand) -> list[int]:
        options = [KEEP | type_ for type_ in g.types(g.piles[ASIDE + self.seat])]
        if self.coins:
            options.append(KEEP_COIN)
        return options

    def chosen(self, g: FineSand, option: int) -> None:
        seat = self.seat
        if option == KEEP_COIN:
            g.coins[seat] += 1
            g.tell(TOOK_COINS, seat, 1)
        else:
            card = g.find(g.piles[ASIDE + seat], option & NOUN, seat)
            lay_or_take(g, seat, card, ASIDE)
            g.tell_only(KEPT, seat, option & NOUN)
        for card in g.piles[ASIDE + seat]:
            g.tell(DISCARDED, seat, g.book.type_of[card])
        g.gather(ASIDE + seat, DISCARD_PILE + seat)


@final
class Fetch(Decision[FineSand]):
    """FS-15.6 Take any card of your discard pile. If it is empty draw one; if you are dry take a wooden coin."""

    rule: ClassVar[str] = "FS-15.6"

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left: Final = left

    def wanted(self, g: FineSand) -> int:
        return self.left

    def options(self, g: FineSand) -> list[int]:
        options = [TAKE | type_ for type_ in g.types(g.discard_pile[self.seat])]
        return options or [TAKE]

    def chosen(self, g: FineSand, option: int) -> None:
        seat = self.seat
        if g.discard_pile[seat]:
            lay_or_take(g, seat, g.find(g.discard_pile[seat], option & NOUN, seat), DISCARD_PILE)
            g.tell(TOOK, seat, option & NOUN)
        else:
            draw_cards(g, seat, 1)
        if self.left > 1:
            g.then(Fetch(seat, self.left - 1))


def draw_to_limit(g: FineSand, seat: int) -> None:
    """FS-15.8 Card by card until the hand is at the limit; when dry, a coin for each place still free."""
    limit = g.limit(seat)
    while len(g.hand[seat]) < limit:
        if g.dry(seat):
            draw_cards(g, seat, limit - len(g.hand[seat]))
            return
        draw_cards(g, seat, 1)


def reveal_until_coin(g: FineSand, seat: int) -> None:
    """FS-15.7 Turn cards up until a coin card or the bottom; take it, discard the rest, and only then reshuffle (FS-9.6)."""
    if not g.draw_stack[seat]:
        if not g.discard_pile[seat]:
            draw_one(g, seat)
            g.tell(TOOK_COINS, seat, 1)
            return
        reshuffle(g, seat)
    found = False
    while g.draw_stack[seat] and not found:
        card = g.draw(DRAW_STACK + seat, REVEALED_ZONE + seat)
        type_ = g.book.type_of[card]
        g.tell(REVEALED, seat, type_)
        if g.book.kind[type_] == b.COIN:
            lay_or_take(g, seat, card, REVEALED_ZONE)
            found = True
    put_revealed_away(g, seat)


def put_revealed_away(g: FineSand, seat: int) -> None:
    """FS-9.6 Revealed cards not taken or built are discarded; only then an empty draw stack is renewed."""
    g.gather(REVEALED_ZONE + seat, DISCARD_PILE + seat)
    if not g.draw_stack[seat]:
        refill(g, seat)
