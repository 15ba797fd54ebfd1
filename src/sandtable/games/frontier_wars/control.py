"""FW-2 Who is present on a tile, who controls it, and what stands there."""

from __future__ import annotations

from sandtable.games.frontier_wars.book import ARTILLERY, ENCAMPMENT, FACTORY, INFANTRY, NOTHING, SEATS, TYPES
from sandtable.games.frontier_wars.layout import STRIDE
from sandtable.games.frontier_wars.position import CONTESTED, NO_ONE, FrontierWars


def present(g: FrontierWars, tile: int, seat: int) -> bool:
    """FW-2.3 A unit or an intact headquarters of that flag."""
    return g.stacks[tile * SEATS + seat] > 0 or g.flag[tile] == seat


def controller(g: FrontierWars, tile: int) -> int:
    """FW-2.4 Who alone is present; FW-2.5 CONTESTED on a frontier; FW-2.6 NO_ONE in no-man's land."""
    found = g.flag[tile]
    base = tile * SEATS
    stacks = g.stacks
    for seat in range(g.players):
        if stacks[base + seat] and seat != found:
            if found != NO_ONE:
                return CONTESTED
            found = seat
    return found


def note_control(g: FrontierWars, tile: int) -> None:
    """FW-2.8 Whoever controls the tile now becomes its keeper."""
    holder = controller(g, tile)
    if holder >= 0:
        g.keeper[tile] = holder


def enemy_in(g: FrontierWars, tile: int, seat: int) -> bool:
    """FW-2.7 Whether any other faction is present."""
    flag = g.flag[tile]
    if flag != NO_ONE and flag != seat:
        return True
    base = tile * SEATS
    for other in range(g.players):
        if other != seat and g.stacks[base + other]:
            return True
    return False


def enemy_guns(g: FrontierWars, tile: int, seat: int) -> bool:
    """FW-6.10 Whether enemy artillery stands there."""
    base = tile * STRIDE + ARTILLERY
    for other in range(g.players):
        if other != seat and g.units[base + other * TYPES]:
            return True
    return False


def open_to(g: FrontierWars, tile: int, seat: int) -> bool:
    """A tile that the seat controls, or where nobody is present."""
    return not enemy_in(g, tile, seat)


def active_building(g: FrontierWars, tile: int, seat: int, kind: int) -> bool:
    """FW-2.10 An intact factory or encampment on a controlled tile with an own infantry."""
    return g.building[tile] == kind and g.intact[tile] == 1 and g.count(tile, seat, INFANTRY) > 0 and controller(g, tile) == seat


def vacant(g: FrontierWars, tile: int) -> bool:
    return g.building[tile] == NOTHING


def erect(g: FrontierWars, tile: int, kind: int, seat: int) -> None:
    """Put a construction of a seat's colour on a tile, out of its supply."""
    if kind == FACTORY:
        g.factories[seat] -= 1
    elif kind == ENCAMPMENT:
        g.encampments[seat] -= 1
    g.building[tile] = kind
    g.colour[tile] = seat
    g.intact[tile] = 1
