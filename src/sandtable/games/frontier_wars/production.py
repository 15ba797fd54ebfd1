"""FW-14.5 Production by cards: placing units, building and repairing without infantry."""

from __future__ import annotations

from typing import ClassVar, Final, final

from sandtable.engine.names import NOUN, VERB
from sandtable.engine.phrases import Phrase
from sandtable.games.frontier_wars.book import (
    ANY_CONSTRUCTION,
    ENCAMPMENT,
    FACTORY,
    HEADQUARTERS,
    HQ_OR_ENCAMPMENT,
    THE_BATTLE,
    TYPES,
)
from sandtable.games.frontier_wars.control import active_building, controller, erect, vacant
from sandtable.games.frontier_wars.followup import FollowUp
from sandtable.games.frontier_wars.position import FrontierWars
from sandtable.games.frontier_wars.verbs import (
    BUILD_ENCAMPMENT,
    BUILD_FACTORY,
    BUILT,
    HEAL,
    HEALED,
    PLACE,
    PLACED,
    REPAIR_AT,
    REPAIRED,
    STOP,
)


def may_place(g: FrontierWars, seat: int, tile: int, where: int) -> bool:
    """Whether a production card may use this tile. A headquarters or building on a frontier is not controlled."""
    if where == THE_BATTLE:
        return tile == g.battle
    if not g.intact[tile] or controller(g, tile) != seat:
        return False
    if where == ANY_CONSTRUCTION:
        return True
    wanted = ENCAMPMENT if where == HQ_OR_ENCAMPMENT else FACTORY
    return g.flag[tile] == seat or active_building(g, tile, seat, wanted)


def placements(g: FrontierWars, seat: int, where: int, units: list[int], only: int) -> list[int]:
    """Each unit of the reserve and tile where it may be placed."""
    types = [type_ for type_ in units if g.reserve[seat * TYPES + type_]]
    if not types:
        return []
    tiles = [only] if only >= 0 else [tile for tile in range(g.scenario.land) if may_place(g, seat, tile, where)]
    return [PLACE + type_ * VERB | tile for tile in tiles for type_ in types]


@final
class PlaceUnit(FollowUp):
    """FW-14.5 Units come from the reserve; what is missing is lost. FW-14.3 "Up to" may be fewer, but not none."""

    rule: ClassVar[str] = "FW-14.5"

    def __init__(self, seat: int, where: int, units: list[int], left: int, tiles: list[int], same_tile: bool) -> None:
        super().__init__(seat)
        self.where: Final = where
        self.units: Final = units
        self.left: Final = left
        self.tiles: Final = tiles  # of the units before
        self.same_tile: Final = same_tile

    def wanted(self, g: FrontierWars) -> int:
        return self.left

    def options(self, g: FrontierWars) -> list[int]:
        if not self.tiles:
            return placements(g, self.seat, self.where, self.units, -1)
        last = self.tiles[-1]
        options = placements(g, self.seat, self.where, self.units, last if self.same_tile else -1)
        if not self.same_tile:
            options = [option for option in options if option & NOUN not in self.tiles and option & NOUN >= g.onward(last)]
        if options:
            options.append(STOP)
        return options

    def chosen(self, g: FrontierWars, option: int) -> None:
        if option == STOP:
            return
        type_, tile = (option - PLACE) // VERB, option & NOUN
        g.put(tile, self.seat, type_)
        g.tell(PLACED, self.seat, type_, tile)
        if self.left > 1:
            g.then(PlaceUnit(self.seat, self.where, self.units, self.left - 1, [*self.tiles, tile], self.same_tile))

    def detail(self, g: FrontierWars) -> Phrase:
        return Phrase("detail-up-to", count=self.left)


def supply_options(g: FrontierWars, seat: int, tile: int) -> list[int]:
    """What the supply allows to build on a tile."""
    options: list[int] = []
    if g.factories[seat]:
        options.append(BUILD_FACTORY | tile)
    if g.encampments[seat]:
        options.append(BUILD_ENCAMPMENT | tile)
    return options


def legal_site(g: FrontierWars, seat: int, tile: int) -> bool:
    """FW-6.17 A controlled tile that is no city, airport or water and holds no construction, intact or destroyed."""
    return g.scenario.may_build[tile] and vacant(g, tile) and controller(g, tile) == seat


def free_sites(g: FrontierWars, seat: int) -> list[int]:
    options: list[int] = []
    if g.factories[seat] or g.encampments[seat]:
        for tile in range(g.scenario.land):
            if legal_site(g, seat, tile):
                options += supply_options(g, seat, tile)
    return options


def erect_at(g: FrontierWars, seat: int, option: int, spent: int) -> None:
    """Build what an option names, with so many infantry that went back to the reserve for it."""
    kind = FACTORY if option < BUILD_ENCAMPMENT else ENCAMPMENT
    erect(g, option & NOUN, kind, seat)
    g.tell(BUILT, seat, kind, option & NOUN, spent)


@final
class PlaceFree(FollowUp):
    """FW-6.17 Field Works: a legal tile, but no infantry is spent. FW-9.3 Building by card earns no medal."""

    rule: ClassVar[str] = "FW-6.17"

    def options(self, g: FrontierWars) -> list[int]:
        return free_sites(g, self.seat)

    def chosen(self, g: FrontierWars, option: int) -> None:
        erect_at(g, self.seat, option, 0)


def workshop_options(g: FrontierWars, seat: int) -> list[int]:
    """Destroyed factories and encampments on controlled tiles, and owned headquarters that are damaged."""
    options: list[int] = []
    for tile in range(g.scenario.land):
        kind = g.building[tile]
        if kind in (FACTORY, ENCAMPMENT) and not g.intact[tile] and controller(g, tile) == seat:
            options.append(REPAIR_AT | tile)
        elif g.flag[tile] == seat and g.resistance[tile] < full_resistance(g, tile):
            options.append(HEAL | tile)
    return options


def full_resistance(g: FrontierWars, tile: int) -> int:
    return g.sheet(g.colour[tile]).resistance


@final
class Workshop(FollowUp):
    """FW-6.20 Field Workshop: repair a construction for nothing, or FW-8.1 give a headquarters back one resistance."""

    rule: ClassVar[str] = "FW-8.1"

    def options(self, g: FrontierWars) -> list[int]:
        return workshop_options(g, self.seat)

    def chosen(self, g: FrontierWars, option: int) -> None:
        if option >= HEAL:
            g.resistance[option & NOUN] += 1
            g.tell(HEALED, self.seat, 0, option & NOUN)
        else:
            mend(g, self.seat, option & NOUN, 0)


def mend(g: FrontierWars, seat: int, tile: int, spent: int) -> None:
    """FW-6.20 The construction is intact again; FW-6.21 a headquarters gets the flag of who repairs it, and full resistance."""
    g.intact[tile] = 1
    if g.building[tile] == HEADQUARTERS:
        g.flag[tile] = seat
        g.resistance[tile] = full_resistance(g, tile)
    g.tell(REPAIRED, seat, g.building[tile], tile, spent)
