"""The facts of a Frontier Wars view: the map and the sheets, which lie open, and the own research points."""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypedDict

Phase = Literal["count", "draw", "reinforce", "turns", "tactics", "arms", "upkeep"]
Ending = Literal["won", "lost", "frontier", "empty"]  # of a battle, for its attacker


class Building(TypedDict):
    kind: str
    of: int
    intact: bool
    active: NotRequired[bool]  # whether a factory or an encampment gives its unit
    resistance: NotRequired[int]  # of a headquarters
    stars: NotRequired[int]


class Army(TypedDict):
    seat: int
    units: dict[str, int]
    excess: NotRequired[int]  # how many stand above the limit
    reach: NotRequired[dict[str, dict[str, list[str]]]]  # by unit and verb: the tiles it could go to now, or in its next turn
    ready: NotRequired[dict[str, int]]  # of the seat whose turn it is: what has not moved
    fresh: NotRequired[dict[str, int]]  # of these: what has just come to a besieged headquarters
    boarding: NotRequired[dict[str, int]]  # what a plane could take aboard


Tile = TypedDict(
    "Tile",
    {
        "tile": str,  # what an option calls it; water has no name
        "q": int,  # axial coordinates
        "r": int,
        "kind": str,
        "stars": int,
        "name": NotRequired[str],
        "contested": NotRequired[bool],
        "holder": NotRequired[int],
        "left by": NotRequired[int],  # in no man's land: who controlled it last
        "battle": NotRequired[bool],
        "building": NotRequired[Building],
        "armies": NotRequired[list[Army]],
        "aboard": NotRequired[list[str]],  # in words: each plane that still has somebody aboard
        "cargo": NotRequired[dict[str, int]],  # how many of each unit are aboard in all
    },
)


class Battle(TypedDict):
    """A battle that is still to be fought, and how it would end for its attacker."""

    tile: str
    ends: Ending
    forecast: list[str]  # sentences
    worst: NotRequired[str]  # for the attacker: what one defence order could change


Side = TypedDict(
    "Side",
    {
        "faction": str,
        "sheet": str,  # the card that shows it
        "skill used": NotRequired[bool],
        "points of medals": NotRequired[int],
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
        "scenario rule": NotRequired[str],
        "factions": list[str],
        "phase": Phase,
        "battles": list[Battle],
        "points now": list[int],
        "points after": list[int],  # once the pending battles are fought as they stand
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
        "aims": NotRequired[dict[str, list[str]]],  # by order that may be played now: the tiles its first choice would be about
    },
)
