"""Reading the content files of Legion into the book."""

from __future__ import annotations

from collections.abc import Iterable
from functools import reduce
from operator import or_

from sandtable.engine.content import Content
from sandtable.engine.errors import ContentError
from sandtable.games.legion import book as b
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
from sandtable.games.legion.vocabulary import AddAbility, AddFrostImmunity, AddOrderGiver, AddPower, AddSkill, Word

COMMON = ["transfer", "retreat", "plus_two", "blank"]


def read_book(content: Content, players: int) -> b.Book:
    book = b.Book()
    characters = content.read("characters", "character", CharacterEntry)
    orders = content.read("orders", "order", OrderEntry)
    commanders = content.read("commanders", "commander", CommanderEntry)
    read_characters(book, characters)
    read_orders(book, orders)
    read_commanders(book, commanders)
    read_equipment(book, content.read("equipment", "equipment", EquipmentEntry))
    read_plots(book, content.read("plots", "plot", PlotEntry))
    read_locations(book, content.read("locations", "location", LocationEntry))
    read_despatches(book, content.read("despatches", "despatch", DespatchEntry))
    read_numbers(book, content, players)
    check_owners(orders, commanders)
    check_numbers(book, players)
    if len(book.names) != b.CARDS:
        raise ContentError(f"the box holds {b.CARDS} cards and tokens, but the files list {len(book.names)}")
    return book


def number(word: str, words: list[str], where: str) -> int:
    if word not in words:
        raise ContentError(f"{where}: there is no {word!r}; there are {', '.join(words)}")
    return words.index(word)


def bits(words: list[str], of: list[str]) -> int:
    return sum(1 << of.index(word) for word in words)


def read_characters(book: b.Book, entries: list[CharacterEntry]) -> None:
    for i, entry in enumerate(entries):
        where = f"characters.toml, character {entry.id!r}"
        if number(entry.faction, b.FACTIONS, where) != i // b.SQUAD or entry.officer != (i % b.SQUAD >= b.SQUAD - 2):
            raise ContentError(f"{where}: each faction lists its thirteen soldiers, then its two Officers")
        add(book, entry)
        book.power.append(entry.power)
        book.skills.append(bits(list(entry.skills), b.SKILLS))
        book.abilities.append(bits(list(entry.abilities), b.ABILITIES))
        book.officer.append(entry.officer)


def add(book: b.Book, entry: Entry) -> None:
    book.slugs.append(entry.id)
    book.names.append(entry.name)


def read_orders(book: b.Book, entries: list[OrderEntry]) -> None:
    for entry in entries:
        book.order_slugs.append(entry.id)
        book.order_names.append(entry.name)
        book.order_texts.append(entry.effect)
        book.timing.append(b.TIMINGS.index(entry.timing))
        where = f"orders.toml, order {entry.id!r}"
        book.effects.append(effects_of(entry.steps, where))
        check_order(entry, {effect.op for effect in book.effects[-1]}, where)


def check_order(entry: OrderEntry, ops: set[int], where: str) -> None:
    """Any order may have any timing, but a card cannot arrive face down once all are sent, and a blank does nothing."""
    if entry.timing == "blank" and ops:
        raise ContentError(f"{where}: timing is blank, so steps must be empty")
    if entry.timing != "instant" and b.FACE_DOWN_NEXT in ops:
        raise ContentError(f"{where}: timing must be instant, since face_down_next is about who is sent later")


def read_commanders(book: b.Book, entries: list[CommanderEntry]) -> None:
    """Lay out the tokens: for each faction the common ones, then those of its first and of its second commander."""
    for i, entry in enumerate(entries):
        where = f"commanders.toml, commander {entry.id!r}"
        faction = number(entry.faction, b.FACTIONS, where)
        if faction != i // 2 or len(entry.special_orders) != 2:
            raise ContentError(f"{where}: each faction has two commanders with two orders of their own")
        book.commander_slugs.append(entry.id)
        book.commander_names.append(entry.name)
        book.commander_faction.append(faction)
        first = b.TOKENS + faction * b.FACTION_TOKENS
        own = first + 4 + 2 * (i % 2)
        book.commander_tokens.append([first, first + 1, first + 2, first + 3, own, own + 1])
        for slug in (COMMON if i % 2 == 0 else []) + entry.special_orders:
            kind = number(slug, book.order_slugs, where)
            book.kind_of.append(kind)
            book.slugs.append(slug)
            book.names.append(book.order_names[kind])


