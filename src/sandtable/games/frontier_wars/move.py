"""FW-6.4 - FW-6.15 Movement on the ground and over water, and choosing which unit moves."""

from __future__ import annotations

from typing import ClassVar, Final, final

from sandtable.engine.names import NOUN, VERB
from sandtable.engine.phrases import Phrase, Thing
from sandtable.engine.steps import Decision, Refusal
from sandtable.games.frontier_wars.armies import then_moved
from sandtable.games.frontier_wars.book import INFANTRY, PLANE, SEATS, TYPES
from sandtable.games.frontier_wars.control import enemy_in, note_control
from sandtable.games.frontier_wars.fly import Fly
from sandtable.games.frontier_wars.followup import FollowUp
from sandtable.games.frontier_wars.layout import STRIDE
from sandtable.games.frontier_wars.position import FrontierWars
from sandtable.games.frontier_wars.verbs import DONE, MOVE, MOVED, SAIL, SELECT, SELECT_FRESH


@final
class Movement(Decision[FrontierWars]):
    """FW-6.4 Any number of units may move, each once, one after the other. FW-6.15 Until the player says so, or none can."""

    rule: ClassVar[str] = "FW-6.4"
    foreseen: ClassVar[bool] = True

    def options(self, g: FrontierWars) -> list[int]:
        seat = self.seat
        options: list[int] = []
        for tile in range(g.scenario.land):
            if g.stacks[tile * SEATS + seat]:
                for type_ in range(TYPES):
                    ready = ready_units(g, tile, seat, type_)
                    if ready > 0:
                        fresh = g.fresh[tile * TYPES + type_] if g.flag[tile] == seat else 0
                        if ready > fresh:
                            options.append(SELECT + type_ * VERB | tile)
                        if fresh:
                            options.append(SELECT_FRESH + type_ * VERB | tile)
        if options:
            options.append(DONE)
        return options

    def chosen(self, g: FrontierWars, option: int) -> None:
        if option == DONE:
            return
        fresh = option >= SELECT_FRESH
        type_, tile = (option - (SELECT_FRESH if fresh else SELECT)) // VERB, option & NOUN
        if type_ == PLANE:
            g.then(Fly(self.seat, tile, fresh, tile, 0, 0, 0))
        else:
            g.then(MoveTo(self.seat, tile, type_, fresh))
        g.then(self)

    def why_not(self, g: FrontierWars) -> list[Refusal]:
        refusals: list[Refusal] = []
        for tile in range(g.scenario.land):
            for type_ in range(TYPES):
                if g.count(tile, self.seat, type_):
                    option = SELECT + type_ * VERB | tile
                    if g.fixed[tile * TYPES + type_]:
                        refusals.append((option, "FW-6.14", Phrase("why-stays")))
                    else:
                        refusals.append((option, "FW-6.4", Phrase("why-has-moved")))
        return refusals


def ready_units(g: FrontierWars, tile: int, seat: int, type_: int) -> int:
    """How many units of a type have not moved this turn, fresh ones included."""
    index = tile * TYPES + type_
    return g.units[tile * STRIDE + seat * TYPES + type_] - g.spent[index] - g.fixed[index]


@final
class MoveTo(FollowUp):
    """FW-6.6 Choose where the unit ends its move; the way there does not matter."""

    rule: ClassVar[str] = "FW-6.6"

    def __init__(self, seat: int, tile: int, type_: int, fresh: bool) -> None:
        super().__init__(seat)
        self.tile: Final = tile
        self.type_: Final = type_
        self.fresh: Final = fresh

    def question(self, g: FrontierWars) -> Phrase:
        return Phrase("ask-move-to", unit=Thing("unit", self.type_), tile=Thing("tile", self.tile))

    def subject(self, g: FrontierWars) -> Thing:
        return Thing("tile", self.tile)

    def consequence(self, g: FrontierWars, option: int) -> Phrase | None:
        return then_moved(g, self.seat, self.tile, option & NOUN, 1)

    def options(self, g: FrontierWars) -> list[int]:
        reached = march(g, self.seat, self.tile, g.book.speed[self.type_] + g.bonus[self.type_])
        options = [MOVE | tile for tile in reached]
        if self.type_ == INFANTRY and g.crossings:
            options += [SAIL | tile for tile in g.scenario.crossings[self.tile] if tile not in reached]
        return options

    def chosen(self, g: FrontierWars, option: int) -> None:
        if option >= SAIL:
            g.crossings -= 1
        if self.fresh:
            g.fresh[self.tile * TYPES + self.type_] -= 1
        arrive(g, self.seat, self.tile, option & NOUN, self.type_, carried=False)
        g.tell(MOVED, self.seat, self.type_, option & NOUN, self.tile)

    def detail(self, g: FrontierWars) -> Phrase:
        return Phrase("detail-movement", hexes=g.book.speed[self.type_] + g.bonus[self.type_])

    def why_not(self, g: FrontierWars) -> list[Refusal]:
        return [(MOVE | tile, "FW-6.7", Phrase("why-out-of-reach")) for tile in range(g.scenario.land) if tile != self.tile]


def march(g: FrontierWars, seat: int, start: int, movement: int) -> list[int]:
    """FW-6.5 The land tiles a ground unit reaches; FW-6.7 whoever enters a tile with an enemy must stop there."""
    seen = 1 << start
    reached: list[int] = []
    edge = [start]
    for _ in range(movement):
        further: list[int] = []
        for tile in edge:
            for near in g.scenario.roads[tile]:
                if not seen >> near & 1:
                    seen |= 1 << near
                    reached.append(near)
                    if not enemy_in(g, near, seat):
                        further.append(near)
        edge = further
    return sorted(reached)


def arrive(g: FrontierWars, seat: int, source: int, target: int, type_: int, *, carried: bool) -> None:
    """FW-6.14 A unit that ends its move on a tile with an enemy is committed; FW-6.8 who leaves may give up the tile."""
    g.shift(source, target, seat, type_)
    if carried or enemy_in(g, target, seat):
        g.fixed[target * TYPES + type_] += 1
    else:
        g.spent[target * TYPES + type_] += 1
    note_control(g, source)
    note_control(g, target)
