"""FW-12 Phase 7: upkeep and discards."""

from __future__ import annotations

from typing import ClassVar, Final, final

from sandtable.engine.names import NOUN, VERB
from sandtable.engine.phrases import Phrase
from sandtable.engine.steps import Decision, Refusal, Step, Together
from sandtable.games.frontier_wars.book import AIRFIELD_CITY, SEATS, SPARES_UNITS, TYPES
from sandtable.games.frontier_wars.cards import all_types, discard_type
from sandtable.games.frontier_wars.coach import FIRST_EXCESS, hint
from sandtable.games.frontier_wars.control import controller
from sandtable.games.frontier_wars.position import CONTESTED, FrontierWars
from sandtable.games.frontier_wars.verbs import DISCARD, REMOVE, SENT_HOME, SPARE, STOP


@final
class Upkeep(Step[FrontierWars]):
    """FW-12.1 In turn order each player removes excess units; then everybody discards down to the hand limit (FW-12.6)."""

    rule: ClassVar[str] = "FW-12.1"

    def run(self, g: FrontierWars) -> None:
        for seat in g.in_turn_order():
            if any(excess(g, seat, tile) > 0 for tile in range(g.scenario.land)):
                hint(g, seat, FIRST_EXCESS)
            g.then(OpenBooks())
            g.then(SpareUnits(seat, spares(g, seat), 0))
            g.then(SendHome(seat))
        g.then(OpenBooks())
        g.then(DiscardDown())


@final
class OpenBooks(Step[FrontierWars]):
    """FW-12.4 Nobody's units have been spared yet."""

    rule: ClassVar[str] = "FW-12.4"

    def run(self, g: FrontierWars) -> None:
        for tile in range(g.scenario.land):
            g.spared[tile] = 0


def spares(g: FrontierWars, seat: int) -> int:
    """FW-12.4 Supplies: how many excess units may stay."""
    for card in g.face_up[seat]:
        type_ = g.book.type_of[card]
        if g.book.modifier[type_] == SPARES_UNITS:
            return g.book.amount[type_]
    return 0


def excess(g: FrontierWars, seat: int, tile: int) -> int:
    """FW-12.2 Units above the limit: 3 on a tile, 2 on a frontier, and what the faction skill adds."""
    count = g.stacks[tile * SEATS + seat]
    if count <= g.book.frontier_limit:
        return 0
    limit = g.book.frontier_limit if controller(g, tile) == CONTESTED else g.book.stack_limit
    return count - limit - g.sheet(seat).stack_bonus - g.spared[tile]


@final
class SpareUnits(Decision[FrontierWars]):
    """FW-12.4 Supplies: up to two excess units in all may stay; the player names their tiles first."""

    rule: ClassVar[str] = "FW-12.4"
    foreseen: ClassVar[bool] = True

    def __init__(self, seat: int, left: int, least: int) -> None:
        super().__init__(seat)
        self.left: Final = left
        self.least: Final = least

    def wanted(self, g: FrontierWars) -> int:
        return self.left

    def options(self, g: FrontierWars) -> list[int]:
        if not self.left:
            return []
        options = [SPARE | tile for tile in range(g.onward(self.least), g.scenario.land) if excess(g, self.seat, tile) > 0]
        if options:
            options.append(STOP)
        return options

    def chosen(self, g: FrontierWars, option: int) -> None:
        if option != STOP:
            g.spared[option & NOUN] += 1
            g.then(SpareUnits(self.seat, self.left - 1, option & NOUN))


@final
class SendHome(Decision[FrontierWars]):
    """FW-12.1 Choose which excess unit returns to the reserve, tile by tile. FW-12.3 Only the excess, no more."""

    rule: ClassVar[str] = "FW-12.2"
    foreseen: ClassVar[bool] = True

    def options(self, g: FrontierWars) -> list[int]:
        seat = self.seat
        for tile in range(g.scenario.land):
            if excess(g, seat, tile) > 0:
                return [REMOVE + type_ * VERB | tile for type_ in range(TYPES) if g.count(tile, seat, type_)]
        return []

    def chosen(self, g: FrontierWars, option: int) -> None:
        type_, tile = (option - REMOVE) // VERB, option & NOUN
        g.take(tile, self.seat, type_)
        g.tell(SENT_HOME, self.seat, type_, tile)
        g.then(self)

    def wanted(self, g: FrontierWars) -> int:
        return sum([max(excess(g, self.seat, tile), 0) for tile in range(g.scenario.land)])

    def detail(self, g: FrontierWars) -> Phrase:
        return Phrase("detail-above-limit", count=self.wanted(g))

    def why_not(self, g: FrontierWars) -> list[Refusal]:
        return [
            (REMOVE + type_ * VERB | tile, "FW-12.3", Phrase("why-only-excess"))
            for tile in range(g.scenario.land)
            for type_ in range(TYPES)
            if g.count(tile, self.seat, type_)
        ]


def hand_limit(g: FrontierWars, seat: int) -> int:
    """FW-12.6 Four cards, one more per controlled airport, and one for an airfield city where the scenario has one."""
    scenario = g.scenario
    limit = g.book.hand_limit
    for tile in range(scenario.land):
        if scenario.hand_bonus[tile] and controller(g, tile) == seat:
            limit += scenario.hand_bonus[tile]
    if g.rules_on and scenario.special == AIRFIELD_CITY and controller(g, scenario.middle) == seat:
        limit += 1
    return limit


@final
class DiscardDown(Step[FrontierWars]):
    """FW-12.6 Excess cards are discarded by the owner's choice, all players at the same time."""

    rule: ClassVar[str] = "FW-12.6"

    def run(self, g: FrontierWars) -> None:
        seats = [seat for seat in range(g.players) if not g.out[seat] and len(g.hand[seat]) > hand_limit(g, seat)]
        if seats:
            g.then(DiscardOne(seats))
            g.then(DiscardDown())


@final
class DiscardOne(Together[FrontierWars]):
    """FW-12.6 Choose a card to discard."""

    rule: ClassVar[str] = "FW-12.6"
    foreseen: ClassVar[bool] = True

    def options(self, g: FrontierWars, seat: int) -> list[int]:
        return [DISCARD | type_ for type_ in all_types(g, seat)]

    def chosen(self, g: FrontierWars, picks: dict[int, int]) -> None:
        for seat, option in picks.items():
            discard_type(g, seat, option & NOUN)

    def wanted(self, g: FrontierWars, seat: int) -> int:
        return len(g.hand[seat]) - hand_limit(g, seat)

    def question(self, g: FrontierWars, seat: int) -> Phrase:
        return Phrase("ask-discard-one", count=self.wanted(g, seat))

    def detail(self, g: FrontierWars, seat: int) -> Phrase:
        return Phrase("detail-hand-limit", count=len(g.hand[seat]), limit=hand_limit(g, seat))
