"""Words of the content files for what lasts until the end of the turn."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from sandtable.games.frontier_wars import turn_effects as effects
from sandtable.games.frontier_wars.book import Effect
from sandtable.games.frontier_wars.position import FrontierWars
from sandtable.games.frontier_wars.word import IN_TURN, SOME_UNITS, OnlyInfantry, Some, Unit, Word, numbers


class TurnWord(Word):
    """Lasts until the end of the turn."""

    def moments(self) -> frozenset[str]:
        return IN_TURN


class PassengersLanded(TurnWord, tag="passengers_landed"):
    side: Literal["self"]

    def effect(self) -> Effect[FrontierWars]:
        return effects.PassengersLanded()


class ModifyMove(TurnWord, tag="modify_move"):
    units: Annotated[list[Unit], SOME_UNITS]
    add: Some

    def effect(self) -> Effect[FrontierWars]:
        return effects.ModifyMove(numbers(self.units), self.add)


class PlaneCapacity(TurnWord, tag="plane_capacity", rename={"set_to": "set"}):
    set_to: Annotated[int, msgspec.Meta(ge=0, le=3)]  # a load is counted in two bits for each type

    def effect(self) -> Effect[FrontierWars]:
        return effects.PlaneCapacity(self.set_to)


class SeaMove(TurnWord, tag="sea_move"):
    units: OnlyInfantry
    count: Some
    water_hexes: Literal[2]

    def effect(self) -> Effect[FrontierWars]:
        return effects.SeaMove(self.count)
