"""WA-7.3 Stealing coins and tricks."""

from __future__ import annotations

from typing import ClassVar, Final, final

from sandtable.engine.library import one_of
from sandtable.engine.names import NOUN
from sandtable.engine.phrases import Phrase, Thing
from sandtable.engine.steps import Decision, Refusal, Step
from sandtable.games.waral.book import Effect
from sandtable.games.waral.pay import coins_of
from sandtable.games.waral.position import HAND, Waral
from sandtable.games.waral.strikes import Target, strike
from sandtable.games.waral.struck import COINS_STOLEN, TRICK_STOLEN
from sandtable.games.waral.verbs import DECLINE, GOT_TRICK, GRAB, LOST_TRICK, STEAL, STOLE, STOLE_TRICK

# Whom a theft is aimed at
ANY_RIVAL: Final = 0
RICHER: Final = 1
STRIKER: Final = 2
AIMS: Final = {"rival": ANY_RIVAL, "richer": RICHER, "striker": STRIKER}


@final
class Steal(Effect[Waral]):
    """WA-7.3 Steal coins, or tricks, from a rival: any, one who is richer (WA-8.7), or the striker (WA-6.6)."""

    def __init__(self, may: bool, coins: int, tricks: int, aim: int) -> None:
        super().__init__(may, strikes=True)
        self.coins: Final = coins
        self.tricks: Final = tricks
        self.aim: Final = aim

    def legal(self, g: Waral, seat: int, this: int) -> bool:
        if self.aim == STRIKER:
            return g.striker >= 0 and g.purse(g.striker) > 0
        return len(robbable(g, seat, self.tricks, self.aim)) > 0

    def start(self, g: Waral, seat: int, this: int) -> None:
        if self.aim == STRIKER:
            g.then(StealCoins(seat, g.striker, self.coins, False))
        else:
            g.then(ChooseRival(seat, self.may, self.coins, self.tricks, self.aim))


def robbable(g: Waral, seat: int, tricks: int, aim: int) -> list[int]:
    """WA-7.3 Rivals with at least one coin, or trick."""
    least = g.purse(seat) if aim == RICHER else 0
    return [rival for rival in g.rivals(seat) if (g.hand[rival] if tricks else g.purse(rival) > least)]


@final
class ChooseRival(Target):
    """WA-7.3 Choose a rival with at least one coin (or trick)."""

    rule: ClassVar[str] = "WA-7.3"
    foreseen: ClassVar[bool] = True

    def __init__(self, seat: int, may: bool, coins: int, tricks: int, aim: int) -> None:
        super().__init__(seat, may)
        self.coins: Final = coins
        self.tricks: Final = tricks
        self.aim: Final = aim

    def detail(self, g: Waral) -> Phrase:
        return Phrase("detail-steal-tricks", count=self.tricks) if self.tricks else Phrase("detail-steal-coins", count=self.coins)

    def consequence(self, g: Waral, option: int) -> Phrase | None:
        if option == DECLINE or self.tricks:
            return None
        return Phrase("then-stolen", count=min(self.coins, g.purse(option & NOUN)))

    def targets(self, g: Waral) -> list[int]:
        return [STEAL | rival for rival in robbable(g, self.seat, self.tricks, self.aim)]

    def why_not(self, g: Waral) -> list[Refusal]:
        poor = "why-no-trick" if self.tricks else "why-no-coin"
        why = Phrase("why-not-richer" if self.aim == RICHER else poor)
        robbed = robbable(g, self.seat, self.tricks, self.aim)
        return [(STEAL | rival, "WA-7.3", why) for rival in g.rivals(self.seat) if rival not in robbed]

    def named(self, g: Waral, target: int) -> None:
        if self.tricks:
            strike(g, self.seat, target, TRICK_STOLEN, -1, StealTricks(self.seat, target, self.tricks), self.tricks)
        else:
            strike(g, self.seat, target, COINS_STOLEN, -1, StealCoins(self.seat, target, self.coins, True), self.coins)


@final
class StealCoins(Step[Waral]):
    """WA-7.3 The thief chooses the kind of each coin. Fewer coins than the number: take all."""

    rule: ClassVar[str] = "WA-7.3"

    def __init__(self, seat: int, victim: int, coins: int, strikes: bool) -> None:
        self.seat: Final = seat
        self.victim: Final = victim
        self.coins: Final = coins
        self.strikes: Final = strikes  # WA-6.6 what a reaction steals is no strike

    def run(self, g: Waral) -> None:
        count = min(self.coins, g.purse(self.victim))
        if count and not (self.strikes and g.cancelled):
            g.then(GrabCoin(self.seat, self.victim, count, 0))


@final
class GrabCoin(Decision[Waral]):
    """WA-7.3 Choose the kind of a stolen coin, one by one."""

    rule: ClassVar[str] = "WA-7.3"
    foreseen: ClassVar[bool] = True

    def __init__(self, seat: int, victim: int, left: int, least: int) -> None:
        super().__init__(seat)
        self.victim: Final = victim
        self.left: Final = left
        self.least: Final = least

    def question(self, g: Waral) -> Phrase:
        return Phrase("ask-grab-coin", rival=Thing("seat", self.victim))

    def subject(self, g: Waral) -> Thing:
        return Thing("seat", self.victim)

    def wanted(self, g: Waral) -> int:
        return self.left

    def detail(self, g: Waral) -> Phrase | None:
        return Phrase("detail-to-take", count=self.left) if self.left > 1 else None

    def options(self, g: Waral) -> list[int]:
        return one_of(g, coins_of(g, self.victim), self.left, self.least, GRAB)

    def chosen(self, g: Waral, option: int) -> None:
        kind = option & NOUN
        g.coins[kind][self.victim] -= 1
        g.coins[kind][self.seat] += 1
        g.tell(STOLE, self.seat, kind, self.victim)
        if self.left > 1:
            g.then(GrabCoin(self.seat, self.victim, self.left - 1, kind))


@final
class StealTricks(Step[Waral]):
    """WA-7.3 A stolen trick is a random card of the hand; only thief and victim see it."""

    rule: ClassVar[str] = "WA-7.3"

    def __init__(self, seat: int, victim: int, tricks: int) -> None:
        self.seat: Final = seat
        self.victim: Final = victim
        self.tricks: Final = tricks

    def run(self, g: Waral) -> None:
        if g.cancelled:
            return
        for _ in range(min(self.tricks, len(g.hand[self.victim]))):
            card = g.dice().choice(g.hand[self.victim])
            g.move(card, HAND + self.victim, HAND + self.seat)
            g.tell(STOLE_TRICK, self.seat, self.victim)
            g.tell_only(GOT_TRICK, self.seat, g.book.design[card])
            g.tell_only(LOST_TRICK, self.victim, g.book.design[card])
