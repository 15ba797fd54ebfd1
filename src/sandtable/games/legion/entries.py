"""The entries of the content files, as they must be."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from sandtable.engine.content import Name
from sandtable.games.legion.despatch_words import AnyDespatch, ScoringWord
from sandtable.games.legion.equipment_words import EquipmentWord
from sandtable.games.legion.location_words import LocationWord
from sandtable.games.legion.order_words import AnyOrder
from sandtable.games.legion.word import PlotType, Skill

Provenance = Literal["rulebook", "public", "designed"]
AtLeastOne = Annotated[int, msgspec.Meta(ge=1)]
Amount = Annotated[int, msgspec.Meta(ge=0)]
Hurts = Annotated[int, msgspec.Meta(ge=1, le=3)]  # what others saw of them is remembered in two bits


class Entry(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """What every entry has."""

    id: str
    name: Name
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
    power: Amount
    skills: list[Skill]
    abilities: list[Literal["assault", "violence", "first_aid", "fragility"]]


class CommanderEntry(Entry):
    faction: str
    special_orders: list[str]


class OrderEntry(Entry):
    timing: Literal["instant", "order", "lasting", "blank"]
    owner: str
    copies: int
    effect: str
    usable: str
    steps: list[AnyOrder]
    rules: list[str]


class EquipmentEntry(Entry):
    group: Literal["enhancement", "equipment"]
    count: AtLeastOne
    cost: Amount
    effect: EquipmentWord
    legal_on: str
    rules: list[str]


class DamageEntry(Entry):
    effect: str
    rules: list[str]


class PlotEntry(Entry):
    conditions: list[Skill]
    types: list[PlotType]
    vp: Amount
    supplies: Amount


class LocationEntry(Entry):
    text: str
    effects: list[LocationWord]
    rules: list[str]


class DespatchEntry(Entry):
    window: Literal["recruitment", "march"]
    bonus: str
    effects: list[AnyDespatch]
    scoring_text: str
    scoring: ScoringWord
    rules: list[str]


class ByPlayers(msgspec.Struct, forbid_unknown_fields=True, rename={"two": "2", "three": "3", "four": "4"}):
    """A number for each number of players."""

    two: AtLeastOne
    three: AtLeastOne
    four: AtLeastOne

    def of(self, players: int) -> int:
        return [self.two, self.three, self.four][players - 2]


class GameEntry(msgspec.Struct, forbid_unknown_fields=True):
    rounds: AtLeastOne
    hand_minimum: AtLeastOne
    opening_draw: AtLeastOne
    opening_keep: AtLeastOne
    starting_supplies: Amount
    orders_per_officer: Amount
    wounds_to_die: Hurts
    frostbites_to_die: Hurts
    death_penalty: Amount
    supplies: Amount
    plots_per_round: ByPlayers


class PricesEntry(msgspec.Struct, forbid_unknown_fields=True):
    recruit: Amount
    restore_order: Amount


class StockEntry(msgspec.Struct, forbid_unknown_fields=True):
    margin: Amount
    margin_with_despatches: Amount


class DealEntry(msgspec.Struct, forbid_unknown_fields=True):
    round: AtLeastOne
    draw: AtLeastOne


class SurvivalEntry(msgspec.Struct, forbid_unknown_fields=True):
    games: AtLeastOne
    healing_vp: ByPlayers
    warming_vp: ByPlayers
    supply_vp: ByPlayers
