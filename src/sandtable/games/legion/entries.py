"""The entries of the content files, as they must be."""

from __future__ import annotations

from typing import Literal

import msgspec

Provenance = Literal["rulebook", "public", "designed"]
Skill = Literal["combat", "charisma", "intelligence"]
PlotType = Literal["freezing", "warming", "peaceful"]


class Entry(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """What every entry has."""

    id: str
    name: str
    provenance: Provenance
    note: str = ""  # what of it comes from where
    flavour: str = ""


class FactionEntry(Entry):
    colour: str
    identity: str
    goal: str


class CharacterEntry(Entry):
    faction: str
    officer: bool
    power: int
    skills: list[Skill]
    abilities: list[Literal["assault", "violence", "first_aid", "fragility"]]


class CommanderEntry(Entry):
    faction: str
    special_orders: list[str]


class EffectEntry(msgspec.Struct, forbid_unknown_fields=True, rename={"partner": "with"}):
    op: str
    who: str = "bearer"
    partner: str = ""
    target: str = ""
    characters: str = ""
    plots: str = "all"
    plot: str = ""
    entry: Literal["checked", "ignored"] = "checked"
    optional: bool = False
    minimum: int = 0
    count: int | Literal["all"] = 1
    amount: int = 0
    delta: int = 0
    value: int = 0
    vp: int = 0
    draw: int = 0
    put_back: int = 0
    orders: int = 0
    item: str = ""
    step: str = ""
    take: str = ""
    kill: str = ""
    what: str = ""
    when: Literal["", "now", "round_end"] = ""
    card: str = ""
    type: str = ""
    skill: str = ""
    ability: str = ""


class OrderEntry(Entry):
    timing: Literal["instant", "order", "lasting", "blank"]
    owner: str
    copies: int
    effect: str
    usable: str
    steps: list[EffectEntry]
    rules: list[str]


class EquipmentEntry(Entry):
    group: Literal["enhancement", "equipment"]
    count: int
    cost: int
    effect: EffectEntry
    legal_on: str
    rules: list[str]


class DamageEntry(Entry):
    count: int
    effect: str
    rules: list[str]


class PlotEntry(Entry):
    conditions: list[Skill]
    types: list[PlotType]
    vp: int
    supplies: int


class LocationEntry(Entry):
    text: str
    effects: list[EffectEntry]
    rules: list[str]


class ScoringEntry(msgspec.Struct, forbid_unknown_fields=True):
    op: str
    vp: int = 0
    type: str = ""
    card: str = ""
    each: int = 1
    count: int = 0
    conditions: int = 0
    maximum: int = 99
    maximum_sets: int = 0
    table: list[int] = []


class DespatchEntry(Entry):
    window: Literal["recruitment", "march"]
    bonus: str
    effects: list[EffectEntry]
    scoring_text: str
    scoring: ScoringEntry
    rules: list[str]


class GameEntry(msgspec.Struct, forbid_unknown_fields=True):
    rounds: int
    hand_minimum: int
    opening_draw: int
    opening_keep: int
    starting_supplies: int
    orders_per_officer: int
    wounds_to_die: int
    frostbites_to_die: int
    death_penalty: int
    supplies: int
    plots_per_round: dict[str, int]


class PricesEntry(msgspec.Struct, forbid_unknown_fields=True):
    recruit: int
    equipment: int
    restore_order: int


class StockEntry(msgspec.Struct, forbid_unknown_fields=True):
    margin: int
    margin_with_despatches: int


class DealEntry(msgspec.Struct, forbid_unknown_fields=True):
    round: int
    draw: int


class SurvivalEntry(msgspec.Struct, forbid_unknown_fields=True):
    games: int
    healing_vp: dict[str, int]
    warming_vp: dict[str, int]
    supply_vp: dict[str, int]
