"""The shape of the content files: what an entry may and must say."""

from __future__ import annotations

from typing import Literal

import msgspec

Provenance = Literal["rulebook", "public", "designed"]
Point = tuple[int, int]


class EffectEntry(
    msgspec.Struct,
    forbid_unknown_fields=True,
    rename={"set_to": "set", "condition": "if", "source": "from"},
):
    op: str
    side: Literal["self", "enemy", "attacker"] = "self"
    units: list[str] = []
    kinds: list[str] = []
    add: int = 0
    amount: int = 0
    count: int | Literal["all"] = 0
    set_to: int = -1
    set_init: int = -1
    extra_attacks: int = 0
    role: Literal["", "attacker", "defender"] = ""
    condition: str = ""
    where: str = ""
    who: str = ""
    to: str = ""
    target: str = ""
    pick: str = ""
    choose: str = ""
    source: str = ""
    same_tile: bool = False
    different_tiles: bool = False
    same_target: bool = False
    optional: bool = False
    medal: bool = False
    count_if_construction: int = 0
    water_hexes: int = 0
    look: int = 0
    keep: int = 0
    rest: str = ""
    cards: str = ""
    modifier: str = ""
    discard_when: str = ""
    options: list[EffectEntry] = []


class CardEntry(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    name: str
    deck: Literal["attack", "defence", "tactical"]
    copies: int
    research: int
    timing: Literal["order", "turn", "battle", "defence", "tactical", "keep"]
    when: str
    effects: list[EffectEntry]
    text: str
    rules: list[str]
    provenance: Provenance
    flavour: str = ""
    designed: list[str] = []


class SheetEntry(msgspec.Struct, forbid_unknown_fields=True):
    troops: dict[Literal["infantry", "tank", "artillery", "plane"], int]
    hand: int
    hq_resistance: int
    skill: str
    skill_text: str
    skill_effects: list[EffectEntry]
    special: str
    special_timing: list[Literal["order", "attack_window", "defence_window", "after_win", "arms_race"]]
    special_text: str
    special_effects: list[EffectEntry]
    rules: list[str]
    provenance: Provenance
    from_rulebook: list[str] = []


class FactionEntry(msgspec.Struct, forbid_unknown_fields=True, rename={"side_a": "A", "side_b": "B"}):
    id: str
    name: str
    tie_break_rank: int
    colour: str
    flavour: str
    side_a: SheetEntry
    side_b: SheetEntry

    def sheet(self, side: str) -> SheetEntry:
        return self.side_a if side == "A" else self.side_b


class UnitEntry(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    name: str
    per_faction: int
    move: int
    attack: int
    defence: int
    mechanised: bool
    can_board: bool
    casualty_rank: int
    provenance: Provenance
    flavour: str
    public: list[str] = []


class BuildingEntry(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    name: str
    per_faction: int
    stars: int
    produces: list[str]
    needs_infantry: bool
    produces_on_frontier: bool
    provenance: Provenance
    flavour: str
    designed: list[str] = []


class TileEntry(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    name: str
    stars: int
    water: bool
    build: bool
    draw_bonus: int
    hand_bonus: int
    provenance: Provenance
    flavour: str
    designed: list[str] = []


class ConstantsEntry(msgspec.Struct, forbid_unknown_fields=True):
    hand_limit: int
    stack_limit: int
    frontier_stack_limit: int
    draw_base: int
    research_default: int
    medals_build: int
    medals_battle: int
    medals_hq: int
    vp_per_black_marker: int
    plane_capacity: int
    round_limit: int
    casualty_order: list[str]
    tie_break: list[str]


class ScenarioEntry(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    name: str
    players: int
    minutes: str
    vp: int
    research: int
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
