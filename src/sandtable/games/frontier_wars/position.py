"""The table of Frontier Wars: troops, constructions and cards, and who controls what (FW-2)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from sandtable.engine.layout import Layout
from sandtable.engine.position import Position
from sandtable.games.frontier_wars import layout as rows
from sandtable.games.frontier_wars.book import (
    ARTILLERY,
    ENCAMPMENT,
    FACTORY,
    INFANTRY,
    NOTHING,
    SEATS,
    TYPES,
    Book,
    Scenario,
    Sheet,
)
from sandtable.games.frontier_wars.layout import DECK, DISCARDS, FACE_UP, HAND, RESEARCH, STRIDE, WAITING
from sandtable.games.frontier_wars.verbs import DISCARDED, MEDALS, SHUFFLED

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
            self.ended = like.ended
            self.winner = like.winner

    def clone(self) -> FrontierWars:
        return FrontierWars(self.layout, self.book, self.scenario, self)

    # Adjectives

    def sheet(self, seat: int) -> Sheet:
        return self.book.sheets[self.faction[seat]]

    def rank(self, seat: int) -> int:
        """FW-3.4 The place of a seat in the tie-breaker order."""
        return self.ties[seat]

    def count(self, tile: int, seat: int, type_: int) -> int:
        return self.units[tile * STRIDE + seat * TYPES + type_]

    def present(self, tile: int, seat: int) -> bool:
        """FW-2.3 A unit or an intact headquarters of that flag."""
        return self.stacks[tile * SEATS + seat] > 0 or self.flag[tile] == seat

    def controller(self, tile: int) -> int:
        """FW-2.4 Who alone is present; FW-2.5 CONTESTED on a frontier; FW-2.6 NO_ONE in no-man's land."""
        found = self.flag[tile]
        base = tile * SEATS
        stacks = self.stacks
        for seat in range(self.players):
            if stacks[base + seat] and seat != found:
                if found != NO_ONE:
                    return CONTESTED
                found = seat
        return found

    def enemy_in(self, tile: int, seat: int) -> bool:
        """FW-2.7 Whether any other faction is present."""
        flag = self.flag[tile]
        if flag != NO_ONE and flag != seat:
            return True
        base = tile * SEATS
        for other in range(self.players):
            if other != seat and self.stacks[base + other]:
                return True
        return False

    def enemy_guns(self, tile: int, seat: int) -> bool:
        """FW-6.10 Whether enemy artillery stands there."""
        base = tile * STRIDE + ARTILLERY
        for other in range(self.players):
            if other != seat and self.units[base + other * TYPES]:
                return True
        return False

    def open_to(self, tile: int, seat: int) -> bool:
        """A tile that the seat controls, or where nobody is present."""
        return not self.enemy_in(tile, seat)

    def active_building(self, tile: int, seat: int, kind: int) -> bool:
        """FW-2.10 An intact factory or encampment on a controlled tile with an own infantry."""
        return (
            self.building[tile] == kind
            and self.intact[tile] == 1
            and self.count(tile, seat, INFANTRY) > 0
            and self.controller(tile) == seat
        )

    def victory_points(self, seat: int) -> int:
        """FW-3.1 The stars on controlled tiles and their intact buildings; FW-3.2 and one for each black medal marker."""
        total = self.medals[seat] // 2 * self.book.vp_per_pair
        for tile in range(self.scenario.land):
            if self.present(tile, seat) and self.controller(tile) == seat:
                total += self.scenario.stars[tile]
                if self.intact[tile]:
                    total += self.book.building_stars[self.building[tile]]
        return total

    def research_points(self, seat: int) -> int:
        return sum([self.book.research[self.book.type_of[card]] for card in self.research[seat]])

    def units_on_map(self, seat: int) -> int:
        return sum([self.stacks[tile * SEATS + seat] for tile in range(self.scenario.land)])

    def in_turn_order(self) -> list[int]:
        """The seats still in the game, in turn order."""
        return [seat for seat in self.order if not self.out[seat]]

    def hand_limit(self, seat: int) -> int:
        """FW-12.6 Four, plus one per controlled airport."""
        total = self.book.hand_limit
        scenario = self.scenario
        for tile in range(scenario.land):
            if scenario.hand_bonus[tile] and self.controller(tile) == seat:
                total += scenario.hand_bonus[tile]
        return total

    def hand_types(self, seat: int, deck: int) -> list[int]:
        """The card types in a hand from one deck, each once, in file order."""
        type_of = self.book.type_of
        return sorted({type_of[card] for card in self.hand[seat] if self.layout.back[card] == deck})

    def all_types(self, seat: int) -> list[int]:
        type_of = self.book.type_of
        return sorted({type_of[card] for card in self.hand[seat]})

    def find(self, cards: list[int], type_: int) -> int:
        for card in cards:
            if self.book.type_of[card] == type_:
                return card
        return -1

    def holds(self, seat: int, modifier: int) -> bool:
        """Whether a card with this modifier lies face up before the seat."""
        for card in self.face_up[seat]:
            if self.book.modifier[self.book.type_of[card]] == modifier:
                return True
        return False

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

    def note_control(self, tile: int) -> None:
        """FW-2.8 Whoever controls the tile now becomes its keeper."""
        holder = self.controller(tile)
        if holder >= 0:
            self.keeper[tile] = holder

    def erect(self, tile: int, kind: int, seat: int) -> None:
        """Put a construction of a seat's colour on a tile, out of its supply."""
        if kind == FACTORY:
            self.factories[seat] -= 1
        elif kind == ENCAMPMENT:
            self.encampments[seat] -= 1
        self.building[tile] = kind
        self.colour[tile] = seat
        self.intact[tile] = 1

    def vacant(self, tile: int) -> bool:
        return self.building[tile] == NOTHING

    def award(self, seat: int, medals: int) -> None:
        """FW-9 Medals are only ever gained."""
        self.medals[seat] += medals
        self.tell(MEDALS, seat, medals)

    def discard(self, seat: int, card: int, source: int) -> None:
        """FW-14.13 Put a card face up on the discard pile of its type."""
        self.move(card, source, DISCARDS + self.layout.back[card])

    def discard_type(self, seat: int, type_: int) -> None:
        card = self.find(self.hand[seat], type_)
        self.show(card, self.layout.everybody)  # what the others have seen cannot be taken back
        self.discard(seat, card, HAND + seat)
        self.tell(DISCARDED, seat, type_)

    def can_draw(self, deck: int) -> bool:
        return bool(self.piles[DECK + deck]) or bool(self.piles[DISCARDS + deck])

    def refill(self, deck: int) -> None:
        """FW-4.3 An empty deck is formed anew from its discards."""
        if not self.piles[DECK + deck]:
            self.gather(DISCARDS + deck, DECK + deck)
            self.shuffle(DECK + deck)
            self.tell(SHUFFLED, 0, deck)

    def end_game(self, winner: int, how: int) -> None:
        """Nothing remains to be done."""
        self.winner = winner
        self.ended = how
        self.todo.clear()
        self.next.clear()
