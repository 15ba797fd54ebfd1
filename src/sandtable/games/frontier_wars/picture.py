"""The map as it stands, in plain characters: everything on it lies open, so all see the same."""

from __future__ import annotations

from sandtable.games.frontier_wars import book as b
from sandtable.games.frontier_wars.maps import MARKS
from sandtable.games.frontier_wars.position import FrontierWars

CELL = 12  # the width of a hex; the next row is shifted by half of it
SHORT = ["", "HQ", "FA", "EN"]
LEGEND = [
    "C city  A airport  S strategic point  . open  ~ water",
    "HQ FA EN with their owner, x in ruins",
    "1:2i1t  player 1 with 2 infantry and 1 tank",
]


def draw(g: FrontierWars) -> str:
    """Two lines for each row of hexes: what the tile is and carries, and who stands there."""
    chart = g.scenario
    tiles = range(chart.tiles)
    left = min([2 * chart.q[tile] + chart.r[tile] for tile in tiles])
    lines = []
    for row in sorted({chart.r[tile] for tile in tiles}):
        ground = troops = ""
        for tile in sorted([tile for tile in tiles if chart.r[tile] == row], key=chart.q.__getitem__):
            column = CELL // 2 * (2 * chart.q[tile] + row - left)
            ground = ground.ljust(column) + ground_of(g, tile)
            troops = troops.ljust(column) + (troops_in(g, tile) if tile < chart.land else "")
        lines += [ground, troops]
    return "\n".join([*lines, *LEGEND])


def ground_of(g: FrontierWars, tile: int) -> str:
    """A tile: its mark and label, and a building with its owner."""
    chart = g.scenario
    if tile >= chart.land:
        return MARKS[chart.kind[tile]]
    label = MARKS.get(chart.kind[tile], ".") + chart.labels[tile].upper()
    if g.building[tile] == b.NOTHING:
        return label
    owner = g.flag[tile] if g.building[tile] == b.HEADQUARTERS else g.colour[tile]
    return f"{label} {SHORT[g.building[tile]]}{owner + 1 if owner >= 0 else ''}{'' if g.intact[tile] else 'x'}"


def troops_in(g: FrontierWars, tile: int) -> str:
    """The units on a tile, by player: 1:2i1t."""
    armies = []
    for seat in range(g.players):
        counts = [(g.count(tile, seat, type_), b.UNITS[type_][0]) for type_ in range(b.TYPES)]
        units = "".join([f"{count}{letter}" for count, letter in counts if count])
        if units:
            armies.append(f"{seat + 1}:{units}")
    return " ".join(armies)
