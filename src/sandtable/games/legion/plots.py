"""LE-9 Plot resolution: its sequence, the winner and the rewards."""

from __future__ import annotations

from typing import ClassVar, Final, final

from sandtable.engine.steps import Step
from sandtable.games.legion import book as b
from sandtable.games.legion import verbs as v
from sandtable.games.legion.aftermath import OtherEffects
from sandtable.games.legion.assault import Assaults, Bury
from sandtable.games.legion.book import SEATS
from sandtable.games.legion.coach import FIRST_SUPPLIES, FIRST_WIN, hint
from sandtable.games.legion.field import die, gain, turn_up
from sandtable.games.legion.ground import needs_of, pay_of, plot_card, types_of, worth_of_plot
from sandtable.games.legion.people import power_of
from sandtable.games.legion.position import Legion
from sandtable.games.legion.reveal import RevealOrders, amount, revealed, tokens_here
from sandtable.games.legion.tokens import bearer, kind_in
from sandtable.games.legion.zones import OPEN


@final
class ResolvePlot(Step[Legion]):
    """LE-9.1 Turn up face-down characters here, reveal lasting orders; then Assaults, winner, other effects."""

    rule: ClassVar[str] = "LE-9.1"

    def __init__(self, plot: int) -> None:
        self.plot: Final = plot

    def run(self, g: Legion) -> None:
        plot = self.plot
        g.tell(v.PLOT_RESOLVES, 0, plot_card(g, plot), plot + 1)
        for seat in g.present(plot):
            for place in g.here(seat, plot):
                turn_up(g, place)
        g.then(RevealOrders(plot))
        g.then(Assaults(plot))
        g.then(Bury(plot))
        g.then(Winner(plot))
        g.then(OtherEffects(plot))
        g.then(Resolved(plot))


@final
class Resolved(Step[Legion]):
    """LE-9 The next Plot follows."""

    rule: ClassVar[str] = "LE-9.1"

    def __init__(self, plot: int) -> None:
        self.plot: Final = plot

    def run(self, g: Legion) -> None:
        g.resolved = self.plot + 1


def total(g: Legion, seat: int, plot: int) -> int:
    """LE-9.8 The power of a faction's living characters here, and its +2."""
    power = sum([power_of(g, place) for place in g.here(seat, plot)])
    for slot in tokens_here(g, seat, plot):
        if g.state[slot] == OPEN:
            power += max(amount(g, slot, b.POWER_TOTAL), 0)
    return power


@final
class Winner(Step[Legion]):
    """LE-9.8 The highest total wins; all tied factions win. LE-9.9 Each winner takes the full VP."""

    rule: ClassVar[str] = "LE-9.8"

    def __init__(self, plot: int) -> None:
        self.plot: Final = plot

    def run(self, g: Legion) -> None:
        plot = self.plot
        present = g.present(plot)
        if not present:
            g.tell(v.EMPTY_PLOT, 0, 0, plot + 1)
            return
        totals = [total(g, seat, plot) for seat in present]
        best = max(totals)
        winners = [present[i] for i in range(len(present)) if totals[i] == best]
        for i in range(len(present)):
            g.tell(v.STOOD, present[i], totals[i], plot + 1)
        for seat in winners:
            take_plot(g, seat, plot, best)
        win_or_die(g, plot, winners)
        reward(g, plot, winners)


def take_plot(g: Legion, seat: int, plot: int, power: int) -> None:
    """LE-9.9 Take the VP. LE-12.5 Every win notes all types the Plot had."""
    g.vp[seat] += worth_of_plot(g, plot)
    g.tell(v.WON, seat, worth_of_plot(g, plot), plot + 1, power)
    hint(g, seat, FIRST_WIN)
    types = types_of(g, plot)
    g.freezing_won[seat] += 1 if types & b.FREEZING else 0
    g.warming_won[seat] += 1 if types & b.WARMING else 0
    g.peaceful_won[seat] += 1 if types & b.PEACEFUL else 0
    needs = needs_of(g, plot)
    g.hard_won[seat] += 1 if needs & (needs - 1) else 0


def win_or_die(g: Legion, plot: int, winners: list[int]) -> None:
    """LE-8.6, LE-9.9 Win or Die! pays or kills now."""
    for slot in revealed(g, plot, b.ON_WIN):
        seat, more = slot % SEATS, amount(g, slot, b.ON_WIN)
        if seat in winners and more:
            g.vp[seat] += more
            g.tell(v.WON_MORE, seat, more, plot + 1, kind_in(g, slot), bearer(g, g.bearer[slot]))
    for slot in revealed(g, plot, b.ON_NOT_WIN):
        if slot % SEATS not in winners:
            die(g, g.bearer[slot])


def reward(g: Legion, plot: int, winners: list[int]) -> None:
    """LE-9.10 Each non-winner with a living character here takes the supplies shown, in turn order. Take All! pays too."""
    pay = pay_of(g, plot)
    if not pay:
        return
    greedy = [slot % SEATS for slot in revealed(g, plot, b.ON_WIN) if takes_supplies(g, slot)]
    for seat in g.present(plot):
        if seat not in winners or seat in greedy:
            gain(g, seat, pay)
            hint(g, seat, FIRST_SUPPLIES)


def takes_supplies(g: Legion, slot: int) -> bool:
    """LE-8.10 Take All!"""
    return any([effect.op == b.ON_WIN and effect.what > 0 for effect in g.book.effects[kind_in(g, slot)]])
