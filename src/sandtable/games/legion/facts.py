"""What a seat could work out from what it sees, ready for its screen: totals, prices, what a Plot is worth."""

from __future__ import annotations

from typing import Any

from sandtable.engine.messages import Messages
from sandtable.engine.sight import stage
from sandtable.games.legion import book as b
from sandtable.games.legion.field import by_arrival
from sandtable.games.legion.ground import needs_of, pay_of, types_of, worth_of_plot
from sandtable.games.legion.people import power_of
from sandtable.games.legion.plots import total
from sandtable.games.legion.position import Legion
from sandtable.games.legion.recruitment import cheapest_card, recruit_price
from sandtable.games.legion.tokens import kind_in, slot_on
from sandtable.games.legion.zones import FACE_DOWN, LOCATION, NOWHERE, ROW, SUPPLIES_ROW

HURTS = ("wound", "frostbite")
WARES = ("recruit", "equipment", "restore")
PHASES = ("setting-up", "recruitment", "march", "orders", "plots", "cold", "interlude")


def facts(g: Legion, seat: int, messages: Messages) -> dict[str, Any]:
    """Everything here follows from what this seat sees: the power of a face-down card counts for its owner alone."""
    seen = characters(g, seat)
    found: dict[str, Any] = {
        "reserve": g.book.all_supplies - sum(stage(g, other, seat).numbers[SUPPLIES_ROW][other] for other in range(g.players)),
        "dead": [g.dead(other) for other in range(g.players)],
        "plots": [plot_facts(g, seat, plot) for plot in range(g.plots) if g.piles[ROW + plot]],
        "on cards": {g.book.slugs[card]: words for h, card in seen if (words := worn(h, card, messages))},
        "counted on cards": {g.book.slugs[card]: counts for h, card in seen if (counts := hurts(h, card, messages))},
        "plurals": {messages.text(f"hurt-{hurt}"): messages.text(f"hurts-{hurt}") for hurt in HURTS},
        "seats": [seat_facts(g, seat, other) for other in range(g.players)],
        "table": round_facts(g, messages) if g.round else {},
    }
    found["table"] |= {messages.text("fact-game"): g.game if g.survival else 0, messages.text("fact-reserve"): found["reserve"]}
    if seat >= 0 and g.piles[LOCATION]:
        found["prices"] = {
            "recruit": recruit_price(g),
            "equipment": cheapest_card(g, seat),
            "restore": g.book.restore_price,
        }
        found["table"] |= {messages.text(f"fact-price-of-{ware}"): found["prices"][ware] for ware in WARES}
    return found


def round_facts(g: Legion, messages: Messages) -> dict[str, str]:
    """Where the game is, for everybody."""
    return {
        messages.text("fact-round"): messages.text("fact-round-of", round=g.round, all=g.book.rounds),
        messages.text("fact-phase"): messages.text(f"phase-{PHASES[g.stage]}"),
    }


def seat_facts(g: Legion, seat: int, other: int) -> dict[str, Any]:
    """A band at a glance, as a seat knows it."""
    h = stage(g, other, seat)
    assert isinstance(h, Legion)
    faction, commander = g.faction[other], g.commander[other]
    return {
        "faction": b.FACTIONS[faction] if faction != NOWHERE else "",
        "commander": g.book.commander_slugs[commander] if commander != NOWHERE else "",
        "VP": h.vp[other],
        "supplies": h.supplies[other],
        "dead": g.dead(other),
        "passed": bool(h.passed[other]) and bool(g.round),
    }


def characters(g: Legion, seat: int) -> list[tuple[Legion, int]]:
    """The characters whose cards a seat sees, each with the position as their owner has it."""
    layout = g.layout
    found: list[tuple[Legion, int]] = []
    for pile in range(len(g.piles)):
        if layout.sees(layout.seen[pile], seat):
            h = stage(g, layout.owner[pile], seat)
            assert isinstance(h, Legion)
            found += [(h, card) for card in h.piles[pile] if card < g.book.characters]
    return found


def worn(g: Legion, card: int, messages: Messages) -> list[str]:
    """Equipment, and skills that are lost."""
    kit = [messages.text(f"worn-{kind}") for i, kind in enumerate(b.EQUIPMENT) if g.kit[card] >> i & 1]
    return kit + [messages.text(f"lost-{skill}") for i, skill in enumerate(b.SKILLS) if g.crippled[card] >> i & 1]


def hurts(g: Legion, card: int, messages: Messages) -> dict[str, int]:
    """Wounds and Frostbite."""
    counts = zip(HURTS, (g.wounds[card], g.frostbites[card]), strict=True)
    return {messages.text(f"hurt-{hurt}"): count for hurt, count in counts if count}


def plot_facts(g: Legion, seat: int, plot: int) -> dict[str, Any]:
    types = types_of(g, plot)
    return {
        "needs": [skill for i, skill in enumerate(b.SKILLS) if needs_of(g, plot) >> i & 1],
        "types": [type_ for i, type_ in enumerate(b.TYPES) if types >> i & 1],
        "vp": worth_of_plot(g, plot),
        "supplies": pay_of(g, plot),
        "lanes": [lane(g, seat, other, plot) for other in range(g.players)],
    }


def lane(g: Legion, seat: int, other: int, plot: int) -> dict[str, Any]:
    """A faction's total here as this seat knows it, and how many face-down cards and tokens may still change it."""
    here = g.here(other, plot)
    hidden = [place for place in here if g.face_down(place)]
    slots = [slot_on(g, place) for place in here]
    power = total(g, other, plot)
    if seat != other:
        power -= sum(power_of(g, place) for place in hidden)
    return {
        "people": [person(g, seat, place) for place in by_arrival(g, here)],
        "total": power,
        "face down": len(hidden),
        "orders": sum(slot >= 0 and g.state[slot] == FACE_DOWN for slot in slots),
    }


def person(g: Legion, seat: int, place: int) -> dict[str, Any]:
    """Who stands at a place and which order lies there, as far as this seat may know: None for what it may not."""
    own = place % b.SEATS == seat
    slot = slot_on(g, place)
    order: str | None = ""
    if slot >= 0:
        order = g.book.order_slugs[kind_in(g, slot)] if own or g.state[slot] != FACE_DOWN else None
    shown = own or not g.face_down(place)
    return {
        "place": place // b.SEATS + 1,
        "zone": f"place {place // b.SEATS + 1}{' face down' if g.face_down(place) else ''}",
        "character": g.book.slugs[g.who(place)] if shown else None,
        "power": power_of(g, place) if shown else None,
        "order": order,
        "order zone": f"placed order {slot // b.SEATS + 1}" if slot >= 0 else "",
    }
