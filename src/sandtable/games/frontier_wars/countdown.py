"""FW-7.8 - FW-7.16 The count-down: units strike in initiative order, hits are assigned, casualties fall."""

from __future__ import annotations

from typing import ClassVar, Final, final

from sandtable.engine.steps import Decision, Step
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
    Effect,
)
from sandtable.games.frontier_wars.casualties import LOADS, aboard, loads, lose_plane
from sandtable.games.frontier_wars.position import GROUPS, NO_ONE, FrontierWars
from sandtable.games.frontier_wars.verbs import AIM, HITS, IGNORED, INITIATIVE, LOST, NOUN, WEAKENED

# Groups that fight alike, beside those of the unit types and the garrison
ELITE_TANK: Final = 5
AIR_INFANTRY: Final = 6  # came by plane
AIR_ARTILLERY: Final = 7
TYPE_OF: Final = [INFANTRY, TANK, ARTILLERY, PLANE, GARRISON, TANK, INFANTRY, ARTILLERY]


def fighters(g: FrontierWars) -> list[int]:
    """Who is present on the battle tile."""
    return [seat for seat in range(g.players) if g.present(g.battle, seat)]


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


def applies(g: FrontierWars, seat: int, skill: Effect) -> bool:
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


@final
class CountDown(Step[FrontierWars]):
    """FW-7.9 From the highest initiative to 0 all units of a step attack at once; each attack is one hit, one casualty."""

    rule: ClassVar[str] = "FW-7.9"

    def __init__(self, step: int) -> None:
        self.step: Final = step

    def run(self, g: FrontierWars) -> None:
        step = self.step
        while step >= 0:
            hits = attacks(g, step)
            if sum(hits):
                g.tell(INITIATIVE, 0, step)
                if aim_all(g, hits):
                    g.then(Casualties())
                    g.then(CountDown(step - 1))
                    return
                fall(g)
            step -= 1


def attacks(g: FrontierWars, step: int) -> list[int]:
    """How many hits each seat scores in this step. FW-7.13 When the planes' step begins, passengers are on the ground."""
    if not g.down and step <= g.initiative[g.active * GROUPS + PLANE]:
        g.down = True
        for load in range(LOADS):
            g.cargo[g.battle * LOADS + load] = 0
    hits = [0] * SEATS
    for seat in range(g.players):
        base = seat * GROUPS
        for group in range(GROUPS):
            index = base + group
            count = g.to_strike[index] + g.ghosts[index]
            if count:
                value = garrison_initiative(g, seat) if group == GARRISON else g.initiative[index]
                if value == step:
                    hits[seat] += count * (1 + g.extra[index])
                    g.struck[index] += g.to_strike[index]
                    g.to_strike[index] = 0
                    g.ghosts[index] = 0
    return hits


def aim_all(g: FrontierWars, hits: list[int]) -> bool:
    """Aim the hits of a step. Returns whether somebody has to be asked at whom."""
    order = [seat for seat in by_assignment(g) if hits[seat] or takes_part(g, seat)]
    asked = False
    for seat in order:
        if hits[seat]:
            if g.out[seat]:
                if asked:
                    g.then(NeutralFire(seat, hits[seat]))
                else:
                    aim_some(g, seat, g.active, hits[seat])
            elif len(order) > 2:
                g.then(Aim(seat, hits[seat]))
                asked = True
            elif len(order) == 2:
                aim_some(g, seat, order[0] if order[1] == seat else order[1], hits[seat])
    return asked


def by_assignment(g: FrontierWars) -> list[int]:
    """FW-7.12 Turn order, neutral troops last."""
    return [seat for seat in g.order if not g.out[seat]] + [seat for seat in g.order if g.out[seat]]


def takes_part(g: FrontierWars, seat: int) -> bool:
    for group in range(GROUPS):
        index = seat * GROUPS + group
        if g.to_strike[index] or g.struck[index] or g.ghosts[index]:
            return True
    return False


def room(g: FrontierWars, target: int) -> int:
    """FW-7.12 How many more hits a faction can take after those aimed at it so far."""
    left = g.ignored[target]
    for group in range(GROUPS):
        index = target * GROUPS + group
        if group == GARRISON:
            if g.to_strike[index] + g.struck[index]:
                left += g.resistance[g.battle] + g.shielded[target]
        elif g.down or group < AIR_INFANTRY:
            left += g.to_strike[index] + g.struck[index]
    for shooter in range(g.players):
        left -= g.aimed[shooter * SEATS + target]
    return left


def aim_some(g: FrontierWars, shooter: int, target: int, hits: int) -> None:
    """Aim as many hits as the target has room for; the rest are lost."""
    count = min(hits, room(g, target))
    if count > 0:
        g.aimed[shooter * SEATS + target] += count


