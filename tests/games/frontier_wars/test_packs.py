"""Packs: every field that a pack may set is read by the rules, or is refused by name."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

import sandtable
from sandtable.arena.witness import Witness
from sandtable.engine.content import Content
from sandtable.engine.errors import ContentError
from sandtable.games.frontier_wars import TITLE
from sandtable.games.frontier_wars.book import KINDS, Book, Scenario, Sheet
from sandtable.games.frontier_wars.content import read_book, read_scenario, scenarios
from sandtable.games.frontier_wars.maps import text
from tests.games.changes import as_plain, names_of, unread, unread_by_rules

TEXTS = {
    "name", "text", "when", "rules", "provenance", "flavour", "designed", "public", "from_rulebook", "skill", "skill_text",
    "special_text", "colour", "minutes", "character", "note", "variant_of", "factions.special",
}  # fmt: skip
SOURCES = ("provenance", "designed", "public")  # for those who read the file
CLAIMS = ("symmetry", "exact_symmetry")  # what a map is checked against; it may claim less than it keeps


SETUP = TITLE.setup(players=2, seed="1")


def numbers(content: Content, file: str, entry: str) -> Any:
    """The map that was changed, or both sides of the sheets, and the maps of the box where tiles were changed."""
    if file == "scenarios":
        return as_plain(read_scenario(content, entry))
    found: list[Any] = [as_plain(read_book(content, side)) for side in ("A", "B")]
    return [*found, as_plain(read_scenario(content, "varsity"))] if entry in KINDS else found


def shown(content: Content, file: str, entry: str) -> Any:
    """The texts of an entry."""
    if file == "scenarios":
        drawn = text(entry, content, TITLE.messages())
        return [[msgspec.to_builtins(other) for other in scenarios(content) if other.id == entry], drawn]
    if file == "units":
        words = TITLE.words(replace(SETUP, content=content), TITLE.empty(SETUP))
        sources = [
            [piece.get(field) for field in SOURCES] for key in ("unit", "building", "tile") for piece in content.tables[file][key]
        ]
        return [words.nouns["unit"], words.nouns["building"], sources]
    return TITLE.cards(content, TITLE.messages())


def test_every_field_is_read_or_refused() -> None:
    found = unread(TITLE.content(), TEXTS, numbers, shown)
    assert [change for change in found if not any(f".{claim} = " in change for claim in CLAIMS)] == []


@pytest.mark.parametrize(
    ("kind", "called", "unlike_rules"),
    [
        (Book, "book", []),
        (Sheet, r"sheet|sheet\(\w+\)|sheet\(self\.seat\)", []),
        (Scenario, "scenario|chart", ["slug"]),  # which says what it is
    ],
)
def test_everything_in_the_book_is_read_by_a_rule(kind: type, called: str, unlike_rules: list[str]) -> None:
    apart = ("book", "content", "charts", "bot", "judge", "balance", "maps")
    assert unread_by_rules(TITLE, names_of(kind()), called, apart) == unlike_rules


@pytest.mark.parametrize(
    ("file", "change", "named"),
    [
        ("units", "[constants]\nround_limit = 3\n", "round_limit"),
        ("units", '[constants]\ncasualty_order = ["plane"]\n', "casualty_order"),
        ("units", '[[unit]]\nid = "tank"\ncan_board = true\n', "can_board"),
        ("units", '[[building]]\nid = "factory"\nproduces = ["infantry"]\n', "produces"),
        ("cards", '[[card]]\nid = "dig_in"\ntiming = "order"\n', "timing"),
        ("cards", '[[card]]\nid = "forced_march"\ntiming = "order"\n', "timing"),
        ("cards", '[[card]]\nid = "requisition"\neffects = [{ op = "draw", count = 2, medal = true }]\n', "medal"),
        ("cards", '[[card]]\nid = "requisition"\neffects = [{ op = "stack_limit", add = 1 }]\n', "stack_limit"),
        ("cards", '[[card]]\nid = "requisition"\neffects = []\n', "effects"),
    ],
)
def test_what_nobody_reads_is_refused_by_name(tmp_path: Path, file: str, change: str, named: str) -> None:
    (tmp_path / f"{file}.toml").write_text(change, encoding="utf-8")
    with pytest.raises(ContentError, match=named):
        TITLE.content([tmp_path])


# Packs that add


RIVER = Path(__file__).parents[3] / "examples" / "packs" / "river_line"


@pytest.mark.parametrize("scenario", ["compact", "river_line"])
def test_games_with_added_cards_and_maps_keep_every_promise(scenario: str) -> None:
    table = sandtable.new("frontier_wars", players=2, seed=4, packs=[RIVER], scenario=scenario, round_limit="12")
    assert table.view(0)["facts"]["scenario"] == ("Compact 2" if scenario == "compact" else "The River Line")
    assert table.g.layout.card_names.count("pontoons") == 3
    Witness(table, "4").play()


def test_an_added_map_is_one_of_the_tables_a_pack_is_checked_with() -> None:
    assert [variant["scenario"] for variant in TITLE.variants(TITLE.content([RIVER]))][-1] == "river_line"
    assert "river_line" not in [variant["scenario"] for variant in TITLE.variants()]


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (("tiles = 15", "tiles = 16"), "lists 15 tiles, not 16"),
        (("start = [[1, -2], [-1, 2]]", "start = [[1, -2]]"), "lists 14 tiles"),
        (("city = [[-1, -1], [1, 1]]", "city = [[-1, -1], [0, 1]]"), "two tiles lie on the same hex"),
        (("city = [[-1, -1], [1, 1]]", "city = [[-1, -1], [1, -3]]"), "river_line"),
    ],
)
def test_an_added_map_that_is_not_as_it_says_is_refused(tmp_path: Path, change: tuple[str, str], complaint: str) -> None:
    text = (RIVER / "scenarios.toml").read_text("utf-8").replace(*change)
    (tmp_path / "scenarios.toml").write_text(text, encoding="utf-8")
    with pytest.raises(ContentError, match=complaint):
        TITLE.content([tmp_path])
