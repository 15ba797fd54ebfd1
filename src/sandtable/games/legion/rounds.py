"""LE-3 The start of a round, LE-10 its end, and the sequence of play."""

from __future__ import annotations

from typing import ClassVar, final

from sandtable.engine.steps import Step
from sandtable.games.legion import verbs as v
from sandtable.games.legion.book import PLOTS, SEATS
from sandtable.games.legion.cold import Freeze, Warm
from sandtable.games.legion.despatches import DealDespatches
from sandtable.games.legion.field import leave, put_away
from sandtable.games.legion.ground import health_counts, plot_card
from sandtable.games.legion.locations import Church
from sandtable.games.legion.march import March
from sandtable.games.legion.plots import ResolvePlot
from sandtable.games.legion.position import Legion
from sandtable.games.legion.recruitment import Recruitment
from sandtable.games.legion.resolution import OrderPhase
from sandtable.games.legion.scoring import EndOfGame
from sandtable.games.legion.zones import (
    ALL_SLOTS,
    ALL_STANDS,
    COLD,
    DISCARDS,
    HAND,
    LOCATION,
    LOCATION_DECK,
    LYING,
    PLOT_DECK,
    RESOLVING,
    ROW,
    USED_UP,
)


@final
class Round(Step[Legion]):
    """LE-3 to LE-10 The course of a round."""

    rule: ClassVar[str] = "LE-3.1"

    def run(self, g: Legion) -> None:
        g.round += 1
        g.tell(v.ROUND_BEGINS, 0, g.round)
        if g.despatches and g.round == g.book.despatch_round:
            g.then(DealDespatches())
        g.then(TurnUp())
        g.then(Recruitment())
        g.then(March())
        g.then(OrderPhase())
        g.then(PlotPhase())
        g.then(Cold())
        g.then(RoundEnd())


@final
class TurnUp(Step[Legion]):
    """LE-3.1 Turn up one Location. LE-3.2 Turn up Plots in a row; the first one drawn is Plot 1."""

    rule: ClassVar[str] = "LE-3.2"

    def run(self, g: Legion) -> None:
        g.draw(LOCATION_DECK, LOCATION)
        g.tell(v.LOCATION_UP, 0, g.piles[LOCATION][0] - g.book.location_cards)
        for plot in range(g.plots):
            g.draw(PLOT_DECK, ROW + plot)
            g.tell(v.PLOT_UP, 0, plot_card(g, plot), plot + 1)
        g.resolved = 0


@final
class PlotPhase(Step[Legion]):
    """LE-9 Resolve Plot 1 completely, then Plot 2, and so on."""

    rule: ClassVar[str] = "LE-9.1"

    def run(self, g: Legion) -> None:
        g.stage = RESOLVING
        for plot in range(g.plots):
            g.then(ResolvePlot(plot))


@final
class Cold(Step[Legion]):
    """LE-10.1 After the last Plot, all Plots together: Freezing first, then Warming. LE-14.7 Then the Church, if it can help."""

    rule: ClassVar[str] = "LE-10.1"

    def run(self, g: Legion) -> None:
        g.stage = COLD
        g.then(Freeze())
        g.then(Warm())
        g.then(Return())
        if health_counts(g):
            g.then(Church(list(range(g.players))))


@final
class Return(Step[Legion]):
    """LE-10.4 The living return to hand, all tokens to the used ones; Plots and Location are discarded."""

    rule: ClassVar[str] = "LE-10.4"

    def run(self, g: Legion) -> None:
        for slot in range(ALL_SLOTS):
            if g.bearer[slot] >= 0:
                put_away(g, slot)
        for place in range(ALL_STANDS):
            if g.where[place] >= 0:
                leave(g, place, HAND + place % SEATS)
        for seat in range(g.players):
            g.gather(LYING + seat, USED_UP + seat)
        for plot in range(g.plots):
            g.gather(ROW + plot, DISCARDS)
            g.robbed[plot] = 0
            g.truce[plot] = 0
        g.camouflage[:] = [0] * (PLOTS * SEATS)
        g.arrivals = 0


@final
class RoundEnd(Step[Legion]):
    """LE-10.4 The Location is discarded. LE-10.5 The start player token passes clockwise. LE-11.1 Four rounds make a game."""

    rule: ClassVar[str] = "LE-10.5"

    def run(self, g: Legion) -> None:
        g.gather(LOCATION, DISCARDS)
        g.first = (g.first + 1) % g.players
        g.then(Round() if g.round < g.book.rounds else EndOfGame())
