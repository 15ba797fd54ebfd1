"""FW-5 Reinforcements."""

from __future__ import annotations

from sandtable.games.frontier_wars.reinforce import Reinforcements
from sandtable.games.frontier_wars.turns import Turn
from tests.games.frontier_wars.field import Field


def empty_reserve(field: Field, seat: int, *left: int) -> None:
    field.g.reserve[seat * 4 : seat * 4 + 4] = list(left)


def test_what_each_site_gives() -> None:
    """FW-5.1 A headquarters any unit, an encampment infantry, a factory mechanised units."""
    field = Field().units(0, "b1", "1i").build(0, "b1", "encampment").units(0, "b2", "1i").build(0, "b2", "factory")
    field.begin(Reinforcements())
    offered = field.offered(0)
    assert [pick for pick in offered if pick.endswith("b1")] == ["reinforce_infantry b1"]
    assert [pick for pick in offered if pick.endswith("b2")] == [
        "reinforce_tank b2",
        "reinforce_artillery b2",
        "reinforce_plane b2",
    ]
    assert len([pick for pick in offered if pick.endswith("a2")]) == 4


def test_frontiers_give_nothing_but_a_headquarters_does() -> None:
    """FW-5.2"""
    field = Field().units(0, "b1", "1i").build(0, "b1", "encampment").units(1, "b1", "1t").units(1, "a2", "1i")
    field.begin(Reinforcements())
    assert {pick.split()[1] for pick in field.offered(0) if pick != "done"} == {"a2"}


def test_a_unit_is_placed_and_may_move() -> None:
    """FW-5.3 From the reserve onto the building's tile, whatever stands there, and it moves this round."""
    field = Field(factions=("germany", "usa")).units(0, "a2", "5i")
    field.begin(Reinforcements(), Turn(0)).play(0, "reinforce_tank a2").play(1, "done")
    assert field.army(0, "a2") == "5i1t"
    assert field.g.reserve[1] == 4
    assert "select_tank a2" in field.offered(0)


def test_a_short_reserve_lets_the_player_choose() -> None:
    """FW-5.4 Headquarters, factory, two encampments, 1i and 1a in reserve: two units in all, sites of the player's choice."""
    field = Field()
    field.units(0, "b1", "1i").build(0, "b1", "factory")
    field.units(0, "b2", "1i").build(0, "b2", "encampment").units(0, "a1", "1i").build(0, "a1", "encampment")
    empty_reserve(field, 0, 1, 0, 1, 0)
    field.begin(Reinforcements())
    assert field.offered(0) == [
        "reinforce_infantry a1",
        "reinforce_infantry a2",
        "reinforce_artillery a2",
        "reinforce_artillery b1",
        "reinforce_infantry b2",
        "done",
    ]
    assert field.refuses(0, "reinforce_tank b1") == "FW-5.4"
    field.play(0, "reinforce_artillery a2", "reinforce_infantry a1")
    assert field.offered(0) == []
    assert field.g.reserve[:4] == [0, 0, 0, 0]


def test_sites_may_be_declined() -> None:
    """FW-5.5"""
    field = Field().begin(Reinforcements()).play(0, "done").play(1, "done")
    assert field.armies("a2") == ["", ""]


def test_a_unit_at_a_besieged_headquarters_is_fresh() -> None:
    """FW-5.6 It makes its owner attack there; an enemy battle in between uses it up."""
    field = Field(factions=("germany", "usa")).units(1, "a2", "1i")
    field.begin(Reinforcements()).play(0, "reinforce_infantry a2")
    tile = field.tiles["a2"]
    assert field.g.fresh[tile * 4] == 1
    field.units(1, "b1", "1i")
    field.begin(Turn(1)).play(1, "select_infantry b1", "move_to a2", "done")
    assert field.g.fresh[tile * 4] == 0


def test_a_unit_at_a_quiet_headquarters_is_not_fresh() -> None:
    """FW-5.6 Only a frontier makes it fresh."""
    field = Field().begin(Reinforcements()).play(0, "reinforce_infantry a2")
    assert sum(field.g.fresh) == 0


def test_a_new_building_produces_next_round() -> None:
    """FW-5.1 Reinforcements come before building, so the first unit appears a round later."""
    field = Field(factions=("germany", "usa")).units(0, "b1", "2i")
    field.begin(Reinforcements(), Turn(0))
    field.play(0, "done").play(1, "done")
    field.play(0, "done", "build_encampment b1")
    assert field.army(0, "b1") == "1i"
    field.begin(Reinforcements())
    assert "reinforce_infantry b1" in field.offered(0)
