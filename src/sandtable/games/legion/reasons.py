"""When characters, orders and Despatches are of use: what somebody is told who tries one at another time."""

from __future__ import annotations

from sandtable.engine.flow import asks
from sandtable.engine.names import NOUN, VERB
from sandtable.engine.phrases import Phrase
from sandtable.engine.steps import Refusal
from sandtable.games.legion import book as b
from sandtable.games.legion import verbs as v
from sandtable.games.legion.position import Legion
from sandtable.games.legion.tokens import kind_in, kind_of, slots_of
from sandtable.games.legion.zones import AVAILABLE, CHOSEN, DESPATCH, MARCHING, ORDERS, USED_DOWN, USED_UP


def not_now(g: Legion, seat: int) -> list[Refusal]:
    """People in hand and on Plots, orders wherever they lie, and a Despatch."""
    found = people(g, seat) + orders(g, seat)
    for card in g.piles[DESPATCH + seat]:
        despatch = card - g.book.despatch_cards
        shopping = g.book.window[despatch] == b.RECRUITMENT
        found.append((v.PLAY | despatch, "LE-12.2", Phrase("why-while-shopping" if shopping else "why-in-march")))
    return found


def people(g: Legion, seat: int) -> list[Refusal]:
    """Where some of them can be chosen, the rule of the question says why others cannot."""
    on_plots = [g.who(place) for place in g.places(seat)]
    step = asks(g, seat)
    able = {code & NOUN for code in g.offers[seat] if names_character(code)} & {*g.hand[seat], *on_plots}
    if step is not None and able:
        rule, own = type(step).rule, g.hand[seat] + on_plots
        return [(v.MOVE | character, rule, Phrase(not_among(g, seat, able, character))) for character in own]
    rule, message = when_sent(g)
    found: list[Refusal] = [(v.SEND | character, rule, Phrase(message)) for character in g.hand[seat]]
    return found + [(v.MOVE | character, "LE-1.11", Phrase("why-moves-by-order")) for character in on_plots]


def not_among(g: Legion, seat: int, able: set[int], character: int) -> str:
    """Why somebody cannot be chosen where others can: in hand instead of on a Plot, or on another Plot than all of them."""
    if able <= set(g.hand[seat]):
        return "why-not-in-hand" if character not in g.hand[seat] else "why-not-among"
    if character in g.hand[seat]:
        return "why-in-hand"
    plots = {g.where[g.place_of(other)] for other in able if other not in g.hand[seat]}
    return "why-not-among" if g.where[g.place_of(character)] in plots else "why-on-another-plot"


def names_character(code: int) -> bool:
    return v.VERBS.all[code // VERB].noun == "character"


def when_sent(g: Legion) -> tuple[str, str]:
    """LE-5.1 Why a character in hand is not sent now."""
    if g.stage == MARCHING:
        return "LE-5.1", "why-answer-first"
    return ("LE-5.4", "why-march-over") if g.stage > MARCHING else ("LE-5.1", "why-sent-in-march")


def orders(g: Legion, seat: int) -> list[Refusal]:
    """LE-6, LE-7 Orders to be given, the one being given, those that lie on people, and used ones."""
    rule, message = ("LE-6.3", "why-another-given") if g.piles[CHOSEN + seat] else ("LE-6.1", "why-given-on-arrival")
    found: list[Refusal] = [(v.GIVE | kind_of(g, token), rule, Phrase(message)) for token in g.piles[AVAILABLE + seat]]
    found += [(v.GIVE | kind_of(g, token), "LE-6.3", Phrase("why-being-given")) for token in g.piles[CHOSEN + seat]]
    rule, message = ("LE-7.2", "why-resolves-later") if g.stage < ORDERS else ("LE-9.1", "why-lies")
    found += [(v.USE | kind_in(g, slot), rule, Phrase(message)) for slot in slots_of(g, seat)]
    used = g.piles[USED_UP + seat] + g.piles[USED_DOWN + seat]
    return found + [(v.RESTORE | kind_of(g, token), "LE-4.8", Phrase("why-restored-by-buying")) for token in used]
