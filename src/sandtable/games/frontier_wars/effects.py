"""FW-14 Cards and skills: for each kind of effect, when it is possible and what it does."""

from __future__ import annotations

from sandtable.games.frontier_wars import book as b
from sandtable.games.frontier_wars.book import SEATS, TYPES, Effect
from sandtable.games.frontier_wars.casualties import has_units
from sandtable.games.frontier_wars.drawing import DrawCard
from sandtable.games.frontier_wars.layout import FACE_UP, GROUPS, HAND, WAITING
from sandtable.games.frontier_wars.position import FrontierWars
from sandtable.games.frontier_wars.production import PlaceFree, PlaceUnit, Workshop, free_sites, placements, workshop_options
from sandtable.games.frontier_wars.removal import (
    RemoveAt,
    Sabotage,
    ShootDown,
    Steal,
    removal_tiles,
    sabotage_tiles,
    steal_options,
)
from sandtable.games.frontier_wars.shifts import (
    BreakThrough,
    RailFrom,
    Redeploy,
    Relieve,
    Scramble,
    Withdraw,
    open_neighbours,
    planes_in_range,
    rail_sources,
    redeployable,
    relievers,
)
from sandtable.games.frontier_wars.verbs import KEPT_CARD, PLAYED


def playable(g: FrontierWars, seat: int, type_: int) -> bool:
    """FW-14.3 A card may be played if at least part of its effect is possible; battle orders and kept cards always are."""
    timing = g.book.timing[type_]
    return timing in (b.BATTLE, b.KEPT) or any_possible(g, seat, g.book.effects[type_])


def any_possible(g: FrontierWars, seat: int, effects: list[Effect]) -> bool:
    for effect in effects:
        if possible(g, seat, effect):
            return True
    return False


def possible(g: FrontierWars, seat: int, effect: Effect) -> bool:
    """Whether an effect could do anything now."""
    op = effect.op
    if op <= b.STRIKE_WHEN_REMOVED:
        return in_battle(g, g.active if effect.side == b.ATTACKER else seat, effect.units)
    if op <= b.FORBID_DEFENCE_CARDS:
        return True
    if op in (b.PASSENGERS_LANDED, b.PLANE_CAPACITY):
        return on_map(g, seat, [b.PLANE])
    if op == b.MODIFY_MOVE:
        return on_map(g, seat, effect.units)
    if op == b.SEA_MOVE:
        return at_the_shore(g, seat)
    if op == b.PLACE_UNIT:
        return bool(placements(g, seat, effect.where, effect.units, -1))
    if op == b.BUILD_FREE:
        return bool(free_sites(g, seat))
    if op == b.REMOVE_UNIT:
        return removable(g, seat, effect)
    if op == b.MOVE_UNITS:
        return movable(g, seat, effect.where)
    if op == b.DESTROY_BUILDING:
        return bool(sabotage_tiles(g, seat))
    if op == b.CHOOSE_ONE:
        return bool(workshop_options(g, seat))
    if op == b.DRAW:
        return g.can_draw(b.ATTACK) or g.can_draw(b.DEFENCE) or g.can_draw(b.TACTICAL)
    return op == b.TAKE_CARD and bool(steal_options(g, seat))


def removable(g: FrontierWars, seat: int, effect: Effect) -> bool:
    if effect.where == b.THE_BATTLE:
        return in_battle(g, g.active, [b.PLANE]) if effect.choose_plane else has_units(g, g.battle, g.active)
    return bool(removal_tiles(g, seat, effect.where))


def movable(g: FrontierWars, seat: int, who: int) -> bool:
    if who == b.ALL_IN_BATTLE:
        return has_units(g, g.battle, seat) and bool(open_neighbours(g, seat, g.battle))
    if who == b.PLANES_IN_RANGE:
        return bool(planes_in_range(g, seat))
    if who == b.GROUND_NEXT_DOOR:
        return bool(relievers(g, seat))
    if who == b.ANY_UNITS:
        return bool(redeployable(g, seat))
    if who == b.ONE_STACK:
        return bool(rail_sources(g, seat))
    return has_units(g, g.battle, seat) and bool(open_neighbours(g, seat, g.battle))


def in_battle(g: FrontierWars, seat: int, units: list[int]) -> bool:
    for type_ in units:
        if type_ < TYPES and g.count(g.battle, seat, type_):
            return True
    return False


def on_map(g: FrontierWars, seat: int, units: list[int]) -> bool:
    for type_ in units:
        if g.reserve[seat * TYPES + type_] < g.book.box[type_]:
            return True
    return False


def at_the_shore(g: FrontierWars, seat: int) -> bool:
    """FW-6.13 Whether an infantry stands where a sea move can begin."""
    for tile in range(g.scenario.land):
        if g.scenario.crossings[tile] and g.count(tile, seat, b.INFANTRY):
            return True
    return False


