"""FW-14.11 Moves by cards and skills: redeployment, rail, breakthrough."""

from __future__ import annotations

from typing import ClassVar, Final, final

from sandtable.engine.names import NOUN, VERB
from sandtable.engine.phrases import Phrase, Thing
from sandtable.games.frontier_wars.book import SEATS, TYPES
from sandtable.games.frontier_wars.control import controller, enemy_in, note_control, open_to
from sandtable.games.frontier_wars.followup import FollowUp
from sandtable.games.frontier_wars.position import FrontierWars
from sandtable.games.frontier_wars.verbs import SHIFTED, STOP, TAKE, TARGET


def open_neighbours(g: FrontierWars, seat: int, tile: int) -> list[int]:
    """Adjacent land tiles that the seat controls or where nobody is present."""
    return [near for near in g.scenario.roads[tile] if open_to(g, near, seat)]


def relocate(g: FrontierWars, seat: int, source: int, target: int, type_: int) -> None:
    g.shift(source, target, seat, type_)
    note_control(g, source)
    note_control(g, target)
    g.tell(SHIFTED, seat, type_, target, source)


def redeployable(g: FrontierWars, seat: int) -> list[int]:
    """Own units that this card has not yet moved and that have somewhere to go."""
    options: list[int] = []
    for tile in range(g.scenario.land):
        if g.stacks[tile * SEATS + seat] and open_neighbours(g, seat, tile):
            for type_ in range(TYPES):
                if g.count(tile, seat, type_) > g.spent[tile * TYPES + type_]:
                    options.append(TAKE + type_ * VERB | tile)
    return options


