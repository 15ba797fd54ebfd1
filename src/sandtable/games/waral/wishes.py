"""How much a player wants what an action would bring, in coins: read off the cards, without trying anything out."""

from __future__ import annotations

from typing import Final, final

from sandtable.engine.names import in_order
from sandtable.games.waral.book import ANY, KINDS, Effect
from sandtable.games.waral.effects import Draw, Gain, GainMissing, Ready
from sandtable.games.waral.position import Waral
from sandtable.games.waral.purses import lacking, purse_of, spend
from sandtable.games.waral.steal import Steal
from sandtable.games.waral.strikes import Destroy, Skip, destructible
from sandtable.games.waral.swap import Swap
from sandtable.games.waral.take import TakeFree, discount
from sandtable.games.waral.wreck import LootThenWreck

# What habits go by. Up to OTHER_EFFECT: worths in coins. Then how much is left of a plan for each missing coin, what counts of
# the second best plan, of all plans and of a rival's loss, the power the leader gains in a round, and the rounds coins count in.
POWER: Final = 0
INCOME: Final = 1
DRAW: Final = 2
CHARACTER: Final = 3
TRICK: Final = 4
RUIN: Final = 5
FIRST_OF_TYPE: Final = 6
COIN: Final = 7
PILLAGE: Final = 8
OTHER_EFFECT: Final = 9
NEARNESS: Final = 10
SECOND_PLAN: Final = 11
PLAN: Final = 12
HARM: Final = 13
ROUND_POWER: Final = 14
ROUNDS: Final = 15
HABITS: Final = in_order({
    "power": POWER, "income": INCOME, "draw": DRAW, "character": CHARACTER, "trick": TRICK, "ruin": RUIN,
    "first of a type": FIRST_OF_TYPE, "coin": COIN, "pillage": PILLAGE, "other effect": OTHER_EFFECT, "nearness": NEARNESS,
    "second plan": SECOND_PLAN, "plan": PLAN, "harm": HARM, "power gained in a round": ROUND_POWER, "rounds that count": ROUNDS,
})  # fmt: skip

OUT_OF_REACH: Final = 8  # so many missing coins, or more


