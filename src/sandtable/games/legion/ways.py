"""Where picks lead: who may take which card or order, and who may go where, so that two picks can be one gesture."""

from __future__ import annotations

from sandtable.engine.flow import asks
from sandtable.engine.names import NOUN
from sandtable.games.legion.fact_types import Arrival, Ware
from sandtable.games.legion.forecast import arrival, relocation
from sandtable.games.legion.giving import GiveOrders, may_receive, recipients
from sandtable.games.legion.march import sendings
from sandtable.games.legion.moves import MoveAny, MoveTo, goals
from sandtable.games.legion.people import may_take
from sandtable.games.legion.position import Legion
from sandtable.games.legion.recruitment import equipment_price
from sandtable.games.legion.survival import survivors
from sandtable.games.legion.tokens import kind_of
from sandtable.games.legion.verbs import PAIR
from sandtable.games.legion.zones import AVAILABLE, INTERLUDE


def arrivals(g: Legion, seat: int) -> dict[str, dict[str, Arrival]]:
    """LE-5.2 For everybody in hand: the Plots that admit them, and what their arrival would come to."""
    found: dict[str, dict[str, Arrival]] = {}
    h = g.clone()
    h.watched = False
    for sending in sendings(g, seat):
        character, plot = (sending & NOUN) % PAIR, (sending & NOUN) // PAIR
        found.setdefault(g.book.slugs[character], {})[str(plot + 1)] = arrival(h, seat, character, plot)
    return found


def wares(g: Legion, seat: int) -> dict[str, Ware]:
    """LE-4.5, LE-4.6 The shop as a seat finds it."""
    between = g.stage == INTERLUDE
    people = survivors(g, seat) if between else g.hand[seat]
    return {
        slug: {
            "price": g.book.kit_cost[kind] if between else equipment_price(g, seat, kind),
            "stock": g.stock[kind] - (g.taken[seat] >> 2 * kind & 3),
            "bought": bool(g.bought[seat] >> kind & 1),
            "takers": [g.book.slugs[character] for character in people if may_take(g, character, kind)],
        }
        for kind, slug in enumerate(g.book.kit_slugs)
    }


def orders_for(g: Legion, seat: int) -> dict[str, list[str]]:
    """LE-6.2 While orders are given: who may be given which."""
    step = asks(g, seat)
    if not isinstance(step, GiveOrders) or not step.left:
        return {}
    able = recipients(g, seat, step.giver)
    kinds = [kind_of(g, token) for token in g.piles[AVAILABLE + seat]]
    return {
        g.book.order_slugs[kind]: [g.book.slugs[g.who(place)] for place in able if may_receive(g, place, kind)] for kind in kinds
    }


def movers(g: Legion, seat: int) -> dict[int, list[int]]:
    """LE-1.11 While somebody is moved by an order: from which places to which Plots."""
    step = asks(g, seat)
    if isinstance(step, MoveAny):
        return {place: goals(g, place, step.ignored) for place in g.places(seat)}
    return {step.place: goals(g, step.place, step.ignored)} if isinstance(step, MoveTo) else {}


def moves(g: Legion, seat: int) -> dict[str, list[int]]:
    """LE-1.11 Who may be moved to which Plots."""
    return {g.book.slugs[g.who(place)]: [plot + 1 for plot in plots] for place, plots in movers(g, seat).items()}


def relocations(g: Legion, seat: int) -> dict[str, dict[str, Arrival]]:
    """LE-1.11 For everybody who may be moved: what it would come to on each Plot."""
    h = g.clone()
    h.watched = False
    return {
        g.book.slugs[g.who(place)]: {str(plot + 1): relocation(h, seat, place, plot) for plot in plots}
        for place, plots in movers(g, seat).items()
    }
