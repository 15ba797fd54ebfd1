"""How good a position of Frontier Wars is: for the greedy bot, and where search begins."""

from __future__ import annotations

from typing import Final

from sandtable.engine.flow import advance, apply
from sandtable.games.frontier_wars.battle import Fight, pending
from sandtable.games.frontier_wars.book import INFANTRY, PLANE, SEATS, TYPES
from sandtable.games.frontier_wars.control import controller
from sandtable.games.frontier_wars.followup import FollowUp
from sandtable.games.frontier_wars.move import Movement, march, ready_units
from sandtable.games.frontier_wars.muster import stand_down
from sandtable.games.frontier_wars.position import CONTESTED, NO_ONE, PLAYING, FrontierWars
from sandtable.games.frontier_wars.verbs import DONE, NONE, PASS, STOP
from sandtable.games.frontier_wars.victory import research_points

# What a thing is worth
WIN: Final = 1000.0
POINTS: Final = 60.0  # all the victory points that win
RESEARCH: Final = 42.0  # all the research that wins
ODD_MEDAL: Final = 2.5  # half a star to come, and a place in the research deck
UNIT: Final = [1.5, 1.8, 1.5, 1.7]
EXCESS: Final = 0.25  # of a unit that upkeep will send home
CARD: Final = 0.7
CARD_VALUE: Final = 0.5  # for each research point printed on it
LAID_OPEN: Final = 0.4  # a kept card, or an order that waits for its battle
SITE: Final = 1.6  # a building that will give a unit
DESTROYED_SITE: Final = 0.3
WALL: Final = 1.5  # a point of resistance
STEP: Final = 0.35  # a star is worth less for each step to it
HOPE: Final = 0.5  # what an attack loses while help is still to come
BOOST: Final = 0.25  # a movement bonus, for each unit that can use it
DANGER: Final = 2.5  # an enemy near the headquarters for whom no defender stands there
DEPTH: Final = 3  # how far a choice in several parts is followed


def evaluate(g: FrontierWars, seat: int) -> float:
    """Own standing less that of the others; a choice in several parts counts as its best end, a sealed pick as if opened."""
    return judge(g, seat, DEPTH)


def judge(g: FrontierWars, seat: int, depth: int) -> float:
    if g.ended != PLAYING:
        return WIN if g.winner == seat else -WIN
    if depth and seat in g.sealed:
        return judge(unsealed(g, seat), seat, depth - 1)
    if depth and seat in g.offers and g.todo and isinstance(g.todo[-1], FollowUp):
        best = -WIN
        for option in g.offers[seat]:
            h = g.clone()
            apply(h, seat, option)
            best = max(best, judge(h, seat, depth - 1))
        return best
    return foresee(g, seat)


def unsealed(g: FrontierWars, seat: int) -> FrontierWars:
    """What a sealed pick leads to, if the others who still think do the least."""
    h = g.clone()
    h.watched = False
    while seat in h.sealed:
        for other in h.offers:
            apply(h, other, idle(h, other))
            break
    return h


def foresee(g: FrontierWars, seat: int) -> float:
    """Judge what the battles that are under way or due will leave behind, if nobody plays another card."""
    active = g.active
    if active == NO_ONE or g.round == 0:
        return standing(g, seat)
    fighting = [step for step in g.todo if isinstance(step, Fight)]
    due = pending(g, active)
    if not fighting and not due:
        return standing(g, seat)
    h = fought(g, due, bool(fighting))
    value = WIN if h.winner == seat else standing(h, seat)
    if active == seat and not fighting and isinstance(g.todo[-1], Movement):
        value = max(value, with_help(g, seat, due) - HOPE)
    return value


def fought(g: FrontierWars, due: list[int], under_way: bool) -> FrontierWars:
    """The position after these battles: first the one under way, as its windows left it."""
    h = g.clone()
    h.watched = False
    if under_way:
        settle_battle(h)
    for tile in due:
        if h.winner == NO_ONE and not (under_way and tile == g.battle) and controller(h, tile) == CONTESTED:
            h.battle = tile
            stand_down(h)
            settle_battle(h)
    return h


def settle_battle(h: FrontierWars) -> None:
    h.todo.clear()
    h.todo.append(Fight())
    h.offers = {}
    advance(h)
    while h.offers:
        for seat in h.offers:
            apply(h, seat, h.offers[seat][-1])
            break


def with_help(g: FrontierWars, seat: int, due: list[int]) -> float:
    """The same if all ground units that can still reach these battles join them."""
    h = g.clone()
    h.watched = False
    helped = False
    for tile in range(g.scenario.land):
        if g.stacks[tile * SEATS + seat] and tile not in due:
            for type_ in range(PLANE):
                ready = ready_units(g, tile, seat, type_)
                if ready > 0:
                    reached = march(g, seat, tile, g.book.speed[type_] + g.bonus[type_])
                    for target in due:
                        if target in reached:
                            helped = True
                            for _ in range(ready):
                                h.shift(tile, target, seat, type_)
                            break
    if not helped:
        return -WIN
    h = fought(h, due, False)
    return WIN if h.winner == seat else standing(h, seat)


