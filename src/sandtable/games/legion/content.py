"""Reading the content files of Legion into the book."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache, reduce
from operator import or_

import msgspec

from sandtable.engine.content import Content
from sandtable.engine.errors import ContentError
from sandtable.games.legion import book as b
from sandtable.games.legion.despatch_effects import Receive
from sandtable.games.legion.despatch_words import DespatchWord
from sandtable.games.legion.entries import (
    CharacterEntry,
    CommanderEntry,
    DealEntry,
    DespatchEntry,
    Entry,
    EquipmentEntry,
    GameEntry,
    LocationEntry,
    OrderEntry,
    PlotEntry,
    PricesEntry,
    StockEntry,
    SurvivalEntry,
)
from sandtable.games.legion.equipment_words import AddAbility, AddFrostImmunity, AddOrderGiver, AddPower, AddSkill
from sandtable.games.legion.position import Legion

COMMON = ["transfer", "retreat", "plus_two", "blank"]


@lru_cache(maxsize=32)  # every game with the same cards reads the same book
def read_book(content: Content, players: int) -> b.Book:
    book = b.Book()
    characters = content.read("characters", "character", CharacterEntry)
    orders = content.read("orders", "order", OrderEntry)
    commanders = content.read("commanders", "commander", CommanderEntry)
    read_characters(book, characters)
    read_orders(book, orders)
    read_commanders(book, commanders)
    read_equipment(book, content.read("equipment", "equipment", EquipmentEntry))
    book.plot_cards = len(book.slugs)
    read_plots(book, content.read("plots", "plot", PlotEntry))
    book.location_cards = len(book.slugs)
    read_locations(book, content.read("locations", "location", LocationEntry))
    book.despatch_cards = len(book.slugs)
    read_despatches(book, content.read("despatches", "despatch", DespatchEntry))
    book.cards = len(book.slugs)
    read_numbers(book, content, players)
    check_owners(orders, commanders)
    check_names(book)
    check_numbers(book, players)
    return book


def number(word: str, words: list[str], where: str) -> int:
    if word not in words:
        raise ContentError(f"{where}: there is no {word!r}; there are {', '.join(words)}")
    return words.index(word)


def bits(words: Sequence[str], of: list[str], where: str) -> int:
    """A bit for each of these words, none of which may be listed twice."""
    for word in words:
        if words.count(word) > 1:
            raise ContentError(f"{where}: {word} is listed twice")
    return sum(1 << of.index(word) for word in words)


def read_characters(book: b.Book, entries: list[CharacterEntry]) -> None:
    """By faction, soldiers first."""
    factions = {entry.id: number(entry.faction, b.FACTIONS, f"characters.toml, character {entry.id!r}") for entry in entries}
    for entry in sorted(entries, key=lambda entry: (factions[entry.id], entry.officer)):
        where = f"characters.toml, character {entry.id!r}"
        add(book, entry)
        book.faction_of.append(factions[entry.id])
        book.power.append(entry.power)
        book.skills.append(bits(entry.skills, b.SKILLS, f"{where}: skills"))
        book.abilities.append(bits(entry.abilities, b.ABILITIES, f"{where}: abilities"))
        book.officer.append(entry.officer)
    book.characters = len(book.slugs)
    squads = [[card for card in range(book.characters) if book.faction_of[card] == faction] for faction in range(len(b.FACTIONS))]
    book.officers += [[card for card in squad if book.officer[card]] for squad in squads]
    check_squads(book, squads)


def check_squads(book: b.Book, squads: list[list[int]]) -> None:
    """LE-2.1 Every faction has its soldiers and two Officers, or more."""
    if book.characters > b.MOST_CHARACTERS:
        raise ContentError(f"characters.toml: {book.characters} characters, and there is room for {b.MOST_CHARACTERS}")
    for name, squad, officers in zip(b.FACTIONS, squads, book.officers, strict=True):
        if len(officers) < b.OFFICERS or len(squad) - len(officers) < b.SOLDIERS:
            numbers = f"{b.SOLDIERS} soldiers or more, and officer must be true for {b.OFFICERS} or more"
            raise ContentError(f"characters.toml: faction {name!r} must have {numbers}")


def add(book: b.Book, entry: Entry) -> None:
    book.slugs.append(entry.id)
    book.names.append(entry.name)


def read_orders(book: b.Book, entries: list[OrderEntry]) -> None:
    for entry in entries:
        book.order_slugs.append(entry.id)
        book.order_names.append(entry.name)
        book.order_texts.append(entry.effect)
        book.timing.append(b.TIMINGS[entry.timing])
        where = f"orders.toml, order {entry.id!r}"
        check_once(entry.steps, where)
        book.effects.append([word.effect() for word in entry.steps])
        ops = {effect.op for effect in book.effects[-1]}
        check_order(entry, ops, where)
        if entry.timing == "lasting" and ops & {b.MOVE, b.MOVE_HERE, b.SWAP}:
            book.late_moves = True


def check_order(entry: OrderEntry, ops: set[int], where: str) -> None:
    """Any order may have any timing, but a card cannot arrive face down once all are sent, and a blank does nothing."""
    if entry.timing == "blank" and ops:
        raise ContentError(f"{where}: timing is blank, so steps must be empty")
    if entry.timing != "blank" and not ops:
        raise ContentError(f"{where}: steps must not be empty, unless timing is blank")
    if entry.timing != "instant" and b.FACE_DOWN_NEXT in ops:
        raise ContentError(f"{where}: timing must be instant, since face_down_next is about who is sent later")


def read_commanders(book: b.Book, entries: list[CommanderEntry]) -> None:
    """By faction. Lay out the tokens: for each faction the common ones, then those of each of its commanders."""
    for faction in range(len(b.FACTIONS)):
        common = [add_token(book, slug, faction, "orders.toml") for slug in COMMON]
        for entry in entries:
            where = f"commanders.toml, commander {entry.id!r}"
            if number(entry.faction, b.FACTIONS, where) == faction:
                if len(entry.special_orders) != b.SLOTS - len(COMMON):
                    raise ContentError(f"{where}: special_orders must be two orders of its own")
                book.commander_slugs.append(entry.id)
                book.commander_names.append(entry.name)
                book.commander_faction.append(faction)
                own = [add_token(book, slug, faction, where) for slug in entry.special_orders]
                book.commander_tokens.append(common + own)
        if book.commander_faction.count(faction) < 2:
            raise ContentError(f"commanders.toml: faction {b.FACTIONS[faction]!r} must have two commanders or more")


def add_token(book: b.Book, slug: str, faction: int, where: str) -> int:
    """Add a token with this order to the box. Returns its card."""
    kind = number(slug, book.order_slugs, where)
    book.kind_of.append(kind)
    book.faction_of.append(faction)
    book.slugs.append(slug)
    book.names.append(book.order_names[kind])
    return len(book.slugs) - 1


def read_equipment(book: b.Book, entries: list[EquipmentEntry]) -> None:
    check_kinds([entry.id for entry in entries])
    for entry in entries:
        effect = entry.effect
        book.kit_slugs.append(entry.id)
        book.kit_names.append(entry.name)
        book.kit_skill.append(1 << b.SKILLS.index(effect.skill) if isinstance(effect, AddSkill) else 0)
        book.kit_ability.append(1 << b.ABILITIES.index(effect.ability) if isinstance(effect, AddAbility) else 0)
        book.kit_power.append(effect.amount if isinstance(effect, AddPower) else 0)
        book.kit_orders.append(effect.orders if isinstance(effect, AddOrderGiver) else 0)
        book.kit_warm.append(isinstance(effect, AddFrostImmunity))
        book.kit_count.append(entry.count)
        book.kit_cost.append(entry.cost)
    for kit in range(1 << len(entries)):
        kinds = [kind for kind in range(len(entries)) if kit >> kind & 1]
        book.skills_of_kit.append(reduce(or_, [book.kit_skill[kind] for kind in kinds], 0))
        book.abilities_of_kit.append(reduce(or_, [book.kit_ability[kind] for kind in kinds], 0))
        book.power_of_kit.append(sum(book.kit_power[kind] for kind in kinds))
        book.orders_of_kit.append(sum(book.kit_orders[kind] for kind in kinds))
        book.warm_of_kit.append(any(book.kit_warm[kind] for kind in kinds))


def check_kinds(kinds: list[str]) -> None:
    """The kinds of the box come first, since orders and Despatches name them; packs add theirs behind."""
    if kinds[: len(b.EQUIPMENT)] != b.EQUIPMENT:
        raise ContentError(f"equipment.toml: the kinds begin in this order: {', '.join(b.EQUIPMENT)}")
    if len(kinds) > b.MOST_KINDS:
        raise ContentError(f"equipment.toml, equipment {kinds[-1]!r}: {len(kinds)} kinds, and there is room for {b.MOST_KINDS}")


def read_plots(book: b.Book, entries: list[PlotEntry]) -> None:
    for entry in entries:
        where = f"plots.toml, plot {entry.id!r}"
        add(book, entry)
        book.needs.append(bits(entry.conditions, b.SKILLS, f"{where}: conditions"))
        book.types.append(bits(entry.types, b.TYPES, f"{where}: types"))
        book.vp.append(entry.vp)
        book.supplies.append(entry.supplies)


def read_locations(book: b.Book, entries: list[LocationEntry]) -> None:
    for entry in entries:
        add(book, entry)
        check_once(entry.effects, f"locations.toml, location {entry.id!r}")
        book.location_effects.append([word.effect() for word in entry.effects])


def read_despatches(book: b.Book, entries: list[DespatchEntry]) -> None:
    for entry in entries:
        where = f"despatches.toml, despatch {entry.id!r}"
        add(book, entry)
        book.window.append(b.WINDOWS[entry.window])
        book.despatch_effects.append(effects_of(entry.effects, where))
        book.scoring.append(entry.scoring.scoring())
        if entry.window == "recruitment":
            given = sum(effect.supplies for effect in book.despatch_effects[-1] if isinstance(effect, Receive))
            book.most_given = max(book.most_given, given)


def effects_of(words: Sequence[DespatchWord], where: str) -> list[b.DespatchEffect[Legion]]:
    """The effects that a Despatch lists, each operation at most once."""
    check_once(words, where)
    try:
        return [word.effect() for word in words]
    except ValueError as error:
        raise ContentError(f"{where}: {error}") from None


def check_once(words: Sequence[msgspec.Struct], where: str) -> None:
    """The rules look for the one effect that does something."""
    ops = [type(word).__struct_config__.tag for word in words]
    for op in ops:
        if ops.count(op) > 1:
            raise ContentError(f"{where}: {op} is listed twice")


def read_numbers(book: b.Book, content: Content, players: int) -> None:
    game = content.table("setup", "game", GameEntry)
    book.rounds, book.hand = game.rounds, game.hand_minimum
    book.opening_draw, book.opening_keep = game.opening_draw, game.opening_keep
    book.starting_supplies, book.all_supplies = game.starting_supplies, game.supplies
    book.officer_orders, book.death_penalty = game.orders_per_officer, game.death_penalty
    book.wounds_to_die, book.frostbites_to_die = game.wounds_to_die, game.frostbites_to_die
    book.plots_per_round = game.plots_per_round.of(players)
    prices = content.table("setup", "prices", PricesEntry)
    book.recruit_price, book.restore_price = prices.recruit, prices.restore_order
    stock = content.table("setup", "stock_rule", StockEntry)
    book.margin, book.margin_with_despatches = stock.margin, stock.margin_with_despatches
    deal = content.table("setup", "despatches", DealEntry)
    book.despatch_round, book.despatch_draw = deal.round, deal.draw
    survival = content.table("setup", "survival", SurvivalEntry)
    book.games, book.healing_vp = survival.games, survival.healing_vp.of(players)
    book.warming_vp, book.supply_vp = survival.warming_vp.of(players), survival.supply_vp.of(players)


def check_names(book: b.Book) -> None:
    """No two cards have the same id; the tokens are called by their orders."""
    named = [*book.order_slugs, *book.kit_slugs, *book.slugs[: book.characters], *book.slugs[book.plot_cards :]]
    for slug in named:
        if named.count(slug) > 1:
            raise ContentError(f"there are two cards with the id {slug!r}")


def check_owners(orders: list[OrderEntry], commanders: list[CommanderEntry]) -> None:
    """Each order names who has it, and how many there are."""
    for order in orders:
        owners = [commander.id for commander in commanders if order.id in commander.special_orders]
        expected = ("common", len(b.FACTIONS)) if order.id in COMMON else (owners[0] if owners else "nobody", 1)
        if (order.owner, order.copies) != expected:
            raise ContentError(f"orders.toml, order {order.id!r}: owner and copies must be {expected[0]!r} and {expected[1]}")


def check_numbers(book: b.Book, players: int) -> None:
    """What the box can give."""
    limits = [
        ("game: plots_per_round", book.plots_per_round, b.PLOTS),
        ("game: rounds", book.rounds, min(len(book.vp) // book.plots_per_round, len(book.location_effects))),
        ("game: opening_draw", book.opening_draw, b.SOLDIERS),
        ("game: opening_keep", book.opening_keep, book.opening_draw),
        ("game: starting_supplies", book.starting_supplies * players, book.all_supplies),
        ("despatches: round", book.despatch_round, book.rounds),
        ("despatches: draw", book.despatch_draw * players, len(book.scoring)),
    ]
    for name, number, most in limits:
        if number > most:
            raise ContentError(f"setup.toml, {name}: {number} with {players} players, and there are {most}")
