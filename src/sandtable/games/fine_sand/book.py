"""The book: every card type as numbers, in the order of the content file. Shared by all positions of a game."""

from __future__ import annotations

from typing import Final, final

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

# What an effect does
DRAW: Final = 0
DRAW_KEEP: Final = 1
DRAW_FROM_DISCARD: Final = 2
DRAW_TO_LIMIT: Final = 3
REVEAL_UNTIL_COIN: Final = 4
TAKE_COIN: Final = 5
BUILD_OP: Final = 6
DISCOUNT: Final = 7
HAND_LIMIT: Final = 8
TURN_HAND_LIMIT: Final = 9
DISCARD_COST: Final = 10
REMOVE_OP: Final = 11
STOW_COIN: Final = 13
END_REMOVE: Final = 14
OPS: Final = {
    "draw": DRAW,
    "draw_keep": DRAW_KEEP,
    "draw_from_discard": DRAW_FROM_DISCARD,
    "draw_to_limit": DRAW_TO_LIMIT,
    "reveal_until_coin": REVEAL_UNTIL_COIN,
    "take_coin": TAKE_COIN,
    "build": BUILD_OP,
    "discount": DISCOUNT,
    "hand_limit": HAND_LIMIT,
    "turn_hand_limit": TURN_HAND_LIMIT,
    "discard": DISCARD_COST,
    "remove": REMOVE_OP,
    "stow_coin": STOW_COIN,
    "end_remove": END_REMOVE,
}
DRAWING: Final = [DRAW, DRAW_KEEP, DRAW_FROM_DISCARD, DRAW_TO_LIMIT, REVEAL_UNTIL_COIN]

# Numbers that depend on a free number N of discards
ANY_NUMBER: Final = -1
HALF_UP: Final = -2
ONE_MORE: Final = -3
FORMULAS: Final = {"N": ANY_NUMBER, "ceil(N/2)": HALF_UP, "N+1": ONE_MORE}


@final
class Effect:
    """One operation of a card. Which of the numbers count depends on the operation."""

    def __init__(
        self,
        op: int,
        n: int,
        *,
        least: int = 0,
        own_discount: int = 0,
        red_discount: bool = False,
        max_cost: int = 99,
        free: bool = False,
        reveal_max: int = 0,
    ) -> None:
        self.op: Final = op
        self.draws: Final = op in DRAWING  # whether it draws cards
        self.n: Final = n
        self.least: Final = least
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
        self.effects: list[list[Effect]] = []
        # What the effects amount to, looked up often
        self.draws: list[int] = []  # a plain draw of so many cards, or 0
        self.plain_build: list[bool] = []  # another plain build
        self.discount: list[int] = []
        self.hand_limit: list[int] = []
        self.end_remove: list[int] = []
        self.cost_cards: list[int] = []  # the fewest hand cards its costs need
        self.build: list[int] = []  # index of its own build effect, or -1
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
