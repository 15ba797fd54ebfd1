"""How good a position of Frontier Wars is: for the greedy bot, and where search begins."""

from __future__ import annotations

from typing import Final

from sandtable.engine.flow import advance, apply
from sandtable.engine.judge import weighed
from sandtable.engine.names import in_order
from sandtable.games.frontier_wars.battle import Fight, pending
from sandtable.games.frontier_wars.book import ARTILLERY, INFANTRY, PLANE, SEATS, TANK, TYPES
from sandtable.games.frontier_wars.control import controller
from sandtable.games.frontier_wars.followup import FollowUp
from sandtable.games.frontier_wars.move import Movement, march, ready_units
from sandtable.games.frontier_wars.muster import stand_down
from sandtable.games.frontier_wars.position import CONTESTED, NO_ONE, PLAYING, FrontierWars
from sandtable.games.frontier_wars.verbs import DONE, NONE, PASS, STOP
from sandtable.games.frontier_wars.victory import medal_points, research_points

# What counts for a seat; the last three only their owner knows
POINTS: Final = 0
MEDAL: Final = 1
UNIT: Final = 2  # the first of four types
SITE: Final = 6
DESTROYED_SITE: Final = 7
WALL: Final = 8
DANGER: Final = 9
STEPS: Final = 10
CARD: Final = 11
LAID_OPEN: Final = 12
WAITING: Final = 13
BOOST: Final = 14
RESEARCH: Final = 15
OWN_CARD: Final = 16
CARD_VALUE: Final = 17
THINGS: Final = in_order({
    "way to the points that win": POINTS, "medal": MEDAL, "infantry": UNIT + INFANTRY, "tank": UNIT + TANK,
    "artillery": UNIT + ARTILLERY, "plane": UNIT + PLANE, "building": SITE, "destroyed building": DESTROYED_SITE,
    "resistance": WALL, "enemy at the headquarters": DANGER, "step to a star": STEPS, "card": CARD, "card laid open": LAID_OPEN,
    "order that waits": WAITING, "movement bonus": BOOST, "way to the research that wins": RESEARCH, "own card": OWN_CARD,
    "research on own cards": CARD_VALUE,
})  # fmt: skip

WIN: Final = 1000.0
EXCESS: Final = 0.25  # how much of a unit counts that upkeep will send home
HOPE: Final = 0.03  # what an attack loses while help is still to come
NEAR: Final = 6  # steps: from farther away nobody comes for a star,
FAR: Final = 9  # and it counts as if it were so many
DEPTH: Final = 3  # how far a choice in several parts is followed
LEAN_DEPTH: Final = 1


def judge(g: FrontierWars, seat: int, depth: int, weights: list[float]) -> float:
    """What speaks for a seat; a choice in several parts counts as its best end, a sealed pick as if opened."""
    if g.ended != PLAYING:
        return WIN if g.winner == seat else -WIN
    if depth and seat in g.sealed:
        return judge(unsealed(g, seat), seat, depth - 1, weights)
    if depth and seat in g.offers and g.todo and isinstance(g.todo[-1], FollowUp):
        best = -WIN
        for option in g.offers[seat]:
            h = g.clone()
            apply(h, seat, option)
            best = max(best, judge(h, seat, depth - 1, weights))
        return best
    return foresee(g, seat, weights)


def unsealed(g: FrontierWars, seat: int) -> FrontierWars:
    """What a sealed pick leads to, if the others who still think do the least."""
    h = g.clone()
    h.watched = False
    while seat in h.sealed:
        for other in h.offers:
            apply(h, other, idle(h, other))
            break
    return h


def foresee(g: FrontierWars, seat: int, weights: list[float]) -> float:
    """Judge what the battles that are under way or due will leave behind, if nobody plays another card."""
    active = g.active
    if active == NO_ONE or g.round == 0:
        return standing(g, seat, weights)
    fighting = [step for step in g.todo if isinstance(step, Fight)]
    due = pending(g, active)
    if not fighting and not due:
        return standing(g, seat, weights)
    h = fought(g, due, bool(fighting))
    value = WIN if h.winner == seat else standing(h, seat, weights)
    if active == seat and not fighting and isinstance(g.todo[-1], Movement):
        value = max(value, with_help(g, seat, due, weights) - HOPE)
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


def with_help(g: FrontierWars, seat: int, due: list[int], weights: list[float]) -> float:
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
    return WIN if h.winner == seat else standing(h, seat, weights)


def standing(g: FrontierWars, seat: int, weights: list[float]) -> float:
    """Own worth less the mean of the others', the strongest counting double."""
    rivals = still_in(g, seat)
    if g.out[seat] or not rivals:
        return -WIN
    found = things_of_all(g)
    add_privy(g, seat, found[seat])
    worths = [weighed(weights, found[other]) for other in rivals]
    return weighed(weights, found[seat]) - (sum(worths) + max(worths)) / (len(worths) + 1)


def still_in(g: FrontierWars, seat: int) -> list[int]:
    """The others who are still in the game."""
    return [other for other in range(g.players) if other != seat and not g.out[other]]


