"""The facts of a Legion view: totals, prices and what a Plot is worth, as far as the seat that looks may know."""

from __future__ import annotations

from typing import Any, NotRequired, TypedDict

Person = TypedDict(
    "Person",
    {
        "place": int,
        "zone": str,  # where the character's card lies
        "character": str | None,  # None: face down
        "power": int | None,
        "order": str | None,  # "": none lies there; None: face down
        "order zone": str,
    },
)

Lane = TypedDict("Lane", {"people": list[Person], "total": int, "face down": int, "orders": int})


class Plot(TypedDict):
    needs: list[str]
    types: list[str]
    vp: int
    supplies: int
    lanes: list[Lane]  # one for each seat


class Band(TypedDict):
    faction: str
    commander: str
    VP: int
    supplies: int
    dead: int
    passed: bool


class Prices(TypedDict):
    recruit: int
    equipment: int
    restore: int


Facts = TypedDict(
    "Facts",
    {
        "reserve": int,
        "dead": list[int],
        "plots": list[Plot],
        "on cards": dict[str, list[str]],
        "counted on cards": dict[str, dict[str, int]],
        "plurals": dict[str, str],
        "seats": list[Band],
        "table": dict[str, Any],
        "prices": NotRequired[Prices],
    },
)