@final
class Redeploy(FollowUp):
    """FW-14.11 Redeployment: up to three units, each to an adjacent land tile that is yours or empty; each moves once."""

    rule: ClassVar[str] = "FW-14.11"

    def __init__(self, seat: int, left: int, first: bool) -> None:
        super().__init__(seat)
        self.left: Final = left
        self.first: Final = first

    def wanted(self, g: FrontierWars) -> int:
        return self.left

    def options(self, g: FrontierWars) -> list[int]:
        options = redeployable(g, self.seat)
        if options and not self.first:
            options.append(STOP)
        return options

    def chosen(self, g: FrontierWars, option: int) -> None:
        if option != STOP:
            g.then(RedeployTo(self.seat, option & NOUN, (option - TAKE) // VERB))
            if self.left > 1:
                g.then(Redeploy(self.seat, self.left - 1, False))


@final
class RedeployTo(FollowUp):
    """FW-14.11 Where the redeployed unit goes."""

    rule: ClassVar[str] = "FW-14.11"

    def __init__(self, seat: int, tile: int, type_: int) -> None:
        super().__init__(seat)
        self.tile: Final = tile
        self.type_: Final = type_

    def question(self, g: FrontierWars) -> Phrase:
        return Phrase("ask-redeploy-to", unit=Thing("unit", self.type_), tile=Thing("tile", self.tile))

    def subject(self, g: FrontierWars) -> Thing:
        return Thing("tile", self.tile)

    def options(self, g: FrontierWars) -> list[int]:
        return [TARGET | near for near in open_neighbours(g, self.seat, self.tile)]

    def chosen(self, g: FrontierWars, option: int) -> None:
        relocate(g, self.seat, self.tile, option & NOUN, self.type_)
        g.spent[(option & NOUN) * TYPES + self.type_] += 1


def linked(g: FrontierWars, seat: int, source: int) -> list[int]:
    """Controlled tiles joined to this one by land without enemies."""
    seen = 1 << source
    reached = [source]
    for tile in reached:
        for near in g.scenario.roads[tile]:
            if not seen >> near & 1 and not enemy_in(g, near, seat):
                seen |= 1 << near
                reached.append(near)
    return sorted([tile for tile in reached if tile != source and controller(g, tile) == seat])


def rail_sources(g: FrontierWars, seat: int) -> list[int]:
    """Controlled tiles with own units and somewhere to go by rail."""
    return [
        tile
        for tile in range(g.scenario.land)
        if g.stacks[tile * SEATS + seat] and controller(g, tile) == seat and linked(g, seat, tile)
    ]


@final
class RailFrom(FollowUp):
    """FW-14.11 Rail Lines: up to three units from one controlled tile to another, joined by land without enemies."""

    rule: ClassVar[str] = "FW-14.11"

    def __init__(self, seat: int, most: int) -> None:
        super().__init__(seat)
        self.most: Final = most

    def options(self, g: FrontierWars) -> list[int]:
        return [TARGET | tile for tile in rail_sources(g, self.seat)]

    def chosen(self, g: FrontierWars, option: int) -> None:
        g.then(RailTo(self.seat, option & NOUN, self.most))


@final
class RailTo(FollowUp):
    """FW-14.11 Where the train goes."""

    rule: ClassVar[str] = "FW-14.11"

    def __init__(self, seat: int, source: int, most: int) -> None:
        super().__init__(seat)
        self.source: Final = source
        self.most: Final = most

    def question(self, g: FrontierWars) -> Phrase:
        return Phrase("ask-rail-to", tile=Thing("tile", self.source))

    def subject(self, g: FrontierWars) -> Thing:
        return Thing("tile", self.source)

    def options(self, g: FrontierWars) -> list[int]:
        return [TARGET | tile for tile in linked(g, self.seat, self.source)]

    def chosen(self, g: FrontierWars, option: int) -> None:
        g.then(Convey(self.seat, self.source, option & NOUN, self.most, 0, True))


@final
class BreakThrough(FollowUp):
    """FW-7.19 Breakthrough: after a battle won as attacker, one or two units go on to one adjacent tile, yours or empty."""

    rule: ClassVar[str] = "FW-7.19"

    def __init__(self, seat: int, most: int) -> None:
        super().__init__(seat)
        self.most: Final = most

    def question(self, g: FrontierWars) -> Phrase:
        return Phrase("ask-break-through", tile=Thing("tile", g.battle))

    def subject(self, g: FrontierWars) -> Thing:
        return Thing("tile", g.battle)

    def options(self, g: FrontierWars) -> list[int]:
        return [TARGET | tile for tile in open_neighbours(g, self.seat, g.battle)]

    def chosen(self, g: FrontierWars, option: int) -> None:
        g.then(Convey(self.seat, g.battle, option & NOUN, self.most, 0, True))


@final
class Convey(FollowUp):
    """FW-14.11 Choose the units that go from one tile to the other; at least one."""

    rule: ClassVar[str] = "FW-14.11"

    def __init__(self, seat: int, source: int, target: int, left: int, least: int, first: bool) -> None:
        super().__init__(seat)
        self.source: Final = source
        self.target: Final = target
        self.left: Final = left
        self.least: Final = least
        self.first: Final = first

    def question(self, g: FrontierWars) -> Phrase:
        return Phrase("ask-convey", source=Thing("tile", self.source), target=Thing("tile", self.target))

    def subject(self, g: FrontierWars) -> Thing:
        return Thing("tile", self.source)

    def wanted(self, g: FrontierWars) -> int:
        return self.left

    def options(self, g: FrontierWars) -> list[int]:
        options = [
            TAKE + type_ * VERB | self.source
            for type_ in range(g.onward(self.least), TYPES)
            if g.count(self.source, self.seat, type_)
        ]
        if options and not self.first:
            options.append(STOP)
        return options

    def chosen(self, g: FrontierWars, option: int) -> None:
        if option != STOP:
            type_ = (option - TAKE) // VERB
            relocate(g, self.seat, self.source, self.target, type_)
            if self.left > 1:
                g.then(Convey(self.seat, self.source, self.target, self.left - 1, type_, False))
