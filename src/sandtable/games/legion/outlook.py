"""What the open Plots promise each faction: chances to win, expected Wounds, frost. The bot's eye for the board."""

from __future__ import annotations

from math import exp
from typing import Final, final

from sandtable.games.legion import book as b
from sandtable.games.legion.assault import Attack, PlaceWound
from sandtable.games.legion.book import PLOTS, SEATS
from sandtable.games.legion.ground import location_gives, needs_of, pay_of, types_of, worth_of_plot
from sandtable.games.legion.moves import callable_here
from sandtable.games.legion.people import can, power_of, skills_of, wounds_left
from sandtable.games.legion.plots import Winner
from sandtable.games.legion.position import Legion
from sandtable.games.legion.tokens import kind_in
from sandtable.games.legion.zones import ALL_SLOTS, ALL_STANDS, FACE_DOWN, MARCHING, ORDERS, RECRUITING, RESOLVING

TIE: Final = 0.5  # a tie is a win: as good as half a point of power
SPREAD: Final = 0.85  # how much of an unsent soldier arrives where one would like it
CALM: Final = 0.35  # how sure a comparison is when nothing is hidden
DOUBT: Final = 0.22  # and how much less for each unsent soldier per Plot
HIDDEN: Final = 0.35  # or for each face-down token

LIFE: Final = 1.1  # what a death costs, in VP
HOPELESS: Final = 0.2  # a smaller chance to win a Plot is none

# What a face-down order of the order phase is good for, before it is used
WORTH: Final = {
    "transfer": 0.55, "retreat": 0.12, "shoot_and_move": 0.7, "lure_away": 1.0, "prowl": 0.5, "furious_assault": 0.7,
    "sabotage": 0.4, "sacrifice": 0.05, "muster": 0.12, "replacement": 0.15, "theft": 0.6, "blank": 0.08,
}  # fmt: skip


def undecided(g: Legion, plot: int) -> bool:
    """Whether the winner of a Plot is still to be found."""
    if g.stage == RESOLVING:
        if plot < g.resolved:
            return False
        if plot == g.resolved:
            return any([isinstance(step, Winner) for step in g.todo])
        return True
    return g.stage in (RECRUITING, MARCHING, ORDERS)


@final
class Outlook:
    """The board in numbers, one for each faction and Plot: index seat * PLOTS + plot."""

    def __init__(self, g: Legion) -> None:
        self.g: Final = g
        size = SEATS * PLOTS
        self.power: Final = [0.0] * size
        self.present: Final = [0] * size
        self.coming: Final = [0.0] * size  # how many more are expected
        self.assaults: Final = [0.0] * size
        self.free: Final = [0] * size  # Wounds that kill nobody
        self.capacity: Final = [0] * size
        self.chance: Final = [0.0] * size
        self.wounds: Final = [0.0] * size
        self.deaths: Final = [0.0] * size
        self.orders: Final = [0.0] * SEATS
        self.doubt: Final = [CALM] * PLOTS
        self.open: Final = [undecided(g, plot) for plot in range(g.plots)]
        self.calm: Final = [False] * PLOTS
        self.look()

    def look(self) -> None:
        g = self.g
        for place in range(ALL_STANDS):
            if g.where[place] >= 0:
                self.look_at(place)
        for slot in range(ALL_SLOTS):
            if g.bearer[slot] >= 0:
                self.look_at_token(slot)
        if g.stage in (RECRUITING, MARCHING):
            self.look_ahead()
        for plot in range(g.plots):
            if self.open[plot]:
                self.expect_wounds(plot)
                self.expect_winner(plot)
        if g.stage != RESOLVING:
            self.look_at_orders()

    def look_at(self, place: int) -> None:
        g = self.g
        character = g.who(place)
        left = wounds_left(g, character)
        if left <= 0:
            return
        spot = place % SEATS * PLOTS + g.where[place]
        self.present[spot] += 1
        self.power[spot] += power_of(g, place)
        self.capacity[spot] += left
        self.free[spot] += left - 1
        if can(g, character, b.ASSAULT):
            self.assaults[spot] += 1

    def look_at_token(self, slot: int) -> None:
        g = self.g
        seat, plot = slot % SEATS, g.where[g.bearer[slot]]
        kind = kind_in(g, slot)
        if g.lanes and seat not in g.lanes and plot == g.resolved and not g.to_reveal[seat] >> slot // SEATS & 1:
            return  # its owner has decided to put it away
        if g.state[slot] == FACE_DOWN:
            self.doubt[plot] += HIDDEN
        for effect in g.book.effects[kind]:
            if effect.op == b.POWER_TOTAL:
                self.power[seat * PLOTS + plot] += effect.n
            elif effect.op == b.ABSORB:
                self.free[seat * PLOTS + plot] += 1
                self.orders[seat] += 0.15
            elif effect.op == b.SUPPRESS and effect.what == b.ASSAULT:
                self.calm[plot] = True
                self.orders[seat] += 0.05
            elif effect.op == b.SUPPRESS:
                self.orders[seat] += 0.05

    def look_at_orders(self) -> None:
        """What waiting orders may bring, now that it shows who wins and who suffers where."""
        for slot in range(ALL_SLOTS):
            if self.g.bearer[slot] >= 0:
                self.orders[slot % SEATS] += worth_of_order(self, slot)

    def look_ahead(self) -> None:
        """Soldiers not yet sent may go anywhere they are admitted."""
        g = self.g
        needs = [needs_of(g, plot) for plot in range(g.plots)]
        for seat in range(g.players):
            if g.stage == MARCHING and g.passed[seat]:
                continue
            for character in g.hand[seat]:
                skills = skills_of(g, character)
                admitted = [plot for plot in range(g.plots) if needs[plot] & ~skills == 0]
                power = g.book.power[character] + g.book.power_of_kit[g.kit[character]]
                for plot in admitted:
                    self.power[seat * PLOTS + plot] += SPREAD * power / len(admitted)
                    self.coming[seat * PLOTS + plot] += SPREAD / len(admitted)
                    self.doubt[plot] += DOUBT / g.plots

    def expect_wounds(self, plot: int) -> None:
        """Assaults to come here, spread over the enemies present; owners place Wounds where they kill least."""
        g = self.g
        incoming = self.declared(plot)
        if not (types_of(g, plot) & b.PEACEFUL or self.calm[plot]):
            for seat in range(g.players):
                count = self.attacks(seat, plot)
                targets = [other for other in range(g.players) if other != seat and self.present[other * PLOTS + plot]]
                for other in targets:
                    incoming[other] += count / len(targets)
        for seat in range(g.players):
            spot = seat * PLOTS + plot
            taken = min(incoming[seat], float(self.capacity[spot]))
            self.wounds[spot] = taken
            self.deaths[spot] = max(taken - self.free[spot], 0.0)
            if self.present[spot]:
                lost = self.deaths[spot] * 1.6
                self.power[spot] = max(self.power[spot] - lost, 0.0)

    def attacks(self, seat: int, plot: int) -> float:
        """The Assaults a faction has still to declare here."""
        g = self.g
        if g.stage == RESOLVING and plot == g.resolved:
            waiting = [float(step.count) for step in g.todo if isinstance(step, Attack) and step.seat == seat]
            return sum(waiting)
        count = self.assaults[seat * PLOTS + plot]
        return count + location_gives(g, b.EXTRA_ASSAULT) if count else 0.0

    def declared(self, plot: int) -> list[float]:
        """Wounds already declared and not yet placed."""
        found = [0.0] * SEATS
        if self.g.stage == RESOLVING and plot == self.g.resolved:
            for step in self.g.todo:
                if isinstance(step, PlaceWound):
                    found[step.seat] += 1
        return found

    def expect_winner(self, plot: int) -> None:
        g = self.g
        rivals = [seat for seat in range(g.players) if self.power[seat * PLOTS + plot] > 0 or self.present[seat * PLOTS + plot]]
        for seat in rivals:
            self.chance[seat * PLOTS + plot] = self.chance_with(self.power[seat * PLOTS + plot], seat, plot, rivals)

    def chance_with(self, power: float, seat: int, plot: int, rivals: list[int]) -> float:
        """How likely a faction wins a Plot with so much power there."""
        chance = 1.0
        for other in rivals:
            if other != seat:
                ahead = power - self.power[other * PLOTS + plot] + TIE
                chance /= 1.0 + exp(-2.0 * ahead / self.doubt[plot])
        return chance


