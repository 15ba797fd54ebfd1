"""What a seat could work out from what it sees, ready for its screen: totals, prices, what a Plot is worth."""

from __future__ import annotations

from typing import Any

from sandtable.engine.messages import Messages
from sandtable.engine.names import in_order
from sandtable.engine.sight import stage
from sandtable.games.legion import book as b
from sandtable.games.legion.fact_types import Outlook
from sandtable.games.legion.field import by_arrival
from sandtable.games.legion.forecast import cold, danger, gains, hidden_bonus, leaders, score, seen_total, stake, waits
from sandtable.games.legion.ground import needs_of, pay_of, types_of, worth_of_plot
from sandtable.games.legion.outlook import undecided
from sandtable.games.legion.people import power_of
from sandtable.games.legion.position import Legion
from sandtable.games.legion.recruitment import cheapest_card, recruit_price
from sandtable.games.legion.soldiers import characters, soldiers
from sandtable.games.legion.tokens import kind_in, kind_of, slot_on
from sandtable.games.legion.ways import arrivals, moves, orders_for, relocations, wares
from sandtable.games.legion.zones import (
    COLD,
    FACE_DOWN,
    INTERLUDE,
    LOCATION,
    MARCHING,
    NOWHERE,
    ORDERS,
    RECRUITING,
    RESOLVING,
    ROW,
    SETTING_UP,
    SUPPLIES_ROW,
)

HURTS = ("wound", "frostbite")
WARES = ("recruit", "equipment", "restore")
PHASES = in_order({
    "setting-up": SETTING_UP, "recruitment": RECRUITING, "march": MARCHING, "orders": ORDERS, "plots": RESOLVING, "cold": COLD,
    "interlude": INTERLUDE,
})  # fmt: skip


def facts(g: Legion, seat: int, messages: Messages) -> dict[str, Any]:
    """Everything here follows from what this seat sees: the power of a face-down card counts for its owner alone."""
    seen = characters(g, seat)
    found: dict[str, Any] = {
        "reserve": g.book.all_supplies - sum(stage(g, other, seat).numbers[SUPPLIES_ROW][other] for other in range(g.players)),
        "dead": [g.dead(other) for other in range(g.players)],
        "plots": [plot_facts(g, seat, plot) for plot in range(g.plots) if g.piles[ROW + plot]],
        "on cards": {g.book.slugs[card]: worn(h, card, messages) for h, card in seen if h.kit[card] or h.crippled[card]},
        "counted on cards": {
            g.book.slugs[card]: hurts(h, card, messages) for h, card in seen if h.wounds[card] or h.frostbites[card]
        },
        "plurals": {messages.text(f"hurt-{hurt}"): messages.text(f"hurts-{hurt}") for hurt in HURTS},
        "seats": [seat_facts(g, seat, other) for other in range(g.players)],
        "outlook": [outlook(g, seat, other) for other in range(g.players)],
        "tokens": [tokens_of(g, other) for other in range(g.players)],
        "table": round_facts(g, messages) if g.round else {},
        "soldiers": soldiers(g, seat, seen),
    }
    found["table"] |= {messages.text("fact-game"): g.game if g.survival else 0, messages.text("fact-reserve"): found["reserve"]}
    found |= {"round": g.round, "rounds": g.book.rounds, "phase": PHASES[g.stage], "first": g.first}
    if seat >= 0:
        found |= own_facts(g, seat)
    if seat >= 0 and g.piles[LOCATION]:
        found["prices"] = {
            "recruit": recruit_price(g),
            "equipment": cheapest_card(g, seat),
            "restore": g.book.restore_price,
        }
        found["table"] |= {messages.text(f"fact-price-of-{ware}"): found["prices"][ware] for ware in WARES}
    return found


def own_facts(g: Legion, seat: int) -> dict[str, Any]:
    """What a player can do with their own people, while it may matter."""
    if g.stage == RECRUITING:
        return {"wares": wares(g, seat), "arrivals": arrivals(g, seat)}
    if g.stage == INTERLUDE:
        prices = {"wound": g.book.healing_vp, "frostbite": g.book.warming_vp, "supply": g.book.supply_vp}
        return {"wares": wares(g, seat), "healing": prices, "points": g.recorded[seat]}
    if g.stage == MARCHING:
        marching = {} if g.passed[seat] else {"arrivals": arrivals(g, seat)}
        return {**marching, "recipients": orders_for(g, seat)}
    return {"moves": moves(g, seat), "arrivals": relocations(g, seat)} if g.stage == ORDERS else {}


