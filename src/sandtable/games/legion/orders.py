"""LE-7.3 Carrying an order out, effect by effect; LE-7.5 and when it can do anything."""

from __future__ import annotations

from sandtable.games.legion.book import TAKE_PLOT_SUPPLIES
from sandtable.games.legion.order_effects import Lasting
from sandtable.games.legion.position import Legion


def lasts(g: Legion, kind: int) -> bool:
    """Whether an order does something when its Plot resolves: then its token stays with the bearer, turned up."""
    return any([isinstance(effect, Lasting) for effect in g.book.effects[kind]])


def robs(g: Legion, kind: int) -> bool:
    """LE-8.19 Whether the token lies on the Plot until the phase ends."""
    return any([effect.op == TAKE_PLOT_SUPPLIES for effect in g.book.effects[kind]])


def carry_out(g: Legion, place: int, kind: int) -> None:
    """LE-7.3 Do what the order says, effect by effect; `place` is where its bearer stands."""
    for effect in g.book.effects[kind]:
        effect.start(g, place)


def usable(g: Legion, place: int, kind: int) -> bool:
    """LE-7.5 Whether an order can do anything now."""
    return any([effect.possible(g, place) for effect in g.book.effects[kind]])
