"""What cards do: for each operation, what it needs and what it brings about (FS-2.6, FS-6.3, FS-15)."""

from __future__ import annotations

from typing import final

from sandtable.engine.phrases import Phrase
from sandtable.games.fine_sand.actions import DiscardAny
from sandtable.games.fine_sand.book import HALF_UP, ONE_MORE, Action, Effect
from sandtable.games.fine_sand.fetch import Fetch, draw_aside, draw_to_limit, reveal_until_coin
from sandtable.games.fine_sand.hand_cards import DiscardCost, Remove, Stow, can_stow
from sandtable.games.fine_sand.position import FineSand
from sandtable.games.fine_sand.stacks import draw_cards
from sandtable.games.fine_sand.verbs import TOOK_COINS

# Cards and coins for the owner


@final
class Draw(Effect[FineSand]):
    """FS-3.1 Draw cards: a fixed number, or one that depends on the free discards before."""

    def __init__(self, n: int) -> None:
        super().__init__(n, draws=True)

    def start(self, g: FineSand, action: Action[FineSand]) -> None:
        count = self.n
        if count == HALF_UP:
            count = (action.n + 1) // 2
        elif count == ONE_MORE:
            count = action.n + 1
        draw_cards(g, action.seat, count)


@final
class DrawKeep(Effect[FineSand]):
    """FS-15.5 Draw some cards and keep one of them."""

    def __init__(self, n: int) -> None:
        super().__init__(n, draws=True)

    def start(self, g: FineSand, action: Action[FineSand]) -> None:
        draw_aside(g, action.seat, self.n)


@final
class DrawFromDiscard(Effect[FineSand]):
    """FS-15.6 Take cards of the discard pile."""

    def __init__(self, n: int) -> None:
        super().__init__(n, draws=True)

    def start(self, g: FineSand, action: Action[FineSand]) -> None:
        g.then(Fetch(action.seat, self.n))


@final
class DrawToLimit(Effect[FineSand]):
    """FS-15.8 Draw up to the hand limit."""

    def __init__(self) -> None:
        super().__init__(1, draws=True)

    def start(self, g: FineSand, action: Action[FineSand]) -> None:
        draw_to_limit(g, action.seat)


@final
class RevealUntilCoin(Effect[FineSand]):
    """FS-15.7 Turn cards up until a coin card appears, and take it."""

    def __init__(self) -> None:
        super().__init__(1, draws=True)

    def start(self, g: FineSand, action: Action[FineSand]) -> None:
        reveal_until_coin(g, action.seat)


@final
class TakeCoin(Effect[FineSand]):
    """Take wooden coins."""

    def start(self, g: FineSand, action: Action[FineSand]) -> None:
        g.coins[action.seat] += self.n
        g.tell(TOOK_COINS, action.seat, self.n)


@final
class TurnHandLimit(Effect[FineSand]):
    """The hand may hold more cards until the end of this turn."""

    def start(self, g: FineSand, action: Action[FineSand]) -> None:
        g.limit_bonus[action.seat] += self.n


# Hand cards that go


@final
class Discard(Effect[FineSand]):
    """FS-6.3 A price: discard so many hand cards."""

    def __init__(self, n: int) -> None:
        super().__init__(n, cost_cards=n)

    def start(self, g: FineSand, action: Action[FineSand]) -> None:
        g.then(DiscardCost(action.seat, self.n, 0))


@final
class DiscardFreely(Effect[FineSand]):
    """FS-15.11, FS-15.18 Discard as many hand cards as you like, but at least so many. The rest of the card goes by how many."""

    def __init__(self, least: int) -> None:
        super().__init__(least, cost_cards=least, goes_on=False)

    def start(self, g: FineSand, action: Action[FineSand]) -> None:
        g.then(DiscardAny(action.seat, action.card, action.index, 0, 0, action.step_1))


@final
class RemoveCards(Effect[FineSand]):
    """FS-15.9 Remove hand cards from the game."""

    def __init__(self, n: int) -> None:
        super().__init__(n, cost_cards=n)

    def start(self, g: FineSand, action: Action[FineSand]) -> None:
        g.then(Remove(action.seat, self.n, 0))


@final
class StowCoin(Effect[FineSand]):
    """FS-15.21 Put a coin card on this card, which holds so many."""

    def possible(self, g: FineSand, seat: int) -> bool:
        return can_stow(g, seat)

    def why_not(self) -> tuple[str, Phrase]:
        return "FS-15.21", Phrase("why-pallet")

    def start(self, g: FineSand, action: Action[FineSand]) -> None:
        g.then(Stow(action.seat))


# What lasts


@final
class Discount(Effect[FineSand]):
    """FS-4.6 Plain builds are cheaper."""


@final
class HandLimit(Effect[FineSand]):
    """FS-7.2 The hand may hold more cards."""


@final
class EndRemove(Effect[FineSand]):
    """At the end some unbuilt cards do not count."""
