"""FW-6.2 What cards and skills change to the end of the turn."""

from __future__ import annotations

from typing import Final, final

from sandtable.games.frontier_wars.book import INFANTRY, PLANE, TYPES, Effect
from sandtable.games.frontier_wars.position import FrontierWars


def on_map(g: FrontierWars, seat: int, units: list[int]) -> bool:
    """Whether a seat has a unit of these types on the map."""
    for type_ in units:
        if g.reserve[seat * TYPES + type_] < g.book.box[type_]:
            return True
    return False


@final
class ModifyMove(Effect[FrontierWars]):
    """Units of some types move farther."""

    def __init__(self, units: list[int], amount: int) -> None:
        self.units: Final = units
        self.amount: Final = amount

    def possible(self, g: FrontierWars, seat: int) -> bool:
        return on_map(g, seat, self.units)

    def carry_out(self, g: FrontierWars, seat: int) -> None:
        for type_ in self.units:
            g.bonus[type_] += self.amount


@final
class PassengersLanded(Effect[FrontierWars]):
    """Passengers are on the ground from the start of a battle."""

    def possible(self, g: FrontierWars, seat: int) -> bool:
        return on_map(g, seat, [PLANE])

    def carry_out(self, g: FrontierWars, seat: int) -> None:
        g.landed = True


@final
class PlaneCapacity(Effect[FrontierWars]):
    """Each plane carries so many units."""

    def __init__(self, capacity: int) -> None:
        self.capacity: Final = capacity

    def possible(self, g: FrontierWars, seat: int) -> bool:
        return on_map(g, seat, [PLANE])

    def carry_out(self, g: FrontierWars, seat: int) -> None:
        g.capacity = self.capacity


@final
class SeaMove(Effect[FrontierWars]):
    """FW-6.13 Some infantry may cross water: possible where one stands at a shore from which a sea move can begin."""

    def __init__(self, count: int) -> None:
        self.count: Final = count

    def possible(self, g: FrontierWars, seat: int) -> bool:
        for tile in range(g.scenario.land):
            if g.scenario.crossings[tile] and g.count(tile, seat, INFANTRY):
                return True
        return False

    def carry_out(self, g: FrontierWars, seat: int) -> None:
        g.crossings += self.count
