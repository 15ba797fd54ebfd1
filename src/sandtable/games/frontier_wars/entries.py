"""The shape of the content files: what an entry may and must say."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from sandtable.engine.content import Name
from sandtable.games.frontier_wars.skill_words import AnySkill
from sandtable.games.frontier_wars.vocabulary import CardWord, SpecialWord

Provenance = Literal["rulebook", "public", "designed"]
Point = tuple[int, int]
Amount = Annotated[int, msgspec.Meta(ge=0)]
AtLeastOne = Annotated[int, msgspec.Meta(ge=1)]
Load = Annotated[int, msgspec.Meta(ge=0, le=3)]  # of a plane: counted in two bits for each type


class CardEntry(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    name: Name
    deck: Literal["attack", "defence", "tactical"]
    copies: AtLeastOne
    research: AtLeastOne
    timing: Literal["order", "turn", "battle", "defence", "tactical", "keep"]
    when: str
    effects: list[CardWord]
    text: str
    rules: list[str]
    provenance: Provenance
    flavour: str = ""
    designed: list[str] = []


class SheetEntry(msgspec.Struct, forbid_unknown_fields=True):
    troops: dict[Literal["infantry", "tank", "artillery", "plane"], Amount]
    hand: Amount
    hq_resistance: AtLeastOne
    skill: str
    skill_text: str
    skill_effects: list[AnySkill]
    special: str
    special_timing: list[Literal["order", "attack_window", "defence_window", "after_win", "arms_race"]]
    special_text: str
    special_effects: list[SpecialWord]
    rules: list[str]
    provenance: Provenance
    from_rulebook: list[str] = []


class FactionEntry(msgspec.Struct, forbid_unknown_fields=True, rename={"side_a": "A", "side_b": "B"}):
    id: str
    name: Name
    tie_break_rank: int
    colour: str
    flavour: str
    side_a: SheetEntry
    side_b: SheetEntry

    def sheet(self, side: str) -> SheetEntry:
        return self.side_a if side == "A" else self.side_b


class UnitEntry(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    name: Name
    per_faction: Amount
    move: Amount
    attack: Amount
    defence: Amount
    provenance: Provenance
    public: list[str] = []


class BuildingEntry(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    name: Name
    per_faction: Amount
    stars: Amount
    provenance: Provenance
    designed: list[str] = []


class TileEntry(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    stars: Amount
    build: bool
    draw_bonus: Amount
    hand_bonus: Amount
    provenance: Provenance
    designed: list[str] = []


class ConstantsEntry(msgspec.Struct, forbid_unknown_fields=True):
    hand_limit: Amount
    stack_limit: Amount
    frontier_stack_limit: Amount
    draw_base: Amount
    medals_build: Amount
    medals_battle: Amount
    medals_hq: Amount
    vp_per_black_marker: Amount
    plane_capacity: Load


class ScenarioEntry(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    name: Name
    players: int
    minutes: str
    vp: AtLeastOne
    research: AtLeastOne
    tiles: int
    designed: list[str]
    symmetry: Literal["c2", "c2e", "c3", "c3v", "d2", "d2e", "mh"]
    exact_symmetry: bool
    start: list[Point]
    city: list[Point]
    airport: list[Point]
    strategic: list[Point]
    neutral: list[Point]
    sea: list[Point]
    lake: list[Point]
    character: str
    note: str
    flavour: str
    provenance: Provenance
    special: Literal["", "airborne_start", "scientists", "airfield_city"] = ""
    special_text: str = ""
    middle: Point | None = None
    variant_of: str = ""
