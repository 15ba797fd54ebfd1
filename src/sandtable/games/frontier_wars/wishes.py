"""How much a player wants troops to stand somewhere: read off the map, without moving anybody."""

from __future__ import annotations

from typing import Final, final

from sandtable.engine.names import in_order
from sandtable.games.frontier_wars.book import ARTILLERY, INFANTRY, PLANE, SEATS, TANK, TYPES
from sandtable.games.frontier_wars.control import controller, enemy_in, vacant
from sandtable.games.frontier_wars.fly import flight
from sandtable.games.frontier_wars.layout import STRIDE
from sandtable.games.frontier_wars.move import march, ready_units
from sandtable.games.frontier_wars.position import NO_ONE, FrontierWars

# What habits go by: what is worth how much, how much a rival's loss counts, and what is left of a star for each step to it
STAR: Final = 0
MEDAL: Final = 1
UNIT: Final = 2  # the first of four types
SITE: Final = 6
PROJECT: Final = 7
WALL: Final = 8
HEADQUARTERS: Final = 9
DANGER: Final = 10
HARM: Final = 11
PULL: Final = 12
NEARNESS: Final = 13
DECK: Final = 14  # the first of three
RESEARCH: Final = 17
ORDER: Final = 18
HABITS: Final = in_order({
    "star": STAR, "medal": MEDAL, "infantry": UNIT + INFANTRY, "tank": UNIT + TANK, "artillery": UNIT + ARTILLERY,
    "plane": UNIT + PLANE, "building that works": SITE, "place to build": PROJECT, "resistance": WALL,
    "enemy headquarters": HEADQUARTERS, "enemy at the headquarters": DANGER, "harm": HARM, "star to go to": PULL,
    "nearness": NEARNESS, "attack order": DECK, "defence order": DECK + 1, "tactical order": DECK + 2, "research": RESEARCH,
    "order in hand": ORDER,
})  # fmt: skip

HQ_STARS: Final = 3  # as a place to go to
UNKNOWN: Final = -99.0
THREAT: Final = 2  # steps from which enemies threaten a headquarters


@final
class Outcome:
    """What is left after a battle, if nobody plays a card."""

    def __init__(self, mine: list[int], theirs: list[int], wall: int) -> None:
        self.mine: Final = mine
        self.theirs: Final = theirs
        self.wall: Final = wall  # what is left of the resistance of a headquarters


