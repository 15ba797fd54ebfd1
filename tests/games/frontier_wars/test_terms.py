"""FW-2 Terms that decide things."""

from __future__ import annotations

from sandtable.games.frontier_wars.book import ENCAMPMENT, FACTORY
from sandtable.games.frontier_wars.control import active_building, enemy_in
from sandtable.games.frontier_wars.position import CONTESTED, NO_ONE
from sandtable.games.frontier_wars.victory import victory_points
from tests.games.frontier_wars.field import Field


def test_distance_counts_hexes_over_anything() -> None:
    """FW-2.1 On Fork the headquarters are six steps apart by land and four by air."""
    field = Field("fork")
    one, other = field.g.scenario.starts
    assert field.g.scenario.distance[one][other] == 4


def test_everything_without_land_is_water() -> None:
    """FW-2.2 On Gunnerside the arms are separated by gaps: no road joins a4 with b3, which lie side by side across one."""
    field = Field("gunnerside")
    scenario = field.g.scenario
    for tile in range(scenario.land):
        assert all(near < scenario.land for near in scenario.roads[tile])
        water = [near for near in scenario.near[tile] if near >= scenario.land]
        assert len(water) + len(scenario.roads[tile]) == 6


def test_presence_and_control() -> None:
    """FW-2.3, FW-2.4, FW-2.6 A unit or an intact headquarters makes present; who alone is present controls."""
    field = Field()
    assert field.controller("a2") == 0
    assert field.controller("b1") == NO_ONE
    field.units(1, "b1", "1p")
    assert field.controller("b1") == 1


def test_a_frontier_belongs_to_nobody() -> None:
    """FW-2.5 Two factions on a tile, the garrison included."""
    field = Field().units(1, "a2", "1i").units(0, "c1", "1i").units(1, "c1", "1t")
    assert field.controller("a2") == CONTESTED
    assert field.controller("c1") == CONTESTED


def test_neutral_troops_are_enemies() -> None:
    """FW-2.7"""
    field = Field("compact_3").units(2, "c2", "1i")
    field.g.out[2] = 1
    assert enemy_in(field.g, field.tiles["c2"], 0)


def test_the_keeper_is_who_controlled_last() -> None:
    """FW-2.8 Passing through does not count: the tank crosses b1 and keeps only c1."""
    field = Field().units(1, "b1", "1i").units(0, "a1", "1t")
    field.g.take(field.tiles["b1"], 1, 0)
    field.turn(0).play(0, "select_tank a1", "move_to c1")
    assert field.at("b1", field.g.keeper) == 1
    assert field.at("c1", field.g.keeper) == 0
    assert field.at("c2", field.g.keeper) == NO_ONE


def test_a_destroyed_construction_stays() -> None:
    """FW-2.9 It gives nothing and fills its tile."""
    field = Field().units(0, "b1", "2i").build(0, "b1", "factory", intact=False)
    assert victory_points(field.g, 0) == 0
    assert not active_building(field.g, field.tiles["b1"], 0, FACTORY)
    field.turn(0).play(0, "done")
    assert field.offered(0) == ["repair b1", "done"]


def test_an_active_building_needs_infantry_of_whoever_controls_it() -> None:
    """FW-2.10 Its colour does not matter; without infantry it is held but not active."""
    field = Field().build(1, "b1", "encampment").units(0, "b1", "1t")
    assert not active_building(field.g, field.tiles["b1"], 0, ENCAMPMENT)
    field.units(0, "b1", "1i")
    assert active_building(field.g, field.tiles["b1"], 0, ENCAMPMENT)
    field.units(1, "b1", "1i")
    assert not active_building(field.g, field.tiles["b1"], 0, ENCAMPMENT)


def test_a_tank_captures_an_unguarded_factory() -> None:
    """FW-2.10, FW-3.1 It stops on it: captured, not active until an infantry stands there; its star counts."""
    field = Field().build(1, "b1", "factory").units(0, "a1", "1t")
    field.turn(0).play(0, "select_tank a1", "move_to b1")
    assert victory_points(field.g, 0) == 1
    assert not active_building(field.g, field.tiles["b1"], 0, FACTORY)
