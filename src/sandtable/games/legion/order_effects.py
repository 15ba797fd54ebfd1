"""LE-8 What orders do: for each kind of effect, when it is possible and the step that does it."""

from __future__ import annotations

from typing import final

from sandtable.games.legion import book as b
from sandtable.games.legion.book import SEATS, OrderEffect
from sandtable.games.legion.ground import pay_of
from sandtable.games.legion.moves import (
    LureAway,
    MoveAny,
    MoveTo,
    MusterHere,
    Retreat,
    SwapWith,
    WithdrawBearer,
    callable_here,
    goals,
)
from sandtable.games.legion.position import Legion
from sandtable.games.legion.strikes import (
    Camouflage,
    DiscardOrder,
    Fury,
    Gain,
    IssueCard,
    KillOther,
    Rob,
    WoundEnemy,
    card_fits,
    enemy_orders,
)


@final
class MoveBearer(OrderEffect[Legion]):
    """LE-8 The bearer moves to another Plot."""

    def __init__(self, ignored: bool, optional: bool) -> None:
        super().__init__(b.MOVE, 1, ignored=ignored, optional=optional)

    def possible(self, g: Legion, place: int) -> bool:
        return bool(goals(g, place, self.ignored))

    def start(self, g: Legion, place: int) -> None:
        g.then(MoveTo(place % SEATS, place, self.ignored, self.optional))


@final
class MoveAnyone(OrderEffect[Legion]):
    """LE-8 A character of the bearer's faction, wherever it stands, moves to another Plot."""

    def __init__(self, ignored: bool, optional: bool) -> None:
        super().__init__(b.MOVE, 1, who=b.ANY_OWN, ignored=ignored, optional=optional)

    def possible(self, g: Legion, place: int) -> bool:
        return any([bool(goals(g, mover, self.ignored)) for mover in g.places(place % SEATS)])

    def start(self, g: Legion, place: int) -> None:
        g.then(MoveAny(place % SEATS, self.ignored, self.optional))


@final
class CallHere(OrderEffect[Legion]):
    """LE-8 Characters of the faction come to the bearer."""

    def __init__(self, minimum: int, ignored: bool) -> None:
        super().__init__(b.MOVE_HERE, minimum, ignored=ignored)

    def possible(self, g: Legion, place: int) -> bool:
        return bool(callable_here(g, place, self.ignored))

    def start(self, g: Legion, place: int) -> None:
        g.then(MusterHere(place % SEATS, place, self.n, self.ignored))


@final
class ChangePlaces(OrderEffect[Legion]):
    """LE-8 The bearer and a character of its faction elsewhere change places."""

    def __init__(self) -> None:
        super().__init__(b.SWAP, 1)

    def possible(self, g: Legion, place: int) -> bool:
        return len(g.places(place % SEATS)) > len(g.here(place % SEATS, g.where[place]))

    def start(self, g: Legion, place: int) -> None:
        g.then(SwapWith(place % SEATS, place))


@final
class WithdrawSelf(OrderEffect[Legion]):
    """LE-1.10 The bearer withdraws."""

    def __init__(self, optional: bool) -> None:
        super().__init__(b.WITHDRAW, 1, optional=optional)

    def start(self, g: Legion, place: int) -> None:
        g.then(WithdrawBearer(place % SEATS, place, self.optional))


@final
class WithdrawEnemy(OrderEffect[Legion]):
    """LE-1.10 An enemy here withdraws."""

    def __init__(self, optional: bool) -> None:
        super().__init__(b.WITHDRAW, 1, who=b.ENEMY_HERE, optional=optional)

    def possible(self, g: Legion, place: int) -> bool:
        return bool(g.enemies_here(place % SEATS, g.where[place]))

    def start(self, g: Legion, place: int) -> None:
        g.then(LureAway(place % SEATS, place, self.optional))


@final
class UnderDeck(OrderEffect[Legion]):
    """LE-8.2 Everybody of the faction here goes under the deck."""

    def __init__(self) -> None:
        super().__init__(b.TO_DECK_BOTTOM, 1)

    def start(self, g: Legion, place: int) -> None:
        g.then(Retreat(place))


@final
class WoundHere(OrderEffect[Legion]):
    """LE-8 An enemy faction here takes Wounds."""

    def __init__(self, count: int) -> None:
        super().__init__(b.WOUND, count)

    def possible(self, g: Legion, place: int) -> bool:
        return bool(g.enemies_here(place % SEATS, g.where[place]))

    def start(self, g: Legion, place: int) -> None:
        g.then(WoundEnemy(place % SEATS, place, self.n))


@final
class KillOwn(OrderEffect[Legion]):
    """LE-8 Another character of the faction here dies."""

    def __init__(self) -> None:
        super().__init__(b.KILL, 1)

    def possible(self, g: Legion, place: int) -> bool:
        return len(g.here(place % SEATS, g.where[place])) > 1

    def start(self, g: Legion, place: int) -> None:
        g.then(KillOther(place % SEATS, place))


@final
class DiscardEnemyOrder(OrderEffect[Legion]):
    """LE-8.15 An enemy's face-down token here is discarded."""

    def __init__(self) -> None:
        super().__init__(b.DISCARD_ORDER, 1)

    def possible(self, g: Legion, place: int) -> bool:
        return bool(enemy_orders(g, place))

    def start(self, g: Legion, place: int) -> None:
        g.then(DiscardOrder(place % SEATS, place))


@final
class RobPlot(OrderEffect[Legion]):
    """LE-8.19 The faction takes what the Plot would pay."""

    def __init__(self) -> None:
        super().__init__(b.TAKE_PLOT_SUPPLIES, 1)

    def possible(self, g: Legion, place: int) -> bool:
        return pay_of(g, g.where[place]) > 0

    def start(self, g: Legion, place: int) -> None:
        g.then(Rob(place))


@final
class GiveBearerCard(OrderEffect[Legion]):
    """LE-8 The bearer takes a card of equipment from the stock."""

    def __init__(self, kind: int, count: int) -> None:
        super().__init__(b.GIVE_CARD, count, what=kind)

    def possible(self, g: Legion, place: int) -> bool:
        return card_fits(g, place, self.what)

    def start(self, g: Legion, place: int) -> None:
        g.then(IssueCard(place, self.what))


@final
class NextFaceDown(OrderEffect[Legion]):
    """LE-8 Who is sent here next arrives face down."""

    def __init__(self) -> None:
        super().__init__(b.FACE_DOWN_NEXT, 1)

    def start(self, g: Legion, place: int) -> None:
        g.then(Camouflage(place))


@final
class AddFury(OrderEffect[Legion]):
    """LE-8 The bearer grows stronger. Alone it is no reason to use the order: it follows the effect before it."""

    def __init__(self, amount: int) -> None:
        super().__init__(b.POWER, amount)

    def possible(self, g: Legion, place: int) -> bool:
        return False

    def start(self, g: Legion, place: int) -> None:
        g.then(Fury(place, self.n))


@final
class GainHere(OrderEffect[Legion]):
    """LE-1.8 The faction takes Supplies."""

    def __init__(self, amount: int) -> None:
        super().__init__(b.GAIN_SUPPLIES, amount)

    def start(self, g: Legion, place: int) -> None:
        g.then(Gain(place % SEATS, self.n))


@final
class Lasting(OrderEffect[Legion]):
    """LE-9 An effect that works when the Plot resolves: until then its token lies open with the bearer."""
