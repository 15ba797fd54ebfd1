"""Packs: every field that a pack may set is read by the rules, or is refused by name; and packs add cards."""

from __future__ import annotations

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
from tests.games.changes import as_plain, names_of, unread, unread_by_rules

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
    for_bots = ("bot", "judge", "habits", "purses", "wishes", "worth")
    apart = ("book", "content", "entries", "checks", "balance", "texts", *for_bots)
    assert unread_by_rules(TITLE, names_of(Book()), "book", apart) == ["copies", "income", "worth"]  # of the deck, and for bots


def pack(folder: Path, file: str, text: str) -> list[Path]:
    (folder / f"{file}.toml").write_text(text, encoding="utf-8")
    return [folder]


LANDING = Path(__file__).parents[3] / "examples" / "packs" / "thieves_landing"


def test_games_with_added_cards_keep_every_promise() -> None:
    """WA-5.4, WA-7.14: a trick may cost coins and a district."""
    for seed in range(4):
        table = sandtable.new("waral", players=2 + seed % 3, seed=seed, packs=[LANDING])
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
