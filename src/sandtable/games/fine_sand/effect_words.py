"""The operations of the content files, by name: which fields each reads, on which cards it stands, and the effect it becomes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Literal, NamedTuple

import msgspec

from sandtable.games.fine_sand import effects as e
from sandtable.games.fine_sand.book import ANY_NUMBER, FORMULAS, Build, Effect
from sandtable.games.fine_sand.position import FineSand

MOST: Final = 20  # of anything a card counts
ACTING: Final = ("green", "blue", "purple", "yellow")  # the kinds whose actions draw, discard and take


class EffectEntry(msgspec.Struct, forbid_unknown_fields=True, rename={"least": "min", "source": "from"}):
    op: str
    n: int | str = 1
    least: int = 0
    keep: int = 0
    source: Literal["hand", "reveal", ""] = ""
    red_discount: bool = False
    own_discount: int = 0
    max_printed_cost: int = 99
    free: bool = False
    reveal_max: int = 0
    capacity: int = 1


class Operation(NamedTuple):
    """What a card may say: the fields it reads, and how it becomes an effect."""

    fields: tuple[str, ...]
    effect: Callable[[EffectEntry], Effect[FineSand]]
    kinds: tuple[str, ...] = ACTING  # of the cards it may stand on
    lasts: bool = False  # it changes something as long as the card lies there, and never acts
    draws: int | None = 0  # the most cards that come to the hand by it; None: as many as it says


def number(entry: EffectEntry) -> int:
    """How many, or the formula that says how many."""
    return FORMULAS[entry.n] if isinstance(entry.n, str) else entry.n


def discard(entry: EffectEntry) -> Effect[FineSand]:
    return e.DiscardFreely(entry.least) if number(entry) == ANY_NUMBER else e.Discard(number(entry))


def build(entry: EffectEntry) -> Effect[FineSand]:
    return Build(
        own_discount=entry.own_discount,
        red_discount=entry.red_discount,
        max_cost=entry.max_printed_cost,
        free=entry.free,
        reveal_max=entry.reveal_max,
    )


OPERATIONS: Final = {
    "draw": Operation(("n",), lambda entry: e.Draw(number(entry)), draws=None),
    "draw_keep": Operation(("n", "keep"), lambda entry: e.DrawKeep(number(entry)), draws=1),
    "draw_from_discard": Operation(("n",), lambda entry: e.DrawFromDiscard(number(entry)), draws=None),
    "draw_to_limit": Operation((), lambda entry: e.DrawToLimit(), draws=MOST),
    "reveal_until_coin": Operation((), lambda entry: e.RevealUntilCoin(), draws=1),
    "take_coin": Operation(("n",), lambda entry: e.TakeCoin(number(entry))),
    "turn_hand_limit": Operation(("n",), lambda entry: e.TurnHandLimit(number(entry))),
    "discard": Operation(("n", "min", "from"), discard, kinds=(*ACTING, "red")),
    "remove": Operation(("n", "from"), lambda entry: e.RemoveCards(number(entry))),
    "stow_coin": Operation(("capacity",), lambda entry: e.StowCoin(entry.capacity), kinds=("yellow",)),
    "build": Operation(
        ("from", "red_discount", "own_discount", "max_printed_cost", "free", "reveal_max"), build, kinds=("red", "blue", "yellow")
    ),
    "discount": Operation(("n",), lambda entry: e.Discount(number(entry)), kinds=("red",), lasts=True),
    "hand_limit": Operation(("n",), lambda entry: e.HandLimit(number(entry)), kinds=("purple",), lasts=True),
    "end_remove": Operation(("n",), lambda entry: e.EndRemove(number(entry)), kinds=("castle",), lasts=True),
}
