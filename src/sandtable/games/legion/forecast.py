"""Forecasts: how the Plots would end as they stand, as far as the seat that looks may know. Nothing here changes the table."""

from __future__ import annotations

from typing import Final

from sandtable.games.legion import book as b
from sandtable.games.legion.assault import gets_down
from sandtable.games.legion.cold import cold_kills, warm
from sandtable.games.legion.fact_types import Arrival, Danger, Stake
from sandtable.games.legion.field import arrive, vacate
from sandtable.games.legion.ground import location_gives, pay_of, types_of, worth_of_plot
from sandtable.games.legion.outlook import undecided
from sandtable.games.legion.people import can, power_of, wounds_left
from sandtable.games.legion.plots import total
from sandtable.games.legion.position import Legion
from sandtable.games.legion.reveal import amount, hidden_here, suppressed
from sandtable.games.legion.tokens import kind_in, slot_on
from sandtable.games.legion.zones import FACE_DOWN, HAND, RESOLVING, UP

DIES: Final = "dies"
FREEZES: Final = "freezes"
WARMS: Final = "warms"


# Totals


def in_sight(g: Legion, seat: int, place: int) -> bool:
    """Whether a seat sees who stands at a place."""
    return place % b.SEATS == seat or not g.face_down(place)


def seen_total(g: Legion, seat: int, other: int, plot: int) -> int:
    """LE-9.8 A faction's total: face-down cards of others do not count."""
    hidden = [place for place in g.here(other, plot) if not in_sight(g, seat, place)]
    return total(g, other, plot) - sum(power_of(g, place) for place in hidden)


def hidden_bonus(g: Legion, seat: int, plot: int) -> int:
    """LE-8.3 What a seat's own face-down orders would add to its total."""
    if seat < 0:
        return 0
    return sum(max(amount(g, slot, b.POWER_TOTAL), 0) for slot in hidden_here(g, seat, plot))


def expected(g: Legion, seat: int, other: int, plot: int) -> int:
    return seen_total(g, seat, other, plot) + (hidden_bonus(g, seat, plot) if seat == other else 0)


def leaders(g: Legion, seat: int, plot: int) -> list[int]:
    """LE-9.8 Who would win a Plot as it stands: the highest total, all tied factions."""
    present = [other for other in range(g.players) if g.here(other, plot)]
    totals = {other: expected(g, seat, other, plot) for other in present}
    return [other for other in present if totals[other] == max(totals.values())]


# Danger


def waits(g: Legion, plot: int) -> bool:
    """Whether the Assaults of a Plot are still to come, all of them."""
    return undecided(g, plot) and not (g.stage == RESOLVING and plot == g.resolved)


def own_order(g: Legion, seat: int, plot: int, op: int, what: int) -> bool:
    """Whether a face-down order of the seat's own here does this."""
    if seat < 0:
        return False
    effects = [effect for slot in hidden_here(g, seat, plot) for effect in g.book.effects[kind_in(g, slot)]]
    return any(effect.op == op and effect.what & what for effect in effects)


def calm(g: Legion, seat: int, plot: int) -> bool:
    """LE-9.2 Whether no Assaults are resolved here: Peaceful, or Ceasefire!, the seat's own face-down one included."""
    if types_of(g, plot) & b.PEACEFUL or suppressed(g, plot, b.ASSAULT):
        return True
    return own_order(g, seat, plot, b.SUPPRESS, b.ASSAULT)


def strikes(g: Legion, seat: int, other: int, plot: int) -> int:
    """LE-9.3 The Assaults of a faction here that a seat can see."""
    here = [place for place in g.here(other, plot) if in_sight(g, seat, place)]
    count = sum(can(g, g.who(place), b.ASSAULT) for place in here)
    return count + location_gives(g, b.EXTRA_ASSAULT) if count else 0


def absorbed(g: Legion, seat: int, place: int) -> int:
    """How many Wounds somebody can take and live. LE-8.8 Get Down! takes one more, also face down if it is one's own."""
    slot = slot_on(g, place)
    ducks = gets_down(g, place)
    if slot >= 0 and place % b.SEATS == seat and g.state[slot] == FACE_DOWN:
        ducks = ducks or amount(g, slot, b.ABSORB) > 0
    return max(wounds_left(g, g.who(place)) - 1, 0) + ducks


