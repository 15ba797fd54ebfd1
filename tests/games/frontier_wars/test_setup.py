"""FW-1 Set-up and FW-15 options."""

from __future__ import annotations

from typing import Any

import pytest

import sandtable
from sandtable.engine.errors import BadSetup
from sandtable.engine.table import Table
from sandtable.games.frontier_wars.book import TYPES
from sandtable.games.frontier_wars.position import FrontierWars
from sandtable.games.frontier_wars.setup import Prepare
from tests.games.frontier_wars.field import Field


def new(players: int = 2, seed: int = 1, **settings: Any) -> tuple[Table, FrontierWars]:
    table = sandtable.new("frontier_wars", players=players, seed=seed, **settings)
    assert isinstance(table.g, FrontierWars)
    return table, table.g


def test_a_scenario_fits_the_number_of_players() -> None:
    """FW-1.1 The scenario sets the map and the targets; one for another number of players is refused."""
    _, g = new(2, scenario="varsity")
    assert (g.scenario.target, g.scenario.research, g.scenario.land) == (12, 17, 17)
    with pytest.raises(BadSetup, match="Operation Urano is for 3 players, not 2"):
        new(2, scenario="urano")


def test_every_player_leads_a_different_faction() -> None:
    """FW-1.2 Factions are chosen, or dealt at random to those who chose none."""
    table, g = new(4, faction_2="uk")
    assert sorted(g.faction) == [0, 1, 2, 3]
    assert table.view(0)["facts"]["factions"][1] == "uk"
    with pytest.raises(BadSetup, match="different faction"):
        new(3, faction_1="uk", faction_3="uk")


@pytest.mark.parametrize(("side", "troops", "hand"), [("A", "4i2t", 4), ("B", "4i1t1a", 3)])
def test_both_sides_of_a_sheet(side: str, troops: str, hand: int) -> None:
    """FW-1.3, FW-15.1 All players use the same side; it gives troops and starting hand."""
    field = Field(side=side, factions=("germany", "uk"))
    field.begin(Prepare(field.g.scenario.starts))
    assert field.army(0, "a2") == troops
    while field.g.round == 1:  # round 2 begins after the opening hands of this field
        for seat in field.table.waiting_for:
            field.play(seat, "draw attack")
    assert len(field.g.hand[0]) == hand


def test_headquarters_and_troops_start_together() -> None:
    """FW-1.4 Full resistance, starting troops on the tile, the rest in reserve, one factory and two encampments in supply."""
    _, g = new(2, faction_1="uk", faction_2="usa", seats="chosen")
    start = g.scenario.starts[0]
    assert (g.flag[start], g.resistance[start]) == (0, 4)
    assert [g.count(start, 0, type_) for type_ in range(TYPES)] == [3, 0, 1, 1]
    assert g.reserve[:TYPES] == [7, 5, 4, 4]
    assert (g.factories[0], g.encampments[0]) == (1, 2)


def test_the_decks_are_shuffled_apart() -> None:
    """FW-1.5 Three decks of thirty, each of one back, in an order that depends on the seed."""
    _, g = new(seed=1)
    _, other = new(seed=2)
    for deck in range(3):
        assert {g.layout.back[card] for card in g.piles[deck]} == {deck}
    assert g.piles[0] != other.piles[0]
    assert sum(len(pile) for pile in g.piles) == 90


def test_the_opening_hand_is_drawn_card_by_card() -> None:
    """FW-1.6 All choose the deck for each card at the same time, each at their own pace, and see it before the next choice."""
    table, g = new(2, faction_1="usa", faction_2="germany")
    assert table.waiting_for == [0, 1]
    table.play(1, "draw tactical")
    assert [len(g.hand[seat]) for seat in (0, 1)] == [0, 1]
    assert table.view(1)["ask"]["detail"] == "3 still to draw."
    table.play(1, "draw tactical")
    assert [len(g.hand[seat]) for seat in (0, 1)] == [0, 2]
    assert table.view(0)["zones"] != table.view(1)["zones"]


def test_round_1_begins_without_medals() -> None:
    """FW-1.7 Nobody has medals. Round 1 begins after the opening hands."""
    table, g = new()
    while g.round == 0:
        seat = table.waiting_for[0]
        table.play(seat, table.options(seat)[0])
    assert g.round == 1
    assert g.medals == [0, 0, 0, 0]


def test_a_shuffled_tie_breaker() -> None:
    """FW-15.2 The order of factions is drawn once per game."""
    orders = {tuple(new(4, seed=seed, tie_break="shuffled")[1].ties) for seed in range(8)}
    assert len(orders) > 1
    printed = new(4, seed=3, faction_1="germany", faction_2="usa", faction_3="uk", faction_4="ussr")[1]
    assert printed.ties == [1, 2, 3, 4]


def test_the_round_limit_can_be_chosen() -> None:
    """FW-15.3"""
    assert [new(round_limit=limit)[1].limit for limit in ("12", "16", "20", "30")] == [12, 16, 20, 30]
    with pytest.raises(BadSetup):
        new(round_limit="13")


@pytest.mark.parametrize(("rules", "planes"), [("on", 2), ("off", 1)])
def test_varsity_adds_a_plane(rules: str, planes: int) -> None:
    """FW-15.4 The rule of a scenario can be switched off."""
    _, g = new(2, scenario="varsity", scenario_rules=rules, faction_1="usa", seats="chosen")
    assert g.count(g.scenario.starts[0], 0, 3) == planes


def test_start_tiles_are_dealt_or_chosen() -> None:
    """FW-15.5"""
    chosen = {new(4, seed=seed, seats="chosen")[1].flag[0] for seed in range(6)}
    dealt = {new(4, seed=seed, seats="random")[1].flag[0] for seed in range(6)}
    assert chosen == {0}
    assert len(dealt) > 1
