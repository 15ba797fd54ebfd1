"""LE-8 An order is a list of small effects, each with its step; LE-7.5 and when it can do anything."""

from __future__ import annotations

from typing import Final

from sandtable.engine.steps import Step
from sandtable.games.legion import book as b
from sandtable.games.legion.book import SEATS, Effect
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

LASTING_OPS: Final = (b.POWER_TOTAL, b.ABSORB, b.SUPPRESS, b.ON_WIN, b.ON_NOT_WIN)  # what works when the Plot resolves


def lasts(g: Legion, kind: int) -> bool:
    """Whether an order does something when its Plot resolves: then its token stays with the bearer, turned up."""
    return any([effect.op in LASTING_OPS for effect in g.book.effects[kind]])


def robs(g: Legion, kind: int) -> bool:
    """LE-8.19 Whether the token lies on the Plot until the phase ends."""
    return any([effect.op == b.TAKE_PLOT_SUPPLIES for effect in g.book.effects[kind]])


def carry_out(g: Legion, place: int, kind: int) -> None:
    """LE-7.3 Do what the order says, effect by effect; `place` is where its bearer stands."""
    for effect in g.book.effects[kind]:
        if effect.op not in LASTING_OPS:
            g.then(step_of(effect, place))


def step_of(effect: Effect, place: int) -> Step[Legion]:
    seat, op = place % SEATS, effect.op
    if op == b.MOVE:
        if effect.who == b.ANY_OWN:
            return MoveAny(seat, effect.ignored, effect.optional)
        return MoveTo(seat, place, effect.ignored, effect.optional)
    if op == b.MOVE_HERE:
        return MusterHere(seat, place, effect.n, effect.ignored)
    if op == b.SWAP:
        return SwapWith(seat, place)
    if op == b.WITHDRAW:
        return (
            LureAway(seat, place, effect.optional) if effect.who == b.ENEMY_HERE else WithdrawBearer(seat, place, effect.optional)
        )
    if op == b.TO_DECK_BOTTOM:
        return Retreat(place)
    if op == b.WOUND:
        return WoundEnemy(seat, place, effect.n)
    if op == b.KILL:
        return KillOther(seat, place)
    if op == b.DISCARD_ORDER:
        return DiscardOrder(seat, place)
    if op == b.TAKE_PLOT_SUPPLIES:
        return Rob(place)
    if op == b.GIVE_CARD:
        return IssueCard(place, effect.what)
    if op == b.FACE_DOWN_NEXT:
        return Camouflage(place)
    return Fury(place, effect.n) if op == b.POWER else Gain(seat, effect.n)


def usable(g: Legion, place: int, kind: int) -> bool:
    """LE-7.5 Whether an order can do anything now."""
    return any([possible(g, place, effect) for effect in g.book.effects[kind]])


def possible(g: Legion, place: int, effect: Effect) -> bool:
    seat, plot, op = place % SEATS, g.where[place], effect.op
    if op == b.MOVE:
        movers = g.places(seat) if effect.who == b.ANY_OWN else [place]
        return bool([1 for mover in movers if goals(g, mover, effect.ignored)])
    if op == b.MOVE_HERE:
        return bool(callable_here(g, place, effect.ignored))
    if op == b.SWAP:
        return len(g.places(seat)) > len(g.here(seat, plot))
    if op == b.WOUND or (op == b.WITHDRAW and effect.who == b.ENEMY_HERE):
        return bool(g.enemies_here(seat, plot))
    if op == b.KILL:
        return len(g.here(seat, plot)) > 1
    if op == b.DISCARD_ORDER:
        return bool(enemy_orders(g, place))
    if op == b.TAKE_PLOT_SUPPLIES:
        return g.pay(plot) > 0
    if op == b.GIVE_CARD:
        return card_fits(g, place, effect.what)
    return op != b.POWER  # it follows the effect before it
