"""Armies in words: who stands on a tile, with what, and what an attack there meets."""

from __future__ import annotations

from sandtable.engine.phrases import Phrase, Thing
from sandtable.games.frontier_wars.book import PLANE, SEATS, TYPES, UNITS
from sandtable.games.frontier_wars.casualties import LOADS, exposed
from sandtable.games.frontier_wars.control import enemy_in, present
from sandtable.games.frontier_wars.position import FrontierWars


def army(g: FrontierWars, tile: int, seat: int) -> list[Phrase]:
    """What a seat has on a tile: units on the ground, planes with those still aboard, a garrison."""
    found: list[Phrase] = []
    for type_ in range(TYPES):
        count = exposed(g, tile, seat, type_)
        if count:
            carried = passengers(g, tile) if type_ == PLANE and seat == g.active else 0
            found.append(Phrase(f"army-{UNITS[type_]}", count=count, aboard=carried))
    if g.flag[tile] == seat:
        found.append(Phrase("army-garrison", count=g.resistance[tile]))
    return found


def passengers(g: FrontierWars, tile: int) -> int:
    """How many units of the active seat are in the air over a tile."""
    return sum([g.cargo[tile * LOADS + load] * (load // 4 + load % 4) for load in range(LOADS)])


def enemies(g: FrontierWars, tile: int, seat: int) -> list[Phrase]:
    """The other factions on a tile, each with its army."""
    there = [other for other in range(g.players) if other != seat and present(g, tile, other)]
    return [Phrase("army-of", faction=Thing("faction", other), army=army(g, tile, other)) for other in there]


def then_moved(g: FrontierWars, seat: int, source: int, target: int, units: int) -> Phrase | None:
    """What a move brings about: an attack, or that nobody is left where the units stood."""
    if enemy_in(g, target, seat):
        return Phrase("then-attacks", enemies=enemies(g, target, seat))
    alone = g.stacks[source * SEATS + seat] <= units and g.flag[source] != seat
    return Phrase("then-leaves-empty", tile=Thing("tile", source)) if alone else None