def read_equipment(book: b.Book, entries: list[EquipmentEntry]) -> None:
    for i, entry in enumerate(entries):
        where = f"equipment.toml, equipment {entry.id!r}"
        if number(entry.id, b.EQUIPMENT, where) != i:
            raise ContentError(f"{where}: the kinds stand in this order: {', '.join(b.EQUIPMENT)}")
        effect = entry.effect
        book.kit_skill.append(1 << b.SKILLS.index(effect.skill) if isinstance(effect, AddSkill) else 0)
        book.kit_ability.append(1 << b.ABILITIES.index(effect.ability) if isinstance(effect, AddAbility) else 0)
        book.kit_power.append(effect.amount if isinstance(effect, AddPower) else 0)
        book.kit_orders.append(effect.orders if isinstance(effect, AddOrderGiver) else 0)
        book.kit_warm.append(isinstance(effect, AddFrostImmunity))
        book.kit_count.append(entry.count)
        book.kit_cost.append(entry.cost)
    for kit in range(1 << b.KINDS):
        kinds = [kind for kind in range(b.KINDS) if kit >> kind & 1]
        book.skills_of_kit.append(reduce(or_, [book.kit_skill[kind] for kind in kinds], 0))
        book.abilities_of_kit.append(reduce(or_, [book.kit_ability[kind] for kind in kinds], 0))
        book.power_of_kit.append(sum(book.kit_power[kind] for kind in kinds))
        book.orders_of_kit.append(sum(book.kit_orders[kind] for kind in kinds))
        book.warm_of_kit.append(any(book.kit_warm[kind] for kind in kinds))


def read_plots(book: b.Book, entries: list[PlotEntry]) -> None:
    for entry in entries:
        add(book, entry)
        book.needs.append(bits(list(entry.conditions), b.SKILLS))
        book.types.append(bits(list(entry.types), b.TYPES))
        book.vp.append(entry.vp)
        book.supplies.append(entry.supplies)


def read_locations(book: b.Book, entries: list[LocationEntry]) -> None:
    for entry in entries:
        add(book, entry)
        book.location_effects.append(effects_of(entry.effects, f"locations.toml, location {entry.id!r}"))


def read_despatches(book: b.Book, entries: list[DespatchEntry]) -> None:
    for entry in entries:
        where = f"despatches.toml, despatch {entry.id!r}"
        add(book, entry)
        book.window.append(b.WINDOWS.index(entry.window))
        book.despatch_effects.append(effects_of(entry.effects, where))
        book.scoring.append(entry.scoring.scoring())
        if entry.window == "recruitment":
            given = sum(effect.n for effect in book.despatch_effects[-1] if effect.op == b.GAIN_SUPPLIES)
            book.most_given = max(book.most_given, given)


def effects_of(words: Iterable[Word], where: str) -> list[b.Effect]:
    """The effects that an entry lists, each operation at most once: the rules look for the one that does something."""
    try:
        effects = [word.effect() for word in words]
    except ValueError as error:
        raise ContentError(f"{where}: {error}") from None
    for effect in effects:
        if sum(other.op == effect.op for other in effects) > 1:
            raise ContentError(f"{where}: {b.OPS[effect.op]} is listed twice")
    return effects


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
        ("game: opening_draw", book.opening_draw, b.SQUAD - 2),
        ("game: opening_keep", book.opening_keep, book.opening_draw),
        ("game: starting_supplies", book.starting_supplies * players, book.all_supplies),
        ("despatches: round", book.despatch_round, book.rounds),
        ("despatches: draw", book.despatch_draw * players, len(book.scoring)),
    ]
    for name, number, most in limits:
        if number > most:
            raise ContentError(f"setup.toml, {name}: {number} with {players} players, and there are {most}")