def ahead(g: FrontierWars, seat: int, weights: list[float]) -> list[float]:
    """The same thing by thing."""
    found = things_of_all(g)
    rivals = [found[other] for other in still_in(g, seat)]
    best = rivals[0]
    for rival in rivals[1:]:
        if weighed(weights, rival) > weighed(weights, best):
            best = rival
    mine = found[seat]
    add_privy(g, seat, mine)
    count = len(rivals) + 1
    return [mine[i] - (best[i] + sum([rival[i] for rival in rivals])) / count for i in range(len(mine))]


def add_privy(g: FrontierWars, seat: int, found: list[float]) -> None:
    """The own cards, which only their owner knows: those in hand and those in the research deck."""
    book = g.book
    for card in g.hand[seat]:
        found[OWN_CARD] += 1
        found[CARD_VALUE] += book.research[book.type_of[card]]
    progress = research_points(g, seat) / g.scenario.research
    found[RESEARCH] = progress * (0.6 + 0.4 * progress)


def things_of_all(g: FrontierWars) -> list[list[float]]:
    """What everybody sees of each seat: stars, troops, buildings, walls, medals; by number of `THINGS`."""
    found = [[0.0] * len(THINGS) for _ in range(SEATS)]
    stacks = [place for place in range(g.scenario.land * SEATS) if g.stacks[place]]
    points = add_map(g, stacks, found)
    for place in stacks:
        add_troops(g, place, found[place % SEATS])
    for seat in range(g.players):
        progress = (points[seat] + medal_points(g, seat)) / g.scenario.target
        mine = found[seat]
        mine[POINTS] = progress * (0.7 + 0.3 * progress)
        mine[MEDAL] = float(g.medals[seat])
        mine[CARD] = float(len(g.hand[seat]))
        mine[LAID_OPEN] = float(len(g.face_up[seat]))
        mine[WAITING] = float(len(g.waiting[seat]))
    if g.active >= 0:
        for type_ in range(TYPES):
            if g.bonus[type_]:
                found[g.active][BOOST] += g.bonus[type_] * (g.book.box[type_] - g.reserve[g.active * TYPES + type_])
    return found


def add_map(g: FrontierWars, stacks: list[int], found: list[list[float]]) -> list[int]:
    """What tiles are worth to those who hold or threaten them. Returns the stars of each seat."""
    scenario, book = g.scenario, g.book
    points = [0] * SEATS
    for tile in range(scenario.land):
        holder = controller(g, tile)
        if holder >= 0:
            points[holder] += scenario.stars[tile]
            if g.building[tile]:
                if not g.intact[tile]:
                    found[holder][DESTROYED_SITE] += 1
                else:
                    points[holder] += book.building_stars[g.building[tile]]
                    if g.count(tile, holder, INFANTRY) or g.flag[tile] == holder:
                        found[holder][SITE] += 1
        if g.flag[tile] != NO_ONE:
            found[g.flag[tile]][WALL] += g.resistance[tile]
            found[g.flag[tile]][DANGER] += danger(g, tile, stacks)
        elif scenario.stars[tile] and holder != CONTESTED:
            add_approach(g, tile, holder, stacks, found)
    return points


def add_troops(g: FrontierWars, place: int, found: list[float]) -> None:
    """The units of a seat on a tile: they count in full up to its limit."""
    tile, seat, count = place // SEATS, place % SEATS, g.stacks[place]
    limit = g.book.frontier_limit if controller(g, tile) == CONTESTED else g.book.stack_limit
    limit += g.sheet(seat).stack_bonus
    each = (limit + EXCESS * (count - limit)) / count if count > limit else 1.0
    for type_ in range(TYPES):
        found[UNIT + type_] += each * g.count(tile, seat, type_)


def add_approach(g: FrontierWars, tile: int, holder: int, stacks: list[int], found: list[list[float]]) -> None:
    """A star that is not one's own draws the nearest ground unit of each seat."""
    distance = g.scenario.distance[tile]
    nearest = [FAR] * SEATS
    for place in stacks:
        steps, seat = distance[place // SEATS], place % SEATS
        if steps < min(NEAR, nearest[seat]) and g.stacks[place] > g.count(place // SEATS, seat, PLANE):
            nearest[seat] = steps
    for seat in range(g.players):
        if seat != holder:
            found[seat][STEPS] += g.scenario.stars[tile] * nearest[seat]


def danger(g: FrontierWars, tile: int, stacks: list[int]) -> int:
    """Enemies within two steps of a headquarters beyond what its garrison and its guard can stop."""
    owner = g.flag[tile]
    distance = g.scenario.distance[tile]
    enemies = 0
    for place in stacks:
        if distance[place // SEATS] <= 2 and place % SEATS != owner:
            enemies += g.stacks[place]
    return max(enemies - g.resistance[tile] - g.stacks[tile * SEATS + owner], 0)


def idle(g: FrontierWars, seat: int) -> int:
    """What the table picks for a seat whose clock ran out: it passes, stops, or takes the first thing offered."""
    options = g.offers[seat]
    for wanted in (PASS, DONE, STOP, NONE):
        if wanted in options:
            return wanted
    return options[0]
