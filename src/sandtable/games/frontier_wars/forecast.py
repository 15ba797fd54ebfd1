"""Forecasts: how a battle would end as it stands, if nobody played a card or used a skill. There are no dice: it is fought."""

from __future__ import annotations

from typing import Final

from sandtable.engine.flow import advance, apply, asks
from sandtable.engine.phrases import Phrase, Thing
from sandtable.engine.steps import Step
from sandtable.games.frontier_wars.armies import army
from sandtable.games.frontier_wars.book import DEFENCE, DEFEND, SEATS
from sandtable.games.frontier_wars.control import controller, present
from sandtable.games.frontier_wars.countdown import Aim
from sandtable.games.frontier_wars.effects import any_possible, carry_out_all
from sandtable.games.frontier_wars.muster import stand_down
from sandtable.games.frontier_wars.position import CONTESTED, NO_ONE, FrontierWars

Fighting = Step[FrontierWars]  # the step that fights a battle
AS_IT_STANDS: Final = ("then-won", "then-undecided", "then-all-gone")
AT_WORST: Final = ("worst-won", "worst-undecided", "worst-all-gone")


def fought(g: FrontierWars, tile: int, fight: Fighting) -> FrontierWars:
    """The table after a battle, fought with what all can see: units, garrison, and cards attached to it already.

    Where somebody could choose whom to hit, the first that can be hit is hit.
    """
    h = on_the_field(g, tile)
    h.todo = [fight]
    advance(h)
    while h.offers and isinstance(asks(h, min(h.offers)), Aim):
        take_first(h)
    return h


def answered(g: FrontierWars, tile: int, fight: Fighting, seat: int, type_: int) -> tuple[FrontierWars, bool] | None:
    """The same if a defender answered with this card, and whether that needed no further choice; None if it could do nothing."""
    h = on_the_field(g, tile)
    effects = h.book.effects[type_]
    if not any_possible(h, seat, effects):
        return None
    plain = True
    h.todo = [fight]
    carry_out_all(h, seat, effects)
    advance(h)
    while h.offers and fighting(h, tile):
        plain = plain and isinstance(asks(h, min(h.offers)), Aim)
        take_first(h)
    return h, plain


def on_the_field(g: FrontierWars, tile: int) -> FrontierWars:
    """A copy of the table on which nothing remains to be done but the battle for a tile."""
    h = g.clone()
    h.watched = False
    h.todo, h.lanes, h.offers, h.sealed = [], {}, {}, {}
    if h.battle != tile:
        h.battle = tile
        stand_down(h)
    return h


def fighting(h: FrontierWars, tile: int) -> bool:
    """Whether the battle is still to be decided: what is asked after it (a skill of the winner) is left open."""
    return len(h.todo) > 1 or isinstance(asks(h, min(h.offers)), Aim)


def take_first(h: FrontierWars) -> None:
    seat = min(h.offers)
    apply(h, seat, h.offers[seat][0])


def in_words(h: FrontierWars, tile: int, endings: tuple[str, str, str] = AS_IT_STANDS, **more: Thing) -> Phrase:
    """How the battle for a tile has ended, in the words for these endings."""
    won, undecided, all_gone = endings
    holder = controller(h, tile)
    if holder == CONTESTED:
        return Phrase(undecided, **more)
    if holder == NO_ONE:
        return Phrase(all_gone, **more)
    return Phrase(won, faction=Thing("faction", holder), army=army(h, tile, holder), **more)


def then_fought(g: FrontierWars, tile: int, fight: Fighting) -> Phrase:
    """How the battle for a tile would end as it stands, in words."""
    return in_words(fought(g, tile, fight), tile)


def then_answered(g: FrontierWars, tile: int, fight: Fighting, seat: int, type_: int) -> Phrase | None:
    """How it would end with this card of a defender; None where that depends on a choice to come."""
    found = answered(g, tile, fight, seat, type_)
    return in_words(found[0], tile) if found and found[1] else None


def fortune(g: FrontierWars, h: FrontierWars, tile: int) -> int:
    """How well a battle ended for the attacker: who holds the tile, then how many units are left."""
    holder = controller(h, tile)
    rank = 3 if holder == g.active else 2 if holder == CONTESTED else 1 if holder == NO_ONE else 0
    return rank * 100 + h.stacks[tile * SEATS + g.active]


def worst_answer(g: FrontierWars, tile: int, fight: Fighting) -> tuple[int, FrontierWars] | None:
    """The defence order that would hurt the attacker most, and the table after it, if a defender has a blue card in hand.

    Backs are public, faces are not: every card of the book that could be answered with is tried.
    """
    worst: tuple[int, FrontierWars] | None = None
    least = fortune(g, fought(g, tile, fight), tile)
    for seat in defenders(g, tile):
        for type_ in range(len(g.book.timing)):
            found = answered(g, tile, fight, seat, type_) if g.book.timing[type_] == DEFEND else None
            if found and fortune(g, found[0], tile) < least:
                least, worst = fortune(g, found[0], tile), (type_, found[0])
    return worst


def defenders(g: FrontierWars, tile: int) -> list[int]:
    """Who could answer an attack with a card: the others there with a blue back in hand."""
    there = [seat for seat in range(g.players) if seat != g.active and not g.out[seat] and present(g, tile, seat)]
    return [seat for seat in there if DEFENCE in [g.layout.back[card] for card in g.hand[seat]]]
