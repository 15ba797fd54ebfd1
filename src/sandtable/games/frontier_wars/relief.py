"""FW-14.11 Moves by cards and skills into a battle or out of it: withdrawal, scramble, relief."""

from __future__ import annotations

from typing import ClassVar, Final, final

from sandtable.engine.names import NOUN, VERB
from sandtable.engine.phrases import Phrase, Thing
from sandtable.games.frontier_wars.book import PLANE, TYPES
from sandtable.games.frontier_wars.control import controller
from sandtable.games.frontier_wars.followup import FollowUp
from sandtable.games.frontier_wars.position import FrontierWars
from sandtable.games.frontier_wars.removal import PLANE_RANGE
from sandtable.games.frontier_wars.shifts import open_neighbours, relocate
from sandtable.games.frontier_wars.verbs import STOP, TAKE, TARGET


@final
class Withdraw(FollowUp):
    """FW-7.7 Withdrawal: all units of the battle go to one adjacent land tile; a garrison stays and fights alone."""

    rule: ClassVar[str] = "FW-7.7"

    def question(self, g: FrontierWars) -> Phrase:
        return Phrase("ask-withdraw", tile=Thing("tile", g.battle))

    def subject(self, g: FrontierWars) -> Thing:
        return Thing("tile", g.battle)

    def options(self, g: FrontierWars) -> list[int]:
        return [TARGET | tile for tile in open_neighbours(g, self.seat, g.battle)]

    def chosen(self, g: FrontierWars, option: int) -> None:
        for type_ in range(TYPES):
            for _ in range(g.count(g.battle, self.seat, type_)):
                relocate(g, self.seat, g.battle, option & NOUN, type_)


def planes_in_range(g: FrontierWars, seat: int) -> list[int]:
    """Controlled tiles within three hexes of the battle that hold own planes."""
    distance = g.scenario.distance[g.battle]
    return [
        tile
        for tile in range(g.scenario.land)
        if tile != g.battle and distance[tile] <= PLANE_RANGE and g.count(tile, seat, PLANE) and controller(g, tile) == seat
    ]


@final
class Scramble(FollowUp):
    """FW-14.11 Scramble: a plane may come into the battle; without one there, it must."""

    rule: ClassVar[str] = "FW-14.11"

    def question(self, g: FrontierWars) -> Phrase:
        return Phrase("ask-scramble", tile=Thing("tile", g.battle))

    def subject(self, g: FrontierWars) -> Thing:
        return Thing("tile", g.battle)

    def options(self, g: FrontierWars) -> list[int]:
        options = [TAKE + PLANE * VERB | tile for tile in planes_in_range(g, self.seat)]
        if options and g.count(g.battle, self.seat, PLANE):
            options.append(STOP)
        return options

    def chosen(self, g: FrontierWars, option: int) -> None:
        if option != STOP:
            relocate(g, self.seat, option & NOUN, g.battle, PLANE)


def relievers(g: FrontierWars, seat: int) -> list[int]:
    """Own ground units on controlled tiles next to the battle."""
    return [
        TAKE + type_ * VERB | tile
        for tile in g.scenario.roads[g.battle]
        if controller(g, tile) == seat
        for type_ in range(PLANE)
        if g.count(tile, seat, type_)
    ]


@final
class Relieve(FollowUp):
    """FW-14.11 Relief Column: one or two ground units from adjacent controlled tiles join the battle."""

    rule: ClassVar[str] = "FW-14.11"

    def __init__(self, seat: int, left: int, first: bool) -> None:
        super().__init__(seat)
        self.left: Final = left
        self.first: Final = first

    def question(self, g: FrontierWars) -> Phrase:
        return Phrase("ask-relieve", tile=Thing("tile", g.battle))

    def subject(self, g: FrontierWars) -> Thing:
        return Thing("tile", g.battle)

    def wanted(self, g: FrontierWars) -> int:
        return self.left

    def options(self, g: FrontierWars) -> list[int]:
        options = relievers(g, self.seat)
        if options and not self.first:
            options.append(STOP)
        return options

    def chosen(self, g: FrontierWars, option: int) -> None:
        if option != STOP:
            relocate(g, self.seat, option & NOUN, g.battle, (option - TAKE) // VERB)
            if self.left > 1:
                g.then(Relieve(self.seat, self.left - 1, False))
