"""How far the units of a stack come: by land, over water and by air. Everybody can see it on the map."""

from __future__ import annotations

from sandtable.games.frontier_wars.book import ARTILLERY, INFANTRY, PLANE, TYPES, UNITS
from sandtable.games.frontier_wars.fly import boarders, flight, takes_off_from
from sandtable.games.frontier_wars.move import march, ready_units
from sandtable.games.frontier_wars.position import FrontierWars

Reach = dict[str, str]  # by the verb that goes there: the labels of the tiles


def marching_orders(g: FrontierWars, tile: int, seat: int) -> dict[str, dict[str, object]]:
    """What the units of a seat on a tile could still do: which are ready, which may board a plane, and where each kind comes."""
    active = seat == g.active
    ready = [ready_units(g, tile, seat, type_) if active else g.count(tile, seat, type_) for type_ in range(TYPES)]
    found: dict[str, dict[str, object]] = {
        "reach": {UNITS[type_]: reach(g, tile, seat, type_) for type_ in range(TYPES) if ready[type_] > 0},
    }
    if active:
        found["ready"] = {UNITS[type_]: ready[type_] for type_ in range(TYPES) if ready[type_] > 0}
        found["boarding"] = {UNITS[type_]: boarders(g, seat, tile, type_) for type_ in (INFANTRY, ARTILLERY)}
        if g.flag[tile] == seat:
            fresh = [min(g.fresh[tile * TYPES + type_], ready[type_]) for type_ in range(TYPES)]
            found["fresh"] = {UNITS[type_]: fresh[type_] for type_ in range(TYPES) if fresh[type_] > 0}
    return {name: value for name, value in found.items() if any(value.values())}


def reach(g: FrontierWars, tile: int, seat: int, type_: int) -> Reach:
    """FW-6.4 to FW-6.13 Where a unit of this type could go now, or in the next turn of its seat."""
    active = seat == g.active
    left = g.book.speed[type_] + (g.bonus[type_] if active else 0)
    if type_ == PLANE:
        return flights(g, tile, seat, left)
    near = march(g, seat, tile, left)
    found = {"move_to": near}
    if type_ == INFANTRY and active and g.crossings:
        found["sail_to"] = [other for other in g.scenario.crossings[tile] if other not in near]
    return labelled(g, found)


def flights(g: FrontierWars, tile: int, seat: int, left: int) -> Reach:
    """FW-6.9 Where a plane could land, and FW-6.12 where it could pick somebody up first."""
    distances = flight(g, seat, tile, left)
    others = [other for other in range(g.scenario.land) if other != tile]
    found = {"fly_to": [other for other in others if distances[other] <= left]}
    if seat == g.active:
        found["pick_up_at"] = [other for other in others if distances[other] < left and takes_off_from(g, seat, other)]
    return labelled(g, found)


def labelled(g: FrontierWars, tiles: dict[str, list[int]]) -> Reach:
    labels = g.scenario.labels
    return {verb: " ".join([labels[tile] for tile in there]) for verb, there in tiles.items() if there}
