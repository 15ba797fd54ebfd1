"""The twelve attack orders: what each does, and when it cannot be played (FW-14.3)."""

from __future__ import annotations

import pytest

from tests.games.frontier_wars.field import Field


def hold(card: str, *, factions: tuple[str, ...] = ("usa", "ussr"), scenario: str = "compact_2") -> Field:
    return Field(scenario, factions=factions).give(0, card)


def attach(card: str, attackers: str, defenders: str, tile: str = "b1") -> Field:
    """A battle on a tile in which seat 0 attaches its waiting order."""
    field = hold(card).no_headquarters()
    field.units(1, tile, defenders).units(0, tile, attackers)
    field.g.move(field.g.hand[0][0], 6, 18)
    return field.attack(0, tile)


@pytest.mark.parametrize("card", ["night_attack", "spearhead", "rolling_barrage", "feint", "siege_guns"])
def test_battle_orders_are_always_playable(card: str) -> None:
    """FW-6.3 Even with nothing on the map: they wait for a battle."""
    field = hold(card).turn(0)
    assert field.offered(0) == [f"play {card}", "pass"]


def test_night_attack_doubles_infantry_only() -> None:
    """Each infantry makes two attacks; the tank beside it one."""
    field = attach("night_attack", "1i1t", "4a").play(0, "attach night_attack")
    assert field.armies("b1") == ["", "4a"]
    field = attach("night_attack", "2i", "4t").play(0, "attach night_attack")
    assert field.army(1, "b1") == ""


def test_a_battle_order_need_not_be_attached() -> None:
    """FW-7.4 Passing keeps it for the next battle of the turn."""
    field = attach("night_attack", "2i", "4t").play(0, "pass")
    assert field.army(1, "b1") == "2t"
    assert len(field.g.waiting[0]) == 1


def test_spearhead_singles_out_one_tank() -> None:
    """Initiative 4 and two attacks for one tank."""
    field = attach("spearhead", "1t", "2a").play(0, "attach spearhead")
    assert field.armies("b1") == ["1t", ""]


def test_spearhead_without_a_tank_does_nothing() -> None:
    """No effect without a tank there."""
    field = attach("spearhead", "2i", "1i").play(0, "attach spearhead")
    assert field.armies("b1") == ["1i", ""]


def test_rolling_barrage_speeds_up_the_guns() -> None:
    """Artillery attacks with initiative 3."""
    assert attach("rolling_barrage", "2a", "2i").play(0, "attach rolling_barrage").armies("b1") == ["2a", ""]
    assert attach("rolling_barrage", "2a", "2i").play(0, "pass").armies("b1") == ["", "2i"]


@pytest.mark.parametrize(
    ("card", "army", "unit", "far"), [("armoured_thrust", "1t", "tank", 3), ("forced_march", "1i", "infantry", 2)]
)
def test_marching_orders(card: str, army: str, unit: str, far: int) -> None:
    """FW-6.6 One more movement this turn."""
    field = hold(card, scenario="tane_ost").units(0, "a1", army).turn(0).play(0, f"play {card}", f"select_{unit} a1")
    distance = field.g.scenario.distance[field.tiles["a1"]]
    assert max(distance[field.tiles[pick.split()[1]]] for pick in field.offered(0)) == far


@pytest.mark.parametrize(("card", "other"), [("armoured_thrust", "3i"), ("forced_march", "1t"), ("airborne_drop", "3i")])
def test_marching_orders_need_their_unit(card: str, other: str) -> None:
    """Without such a unit on the map the card cannot be played."""
    field = hold(card).units(0, "a2", other).turn(0)
    assert field.offered(0) == ["pass"]
    assert field.refuses(0, f"play {card}") == "FW-14.3"


def test_airborne_drop_extends_the_range() -> None:
    """Planes have movement +2; passengers fight from the start (see the battles)."""
    field = (
        hold("airborne_drop", scenario="tane_ost").units(0, "c1", "1p").turn(0).play(0, "play airborne_drop", "select_plane c1")
    )
    distance = field.g.scenario.distance[field.tiles["c1"]]
    assert max(distance[field.tiles[pick.split()[1]]] for pick in field.offered(0)) == 5
    assert field.g.landed


def test_bombing_run_removes_by_priority() -> None:
    """FW-14.6, FW-14.9, FW-2.1 Within three hexes of a plane: choose tile, then faction; infantry falls first, no medal."""
    field = hold("bombing_run", factions=("usa", "ussr", "uk"), scenario="compact_3").units(0, "c2", "1p")
    field.units(1, "b2", "1i1t").units(2, "b2", "1a").units(1, "d2", "1t")
    field.turn(0).play(0, "play bombing_run")
    assert set(field.offered(0)) == {"target b2", "target d2"}
    field.play(0, "target b2")
    assert field.offered(0) == ["faction ussr", "faction uk"]
    field.play(0, "faction ussr")
    assert field.army(1, "b2") == "1t"
    assert field.g.medals[0] == 0


