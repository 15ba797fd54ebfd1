"""How much a player of Legion wants an order: to give it, to use it, to reveal it, and at whom it is aimed."""

from __future__ import annotations

from typing import Final, final

from sandtable.games.legion import book as b
from sandtable.games.legion.book import PLOTS, Effect
from sandtable.games.legion.deeds import Deeds
from sandtable.games.legion.ground import pay_of
from sandtable.games.legion.outlook import WORTH
from sandtable.games.legion.people import can
from sandtable.games.legion.position import Legion
from sandtable.games.legion.strikes import enemy_orders
from sandtable.games.legion.wishes import POWER, STRIKE, WAITING_ORDER, Wishes

CALM: Final = 0.05  # what it is worth that something cannot happen


@final
class Commands:
    """The wishes of one player for orders."""

    def __init__(self, wishes: Wishes) -> None:
        self.wishes: Final = wishes
        self.g: Final[Legion] = wishes.g
        self.seat: Final = wishes.seat
        self.deeds: Final = Deeds(wishes)

    def give(self, place: int, kind: int) -> float:
        """What it brings to lay an order on somebody who stands there."""
        g = self.g
        timing = g.book.timing[kind]
        if timing == b.LASTING:
            return self.reveal(place, kind)
        if timing == b.INSTANT:
            return self.at_once(place, kind)
        worth = WORTH.get(g.book.order_slugs[kind], 0.0) * self.wishes.weights[WAITING_ORDER]
        if timing == b.BLANK:
            return worth
        return max(worth, self.deeds.use(place, kind)) if self.may_come_true(place, kind) else 0.2 * worth

    def may_come_true(self, place: int, kind: int) -> bool:
        """Whether there is what the order needs, as far as can be seen."""
        g = self.g
        enemies = g.enemies_here(self.seat, g.where[place])
        for effect in g.book.effects[kind]:
            if effect.op == b.WOUND or (effect.op == b.WITHDRAW and effect.who == b.ENEMY_HERE):
                return bool(enemies)
            if effect.op == b.DISCARD_ORDER:
                return bool(enemy_orders(g, place))
            if effect.op == b.TAKE_PLOT_SUPPLIES:
                return pay_of(g, g.where[place]) > 0
        return True

    def at_once(self, place: int, kind: int) -> float:
        """LE-6.6 What an instant order does."""
        wishes, value = self.wishes, 0.0
        for effect in self.g.book.effects[kind]:
            if effect.op == b.GIVE_CARD:
                power = self.g.book.kit_power[effect.what]
                value += wishes.change(self.g.where[place], float(power), 0) + wishes.weights[POWER] * wishes.times * power
            else:
                value += CALM
        return value

    # LE-9.1 Lasting orders

    def reveal(self, place: int, kind: int) -> float:
        """What a lasting order brings when its Plot resolves."""
        return sum([self.lasting(place, effect) for effect in self.g.book.effects[kind]])

    def lasting(self, place: int, effect: Effect) -> float:
        g, outlook, wishes = self.g, self.wishes.outlook, self.wishes
        plot = g.where[place]
        spot = self.seat * PLOTS + plot
        if effect.op == b.POWER_TOTAL:
            return wishes.change(plot, float(effect.n), 0)
        if effect.op == b.ABSORB:
            return CALM + min(outlook.wounds[spot], 1.0) * wishes.weights[STRIKE] + min(outlook.deaths[spot], 1.0)
        if effect.op == b.ON_WIN:
            chance = outlook.chance[spot]
            return chance * (pay_of(g, plot) * wishes.supply if effect.what else effect.n)
        if effect.op == b.ON_NOT_WIN:
            return -(1.0 - outlook.chance[spot]) * wishes.life(g.who(place))
        return CALM + self.suppressed(plot, effect.what) if effect.op == b.SUPPRESS else 0.0

    def suppressed(self, plot: int, ability: int) -> float:
        """What it is worth that nobody's Assaults, or nobody's First Aid, are resolved on a Plot."""
        g, outlook, worth = self.g, self.wishes.outlook, 0.0
        for seat in range(g.players):
            sign = 1.0 if seat == self.seat else -self.wishes.harm
            spot = seat * PLOTS + plot
            if ability & b.ASSAULT:
                worth += sign * (outlook.deaths[spot] + self.wishes.weights[STRIKE] * outlook.wounds[spot])
            elif outlook.present[spot]:
                hurt = [1 for place in g.here(seat, plot) if g.wounds[g.who(place)]]
                medics = [1 for place in g.here(seat, plot) if can(g, g.who(place), b.FIRST_AID)]
                worth -= sign * self.wishes.weights[STRIKE] * min(len(hurt), len(medics))
        return worth
