"""FW-5 Phase 3: reinforcements, in turn order."""

from __future__ import annotations

from typing import ClassVar, Final, final

from sandtable.engine.names import NOUN, VERB
from sandtable.engine.phrases import Phrase, Thing
from sandtable.engine.steps import Decision, Refusal, Step
from sandtable.games.frontier_wars.book import ENCAMPMENT, FACTORY, INFANTRY, TANK, TYPES
from sandtable.games.frontier_wars.coach import FIRST_REINFORCEMENT, hint
from sandtable.games.frontier_wars.control import active_building, controller, enemy_in
from sandtable.games.frontier_wars.followup import FollowUp
from sandtable.games.frontier_wars.position import FrontierWars
from sandtable.games.frontier_wars.verbs import DONE, DRAFT_TO, REINFORCE, REINFORCED


@final
class Reinforcements(Step[FrontierWars]):
    """FW-5 In turn order each player receives the units of headquarters, encampments and factories."""

    rule: ClassVar[str] = "FW-5.1"

    def run(self, g: FrontierWars) -> None:
        for seat in g.in_turn_order():
            g.then(OpenSites(seat))
            g.then(Reinforce(seat))


@final
class OpenSites(Step[FrontierWars]):
    """FW-5.1 Each owned headquarters and each active encampment and factory gives one unit; FW-5.2 a headquarters always."""

    rule: ClassVar[str] = "FW-5.2"

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, g: FrontierWars) -> None:
        seat = self.seat
        for tile in range(g.scenario.land):
            site = g.flag[tile] == seat or active_building(g, tile, seat, ENCAMPMENT) or active_building(g, tile, seat, FACTORY)
            g.sites[tile] = 1 if site else 0
        if sum(g.sites):
            hint(g, seat, FIRST_REINFORCEMENT)


@final
class Reinforce(Decision[FrontierWars]):
    """FW-5.4 Sites are served one at a time in any order; what the reserve lacks is lost. FW-5.5 Any site may be declined."""

    rule: ClassVar[str] = "FW-5.4"
    foreseen: ClassVar[bool] = True

    def consequence(self, g: FrontierWars, option: int) -> Phrase | None:
        return Phrase("then-sites-idle", count=sum(g.sites)) if option == DONE else None

    def options(self, g: FrontierWars) -> list[int]:
        options: list[int] = []
        for tile in range(g.scenario.land):
            if g.sites[tile]:
                for type_ in range(TYPES):
                    if produces(g, tile, type_) and g.reserve[self.seat * TYPES + type_]:
                        options.append(REINFORCE + type_ * VERB | tile)
        if options:
            options.append(DONE)
        return options

    def chosen(self, g: FrontierWars, option: int) -> None:
        if option == DONE:
            return
        type_, site = (option - REINFORCE) // VERB, option & NOUN
        g.sites[site] = 0
        if type_ == INFANTRY and g.sheet(self.seat).drafts_forward:
            g.then(DraftTo(self.seat, site))
        else:
            reinforce(g, self.seat, type_, site)
        g.then(self)

    def detail(self, g: FrontierWars) -> Phrase:
        return Phrase("detail-sites", count=sum(g.sites))

    def why_not(self, g: FrontierWars) -> list[Refusal]:
        refusals: list[Refusal] = []
        for tile in range(g.scenario.land):
            for type_ in range(TYPES):
                option = REINFORCE + type_ * VERB | tile
                if g.sites[tile] and produces(g, tile, type_):
                    refusals.append((option, "FW-5.4", Phrase("why-no-reserve")))
                elif g.keeper[tile] == self.seat and g.intact[tile] and not g.sites[tile] and produces(g, tile, type_):
                    refusals.append((option, "FW-5.1", Phrase("why-site")))
        return refusals


def produces(g: FrontierWars, tile: int, type_: int) -> bool:
    """FW-5.1 A headquarters any unit, an encampment infantry, a factory mechanised units."""
    kind = g.building[tile]
    if kind == ENCAMPMENT:
        return type_ == INFANTRY
    return type_ >= TANK or kind != FACTORY


def reinforce(g: FrontierWars, seat: int, type_: int, tile: int) -> None:
    """FW-5.3 The unit is placed. FW-5.6 On a frontier, that is at a besieged headquarters, it is fresh: it adds troops there."""
    g.put(tile, seat, type_)
    if g.flag[tile] == seat and enemy_in(g, tile, seat):
        g.fresh[tile * TYPES + type_] += 1
    g.tell(REINFORCED, seat, type_, tile)


@final
class DraftTo(FollowUp):
    """FW-5.3 Forward Drafts: infantry may be placed on a controlled tile next to the building that produced it."""

    rule: ClassVar[str] = "FW-5.3"

    def __init__(self, seat: int, site: int) -> None:
        super().__init__(seat)
        self.site: Final = site

    def question(self, g: FrontierWars) -> Phrase:
        return Phrase("ask-draft-to", tile=Thing("tile", self.site))

    def subject(self, g: FrontierWars) -> Thing:
        return Thing("tile", self.site)

    def options(self, g: FrontierWars) -> list[int]:
        near = [DRAFT_TO | tile for tile in g.scenario.roads[self.site] if controller(g, tile) == self.seat]
        return [DRAFT_TO | self.site, *near]

    def chosen(self, g: FrontierWars, option: int) -> None:
        reinforce(g, self.seat, INFANTRY, option & NOUN)

    def why_not(self, g: FrontierWars) -> list[Refusal]:
        return [(DRAFT_TO | tile, "FW-5.3", Phrase("why-not-yours")) for tile in g.scenario.roads[self.site]]
