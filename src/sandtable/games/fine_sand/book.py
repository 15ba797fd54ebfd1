"""The book: every card type as numbers, in the order of the content file. Shared by all positions of a game."""

from __future__ import annotations

from typing import Any, Final, Generic, final

from sandtable.engine.native import mypyc_attr
from sandtable.engine.phrases import Phrase
from sandtable.engine.steps import G, Step

SEATS: Final = 4

# Kinds of cards; a column of the board has the number of its kind
CASTLE: Final = 0
GREEN: Final = 1
RED: Final = 2
BLUE_KIND: Final = 3
PURPLE: Final = 4
YELLOW: Final = 5
COIN: Final = 6
KINDS: Final = {
    "castle": CASTLE, "green": GREEN, "red": RED, "blue": BLUE_KIND, "purple": PURPLE, "yellow": YELLOW, "coin": COIN,
}  # fmt: skip

# How often a card acts
PASSIVE: Final = 0
TURN: Final = 1
REPEAT: Final = 2
ONESHOT: Final = 3
USES: Final = {"passive": PASSIVE, "turn": TURN, "repeat": REPEAT, "oneshot": ONESHOT}

# Where a card goes when its moment has passed
STAY: Final = 0
TO_DISCARD: Final = 1
TO_SYMBOL: Final = 2
TO_REMOVED: Final = 3

# Numbers that depend on a free number N of discards
ANY_NUMBER: Final = -1
HALF_UP: Final = -2
ONE_MORE: Final = -3
FORMULAS: Final = {"N": ANY_NUMBER, "ceil(N/2)": HALF_UP, "N+1": ONE_MORE}


@mypyc_attr(allow_interpreted_subclasses=True)
class Action(Step[G]):
    """FS-2.6 A card acts: its effects from `index` on are still to be done. For it `n` cards were freely discarded."""

    def __init__(self, seat: int, card: int, index: int, n: int, step_1: bool) -> None:
        self.seat: Final = seat
        self.card: Final = card
        self.index: Final = index
        self.n: Final = n
        self.step_1: Final = step_1


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect(Generic[G]):
    """One operation of a card: what it needs, when it is possible and what it does, together."""

    def __init__(self, n: int, *, draws: bool = False, cost_cards: int = 0, goes_on: bool = True) -> None:
        self.n: Final = n  # how many, or how much
        self.draws: Final = draws  # whether it draws cards
        self.cost_cards: Final = cost_cards  # FS-6.3 how many hand cards it needs at least
        self.goes_on: Final = goes_on  # whether the rest of the card follows; else what it asks brings that about

    def possible(self, g: G, seat: int) -> bool:
        """Whether there is all that it needs besides hand cards to pay with."""
        return True

    def why_not(self) -> tuple[str, Phrase]:
        """The rule that forbids it when it is not possible, and why."""
        raise NotImplementedError

    def start(self, g: G, action: Action[G]) -> None:
        """Do what it says, or ask the owner of the card for a choice. What only lasts, or is declared, does nothing here."""


@final
class Build(Effect[Any]):
    """FS-4.2 A build by this card: at which price, of which cards, from the hand or from what it reveals. It is declared."""

    def __init__(self, *, own_discount: int = 0, red_discount: bool = False, max_cost: int = 99, free: bool = False,
                 reveal_max: int = 0) -> None:  # fmt: skip
        super().__init__(1)
        self.own_discount: Final = own_discount
        self.red_discount: Final = red_discount
        self.max_cost: Final = max_cost
        self.free: Final = free
        self.reveal_max: Final = reveal_max


@final
class Book:
    """Per card type: what is printed on it. Per card: which type it is. And the numbers of the board."""

    def __init__(self) -> None:
        self.slugs: list[str] = []
        self.kind: list[int] = []
        self.cost: list[int] = []
        self.value: list[int] = []  # what it pays from the hand
        self.use: list[int] = []
        self.ready_now: list[bool] = []
        self.after: list[int] = []
        self.after_solo: list[int] = []
        self.removed_by_paying: list[bool] = []
        self.laid_out: list[bool] = []
        self.to_left_neighbour: list[bool] = []
        self.stays_in_solo: list[bool] = []
        self.effects: list[list[Effect[Any]]] = []
        # What the effects amount to, looked up often
        self.draws: list[int] = []  # a plain draw of so many cards, or 0
        self.plain_build: list[bool] = []  # another plain build
        self.discount: list[int] = []
        self.hand_limit: list[int] = []
        self.end_remove: list[int] = []
        self.cost_cards: list[int] = []  # the fewest hand cards its costs need
        self.build: list[Build | None] = []  # its own build
        self.holds: list[int] = []  # how many coin cards lie on it
        # What bots make of it: see worth.py
        self.acts: list[int] = []  # what it does in each turn once it is built
        self.amount: list[int] = []  # how much of it
        self.machine: list[float] = []  # what that is worth
        # Cards: four owners share each uid
        self.type_of: list[int] = []
        self.uids: list[str] = []
        self.numbered: list[bool] = []  # by uid: may be swapped out
        self.fable_round: list[int] = []  # by uid: 0 for start cards
        # The board and the modes
        self.board_draw = 2
        self.board_builds = 1
        self.blue_draw = 2
        self.limit = 3
        self.opening = 6
        self.timer = 13
        self.swap = 3
        self.solo_reveal = 6
        self.solo_games = 10
        self.spaces = 5
        self.sets: list[int] = []
        self.victory_points: list[int] = []
        self.stack_points = 1
        self.offload_points = 2
        self.presorted: list[int] = []  # uids, top card first

    def card(self, uid: int, owner: int) -> int:
        return uid * SEATS + owner
