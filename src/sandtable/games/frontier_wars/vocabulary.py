"""The words of the content files: what cards, faction skills and special skills can do.

Each operation has exactly the fields that the rules read; any other field or value is refused by name.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from sandtable.games.frontier_wars import book as b
from sandtable.games.frontier_wars.book import Effect

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

    def effect(self) -> Effect:
        raise NotImplementedError


def numbers(names: list[Fighter] | list[Unit]) -> list[int]:
    return [[*b.UNITS, "garrison"].index(name) for name in names]


class BattleWord(Word):
    """Lasts for one battle."""

    def moments(self) -> frozenset[str]:
        return IN_BATTLE


class ModifyInit(BattleWord, tag="modify_init", rename={"set_to": "set"}):
    side: Side
    units: Annotated[list[Fighter], SOME_UNITS]
    set_to: Initiative | None = None
    add: Change = 0

    def effect(self) -> Effect:
        if (self.set_to is None) == (self.add == 0):
            raise ValueError("modify_init needs either set or add")
        set_to = -1 if self.set_to is None else self.set_to
        return Effect(b.MODIFY_INIT, side=b.SIDES.index(self.side), units=numbers(self.units), amount=self.add, set_to=set_to)


class ExtraAttacks(BattleWord, tag="extra_attacks"):
    side: Side
    units: Annotated[list[Unit], SOME_UNITS]
    amount: Some

    def effect(self) -> Effect:
        return Effect(b.EXTRA_ATTACKS, side=b.SIDES.index(self.side), units=numbers(self.units), amount=self.amount)


class Elite(BattleWord, tag="elite"):
    side: Literal["self"]
    units: OnlyTanks
    count: Literal[1]
    set_init: Initiative
    extra_attacks: Annotated[int, msgspec.Meta(ge=0, le=9)]

    def moments(self) -> frozenset[str]:
        return frozenset({"battle", "attack_window"})

    def effect(self) -> Effect:
        return Effect(b.ELITE, units=[b.TANK], amount=self.extra_attacks, set_to=self.set_init)


class StrikeWhenRemoved(BattleWord, tag="strike_when_removed"):
    side: Side
    units: Annotated[list[Unit], SOME_UNITS]

    def effect(self) -> Effect:
        return Effect(b.STRIKE_WHEN_REMOVED, side=b.SIDES.index(self.side), units=numbers(self.units))


class IgnoreHits(BattleWord, tag="ignore_hits"):
    side: Literal["self"]
    target: Literal["side"]
    count: Some
    count_if_construction: Some

    def effect(self) -> Effect:
        return Effect(b.IGNORE_HITS, units=[], amount=self.count, more_if_built=self.count_if_construction)


class CancelShields(BattleWord, tag="cancel_shields"):
    side: Literal["enemy"]
    target: Literal["garrison"]

    def effect(self) -> Effect:
        return Effect(b.CANCEL_SHIELDS, units=[])


class ForbidDefenceCards(BattleWord, tag="forbid_defence_cards"):
    def moments(self) -> frozenset[str]:
        return frozenset({"battle", "attack_window"})

    def effect(self) -> Effect:
        return Effect(b.FORBID_DEFENCE_CARDS, units=[])


class TurnWord(Word):
    """Lasts until the end of the turn."""

    def moments(self) -> frozenset[str]:
        return IN_TURN


class PassengersLanded(TurnWord, tag="passengers_landed"):
    side: Literal["self"]

    def effect(self) -> Effect:
        return Effect(b.PASSENGERS_LANDED, units=[])


class ModifyMove(TurnWord, tag="modify_move"):
    units: Annotated[list[Unit], SOME_UNITS]
    add: Some

    def effect(self) -> Effect:
        return Effect(b.MODIFY_MOVE, units=numbers(self.units), amount=self.add)


class PlaneCapacity(TurnWord, tag="plane_capacity", rename={"set_to": "set"}):
    set_to: Annotated[int, msgspec.Meta(ge=0, le=3)]  # a load is counted in two bits for each type

    def effect(self) -> Effect:
        return Effect(b.PLANE_CAPACITY, units=[], set_to=self.set_to)


class SeaMove(TurnWord, tag="sea_move"):
    units: OnlyInfantry
    count: Some
    water_hexes: Literal[2]

    def effect(self) -> Effect:
        return Effect(b.SEA_MOVE, units=[b.INFANTRY], amount=self.count)


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

    def effect(self) -> Effect:
        if self.same_tile == self.different_tiles:
            raise ValueError("place_unit needs either same_tile or different_tiles")
        where = b.WHERE.index(self.where)
        return Effect(b.PLACE_UNIT, units=numbers(self.units), amount=self.count, where=where, same_tile=self.same_tile)


class BuildFree(Word, tag="build_free"):
    kinds: BothBuildings
    where: Literal["legal_build_tile_you_control"]
    medal: Literal[False]

    def effect(self) -> Effect:
        return Effect(b.BUILD_FREE, units=[])


class RemoveUnit(Word, tag="remove_unit"):
    target: Literal["enemy", "attacker"]
    count: Literal[1]
    pick: Literal["priority", "choose_plane"]
    where: Literal["battle", "within_3_of_own_plane", "adjacent_to_controlled_no_hq"]

    def moments(self) -> frozenset[str]:
        return frozenset({"defence", "defence_window"}) if self.where == "battle" else frozenset({"order", "tactical"})

    def effect(self) -> Effect:
        if (self.target == "attacker") != (self.where == "battle"):
            raise ValueError("remove_unit: the target is the attacker where the battle is, elsewhere an enemy")
        if self.pick == "choose_plane" and self.where != "battle":
            raise ValueError("remove_unit: pick can be choose_plane only in a battle")
        where = b.WHERE.index(self.where)
        return Effect(b.REMOVE_UNIT, units=[], where=where, choose_plane=self.pick == "choose_plane")


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

    def effect(self) -> Effect:
        to, same_target, optional, count = MOVES[self.who]
        for field, given, expected in (
            ("to", self.to, to), ("same_target", self.same_target, same_target), ("optional", self.optional, optional),
            ("count", self.count, self.count if count is None and self.count != "all" else count),
        ):  # fmt: skip
            if given != expected:
                raise ValueError(
                    f"move_units of {self.who}: {field} must be {'a number' if expected is None else repr(expected)}"
                )
        amount = 0 if self.count == "all" else self.count
        return Effect(b.MOVE_UNITS, units=[], amount=amount, where=b.WHERE.index(self.who))


MOVES: dict[str, tuple[str, bool, bool, int | str | None]] = {  # where they go, all to one tile, whether they may, how many
    "own_units_in_battle": ("adjacent_own_or_empty", True, False, "all"),
    "own_planes_within_3": ("battle", False, True, 1),
    "own_ground_adjacent_controlled": ("battle", False, False, None),
    "own_units": ("adjacent_own_or_empty", False, False, None),
    "own_units_on_one_controlled_tile": ("controlled_tile_linked_by_enemy_free_land", True, False, None),
    "own_units_on_battle_tile": ("adjacent_own_or_empty", True, False, None),
}


class DestroyBuilding(Word, tag="destroy_building"):
    kinds: BothBuildings
    where: Literal["not_controlled_within_2_of_own_infantry"]

    def effect(self) -> Effect:
        return Effect(b.DESTROY_BUILDING, units=[])


class Repair(msgspec.Struct, forbid_unknown_fields=True, tag_field="op", tag="repair"):
    kinds: BothBuildings
    where: Literal["controlled"]


class HealHeadquarters(msgspec.Struct, forbid_unknown_fields=True, tag_field="op", tag="heal_hq"):
    amount: Literal[1]


class ChooseOne(Word, tag="choose_one"):
    options: Annotated[list[Repair | HealHeadquarters], msgspec.Meta(min_length=2, max_length=2)]

    def effect(self) -> Effect:
        if isinstance(self.options[0], HealHeadquarters) or isinstance(self.options[1], Repair):
            raise ValueError("choose_one: options must be repair and heal_hq")
        return Effect(b.CHOOSE_ONE, units=[])


class Draw(Word, tag="draw"):
    count: Some

    def effect(self) -> Effect:
        return Effect(b.DRAW, units=[], amount=self.count)


class TakeCard(Word, tag="take_card", rename={"source": "from"}):
    source: Literal["opponent"]
    choose: Literal["card_back"]
    pick: Literal["random"]
    count: Literal[1]

    def effect(self) -> Effect:
        return Effect(b.TAKE_CARD, units=[])


class Keep(Word, tag="keep"):
    modifier: Literal["upkeep_spare", "research_adds", "garrison_shield"]
    amount: Some
    discard_when: Literal["", "used"] = ""

    def moments(self) -> frozenset[str]:
        return frozenset({"keep"})

    def effect(self) -> Effect:
        spares = self.modifier == "upkeep_spare"
        if (self.discard_when == "") != spares:
            raise ValueError(f"keep: discard_when of {self.modifier} must be {'empty' if spares else 'used'}")
        if self.amount != 1 and not spares:
            raise ValueError(f"keep: amount of {self.modifier} must be 1")
        return Effect(b.KEEP, units=[], amount=self.amount)


CardWord = (
    ModifyInit | ExtraAttacks | Elite | StrikeWhenRemoved | IgnoreHits | CancelShields | ForbidDefenceCards | PassengersLanded
    | ModifyMove | PlaneCapacity | SeaMove | PlaceUnit | BuildFree | RemoveUnit | MoveUnits | DestroyBuilding | ChooseOne | Draw
    | TakeCard | Keep
)  # fmt: skip


class ResearchAdds(Word, tag="research_adds"):
    amount: Literal[1]

    def moments(self) -> frozenset[str]:
        return frozenset({"arms_race"})

    def effect(self) -> Effect:
        return Effect(b.RESEARCH_ADDS, units=[], amount=self.amount)


SpecialWord = (
    ModifyInit | ExtraAttacks | Elite | StrikeWhenRemoved | IgnoreHits | CancelShields | ForbidDefenceCards | PassengersLanded
    | ModifyMove | PlaneCapacity | SeaMove | PlaceUnit | BuildFree | RemoveUnit | MoveUnits | DestroyBuilding | ChooseOne | Draw
    | TakeCard | ResearchAdds
)  # fmt: skip


# Faction skills


class SkillInit(Word, tag="modify_init", rename={"set_to": "set", "condition": "if"}):
    side: Literal["self"]
    units: Annotated[list[Unit], SOME_UNITS]
    set_to: Initiative
    role: Literal["", "attacker", "defender"] = ""
    condition: Literal["", "intact_construction_kept_by_you", "own_tank_in_battle"] = ""

    def effect(self) -> Effect:
        condition = b.CONDITIONS.index(self.condition)
        return Effect(
            b.MODIFY_INIT, units=numbers(self.units), set_to=self.set_to, role=b.ROLES.index(self.role), condition=condition
        )  # fmt: skip


class StackLimit(Word, tag="stack_limit"):
    add: Change

    def effect(self) -> Effect:
        return Effect(b.STACK_LIMIT, units=[], amount=self.add)


class DrawBonus(Word, tag="draw_bonus"):
    add: Change

    def effect(self) -> Effect:
        return Effect(b.DRAW_BONUS, units=[], amount=self.add)


class DrawPick(Word, tag="draw_pick"):
    look: Literal[2]
    keep: Literal[1]
    rest: Literal["bottom"]
    cards: Literal["first_each_draw_phase"]

    def effect(self) -> Effect:
        return Effect(b.DRAW_PICK, units=[])


class ReinforceAdjacent(Word, tag="reinforce_adjacent"):
    units: OnlyInfantry

    def effect(self) -> Effect:
        return Effect(b.REINFORCE_ADJACENT, units=[])


class BuildKeepsInfantry(Word, tag="build_keeps_infantry"):
    def effect(self) -> Effect:
        return Effect(b.BUILD_KEEPS_INFANTRY, units=[])


SkillWord = SkillInit | StackLimit | DrawBonus | DrawPick | ReinforceAdjacent | BuildKeepsInfantry
