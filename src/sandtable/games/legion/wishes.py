"""How much a player of Legion wants what a pick would bring, in Victory points: read off one look at the Plots."""

from __future__ import annotations

from math import exp
from typing import Final, final

from sandtable.engine.names import in_order
from sandtable.games.legion import book as b
from sandtable.games.legion.book import PLOTS
from sandtable.games.legion.bot import SCALE, SUPPLY, rounds_left
from sandtable.games.legion.ground import pay_of, types_of, worth_of_plot
from sandtable.games.legion.outlook import TIE, Outlook
from sandtable.games.legion.people import can, orders_of, power_of, skills_of, wounds_left
from sandtable.games.legion.position import Legion

# What habits go by: how much of its usual worth a Supply has; what soldiers are good for in each round to come; what may happen
# to them on a Plot; an order that can be given; how much a rival's chance counts against one's own.
SUPPLIES: Final = 0
POWER: Final = 1
SKILL: Final = 2
ASSAULT: Final = 3
VIOLENCE: Final = 4
FIRST_AID: Final = 5
FRAGILITY: Final = 6
COAT: Final = 7
GIVER: Final = 8
WOUND: Final = 9
FROSTBITE: Final = 10
RECRUIT: Final = 11
DEATH: Final = 12
STRIKE: Final = 13
EXPOSED: Final = 14
ORDER: Final = 15
WAITING_ORDER: Final = 16
HARM: Final = 17
HABITS: Final = in_order({
    "Supply": SUPPLIES, "power": POWER, "skill": SKILL, "Assault": ASSAULT, "Violence": VIOLENCE, "First Aid": FIRST_AID,
    "Fragility": FRAGILITY, "warm coat": COAT, "giver of orders": GIVER, "Wound": WOUND, "Frostbite": FROSTBITE,
    "recruit": RECRUIT, "death": DEATH, "Assault on the Plot": STRIKE, "danger on the Plot": EXPOSED, "order to give": ORDER,
    "order that waits": WAITING_ORDER, "harm": HARM,
})  # fmt: skip
ABILITIES: Final = [
    (b.ASSAULT, ASSAULT), (b.VIOLENCE, VIOLENCE), (b.FIRST_AID, FIRST_AID), (b.FRAGILITY, FRAGILITY),
]  # fmt: skip
HARMED: Final = [1.0, 1.0, 1.0, 0.4, 0.27]  # how much a rival's chance counts, by the number of players


def chance_of(seat: int, powers: list[float], there: list[float], doubt: float) -> float:
    """How likely a faction wins a Plot, if it is there and with whoever of the others is there."""
    chance = there[seat]
    for other in range(len(powers)):
        if other != seat and there[other] > 0.0:
            chance *= 1.0 - there[other] / (1.0 + exp(2.0 * (powers[seat] - powers[other] + TIE) / doubt))
    return chance


@final
class Wishes:
    """The wishes of one player in one position."""

    def __init__(self, g: Legion, seat: int, weights: list[float]) -> None:
        self.g: Final = g
        self.seat: Final = seat
        self.weights: Final = weights
        self.outlook: Final = Outlook(g)
        self.left: Final = rounds_left(g)
        self.times: Final = self.left * SCALE[g.players]
        self.supply: Final = weights[SUPPLIES] * SUPPLY[min(self.left, 4)] * SCALE[g.players]
        self.harm: Final = weights[HARM] * HARMED[g.players]
        self.now: Final = [self.standing(plot, 0.0, 0.0) for plot in range(g.plots)]

    # Plots

    def standing(self, plot: int, more: float, people: float) -> float:
        """What a Plot is worth if there were so much more power there, and so many more people."""
        g, outlook, seat = self.g, self.outlook, self.seat
        if not outlook.open[plot]:
            return 0.0
        powers = [outlook.power[other * PLOTS + plot] for other in range(g.players)]
        there = [
            float(outlook.present[other * PLOTS + plot]) + outlook.coming[other * PLOTS + plot] for other in range(g.players)
        ]
        powers[seat] += more
        there[seat] += people
        there = [max(min(count, 1.0), 0.0) for count in there]
        mine, theirs = 0.0, 0.0
        for other in range(g.players):
            if there[other] > 0.0:
                chance = chance_of(other, powers, there, outlook.doubt[plot])
                if other == seat:
                    mine = chance
                else:
                    theirs += chance
        value = (mine - self.harm * theirs) * worth_of_plot(g, plot)
        return value + (there[seat] - mine) * pay_of(g, plot) * self.supply

    def change(self, plot: int, more: float, people: float) -> float:
        """How much more a Plot is worth then."""
        return self.standing(plot, more, people) - self.now[plot]

    # People

    def soldier(self, character: int) -> float:
        """What a character is good for in each round to come."""
        g, weights, kit = self.g, self.weights, self.g.kit[character]
        worth = weights[POWER] * (g.book.power[character] + g.book.power_of_kit[kit])
        worth += weights[SKILL] * skills_of(g, character).bit_count() + weights[GIVER] * orders_of(g, character)
        for ability, thing in ABILITIES:
            if can(g, character, ability):
                worth += weights[thing]
        if g.book.warm_of_kit[kit]:
            worth += weights[COAT]
        return worth - weights[WOUND] * g.wounds[character] - weights[FROSTBITE] * g.frostbites[character]

    def life(self, character: int) -> float:
        """What is lost with a character."""
        return self.weights[DEATH] + self.times * max(self.soldier(character), 0.0)

    def hurt(self, place: int) -> float:
        """What a Wound costs the character on a place."""
        g, character = self.g, self.g.who(place)
        left = wounds_left(g, character)
        if left > 1:
            return self.weights[WOUND] * self.times
        if left < 1:
            return 0.0
        return self.life(character) - self.change(g.where[place], -power_of(g, place), -1)

    def frost(self, character: int, plot: int) -> float:
        """What the cold does to a character on a Plot, or the warmth."""
        g = self.g
        types, bitten = types_of(g, plot), g.frostbites[character] > 0
        if types & b.FREEZING and not g.book.warm_of_kit[g.kit[character]]:
            if bitten:
                return -self.life(character)
            return 0.0 if types & b.WARMING else -self.weights[FROSTBITE] * self.times
        return self.weights[FROSTBITE] * self.times if bitten and types & b.WARMING else 0.0

    def fight(self, character: int, plot: int) -> float:
        """What Assaults on a Plot are to a character who comes there: its own, and those of enemies."""
        g, outlook, seat = self.g, self.outlook, self.seat
        if types_of(g, plot) & b.PEACEFUL or outlook.calm[plot]:
            return 0.0
        enemies = [other for other in range(g.players) if other != seat and outlook.present[other * PLOTS + plot]]
        worth = self.weights[STRIKE] if enemies and can(g, character, b.ASSAULT) else 0.0
        incoming = sum([outlook.assaults[other * PLOTS + plot] for other in enemies]) / (outlook.present[seat * PLOTS + plot] + 1)
        return worth - self.weights[EXPOSED] * min(incoming, 1.0) * (1.0 if wounds_left(g, character) > 1 else 2.0)