def worth_of_order(outlook: Outlook, slot: int) -> float:
    """What a waiting order may bring: less where what it needs is missing."""
    g = outlook.g
    kind, plot = kind_in(g, slot), g.where[g.bearer[slot]]
    worth = WORTH.get(g.book.order_slugs[kind], 0.0)
    for effect in g.book.effects[kind]:
        if effect.op in (b.WOUND, b.DISCARD_ORDER) or (effect.op == b.WITHDRAW and effect.who == b.ENEMY_HERE):
            enemies = [1 for seat in range(g.players) if seat != slot % SEATS and outlook.present[seat * PLOTS + plot]]
            return worth if enemies and (effect.op != b.DISCARD_ORDER or outlook.doubt[plot] > CALM + HIDDEN) else 0.2 * worth
        if effect.op == b.TAKE_PLOT_SUPPLIES:
            return worth * pay_of(g, plot)
        if effect.op == b.TO_DECK_BOTTOM:
            return max(worth, worth_of_retreat(outlook, slot % SEATS, plot))
        if effect.op == b.MOVE_HERE:
            return max(worth, worth_of_muster(outlook, g.bearer[slot]))
    return worth


def worth_of_retreat(outlook: Outlook, seat: int, plot: int) -> float:
    """LE-8.2 What a squad is spared that leaves its Plot in time, less what it might have won there."""
    spot = seat * PLOTS + plot
    return outlook.deaths[spot] * LIFE - outlook.chance[spot] * worth_of_plot(outlook.g, plot)


def worth_of_muster(outlook: Outlook, place: int) -> float:
    """LE-8.17 How much likelier a Plot is won if all come there who can win nothing where they are."""
    g, seat, plot = outlook.g, place % SEATS, outlook.g.where[place]
    idle = [other for other in callable_here(g, place, False) if outlook.chance[seat * PLOTS + g.where[other]] < HOPELESS]
    power = outlook.power[seat * PLOTS + plot] + sum([power_of(g, other) for other in idle])
    rivals = [other for other in range(g.players) if outlook.present[other * PLOTS + plot]]
    gained = outlook.chance_with(power, seat, plot, rivals) - outlook.chance[seat * PLOTS + plot]
    return gained * worth_of_plot(g, plot)
