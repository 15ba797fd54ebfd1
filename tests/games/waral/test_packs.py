"""Packs: every field that a pack may set is read by the rules, or is refused by name; and packs add cards."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import sandtable
from sandtable.arena.witness import Witness
from sandtable.engine.content import Content
from sandtable.engine.errors import ContentError
from sandtable.games.waral import TITLE
from sandtable.games.waral.book import Book
from sandtable.games.waral.content import add_character, add_district, add_trick, characters, districts, read_book, tricks
from sandtable.games.waral.position import Waral
from tests.games.changes import as_plain, unread

TEXTS = {"text", "title", "family", "flavour", "rules", "provenance"}


def numbers(content: Content, file: str, entry: str) -> Any:
    """What becomes of a card in the book, or of the whole game."""
    book = Book()
    if file == "game":
        book = read_book(content)
    for district in [each for each in districts(content) if each.id == entry]:
        add_district(book, district)
    for character in [each for each in characters(content) if each.id == entry]:
        add_character(book, character)
    for trick in [each for each in tricks(content) if each.id == entry]:
        add_trick(book, trick, 0)
    return as_plain(book)


def shown(content: Content, file: str, entry: str) -> Any:
    tables = {name: table if name == file else {} for name, table in content.tables.items()}
    return TITLE.cards(Content(tables, (), ""), TITLE.messages())


def test_every_field_is_read_or_refused() -> None:
    assert unread(TITLE.content(), TEXTS, numbers, shown) == []


def test_everything_in_the_book_is_read_by_a_rule() -> None:
    folder = TITLE.folder
    assert folder is not None
    unlike_rules = ("book", "content", "entries", "checks", "bot", "balance", "texts")
    text = "\n".join(path.read_text("utf-8") for path in folder.glob("*.py") if path.stem not in unlike_rules)
    names = [name for name in dir(Book()) if not name.startswith("_")]
    assert [name for name in names if not re.search(rf"\.{name}\b", text)] == ["copies", "worth"]  # of the deck, and for bots


def pack(folder: Path, file: str, text: str) -> list[Path]:
    (folder / f"{file}.toml").write_text(text, encoding="utf-8")
    return [folder]


TRICK = """
[[trick]]
id = "trk-99"
name = "Sold Cellars"
copies = 6
mode = "action"
requires = {}
cost = { gold = 1, any = 1, destroy_own = 1 }
steps = [ { op = "take_free", max_gain = 3 }, { op = "draw", n = 1 } ]
text = "Take control, without paying, of a district whose power is at most 3 above the district you destroyed, then draw a trick."
rules = ["WA-7.14"]
provenance = "designed"
"""
CHARACTER = """
[[character]]
id = "chr-99"
name = "Ottokar Brand"
title = "Fence"
family = "trigger"
power = { discount = 1, after_loot = [ { op = "steal", coins = 1, may = true } ] }
text = "Pays 1 coin less; after Ottokar loots, you may steal 1 coin."
worth = 1.0
rules = ["WA-8.1"]
provenance = "designed"
"""
DISTRICT = """
[[district]]
id = "str-99"
name = "Thieves' Landing"
type = "strategic"
power = 2
cost = { any = 3 }
loot = [ { op = "draw", n = 2 } ]
collect = [ { op = "gain", silver = 1 } ]
effect = [ { op = "block", may = true } ]
rules = ["WA-7.8"]
provenance = "designed"
"""


def test_games_with_added_cards_keep_every_promise(tmp_path: Path) -> None:
    """WA-5.4, WA-7.14: a trick may cost coins and a district."""
    for file, text in (("tricks", TRICK), ("characters", CHARACTER), ("districts", DISTRICT)):
        packs = pack(tmp_path, file, text)
    for seed in range(4):
        table = sandtable.new("waral", players=2 + seed % 3, seed=seed, packs=packs)
        g = table.g
        assert isinstance(g, Waral)
        assert {"trk-99", "chr-99", "str-99"} <= set(g.book.slugs)
        Witness(table, str(seed)).play()


@pytest.mark.parametrize(
    ("file", "change", "named"),
    [
        ("districts", '[[district]]\nid = "mil-01"\neffect = [{ op = "take_free", max_gain = 2 }]\n', "take_free"),
        ("districts", '[[district]]\nid = "mil-01"\ncost = { iron = 2, use_character = 2 }\n', "use_character"),
        ("districts", '[[district]]\nid = "mil-01"\ncollect = [{ op = "gain", any = 1 }]\n', "collect"),
        ("tricks", '[[trick]]\nid = "trk-01"\nsteps = [{ op = "cancel" }]\n', "trigger"),
        ("tricks", '[[trick]]\nid = "trk-18"\ncost = { gold = 1 }\n', "cost"),
        ("tricks", '[[trick]]\nid = "trk-04"\nsteps = [{ op = "gain", any = 4, may = true }]\n', "may"),
        ("characters", '[[character]]\nid = "chr-02"\npower = { effect_price = 2 }\n', "effect_price"),
        ("game", '[[coin]]\nid = "gold"\nname = "shells"\n', "coin"),
        ("game", "[players]\narea = [8, 10, 11]\n", "area"),
        ("game", "[game]\ndraft_deal = 5\n", "draft_deal"),
    ],
)
def test_what_the_rules_cannot_do_is_refused_by_name(tmp_path: Path, file: str, change: str, named: str) -> None:
    with pytest.raises(ContentError, match=named):
        TITLE.content(pack(tmp_path, file, change))
