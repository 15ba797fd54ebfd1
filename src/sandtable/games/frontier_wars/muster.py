"""FW-7.8, FW-14.8 Before the count-down: who fights in which group, and at which initiative."""

from __future__ import annotations

from typing import Final

from sandtable.engine.names import by_number
from sandtable.games.frontier_wars.book import (
    ARTILLERY,
    AS_ATTACKER,
    AS_DEFENDER,
    GARRISON,
    INFANTRY,
    KEPT_CONSTRUCTION,
    OWN_TANK,
    PLANE,
    SEATS,
    TANK,
    TYPES,
    Skill,
)
from sandtable.games.frontier_wars.casualties import aboard
from sandtable.games.frontier_wars.control import present
from sandtable.games.frontier_wars.layout import GROUPS
from sandtable.games.frontier_wars.position import NO_ONE, FrontierWars

# Groups that fight alike, beside those of the unit types and the garrison
ELITE_TANK: Final = 5
AIR_INFANTRY: Final = 6  # came by plane
AIR_ARTILLERY: Final = 7
TYPE_OF: Final = by_number({
    INFANTRY: INFANTRY, TANK: TANK, ARTILLERY: ARTILLERY, PLANE: PLANE, GARRISON: GARRISON,
    ELITE_TANK: TANK, AIR_INFANTRY: INFANTRY, AIR_ARTILLERY: ARTILLERY,
})  # fmt: skip


def fighters(g: FrontierWars) -> list[int]:
    """Who is present on the battle tile."""
    return [seat for seat in range(g.players) if present(g, g.battle, seat)]


def muster(g: FrontierWars) -> None:
    """FW-7.8 Count the groups and fix their initiatives; conditions are checked now (FW-14.8)."""
    tile = g.battle
    for seat in fighters(g):
        base = seat * GROUPS
        for type_ in range(TYPES):
            g.to_strike[base + type_] = g.count(tile, seat, type_)
            g.initiative[base + type_] = initiative(g, seat, type_)
        g.to_strike[base + GARRISON] = 1 if g.flag[tile] == seat else 0
    single_out(g)
    g.down = True
    air = g.active * GROUPS
    for type_, group in ((INFANTRY, AIR_INFANTRY), (ARTILLERY, AIR_ARTILLERY)):
        flying = aboard(g, tile, type_)
        if flying:
            g.down = False
            g.to_strike[air + type_] -= flying
            g.to_strike[air + group] = flying
            g.initiative[air + group] = min(g.initiative[air + type_], g.initiative[air + PLANE])
            g.extra[air + group] = g.extra[air + type_]
            g.strikes[air + group] = g.strikes[air + type_]


def single_out(g: FrontierWars) -> None:
    """FW-7.11 Spearhead: one tank of the attacker strikes at its own initiative; the others keep theirs."""
    base = g.active * GROUPS
    if g.elite >= 0 and g.to_strike[base + TANK]:
        g.to_strike[base + TANK] -= 1
        g.to_strike[base + ELITE_TANK] = 1
        g.initiative[base + ELITE_TANK] = max(g.elite + g.add_init[base + TANK], 0)
        g.extra[base + ELITE_TANK] = g.extra[base + TANK] + g.elite_attacks
        g.strikes[base + ELITE_TANK] = g.strikes[base + TANK]


def initiative(g: FrontierWars, seat: int, type_: int) -> int:
    """FW-14.8 Printed value, then the faction skill, then what sets it, then all that adds; never below 0."""
    attacks = seat == g.active
    value = g.book.attack[type_] if attacks else g.book.defence[type_]
    if not g.out[seat]:  # FW-8.6 neutral troops use printed initiatives
        for skill in g.sheet(seat).skills:
            if type_ in skill.units and applies(g, seat, skill):
                value = skill.set_to
    index = seat * GROUPS + type_
    if g.set_init[index] >= 0:
        value = g.set_init[index]
    return max(value + g.add_init[index], 0)


def applies(g: FrontierWars, seat: int, skill: Skill) -> bool:
    if skill.role and skill.role != (AS_ATTACKER if seat == g.active else AS_DEFENDER):
        return False
    if skill.condition == KEPT_CONSTRUCTION:
        return g.intact[g.battle] == 1 and g.keeper[g.battle] == seat
    return skill.condition != OWN_TANK or g.count(g.battle, seat, TANK) > 0


def garrison_initiative(g: FrontierWars, seat: int) -> int:
    """FW-8.2 The current resistance when defending, 0 when attacking or under Siege Guns."""
    if seat == g.active or g.set_init[seat * GROUPS + GARRISON] == 0:
        return 0
    return g.resistance[g.battle]


def highest(g: FrontierWars) -> int:
    """Where the count-down begins."""
    top = 0
    for seat in range(g.players):
        for group in range(GROUPS):
            if g.to_strike[seat * GROUPS + group]:
                value = garrison_initiative(g, seat) if group == GARRISON else g.initiative[seat * GROUPS + group]
                top = max(top, value)
    return top


def stand_down(g: FrontierWars) -> None:
    """Clear the records of a battle."""
    for index in range(SEATS * GROUPS):
        g.set_init[index] = -1
        g.add_init[index] = 0
        g.extra[index] = 0
        g.strikes[index] = 0
        g.initiative[index] = 0
        g.to_strike[index] = 0
        g.struck[index] = 0
        g.ghosts[index] = 0
    for index in range(SEATS * SEATS):
        g.aimed[index] = 0
    for seat in range(SEATS):
        g.ignored[seat] = 0
        g.shielded[seat] = 0
    g.no_cards = False
    g.no_shields = False
    g.elite = -1
    g.elite_attacks = 0
    g.down = False
    g.destroyer = NO_ONE
