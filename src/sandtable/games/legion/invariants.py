"""What is true of every position of Legion, whatever happened before. Fuzzing and the tests look after every pick."""

from __future__ import annotations

from sandtable.games.legion import book as b
from sandtable.games.legion import zones as z
from sandtable.games.legion.assault import Bury
from sandtable.games.legion.equipping import TakeFromStock
from sandtable.games.legion.people import wounds_left
from sandtable.games.legion.position import Legion
from sandtable.games.legion.tokens import slots_of

TOKEN_ZONES = (z.AVAILABLE, z.CHOSEN, z.USED_UP, z.USED_DOWN, z.LYING)


def broken(g: Legion) -> str:
    """The first promise that a position breaks, in a sentence; empty if all are kept."""
    for seat in range(g.players):
        if g.commander[seat] >= 0 and not (seat in g.lanes and g.round == 0):  # else it is still being set up
            fault = people(g, seat) or tokens(g, seat)
            if fault:
                return fault
    return stock(g) or supplies(g) or between_rounds(g)


def people(g: Legion, seat: int) -> str:
    """LE-2.8 Nobody is lost but the Officers left behind. LE-1.9 Nobody lives who should be dead."""
    living = g.hand[seat] + g.deck[seat] + [g.who(place) for place in g.places(seat)]
    everybody = living + g.graveyard[seat] + g.piles[z.LEFT_BEHIND + seat]
    if len(set(everybody)) != len(everybody) or (g.round and len(everybody) != squad_of(g, seat)):
        return "hand, deck, Plots and graveyard hold everybody once"
    burying = any([isinstance(step, Bury) for step in g.todo])
    for card in living:
        if g.frostbites[card] > 1 or (wounds_left(g, card) < 1 and not burying):
            return "nobody lives with a second Frostbite or a deadly Wound"
        kit = g.kit[card]
        if g.book.skills[card] & g.book.skills_of_kit[kit] or g.book.abilities[card] & g.book.abilities_of_kit[kit]:
            return "nobody has a skill or an ability twice"
    return ""


def squad_of(g: Legion, seat: int) -> int:
    """How many characters a faction has."""
    return g.book.faction_of[: g.book.characters].count(g.faction[seat])


def tokens(g: Legion, seat: int) -> str:
    """LE-2.3 Six tokens each, at most one on a character and none on Officers."""
    placed = slots_of(g, seat)
    if sum([len(g.piles[zone + seat]) for zone in TOKEN_ZONES]) + len(placed) != b.SLOTS:
        return "each faction has six tokens"
    bearers = [g.bearer[slot] for slot in placed]
    if len(set(bearers)) != len(bearers):
        return "a character bears one token at most"
    if any([g.book.officer[g.who(place)] for place in bearers]):
        return "an Officer bears no token"
    return ""


def stock(g: Legion) -> str:
    """LE-1.8 For each kind of equipment: the stock, what the living wear and what the dead wore are all there is."""
    shopping = any([isinstance(step, TakeFromStock) for step in g.todo])
    for kind in range(len(g.stock)):
        worn = sum([g.kit[card] >> kind & 1 for card in range(g.book.characters)])
        taken = sum([g.taken[seat] >> 2 * kind & 3 for seat in range(g.players)]) if shopping else 0
        if g.stock[kind] + worn - taken != g.book.kit_count[kind]:
            return "stock and characters together hold all equipment"
    return ""


def supplies(g: Legion) -> str:
    """LE-1.8 Nobody owes Supplies or VP, and there are not more Supplies than the box holds."""
    if min(g.supplies) < 0 or min(g.vp) < 0:
        return "nobody owes Supplies or victory points"
    return "there are not more Supplies than the box holds" if sum(g.supplies) > g.book.all_supplies else ""


def between_rounds(g: Legion) -> str:
    """LE-10.4 After a round nobody stands on a Plot and no token is placed."""
    if g.stage == z.RECRUITING and (max(g.where) > z.NOWHERE or max(g.bearer) > z.NOWHERE):
        return "between rounds nobody stands on a Plot and no token is placed"
    return ""
