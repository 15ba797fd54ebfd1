"""Forecasts: how a battle would end as it stands, if nobody played a card or used a skill. There are no dice: it is fought."""

from __future__ import annotations

from sandtable.engine.flow import apply, asks, begin
from sandtable.engine.phrases import Phrase, Thing
from sandtable.engine.steps import Step
from sandtable.games.frontier_wars.armies import army
from sandtable.games.frontier_wars.control import controller
from sandtable.games.frontier_wars.countdown import Aim
from sandtable.games.frontier_wars.muster import stand_down
from sandtable.games.frontier_wars.position import CONTESTED, NO_ONE, FrontierWars


def fought(g: FrontierWars, tile: int, fight: Step[FrontierWars]) -> FrontierWars:
    """The table after a battle, fought with what all can see: units, garrison, and cards attached to it already.

    Where somebody could choose whom to hit, the first that can be hit is hit.
    """
    h = g.clone()
    h.watched = False
    h.todo, h.lanes, h.offers, h.sealed = [], {}, {}, {}
    if h.battle != tile:
        h.battle = tile
        stand_down(h)
    begin(h, fight)
    while h.offers and isinstance(asks(h, min(h.offers)), Aim):
        seat = min(h.offers)
        apply(h, seat, h.offers[seat][0])
    return h


def then_fought(g: FrontierWars, tile: int, fight: Step[FrontierWars]) -> Phrase:
    """How the battle for a tile would end as it stands, in words."""
    h = fought(g, tile, fight)
    holder = controller(h, tile)
    if holder == CONTESTED:
        return Phrase("then-undecided")
    if holder == NO_ONE:
        return Phrase("then-all-gone")
    return Phrase("then-won", faction=Thing("faction", holder), army=army(h, tile, holder))