@final
class Wishes:
    """The wishes of one player in one position."""

    def __init__(self, g: Waral, seat: int, weights: list[float]) -> None:
        self.g: Final = g
        self.seat: Final = seat
        self.weights: Final = weights
        best = max([g.power_of(other) for other in range(g.players)])
        rounds = max(g.target - best, 0) / weights[ROUND_POWER]
        self.left: Final = min(rounds, float(g.cap - g.round))
        self.late: Final = min(self.left / weights[ROUNDS], 1.0)  # how much coins and tricks still count
        self.near: Final = [weights[NEARNESS] ** missing for missing in range(OUT_OF_REACH + 1)]
        self.purse: Final = purse_of(g, seat)
        self.districts: Final = [g.area[slot][0] for slot in range(g.slots) if g.area[slot]]
        self.gains: Final = [self.gain(district) for district in self.districts]
        self.hopes: Final = self.plans(self.purse, -1)
        self.looted: Final[dict[int, float]] = {}  # by district, without anybody's power

    def gain(self, district: int) -> float:
        """What taking a district brings beyond its cost."""
        g, weights, cost = self.g, self.weights, self.g.book.cost[district]
        if cost.ruins and not g.control[self.seat]:
            return 0.0
        gain = weights[POWER] * g.book.power[district] + weights[INCOME] * g.book.income[district] * self.left
        gain -= weights[COIN] * self.late * sum(cost.coins) + weights[CHARACTER] * cost.characters + weights[RUIN] * cost.ruins
        return gain if g.count_type(self.seat, g.book.type[district]) else gain + weights[FIRST_OF_TYPE] * self.late

    def plans(self, purse: list[int], but: int) -> float:
        """How near the two best districts are with such a purse, one district left out."""
        best, second = 0.0, 0.0
        costs = self.g.book.cost
        for i in range(len(self.gains)):
            value = self.gains[i]
            if value > second and self.districts[i] != but:
                value *= self.near[min(lacking(costs[self.districts[i]].coins, purse), OUT_OF_REACH)]
                if value > best:
                    best, second = value, best
                elif value > second:
                    second = value
        return best + self.weights[SECOND_PLAN] * second

    def for_purse(self, purse: list[int], but: int) -> float:
        """How much more a purse is worth than the one there is."""
        more = sum(purse) - sum(self.purse)
        return self.weights[COIN] * self.late * more + self.weights[PLAN] * (self.plans(purse, but) - self.hopes)

    def with_coin(self, kind: int, more: int) -> float:
        """How near the best districts are with some more or fewer coins of a kind."""
        purse = self.purse[:]
        purse[kind] += more
        return self.plans(purse, -1)

    # Actions

    def loot(self, character: int, district: int) -> float:
        book = self.g.book
        if book.before_loot[character] or book.after_loot[character] or book.uses_effect[character]:
            return self.loot_with(character, district)
        return self.plain_loot(district)

    def loot_with(self, character: int, district: int) -> float:
        """What looting brings to a character with a power of its own."""
        book, purse = self.g.book, self.purse[:]
        value = self.pocket(book.before_loot[character], district, purse)
        value += self.pocket(book.loot[district], district, purse)
        if book.uses_effect[character] and not book.strikes(book.effect[district]):
            value += self.pocket(book.effect[district], district, purse)
        value += self.pocket(book.after_loot[character], district, purse)
        return value + self.for_purse(purse, -1)

    def plain_loot(self, district: int) -> float:
        if district not in self.looted:
            purse = self.purse[:]
            value = self.pocket(self.g.book.loot[district], district, purse)
            self.looted[district] = value + self.for_purse(purse, -1)
        return self.looted[district]

    def take(self, character: int, district: int) -> float:
        book, purse = self.g.book, self.purse[:]
        price = book.cost[district].coins
        less = discount(self.g, self.seat, self.g.slot_of(district), character)
        spend(purse, price, less, book.pays_any_kind[character])
        value = self.gain(district) + self.weights[COIN] * self.late * sum(price)  # what is paid is missed in the purse
        value += self.pocket(book.effect[district], district, purse)
        value += self.pocket(book.after_take[character], district, purse)
        return value + self.for_purse(purse, district)

    def trick(self, design: int) -> float:
        """What playing a trick brings beyond keeping it."""
        purse = self.purse[:]
        spend(purse, self.g.book.trick_cost[design].coins, 0, False)
        value = self.pocket(self.g.book.steps[design], -1, purse)
        return value + self.for_purse(purse, -1) - self.weights[TRICK] * self.late

    # Effects

    def pocket(self, effects: list[int], this: int, purse: list[int]) -> float:
        """Put the coins of some effects into a purse. Returns what else they are worth."""
        total = 0.0
        for index in effects:
            effect = self.g.book.effects[index]
            if not effect.legal(self.g, self.seat, this):
                continue
            if isinstance(effect, Gain):
                for kind in range(KINDS):
                    purse[kind] += effect.coins[kind]
                purse[ANY] += effect.any
            elif isinstance(effect, GainMissing):
                for kind in range(KINDS):
                    purse[kind] = purse[kind] or effect.n
            elif isinstance(effect, Steal) and effect.coins:
                stolen = min(effect.coins, max([self.g.purse(rival) for rival in self.g.rivals(self.seat)]))
                purse[ANY] += stolen
                total += self.weights[HARM] * self.weights[COIN] * self.late * stolen
            else:
                total += self.worth(effect)
        return total

    def worth(self, effect: Effect[Waral]) -> float:
        """What an effect is worth that brings no coins."""
        weights = self.weights
        if isinstance(effect, Draw):
            return weights[DRAW] * self.late * effect.n
        if isinstance(effect, Destroy):
            powers = [self.g.book.power[district] for district in destructible(self.g, self.seat, effect.max_power)]
            return weights[HARM] * weights[POWER] * max(powers)
        if isinstance(effect, Swap):
            return (1 + weights[HARM]) * weights[POWER] * effect.max_gain
        if isinstance(effect, TakeFree):
            return weights[POWER] * effect.max_gain
        if isinstance(effect, Steal):
            return (1 + weights[HARM]) * weights[DRAW] * self.late
        if isinstance(effect, LootThenWreck):
            return weights[PILLAGE] * self.late
        if isinstance(effect, Skip):
            return weights[HARM] * weights[CHARACTER]
        return weights[CHARACTER] if isinstance(effect, Ready) else weights[OTHER_EFFECT]
