"""The table of Frontier Wars: troops, constructions and cards, and who controls what (FW-2)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from sandtable.engine.layout import Layout
from sandtable.engine.position import Position
from sandtable.games.frontier_wars import layout as rows
from sandtable.games.frontier_wars.book import (
    SEATS,
    TYPES,
    Book,
    Scenario,
    Sheet,
)
from sandtable.games.frontier_wars.layout import FACE_UP, HAND, RESEARCH, STRIDE, WAITING

NO_ONE: Final = -1
CONTESTED: Final = -2

# How a game ends
PLAYING: Final = 0
BY_POINTS: Final = 1
BY_RESEARCH: Final = 2
BY_CONQUEST: Final = 3
BY_LIMIT: Final = 4


@final
class FrontierWars(Position):
    """FW-1 A map of hexagons, troops on it, three decks beside it, and the seats around it."""

    scalars: ClassVar[tuple[str, ...]] = (
        "round", "active", "capacity", "landed", "crossings", "order_played", "battle", "defended", "no_cards", "no_shields",
        "elite", "elite_attacks", "down", "destroyer", "outs", "limit", "rules_on", "ended", "winner",
    )  # fmt: skip
    secrets: ClassVar[tuple[str, ...]] = ("coaching",)

    def __init__(self, layout: Layout, book: Book, scenario: Scenario, like: FrontierWars | None) -> None:
        super().__init__(layout, like)
        self.book: Final = book
        self.scenario: Final = scenario
        self.players: Final = layout.players
        self.hand: Final = self.row(HAND)
        self.research: Final = self.row(RESEARCH)
        self.face_up: Final = self.row(FACE_UP)
        self.waiting: Final = self.row(WAITING)
        numbers = self.numbers
        self.faction: Final = numbers[rows.FACTION_ROW]
        self.medals: Final = numbers[rows.MEDALS_ROW]
        self.points: Final = numbers[rows.POINTS_ROW]  # as last counted
        self.skill_used: Final = numbers[rows.SKILL_USED_ROW]
        self.out: Final = numbers[rows.OUT_ROW]  # 0 in the game; else the order in which seats were eliminated, from 1
        self.factories: Final = numbers[rows.FACTORIES_ROW]  # in supply
        self.encampments: Final = numbers[rows.ENCAMPMENTS_ROW]
        self.order: Final = numbers[rows.TURN_ORDER_ROW]  # the seats in turn order
        self.units: Final = numbers[rows.UNITS_ROW]  # by tile, seat and type
        self.stacks: Final = numbers[rows.STACKS_ROW]  # by tile and seat: how many units
        self.reserve: Final = numbers[rows.RESERVE_ROW]  # by seat and type
        # The marks of a turn belong to the active seat, the fresh ones to the owner of the headquarters; by tile and type
        self.fresh: Final = numbers[rows.FRESH_ROW]  # FW-5.6
        self.spent: Final = numbers[rows.SPENT_ROW]  # have moved, may still board a plane
        self.fixed: Final = numbers[rows.FIXED_ROW]  # were carried, or entered a tile with enemies: they stay
        self.cargo: Final = numbers[rows.CARGO_ROW]  # by tile and load: planes with this load still aboard
        self.building: Final = numbers[rows.BUILDING_ROW]
        self.colour: Final = numbers[rows.COLOUR_ROW]  # whose piece it is
        self.intact: Final = numbers[rows.INTACT_ROW]
        self.flag: Final = numbers[rows.FLAG_ROW]  # who owns the intact headquarters, or NO_ONE
        self.resistance: Final = numbers[rows.RESISTANCE_ROW]
        self.keeper: Final = numbers[rows.KEEPER_ROW]  # FW-2.8
        self.sites: Final = numbers[rows.SITES_ROW]  # still produce in this reinforcement
        self.spared: Final = numbers[rows.SPARED_ROW]
        self.bonus: Final = numbers[rows.BONUS_ROW]  # movement added this turn, by type
        self.set_init: Final = numbers[rows.INITIATIVE_SET_ROW]  # -1 where nothing sets it
        self.add_init: Final = numbers[rows.INITIATIVE_ADDED_ROW]
        self.extra: Final = numbers[rows.EXTRA_ATTACKS_ROW]
        self.strikes: Final = numbers[rows.STRIKES_WHEN_REMOVED_ROW]
        self.initiative: Final = numbers[rows.INITIATIVE_ROW]
        self.to_strike: Final = numbers[rows.TO_STRIKE_ROW]
        self.struck: Final = numbers[rows.STRUCK_ROW]
        self.ghosts: Final = numbers[rows.GHOSTS_ROW]
        self.aimed: Final = numbers[rows.AIMED_ROW]  # by shooter and target
        self.ignored: Final = numbers[rows.IGNORED_ROW]
        self.shielded: Final = numbers[rows.SHIELDED_ROW]
        self.added: Final = numbers[rows.ADDED_ROW]  # research cards added in this arms race
        self.ties: Final = numbers[rows.TIE_BREAKER_ROW]
        self.coached: Final = numbers[rows.COACHED_ROW]
        if like is None:
            self.round = 0
            self.active = NO_ONE
            self.capacity = 0
            self.landed = False  # passengers are on the ground from the start
            self.crossings = 0
            self.order_played = False
            self.battle = NO_ONE  # the tile of the battle being fought
            self.defended = False  # the seat in the defence window has played its card
            self.no_cards = False
            self.no_shields = False
            self.elite = -1
            self.elite_attacks = 0
            self.down = False  # in this battle: the planes have come down
            self.destroyer = NO_ONE
            self.outs = 0
            self.limit = 20
            self.rules_on = True
            self.coaching = False
            self.ended = PLAYING
            self.winner = NO_ONE
        else:
            self.round = like.round
            self.active = like.active
            self.capacity = like.capacity
            self.landed = like.landed
            self.crossings = like.crossings
            self.order_played = like.order_played
            self.battle = like.battle
            self.defended = like.defended
            self.no_cards = like.no_cards
            self.no_shields = like.no_shields
            self.elite = like.elite
            self.elite_attacks = like.elite_attacks
            self.down = like.down
            self.destroyer = like.destroyer
            self.outs = like.outs
            self.limit = like.limit
            self.rules_on = like.rules_on
            self.coaching = like.coaching
            self.ended = like.ended
            self.winner = like.winner

    def clone(self) -> FrontierWars:
        return FrontierWars(self.layout, self.book, self.scenario, self)

    # Adjectives

    def sheet(self, seat: int) -> Sheet:
        return self.book.sheets[self.faction[seat]]

    def count(self, tile: int, seat: int, type_: int) -> int:
        return self.units[tile * STRIDE + seat * TYPES + type_]

    def in_turn_order(self) -> list[int]:
        """The seats still in the game, in turn order."""
        return [seat for seat in self.order if not self.out[seat]]

    # Verbs

    def put(self, tile: int, seat: int, type_: int) -> None:
        """Place a unit from the reserve."""
        self.reserve[seat * TYPES + type_] -= 1
        self.units[tile * STRIDE + seat * TYPES + type_] += 1
        self.stacks[tile * SEATS + seat] += 1

    def take(self, tile: int, seat: int, type_: int) -> None:
        """Return a unit to its reserve."""
        self.reserve[seat * TYPES + type_] += 1
        self.units[tile * STRIDE + seat * TYPES + type_] -= 1
        self.stacks[tile * SEATS + seat] -= 1
        left = self.units[tile * STRIDE + seat * TYPES + type_]
        if self.flag[tile] == seat and self.fresh[tile * TYPES + type_] > left:
            self.fresh[tile * TYPES + type_] = left

    def shift(self, source: int, target: int, seat: int, type_: int) -> None:
        """Put a unit on another tile."""
        self.take(source, seat, type_)
        self.put(target, seat, type_)