def round_facts(g: Legion, messages: Messages) -> dict[str, str]:
    """Where the game is, for everybody."""
    return {
        messages.text("fact-round"): messages.text("fact-round-of", round=g.round, all=g.book.rounds),
        messages.text("fact-phase"): messages.text(f"phase-{PHASES[g.stage]}"),
    }


def seat_facts(g: Legion, seat: int, other: int) -> dict[str, Any]:
    """A band at a glance, as a seat knows it."""
    h = stage(g, other, seat)
    faction, commander = g.faction[other], g.commander[other]
    return {
        "faction": b.FACTIONS[faction] if faction != NOWHERE else "",
        "commander": g.book.commander_slugs[commander] if commander != NOWHERE else "",
        "VP": h.vp[other],
        "supplies": h.supplies[other],
        "dead": g.dead(other),
        "passed": bool(h.passed[other]) and bool(g.round),
    }


def outlook(g: Legion, seat: int, other: int) -> Outlook:
    """How a band stands, and how it would if all Plots ended as they stand."""
    h = stage(g, other, seat)
    points, pay = gains(g, seat, other) if g.round else (0, 0)
    return {"score": score(h, other), "points": score(h, other) + points, "supplies": h.supplies[other] + pay}


def tokens_of(g: Legion, seat: int) -> list[str]:
    """LE-2.3 The six orders a commander has."""
    commander = g.commander[seat]
    tokens = [] if commander == NOWHERE else g.book.commander_tokens[commander]
    return [g.book.order_slugs[kind_of(g, token)] for token in tokens]


def worn(g: Legion, card: int, messages: Messages) -> list[str]:
    """Equipment, and skills that are lost."""
    kinds = zip(g.book.kit_slugs, g.book.kit_names, strict=True)
    kit = [worn_as(kind, name, messages) for i, (kind, name) in enumerate(kinds) if g.kit[card] >> i & 1]
    return kit + [messages.text(f"lost-{skill}") for i, skill in enumerate(b.SKILLS) if g.crippled[card] >> i & 1]


def worn_as(kind: str, name: str, messages: Messages) -> str:
    """What equipment is called on its bearer: that of packs by its name."""
    return messages.text(f"worn-{kind}") if f"worn-{kind}" in messages else messages.printed(name)


def hurts(g: Legion, card: int, messages: Messages) -> dict[str, int]:
    """Wounds and Frostbite."""
    counts = {"wound": g.wounds[card], "frostbite": g.frostbites[card]}
    return {messages.text(f"hurt-{hurt}"): count for hurt, count in counts.items() if count}


def plot_facts(g: Legion, seat: int, plot: int) -> dict[str, Any]:
    types = types_of(g, plot)
    return {
        "needs": [skill for i, skill in enumerate(b.SKILLS) if needs_of(g, plot) >> i & 1],
        "types": [type_ for i, type_ in enumerate(b.TYPES) if types >> i & 1],
        "vp": worth_of_plot(g, plot),
        "supplies": pay_of(g, plot),
        "lanes": [lane(g, seat, other, plot) for other in range(g.players)],
        "state": state_of(g, plot),
        "leaders": leaders(g, seat, plot) if undecided(g, plot) else [],
        "stake": stake(g, seat, plot),
    }


def state_of(g: Legion, plot: int) -> str:
    """LE-9 Whether a Plot waits, is being resolved, or is."""
    if g.stage < RESOLVING or plot > g.resolved:
        return "waits"
    return "resolves" if g.stage == RESOLVING and plot == g.resolved else "resolved"


def lane(g: Legion, seat: int, other: int, plot: int) -> dict[str, Any]:
    """A faction's total here as this seat knows it, and how many face-down cards and tokens may still change it."""
    here = g.here(other, plot)
    hidden = [place for place in here if g.face_down(place)]
    slots = [slot_on(g, place) for place in here]
    threat = {"danger": danger(g, seat, other, plot)} if here and waits(g, plot) else {}
    return {
        "people": [person(g, seat, place) for place in by_arrival(g, here)],
        "total": seen_total(g, seat, other, plot),
        "face down": len(hidden),
        "orders": sum(slot >= 0 and g.state[slot] == FACE_DOWN for slot in slots),
        "hidden bonus": hidden_bonus(g, seat, plot) if seat == other else 0,
        **threat,
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
        "cold": cold(g, g.who(place), g.where[place]) if shown else "",
    }
