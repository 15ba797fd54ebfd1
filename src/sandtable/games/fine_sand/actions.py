"""What cards do when they act: the operations of their effects, one after the other (FS-2.6, FS-6.6, FS-15)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from sandtable.engine.library import PickSeveral, another_of, one_of
from sandtable.engine.names import NOUN
from sandtable.engine.steps import Decision, Step
from sandtable.games.fine_sand import book as b
from sandtable.games.fine_sand.book import Effect
from sandtable.games.fine_sand.position import (
    ASIDE,
    BLUE_SIDE,
    COLUMN,
    DISCARD_PILE,
    DRAW_STACK,
    HAND,
    LAID_OUT_ZONE,
    PALLET,
    REMOVED_ZONE,
    REVEALED_ZONE,
    SYMBOL,
    FineSand,
)
from sandtable.games.fine_sand.stacks import draw_cards, draw_one, end_draw_action, refill, reshuffle
from sandtable.games.fine_sand.verbs import (
    DISCARD,
    ENOUGH,
    GIVE,
    KEEP,
    KEEP_COIN,
    KEPT,
    OFFLOADED,
    OFFLOADED_CARD,
    REMOVE,
    REMOVED,
    REVEALED,
    STOW,
    STOWED,
    TAKE,
    TOOK,
    TOOK_COINS,
    USED,
)


def use(g: FineSand, seat: int, type_: int, *, step_1: bool) -> None:
    """FS-2.4 A ready card of this type acts. The ring moves with a blue one (FS-4.1)."""
    kind = g.book.kind[type_]
    card = ready_card(g, seat, type_)
    if g.book.use[type_] != b.REPEAT:
        g.spent[card] = g.round
    if kind == b.BLUE_KIND:
        g.ring[seat] = BLUE_SIDE
    g.tell(USED, seat, type_)
    g.then(Act(seat, card, 0, 0, step_1=step_1))


def ready_card(g: FineSand, seat: int, type_: int) -> int:
    type_of = g.book.type_of
    for card in g.column(g.book.kind[type_], seat):
        if type_of[card] == type_ and g.ready(card):
            return card
    return -1


def lay_or_take(g: FineSand, seat: int, card: int, source: int) -> None:
    """FS-15.1 A Scaffold that is drawn or taken is laid out; everything else goes to the hand."""
    laid = g.book.laid_out[g.book.type_of[card]]
    g.move(card, source + seat, (LAID_OUT_ZONE if laid else HAND) + seat)


@final
class Act(Step[FineSand]):
    """FS-2.6 An action is completed before the next begins: the effects of a card from `index` on, after n discards."""

    rule: ClassVar[str] = "FS-2.6"

    def __init__(self, seat: int, card: int, index: int, n: int, step_1: bool) -> None:
        self.seat: Final = seat
        self.card: Final = card
        self.index: Final = index
        self.n: Final = n
        self.step_1: Final = step_1

    def run(self, g: FineSand) -> None:
        effects = g.book.effects[g.book.type_of[self.card]]
        if self.index == len(effects):
            self.finish(g, effects)
            return
        effect = effects[self.index]
        if effect.op == b.DISCARD_COST and effect.n == b.ANY_NUMBER:
            g.then(DiscardAny(self.seat, self.card, self.index, 0, 0, self.step_1))
            return
        self.carry_out(g, effect)
        g.then(Act(self.seat, self.card, self.index + 1, self.n, self.step_1))

    def carry_out(self, g: FineSand, effect: Effect) -> None:
        seat, op = self.seat, effect.op
        if op == b.DRAW:
            draw_cards(g, seat, self.count(effect.n))
        elif op == b.DISCARD_COST:
            g.then(DiscardCost(seat, effect.n, 0))
        elif op == b.TAKE_COIN:
            g.coins[seat] += effect.n
            g.tell(TOOK_COINS, seat, effect.n)
        elif op == b.DRAW_KEEP:
            draw_aside(g, seat, effect.n)
        elif op == b.DRAW_FROM_DISCARD:
            g.then(Fetch(seat))
        elif op == b.DRAW_TO_LIMIT:
            draw_to_limit(g, seat)
        elif op == b.REVEAL_UNTIL_COIN:
            reveal_until_coin(g, seat)
        elif op == b.REMOVE_OP:
            g.then(Remove(seat))
        elif op == b.STOW_COIN:
            g.then(Stow(seat))
        elif op == b.TURN_HAND_LIMIT:
            g.limit_bonus[seat] += effect.n

    def count(self, n: int) -> int:
        if n == b.HALF_UP:
            return (self.n + 1) // 2
        return self.n + 1 if n == b.ONE_MORE else n

    def finish(self, g: FineSand, effects: list[Effect]) -> None:
        """FS-10.6 A one-shot card joins the discard pile as part of its own action; FS-9.7 then the trigger is checked."""
        seat, type_ = self.seat, g.book.type_of[self.card]
        if g.book.use[type_] == b.ONESHOT and g.book.after[type_] == b.TO_DISCARD:
            g.move(self.card, COLUMN[g.book.kind[type_]] + seat, DISCARD_PILE + seat)
        for effect in effects:
            if effect.draws:
                end_draw_action(g, seat, step_1=self.step_1)
                return


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
        g.gather(ASIDE + seat, DISCARD_PILE + seat)


@final
class Fetch(Decision[FineSand]):
    """FS-15.6 Take any card of your discard pile. If it is empty draw one; if you are dry take a wooden coin."""

    rule: ClassVar[str] = "FS-15.6"

    def options(self, g: FineSand) -> list[int]:
        options = [TAKE | type_ for type_ in g.types(g.discard_pile[self.seat])]
        return options or [TAKE]

    def chosen(self, g: FineSand, option: int) -> None:
        seat = self.seat
        if not g.discard_pile[seat]:
            draw_cards(g, seat, 1)
            return
        lay_or_take(g, seat, g.find(g.discard_pile[seat], option & NOUN, seat), DISCARD_PILE)
        g.tell(TOOK, seat, option & NOUN)


class Discards(PickSeveral[FineSand]):
    """Hand cards to discard, one at a time."""

    def things(self, g: FineSand) -> list[int]:
        return g.hand_types(self.seat)

    def verb(self) -> int:
        return DISCARD

    def picked(self, g: FineSand, thing: int) -> None:
        g.discard(self.seat, thing)


@final
class DiscardCost(Discards):
    """FS-6.3 Discard costs are paid in full from the hand."""

    rule: ClassVar[str] = "FS-6.3"

    def again(self, left: int, least: int) -> DiscardCost:
        return DiscardCost(self.seat, left, least)


@final
class DiscardAny(Decision[FineSand]):
    """FS-15.11, FS-15.18 Discard as many as you like. All discards come first."""

    rule: ClassVar[str] = "FS-6.6"

    def __init__(self, seat: int, card: int, index: int, n: int, least: int, step_1: bool) -> None:
        super().__init__(seat)
        self.card: Final = card
        self.index: Final = index
        self.n: Final = n
        self.least: Final = least
        self.step_1: Final = step_1

    def options(self, g: FineSand) -> list[int]:
        effect = g.book.effects[g.book.type_of[self.card]][self.index]
        left = max(effect.least - self.n, 1)
        types = g.hand_types(self.seat) if len(g.hand[self.seat]) >= left + g.duty[self.seat] else []
        if self.n < effect.least:
            return one_of(g, types, left, self.least, DISCARD)
        return [*another_of(g, types, left, self.least, DISCARD), ENOUGH]

    def chosen(self, g: FineSand, option: int) -> None:
        if option == ENOUGH:
            g.then(Act(self.seat, self.card, self.index + 1, self.n, self.step_1))
            return
        g.discard(self.seat, option & NOUN)
        g.then(DiscardAny(self.seat, self.card, self.index, self.n + 1, option & NOUN, self.step_1))


@final
class Remove(Decision[FineSand]):
    """FS-15.9 Remove a hand card from this game."""

    rule: ClassVar[str] = "FS-15.9"

    def options(self, g: FineSand) -> list[int]:
        return [REMOVE | type_ for type_ in g.types(g.hand[self.seat])]

    def chosen(self, g: FineSand, option: int) -> None:
        g.move(g.find(g.hand[self.seat], option & NOUN, self.seat), HAND + self.seat, REMOVED_ZONE + self.seat)
        g.tell(REMOVED, self.seat, option & NOUN)


@final
class Stow(Decision[FineSand]):
    """FS-15.21 Put a coin card from the hand on the Pallet."""

    rule: ClassVar[str] = "FS-15.21"

    def options(self, g: FineSand) -> list[int]:
        return [STOW | type_ for type_ in g.types(g.hand[self.seat]) if g.book.kind[type_] == b.COIN]

    def chosen(self, g: FineSand, option: int) -> None:
        g.move(g.find(g.hand[self.seat], option & NOUN, self.seat), HAND + self.seat, PALLET + self.seat)
        g.tell(STOWED, self.seat, option & NOUN)


@final
class OffLoad(Decision[FineSand]):
    """FS-6.4 Off-load: put a hand card face down on top of your Symbol pile."""

    rule: ClassVar[str] = "FS-6.4"

    def options(self, g: FineSand) -> list[int]:
        return [GIVE | type_ for type_ in g.types(g.hand[self.seat])]

    def chosen(self, g: FineSand, option: int) -> None:
        seat = self.seat
        g.move(g.find(g.hand[seat], option & NOUN, seat), HAND + seat, SYMBOL + seat)
        g.offloads[seat] = 0
        g.duty[seat] = 0
        g.tell_only(OFFLOADED_CARD, seat, option & NOUN)
        g.tell_others(OFFLOADED, seat)
