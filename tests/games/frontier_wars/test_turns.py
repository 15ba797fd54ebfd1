"""FW-6.1 - FW-6.8 and FW-6.13 - FW-6.15: orders and movement on the ground."""

from __future__ import annotations

import pytest

from sandtable.games.frontier_wars.turns import Turns
from tests.games.frontier_wars.field import Field


def plain(scenario: str = "compact_2") -> Field:
    return Field(scenario, factions=("usa", "germany", "uk", "ussr"))


def targets(field: Field, seat: int = 0) -> list[str]:
    return [pick.split()[1] for pick in field.offered(seat)]


def test_a_turn_has_four_steps_in_order() -> None:
    """FW-6.1 Orders, movement, building, battles; turns follow one another in turn order."""
    field = plain().units(0, "b1", "2i").units(1, "c1", "1i").give(0, "feint").give(1, "feint")
    field.g.order[:] = [0, 1]
    field.begin(Turns())
    steps = [field.asks(0)]
    field.play(0, "pass")
    steps.append(field.asks(0))
    field.play(0, "select_infantry b1", "move_to c1", "done")
    steps.append(field.asks(0))
    field.play(0, "build_factory b1")
    assert steps == ["Orders", "Movement", "Build"]
    assert field.armies("c1") == ["", ""]
    assert field.asks(1) == "Orders"


def test_one_attack_order_and_the_special_skill() -> None:
    """FW-6.2, FW-14.1 The order-timed skill comes before or after the card; a second card is refused."""
    field = Field(factions=("germany", "usa")).units(0, "a2", "1t").give(0, "armoured_thrust", "feint", "dig_in")
    field.turn(0)
    assert field.offered(0) == ["play armoured_thrust", "play feint", "special", "pass"]
    field.play(0, "play armoured_thrust")
    assert field.refuses(0, "play feint") == "FW-14.1"
    field.play(0, "special", "pay dig_in")
    assert field.g.bonus[1] == 2
    assert field.asks(0) == "Movement"


def test_a_battle_order_waits_for_its_battle() -> None:
    """FW-6.3 It lies open and is attached to one battle."""
    field = plain().units(0, "b1", "2i").units(1, "c1", "3i").give(0, "night_attack")
    field.turn(0).play(0, "play night_attack")
    assert len(field.g.waiting[0]) == 1
    field.play(0, "select_infantry b1", "move_to c1", "select_infantry b1", "move_to c1", "attach night_attack")
    assert field.armies("c1") == ["", ""]
    assert field.discards() == ["night_attack"]


def test_an_order_without_a_battle_is_discarded() -> None:
    """FW-6.3"""
    field = plain().units(0, "a2", "1i").give(0, "night_attack")
    field.turn(0).play(0, "play night_attack", "done")
    assert field.g.waiting[0] == []
    assert field.discards() == ["night_attack"]


def test_each_unit_moves_once() -> None:
    """FW-6.4 One after the other; moved units are not offered again, and nothing limits a tile before upkeep."""
    field = plain().units(0, "a2", "5i")
    field.turn(0)
    for _ in range(5):
        field.play(0, "select_infantry a2", "move_to b1")
    assert field.army(0, "b1") == "5i"
    assert field.asks(0) == "Build"


def test_a_moved_unit_is_refused_with_the_rule() -> None:
    """FW-6.4"""
    field = plain().units(0, "a2", "2i")
    field.turn(0).play(0, "select_infantry a2", "move_to b1")
    assert field.refuses(0, "select_infantry b1") == "FW-6.4"


def test_ground_units_stay_on_land() -> None:
    """FW-6.5 On Varsity the river stops them: from c2 there is no way over the water."""
    field = plain("varsity").units(0, "c2", "1t")
    field.turn(0).play(0, "select_tank c2")
    by_land = targets(field)
    scenario = field.g.scenario
    assert all(field.tiles[label] < scenario.land for label in by_land)
    assert "d2" in by_land
    assert "f2" not in by_land


@pytest.mark.parametrize(("unit", "army", "reach"), [("infantry", "1i", 1), ("tank", "1t", 2), ("artillery", "1a", 1)])
def test_movement_of_ground_units(unit: str, army: str, reach: int) -> None:
    """FW-6.6 A unit may use less than its movement."""
    field = plain("kutuzov").units(0, "c3", army)
    field.turn(0).play(0, f"select_{unit} c3")
    distances = {field.g.scenario.distance[field.tiles["c3"]][field.tiles[label]] for label in targets(field)}
    assert distances == set(range(1, reach + 1))


