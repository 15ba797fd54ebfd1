"""Which units fall: FW-7.10 casualties by priority, FW-7.13 planes and those still aboard, FW-14.6 removal by cards."""

from __future__ import annotations

from typing import Final

from sandtable.games.frontier_wars.book import ARTILLERY, INFANTRY, PLANE, SEATS, TYPES
from sandtable.games.frontier_wars.control import note_control
from sandtable.games.frontier_wars.position import FrontierWars
from sandtable.games.frontier_wars.verbs import LOST_ABOARD, REMOVED

LOADS: Final = 16  # a load is 4 * infantry + artillery


def loads(g: FrontierWars, tile: int) -> list[int]:
    """The loads of the active seat's planes on a tile in the order in which they fall: the smallest first, then infantry.

    0 stands for a plane that carries nobody.
    """
    found: list[int] = []
    loaded = 0
    for load in range(LOADS - 1, 0, -1):
        planes = g.cargo[tile * LOADS + load]
        if planes:
            loaded += planes
            found.append(load)
    if len(found) > 1:
        found = [load for size in range(1, 4) for load in found if load // 4 + load % 4 == size]
    if g.count(tile, g.active, PLANE) > loaded:
        found.insert(0, 0)
    return found


def aboard(g: FrontierWars, tile: int, type_: int) -> int:
    """How many units of a type are still in the air over a tile."""
    total = 0
    for load in range(1, LOADS):
        planes = g.cargo[tile * LOADS + load]
        if planes:
            total += planes * (load // 4 if type_ == INFANTRY else load % 4 if type_ == ARTILLERY else 0)
    return total


def lose_plane(g: FrontierWars, tile: int, seat: int, load: int) -> None:
    """FW-7.13 A plane is removed, and with it those still aboard."""
    g.take(tile, seat, PLANE)
    if load:
        g.cargo[tile * LOADS + load] -= 1
        for _ in range(load // 4):
            g.take(tile, seat, INFANTRY)
        for _ in range(load % 4):
            g.take(tile, seat, ARTILLERY)
        g.tell(LOST_ABOARD, seat, load // 4 + load % 4, tile, load // 4)


def exposed(g: FrontierWars, tile: int, seat: int, type_: int) -> int:
    """How many units of a type can be chosen as casualties: those aboard cannot."""
    units = g.count(tile, seat, type_)
    if seat == g.active and units and type_ != PLANE:
        units -= aboard(g, tile, type_)
    return units


def remove_one(g: FrontierWars, tile: int, seat: int) -> None:
    """FW-14.6 Remove one unit by casualty priority, outside the count-down; of the planes, the one with the smallest load."""
    for type_ in range(TYPES):
        if exposed(g, tile, seat, type_):
            g.tell(REMOVED, seat, type_, tile)
            if type_ == PLANE and seat == g.active:
                lose_plane(g, tile, seat, loads(g, tile)[0])
            else:
                g.take(tile, seat, type_)
            note_control(g, tile)
            return


def has_units(g: FrontierWars, tile: int, seat: int) -> bool:
    return g.stacks[tile * SEATS + seat] > 0
