"""The facts of a Frontier Wars view: the map and the sheets, which lie open, and the own research points."""

from __future__ import annotations

from typing import Any, NotRequired, TypedDict


class Building(TypedDict):
    kind: str
    of: int
    intact: bool
    resistance: NotRequired[int]  # of a headquarters
    stars: NotRequired[int]


class Army(TypedDict):
    seat: int
    units: dict[str, int]


class Tile(TypedDict):
    """A tile with axial coordinates, and what stands on it."""

    tile: str  # what an option calls it; water has no name
    q: int
    r: int
    kind: str
    stars: int
    name: NotRequired[str]
    contested: NotRequired[bool]
    holder: NotRequired[int]
    battle: NotRequired[bool]
    building: NotRequired[Building]
    armies: NotRequired[list[Army]]
    aboard: NotRequired[list[str]]  # in words: each plane that still has somebody aboard


Side = TypedDict(
    "Side",
    {
        "faction": str,
        "out of the game": NotRequired[bool],
        "points now": NotRequired[int],
        "medals": NotRequired[int],
        "hand": NotRequired[dict[str, int]],
        "research deck": NotRequired[dict[str, int]],
        "reserve": NotRequired[dict[str, int]],
        "to build": NotRequired[dict[str, int]],
        "hand limit": NotRequired[int],
        "research points": NotRequired[int],
    },
)

Facts = TypedDict(
    "Facts",
    {
        "scenario": str,
        "factions": list[str],
        "points now": list[int],
        "points to win": int,
        "research to win": int,
        "turn order": list[int],
        "piles": dict[str, list[str]],
        "plurals": dict[str, str],
        "map": list[Tile],
        "seats": list[Side],
        "table": dict[str, Any],
        "hand limit": NotRequired[int],
        "research points": NotRequired[int],
    },
)
