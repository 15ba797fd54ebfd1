"""The entries of the content files of Waral, field by field."""

from __future__ import annotations

from typing import Literal

import msgspec

from sandtable.engine.content import Name

Type = Literal["military", "merchant", "cultural", "strategic"]
Kind = Literal["gold", "silver", "iron"]
Provenance = Literal["rulebook", "public", "designed"]


class StepEntry(msgspec.Struct, forbid_unknown_fields=True, rename={"source": "from"}):
    op: str
    may: bool = False
    n: int = 1
    gold: int = 0
    silver: int = 0
    iron: int = 0
    any: int = 0
    coins: int = 0
    tricks: int = 0
    source: Literal["rival", "richer", "striker"] = "rival"
    max_power: int = 0
    max_gain: int = 0
    scope: Literal["any", "this", "own_used", "sent_back"] = "any"
    gain_per_sent_back: int = 0
    cap: int = 0
    types: list[Type] = []
    if_same_type: bool = False


class ScoreEntry(msgspec.Struct, forbid_unknown_fields=True):
    per: str
    each: int
    cap: int
    kind: Kind = "gold"
    type: Type = "military"


class CostEntry(msgspec.Struct, forbid_unknown_fields=True):
    gold: int = 0
    silver: int = 0
    iron: int = 0
    any: int = 0
    use_character: int = 0
    destroy_own: int = 0


class DistrictEntry(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    name: Name
    type: Type
    power: int
    cost: CostEntry
    loot: list[StepEntry]
    collect: list[StepEntry]
    effect: list[StepEntry]
    rules: list[str]
    provenance: Provenance
    flavour: str = ""


class PowerEntry(msgspec.Struct, forbid_unknown_fields=True):
    enter_own_occupied: bool = False
    discount_there: int = 0
    discount: int = 0
    pay_any_kind: bool = False
    seals: bool = False
    immune_to: list[Literal["destroy_rival", "swap"]] = []
    ready_when_sent_back: bool = False
    effect_on_loot: bool = False
    effect_price: int = 0
    before_enter: list[StepEntry] = []
    before_loot: list[StepEntry] = []
    after_loot: list[StepEntry] = []
    after_take: list[StepEntry] = []
    score: ScoreEntry | None = None


class CharacterEntry(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    name: Name
    title: str
    family: Literal["rule", "trigger", "score"]
    power: PowerEntry
    text: str
    worth: float
    rules: list[str]
    provenance: Provenance
    flavour: str = ""


class TrickEntry(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    name: Name
    copies: int
    mode: Literal["action", "free", "reaction", "end"]
    requires: dict[Type, int]
    cost: CostEntry
    text: str
    rules: list[str]
    provenance: Provenance
    steps: list[StepEntry] = []
    score: ScoreEntry | None = None
    trigger: Literal["struck", "sent_back", ""] = ""
    flavour: str = ""


class GameEntry(msgspec.Struct, forbid_unknown_fields=True):
    draft_deal: int
    band: int
    start_coins: int
    start_tricks: int


class PlayersEntry(msgspec.Struct, forbid_unknown_fields=True):
    area: list[int]
    target: list[int]


class BandEntry(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    characters: list[str]