@final
class Aim(Decision[FrontierWars]):
    """FW-7.12 With three or four factions each player assigns own hits one by one, in turn order; none may be withheld."""

    rule: ClassVar[str] = "FW-7.12"
    prompt: ClassVar[str] = "Whom does this hit strike?"

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left: Final = left

    def options(self, g: FrontierWars) -> list[int]:
        return [AIM | other for other in range(g.players) if other != self.seat and room(g, other) > 0]

    def chosen(self, g: FrontierWars, option: int) -> None:
        g.aimed[self.seat * SEATS + (option & NOUN)] += 1
        if self.left > 1:
            g.then(Aim(self.seat, self.left - 1))

    def detail(self, g: FrontierWars) -> str:
        return f"{self.left} still to assign."


@final
class NeutralFire(Step[FrontierWars]):
    """FW-7.12 Neutral troops hit only the attacker and assign last."""

    rule: ClassVar[str] = "FW-7.12"

    def __init__(self, seat: int, hits: int) -> None:
        self.seat: Final = seat
        self.hits: Final = hits

    def run(self, g: FrontierWars) -> None:
        aim_some(g, self.seat, g.active, self.hits)


@final
class Casualties(Step[FrontierWars]):
    """FW-7.12 The hits of a step are applied in the order in which they were assigned."""

    rule: ClassVar[str] = "FW-7.12"

    def run(self, g: FrontierWars) -> None:
        fall(g)


def fall(g: FrontierWars) -> None:
    for shooter in by_assignment(g):
        for target in range(g.players):
            hits = g.aimed[shooter * SEATS + target]
            if hits:
                g.aimed[shooter * SEATS + target] = 0
                g.tell(HITS, shooter, hits, target)
                for _ in range(hits):
                    hit(g, target, shooter)


def hit(g: FrontierWars, target: int, shooter: int) -> None:
    """FW-7.15 Ignored hits are used up first. FW-7.10 Then infantry, tanks, artillery, planes, and the garrison last."""
    if g.ignored[target]:
        g.ignored[target] -= 1
        g.tell(IGNORED, target)
        return
    for type_ in range(TYPES):
        group = next_to_fall(g, target, type_)
        if group >= 0:
            lose_unit(g, target, type_, group)
            return
    if g.flag[g.battle] == target and g.resistance[g.battle]:
        hit_garrison(g, target, shooter)


def next_to_fall(g: FrontierWars, seat: int, type_: int) -> int:
    """FW-7.11 Within a type first the unit of highest initiative that has not yet attacked; then any. -1 if there is none."""
    found = -1
    base = seat * GROUPS
    for group in range(GROUPS):
        if TYPE_OF[group] == type_ and (g.down or group < AIR_INFANTRY):
            if g.to_strike[base + group]:
                if found < 0 or not g.to_strike[base + found] or g.initiative[base + group] > g.initiative[base + found]:
                    found = group
            elif g.struck[base + group] and found < 0:
                found = group
    return found


def lose_unit(g: FrontierWars, seat: int, type_: int, group: int) -> None:
    """A unit returns to its reserve. FW-7.16 One that still attacks when removed leaves a ghost behind."""
    index = seat * GROUPS + group
    if g.to_strike[index]:
        g.to_strike[index] -= 1
        if g.strikes[index]:
            g.ghosts[index] += 1
    else:
        g.struck[index] -= 1
    g.tell(LOST, seat, type_)
    if type_ == PLANE and seat == g.active and not g.down:
        load = loads(g, g.battle)[0]
        g.to_strike[seat * GROUPS + AIR_INFANTRY] -= load // 4
        g.to_strike[seat * GROUPS + AIR_ARTILLERY] -= load % 4
        lose_plane(g, g.battle, seat, load)
    else:
        g.take(g.battle, seat, type_)


def hit_garrison(g: FrontierWars, seat: int, shooter: int) -> None:
    """FW-8.1 Resistance drops by one per hit; a shield takes the first. Who takes the last point destroys it (FW-8.4)."""
    if g.shielded[seat]:
        g.shielded[seat] = 0
        g.tell(IGNORED, seat)
        return
    g.resistance[g.battle] -= 1
    g.tell(WEAKENED, seat, g.resistance[g.battle])
    if g.resistance[g.battle] == 0:
        g.destroyer = shooter
        g.to_strike[seat * GROUPS + GARRISON] = 0
        g.struck[seat * GROUPS + GARRISON] = 0


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
    for seat in range(SEATS):
        g.ignored[seat] = 0
        g.shielded[seat] = 0
    g.no_cards = False
    g.no_shields = False
    g.elite = -1
    g.elite_attacks = 0
    g.down = False
    g.destroyer = NO_ONE
