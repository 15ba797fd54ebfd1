"""Drawing the chart of a scenario: hexes, roads, distances and crossings; and checking that a map is as fair as it claims."""

from __future__ import annotations

from typing import Final

from sandtable.engine.errors import ContentError
from sandtable.games.frontier_wars import book as b

Point = tuple[int, int]

NEIGHBOURS: Final = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)]
OPEN_WATER: Final = 3  # how far around the tiles the chart reaches: a plane that leaves the map comes back within six hexes

# The linear part of each symmetry: q and r of the image of (q, r)
TURN_180: Final = (-1, 0, 0, -1)
TURN_120: Final = (-1, -1, 1, 0)
TOP_BOTTOM: Final = (1, 1, 0, -1)
LEFT_RIGHT: Final = (-1, -1, 0, 1)
SYMMETRIES: Final = {
    "c2": [TURN_180], "c2e": [TURN_180], "c3": [TURN_120], "c3v": [TURN_120], "d2": [TOP_BOTTOM, LEFT_RIGHT],
    "d2e": [TOP_BOTTOM, LEFT_RIGHT], "mh": [TOP_BOTTOM],
}  # fmt: skip


def draw_chart(scenario: b.Scenario, places: dict[int, list[Point]], where: str) -> None:
    """Number the hexes: land tiles row by row, water tiles, open water; then note which are next to which."""
    tiles = {point: kind for kind, points in places.items() for point in points}
    if len(tiles) != sum(map(len, places.values())):
        raise ContentError(f"{where}: two tiles lie on the same hex")
    water = sorted((point for point in tiles if tiles[point] in (b.LAKE, b.SEA)), key=reading_order)
    land = sorted((point for point in tiles if point not in water), key=reading_order)
    hexes = land + water
    hexes += sorted(surroundings(hexes), key=reading_order)
    number = {point: index for index, point in enumerate(hexes)}
    scenario.land, scenario.tiles = len(land), len(tiles)
    scenario.kind = [tiles[point] for point in land + water]
    scenario.q, scenario.r = [q for q, _ in hexes], [r for _, r in hexes]
    scenario.near = [[number[near] for near in around(point) if near in number] for point in hexes]
    scenario.roads = [[near for near in sorted(scenario.near[tile]) if near < scenario.land] for tile in range(len(land))]
    scenario.distance = [[steps(a, z) for z in land] for a in land]
    scenario.starts = [number[point] for point in places[b.START]]
    scenario.labels = labels(land)
    scenario.crossings = [crossings(scenario, tile) for tile in range(len(land))]


def reading_order(point: Point) -> tuple[int, int]:
    return point[1], point[0]


def around(point: Point) -> list[Point]:
    return [(point[0] + q, point[1] + r) for q, r in NEIGHBOURS]


def steps(a: Point, z: Point) -> int:
    """FW-2.1 Hex steps over anything."""
    q, r = a[0] - z[0], a[1] - z[1]
    return (abs(q) + abs(r) + abs(q + r)) // 2


def surroundings(points: list[Point]) -> set[Point]:
    reached = set(points)
    for _ in range(OPEN_WATER):
        reached |= {near for point in reached for near in around(point)}
    return reached - set(points)


def labels(land: list[Point]) -> list[str]:
    """Rows are letters from the top, tiles are numbered within their row."""
    rows = sorted({r for _, r in land})
    names = []
    for q, r in land:
        names.append("abcdefghijklmnopqrstuvwxyz"[rows.index(r)] + str(1 + sum(z == r and p < q for p, z in land)))
    return names


def crossings(scenario: b.Scenario, tile: int) -> list[int]:
    """FW-6.13 Land tiles across one or two connected water hexes."""
    first = [near for near in scenario.near[tile] if near >= scenario.land]
    second = [near for water in first for near in scenario.near[water] if near >= scenario.land]
    shores = {near for water in first + second for near in scenario.near[water] if near < scenario.land}
    return sorted(shores - {tile})


def check_chart(scenario: b.Scenario, symmetry: str, where: str, *, exact: bool) -> None:
    """One connected land mass, at least two exits for each headquarters, and the symmetry the file declares."""
    walks = [land_distances(scenario, tile) for tile in scenario.starts]
    if -1 in walks[0]:
        raise ContentError(f"{where}: the land is not connected")
    exits = {len(scenario.roads[tile]) for tile in scenario.starts}
    if len(exits) != 1 or min(exits) < 2:
        raise ContentError(f"{where}: headquarters need the same number of exits, at least two")
    if exact:
        for turn in SYMMETRIES[symmetry]:
            if not symmetric(scenario, turn):
                raise ContentError(f"{where}: the land does not have the symmetry {symmetry!r}")
    slack = 0 if exact else 1
    profiles = [profile(scenario, walk) for walk in walks]
    if any(abs(a - z) > slack for other in profiles for a, z in zip(profiles[0], other, strict=True)):
        raise ContentError(f"{where}: the start tiles are not equally far from everything")


def land_distances(scenario: b.Scenario, start: int) -> list[int]:
    """How many steps over land each tile is away; -1 for those out of reach."""
    far = [-1] * scenario.land
    far[start] = 0
    reached = [start]
    for tile in reached:
        for near in scenario.roads[tile]:
            if far[near] < 0:
                far[near] = far[tile] + 1
                reached.append(near)
    return far


def profile(scenario: b.Scenario, walk: list[int]) -> list[int]:
    """The distances to tiles of each kind, sorted."""
    return [walk[tile] for _, _, tile in sorted((scenario.kind[tile], walk[tile], tile) for tile in range(scenario.land))]


def symmetric(scenario: b.Scenario, turn: tuple[int, int, int, int]) -> bool:
    """Whether this turn or mirror, moved to the right place, maps the land onto itself, kind by kind."""
    land = {(scenario.q[tile], scenario.r[tile]): scenario.kind[tile] for tile in range(scenario.land)}
    turned = {(turn[0] * q + turn[1] * r, turn[2] * q + turn[3] * r): kind for (q, r), kind in land.items()}
    first, kind = next(iter(turned.items()))
    for q, r in land:
        if land[q, r] == kind:
            shift = q - first[0], r - first[1]
            if {(p + shift[0], z + shift[1]): k for (p, z), k in turned.items()} == land:
                return True
    return False
