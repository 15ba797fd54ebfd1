"""Reading the content files of Waral into the book."""

from __future__ import annotations

from typing import Literal

import msgspec

from sandtable.engine.content import Content
from sandtable.engine.errors import ContentError
from sandtable.games.waral import book as b
from sandtable.games.waral.effects import Draw, Exchange, Gain, GainMissing, Ready
from sandtable.games.waral.scry import Scry
from sandtable.games.waral.steal import AIMS, Steal
from sandtable.games.waral.strikes import Block, Destroy, Skip
from sandtable.games.waral.swap import Swap
from sandtable.games.waral.take import TakeFree
from sandtable.games.waral.windows import Cancel
from sandtable.games.waral.wreck import LootThenWreck, Wreck

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
    name: str
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
    name: str
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
    name: str
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
    name: str
    characters: list[str]
    provenance: Provenance


def districts(content: Content) -> list[DistrictEntry]:
    return content.read("districts", "district", DistrictEntry)


def characters(content: Content) -> list[CharacterEntry]:
    return content.read("characters", "character", CharacterEntry)


def tricks(content: Content) -> list[TrickEntry]:
    return content.read("tricks", "trick", TrickEntry)


def read_book(content: Content) -> b.Book:
    book = b.Book()
    for district in districts(content):
        add_district(book, district)
    for character in characters(content):
        add_character(book, character)
    book.design = [-1] * len(book.slugs)
    for design, trick in enumerate(tricks(content)):
        add_trick(book, trick, design)
    if len(set(book.names)) != book.districts + book.characters + len(book.mode):
        raise ContentError("two cards of Waral have the same name")
    read_game(book, content)
    return book


def add_district(book: b.Book, entry: DistrictEntry) -> None:
    where = f"districts.toml, district {entry.id!r}"
    book.slugs.append(entry.id)
    book.names.append(entry.name)
    book.districts += 1
    book.type.append(b.TYPES.index(entry.type))
    book.power.append(entry.power)
    book.cost.append(read_cost(entry.cost))
    book.loot.append(add_steps(book, entry.loot, where))
    book.collect.append(add_steps(book, entry.collect, where))
    book.effect.append(add_steps(book, entry.effect, where))
    if any(step.op not in ("gain", "draw") or step.any for step in entry.collect):
        raise ContentError(f"{where}: collect holds fixed coins and draws only")


def add_character(book: b.Book, entry: CharacterEntry) -> None:
    where = f"characters.toml, character {entry.id!r}"
    power = entry.power
    if not book.characters:
        make_room(book)
    book.slugs.append(entry.id)
    book.names.append(entry.name)
    book.characters += 1
    book.worth.append(entry.worth)
    book.enters_own.append(power.enter_own_occupied)
    book.discount_there.append(power.discount_there)
    book.discount.append(power.discount)
    book.pays_any_kind.append(power.pay_any_kind)
    book.seals.append(power.seals)
    book.immune.append(sum(b.IMMUNITIES[op] for op in power.immune_to))
    book.returns_ready.append(power.ready_when_sent_back)
    book.uses_effect.append(power.effect_on_loot)
    book.effect_price.append(power.effect_price)
    book.before_enter.append(add_steps(book, power.before_enter, where))
    book.before_loot.append(add_steps(book, power.before_loot, where))
    book.after_loot.append(add_steps(book, power.after_loot, where))
    book.after_take.append(add_steps(book, power.after_take, where))
    book.end_power.append(read_score(power.score, where))


def make_room(book: b.Book) -> None:
    """Blanks for the districts, so that lists of characters are read with the card's own number."""
    blanks = book.districts
    book.worth = [0.0] * blanks
    for flags in (book.enters_own, book.pays_any_kind, book.seals, book.returns_ready, book.uses_effect):
        flags += [False] * blanks
    for numbers in (book.discount_there, book.discount, book.immune, book.effect_price):
        numbers += [0] * blanks
    for steps in (book.before_enter, book.before_loot, book.after_loot, book.after_take):
        steps += [[] for _ in range(blanks)]
    book.end_power += [None] * blanks


