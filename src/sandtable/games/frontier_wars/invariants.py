"""What is true of every position of Frontier Wars, whatever happened before. Fuzzing and the tests look after every pick."""

from __future__ import annotations

from sandtable.games.frontier_wars.book import ARTILLERY, ENCAMPMENT, FACTORY, HEADQUARTERS, INFANTRY, PLANE, SEATS, TYPES
from sandtable.games.frontier_wars.casualties import LOADS, aboard
from sandtable.games.frontier_wars.layout import LOOKED_AT
from sandtable.games.frontier_wars.position import NO_ONE, PLAYING, FrontierWars


def broken(g: FrontierWars) -> str:
    """The first promise that a position breaks, in a sentence; empty if all are kept."""
    for fault in (pieces(g), constructions(g), headquarters(g), players(g), marks(g), battle_records(g)):
        if fault:
            return fault
    return ""


def pieces(g: FrontierWars) -> str:
    """Reserve and map together are what the box holds; no count is below zero."""
    if min(g.units) < 0 or min(g.reserve) < 0:
        return "no count of units is below zero"
    for seat in range(g.players):
        for type_ in range(TYPES):
            on_map = sum([g.count(tile, seat, type_) for tile in range(g.scenario.land)])
            if on_map + g.reserve[seat * TYPES + type_] != g.book.box[type_]:
                return "reserve and map together are what the box holds"
    for tile in range(g.scenario.land):
        for seat in range(g.players):
            if g.stacks[tile * SEATS + seat] != sum([g.count(tile, seat, type_) for type_ in range(TYPES)]):
                return "a stack is the sum of its units"
    return ""


def constructions(g: FrontierWars) -> str:
    """Supply and map together are three for each faction still in the game; none on a city or airport."""
    for seat in range(g.players):
        built = [g.building[tile] for tile in range(g.scenario.land) if g.colour[tile] == seat and g.building[tile]]
        if not g.out[seat] and built.count(FACTORY) + g.factories[seat] != g.book.factories:
            return "supply and map together hold all factories"
        if not g.out[seat] and built.count(ENCAMPMENT) + g.encampments[seat] != g.book.encampments:
            return "supply and map together hold all encampments"
        if built.count(HEADQUARTERS) != 1:
            return "each faction has one headquarters on the map"
    for tile in range(g.scenario.land):
        if g.building[tile] and not g.scenario.may_build[tile]:
            return "nothing is built on cities and airports"
    return ""


def headquarters(g: FrontierWars) -> str:
    """An intact headquarters flies a flag and has resistance between battles, never more than its sheet says."""
    for tile in range(g.scenario.land):
        if g.building[tile] != HEADQUARTERS:
            if g.flag[tile] != NO_ONE:
                return "only a headquarters flies a flag"
        elif not 0 <= g.resistance[tile] <= g.sheet(g.colour[tile]).resistance:
            return "resistance is never below zero, nor above that of the sheet"
        elif (g.flag[tile] != NO_ONE) != bool(g.intact[tile]):
            return "an intact headquarters flies a flag"
        elif g.intact[tile] and g.battle == NO_ONE and g.resistance[tile] < 1:
            return "an intact headquarters has resistance between battles"
    return ""


def players(g: FrontierWars) -> str:
    """Research within the medals, one card face up; who is out holds nothing and decides nothing."""
    for seat in range(g.players):
        held = len(g.hand[seat]) + len(g.research[seat]) + len(g.face_up[seat]) + len(g.waiting[seat])
        if len(g.research[seat]) > g.medals[seat]:
            return "a research deck holds no more cards than its owner has medals"
        if len(g.face_up[seat]) > 1:
            return "at most one card lies face up before a player"
        if g.piles[LOOKED_AT + seat] and seat not in g.offers and g.ended == PLAYING:
            return "cards that were looked at wait for their owner's choice"
        if g.out[seat] and (held or g.medals[seat] or seat in g.offers or seat in g.sealed):
            return "who is out holds nothing and decides nothing"
    return ""


def marks(g: FrontierWars) -> str:
    """The marks of a turn lie on units of the active player, those of a battle aside, which its end takes off."""
    for tile in range(g.scenario.land):
        for type_ in range(TYPES):
            fresh = g.fresh[tile * TYPES + type_]
            if fresh > (g.count(tile, g.flag[tile], type_) if g.flag[tile] != NO_ONE else 0):
                return "fresh units stand at their own headquarters"
            if g.active == NO_ONE and g.fixed[tile * TYPES + type_] + g.spent[tile * TYPES + type_]:
                return "no unit has moved or is committed between turns"
            if g.active != NO_ONE and tile != g.battle and g.fixed[tile * TYPES + type_] > g.count(tile, g.active, type_):
                return "units that are committed stand where they were committed"
        planes = sum([g.cargo[tile * LOADS + load] for load in range(LOADS)])
        if planes and (
            g.active == NO_ONE
            or planes > g.count(tile, g.active, PLANE)
            or aboard(g, tile, INFANTRY) > g.count(tile, g.active, INFANTRY)
            or aboard(g, tile, ARTILLERY) > g.count(tile, g.active, ARTILLERY)
        ):
            return "who is aboard a plane is on the map, and so is the plane"
    return ""


def battle_records(g: FrontierWars) -> str:
    """Nothing of a battle is left between battles, and in one nobody strikes who is not there."""
    if g.battle == NO_ONE:
        return "no battle leaves records behind" if sum(g.to_strike) + sum(g.struck) + sum(g.ghosts) + sum(g.aimed) else ""
    if min(g.to_strike) < 0 or min(g.struck) < 0 or min(g.aimed) < 0:
        return "no count of a battle is below zero"
    if g.ended == PLAYING and (g.active == NO_ONE or g.out[g.active]):
        return "a battle has an attacker who is still in the game"
    return ""
