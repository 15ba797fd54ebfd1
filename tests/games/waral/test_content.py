"""The content files of Waral: checked when read, with errors that name file, entry and field."""

from __future__ import annotations

from pathlib import Path

import pytest

import sandtable
from sandtable.engine.errors import ContentError


def table_with(folder: Path, file: str, text: str) -> None:
    pack = folder / "pack"
    pack.mkdir()
    (pack / file).write_text(text)
    sandtable.new("waral", players=2, seed=1, packs=[pack])


@pytest.mark.parametrize(
    ("file", "text", "message"),
    [
        ("districts.toml", '[[district]]\nid = "mil-01"\npower = "much"', r"districts.toml, district 'mil-01': Expected `int`"),
        (
            "districts.toml",
            '[[district]]\nid = "mil-01"\nloot = [{op = "dance"}]',
            r"district 'mil-01': op: there is no step 'dance'",
        ),
        ("districts.toml", '[[district]]\nid = "mil-01"\ncollect = [{op = "gain", any = 1}]', "fixed coins and draws only"),
        ("districts.toml", '[[district]]\nid = "mil-01"\nname = "Kennel Row"', "there are two cards called 'Kennel Row'"),
        ("tricks.toml", '[[trick]]\nid = "trk-01"\ntrigger = "struck"', "a reaction, and nothing else, has a trigger"),
        ("tricks.toml", '[[trick]]\nid = "trk-18"\nmode = "free"', "an end trick has a score, any other steps"),
        ("tricks.toml", '[[trick]]\nid = "trk-01"\ncost = {use_character = 1}', "an action trick, not a cost"),
        ("characters.toml", '[[character]]\nid = "chr-13"\npower = {score = {per = "hat", each = 1, cap = 1}}', "not 'hat'"),
        (
            "game.toml",
            '[[starter_band]]\nid = "quiet-ear"\ncharacters = ["chr-01", "chr-05", "chr-99"]',
            "'chr-99' is no character",
        ),
    ],
)
def test_bad_content_is_refused(tmp_path: Path, file: str, text: str, message: str) -> None:
    with pytest.raises(ContentError, match=message):
        table_with(tmp_path, file, text)


def test_a_pack_changes_numbers(tmp_path: Path) -> None:
    pack = tmp_path / "rich"
    pack.mkdir()
    (pack / "game.toml").write_text("[game]\nstart_coins = 2\nstart_tricks = 1\n")
    table = sandtable.new("waral", players=2, seed=1, packs=[pack])
    assert table.view()["numbers"]["gold"] == [2, 2]
    assert [len(pile["cards"]) for pile in table.view()["zones"] if pile["zone"] == "hand"] == [1, 1]


def test_every_card_has_words() -> None:
    title = sandtable.title("waral")
    cards = title.cards(title.content(), title.messages())
    assert len(cards) == 48 + 16 + 23
    assert all(card["name"] and card["text"] and card["flavour"] for card in cards)


@pytest.mark.parametrize(
    ("slug", "text"),
    [
        ("mil-07", "Costs 2 iron and a second character. Loot: gain 2 iron."),
        (
            "mil-10",
            "Costs 4 iron. Loot: gain 1 silver and 1 iron. Effect: you may destroy a rival's district of power 1 or less.",
        ),
        ("mer-10", "Costs 5 gold and 1 silver. Loot: gain 1 gold and 1 silver. Collect: gain 1 gold and 1 iron."),
        ("cul-10", "Costs 4 silver and one of your districts. Loot: gain 2 silver."),
        ("str-06", "Costs 5 of any kind. Loot: gain 1 gold, 1 silver and 1 iron. Collect: gain 1 gold."),
        ("cul-04", "Costs 3 silver and 1 of any kind. Loot: gain 1 silver; then draw 1 trick. Effect: draw 2 tricks."),
    ],
)
def test_the_text_of_a_district_says_what_it_does(slug: str, text: str) -> None:
    title = sandtable.title("waral")
    (card,) = [card for card in title.cards(title.content(), title.messages()) if card["id"] == slug]
    assert card["text"] == text
