"""How much a player of Legion wants to send somebody from hand, and to buy something for them."""

from __future__ import annotations

from sandtable.games.legion.book import PLOTS
from sandtable.games.legion.bot import SCALE
from sandtable.games.legion.ground import needs_of
from sandtable.games.legion.outlook import SPREAD
from sandtable.games.legion.people import orders_of, skills_of
from sandtable.games.legion.wishes import ABILITIES, COAT, FROSTBITE, GIVER, ORDER, POWER, SKILL, Wishes


def shares(wishes: Wishes, character: int) -> tuple[list[int], float]:
    """The Plots that admit a character, and the part of it that each of them is already thought to get."""
    skills = skills_of(wishes.g, character)
    admitted = [plot for plot in range(wishes.g.plots) if needs_of(wishes.g, plot) & ~skills == 0]
    return admitted, SPREAD / len(admitted) if admitted else 0.0


def send(wishes: Wishes, character: int, plot: int) -> float:
    """What a character brings on a Plot, beyond what was hoped for while it was in hand."""
    g = wishes.g
    admitted, part = shares(wishes, character)
    power = float(g.book.power[character] + g.book.power_of_kit[g.kit[character]])
    value = wishes.change(plot, (1.0 - part) * power, 1.0 - part) if plot in admitted else wishes.change(plot, power, 1.0)
    for other in admitted:
        if other != plot:
            value += wishes.change(other, -part * power, -part)
    value += wishes.frost(character, plot) + wishes.fight(character, plot)
    orders = orders_of(g, character)
    if orders:
        value -= wishes.weights[ORDER] * (min(orders, followers(wishes)) - min(orders, recipients(wishes)))
    return value


def followers(wishes: Wishes) -> int:
    """How many could receive an order if all were sent before the giver."""
    return len(wishes.g.hand[wishes.seat]) - 1 + len(wishes.g.places(wishes.seat))


def recipients(wishes: Wishes) -> int:
    g = wishes.g
    return len([place for place in g.places(wishes.seat) if not g.ordered[place] and not g.book.officer[g.who(place)]])


def stay(wishes: Wishes) -> float:
    """What passing costs: nobody who is still in hand will come."""
    g, missing, people, value = wishes.g, [0.0] * PLOTS, [0.0] * PLOTS, 0.0
    for character in g.hand[wishes.seat]:
        admitted, part = shares(wishes, character)
        for plot in admitted:
            missing[plot] += part * (g.book.power[character] + g.book.power_of_kit[g.kit[character]])
            people[plot] += part
        value -= wishes.weights[ORDER] * min(orders_of(g, character), followers(wishes))
    for plot in range(g.plots):
        value += wishes.change(plot, -missing[plot], -people[plot])
    return value


def purchase(wishes: Wishes, character: int, kind: int) -> float:
    """What a card of equipment brings on a character, in this round and in those to come."""
    g, book, weights = wishes.g, wishes.g.book, wishes.weights
    rounds = wishes.times + SCALE[g.players]
    if book.kit_skill[kind]:
        return weights[SKILL] * rounds + opened(wishes, character, book.kit_skill[kind])
    value = stronger(wishes, character, book.kit_power[kind]) + weights[GIVER] * rounds * book.kit_orders[kind]
    for ability, thing in ABILITIES:
        if book.kit_ability[kind] & ability:
            value += weights[thing] * rounds
    if book.kit_warm[kind]:
        value += weights[COAT] * rounds + weights[FROSTBITE] * wishes.times * g.frostbites[character]
    return value


def stronger(wishes: Wishes, character: int, power: int) -> float:
    """What it brings that a character in hand has so much more power."""
    value = wishes.weights[POWER] * wishes.times * power
    admitted, part = shares(wishes, character)
    if power:
        for plot in admitted:
            value += wishes.change(plot, part * power, 0.0)
    return value


def opened(wishes: Wishes, character: int, skill: int) -> float:
    """What it helps that one more skill opens Plots to a character: those where few of one's own can go."""
    g, skills, value = wishes.g, skills_of(wishes.g, character), 0.0
    power = wishes.g.book.power[character]
    for plot in range(g.plots):
        needs = needs_of(g, plot)
        if needs & ~skills and not needs & ~(skills | skill):
            value = max(value, wishes.change(plot, float(power), 1))
    return value * 0.5
