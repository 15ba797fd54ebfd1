"""The content: 90 cards, four sheets, 21 maps; what is checked on loading; and the map viewer."""

from __future__ import annotations

from pathlib import Path

import pytest

import sandtable
from sandtable.engine.errors import BadSetup, ContentError
from sandtable.engine.rulebook import parse
from sandtable.games.frontier_wars import book as b
from sandtable.games.frontier_wars import maps
from sandtable.games.frontier_wars.content import cards, factions, read_book, read_scenario, scenarios
from sandtable.games.frontier_wars.title import SCENARIOS

TITLE = sandtable.title("frontier_wars")
CONTENT = TITLE.content()
IDS = {rule.id for rule in parse((Path(maps.__file__).parent / "rules.md").read_text()).rules()}


def test_the_box_is_complete() -> None:
    """90 cards, 30 of each back, and 25 units and three constructions for each faction."""
    book = read_book(CONTENT, "A")
    assert [[book.deck[type_] for type_ in book.type_of].count(deck) for deck in range(3)] == [30, 30, 30]
    assert len(book.slugs) == 36
    assert sum(book.box) == 25
    assert (book.factories, book.encampments) == (1, 2)


def test_every_card_and_sheet_names_rules_that_exist() -> None:
    for card in cards(CONTENT):
        assert set(card.rules) <= IDS, card.id
        assert card.text
        assert card.when
    for faction in factions(CONTENT):
        for side in "AB":
            assert set(faction.sheet(side).rules) <= IDS


def test_everything_printed_can_be_shown() -> None:
    printed = TITLE.cards(CONTENT, TITLE.messages())
    assert len(printed) == 36 + 8
    assert all(entry["id"] and entry["name"] and entry["text"] for entry in printed)


@pytest.mark.parametrize("slug", SCENARIOS)
def test_every_scenario_is_a_fair_map(slug: str) -> None:
    """FW-1.1 Counts, one connected land mass, exits and declared symmetry: read_scenario refuses everything else."""
    scenario = read_scenario(CONTENT, slug)
    assert len(scenario.starts) == scenario.players
    assert scenario.research == scenario.target + 5
    assert scenario.tiles <= (28 if slug == "chastise_28" else 24)
    assert len(set(scenario.labels)) == scenario.land


def test_the_list_of_scenarios_is_complete() -> None:
    """Five maps for two players, eight and a variant for three, seven for four."""
    entries = scenarios(CONTENT)
    assert {entry.id for entry in entries} == set(SCENARIOS)
    assert [sum(entry.players == count for entry in entries) for count in (2, 3, 4)] == [5, 9, 7]


BROKEN = {
    "lists 10 tiles": "tiles = 11\nneutral = [[0, -2], [0, -1], [0, 1]]",
    "2 start tiles for 3 players": "players = 3",
    "two tiles lie on the same hex": "neutral = [[0, -2], [0, -1], [0, 1], [0, 0]]",
    "the land is not connected": "neutral = [[0, -2], [0, -1], [0, 1], [5, 5]]",
    "the same number of exits": "start = [[1, -2], [0, 2]]\nneutral = [[0, -2], [0, -1], [0, 1], [-1, 2]]",
    "does not have the symmetry": "city = [[-1, 0], [0, 1]]\nneutral = [[0, -2], [0, -1], [1, 0], [0, 2]]",
}


@pytest.mark.parametrize("complaint", BROKEN)
def test_a_wrong_map_is_refused_on_loading(complaint: str, tmp_path: Path) -> None:
    """Each mistake gets a sentence that names file, entry and fault."""
    (tmp_path / "scenarios.toml").write_text(f'[[scenario]]\nid = "compact_2"\n{BROKEN[complaint]}\n')
    with pytest.raises(ContentError, match=complaint) as caught:
        TITLE.content([tmp_path])
    assert str(caught.value).startswith("scenarios.toml, scenario 'compact_2'")


@pytest.mark.parametrize(
    ("file", "text", "complaint"),
    [
        ("cards", '[[card]]\nid = "feint"\nresearch = 4\n', "card 'feint': research must be from 1 to 3"),
        ("cards", '[[card]]\nid = "feint"\neffects = [{ op = "fly_away" }]\n', "Invalid value 'fly_away'"),
        ("factions", '[[faction]]\nid = "uk"\ntie_break_rank = 1\n', "tie_break_rank 1 to 4"),
        ("units", '[[unit]]\nid = "tank"\nper_faction = 1\n', "more starting troops than the box holds"),
    ],
)
def test_a_wrong_entry_is_refused_on_loading(file: str, text: str, complaint: str, tmp_path: Path) -> None:
    (tmp_path / f"{file}.toml").write_text(text)
    with pytest.raises(ContentError, match=complaint):
        TITLE.content([tmp_path])


def test_a_pack_may_change_numbers(tmp_path: Path) -> None:
    """An owner's own target is played with."""
    (tmp_path / "scenarios.toml").write_text('[[scenario]]\nid = "compact_2"\nvp = 8\n')
    table = sandtable.new("frontier_wars", packs=[tmp_path], seed=1)
    assert table.view(0)["facts"]["points to win"] == 8


@pytest.mark.parametrize("slug", SCENARIOS)
def test_every_map_can_be_looked_at(slug: str) -> None:
    scenario = read_scenario(CONTENT, slug)
    text = maps.text(slug, CONTENT, TITLE.messages())
    assert all(label in text for label in scenario.labels)
    assert text.count("~") - 1 == scenario.tiles - scenario.land


def test_the_title_shows_its_maps() -> None:
    drawn = TITLE.maps(CONTENT, TITLE.messages())
    assert list(drawn) == [entry.id for entry in scenarios(CONTENT)]
    assert drawn["varsity"].endswith("Each player adds 1 plane to the starting troops.")


def test_an_unknown_map_is_refused() -> None:
    with pytest.raises(BadSetup, match="there is no scenario 'atlantis'"):
        maps.text("atlantis", CONTENT, TITLE.messages())


def test_labels_follow_the_rows() -> None:
    scenario = read_scenario(CONTENT, "compact_2")
    assert scenario.labels == ["a1", "a2", "b1", "b2", "c1", "c2", "c3", "d1", "d2", "e1", "e2"]
    assert [scenario.labels[tile] for tile in scenario.starts] == ["a2", "e1"]
    assert scenario.kind[scenario.labels.index("c2")] == b.AIRPORT