def standing(g: FrontierWars, seat: int) -> float:
    """Own worth less the mean of the others', the strongest counting double."""
    worths = worth_of_all(g)
    others = [worths[other] for other in range(g.players) if other != seat and not g.out[other]]
    if g.out[seat] or not others:
        return -WIN
    return worths[seat] - (sum(others) + max(others)) / (len(others) + 1) + privy(g, seat)


def privy(g: FrontierWars, seat: int) -> float:
    """The own cards, which only their owner knows: those in hand and those in the research deck."""
    book = g.book
    value = 0.0
    for card in g.hand[seat]:
        value += CARD + CARD_VALUE * book.research[book.type_of[card]]
    progress = research_points(g, seat) / g.scenario.research
    return value + RESEARCH * progress * (0.6 + 0.4 * progress)


def worth_of_all(g: FrontierWars) -> list[float]:
    """What everybody sees: stars, troops, buildings, walls, medals."""
    scenario, book = g.scenario, g.book
    points = [g.medals[seat] // 2 * book.vp_per_pair for seat in range(SEATS)]
    worths = [ODD_MEDAL * g.medals[seat] for seat in range(SEATS)]
    for tile in range(scenario.land):
        holder = controller(g, tile)
        if holder >= 0:
            points[holder] += scenario.stars[tile]
            if g.building[tile]:
                if g.intact[tile]:
                    points[holder] += book.building_stars[g.building[tile]]
                    if g.count(tile, holder, INFANTRY) or g.flag[tile] == holder:
                        worths[holder] += SITE
                else:
                    worths[holder] += DESTROYED_SITE
        if g.flag[tile] != NO_ONE:
            worths[g.flag[tile]] += WALL * g.resistance[tile] - DANGER * danger(g, tile)
        elif scenario.stars[tile] and holder != CONTESTED:
            approach(g, tile, holder, worths)
        troops(g, tile, holder, worths)
    for seat in range(g.players):
        progress = points[seat] / scenario.target
        worths[seat] += POINTS * progress * (0.7 + 0.3 * progress)
        worths[seat] += LAID_OPEN * len(g.face_up[seat]) + (CARD + LAID_OPEN) * len(g.waiting[seat])
        worths[seat] += CARD * len(g.hand[seat]) * 0.2
    if g.active >= 0:
        for type_ in range(TYPES):
            if g.bonus[type_]:
                worths[g.active] += BOOST * g.bonus[type_] * (book.box[type_] - g.reserve[g.active * TYPES + type_])
    return worths


def troops(g: FrontierWars, tile: int, holder: int, worths: list[float]) -> None:
    """Units count in full up to the limit of their tile."""
    for seat in range(g.players):
        count = g.stacks[tile * SEATS + seat]
        if count:
            limit = g.book.frontier_limit if holder == CONTESTED else g.book.stack_limit
            limit += g.sheet(seat).stack_bonus
            value = 0.0
            for type_ in range(TYPES):
                value += UNIT[type_] * g.count(tile, seat, type_)
            if count > limit:
                value *= (limit + EXCESS * (count - limit)) / count
            worths[seat] += value


def approach(g: FrontierWars, tile: int, holder: int, worths: list[float]) -> None:
    """A star that is not one's own draws the nearest ground unit of each seat."""
    distance = g.scenario.distance[tile]
    nearest = [9] * SEATS
    for other in range(g.scenario.land):
        steps = distance[other]
        if steps < 6:
            for seat in range(g.players):
                stack = g.stacks[other * SEATS + seat]
                if stack and steps < nearest[seat] and stack > g.count(other, seat, PLANE):
                    nearest[seat] = steps
    for seat in range(g.players):
        if seat != holder:
            worths[seat] -= STEP * g.scenario.stars[tile] * nearest[seat]


def danger(g: FrontierWars, tile: int) -> int:
    """Enemies within two steps of a headquarters beyond what its garrison and its guard can stop."""
    owner = g.flag[tile]
    distance = g.scenario.distance[tile]
    enemies = 0
    for other in range(g.scenario.land):
        if distance[other] <= 2:
            for seat in range(g.players):
                if seat != owner:
                    enemies += g.stacks[other * SEATS + seat]
    return max(enemies - g.resistance[tile] - g.stacks[tile * SEATS + owner], 0)


def idle(g: FrontierWars, seat: int) -> int:
    """What the table picks for a seat whose clock ran out: it passes, stops, or takes the first thing offered."""
    options = g.offers[seat]
    for wanted in (PASS, DONE, STOP, NONE):
        if wanted in options:
            return wanted
    return options[0]
