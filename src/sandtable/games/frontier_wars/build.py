"""FW-6.16 - FW-6.21 Building and repairing."""

from __future__ import annotations

from typing import ClassVar, final

from sandtable.engine.names import NOUN
from sandtable.engine.phrases import Phrase, Thing
from sandtable.engine.steps import Decision, Refusal
from sandtable.games.frontier_wars.book import ENCAMPMENT, FACTORY, INFANTRY, NOTHING, SEATS, TYPES
from sandtable.games.frontier_wars.coach import FIRST_SITE, hint
from sandtable.games.frontier_wars.control import controller, present, vacant
from sandtable.games.frontier_wars.position import FrontierWars
from sandtable.games.frontier_wars.production import erect_at, legal_site, mend, supply_options
from sandtable.games.frontier_wars.verbs import BUILD_ENCAMPMENT, BUILD_FACTORY, DONE, REPAIR_AT
from sandtable.games.frontier_wars.victory import award


@final
class Build(Decision[FrontierWars]):
    """FW-6.16 Build and repair as often as legal, each time with an infantry on a controlled tile."""

    rule: ClassVar[str] = "FW-6.17"
    foreseen: ClassVar[bool] = True

    def consequence(self, g: FrontierWars, option: int) -> Phrase | None:
        """FW-6.18 A medal; the infantry that builds goes back to the reserve, and the tile may be given up with it."""
        tile = option & NOUN
        if option == DONE:
            return None
        usual = brings_a_star_and_a_medal(g, option)
        if option < REPAIR_AT and g.sheet(self.seat).keeps_builders:
            return Phrase("then-spends-nobody") if usual else None
        if g.stacks[tile * SEATS + self.seat] > 1 or g.flag[tile] == self.seat:
            return Phrase("then-spends-infantry", usual=usual)
        return Phrase("then-spends-the-last", tile=Thing("tile", tile), usual=usual)

    def options(self, g: FrontierWars) -> list[int]:
        seat = self.seat
        if g.out[seat]:
            return []
        options: list[int] = []
        for tile in range(g.scenario.land):
            if g.count(tile, seat, INFANTRY):
                if legal_site(g, seat, tile):
                    options += supply_options(g, seat, tile)
                elif may_repair(g, seat, tile):
                    options.append(REPAIR_AT | tile)
        if options:
            hint(g, seat, FIRST_SITE)
            options.append(DONE)
        return options

    def chosen(self, g: FrontierWars, option: int) -> None:
        if option == DONE:
            return
        seat, tile = self.seat, option & NOUN
        if option >= REPAIR_AT:
            # FW-6.20 No medal, and the infantry is spent.
            spend_infantry(g, seat, tile)
            mend(g, seat, tile, 1)
        else:
            # FW-6.18 The infantry returns to the reserve (Combat Engineers keep it), and the player gains a medal.
            spent = 0 if g.sheet(seat).keeps_builders else 1
            if spent:
                spend_infantry(g, seat, tile)
            erect_at(g, seat, option, spent)
            award(g, seat, g.book.medals_build, tile)
        g.then(self)

    def why_not(self, g: FrontierWars) -> list[Refusal]:
        refusals: list[Refusal] = []
        for tile in range(g.scenario.land):
            if present(g, tile, self.seat):
                for option in (BUILD_FACTORY | tile, BUILD_ENCAMPMENT | tile):
                    refusals.append((option, "FW-6.17", obstacle(g, self.seat, tile)))
        return refusals


def brings_a_star_and_a_medal(g: FrontierWars, option: int) -> int:
    """FW-9.1, FW-3.2 Whether building brings one of each, as in the box; packs may say otherwise. A repair brings no medal."""
    kind = FACTORY if option < BUILD_ENCAMPMENT else ENCAMPMENT
    return int(option < REPAIR_AT and g.book.medals_build == 1 and g.book.building_stars[kind] == 1)


def spend_infantry(g: FrontierWars, seat: int, tile: int) -> None:
    """FW-6.18 An infantry returns to the reserve, and with it the mark of one that was carried here."""
    g.take(tile, seat, INFANTRY)
    index = tile * TYPES + INFANTRY
    g.fixed[index] = min(g.fixed[index], g.count(tile, seat, INFANTRY))


def may_repair(g: FrontierWars, seat: int, tile: int) -> bool:
    """FW-6.20 A controlled tile with a destroyed construction of any colour."""
    return g.building[tile] != NOTHING and not g.intact[tile] and controller(g, tile) == seat


def obstacle(g: FrontierWars, seat: int, tile: int) -> Phrase:
    """Why nothing can be built on a tile."""
    if controller(g, tile) != seat:
        return Phrase("why-not-yours")
    if not g.scenario.may_build[tile]:
        return Phrase("why-not-built-on")
    if not vacant(g, tile):
        return Phrase("why-not-vacant")
    if not g.count(tile, seat, INFANTRY):
        return Phrase("why-only-infantry-builds")
    return Phrase("why-not-in-supply")
