"""FW-6.9 - FW-6.12 Planes and the units they carry."""

from __future__ import annotations

from typing import ClassVar, Final, final

from sandtable.engine.names import NOUN
from sandtable.engine.phrases import Phrase, Thing
from sandtable.engine.steps import Refusal
from sandtable.games.frontier_wars.armies import then_moved
from sandtable.games.frontier_wars.book import ARTILLERY, INFANTRY, PLANE, TYPES
from sandtable.games.frontier_wars.control import enemy_guns, enemy_in, note_control
from sandtable.games.frontier_wars.followup import FollowUp
from sandtable.games.frontier_wars.layout import STRIDE
from sandtable.games.frontier_wars.position import FrontierWars
from sandtable.games.frontier_wars.verbs import FLY, LANDED, LOAD_ARTILLERY, LOAD_INFANTRY, MOVED, PICK_UP

FAR: Final = 99


@final
class Fly(FollowUp):
    """FW-6.9 A plane flies over anything and ends on land. FW-6.12 It may board passengers on one tile of its route."""

    rule: ClassVar[str] = "FW-6.9"

    def __init__(self, seat: int, start: int, fresh: bool, tile: int, flown: int, infantry: int, artillery: int) -> None:
        super().__init__(seat)
        self.start: Final = start
        self.fresh: Final = fresh
        self.tile: Final = tile  # where it is now: its start, or where it picks up passengers
        self.flown: Final = flown
        self.infantry: Final = infantry
        self.artillery: Final = artillery

    def question(self, g: FrontierWars) -> Phrase:
        return Phrase("ask-fly", tile=Thing("tile", self.start))

    def subject(self, g: FrontierWars) -> Thing:
        return Thing("tile", self.start)

    def consequence(self, g: FrontierWars, option: int) -> Phrase | None:
        return then_moved(g, self.seat, self.start, option & NOUN, 1) if option & ~NOUN == FLY else None

    def options(self, g: FrontierWars) -> list[int]:
        options: list[int] = []
        left = g.book.speed[PLANE] + g.bonus[PLANE] - self.flown
        loaded = self.infantry + self.artillery
        if loaded < g.capacity:
            # For search infantry boards before artillery, so that no load is tried twice.
            if (g.any_order or not self.artillery) and boarders(g, self.seat, self.tile, INFANTRY) > self.infantry:
                options.append(LOAD_INFANTRY)
            if boarders(g, self.seat, self.tile, ARTILLERY) > self.artillery:
                options.append(LOAD_ARTILLERY)
        if loaded == 0 and self.flown:
            return options  # it came here to pick somebody up
        distances = flight(g, self.seat, self.tile, left)
        for tile in range(g.scenario.land):
            if distances[tile] <= left and tile != self.tile:
                options.append(FLY | tile)
        if loaded == 0:
            for tile in range(g.scenario.land):
                if distances[tile] < left and tile != self.tile and takes_off_from(g, self.seat, tile):
                    options.append(PICK_UP | tile)
        return options

    def chosen(self, g: FrontierWars, option: int) -> None:
        if option >= LOAD_ARTILLERY:
            g.then(self.with_load(self.infantry, self.artillery + 1))
        elif option >= LOAD_INFANTRY:
            g.then(self.with_load(self.infantry + 1, self.artillery))
        elif option >= PICK_UP:
            tile = option & NOUN
            g.then(Fly(self.seat, self.start, self.fresh, tile, flight(g, self.seat, self.start, FAR)[tile], 0, 0))
        else:
            self.land(g, option & NOUN)

    def with_load(self, infantry: int, artillery: int) -> Fly:
        return Fly(self.seat, self.start, self.fresh, self.tile, self.flown, infantry, artillery)

    def land(self, g: FrontierWars, target: int) -> None:
        """FW-6.11 Passengers land with the plane. FW-7.13 Among enemies they stay aboard until it comes down."""
        seat = self.seat
        if self.fresh:
            g.fresh[self.start * TYPES + PLANE] -= 1
        g.shift(self.start, target, seat, PLANE)
        g.fixed[target * TYPES + PLANE] += 1
        for _ in range(self.infantry):
            disembark(g, seat, self.tile, target, INFANTRY)
        for _ in range(self.artillery):
            disembark(g, seat, self.tile, target, ARTILLERY)
        for tile in (self.start, self.tile, target):
            note_control(g, tile)
        g.tell(MOVED, seat, PLANE, target, self.start)
        carried = self.infantry + self.artillery
        if carried:
            g.tell(LANDED, seat, carried, target, self.tile, self.infantry)
            if not g.landed and enemy_in(g, target, seat):
                g.cargo[target * 16 + self.infantry * 4 + self.artillery] += 1

    def detail(self, g: FrontierWars) -> Phrase:
        left = g.book.speed[PLANE] + g.bonus[PLANE] - self.flown
        return Phrase("detail-flight", hexes=left, taken=self.infantry + self.artillery, places=g.capacity)

    def why_not(self, g: FrontierWars) -> list[Refusal]:
        refusals: list[Refusal] = [
            (FLY | tile, "FW-6.10", Phrase("why-out-of-range")) for tile in range(g.scenario.land) if tile != self.tile
        ]
        refusals.append((LOAD_INFANTRY, "FW-6.11", Phrase("why-no-infantry-boards")))
        refusals.append((LOAD_ARTILLERY, "FW-6.11", Phrase("why-no-artillery-boards")))
        return refusals


def boarders(g: FrontierWars, seat: int, tile: int, type_: int) -> int:
    """FW-6.12 How many units of a type may board here: not those that were carried before or are committed."""
    return g.units[tile * STRIDE + seat * TYPES + type_] - g.fixed[tile * TYPES + type_]


def takes_off_from(g: FrontierWars, seat: int, tile: int) -> bool:
    """FW-6.12 A tile to pick passengers up: somebody may board, and no enemy artillery stands there."""
    waiting = boarders(g, seat, tile, INFANTRY) + boarders(g, seat, tile, ARTILLERY)
    return waiting > 0 and not enemy_guns(g, tile, seat)


def flight(g: FrontierWars, seat: int, start: int, most: int) -> list[int]:
    """FW-6.9 How many hexes each land tile is away by air; FW-6.10 whoever enters a tile with enemy artillery ends there."""
    scenario = g.scenario
    land = scenario.land
    blocked = [tile for tile in range(land) if enemy_guns(g, tile, seat) and tile != start]
    if not blocked:
        return scenario.distance[start]
    distances = [FAR] * len(scenario.near)
    distances[start] = 0
    edge = [start]
    steps = 0
    while edge and steps < most:
        steps += 1
        further: list[int] = []
        for place in edge:
            for near in scenario.near[place]:
                if distances[near] == FAR:
                    distances[near] = steps
                    if near >= land or near not in blocked:
                        further.append(near)
        edge = further
    return distances


def disembark(g: FrontierWars, seat: int, source: int, target: int, type_: int) -> None:
    """Of the units that may board, one that has moved goes first, then one that has not, then a fresh one."""
    index = source * TYPES + type_
    if g.spent[index]:
        g.spent[index] -= 1
    g.shift(source, target, seat, type_)
    g.fixed[target * TYPES + type_] += 1
