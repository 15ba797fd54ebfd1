"""When cards, units, tiles and skills are of use: what somebody is told who tries one at another time."""

from __future__ import annotations

from typing import Final

from sandtable.engine.flow import asks
from sandtable.engine.names import VERB
from sandtable.engine.phrases import Phrase
from sandtable.engine.steps import Refusal
from sandtable.games.frontier_wars.battle import AttackWindow, Battles, DefenceWindow
from sandtable.games.frontier_wars.book import (
    AFTER_WIN,
    ATTACK,
    DEFENCE,
    IN_ARMS_RACE,
    IN_ATTACK,
    IN_DEFENCE,
    IN_ORDERS,
    TACTICAL,
    TYPES,
)
from sandtable.games.frontier_wars.build import Build
from sandtable.games.frontier_wars.cards import all_types
from sandtable.games.frontier_wars.control import present
from sandtable.games.frontier_wars.fly import Fly
from sandtable.games.frontier_wars.followup import FollowUp
from sandtable.games.frontier_wars.move import Movement, MoveTo
from sandtable.games.frontier_wars.position import FrontierWars
from sandtable.games.frontier_wars.production import PlaceFree, PlaceUnit, Workshop
from sandtable.games.frontier_wars.reinforce import DraftTo
from sandtable.games.frontier_wars.relief import Relieve, Scramble, Withdraw
from sandtable.games.frontier_wars.removal import RemoveAt, RemoveOf, Sabotage, ShootDown, Steal
from sandtable.games.frontier_wars.shifts import BreakThrough, Convey, RailFrom, RailTo, Redeploy, RedeployTo
from sandtable.games.frontier_wars.turns import Orders
from sandtable.games.frontier_wars.verbs import BUILD_FACTORY, PLAY, SELECT, SPECIAL

# Of each deck: the rule that says when its cards are played, and that in words
PLAYED: Final = {
    ATTACK: ("FW-6.2", "why-attack-later"),
    DEFENCE: ("FW-7.5", "why-defence-later"),
    TACTICAL: ("FW-10.1", "why-tactical-later"),
}
# Of each moment for special skills: what it is called
SKILLS: Final = {
    IN_ORDERS: "moment-orders",
    IN_ATTACK: "moment-attack",
    IN_DEFENCE: "moment-defence",
    AFTER_WIN: "moment-win",
    IN_ARMS_RACE: "moment-arms-race",
}

# Of each effect of a card or skill that asks for a target: what it can be used on
TARGETS: Final[dict[type, str]] = {
    PlaceUnit: "why-placed-there",
    PlaceFree: "why-works-there",
    Workshop: "why-mended-there",
    DraftTo: "why-drafted-there",
    RemoveAt: "why-removed-there",
    RemoveOf: "why-removed-of",
    ShootDown: "why-shot-down",
    Sabotage: "why-sabotaged",
    Steal: "why-stolen",
    Withdraw: "why-withdraws-there",
    Scramble: "why-scrambles",
    Relieve: "why-relieves",
    Redeploy: "why-redeployed",
    RedeployTo: "why-redeployed",
    RailFrom: "why-by-rail",
    RailTo: "why-by-rail",
    BreakThrough: "why-breaks-through",
    Convey: "why-conveyed",
}


def not_now(g: FrontierWars, seat: int) -> list[Refusal]:
    """Hand cards, own units, tiles where the seat is present, and its special skill."""
    found: list[Refusal] = []
    for type_ in all_types(g, seat):
        rule, message = PLAYED[g.book.deck[type_]]
        found.append((PLAY | type_, rule, Phrase(message)))
    moments = [Phrase(name) for moment, name in SKILLS.items() if g.sheet(seat).moments & moment]
    if moments:
        found.append((SPECIAL, "FW-14.4", Phrase("why-skill", moments=moments)))
    rule, message = when_moved(g, seat)
    for tile in range(g.scenario.land):
        found += [(SELECT + unit * VERB | tile, rule, Phrase(message)) for unit in range(TYPES) if g.count(tile, seat, unit)]
    return found + tiles(g, seat)


def tiles(g: FrontierWars, seat: int) -> list[Refusal]:
    """FW-6.16 What a player does with a tile as such is to build on it."""
    rule, message = when_built_on(g, seat)
    return [(BUILD_FACTORY | tile, rule, Phrase(message)) for tile in range(g.scenario.land) if present(g, tile, seat)]


def when_moved(g: FrontierWars, seat: int) -> tuple[str, str]:
    """Why a unit cannot be chosen while this is asked."""
    step = asks(g, seat)
    if isinstance(step, (MoveTo, Fly)):
        return "FW-6.4", "why-another-moves"
    if isinstance(step, FollowUp) and type(step) in TARGETS and not isinstance(step, DraftTo):
        return type(step).rule, TARGETS[type(step)]
    if isinstance(step, Orders):
        return "FW-6.1", "why-orders-first"
    if isinstance(step, (Build, Battles)):
        return "FW-6.1", "why-movement-over"
    if isinstance(step, (AttackWindow, DefenceWindow)):
        return "FW-7.2", "why-all-fight"
    return "FW-6.4", "why-move-in-turn"


def when_built_on(g: FrontierWars, seat: int) -> tuple[str, str]:
    """Why a tile cannot be chosen while this is asked."""
    step = asks(g, seat)
    if isinstance(step, (MoveTo, Fly)):
        return "FW-6.6", "why-starts-there"
    if isinstance(step, FollowUp) and type(step) in TARGETS:
        return type(step).rule, TARGETS[type(step)]
    if isinstance(step, Movement):
        return "FW-6.16", "why-units-first"
    return "FW-6.16", "why-build-in-turn"
