"""FW-6.16 - FW-6.21 Building and repairing, FW-9 medals."""

from __future__ import annotations

import pytest

from sandtable.games.frontier_wars.build import Build
from sandtable.games.frontier_wars.control import active_building
from sandtable.games.frontier_wars.victory import award, victory_points
from tests.games.frontier_wars.field import Field


def site(army: str = "2i", side: str = "A") -> Field:
    return Field(factions=("germany", "usa"), side=side).units(0, "b1", army)


def test_infantry_that_moved_may_build() -> None:
    """FW-6.16 Build as often as legal, also with infantry that moved this turn."""
    field = Field(factions=("germany", "usa")).units(0, "a2", "2i")
    field.turn(0).play(0, "select_infantry a2", "move_to b1", "select_infantry a2", "move_to b2")
    assert field.asks(0) == "Build"
    field.play(0, "build_factory b1", "build_encampment b2")
    assert field.g.medals[0] == 2


@pytest.mark.parametrize(
    ("label", "army", "other"), [("c1", "2i", ""), ("c2", "2i", ""), ("b1", "1t", ""), ("b1", "1i", "1i"), ("a2", "2i", "")]
)
def test_where_nothing_can_be_built(label: str, army: str, other: str) -> None:
    """FW-6.17 City, airport, no infantry, a frontier, a tile that holds a construction."""
    field = Field(factions=("germany", "usa")).units(0, label, army).units(0, "e2", "1i")
    if other:
        field.units(1, label, other)
    field.turn(0).play(0, "done")
    assert field.refuses(0, f"build_factory {label}") == "FW-6.17"
    assert field.refuses(0, f"build_encampment {label}") == "FW-6.17"


def test_the_supply_is_finite() -> None:
    """FW-6.17 One factory, two encampments."""
    field = site("3i").units(0, "b2", "1i").units(0, "a1", "1i").units(0, "e2", "1i")
    field.turn(0).play(0, "done", "build_factory b1")
    assert field.refuses(0, "build_factory b2") == "FW-6.17"
    field.play(0, "build_encampment b2", "build_encampment a1")
    assert field.asks(0) == ""


def test_building_spends_the_infantry_and_earns_a_medal() -> None:
    """FW-6.18, FW-9.1 Two infantry build an encampment: one returns to reserve. FW-6.19 The other makes it active."""
    field = site().turn(0).play(0, "done", "build_encampment b1")
    assert field.army(0, "b1") == "1i"
    assert field.g.reserve[0] == 9
    assert field.g.medals[0] == 1
    assert victory_points(field.g, 0) == 1
    assert active_building(field.g, field.tiles["b1"], 0, 3)


@pytest.mark.parametrize(("army", "said"), [("2i", "Costs the infantry: it goes back"), ("1i", "leaves B1 empty")])
def test_what_building_costs_is_said_before(army: str, said: str) -> None:
    """FW-6.18 The infantry returns to the reserve; the last of them gives the tile up."""
    field = site(army)
    field.turn(0).play(0, "done")
    ask = field.table.ask(0)
    assert ask is not None
    told = {option["text"]: option["consequence"] for option in ask["options"]}
    assert said in told["build_factory b1"]
    assert not told["done"]


def test_a_building_left_alone_is_no_mans_land() -> None:
    """FW-6.19 With a single infantry its star counts for nobody; with another unit it is held but inactive."""
    field = site("1i").turn(0).play(0, "done", "build_encampment b1")
    assert field.controller("b1") == -1
    assert victory_points(field.g, 0) == 0
    field = site("1i1t").turn(0).play(0, "done", "build_encampment b1")
    assert victory_points(field.g, 0) == 1
    assert not active_building(field.g, field.tiles["b1"], 0, 3)


def test_repairing_spends_the_infantry_without_a_medal() -> None:
    """FW-6.20, FW-9.3 A destroyed construction of any colour is intact again."""
    field = site().build(1, "b1", "factory", intact=False).turn(0).play(0, "done", "repair b1")
    assert field.at("b1", field.g.intact) == 1
    assert field.army(0, "b1") == "1i"
    assert field.g.medals[0] == 0


def test_a_destroyed_headquarters_changes_its_flag() -> None:
    """FW-6.21, FW-8.8 The repaired one has its full resistance and the flag of who repaired it."""
    field = Field("compact_3", factions=("germany", "usa", "uk"))
    tile = field.g.scenario.starts[2]
    field.g.intact[tile] = field.g.resistance[tile] = 0
    field.g.flag[tile] = -1
    label = field.g.scenario.labels[tile]
    field.units(0, label, "1i").turn(0).play(0, "done", f"repair {label}")
    assert (field.g.flag[tile], field.g.resistance[tile]) == (0, 4)
    assert field.controller(label) == 0


def test_medals_are_never_lost() -> None:
    """FW-9.5 More than sixteen markers are no problem."""
    field = Field()
    award(field.g, 0, 40, 0)
    assert field.g.medals[0] == 40
    assert victory_points(field.g, 0) == 20


def test_capturing_earns_nothing() -> None:
    """FW-9.3, FW-7.18 A building entered without a fight is captured intact."""
    field = site("1i").build(1, "c1", "encampment").turn(0).play(0, "select_infantry b1", "move_to c1")
    assert field.g.medals[0] == 0
    assert field.at("c1", field.g.intact) == 1
    assert field.at("c1", field.g.keeper) == 0


def test_what_building_brings_and_costs_is_told() -> None:
    """FW-9.1, FW-6.18, FW-6.19: a star and a medal for an infantry; a repair brings no medal."""
    field = Field().units(0, "a1", "2i").units(0, "b1", "1i").build(1, "b1", "factory", intact=False).begin(Build(0))
    told = {option["text"]: option["consequence"] for option in field.table.view(0)["ask"]["options"]}
    assert told["build_factory a1"] == "A star and a medal. Costs the infantry: it goes back to your reserve."
    assert told["repair b1"] == "Costs the infantry and leaves B1 empty: its stars count for nobody."
