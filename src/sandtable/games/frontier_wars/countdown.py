"""FW-7.9 - FW-7.16 The count-down: units strike in initiative order, hits are assigned, casualties fall."""

from __future__ import annotations

from typing import ClassVar, Final, final

from sandtable.engine.names import NOUN
from sandtable.engine.phrases import Phrase, Thing
from sandtable.engine.steps import Decision, Step
from sandtable.games.frontier_wars.book import (
    GARRISON,
    PLANE,
    SEATS,
    TYPES,
)
from sandtable.games.frontier_wars.casualties import LOADS, loads, lose_plane
from sandtable.games.frontier_wars.layout import GROUPS
from sandtable.games.frontier_wars.muster import AIR_ARTILLERY, AIR_INFANTRY, TYPE_OF, garrison_initiative
from sandtable.games.frontier_wars.position import FrontierWars
from sandtable.games.frontier_wars.verbs import AIM, HITS, IGNORED, INITIATIVE, LOST, STRIKES, WEAKENED


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
    fought = g.watched and len([seat for seat in range(g.players) if takes_part(g, seat)]) > 1
    for seat in range(g.players):
        base = seat * GROUPS
        for group in range(GROUPS):
            index = base + group
            count = g.to_strike[index] + g.ghosts[index]
            if count:
                value = garrison_initiative(g, seat) if group == GARRISON else g.initiative[index]
                if value == step:
                    if fought and not sum(hits):
                        g.tell(INITIATIVE, 0, step, g.battle)
                    if fought:
                        g.tell(STRIKES, seat, TYPE_OF[group], count, g.battle, step)
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
    foreseen: ClassVar[bool] = True

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left: Final = left

    def question(self, g: FrontierWars) -> Phrase:
        return Phrase("ask-aim", tile=Thing("tile", g.battle))

    def subject(self, g: FrontierWars) -> Thing:
        return Thing("tile", g.battle)

    def wanted(self, g: FrontierWars) -> int:
        return self.left

    def options(self, g: FrontierWars) -> list[int]:
        return [AIM | other for other in range(g.players) if other != self.seat and room(g, other) > 0]

    def chosen(self, g: FrontierWars, option: int) -> None:
        g.aimed[self.seat * SEATS + (option & NOUN)] += 1
        if self.left > 1:
            g.then(Aim(self.seat, self.left - 1))

    def without(self, seat: int) -> Step[FrontierWars] | None:
        """FW-8.6 The troops of a player who leaves are neutral: the hits still to assign strike the attacker."""
        return NeutralFire(seat, self.left) if seat == self.seat else self

    def detail(self, g: FrontierWars) -> Phrase:
        return Phrase("detail-to-assign", count=self.left)


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
                g.tell(HITS, shooter, hits, target, g.battle)
                for _ in range(hits):
                    hit(g, target, shooter)


def hit(g: FrontierWars, target: int, shooter: int) -> None:
    """FW-7.15 Ignored hits are used up first. FW-7.10 Then infantry, tanks, artillery, planes, and the garrison last."""
    if g.ignored[target]:
        g.ignored[target] -= 1
        g.tell(IGNORED, target, g.battle, shooter, 1)
        return
    for type_ in range(TYPES):
        group = next_to_fall(g, target, type_)
        if group >= 0:
            lose_unit(g, target, type_, group, shooter)
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


def lose_unit(g: FrontierWars, seat: int, type_: int, group: int, shooter: int) -> None:
    """A unit returns to its reserve. FW-7.16 One that still attacks when removed leaves a ghost behind."""
    index = seat * GROUPS + group
    if g.to_strike[index]:
        g.to_strike[index] -= 1
        if g.strikes[index]:
            g.ghosts[index] += 1
    else:
        g.struck[index] -= 1
    g.tell(LOST, seat, type_, g.battle, shooter)
    if type_ == PLANE and seat == g.active and not g.down:
        load = loads(g, g.battle)[0]
        g.to_strike[seat * GROUPS + AIR_INFANTRY] -= load // 4
        g.to_strike[seat * GROUPS + AIR_ARTILLERY] -= load % 4
        lose_plane(g, g.battle, seat, load)
    else:
        g.take(g.battle, seat, type_)


def hit_garrison(g: FrontierWars, seat: int, shooter: int) -> None:
    """FW-8.1 Resistance drops by one per hit; a shield takes the first. Whoever takes the last point destroys it (FW-8.4)."""
    if g.shielded[seat]:
        g.shielded[seat] = 0
        g.tell(IGNORED, seat, g.battle, shooter, 1)
        return
    g.resistance[g.battle] -= 1
    g.tell(WEAKENED, seat, g.resistance[g.battle], g.battle, shooter)
    if g.resistance[g.battle] == 0:
        g.destroyer = shooter
        g.to_strike[seat * GROUPS + GARRISON] = 0
        g.struck[seat * GROUPS + GARRISON] = 0
