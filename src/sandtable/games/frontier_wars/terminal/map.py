"""The map as it stands, in characters: two lines for each row of hexes, what a tile is and carries, and who stands there."""

from __future__ import annotations

from typing import Any

from textual.content import Content

from sandtable.engine.messages import Messages
from sandtable.terminal.boards import Sight
from sandtable.terminal.shapes import DIM, Lines, Room, styled, wrapped

NARROWEST_CELL = 10  # the width of a hex; the next row is shifted by half of it
ROOMY_CELL = 16
LEGEND_WIDTH = 60
SEATS = ("$red", "$blue", "$green", "$purple")
LOADS = 16  # what a plane may carry: so many infantry times four, and so many artillery
WATER = ("lake", "sea")
LEGEND = ("ground", "more-ground", "buildings", "more-buildings", "armies", "cargo")

Tile = dict[str, Any]


def draw(sight: Sight, room: Room) -> Lines:
    """Every tile in its place, with air between the rows where there is room, and below the map what the signs mean."""
    tiles = [(tile, ground(tile, sight), troops(tile, number, sight)) for number, tile in enumerate(sight.facts["map"])]
    cell = cell_width(tiles, room)
    left = min(2 * tile["q"] + tile["r"] for tile, _, _ in tiles)
    lines: Lines = []
    for row in sorted({tile["r"] for tile, _, _ in tiles}):
        upper = lower = Content("")
        for tile, drawn, here in sorted((some for some in tiles if some[0]["r"] == row), key=lambda some: some[0]["q"]):
            column = cell // 2 * (2 * tile["q"] + row - left)
            upper = Content.assemble(upper.pad_right(column - upper.cell_length), drawn)
            lower = Content.assemble(lower.pad_right(column - lower.cell_length), here)
        lines += [upper, lower, Content("")] if room.tall else [upper, lower]
    return lines + legend(sight, room)


def cell_width(tiles: list[tuple[Tile, Content, Content]], room: Room) -> int:
    """The width of a hex: an even number in which every tile fits."""
    widest = max(max(drawn.cell_length, here.cell_length) + 1 for _, drawn, here in tiles)
    cell = max(ROOMY_CELL if room.wide else NARROWEST_CELL, widest)
    return cell + cell % 2


def legend(sight: Sight, room: Room) -> Lines:
    width = min(room.width, LEGEND_WIDTH)
    texts = [line for part in LEGEND for line in wrapped(sight.messages.text(f"legend-{part}"), width, most=3)]
    return [styled(line, DIM) for line in texts]


def ground(tile: Tile, sight: Sight) -> Content:
    """A tile: its sign and label in the colour of who holds it, its stars, and a building."""
    if tile["kind"] in WATER:
        return styled("~", "$blue")
    sign = sight.messages.text(f"sign-{tile['kind']}")
    name = Content.styled(f"{sign}{tile['tile'].upper()}", f"bold {of_seat(tile.get('holder', -1))}".strip())
    stars = styled("*" * tile["stars"], "$sand")
    fought = styled("!", "bold $error") if tile.get("contested") or tile.get("battle") else Content("")
    return Content.assemble(name, stars, fought, *building(tile, sight))


def building(tile: Tile, sight: Sight) -> list[Content]:
    """A building with the seat it belongs to; a headquarters with its resistance; one in ruins says so."""
    here = tile.get("building")
    if not here:
        return []
    sign = sight.messages.text(f"sign-{here['kind']}")
    owner = str(here["of"] + 1) if here["of"] >= 0 else ""
    state = f":{here['resistance']}" if here["intact"] and "resistance" in here else "" if here["intact"] else "x"
    return [styled(f" {sign}{owner}{state}", of_seat(here["of"]))]


def troops(tile: Tile, number: int, sight: Sight) -> Content:
    """The units on a tile, by seat, and what planes have aboard: 1:2i1t 2:1p(2i)."""
    armies = [
        styled(f"{army['seat'] + 1}:{units(army['units'], sight.messages)}", of_seat(army["seat"]))
        for army in tile.get("armies", [])
    ]
    return Content(" ").join([*armies, *(styled(f"({load})") for load in cargo(number, sight))])


def units(counts: dict[str, int], messages: Messages) -> str:
    return "".join(f"{count}{messages.text(f'sign-{unit}')}" for unit, count in counts.items())


def cargo(number: int, sight: Sight) -> list[str]:
    """What the planes over a tile carry, each load as units are written."""
    aboard = sight.view["numbers"]["cargo"][number * LOADS : (number + 1) * LOADS]
    loads = [divmod(load, 4) for load, planes in enumerate(aboard) for _ in range(planes)]
    named = [{"infantry": infantry, "artillery": artillery} for infantry, artillery in loads]
    return [units({unit: count for unit, count in load.items() if count}, sight.messages) for load in named if any(load.values())]


def of_seat(seat: int) -> str:
    return SEATS[seat] if 0 <= seat < len(SEATS) else ""
