"""FW-14 Effects that ask for their targets: what is placed, built, repaired, removed, destroyed, taken or drawn."""

from __future__ import annotations

from typing import Final, final

from sandtable.games.frontier_wars.battle_effects import in_battle
from sandtable.games.frontier_wars.book import ATTACK, DEFENCE, PLANE, TACTICAL, THE_BATTLE, Effect
from sandtable.games.frontier_wars.cards import can_draw
from sandtable.games.frontier_wars.casualties import has_units
from sandtable.games.frontier_wars.drawing import DrawCard
from sandtable.games.frontier_wars.position import FrontierWars
from sandtable.games.frontier_wars.production import PlaceFree, PlaceUnit, Workshop, free_sites, placements, workshop_options
from sandtable.games.frontier_wars.removal import (
    RemoveAt,
    Sabotage,
    ShootDown,
    Steal,
    removal_tiles,
    sabotage_tiles,
    steal_options,
)


@final
class PlaceUnits(Effect[FrontierWars]):
    """FW-14.5 Units come from the reserve: on one tile, or each on another."""

    def __init__(self, where: int, units: list[int], count: int, same_tile: bool) -> None:
        self.where: Final = where
        self.units: Final = units
        self.count: Final = count
        self.same_tile: Final = same_tile

    def possible(self, g: FrontierWars, seat: int) -> bool:
        return bool(placements(g, seat, self.where, self.units, -1))

    def carry_out(self, g: FrontierWars, seat: int) -> None:
        g.then(PlaceUnit(seat, self.where, self.units, self.count, [], self.same_tile))


@final
class BuildFree(Effect[FrontierWars]):
    """A factory or an encampment is built without an infantry, and earns no medal."""

    def possible(self, g: FrontierWars, seat: int) -> bool:
        return bool(free_sites(g, seat))

    def carry_out(self, g: FrontierWars, seat: int) -> None:
        g.then(PlaceFree(seat))


@final
class RepairOrHeal(Effect[FrontierWars]):
    """A destroyed construction is repaired, or a headquarters heals."""

    def possible(self, g: FrontierWars, seat: int) -> bool:
        return bool(workshop_options(g, seat))

    def carry_out(self, g: FrontierWars, seat: int) -> None:
        g.then(Workshop(seat))


@final
class RemoveInBattle(Effect[FrontierWars]):
    """The attacker loses one unit of this battle."""

    def possible(self, g: FrontierWars, seat: int) -> bool:
        return has_units(g, g.battle, g.active)

    def carry_out(self, g: FrontierWars, seat: int) -> None:
        g.then(RemoveAt(seat, THE_BATTLE))


@final
class ShootDownPlane(Effect[FrontierWars]):
    """The attacker loses one plane of this battle."""

    def possible(self, g: FrontierWars, seat: int) -> bool:
        return in_battle(g, g.active, [PLANE])

    def carry_out(self, g: FrontierWars, seat: int) -> None:
        g.then(ShootDown(seat))


@final
class RemoveAfar(Effect[FrontierWars]):
    """An enemy loses one unit near a plane of yours, or next to a tile you control."""

    def __init__(self, where: int) -> None:
        self.where: Final = where

    def possible(self, g: FrontierWars, seat: int) -> bool:
        return bool(removal_tiles(g, seat, self.where))

    def carry_out(self, g: FrontierWars, seat: int) -> None:
        g.then(RemoveAt(seat, self.where))


@final
class DestroyBuilding(Effect[FrontierWars]):
    """A construction that you do not control is destroyed by infantry nearby."""

    def possible(self, g: FrontierWars, seat: int) -> bool:
        return bool(sabotage_tiles(g, seat))

    def carry_out(self, g: FrontierWars, seat: int) -> None:
        g.then(Sabotage(seat))


@final
class TakeCard(Effect[FrontierWars]):
    """A random card of an opponent, by its back."""

    def possible(self, g: FrontierWars, seat: int) -> bool:
        return bool(steal_options(g, seat))

    def carry_out(self, g: FrontierWars, seat: int) -> None:
        g.then(Steal(seat))


@final
class DrawCards(Effect[FrontierWars]):
    """Draw cards, from any decks that have some."""

    def __init__(self, count: int) -> None:
        self.count: Final = count

    def possible(self, g: FrontierWars, seat: int) -> bool:
        return can_draw(g, ATTACK) or can_draw(g, DEFENCE) or can_draw(g, TACTICAL)

    def carry_out(self, g: FrontierWars, seat: int) -> None:
        g.then(DrawCard(seat, self.count))
