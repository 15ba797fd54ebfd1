"""How much a player of Legion wants to carry an order out now, and at whom it is aimed."""

from __future__ import annotations

from typing import Final, final

from sandtable.games.legion import book as b
from sandtable.games.legion.book import PLOTS, Effect
from sandtable.games.legion.bot import SCALE
from sandtable.games.legion.ground import pay_of
from sandtable.games.legion.moves import callable_here, goals
from sandtable.games.legion.outlook import HOPELESS, WORTH
from sandtable.games.legion.people import power_of, wounds_left
from sandtable.games.legion.position import Legion
from sandtable.games.legion.wishes import RECRUIT, STRIKE, WOUND, Wishes

NEVER: Final = -1.0  # nobody is there for it


@final
class Deeds:
    """The wishes of one player for what orders do in the order phase."""

    def __init__(self, wishes: Wishes) -> None:
        self.wishes: Final = wishes
        self.g: Final[Legion] = wishes.g
        self.seat: Final = wishes.seat

    def use(self, place: int, kind: int) -> float:
        """What it brings to carry an order out now."""
        return sum([self.effect(place, effect, kind) for effect in self.g.book.effects[kind]])

    def effect(self, place: int, effect: Effect, kind: int) -> float:
        g, wishes, op = self.g, self.wishes, effect.op
        plot = g.where[place]
        if op == b.MOVE:
            return max(self.best_move(place, effect), 0.0) if effect.optional else self.best_move(place, effect)
        if op == b.MOVE_HERE:
            return self.muster(place, effect.ignored)
        if op == b.SWAP:
            return max([NEVER] + [self.swap(place, other) for other in g.places(self.seat) if g.where[other] != plot])
        if op == b.WITHDRAW:
            return self.lure(plot) if effect.who == b.ENEMY_HERE else max(self.withdraw(place), 0.0)
        if op == b.TO_DECK_BOTTOM:
            return self.retreat(plot)
        if op == b.WOUND:
            return max([0.0] + [self.wound(enemy, plot) for enemy in g.enemies_here(self.seat, plot)])
        if op == b.KILL:
            return self.sacrifice(place, kind)
        if op == b.DISCARD_ORDER:
            return WORTH["sabotage"]
        if op == b.TAKE_PLOT_SUPPLIES:
            return pay_of(g, plot) * (wishes.supply + 0.1)
        return wishes.supply * effect.n if op == b.GAIN_SUPPLIES else 0.0

    def best_move(self, place: int, effect: Effect) -> float:
        movers = self.g.places(self.seat) if effect.who == b.ANY_OWN else [place]
        return max([NEVER] + [self.move(mover, effect.ignored) for mover in movers])

    def move(self, place: int, ignored: bool) -> float:
        """The best a character may do by moving."""
        return max([NEVER] + [self.move_to(place, plot) for plot in goals(self.g, place, ignored)])

    def move_to(self, place: int, plot: int) -> float:
        return self.leave(place) + self.arrive(place, plot)

    def leave(self, place: int) -> float:
        g, wishes = self.g, self.wishes
        plot, character = g.where[place], g.who(place)
        return wishes.change(plot, -float(power_of(g, place)), -1) - wishes.frost(character, plot) - wishes.fight(character, plot)

    def arrive(self, place: int, plot: int) -> float:
        g, wishes, character = self.g, self.wishes, self.g.who(place)
        value = wishes.change(plot, float(power_of(g, place)), 1)
        return value + wishes.frost(character, plot) + wishes.fight(character, plot)

    def swap(self, place: int, other: int) -> float:
        """LE-8.18 What it brings that two change places."""
        g, wishes = self.g, self.wishes
        plot, there = g.where[place], g.where[other]
        more = float(power_of(g, other) - power_of(g, place))
        value = wishes.change(plot, more, 0) + wishes.change(there, -more, 0)
        for one, goal in ((place, there), (other, plot)):
            value += wishes.frost(g.who(one), goal) - wishes.frost(g.who(one), g.where[one])
        return value

    def muster(self, place: int, ignored: bool) -> float:
        """LE-8.17 What it brings to call all who can win nothing where they are, or at least the best of the others."""
        called = callable_here(self.g, place, ignored)
        idle = [other for other in called if self.idle(other)]
        power = sum([power_of(self.g, other) for other in idle])
        together = sum([self.leave(other) for other in idle]) + self.wishes.change(self.g.where[place], float(power), len(idle))
        single = [self.move_to(other, self.g.where[place]) for other in called]
        return max([together, *single]) if called else NEVER

    def idle(self, place: int) -> bool:
        return self.wishes.outlook.chance[self.seat * PLOTS + self.g.where[place]] < HOPELESS

    def withdraw(self, place: int) -> float:
        """LE-1.10 What it brings to take the bearer home."""
        return self.leave(place)

    def lure(self, plot: int) -> float:
        enemies = self.g.enemies_here(self.seat, plot)
        return max([0.0] + [self.lure_away(other) for enemy in enemies for other in self.g.here(enemy, plot)])

    def lure_away(self, place: int) -> float:
        """LE-8.7 What it brings that an enemy withdraws: as much as if there were so much more power of one's own."""
        g = self.g
        return self.wishes.change(g.where[place], float(power_of(g, place)), 0)

    def retreat(self, plot: int) -> float:
        """LE-8.2 What it brings to take a whole squad from the Plots."""
        g, wishes, outlook = self.g, self.wishes, self.wishes.outlook
        here, spot = g.here(self.seat, plot), self.seat * PLOTS + plot
        value = wishes.change(plot, -outlook.power[spot], -len(here)) - sum([wishes.frost(g.who(place), plot) for place in here])
        value += outlook.deaths[spot] * min([wishes.life(g.who(place)) for place in here])
        value += (outlook.wounds[spot] - outlook.deaths[spot]) * wishes.weights[WOUND] * wishes.times
        others = wishes.weights[RECRUIT] if g.deck[self.seat] else 0.0
        return value + wishes.times * sum([others - wishes.soldier(g.who(place)) for place in here])

    def wound(self, enemy: int, plot: int) -> float:
        """LE-7.6 What a Wound does to a faction: its owner chooses who is hurt least."""
        g = self.g
        least = min([self.wishes.weights[STRIKE] if wounds_left(g, g.who(place)) > 1 else 1.0 + power_of(g, place) * 0.3
                     for place in g.here(enemy, plot)])  # fmt: skip
        return least * SCALE[g.players] * 0.5

    def sacrifice(self, place: int, kind: int) -> float:
        """LE-8.16 What it brings to give up the best victim."""
        victims = [other for other in self.g.here(self.seat, self.g.where[place]) if other != place]
        return max([NEVER] + [self.kill(victim, kind) for victim in victims])

    def kill(self, victim: int, kind: int) -> float:
        """What one gains if this one is given up."""
        g, wishes = self.g, self.wishes
        more = sum([effect.n for effect in g.book.effects[kind] if effect.op == b.POWER]) - power_of(g, victim)
        return wishes.change(g.where[victim], float(more), -1) - wishes.life(g.who(victim))
