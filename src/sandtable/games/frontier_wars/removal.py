"""FW-14.6 Removing troops, buildings and cards by order cards."""

from __future__ import annotations

from typing import ClassVar, Final, final

from sandtable.engine.names import NOUN
from sandtable.engine.phrases import Phrase, Thing
from sandtable.engine.steps import Step
from sandtable.games.frontier_wars.book import (
    DECKS,
    ENCAMPMENT,
    FACTORY,
    HEADQUARTERS,
    INFANTRY,
    NEAR_OWN_PLANE,
    PLANE,
    THE_BATTLE,
)
from sandtable.games.frontier_wars.cards import hand_types
from sandtable.games.frontier_wars.casualties import has_units, loads, lose_plane, remove_one
from sandtable.games.frontier_wars.control import controller
from sandtable.games.frontier_wars.followup import FollowUp
from sandtable.games.frontier_wars.layout import HAND
from sandtable.games.frontier_wars.position import FrontierWars
from sandtable.games.frontier_wars.verbs import (
    DESTROYED,
    FACTION,
    LOST_CARD,
    REMOVED,
    SHOOT_DOWN,
    STEAL,
    STOLE,
    STOLE_CARD,
    TARGET,
)

PLANE_RANGE: Final = 3
INFANTRY_RANGE: Final = 2


def stands_within(g: FrontierWars, seat: int, type_: int, tile: int, steps: int) -> bool:
    """FW-2.1 Whether a unit of the seat stands within so many hexes."""
    distance = g.scenario.distance[tile]
    for other in range(g.scenario.land):
        if distance[other] <= steps and g.count(other, seat, type_):
            return True
    return False


def enemy_units(g: FrontierWars, seat: int, tile: int) -> list[int]:
    return [other for other in range(g.players) if other != seat and has_units(g, tile, other)]


def next_to_controlled(g: FrontierWars, seat: int, tile: int) -> bool:
    for near in g.scenario.roads[tile]:
        if controller(g, near) == seat:
            return True
    return False


def removal_tiles(g: FrontierWars, seat: int, where: int) -> list[int]:
    """Bombing Run: tiles near an own plane. Partisans: tiles without an intact headquarters next to a controlled one."""
    tiles: list[int] = []
    for tile in range(g.scenario.land):
        if enemy_units(g, seat, tile):
            if where == NEAR_OWN_PLANE:
                legal = stands_within(g, seat, PLANE, tile, PLANE_RANGE)
            else:
                legal = not (g.building[tile] == HEADQUARTERS and g.intact[tile]) and next_to_controlled(g, seat, tile)
            if legal:
                tiles.append(tile)
    return tiles


@final
class RemoveAt(FollowUp):
    """FW-14.6 Removing troops by card is no battle: no medal, and no building is destroyed by it."""

    rule: ClassVar[str] = "FW-14.6"

    def __init__(self, seat: int, where: int) -> None:
        super().__init__(seat)
        self.where: Final = where

    def options(self, g: FrontierWars) -> list[int]:
        if self.where == THE_BATTLE:
            return [TARGET | g.battle]
        return [TARGET | tile for tile in removal_tiles(g, self.seat, self.where)]

    def chosen(self, g: FrontierWars, option: int) -> None:
        if self.where == THE_BATTLE:
            remove_one(g, g.battle, g.active)
        else:
            g.then(RemoveOf(self.seat, option & NOUN))


@final
class RemoveOf(FollowUp):
    """FW-14.9 Where several enemy factions stand, choose one; its casualty falls by priority."""

    rule: ClassVar[str] = "FW-14.9"

    def __init__(self, seat: int, tile: int) -> None:
        super().__init__(seat)
        self.tile: Final = tile

    def question(self, g: FrontierWars) -> Phrase:
        return Phrase("ask-remove-of", tile=Thing("tile", self.tile))

    def subject(self, g: FrontierWars) -> Thing:
        return Thing("tile", self.tile)

    def options(self, g: FrontierWars) -> list[int]:
        return [FACTION | other for other in enemy_units(g, self.seat, self.tile)]

    def chosen(self, g: FrontierWars, option: int) -> None:
        remove_one(g, self.tile, option & NOUN)


@final
class ShootDown(FollowUp):
    """FW-7.13 Flak Battery: choose one plane of the attacker; who is still aboard falls with it."""

    rule: ClassVar[str] = "FW-7.13"

    def question(self, g: FrontierWars) -> Phrase:
        return Phrase("ask-shoot-down", tile=Thing("tile", g.battle))

    def subject(self, g: FrontierWars) -> Thing:
        return Thing("tile", g.battle)

    def options(self, g: FrontierWars) -> list[int]:
        return [SHOOT_DOWN | load for load in loads(g, g.battle)]

    def chosen(self, g: FrontierWars, option: int) -> None:
        g.tell(REMOVED, g.active, PLANE, g.battle)
        lose_plane(g, g.battle, g.active, option & NOUN)


def sabotage_tiles(g: FrontierWars, seat: int) -> list[int]:
    """Intact factories and encampments the seat does not control, within two hexes of its infantry."""
    return [
        tile
        for tile in range(g.scenario.land)
        if g.intact[tile]
        and g.building[tile] in (FACTORY, ENCAMPMENT)
        and controller(g, tile) != seat
        and stands_within(g, seat, INFANTRY, tile, INFANTRY_RANGE)
    ]


@final
class Sabotage(FollowUp):
    """FW-2.9 A destroyed construction stays on its tile and gives nothing."""

    rule: ClassVar[str] = "FW-2.9"

    def options(self, g: FrontierWars) -> list[int]:
        return [TARGET | tile for tile in sabotage_tiles(g, self.seat)]

    def chosen(self, g: FrontierWars, option: int) -> None:
        tile = option & NOUN
        g.intact[tile] = 0
        g.tell(DESTROYED, self.seat, g.building[tile], tile)


def steal_options(g: FrontierWars, seat: int) -> list[int]:
    """Each opponent's hand by the backs it shows."""
    options: list[int] = []
    for other in range(g.players):
        if other != seat:
            for deck in range(len(DECKS)):
                if hand_types(g, other, deck):
                    options.append(STEAL | other * len(DECKS) + deck)
    return options


@final
class Steal(FollowUp):
    """FW-14.12 Spy Ring: name an opponent and a card back; only the two of you see which card is taken."""

    rule: ClassVar[str] = "FW-14.12"

    def options(self, g: FrontierWars) -> list[int]:
        return steal_options(g, self.seat)

    def chosen(self, g: FrontierWars, option: int) -> None:
        victim, deck = (option & NOUN) // len(DECKS), (option & NOUN) % len(DECKS)
        g.then(TakeRandom(self.seat, victim, deck))


@final
class TakeRandom(Step[FrontierWars]):
    """FW-14.12 A random card with that back changes hands."""

    rule: ClassVar[str] = "FW-14.12"

    def __init__(self, seat: int, victim: int, deck: int) -> None:
        self.seat: Final = seat
        self.victim: Final = victim
        self.deck: Final = deck

    def run(self, g: FrontierWars) -> None:
        matching = [card for card in g.hand[self.victim] if g.layout.back[card] == self.deck]
        card = g.dice().choice(sorted(matching))
        g.move(card, HAND + self.victim, HAND + self.seat)
        g.tell(STOLE, self.seat, self.victim, self.deck)
        g.tell_only(STOLE_CARD, self.seat, g.book.type_of[card])
        g.tell_only(LOST_CARD, self.victim, g.book.type_of[card])
