"""FW-13.4 Leaving a game that the others play on."""

from __future__ import annotations

from sandtable.games.frontier_wars.headquarters import fall_of
from sandtable.games.frontier_wars.position import NO_ONE, FrontierWars


def leave(g: FrontierWars, seat: int) -> None:
    """FW-13.4 Who resigns counts as eliminated without destroyer; the headquarters is destroyed, nobody gains medals."""
    for tile in range(g.scenario.land):
        if g.flag[tile] == seat:
            if tile == g.battle:
                g.destroyer = NO_ONE
            fall_of(g, tile, NO_ONE)