def test_enemies_stop_a_march() -> None:
    """FW-6.7 Who enters a tile with an enemy stops; unguarded buildings are passed."""
    field = plain("tane_ost").units(0, "c1", "1t").build(1, "c2", "encampment")
    field.g.take(field.tiles["c1"], 0, 1)
    field.units(0, "b1", "1t").units(1, "b2", "1i").units(1, "a2", "1i").units(1, "c2", "1i")
    field.turn(0).play(0, "select_tank b1")
    assert "b3" not in targets(field)
    assert {"b2", "c2"} <= set(targets(field))
    assert field.refuses(0, "move_to b3") == "FW-6.7"


def test_an_unguarded_building_does_not_stop_a_tank() -> None:
    """FW-6.7"""
    field = plain("tane_ost").units(0, "b1", "1t").build(1, "b2", "encampment").units(1, "a2", "1i").units(1, "c2", "1i")
    field.turn(0).play(0, "select_tank b1")
    assert "b3" in targets(field)


def test_leaving_a_frontier_is_free() -> None:
    """FW-6.8 Withdrawing starts no battle; the other faction controls the tile."""
    field = plain().units(1, "c1", "1i").units(0, "c1", "1i")
    field.turn(0).play(0, "select_infantry c1", "move_to b1", "done")
    assert field.controller("c1") == 1
    assert field.at("c1", field.g.keeper) == 1
    assert field.army(1, "c1") == "1i"
    assert field.g.medals[:2] == [0, 0]


def test_commandos_cross_the_water() -> None:
    """FW-6.13 Over one or two water hexes, also onto enemies, twice per turn; not for infantry that has moved."""
    field = Field("fork", factions=("uk", "germany"), side="B").units(0, "a4", "3i").units(1, "c4", "1i").give(0, "feint")
    field.turn(0).play(0, "special", "pay feint", "select_infantry a4")
    assert "sail_to c4" in field.offered(0)
    assert "move_to c4" not in field.offered(0)
    field.play(0, "sail_to c4", "select_infantry a4", "sail_to c4", "select_infantry a4")
    assert not any(pick.startswith("sail") for pick in field.offered(0))


def test_sea_moves_need_the_skill() -> None:
    """FW-6.13"""
    field = Field("fork", factions=("uk", "germany"), side="B").units(0, "a4", "1i")
    field.turn(0).play(0, "select_infantry a4")
    assert not any(pick.startswith("sail") for pick in field.offered(0))


def test_who_meets_an_enemy_is_committed() -> None:
    """FW-6.14 The unit stays until the battle is over, which must be fought."""
    field = plain().units(0, "b1", "2i").units(1, "c1", "1i")
    field.turn(0).play(0, "select_infantry b1", "move_to c1")
    assert field.refuses(0, "select_infantry c1") == "FW-6.14"
    field.play(0, "done", "done")
    assert field.armies("c1") == ["", ""]


def test_movement_ends_by_choice_or_by_itself() -> None:
    """FW-6.15"""
    field = plain().units(0, "a2", "2t")
    field.turn(0).play(0, "select_tank a2", "move_to a1")
    assert "done" in field.offered(0)
    field.play(0, "select_tank a2", "move_to a1")
    assert field.asks(0) == ""


@pytest.mark.parametrize(
    ("army", "picks", "told"),
    [
        ("1i", ["done", "done"], True),
        ("1i", ["select_infantry b1", "move_to c1", "done"], False),
        ("1i", ["done", "build_factory b1"], False),
    ],
)
def test_a_turn_in_which_nothing_was_done_is_told(army: str, picks: list[str], told: bool) -> None:
    """FW-6.1 Everything in a turn is optional: whoever watches learns that it is over."""
    field = plain().units(0, "b1", army)
    field.turn(0)
    for pick in picks:
        if pick in field.offered(0):
            field.play(0, pick)
    assert any("does nothing in its turn" in line for line in field.table.log(1)) is told


def test_an_order_is_something_that_was_done() -> None:
    """FW-6.2"""
    field = plain().units(0, "b1", "1t").give(0, "spearhead").turn(0).play(0, "play spearhead", "done")
    assert not any("does nothing in its turn" in line for line in field.table.log(1))