def add_trick(book: b.Book, entry: TrickEntry, design: int) -> None:
    where = f"tricks.toml, trick {entry.id!r}"
    if (entry.mode == "reaction") != (entry.trigger != ""):
        raise ContentError(f"{where}: a reaction, and nothing else, has a trigger")
    if (entry.mode == "end") != (entry.score is not None) or (entry.mode == "end") == bool(entry.steps):
        raise ContentError(f"{where}: an end trick has a score, any other has steps")
    if entry.cost.use_character:
        raise ContentError(f"{where}: what uses a character is an action trick, not a cost")
    for _ in range(entry.copies):
        book.slugs.append(entry.id)
        book.names.append(entry.name)
        book.design.append(design)
    book.copies.append(entry.copies)
    book.mode.append(b.MODES.index(entry.mode))
    book.trigger.append(b.TRIGGERS.index(entry.trigger) if entry.trigger else b.NO_TRIGGER)
    book.key.append([entry.requires.get(type_, 0) for type_ in b.TYPES])  # type: ignore[call-overload]
    book.trick_cost.append(read_cost(entry.cost))
    book.steps.append(add_steps(book, entry.steps, where))
    book.end_score.append(read_score(entry.score, where))


def read_cost(entry: CostEntry) -> b.Cost:
    return b.Cost([entry.gold, entry.silver, entry.iron, entry.any], entry.use_character, entry.destroy_own)


def read_score(entry: ScoreEntry | None, where: str) -> b.Score | None:
    if entry is None:
        return None
    if entry.per not in b.COUNTS:
        raise ContentError(f"{where}: power is counted per {', '.join(b.COUNTS)}, not {entry.per!r}")
    per = b.COUNTS.index(entry.per)
    which = b.COINS.index(entry.kind) if per == b.PER_COIN else b.TYPES.index(entry.type)
    return b.Score(per, entry.each, entry.cap, which)


def add_steps(book: b.Book, entries: list[StepEntry], where: str) -> list[int]:
    first = len(book.effects)
    book.effects += [read_step(entry, where) for entry in entries]
    return list(range(first, len(book.effects)))


def read_step(entry: StepEntry, where: str) -> b.Effect:
    """One printed step as the primitive that carries it out."""
    op, may = entry.op, entry.may
    if op == "gain":
        return Gain([entry.gold, entry.silver, entry.iron], entry.any, entry.if_same_type)
    if op == "draw":
        return Draw(entry.n, [b.TYPES.index(type_) for type_ in entry.types])
    if op == "steal":
        return Steal(may, entry.coins, entry.tricks, AIMS.index(entry.source))
    if op == "wreck":
        return Wreck(may, entry.scope == "this", entry.gain_per_sent_back, entry.cap)
    if op == "ready":
        return Ready(may, entry.scope == "sent_back")
    with_number = {"destroy_rival": Destroy, "swap": Swap, "scry": Scry, "take_free": TakeFree}
    if op in with_number:
        number = {"destroy_rival": entry.max_power, "scry": entry.n}.get(op, entry.max_gain)
        return with_number[op](may, number)
    plain = {"skip": Skip, "block": Block, "loot_then_wreck": LootThenWreck, "cancel": Cancel}
    if op in plain:
        return plain[op](may)
    if op in ("gain_missing_kinds", "exchange"):
        return GainMissing(entry.n) if op == "gain_missing_kinds" else Exchange(entry.n)
    raise ContentError(f"{where}: there is no step {op!r}")


def read_game(book: b.Book, content: Content) -> None:
    game = content.table("game", "game", GameEntry)
    book.deal, book.band = game.draft_deal, game.band
    book.start_coins, book.start_tricks = game.start_coins, game.start_tricks
    players = content.table("game", "players", PlayersEntry)
    book.area, book.targets = players.area, players.target
    for band in content.read("game", "starter_band", BandEntry):
        for slug in band.characters:
            if slug not in book.slugs:
                raise ContentError(f"game.toml, starter_band {band.id!r}: there is no character {slug!r}")
        book.bands.append([book.slugs.index(slug) for slug in band.characters])