@final
class Wishes:
    """The wishes of one player in one position."""

    def __init__(self, g: FrontierWars, seat: int, weights: list[float]) -> None:
        self.g: Final = g
        self.seat: Final = seat
        self.weights: Final = weights
        self.near: Final = [weights[NEARNESS] ** steps for steps in range(10)]
        self.goals: Final = [tile for tile in range(g.scenario.land) if self.draws_troops(tile)]
        self.helpers: Final = self.all_helpers() if g.active == seat else [0] * (g.scenario.land * TYPES)
        self.gains: Final = [UNKNOWN] * (g.scenario.land * TYPES)

    # Places

    def stars(self, tile: int) -> int:
        g = self.g
        built = g.book.building_stars[g.building[tile]] if g.building[tile] and g.intact[tile] else 0
        return g.scenario.stars[tile] + built

    def draws_troops(self, tile: int) -> bool:
        """Whether a tile is worth going to: stars that one does not have, or somebody's headquarters."""
        g = self.g
        if g.flag[tile] != NO_ONE:
            return g.flag[tile] != self.seat
        return self.stars(tile) > 0 and controller(g, tile) != self.seat

    def pull(self, tile: int) -> float:
        """How near the best place to go to is."""
        most, distance, flag = 0.0, self.g.scenario.distance[tile], self.g.flag
        for goal in self.goals:
            stars = HQ_STARS if flag[goal] != NO_ONE else self.stars(goal)
            most = max(most, stars * self.near[min(distance[goal], 9)])
        return self.weights[PULL] * most

    def troops(self, tile: int, seat: int) -> list[int]:
        start = tile * STRIDE + seat * TYPES
        return self.g.units[start : start + TYPES]

    def worth(self, tile: int, troops: list[int]) -> float:
        """What a tile is worth to the player who has such troops there."""
        if sum(troops) and enemy_in(self.g, tile, self.seat):
            return self.battle(tile, troops)
        return self.hold(tile, troops)

    def hold(self, tile: int, troops: list[int]) -> float:
        g, weights, count = self.g, self.weights, sum(troops)
        home = g.flag[tile] == self.seat
        if not count and not home:
            return 0.0
        value = weights[STAR] * self.stars(tile)
        if troops[INFANTRY]:
            if vacant(g, tile):
                if g.scenario.may_build[tile] and g.factories[self.seat] + g.encampments[self.seat] > 0:
                    value += weights[PROJECT]
            elif not home:
                value += weights[SITE]
        surplus = count - g.book.stack_limit - g.sheet(self.seat).stack_bonus
        if surplus > 0:
            value -= weights[UNIT + INFANTRY] * surplus
        if home:
            value -= weights[DANGER] * max(self.threat(tile) - g.resistance[tile] - count, 0)
        return value

    def threat(self, tile: int) -> int:
        """How many enemies are near a tile."""
        g = self.g
        distance, found = g.scenario.distance[tile], 0
        for place in range(g.scenario.land * SEATS):
            if g.stacks[place] and place % SEATS != self.seat and distance[place // SEATS] <= THREAT:
                found += g.stacks[place]
        return found

    # Battles

    def battle(self, tile: int, troops: list[int]) -> float:
        """What an attack with such troops would bring."""
        g, weights = self.g, self.weights
        theirs = [0] * TYPES
        for other in range(g.players):
            if other != self.seat:
                start = tile * STRIDE + other * TYPES
                for type_ in range(TYPES):
                    theirs[type_] += g.units[start + type_]
        wall = g.resistance[tile] if g.flag[tile] != NO_ONE and g.flag[tile] != self.seat else 0
        left = fight(g, troops, theirs, wall)
        value = weights[WALL] * (wall - left.wall)
        for type_ in range(TYPES):
            value -= weights[UNIT + type_] * (troops[type_] - left.mine[type_])
            value += weights[HARM] * weights[UNIT + type_] * (theirs[type_] - left.theirs[type_])
        if sum(left.mine) and not sum(left.theirs) and not left.wall:
            value += weights[MEDAL] + (weights[HEADQUARTERS] if wall else 0.0)
            value += weights[STAR] * (1.0 + weights[HARM]) * self.stars(tile)
        return value

    # Moving

    def all_helpers(self) -> list[int]:
        """By tile and type: how many of the player's units could still move there, where enemies stand."""
        g = self.g
        found = [0] * (g.scenario.land * TYPES)
        for tile in range(g.scenario.land):
            if g.stacks[tile * SEATS + self.seat]:
                for type_ in range(TYPES):
                    ready = ready_units(g, tile, self.seat, type_)
                    if ready > 0:
                        for target in self.reach(tile, type_):
                            found[target * TYPES + type_] += ready
        return found

    def reach(self, tile: int, type_: int) -> list[int]:
        """The tiles that a unit can move to."""
        g = self.g
        steps = g.book.speed[type_] + g.bonus[type_]
        if type_ != PLANE:
            return march(g, self.seat, tile, steps)
        distances = flight(g, self.seat, tile, steps)
        return [target for target in range(g.scenario.land) if target != tile and distances[target] <= steps]

    def gain(self, tile: int, type_: int) -> float:
        """What it brings if one more unit comes to a tile: by itself, or as its part of an attack that all can join."""
        if self.gains[tile * TYPES + type_] == UNKNOWN:
            self.gains[tile * TYPES + type_] = self.find_gain(tile, type_)
        return self.gains[tile * TYPES + type_]

    def find_gain(self, tile: int, type_: int) -> float:
        here = self.troops(tile, self.seat)
        before = self.worth(tile, here)
        more = here[:]
        more[type_] += 1
        gain = self.worth(tile, more) - before
        if not enemy_in(self.g, tile, self.seat):
            return gain + self.pull(tile)
        helpers = self.helpers[tile * TYPES : tile * TYPES + TYPES]
        if sum(helpers) > 1:
            together = self.worth(tile, [here[i] + helpers[i] for i in range(TYPES)]) - before
            gain = max(gain, together / sum(helpers))
        return gain

    def loss(self, tile: int, type_: int) -> float:
        """What it costs if a unit leaves a tile."""
        here = self.troops(tile, self.seat)
        fewer = here[:]
        fewer[type_] -= 1
        lost = self.worth(tile, here) - self.worth(tile, fewer)
        return lost if enemy_in(self.g, tile, self.seat) else lost + self.pull(tile)


def fight(g: FrontierWars, attackers: list[int], defenders: list[int], wall: int) -> Outcome:
    """FW-7.9 The count-down with printed initiatives; FW-8.2 the garrison strikes once, when its resistance is called."""
    mine, theirs, waits = attackers[:], defenders[:], wall > 0
    attack, defence = g.book.attack, g.book.defence
    for step in range(max(max(attack), max(defence), wall), -1, -1):
        hits, blows = 0, 0
        for type_ in range(TYPES):
            if attack[type_] == step:
                hits += mine[type_]
            if defence[type_] == step:
                blows += theirs[type_]
        if waits and wall == step and wall:
            waits = False
            blows += 1
        fall(mine, blows)
        wall = max(wall - fall(theirs, hits), 0)
    return Outcome(mine, theirs, wall)


def fall(troops: list[int], hits: int) -> int:
    """FW-7.10 Casualties in their order. Returns the hits that nobody was left for."""
    for type_ in range(TYPES):
        lost = min(troops[type_], hits)
        troops[type_] -= lost
        hits -= lost
    return hits
