"""The Plots in the row and the Location they lie at: what they need, count as, and pay (LE-3.3, LE-14)."""

from __future__ import annotations

from sandtable.games.legion import book as b
from sandtable.games.legion.book import Effect
from sandtable.games.legion.position import Legion
from sandtable.games.legion.zones import LOCATION, ROW


def location_effect(g: Legion, op: int) -> Effect | None:
    """The effect of the Location that does this, if it has one."""
    pile = g.piles[LOCATION]
    if pile:
        for effect in g.book.location_effects[pile[0] - g.book.location_cards]:
            if effect.op == op:
                return effect
    return None


def location_gives(g: Legion, op: int) -> int:
    """How much of this the Location gives."""
    effect = location_effect(g, op)
    return 0 if effect is None else effect.n


def health_counts(g: Legion) -> bool:
    """LE-9.11 Whether it matters who is hurt once a Plot is decided: in another round (LE-11.1), in another game of a campaign
    (LE-13.7), or, with orders of a pack, where people move on to a Plot that is still to be resolved."""
    return g.round < g.book.rounds or (g.survival and g.game < g.book.games) or g.book.late_moves


def plot_card(g: Legion, plot: int) -> int:
    """The entry of the card on a Plot, from 0."""
    return g.piles[ROW + plot][0] - g.book.plot_cards


def needs_of(g: Legion, plot: int) -> int:
    return g.book.needs[plot_card(g, plot)]


def types_of(g: Legion, plot: int) -> int:
    """The types of a Plot: printed, by the Location, and by a truce."""
    types = g.book.types[plot_card(g, plot)]
    effect = location_effect(g, b.ADD_TYPE)
    added = effect.what if effect is not None and concerns(g, effect, plot, types) else 0
    return types | added | g.truce[plot]


def concerns(g: Legion, effect: Effect, plot: int, types: int) -> bool:
    if effect.who == b.FIRST_PLOT:
        return plot == 0
    if effect.who == b.NOT_WARMING:
        return types & b.WARMING == 0
    if effect.who == b.NOT_FREEZING:
        return types & b.FREEZING == 0
    if effect.who == b.FREEZING_PLOTS:
        return types & b.FREEZING != 0
    return True


def worth_of_plot(g: Legion, plot: int) -> int:
    """LE-14.4 The VP of a Plot."""
    effect = location_effect(g, b.PLOT_VP)
    vp = g.book.vp[plot_card(g, plot)]
    return vp + effect.n if effect is not None and concerns(g, effect, plot, types_of(g, plot)) else vp


def pay_of(g: Legion, plot: int) -> int:
    """The supplies a Plot pays: none once robbed."""
    return 0 if g.robbed[plot] else g.book.supplies[plot_card(g, plot)]
