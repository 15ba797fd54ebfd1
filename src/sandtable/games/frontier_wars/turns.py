"""FW-6 Phase 4: player turns. Orders, movement, building, battles, in this order."""

from __future__ import annotations

from typing import ClassVar, Final, final

from sandtable.engine.phrases import Phrase
from sandtable.engine.steps import Refusal, Step
from sandtable.games.frontier_wars.battle import Battles
from sandtable.games.frontier_wars.book import ATTACK, IN_ORDERS, TYPES
from sandtable.games.frontier_wars.build import Build
from sandtable.games.frontier_wars.cards import all_types, discard, hand_types
from sandtable.games.frontier_wars.casualties import LOADS
from sandtable.games.frontier_wars.coach import FIRST_TURN, hint, hint_of_stars_left_behind
from sandtable.games.frontier_wars.effects import play_card, playable
from sandtable.games.frontier_wars.layout import WAITING
from sandtable.games.frontier_wars.move import Movement
from sandtable.games.frontier_wars.muster import stand_down
from sandtable.games.frontier_wars.position import NO_ONE, FrontierWars
from sandtable.games.frontier_wars.verbs import EXPIRED, PLAY, RESTED, SPECIAL
from sandtable.games.frontier_wars.windows import Window


@final
class Turns(Step[FrontierWars]):
    """FW-6 In turn order, each turn complete before the next."""

    rule: ClassVar[str] = "FW-6.1"

    def run(self, g: FrontierWars) -> None:
        for seat in g.in_turn_order():
            g.then(Turn(seat))


@final
class Turn(Step[FrontierWars]):
    """FW-6.1 Four steps in strict order; the first three are optional, battles that exist must be fought."""

    rule: ClassVar[str] = "FW-6.1"

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, g: FrontierWars) -> None:
        if g.out[self.seat]:
            return
        g.active = self.seat
        g.capacity = g.book.capacity
        g.order_played = False
        hint(g, self.seat, FIRST_TURN)
        g.then(Orders(self.seat))
        g.then(Movement(self.seat))
        g.then(Build(self.seat))
        g.then(Battles(self.seat))
        g.then(EndTurn(self.seat, stock(g, self.seat)))


@final
class Orders(Window):
    """FW-6.2 The active player may play one attack order, and use an order-timed special skill before or after it."""

    rule: ClassVar[str] = "FW-6.2"
    foreseen: ClassVar[bool] = True

    def options(self, g: FrontierWars) -> list[int]:
        red = [] if g.order_played else hand_types(g, self.seat, ATTACK)
        return self.orders(g, red, IN_ORDERS)

    def automatic(self, g: FrontierWars) -> bool:
        return False  # silence would tell that no red card in hand can be played

    def play(self, g: FrontierWars, type_: int) -> None:
        g.order_played = True
        play_card(g, self.seat, type_)

    def why_not(self, g: FrontierWars) -> list[Refusal]:
        refusals: list[Refusal] = []
        for type_ in all_types(g, self.seat):
            if g.book.deck[type_] != ATTACK:
                refusals.append((PLAY | type_, "FW-6.2", Phrase("why-only-attack")))
            elif g.order_played:
                refusals.append((PLAY | type_, "FW-14.1", Phrase("why-one-attack-order")))
            elif not playable(g, self.seat, type_):
                refusals.append((PLAY | type_, "FW-14.3", Phrase("why-no-effect-now")))
        if g.sheet(self.seat).moments & IN_ORDERS:
            refusals.append((SPECIAL, "FW-14.4", Phrase("why-special")))
        return refusals


@final
class EndTurn(Step[FrontierWars]):
    """FW-6.3 A battle order attached to no battle is discarded. The marks of the turn are taken off."""

    rule: ClassVar[str] = "FW-6.3"

    def __init__(self, seat: int, before: int = -1) -> None:
        self.seat: Final = seat
        self.before: Final = before  # its stock when the turn began; -1: unknown

    def run(self, g: FrontierWars) -> None:
        if rested(g, self.seat, self.before):
            g.tell(RESTED, self.seat)
        for card in g.waiting[self.seat][:]:
            discard(g, self.seat, card, WAITING + self.seat)
            g.tell(EXPIRED, self.seat, g.book.type_of[card])
        clear_marks(g)
        hint_of_stars_left_behind(g, self.seat)
        for tile in range(g.scenario.land):
            if g.flag[tile] == self.seat:
                for index in range(tile * TYPES, (tile + 1) * TYPES):
                    g.fresh[index] = 0
        stand_down(g)
        g.active = NO_ONE
        g.battle = NO_ONE

    def closes(self, g: FrontierWars, seat: int) -> bool:
        """FW-8.9 Who is eliminated in the own turn ends it at once."""
        return seat == self.seat


def stock(g: FrontierWars, seat: int) -> int:
    """Medals, reserve and skill of a seat as one number: building, repairing and using the skill change it."""
    reserve = sum(g.reserve[seat * TYPES : (seat + 1) * TYPES])
    return 1000 * g.medals[seat] + 10 * reserve + g.skill_used[seat]


def rested(g: FrontierWars, seat: int, before: int) -> bool:
    """Whether a seat did nothing in its turn, which nobody could tell otherwise."""
    fought = g.battle != NO_ONE
    return not (g.order_played or fought or any(g.spent) or any(g.fixed)) and stock(g, seat) == before


def clear_marks(g: FrontierWars) -> None:
    for index in range(g.scenario.land * TYPES):
        g.spent[index] = 0
        g.fixed[index] = 0
    for index in range(g.scenario.land * LOADS):
        g.cargo[index] = 0
    for type_ in range(TYPES):
        g.bonus[type_] = 0
    g.landed = False
    g.crossings = 0
