"""Words of the content files for what has targets: units, constructions and cards."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from sandtable.games.frontier_wars import target_effects as effects
from sandtable.games.frontier_wars.book import WHERE, Effect
from sandtable.games.frontier_wars.position import FrontierWars
from sandtable.games.frontier_wars.transfers import (
    BreakThroughAfter,
    MoveByRail,
    RedeployUnits,
    RelieveBattle,
    ScramblePlanes,
    WithdrawAll,
)
from sandtable.games.frontier_wars.word import SOME_UNITS, BothBuildings, Some, Unit, Word, numbers


class PlaceUnit(Word, tag="place_unit"):
    units: Annotated[list[Unit], SOME_UNITS]
    count: Some
    where: Literal[
        "battle", "own_hq_or_active_encampment", "own_hq_or_active_factory", "controlled_tile_with_intact_construction"
    ]  # fmt: skip
    same_tile: bool = False
    different_tiles: bool = False

    def moments(self) -> frozenset[str]:
        return frozenset({"defence", "defence_window"}) if self.where == "battle" else frozenset({"order", "tactical"})

    def effect(self) -> Effect[FrontierWars]:
        if self.same_tile == self.different_tiles:
            raise ValueError("place_unit needs either same_tile or different_tiles")
        return effects.PlaceUnits(WHERE[self.where], numbers(self.units), self.count, self.same_tile)


class BuildFree(Word, tag="build_free"):
    kinds: BothBuildings
    where: Literal["legal_build_tile_you_control"]
    medal: Literal[False]

    def effect(self) -> Effect[FrontierWars]:
        return effects.BuildFree()


class RemoveUnit(Word, tag="remove_unit"):
    target: Literal["enemy", "attacker"]
    count: Literal[1]
    pick: Literal["priority", "choose_plane"]
    where: Literal["battle", "within_3_of_own_plane", "adjacent_to_controlled_no_hq"]

    def moments(self) -> frozenset[str]:
        return frozenset({"defence", "defence_window"}) if self.where == "battle" else frozenset({"order", "tactical"})

    def effect(self) -> Effect[FrontierWars]:
        if (self.target == "attacker") != (self.where == "battle"):
            raise ValueError("remove_unit: the target is the attacker where the battle is, elsewhere an enemy")
        if self.pick == "choose_plane" and self.where != "battle":
            raise ValueError("remove_unit: pick can be choose_plane only in a battle")
        if self.where != "battle":
            return effects.RemoveAfar(WHERE[self.where])
        return effects.ShootDownPlane() if self.pick == "choose_plane" else effects.RemoveInBattle()


class MoveUnits(Word, tag="move_units"):
    who: Literal[
        "own_units_in_battle", "own_planes_within_3", "own_ground_adjacent_controlled", "own_units",
        "own_units_on_one_controlled_tile", "own_units_on_battle_tile",
    ]  # fmt: skip
    count: Some | Literal["all"]
    to: str
    same_target: bool = False
    optional: bool = False

    def moments(self) -> frozenset[str]:
        if self.who == "own_units_on_battle_tile":
            return frozenset({"after_win"})
        in_battle = self.who in ("own_units_in_battle", "own_planes_within_3", "own_ground_adjacent_controlled")
        return frozenset({"defence", "defence_window"}) if in_battle else frozenset({"order", "tactical"})

    def effect(self) -> Effect[FrontierWars]:
        to, same_target, optional, count = MOVES[self.who]
        for field, given, expected in (
            ("to", self.to, to), ("same_target", self.same_target, same_target), ("optional", self.optional, optional),
            ("count", self.count, self.count if count is None and self.count != "all" else count),
        ):  # fmt: skip
            if given != expected:
                raise ValueError(
                    f"move_units of {self.who}: {field} must be {'a number' if expected is None else repr(expected)}"
                )
        return transfer(self.who, 0 if self.count == "all" else self.count)


MOVES: dict[str, tuple[str, bool, bool, int | str | None]] = {  # where they go, all to one tile, whether they may, how many
    "own_units_in_battle": ("adjacent_own_or_empty", True, False, "all"),
    "own_planes_within_3": ("battle", False, True, 1),
    "own_ground_adjacent_controlled": ("battle", False, False, None),
    "own_units": ("adjacent_own_or_empty", False, False, None),
    "own_units_on_one_controlled_tile": ("controlled_tile_linked_by_enemy_free_land", True, False, None),
    "own_units_on_battle_tile": ("adjacent_own_or_empty", True, False, None),
}


def transfer(who: str, count: int) -> Effect[FrontierWars]:
    """The effect that moves these units."""
    if who == "own_units_in_battle":
        return WithdrawAll()
    if who == "own_planes_within_3":
        return ScramblePlanes()
    if who == "own_ground_adjacent_controlled":
        return RelieveBattle(count)
    if who == "own_units":
        return RedeployUnits(count)
    return MoveByRail(count) if who == "own_units_on_one_controlled_tile" else BreakThroughAfter(count)


class DestroyBuilding(Word, tag="destroy_building"):
    kinds: BothBuildings
    where: Literal["not_controlled_within_2_of_own_infantry"]

    def effect(self) -> Effect[FrontierWars]:
        return effects.DestroyBuilding()


class Repair(msgspec.Struct, forbid_unknown_fields=True, tag_field="op", tag="repair"):
    kinds: BothBuildings
    where: Literal["controlled"]


class HealHeadquarters(msgspec.Struct, forbid_unknown_fields=True, tag_field="op", tag="heal_hq"):
    amount: Literal[1]


class ChooseOne(Word, tag="choose_one"):
    options: Annotated[list[Repair | HealHeadquarters], msgspec.Meta(min_length=2, max_length=2)]

    def effect(self) -> Effect[FrontierWars]:
        if isinstance(self.options[0], HealHeadquarters) or isinstance(self.options[1], Repair):
            raise ValueError("choose_one: options must be repair and heal_hq")
        return effects.RepairOrHeal()


class Draw(Word, tag="draw"):
    count: Some

    def effect(self) -> Effect[FrontierWars]:
        return effects.DrawCards(self.count)


class TakeCard(Word, tag="take_card", rename={"source": "from"}):
    source: Literal["opponent"]
    choose: Literal["card_back"]
    pick: Literal["random"]
    count: Literal[1]

    def effect(self) -> Effect[FrontierWars]:
        return effects.TakeCard()
