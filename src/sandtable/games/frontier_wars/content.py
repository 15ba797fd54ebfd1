"""Reading the content files of Frontier Wars into the book and the scenario, and checking the maps."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from sandtable.engine.content import Content
from sandtable.engine.errors import ContentError
from sandtable.games.frontier_wars import book as b
from sandtable.games.frontier_wars.charts import check_chart, draw_chart
from sandtable.games.frontier_wars.entries import (
    BuildingEntry,
    CardEntry,
    ConstantsEntry,
    FactionEntry,
    ScenarioEntry,
    SheetEntry,
    TileEntry,
    UnitEntry,
)
from sandtable.games.frontier_wars.position import FrontierWars
from sandtable.games.frontier_wars.vocabulary import Keep
from sandtable.games.frontier_wars.word import Word


def cards(content: Content) -> list[CardEntry]:
    return content.read("cards", "card", CardEntry)


def factions(content: Content) -> list[FactionEntry]:
    return content.read("factions", "faction", FactionEntry)


def scenarios(content: Content) -> list[ScenarioEntry]:
    return content.read("scenarios", "scenario", ScenarioEntry)


def units(content: Content) -> list[UnitEntry]:
    return content.read("units", "unit", UnitEntry)


def buildings(content: Content) -> list[BuildingEntry]:
    return content.read("units", "building", BuildingEntry)


@lru_cache(maxsize=32)  # every game with the same cards reads the same book
def read_book(content: Content, side: str) -> b.Book:
    book = b.Book()
    for type_, card in enumerate(cards(content)):
        add_card(book, card)
        book.type_of += [type_] * card.copies
    for faction in factions(content):
        book.factions.append(faction.id)
        book.rank.append(faction.tie_break_rank)
        book.sheets.append(read_sheet(faction.sheet(side), f"factions.toml, faction {faction.id!r}"))
    read_numbers(book, content)
    check_book(book)
    return book


def add_card(book: b.Book, card: CardEntry) -> None:
    where = f"cards.toml, card {card.id!r}"
    if not 1 <= card.research <= 3:
        raise ContentError(f"{where}: research must be from 1 to 3")
    book.slugs.append(card.id)
    book.deck.append(b.DECKS.index(card.deck))
    book.research.append(card.research)
    book.timing.append(b.TIMINGS[card.timing])
    book.effects.append(effects_of(card.effects, where))
    check_timing(card, where)
    kept = next((word for word in card.effects if isinstance(word, Keep)), None)
    book.modifier.append(b.MODIFIERS[kept.modifier] if kept else -1)
    book.amount.append(kept.amount if kept else 0)


TIMINGS = {"attack": ("order", "turn", "battle"), "defence": ("defence",), "tactical": ("tactical", "keep")}


def check_timing(card: CardEntry, where: str) -> None:
    """A card is played when its deck is, and everything it does makes sense then; what lasts for a turn is called so."""
    if card.timing not in TIMINGS[card.deck]:
        raise ContentError(f"{where}: timing of a card of the {card.deck} deck must be {' or '.join(TIMINGS[card.deck])}")
    for word in card.effects:
        moments = word.moments() - ({"order"} if "turn" in word.moments() else set())
        if card.timing not in moments:
            raise ContentError(f"{where}: timing is {card.timing}, but {op_of(word)} does nothing then")
    if not card.effects:
        raise ContentError(f"{where}: effects must not be empty")


def effects_of(words: Iterable[Word], where: str) -> list[b.Effect[FrontierWars]]:
    try:
        return [word.effect() for word in words]
    except ValueError as error:
        raise ContentError(f"{where}: {error}") from None


def op_of(word: Word) -> str:
    return str(type(word).__struct_config__.tag)


def number_of(name: str, names: list[str], where: str) -> int:
    if name not in names:
        raise ContentError(f"{where}: {name!r} is none of {', '.join(filter(None, names))}")
    return names.index(name)


def read_sheet(entry: SheetEntry, where: str) -> b.Sheet:
    sheet = b.Sheet()
    sheet.troops = [entry.troops[unit] for unit in b.UNITS]  # type: ignore[index]
    sheet.hand = entry.hand
    sheet.resistance = entry.hq_resistance
    for skill in entry.skill_effects:
        skill.teach(sheet)
    sheet.special = effects_of(entry.special_effects, where)
    for word in entry.special_effects:
        if not set(entry.special_timing) <= word.moments():
            raise ContentError(
                f"{where}: special_timing is {' and '.join(entry.special_timing)}, but {op_of(word)} does nothing then"
            )
    sheet.moments = sum(b.MOMENTS[timing] for timing in entry.special_timing)
    return sheet


def read_numbers(book: b.Book, content: Content) -> None:
    for unit in units(content):
        book.speed.append(unit.move)
        book.attack.append(unit.attack)
        book.defence.append(unit.defence)
        book.box.append(unit.per_faction)
    for building in buildings(content):
        kind = number_of(building.id, b.BUILDINGS, "units.toml, building")
        book.building_stars[kind] = building.stars
        if kind == b.FACTORY:
            book.factories = building.per_faction
        elif kind == b.ENCAMPMENT:
            book.encampments = building.per_faction
        elif building.per_faction != 1:
            raise ContentError("units.toml, building 'headquarters': per_faction must be 1")
    constants = content.table("units", "constants", ConstantsEntry)
    book.hand_limit = constants.hand_limit
    book.stack_limit = constants.stack_limit
    book.frontier_limit = constants.frontier_stack_limit
    book.draws = constants.draw_base
    book.medals_build = constants.medals_build
    book.medals_battle = constants.medals_battle
    book.medals_hq = constants.medals_hq
    book.vp_per_pair = constants.vp_per_black_marker
    book.capacity = constants.plane_capacity


def check_book(book: b.Book) -> None:
    if len(book.speed) != b.TYPES:
        raise ContentError("units.toml: there must be four units")
    if len(book.sheets) != b.SEATS or sorted(book.rank) != [1, 2, 3, 4]:
        raise ContentError("factions.toml: there must be four factions with the tie_break_rank 1 to 4")
    for faction, sheet in zip(book.factions, book.sheets, strict=True):
        if any(troops > box for troops, box in zip(sheet.troops, book.box, strict=True)):
            raise ContentError(f"factions.toml, faction {faction!r}: more starting troops than the box holds")


def read_scenario(content: Content, slug: str) -> b.Scenario:
    """The map of a scenario. Raises a ContentError if its counts, its connections or its symmetry are not as declared."""
    entry = next(entry for entry in scenarios(content) if entry.id == slug)
    where = f"scenarios.toml, scenario {slug!r}"
    places = {b.KINDS.index(kind): list(getattr(entry, kind)) for kind in b.KINDS}
    if sum(map(len, places.values())) != entry.tiles:
        raise ContentError(f"{where}: lists {sum(map(len, places.values()))} tiles, not {entry.tiles}")
    if len(entry.start) != entry.players:
        raise ContentError(f"{where}: {len(entry.start)} start tiles for {entry.players} players")
    scenario = b.Scenario()
    scenario.slug, scenario.name, scenario.players = entry.id, entry.name, entry.players
    scenario.target, scenario.research = entry.vp, entry.research
    scenario.special, scenario.special_text = b.SPECIALS[entry.special], entry.special_text
    draw_chart(scenario, places, where)
    if entry.middle is not None:
        scenario.middle = list(zip(scenario.q, scenario.r, strict=True)).index(entry.middle)
    read_tiles(scenario, content)
    check_chart(scenario, entry.symmetry, where, exact=entry.exact_symmetry)
    return scenario


def read_tiles(scenario: b.Scenario, content: Content) -> None:
    kinds = {b.KINDS.index(tile.id): tile for tile in content.read("units", "tile", TileEntry)}
    for kind in (b.LAKE, b.SEA):
        tile = kinds[kind]
        if tile.stars or tile.build or tile.draw_bonus or tile.hand_bonus:
            raise ContentError(
                f"units.toml, tile {tile.id!r}: nobody holds water: stars, build, draw_bonus and hand_bonus give nothing"
            )
    for kind in scenario.kind[: scenario.land]:
        scenario.stars.append(kinds[kind].stars)
        scenario.may_build.append(kinds[kind].build)
        scenario.draw_bonus.append(kinds[kind].draw_bonus)
        scenario.hand_bonus.append(kinds[kind].hand_bonus)


CHECKED: set[str] = set()  # the editions of contents found right


def check_all(content: Content) -> None:
    """Read everything once, so that a wrong entry is found when the content is loaded and not in the middle of a game."""
    if content.edition in CHECKED:
        return
    for side in ("A", "B"):
        read_book(content, side)
    for entry in scenarios(content):
        read_scenario(content, entry.id)
    CHECKED.add(content.edition)
