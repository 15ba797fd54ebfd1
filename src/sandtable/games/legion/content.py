"""Reading the content files of Legion into the book."""

from __future__ import annotations

from sandtable.engine.content import Content
from sandtable.engine.errors import ContentError
from sandtable.games.legion import book as b
from sandtable.games.legion.entries import (
    CharacterEntry,
    CommanderEntry,
    DealEntry,
    DespatchEntry,
    EffectEntry,
    Entry,
    EquipmentEntry,
    GameEntry,
    LocationEntry,
    OrderEntry,
    PlotEntry,
    PricesEntry,
    ScoringEntry,
    StockEntry,
    SurvivalEntry,
)


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
        book.effects.append([read_effect(step, f"orders.toml, order {entry.id!r}") for step in entry.steps])


def read_commanders(book: b.Book, entries: list[CommanderEntry]) -> None:
    """Lay out the tokens: for each faction the common ones, then those of its first and of its second commander."""
    common = ["transfer", "retreat", "plus_two", "blank"]
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
        for slug in (common if i % 2 == 0 else []) + entry.special_orders:
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
        book.kit_skill.append(bits([effect.skill] if effect.skill else [], b.SKILLS))
        book.kit_ability.append(bits([effect.ability] if effect.ability else [], b.ABILITIES))
        book.kit_power.append(effect.amount)
        book.kit_orders.append(effect.orders)
        book.kit_count.append(entry.count)
    for kit in range(1 << b.KINDS):
        kinds = [kind for kind in range(b.KINDS) if kit >> kind & 1]
        book.skills_of_kit.append(sum(book.kit_skill[kind] for kind in kinds))
        book.abilities_of_kit.append(sum(book.kit_ability[kind] for kind in kinds))
        book.power_of_kit.append(sum(book.kit_power[kind] for kind in kinds))
        book.orders_of_kit.append(sum(book.kit_orders[kind] for kind in kinds))


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
        book.location_effects.append([read_effect(step, f"locations.toml, location {entry.id!r}") for step in entry.effects])


def read_despatches(book: b.Book, entries: list[DespatchEntry]) -> None:
    for entry in entries:
        where = f"despatches.toml, despatch {entry.id!r}"
        add(book, entry)
        book.window.append(b.WINDOWS.index(entry.window))
        book.despatch_effects.append([read_effect(step, where) for step in entry.effects])
        book.scoring.append(read_scoring(entry.scoring, where))


def read_effect(entry: EffectEntry, where: str) -> b.Effect:
    op = number(entry.op, b.OPS, where)
    count = b.EVERY if entry.count == "all" else entry.count
    amount = entry.amount or entry.delta or entry.value or entry.vp
    who = number(entry.who, b.SUBJECTS, where) if op in (b.MOVE, b.WITHDRAW) else 0
    what = 0
    if op in (b.ADD_TYPE, b.PLOT_VP):
        who = number(entry.plots, b.WHICH_PLOTS, where)
        what = 1 << number(entry.type, b.TYPES, where) if op == b.ADD_TYPE else 0
    elif op == b.POWER:
        who = number(entry.characters, b.SUBJECTS, where)
    elif op == b.GIVE_CARD:
        what = number(entry.card, b.EQUIPMENT, where)
    elif op == b.SUPPRESS:
        what = 1 << number(entry.step, b.ABILITIES, where)
    elif op == b.ON_WIN:
        what = 1 if entry.take else 0
    elif op == b.CURE:
        what = number(entry.what, ["wound", "frostbite"], where)
    n = amount if op in (b.POWER_TOTAL, b.POWER, b.GAIN_SUPPLIES, b.PRICE, b.PLOT_VP, b.ORDERS_GIVEN, b.ON_WIN) else count
    return b.Effect(op, n, who=who, what=what, ignored=entry.entry == "ignored", optional=entry.optional)


def read_scoring(entry: ScoringEntry, where: str) -> b.Scoring:
    op = number(entry.op, b.SCORINGS, where)
    what = 0
    if entry.type:
        what = 1 << number(entry.type, b.TYPES, where)
    elif entry.card:
        what = number(entry.card, b.EQUIPMENT, where)
    elif entry.conditions:
        what = entry.conditions
    maximum = entry.maximum_sets * entry.vp if entry.maximum_sets else entry.maximum
    return b.Scoring(op, entry.vp, what=what, each=entry.count or entry.each, maximum=maximum, table=entry.table)


def read_numbers(book: b.Book, content: Content, players: int) -> None:
    game = content.table("setup", "game", GameEntry)
    book.rounds, book.hand = game.rounds, game.hand_minimum
    book.opening_draw, book.opening_keep = game.opening_draw, game.opening_keep
    book.starting_supplies, book.all_supplies = game.starting_supplies, game.supplies
    book.officer_orders, book.death_penalty = game.orders_per_officer, game.death_penalty
    book.wounds_to_die, book.frostbites_to_die = game.wounds_to_die, game.frostbites_to_die
    book.plots_per_round = game.plots_per_round[str(players)]
    prices = content.table("setup", "prices", PricesEntry)
    book.recruit_price, book.equipment_price, book.restore_price = prices.recruit, prices.equipment, prices.restore_order
    stock = content.table("setup", "stock_rule", StockEntry)
    book.margin, book.margin_with_despatches = stock.margin, stock.margin_with_despatches
    deal = content.table("setup", "despatches", DealEntry)
    book.despatch_round, book.despatch_draw = deal.round, deal.draw
    survival = content.table("setup", "survival", SurvivalEntry)
    book.games, book.healing_vp = survival.games, survival.healing_vp[str(players)]
    book.warming_vp, book.supply_vp = survival.warming_vp[str(players)], survival.supply_vp[str(players)]