def play_card(g: FrontierWars, seat: int, type_: int) -> None:
    """Lay a card open and carry it out: a battle order waits (FW-6.3), a kept card stays (FW-14.7), others are discarded."""
    card = g.find(g.hand[seat], type_)
    g.show(card, g.layout.everybody)  # what the others have seen cannot be taken back
    timing = g.book.timing[type_]
    if timing == b.BATTLE:
        g.move(card, HAND + seat, WAITING + seat)
        g.tell(PLAYED, seat, type_)
    elif timing == b.KEPT:
        for other in g.face_up[seat][:]:
            g.discard(seat, other, FACE_UP + seat)
        g.move(card, HAND + seat, FACE_UP + seat)
        g.tell(KEPT_CARD, seat, type_)
    else:
        g.discard(seat, card, HAND + seat)
        g.tell(PLAYED, seat, type_)
        carry_out_all(g, seat, g.book.effects[type_])


def carry_out_all(g: FrontierWars, seat: int, effects: list[Effect]) -> None:
    for effect in effects:
        carry_out(g, seat, effect)


def carry_out(g: FrontierWars, seat: int, effect: Effect) -> None:
    """Do what an effect says, or ask for its targets."""
    op = effect.op
    if op <= b.FORBID_DEFENCE_CARDS:
        change_battle(g, seat, effect)
    elif op <= b.SEA_MOVE:
        change_turn(g, effect)
    elif op == b.PLACE_UNIT:
        g.then(PlaceUnit(seat, effect.where, effect.units, effect.amount, [], effect.same_tile))
    elif op == b.BUILD_FREE:
        g.then(PlaceFree(seat))
    elif op == b.REMOVE_UNIT:
        g.then(ShootDown(seat) if effect.choose_plane else RemoveAt(seat, effect.where))
    elif op == b.MOVE_UNITS:
        move_units(g, seat, effect)
    elif op == b.DESTROY_BUILDING:
        g.then(Sabotage(seat))
    elif op == b.CHOOSE_ONE:
        g.then(Workshop(seat))
    elif op == b.DRAW:
        g.then(DrawCard(seat, effect.amount))
    elif op == b.TAKE_CARD:
        g.then(Steal(seat))


def move_units(g: FrontierWars, seat: int, effect: Effect) -> None:
    """FW-14.11 Moves by cards and skills are not the units' movement of the round."""
    who = effect.where
    if who == b.ALL_IN_BATTLE:
        g.then(Withdraw(seat))
    elif who == b.PLANES_IN_RANGE:
        g.then(Scramble(seat))
    elif who == b.GROUND_NEXT_DOOR:
        g.then(Relieve(seat, effect.amount, True))
    elif who == b.ANY_UNITS:
        g.then(Redeploy(seat, effect.amount, True))
    elif who == b.ONE_STACK:
        g.then(RailFrom(seat, effect.amount))
    else:
        g.then(BreakThrough(seat, effect.amount))


def change_turn(g: FrontierWars, effect: Effect) -> None:
    """FW-6.2 What lasts to the end of the turn."""
    if effect.op == b.MODIFY_MOVE:
        for type_ in effect.units:
            g.bonus[type_] += effect.amount
    elif effect.op == b.PASSENGERS_LANDED:
        g.landed = True
    elif effect.op == b.PLANE_CAPACITY:
        g.capacity = effect.set_to
    else:
        g.crossings += effect.amount


def change_battle(g: FrontierWars, seat: int, effect: Effect) -> None:
    """FW-7.6 What lasts for this battle."""
    op = effect.op
    if op == b.FORBID_DEFENCE_CARDS:
        g.no_cards = True
    elif op == b.CANCEL_SHIELDS:
        g.no_shields = True
    elif op == b.ELITE:
        g.elite = effect.set_to
        g.elite_attacks = effect.amount
    elif op == b.IGNORE_HITS:
        g.ignored[seat] += effect.more_if_built if g.intact[g.battle] else effect.amount
    else:
        for other in range(SEATS):
            if concerns(g, seat, other, effect.side):
                for type_ in effect.units:
                    change_units(g, other, type_, effect)


def concerns(g: FrontierWars, seat: int, other: int, side: int) -> bool:
    if side == b.ATTACKER:
        return other == g.active
    return (other == seat) == (side == b.SELF)


def change_units(g: FrontierWars, seat: int, type_: int, effect: Effect) -> None:
    """FW-14.8 Later "set" effects replace earlier ones, also for a tank singled out before; additions add up."""
    index = seat * GROUPS + type_
    if effect.op == b.EXTRA_ATTACKS:
        g.extra[index] += effect.amount
    elif effect.op == b.STRIKE_WHEN_REMOVED:
        g.strikes[index] = 1
    elif effect.set_to >= 0:
        g.set_init[index] = effect.set_to
        if type_ == b.TANK and seat == g.active and g.elite >= 0:
            g.elite = effect.set_to
    else:
        g.add_init[index] += effect.amount