def danger(g: Legion, seat: int, other: int, plot: int) -> Danger:
    """What may hit a faction on a Plot. One who dies takes all Wounds that the others cannot (LE-9.6)."""
    rivals = [enemy for enemy in range(g.players) if enemy != other and g.here(enemy, plot)]
    assaults = 0 if calm(g, seat, plot) else sum(strikes(g, seat, enemy, plot) for enemy in rivals)
    here = [place for place in g.here(other, plot) if in_sight(g, seat, place)]
    absorbs = sum(absorbed(g, seat, place) for place in here)
    hidden = [place for enemy in rivals for place in g.here(enemy, plot) if not in_sight(g, seat, place)]
    tokens = [slot for enemy in rivals if enemy != seat for slot in hidden_here(g, enemy, plot)]
    dies = assaults > absorbs and bool(here)
    return {"assaults": assaults, "absorbs": absorbs, "dies": dies, "hidden": len(hidden), "unsure": len(tokens)}


def cold(g: Legion, character: int, plot: int) -> str:
    """LE-10 What frost and fire do to somebody who stands here at the end of the round."""
    types = types_of(g, plot)
    if cold_kills(g, character, plot):
        return DIES
    if types & b.FREEZING and not warm(g, character):
        return "" if types & b.WARMING else FREEZES
    return WARMS if types & b.WARMING and g.frostbites[character] else ""


# What would be


def standing(h: Legion, seat: int, place: int) -> Arrival:
    """What it comes to that somebody of the seat's stands where they stand."""
    character, plot = h.who(place), h.where[place]
    first = leaders(h, seat, plot)
    return {
        "total": expected(h, seat, seat, plot),
        "wins": seat in first,
        "tied": seat in first and len(first) > 1,
        "cold": cold(h, character, plot),
        "assaults": danger(h, seat, seat, plot)["assaults"],
    }


def arrival(h: Legion, seat: int, character: int, plot: int) -> Arrival:
    """What would follow if a character of the seat's hand came to a Plot. `h` is a copy of the table; it ends as it began."""
    place = arrive(h, seat, character, plot, hidden=False)
    found = standing(h, seat, place)
    h.move(character, UP + place, HAND + seat)
    vacate(h, place)
    return found


def relocation(h: Legion, seat: int, place: int, plot: int) -> Arrival:
    """What would follow if somebody of the seat's moved to another Plot. `h` is a copy of the table; it ends as it began."""
    source, h.where[place] = h.where[place], plot
    found = standing(h, seat, place)
    h.where[place] = source
    return found


def stake(g: Legion, seat: int, plot: int) -> Stake:
    """LE-9.9, LE-9.10 What winning or not winning brings, with Win or Die! and Take All! of the seat's own."""
    won: Stake = {"win": worth_of_plot(g, plot), "plunder": 0, "lose": pay_of(g, plot), "dies": 0}
    slots = [slot for place in (g.here(seat, plot) if seat >= 0 else []) if (slot := slot_on(g, place)) >= 0]
    for effect in [effect for slot in slots for effect in g.book.effects[kind_in(g, slot)]]:
        if effect.op == b.ON_WIN:
            won["win"] += effect.n
            won["plunder"] = pay_of(g, plot) if effect.what else won["plunder"]
        elif effect.op == b.ON_NOT_WIN:
            won["dies"] += 1
    return won


def score(g: Legion, seat: int) -> int:
    """LE-11.1 VP less the dead."""
    return g.vp[seat] - g.dead(seat) * g.book.death_penalty


def gains(g: Legion, seat: int, other: int) -> tuple[int, int]:
    """What a faction's score and Supplies would grow by if all Plots ended as they stand and the cold came then."""
    points = supplies = 0
    for plot in range(g.plots):
        here = g.here(other, plot)
        if here and undecided(g, plot):
            wins = other in leaders(g, seat, plot)
            points += worth_of_plot(g, plot) if wins else 0
            supplies += 0 if wins else pay_of(g, plot)
        frozen = [1 for place in here if in_sight(g, seat, place) and cold(g, g.who(place), plot) == DIES]
        points -= len(frozen) * g.book.death_penalty
    return points, supplies
