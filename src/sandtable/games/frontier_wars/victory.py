"""FW-3 Points and medals, and the end of the game."""

from __future__ import annotations

from sandtable.games.frontier_wars.book import SEATS
from sandtable.games.frontier_wars.coach import FIRST_MEDAL, hint
from sandtable.games.frontier_wars.control import controller, present
from sandtable.games.frontier_wars.position import FrontierWars
from sandtable.games.frontier_wars.verbs import MEDALS


def victory_points(g: FrontierWars, seat: int) -> int:
    """FW-3.1 The stars on controlled tiles and their intact buildings; FW-3.2 and one for each black medal marker."""
    total = medal_points(g, seat)
    for tile in range(g.scenario.land):
        if present(g, tile, seat) and controller(g, tile) == seat:
            total += g.scenario.stars[tile]
            if g.intact[tile]:
                total += g.book.building_stars[g.building[tile]]
    return total


def medal_points(g: FrontierWars, seat: int) -> int:
    """FW-3.2 One for each black medal marker, that is for two medals."""
    return g.medals[seat] // 2 * g.book.vp_per_pair


def research_points(g: FrontierWars, seat: int) -> int:
    return sum([g.book.research[g.book.type_of[card]] for card in g.research[seat]])


def units_on_map(g: FrontierWars, seat: int) -> int:
    return sum([g.stacks[tile * SEATS + seat] for tile in range(g.scenario.land)])


def tie_rank(g: FrontierWars, seat: int) -> int:
    """FW-3.4 The place of a seat in the tie-breaker order."""
    return g.ties[seat]


def award(g: FrontierWars, seat: int, medals: int, tile: int) -> None:
    """FW-9 Medals are only ever gained: for what was done on a tile."""
    g.medals[seat] += medals
    g.tell(MEDALS, seat, medals, g.medals[seat], tile)
    hint(g, seat, FIRST_MEDAL)


def end_game(g: FrontierWars, winner: int, how: int) -> None:
    """Nothing remains to be done."""
    g.winner = winner
    g.ended = how
    g.todo.clear()
    g.next.clear()
    g.lanes.clear()
