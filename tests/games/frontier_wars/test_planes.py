"""FW-6.9 - FW-6.12 Planes and transport."""

from __future__ import annotations

from sandtable.engine.flow import options_for_search
from tests.games.frontier_wars.field import Field


def sky(scenario: str = "kutuzov") -> Field:
    return Field(scenario, factions=("usa", "germany", "uk"))


def targets(field: Field, verb: str) -> set[str]:
    return {pick.split()[1] for pick in field.offered(0) if pick.startswith(verb)}


def test_planes_fly_over_anything() -> None:
    """FW-6.9 Three hexes over water and off the map, ending on land, also among enemies."""
    field = sky("gunnerside").units(0, "a3", "1p").units(1, "b5", "2i")
    field.turn(0).play(0, "select_plane a3")
    distance = field.g.scenario.distance[field.tiles["a3"]]
    expected = {label for label, tile in field.tiles.items() if 0 < distance[tile] <= 3}
    assert targets(field, "fly_to") == expected
    assert "b5" in expected


def test_enemy_guns_block_the_air() -> None:
    """FW-6.10 A plane flies around enemy artillery if its movement suffices, or ends on the gun's tile."""
    field = sky("brevity").units(0, "c1", "1p").units(1, "c2", "1a").units(1, "b1", "1a").units(1, "d1", "1a")
    field.turn(0).play(0, "select_plane c1")
    assert "c2" in targets(field, "fly_to")
    assert "c4" not in targets(field, "fly_to")
    assert field.refuses(0, "fly_to c4") == "FW-6.10"
    field = sky("brevity").units(0, "c1", "1p").units(1, "c2", "1a")
    field.turn(0).play(0, "select_plane c1")
    assert "c3" in targets(field, "fly_to")
    assert "c4" not in targets(field, "fly_to")


def test_starting_beside_enemy_guns_does_not_hold_a_plane() -> None:
    """FW-6.10 Taking off from a tile with enemy artillery is free."""
    field = sky("brevity").units(1, "c1", "1a").units(0, "c1", "1p")
    field.turn(0).play(0, "select_plane c1")
    assert "c4" in targets(field, "fly_to")


def test_a_plane_carries_two() -> None:
    """FW-6.11 Infantry and artillery, no more than two; they land with it and do not move again."""
    field = sky().units(0, "c3", "1p2i1a1t")
    field.turn(0).play(0, "select_plane c3", "load_infantry", "load_artillery")
    assert not any(pick.startswith("load") for pick in field.offered(0))
    assert field.refuses(0, "load_infantry") == "FW-6.11"
    field.play(0, "fly_to a1")
    assert field.army(0, "a1") == "1i1a1p"
    assert field.refuses(0, "select_infantry a1") == "FW-6.14"
    assert field.army(0, "c3") == "1i1t"


def test_passengers_board_in_any_order_while_there_is_room() -> None:
    """FW-6.11 After artillery infantry may still board; only search takes infantry first."""
    field = sky().units(0, "c3", "1p2i1a").turn(0).play(0, "select_plane c3", "load_artillery")
    assert "load_infantry" in field.offered(0)
    assert field.table.words.code("load_infantry") not in options_for_search(field.g, 0)
    field.play(0, "load_infantry", "fly_to a1")
    assert field.army(0, "a1") == "1i1a1p"


def test_a_unit_is_carried_once() -> None:
    """FW-6.11 The second plane cannot take the passenger of the first."""
    field = sky().units(0, "c3", "1p1i").units(0, "a1", "1p")
    field.turn(0).play(0, "select_plane c3", "load_infantry", "fly_to a1", "select_plane a1")
    assert not any(pick.startswith("load") for pick in field.offered(0))


def test_passengers_board_at_one_tile_of_the_route() -> None:
    """FW-6.12 The pick-up uses movement; at least one hex remains after boarding; they may have moved there first."""
    field = sky("brevity").units(0, "c1", "1p").units(0, "c3", "1i")
    field.turn(0).play(0, "select_infantry c3", "move_to c2", "select_plane c1")
    assert targets(field, "pick_up_at") == {"c2"}
    field.play(0, "pick_up_at c2")
    assert field.detail(0) == "2 hexes left, 1 of 2 places taken."
    assert "c5" not in targets(field, "fly_to")
    assert "c4" in targets(field, "fly_to")
    field.play(0, "fly_to c4")
    assert field.army(0, "c4") == "1i1p"


def test_no_pick_up_at_the_edge_of_the_range() -> None:
    """FW-6.12 Three hexes away nothing is left to fly after boarding."""
    field = sky("brevity").units(0, "c1", "1p").units(0, "c4", "1i")
    field.turn(0).play(0, "select_plane c1")
    assert targets(field, "pick_up_at") == set()


def test_no_pick_up_under_enemy_guns_and_none_of_the_committed() -> None:
    """FW-6.12 Not on a tile with enemy artillery, and not units that have met an enemy."""
    field = (
        sky("brevity").units(1, "c2", "1a").units(0, "c2", "1i").units(0, "c1", "1p").units(0, "b1", "1i").units(1, "b2", "1i")
    )
    field.turn(0).play(0, "select_infantry b1", "move_to b2", "select_plane c1")
    assert targets(field, "pick_up_at") == set()


def test_a_plane_flies_around_a_gun() -> None:
    """FW-6.10, FW-6.12 Three hexes away with a gun on the straight way: around it if three hexes suffice, or onto the gun.

    An infantry on the first hex of the way may be picked up; two hexes remain.
    """
    field = sky("kutuzov").units(0, "c1", "1p").units(1, "c2", "1a").units(0, "b1", "1i")
    field.turn(0).play(0, "select_plane c1")
    assert {"c2", "c3"} <= targets(field, "fly_to")
    assert "c4" not in targets(field, "fly_to")
    field.play(0, "pick_up_at b1")
    assert "b3" in targets(field, "fly_to")
    assert "b4" not in targets(field, "fly_to")


def test_everybody_sees_whom_a_plane_among_enemies_carries() -> None:
    """FW-7.4 On the map of every seat, until the plane comes down."""
    field = sky("gunnerside").units(0, "a3", "1p2i1a").units(1, "b5", "2i")
    field.turn(0).play(0, "select_plane a3", "load_infantry", "load_artillery", "fly_to b5")
    for seat in (0, 1, -1):
        tiles = field.table.view(seat)["facts"]["map"]
        told = {tile["tile"]: tile.get("aboard") for tile in tiles}
        assert told["b5"] == ["a plane with 1 infantry and 1 artillery aboard"]
        assert [tile["cargo"] for tile in field.table.view(seat)["facts"]["map"] if "cargo" in tile] == [
            {"infantry": 1, "artillery": 1}
        ]
        assert told["a3"] is None