def test_bombing_run_destroys_no_building() -> None:
    """FW-14.6 The last defender falls, the encampment stands in no-man's land."""
    field = hold("bombing_run").units(0, "a2", "1p").units(1, "b1", "1i").build(1, "b1", "encampment")
    field.turn(0).play(0, "play bombing_run")
    assert field.at("b1", field.g.intact) == 1
    assert field.controller("b1") == -1


def test_bombing_run_out_of_range() -> None:
    """FW-14.3 No plane, or no enemy within three hexes: not playable. Garrisons cannot be chosen."""
    field = hold("bombing_run").units(1, "b1", "1i").turn(0)
    assert field.offered(0) == ["pass"]
    field = hold("bombing_run").units(0, "a2", "1p").units(1, "e1", "1i").turn(0)
    assert "play bombing_run" not in field.offered(0)


def test_call_up_places_two_on_one_tile() -> None:
    """FW-14.5, FW-14.10 On the headquarters or an active encampment; they may move this turn."""
    field = hold("call_up").units(0, "b1", "1i").build(0, "b1", "encampment").units(0, "b2", "1i").build(0, "b2", "factory")
    field.turn(0).play(0, "play call_up")
    assert field.offered(0) == ["place_infantry a2", "place_infantry b1"]
    field.play(0, "place_infantry b1")
    assert field.offered(0) == ["place_infantry b1", "stop"]
    field.play(0, "place_infantry b1")
    assert field.army(0, "b1") == "3i"
    for _ in range(3):
        field.play(0, "select_infantry b1", "move_to c1")


def test_call_up_with_a_short_reserve() -> None:
    """FW-14.5 One infantry in reserve: one is placed. FW-14.3 None: it cannot be played."""
    field = hold("call_up")
    field.g.reserve[0] = 1
    field.turn(0).play(0, "play call_up")
    assert field.army(0, "a2") == "1i"
    assert field.asks(0) == "Movement"
    field = hold("call_up")
    field.g.reserve[0] = 0
    assert field.turn(0).offered(0) == ["pass"]


def test_call_up_needs_a_tile_one_controls() -> None:
    """FW-14.3 A besieged headquarters is a frontier: not a legal tile."""
    field = hold("call_up").units(1, "a2", "1i").turn(0)
    assert field.offered(0) == ["pass"]


def test_war_production_places_one_machine() -> None:
    """FW-14.5 A tank, artillery or plane at the headquarters or an active factory."""
    field = hold("war_production").units(0, "b1", "1i").build(0, "b1", "factory").units(0, "b2", "1t")
    field.build(0, "b2", "encampment").turn(0).play(0, "play war_production")
    assert field.offered(0) == [f"place_{unit} {tile}" for tile in ("a2", "b1") for unit in ("tank", "artillery", "plane")]
    field.play(0, "place_plane b1")
    assert field.army(0, "b1") == "1i1p"
    field = hold("war_production")
    field.g.reserve[:4] = [10, 0, 0, 0]
    assert field.turn(0).offered(0) == ["pass"]


def test_field_works_build_without_infantry_or_medal() -> None:
    """FW-6.17, FW-9.3 On a legal tile one controls. FW-14.2 The card beats the rule that building spends an infantry."""
    field = hold("field_works").units(0, "b1", "1t").units(0, "c1", "1i").turn(0).play(0, "play field_works")
    assert field.offered(0) == ["build_factory b1", "build_encampment b1"]
    field.play(0, "build_factory b1")
    assert field.army(0, "b1") == "1t"
    assert field.g.factories[0] == 0
    assert field.g.medals[0] == 0


def test_field_works_need_a_site_and_a_supply() -> None:
    """FW-14.3"""
    assert hold("field_works").units(0, "c1", "1i").turn(0).offered(0) == ["pass"]
    field = hold("field_works").units(0, "b1", "1t")
    field.g.factories[0] = field.g.encampments[0] = 0
    assert field.turn(0).offered(0) == ["pass"]


def test_feint_forbids_defence_orders() -> None:
    """No card in the defence window; special skills stay allowed."""
    field = attach("feint", "2i", "1i").give(1, "dig_in").play(0, "attach feint")
    assert field.offered(1) == ["special", "pass"]
    assert field.refuses(1, "play dig_in") == "FW-7.5"
    field = attach("feint", "2i", "1i").give(1, "dig_in").play(0, "pass")
    assert "play dig_in" in field.offered(1)


def test_siege_guns_work_on_enemy_garrisons_only() -> None:
    """FW-8.2 The defending garrison acts in step 0, with no Command Bunker; without the order it fires first."""
    for attached, left in ((True, "3i"), (False, "2i")):
        field = hold("siege_guns").keep(1, "command_bunker").units(0, "e1", "3i")
        field.g.move(field.g.hand[0][0], 6, 18)
        field.attack(0, "e1").play(0, "attach siege_guns" if attached else "pass")
        assert field.army(0, "e1") == left
        assert (field.g.winner == 0) == attached
