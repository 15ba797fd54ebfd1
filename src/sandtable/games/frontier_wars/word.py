"""What the words of the content files have in common."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from sandtable.games.frontier_wars.book import UNITS, Effect
from sandtable.games.frontier_wars.position import FrontierWars

Unit = Literal["infantry", "tank", "artillery", "plane"]
Fighter = Literal["infantry", "tank", "artillery", "plane", "garrison"]
Side = Literal["self", "enemy", "attacker"]
Some = Annotated[int, msgspec.Meta(ge=1, le=10)]
Change = Annotated[int, msgspec.Meta(ge=-6, le=6)]
Initiative = Annotated[int, msgspec.Meta(ge=0, le=9)]
OnlyInfantry = Annotated[list[Literal["infantry"]], msgspec.Meta(min_length=1, max_length=1)]
OnlyTanks = Annotated[list[Literal["tank"]], msgspec.Meta(min_length=1, max_length=1)]
BothBuildings = Annotated[list[Literal["factory", "encampment"]], msgspec.Meta(min_length=2, max_length=2)]
SOME_UNITS = msgspec.Meta(min_length=1)

# Where in the game a word makes sense
IN_BATTLE = frozenset({"battle", "defence", "attack_window", "defence_window"})
IN_TURN = frozenset({"turn", "order"})


class Word(msgspec.Struct, forbid_unknown_fields=True, tag_field="op"):
    """An operation, named by `op`."""

    def moments(self) -> frozenset[str]:
        """The timings of cards and special skills at which this does something."""
        return frozenset({"order", "tactical"})

    def effect(self) -> Effect[FrontierWars]:
        return Effect()


def numbers(names: list[Fighter] | list[Unit]) -> list[int]:
    return [[*UNITS, "garrison"].index(name) for name in names]
