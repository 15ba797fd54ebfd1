"""The words of the content files: what cards, faction skills and special skills can do.

Each operation has exactly the fields that the rules read; any other field or value is refused by name.
"""

from __future__ import annotations

from typing import Literal

from sandtable.games.frontier_wars.battle_words import (
    CancelShields,
    Elite,
    ExtraAttacks,
    ForbidDefenceCards,
    IgnoreHits,
    ModifyInit,
    StrikeWhenRemoved,
)
from sandtable.games.frontier_wars.book import Effect
from sandtable.games.frontier_wars.position import FrontierWars
from sandtable.games.frontier_wars.target_words import (
    BuildFree,
    ChooseOne,
    DestroyBuilding,
    Draw,
    MoveUnits,
    PlaceUnit,
    RemoveUnit,
    TakeCard,
)
from sandtable.games.frontier_wars.turn_words import ModifyMove, PassengersLanded, PlaneCapacity, SeaMove
from sandtable.games.frontier_wars.word import Some, Word


class Keep(Word, tag="keep"):
    modifier: Literal["upkeep_spare", "research_adds", "garrison_shield"]
    amount: Some
    discard_when: Literal["", "used"] = ""

    def moments(self) -> frozenset[str]:
        return frozenset({"keep"})

    def effect(self) -> Effect[FrontierWars]:
        spares = self.modifier == "upkeep_spare"
        if (self.discard_when == "") != spares:
            raise ValueError(f"keep: discard_when of {self.modifier} must be {'empty' if spares else 'used'}")
        if self.amount != 1 and not spares:
            raise ValueError(f"keep: amount of {self.modifier} must be 1")
        return Effect()


class ResearchAdds(Word, tag="research_adds"):
    amount: Literal[1]

    def moments(self) -> frozenset[str]:
        return frozenset({"arms_race"})


CardWord = (
    ModifyInit | ExtraAttacks | Elite | StrikeWhenRemoved | IgnoreHits | CancelShields | ForbidDefenceCards | PassengersLanded
    | ModifyMove | PlaneCapacity | SeaMove | PlaceUnit | BuildFree | RemoveUnit | MoveUnits | DestroyBuilding | ChooseOne | Draw
    | TakeCard | Keep
)  # fmt: skip

SpecialWord = (
    ModifyInit | ExtraAttacks | Elite | StrikeWhenRemoved | IgnoreHits | CancelShields | ForbidDefenceCards | PassengersLanded
    | ModifyMove | PlaneCapacity | SeaMove | PlaceUnit | BuildFree | RemoveUnit | MoveUnits | DestroyBuilding | ChooseOne | Draw
    | TakeCard | ResearchAdds
)  # fmt: skip
