"""WA-7 Effects: carrying out the steps printed on cards, and those that concern coins, draws and own characters alone."""

from __future__ import annotations

from typing import ClassVar, Final, final

from sandtable.engine.names import NOUN
from sandtable.engine.phrases import Phrase, Thing
from sandtable.engine.steps import Decision, Refusal, Step
from sandtable.games.waral.book import ANY, KINDS, Effect
from sandtable.games.waral.position import Waral
from sandtable.games.waral.verbs import DECLINE, ENOUGH, GAIN, READY, TRADE, TRADED


def perform(g: Waral, seat: int, effects: list[int], this: int) -> None:
    """WA-7.17 Steps are done one after another; each looks at the state as it is then."""
    for index in effects:
        g.then(Do(seat, index, this))


@final
class Do(Step[Waral]):
    """WA-7.17 Do one printed step. Without a legal target it is left out."""

    rule: ClassVar[str] = "WA-7.17"

    def __init__(self, seat: int, effect: int, this: int) -> None:
        self.seat: Final = seat
        self.effect: Final = effect
        self.this: Final = this

    def run(self, g: Waral) -> None:
        effect = g.book.effects[self.effect]
        if effect.legal(g, self.seat, self.this):
            effect.start(g, self.seat, self.this)


# Coins


@final
class Gain(Effect[Waral]):
    """WA-7.1 Take coins from the supply: of fixed kinds, and of your choice. Egon's second coin needs a twin (WA-8.12)."""

    def __init__(self, coins: list[int], any: int, if_same_type: bool) -> None:
        super().__init__(False)
        self.coins: Final = coins
        self.any: Final = any
        self.if_same_type: Final = if_same_type

    def legal(self, g: Waral, seat: int, this: int) -> bool:
        if not self.if_same_type:
            return True
        twins = g.count_type(seat, g.book.type[this])
        return twins > (1 if this in g.control[seat] else 0)

    def start(self, g: Waral, seat: int, this: int) -> None:
        for kind in range(KINDS):
            g.gain(seat, kind, self.coins[kind])
        if self.any:
            g.then(GainChoice(seat, self.any, 0))


@final
class GainChoice(Decision[Waral]):
    """WA-7.1 A coin of your choice is chosen when gained, one by one."""

    rule: ClassVar[str] = "WA-7.1"

    def __init__(self, seat: int, left: int, least: int) -> None:
        super().__init__(seat)
        self.left: Final = left
        self.least: Final = least

    def detail(self, g: Waral) -> Phrase | None:
        return Phrase("detail-to-choose", count=self.left) if self.left > 1 else None

    def wanted(self, g: Waral) -> int:
        return self.left

    def options(self, g: Waral) -> list[int]:
        return [GAIN | kind for kind in range(g.onward(self.least), KINDS)]

    def chosen(self, g: Waral, option: int) -> None:
        kind = option & NOUN
        g.gain(self.seat, kind, 1)
        if self.left > 1:
            g.then(GainChoice(self.seat, self.left - 1, kind))


@final
class GainMissing(Effect[Waral]):
    """WA-8.13 Gain coins of each kind you hold none of."""

    def __init__(self, n: int) -> None:
        super().__init__(False)
        self.n: Final = n

    def start(self, g: Waral, seat: int, this: int) -> None:
        for kind in range(KINDS):
            if not g.coins[kind][seat]:
                g.gain(seat, kind, self.n)


@final
class Exchange(Effect[Waral]):
    """WA-7.11 Up to n times: return one coin, take one of another kind."""

    def __init__(self, n: int) -> None:
        super().__init__(False)
        self.n: Final = n

    def start(self, g: Waral, seat: int, this: int) -> None:
        g.then(Trade(seat, self.n))


@final
class Trade(Decision[Waral]):
    """WA-7.11 Return one coin, take one of another kind, or stop."""

    rule: ClassVar[str] = "WA-7.11"

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left: Final = left

    def detail(self, g: Waral) -> Phrase:
        return Phrase("detail-up-to", count=self.left)

    def options(self, g: Waral) -> list[int]:
        options: list[int] = []
        for give in range(KINDS):
            if g.coins[give][self.seat]:
                for get in range(KINDS):
                    if get != give:
                        options.append(TRADE | give * KINDS + get)
        if options:
            options.append(ENOUGH)
        return options

    def chosen(self, g: Waral, option: int) -> None:
        if option == ENOUGH:
            return
        give, get = (option & NOUN) // KINDS, (option & NOUN) % KINDS
        g.coins[give][self.seat] -= 1
        g.coins[get][self.seat] += 1
        g.tell(TRADED, self.seat, give, get, 1)
        if self.left > 1:
            g.then(Trade(self.seat, self.left - 1))


def coins_in_words(coins: list[int]) -> list[Phrase]:
    """Two gold and one iron, for people: kinds by count, the fourth kind is any."""
    named = [Phrase("coins", count=coins[kind], coin=Thing("coin", kind)) for kind in range(KINDS) if coins[kind]]
    return named + ([Phrase("coins-of-any-kind", count=coins[ANY])] if coins[ANY] else [])


# Tricks and characters


@final
class Draw(Effect[Waral]):
    """WA-7.2 Draw tricks. Tilda's works only in districts of some types (WA-8.13)."""

    def __init__(self, n: int, types: list[int]) -> None:
        super().__init__(False)
        self.n: Final = n
        self.types: Final = types  # none: in all

    def legal(self, g: Waral, seat: int, this: int) -> bool:
        return not self.types or g.book.type[this] in self.types

    def start(self, g: Waral, seat: int, this: int) -> None:
        for _ in range(self.n):
            g.draw_trick(seat)


@final
class Ready(Effect[Waral]):
    """WA-7.12 A used character becomes ready: any of yours, or one that a rival has just sent back."""

    def __init__(self, may: bool, sent_back: bool) -> None:
        super().__init__(may)
        self.sent_back: Final = sent_back

    def legal(self, g: Waral, seat: int, this: int) -> bool:
        return len(can_be_readied(g, seat, self.sent_back)) > 0

    def start(self, g: Waral, seat: int, this: int) -> None:
        g.then(ChooseReady(seat, self.sent_back, self.may))


def can_be_readied(g: Waral, seat: int, sent_back: bool) -> list[int]:
    """WA-7.12 A used character that was not made ready in this round."""
    return [c for c in g.band[seat] if g.used[c] and not g.readied[c] and (g.sent[c] or not sent_back)]


@final
class ChooseReady(Decision[Waral]):
    """WA-7.12 Choose the character that is ready again."""

    rule: ClassVar[str] = "WA-7.12"

    def __init__(self, seat: int, sent_back: bool, may: bool) -> None:
        super().__init__(seat)
        self.sent_back: Final = sent_back
        self.may: Final = may

    def options(self, g: Waral) -> list[int]:
        options = [READY | character for character in can_be_readied(g, self.seat, self.sent_back)]
        if options and self.may:
            options.append(DECLINE)
        return options

    def why_not(self, g: Waral) -> list[Refusal]:
        refusals: list[Refusal] = []
        for character in g.band[self.seat]:
            why = "why-ready-already" if not g.used[character] else "why-not-sent-back"
            if g.readied[character]:
                why = "why-readied"
            refusals.append((READY | character, "WA-7.12", Phrase(why)))
        return refusals

    def chosen(self, g: Waral, option: int) -> None:
        if option != DECLINE:
            g.make_ready(option & NOUN)
