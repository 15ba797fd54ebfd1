"""Reading the content files of Waral into the book."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from sandtable.engine.content import Content
from sandtable.engine.errors import ContentError
from sandtable.games.waral import book as b
from sandtable.games.waral.checks import check_character, check_district, check_game, check_trick
from sandtable.games.waral.effects import Draw, Exchange, Gain, GainMissing, Ready
from sandtable.games.waral.entries import (
    BandEntry,
    CharacterEntry,
    CostEntry,
    DistrictEntry,
    GameEntry,
    PlayersEntry,
    ScoreEntry,
    StepEntry,
    TrickEntry,
)  # fmt: skip
from sandtable.games.waral.position import Waral
from sandtable.games.waral.scry import Scry
from sandtable.games.waral.steal import AIMS, Steal
from sandtable.games.waral.strikes import Block, Destroy, Skip
from sandtable.games.waral.struck import Cancel
from sandtable.games.waral.swap import Swap
from sandtable.games.waral.take import TakeFree
from sandtable.games.waral.worth import appraise
from sandtable.games.waral.wreck import LootThenWreck, Wreck


def districts(content: Content) -> list[DistrictEntry]:
    return content.read("districts", "district", DistrictEntry)


def characters(content: Content) -> list[CharacterEntry]:
    return content.read("characters", "character", CharacterEntry)


def tricks(content: Content) -> list[TrickEntry]:
    return content.read("tricks", "trick", TrickEntry)


@lru_cache(maxsize=32)  # every game with the same cards reads the same book
def read_book(content: Content) -> b.Book:
    book = b.Book()
    for district in districts(content):
        add_district(book, district)
    for character in characters(content):
        add_character(book, character)
    book.design = [-1] * len(book.slugs)
    for design, trick in enumerate(tricks(content)):
        add_trick(book, trick, design)
    check_names([*districts(content), *characters(content), *tricks(content)])
    read_game(book, content)
    appraise(book)
    return book


def check_names(entries: Sequence[DistrictEntry | CharacterEntry | TrickEntry]) -> None:
    """Options name cards by what they are called."""
    names = [entry.name for entry in entries]
    for name in names:
        if names.count(name) > 1:
            raise ContentError(f"name: there are two cards called {name!r}")


def add_district(book: b.Book, entry: DistrictEntry) -> None:
    check_district(entry)
    book.slugs.append(entry.id)
    book.names.append(entry.name)
    book.districts += 1
    book.type.append(b.TYPES.index(entry.type))
    book.power.append(entry.power)
    book.cost.append(read_cost(entry.cost))
    book.loot.append(add_steps(book, entry.loot))
    book.collect.append(add_steps(book, entry.collect))
    book.effect.append(add_steps(book, entry.effect))


def add_character(book: b.Book, entry: CharacterEntry) -> None:
    check_character(entry)
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
    book.before_enter.append(add_steps(book, power.before_enter))
    book.before_loot.append(add_steps(book, power.before_loot))
    book.after_loot.append(add_steps(book, power.after_loot))
    book.after_take.append(add_steps(book, power.after_take))
    book.end_power.append(read_score(power.score))


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
    check_trick(entry)
    for _ in range(entry.copies):
        book.slugs.append(entry.id)
        book.names.append(entry.name)
        book.design.append(design)
    book.copies.append(entry.copies)
    book.mode.append(b.MODES[entry.mode])
    book.trigger.append(b.TRIGGERS[entry.trigger] if entry.trigger else b.NO_TRIGGER)
    book.key.append([entry.requires.get(type_, 0) for type_ in b.TYPES])  # type: ignore[call-overload]
    book.trick_cost.append(read_cost(entry.cost))
    book.steps.append(add_steps(book, entry.steps))
    book.end_score.append(read_score(entry.score))


def read_cost(entry: CostEntry) -> b.Cost:
    return b.Cost([entry.gold, entry.silver, entry.iron, entry.any], entry.use_character, entry.destroy_own)


def read_score(entry: ScoreEntry | None) -> b.Score | None:
    if entry is None:
        return None
    per = b.COUNTS[entry.per]
    which = b.COINS.index(entry.kind) if per == b.PER_COIN else b.TYPES.index(entry.type)
    return b.Score(per, entry.each, entry.cap, which)


def add_steps(book: b.Book, entries: list[StepEntry]) -> list[int]:
    first = len(book.effects)
    book.effects += [read_step(entry) for entry in entries]
    return list(range(first, len(book.effects)))


def read_step(entry: StepEntry) -> b.Effect[Waral]:
    """One printed step as the primitive that carries it out."""
    op, may = entry.op, entry.may
    if op == "gain":
        return Gain([entry.gold, entry.silver, entry.iron], entry.any, entry.if_same_type)
    if op == "draw":
        return Draw(entry.n, [b.TYPES.index(type_) for type_ in entry.types])
    if op == "steal":
        return Steal(may, entry.coins, entry.tricks, AIMS[entry.source])
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
    raise AssertionError(f"there is no step {op!r}")


def read_game(book: b.Book, content: Content) -> None:
    game = content.table("game", "game", GameEntry)
    book.deal, book.band = game.draft_deal, game.band
    book.start_coins, book.start_tricks = game.start_coins, game.start_tricks
    players = content.table("game", "players", PlayersEntry)
    book.area, book.targets = players.area, players.target
    check_game(book, game, players)
    read_bands(book, content.read("game", "starter_band", BandEntry))


def read_bands(book: b.Book, bands: list[BandEntry]) -> None:
    """WA-2.5 The ready-made bands: enough for four players, of different characters."""
    people = book.slugs[book.districts : book.districts + book.characters]
    taken: list[str] = []
    for band in bands:
        where = f"game.toml, starter_band {band.id!r}: characters"
        if len(band.characters) != book.band:
            raise ContentError(f"{where}: a band has {book.band} (see band in game.toml)")
        for slug in band.characters:
            if slug not in people or slug in taken:
                raise ContentError(f"{where}: {slug!r} is no character, or in two bands")
            taken.append(slug)
        book.bands.append([book.slugs.index(slug) for slug in band.characters])
