"""What an outlook is worth to one faction: what it may win, and what that will cost it."""

from __future__ import annotations

from typing import Final

from sandtable.games.legion import book as b
from sandtable.games.legion.book import PLOTS
from sandtable.games.legion.ground import pay_of, types_of, worth_of_plot
from sandtable.games.legion.outlook import Outlook
from sandtable.games.legion.position import Legion
from sandtable.games.legion.tokens import kind_in, slots_of

WOUND: Final = 0.2
FROSTBITE: Final = 0.22


def promise(outlook: Outlook, seat: int, supply: float) -> float:
    """VP and Supplies a faction may expect, and what its waiting orders are good for."""
    g = outlook.g
    worth = outlook.orders[seat]
    for plot in range(g.plots):
        if outlook.open[plot]:
            spot = seat * PLOTS + plot
            worth += outlook.chance[spot] * worth_of_plot(g, plot)
            if outlook.present[spot]:
                alive = 1.0 - min(outlook.deaths[spot] / outlook.present[spot], 1.0)
                worth += (1.0 - outlook.chance[spot]) * alive * pay_of(g, plot) * supply
    return worth + wagers(outlook, seat, supply)


def wagers(outlook: Outlook, seat: int, supply: float) -> float:
    """LE-8.6 Win or Die! and LE-8.10 Take All!: good where one wins."""
    g = outlook.g
    worth = 0.0
    for slot in slots_of(g, seat):
        plot = g.where[g.bearer[slot]]
        if outlook.open[plot]:
            chance = outlook.chance[seat * PLOTS + plot]
            for effect in g.book.effects[kind_in(g, slot)]:
                if effect.op == b.ON_WIN:
                    worth += chance * (pay_of(g, plot) * supply if effect.what else effect.n)
                elif effect.op == b.ON_NOT_WIN:
                    worth -= (1.0 - chance) * 1.5
    return worth


def cost(outlook: Outlook, seat: int, left: int) -> float:
    """Deaths, Wounds and frost a faction must expect on the Plots."""
    g = outlook.g
    total = 0.0
    for plot in range(g.plots):
        spot = seat * PLOTS + plot
        if outlook.open[plot]:
            total += outlook.deaths[spot] * (1.1 + 0.3 * left) + (outlook.wounds[spot] - outlook.deaths[spot]) * WOUND * left
    for place in g.places(seat):
        total += frost(g, place, left)
    return total


def frost(g: Legion, place: int, left: int) -> float:
    character = g.who(place)
    types = types_of(g, g.where[place])
    bitten = g.frostbites[character] > 0
    if types & b.FREEZING and not g.book.warm_of_kit[g.kit[character]]:
        return 1.1 + 0.35 * left if bitten else 0.0 if types & b.WARMING else FROSTBITE * left
    return -FROSTBITE * left if bitten and types & b.WARMING else 0.0
