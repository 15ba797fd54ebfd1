"""Both sides of the four faction sheets: each faction skill and each special skill, with and without its condition."""

from __future__ import annotations

import pytest

from sandtable.games.frontier_wars.arms import ArmsRace
from sandtable.games.frontier_wars.drawing import draws_due
from sandtable.games.frontier_wars.reinforce import Reinforcements
from tests.games.frontier_wars.field import Field


def sheet(faction: str, side: str, rival: str = "germany", scenario: str = "compact_2") -> Field:
    other = rival if rival != faction else "usa"
    third = next(name for name in ("ussr", "uk", "usa") if name not in (faction, other))
    return Field(scenario, factions=(faction, other, third), side=side)


# Special skills in general


def test_a_special_skill_costs_a_card_and_works_once_a_round() -> None:
    """FW-14.4 Any card pays; it is not a played card; no card, no skill; once per round."""
    field = sheet("germany", "A").units(0, "a2", "1t").give(0, "dig_in", "supplies").turn(0)
    assert field.offered(0) == ["special", "pass"]
    field.play(0, "special")
    assert field.offered(0) == ["pay dig_in", "pay supplies"]
    field.play(0, "pay supplies")
    assert field.discards() == ["supplies"]
    assert field.asks(0) == "Movement"
    field.turn(0)
    assert field.asks(0) == "Movement"
    assert sheet("germany", "A").units(0, "a2", "1t").turn(0).asks(0) == "Movement"


def test_a_special_skill_says_beforehand_what_it_does_and_what_it_costs() -> None:
    """FW-14.4 Where orders are asked for, where somebody defends, and after a victory."""
    field = sheet("germany", "A").units(0, "a2", "1t").give(0, "dig_in").turn(0)
    assert field.asks(0) == "Orders"
    assert field.told(0, "special").startswith("Costs a card. Lightning Advance: ")
    attacking = sheet("usa", "A").units(0, "b1", "1p1i").units(1, "b1", "1i").give(0, "supplies").attack(0, "b1")
    assert attacking.told(0, "special").startswith("As it stands, ")
    assert "Costs a card. Close Support: " in attacking.told(0, "special")
    defending = sheet("uk", "A").units(0, "b1", "1i").units(1, "b1", "1i").give(0, "supplies").attack(1, "b1")
    assert "Costs a card. Steady, Lads: " in defending.told(0, "special")
    won = sheet("ussr", "B").units(0, "b1", "3t").units(1, "b1", "1i").give(0, "supplies").attack(0, "b1")
    assert won.told(0, "special").startswith("Costs a card. Breakthrough: ")


def test_a_refused_skill_says_why() -> None:
    """FW-14.4"""
    field = sheet("germany", "A").units(0, "a2", "1i").give(0, "feint").turn(0)
    assert field.refuses(0, "special") == "FW-14.4"


# Germany


@pytest.mark.parametrize(("attacker", "left"), [(0, ["1t", ""]), (1, ["1a", "1t"])])
def test_armoured_fist(attacker: int, left: list[str]) -> None:
    """Germany A: tanks attack with initiative 3, but defend as printed."""
    field = sheet("germany", "A", "usa").no_headquarters()
    if attacker == 0:
        field.units(1, "b1", "1a1i").units(0, "b1", "2t")
    else:
        field.units(0, "b1", "1t1a").units(1, "b1", "2t")
    field.attack(attacker, "b1")
    assert field.armies("b1") == left


def test_lightning_advance() -> None:
    """Germany A: tanks have movement +1 this turn; not without a tank."""
    field = sheet("germany", "A", scenario="tane_ost").units(0, "a1", "1t").give(0, "dig_in").turn(0)
    field.play(0, "special", "pay dig_in", "select_tank a1")
    distance = field.g.scenario.distance[field.tiles["a1"]]
    assert max(distance[field.tiles[pick.split()[1]]] for pick in field.offered(0)) == 3
    assert "special" not in sheet("germany", "A").units(0, "a2", "1i").give(0, "feint").turn(0).offered(0)


@pytest.mark.parametrize(("army", "left"), [("2i1t", ["2i1t", ""]), ("3i", ["1i", ""])])
def test_combined_arms(army: str, left: list[str]) -> None:
    """Germany B: with a tank in the battle attacking infantry has initiative 2."""
    field = sheet("germany", "B", "usa").no_headquarters().units(1, "b1", "2i").units(0, "b1", army)
    assert field.attack(0, "b1").armies("b1") == left


def test_weapons_office() -> None:
    """Germany B: one more card in this arms race, if there is room for it (FW-11.2)."""
    field = sheet("germany", "B").give(0, "feint", "feint", "dig_in")
    field.g.medals[0] = 4
    field.begin(ArmsRace()).play(0, "pay dig_in", "add feint", "add feint")
    assert len(field.g.research[0]) == 2
    field = sheet("germany", "B").give(0, "feint", "feint", "dig_in")
    field.g.medals[0] = 1
    assert field.begin(ArmsRace()).asks(0) == "AddResearch"


# United States


def test_arsenal() -> None:
    """USA A: one more card in the draw phase; not on side B."""
    assert draws_due(sheet("usa", "A").g, 0) == 2
    assert draws_due(sheet("usa", "B").g, 0) == 1


@pytest.mark.parametrize("attacks", [True, False])
def test_close_support(attacks: bool) -> None:
    """USA A: each plane makes two attacks, in attack and in defence; not without a plane."""
    field = sheet("usa", "A").no_headquarters().give(0, "feint")
    if attacks:
        field.units(1, "b1", "2i").units(0, "b1", "1p")
    else:
        field.units(0, "b1", "2p").units(1, "b1", "4a")
    field.attack(0 if attacks else 1, "b1").play(0, "special", "pay feint")
    assert field.army(1, "b1") == ""
    field = sheet("usa", "A").no_headquarters().give(0, "feint").units(1, "b1", "1i").units(0, "b1", "2i")
    assert field.attack(0, "b1").asks(0) == ""


def test_combat_engineers() -> None:
    """USA B: the infantry that builds stays; repairing still spends it."""
    field = sheet("usa", "B").units(0, "b1", "1i").turn(0).play(0, "done", "build_factory b1")
    assert field.army(0, "b1") == "1i"
    assert field.g.medals[0] == 1
    field = sheet("usa", "B").units(0, "b1", "1i").build(1, "b1", "factory", intact=False).turn(0).play(0, "done", "repair b1")
    assert field.army(0, "b1") == ""


def test_air_bridge() -> None:
    """USA B: planes fly one hex further, carry three, and passengers fight from the start."""
    field = sheet("usa", "B", scenario="tane_ost").units(0, "c1", "1p3i").units(1, "b3", "1a").give(0, "dig_in").turn(0)
    field.play(0, "special", "pay dig_in", "select_plane c1", "load_infantry", "load_infantry", "load_infantry")
    distance = field.g.scenario.distance[field.tiles["c1"]]
    assert max(distance[field.tiles[pick.split()[1]]] for pick in field.offered(0)) == 4
    field.play(0, "fly_to b3")
    assert field.armies("b3") == ["2i1p", ""]
    assert "special" not in sheet("usa", "B").units(0, "a2", "1i").give(0, "feint").turn(0).offered(0)


# United Kingdom


@pytest.mark.parametrize(("built", "left"), [(True, ["1i", ""]), (False, ["", ""])])
def test_home_guard(built: bool, left: list[str]) -> None:
    """UK A: infantry defends with initiative 2 beside an intact construction it keeps."""
    field = sheet("uk", "A").no_headquarters().units(0, "b1", "1i")
    if built:
        field.build(1, "b1", "encampment")
    field.units(1, "b1", "1i").attack(1, "b1")
    assert field.armies("b1") == left


def test_home_guard_does_not_attack() -> None:
    """UK A: only in defence."""
    field = sheet("uk", "A").no_headquarters().build(0, "b1", "encampment").units(1, "b1", "1i").units(0, "b1", "1i")
    assert field.attack(0, "b1").armies("b1") == ["", ""]


def test_steady_lads() -> None:
    """UK A: all own units have initiative +1, not the garrison; only in defence."""
    field = sheet("uk", "A").no_headquarters().give(0, "feint").units(0, "b1", "1i1t").units(1, "b1", "2i")
    assert field.attack(1, "b1").play(0, "special", "pay feint").armies("b1") == ["1i1t", ""]
    field = sheet("uk", "A").give(0, "feint").units(1, "a2", "1i")
    assert field.attack(1, "a2").asks(0) == ""
    field = sheet("uk", "A").no_headquarters().give(0, "feint").units(1, "b1", "1i").units(0, "b1", "2i")
    assert field.attack(0, "b1").asks(0) == ""


def test_codebreakers_look_in_the_draw_phase_only() -> None:
    """FW-4.5 UK B: see the tests of drawing; the opening hand is drawn plainly."""
    assert sheet("uk", "B").g.sheet(0).looks_at_two
    assert not sheet("uk", "A").g.sheet(0).looks_at_two


def test_commandos_need_the_sea() -> None:
    """FW-6.13 UK B: offered with an infantry at the shore, and only then."""
    field = Field("fork", factions=("uk", "germany"), side="B").units(0, "a4", "1t").give(0, "feint").turn(0)
    assert "special" not in field.offered(0)
    field = Field("fork", factions=("uk", "germany"), side="B").units(0, "a4", "1i").give(0, "feint").turn(0)
    assert "special" in field.offered(0)


# USSR


def test_deep_reserves() -> None:
    """FW-12.2 USSR, both sides: one more unit per tile in upkeep."""
    for side in ("A", "B"):
        assert sheet("ussr", side).g.sheet(0).stack_bonus == 1
    assert sheet("uk", "A").g.sheet(0).stack_bonus == 0


@pytest.mark.parametrize("attacks", [True, False])
def test_not_one_step_back(attacks: bool) -> None:
    """FW-7.16 USSR A: infantry removed before it attacks still does, in attack and defence; not without infantry."""
    field = sheet("ussr", "A", "usa").no_headquarters().give(0, "feint")
    if attacks:
        field.units(1, "b1", "2a").units(0, "b1", "2i")
    else:
        field.units(0, "b1", "2i").units(1, "b1", "2t")
    field.attack(0 if attacks else 1, "b1").play(0, "special", "pay feint")
    assert field.armies("b1") == ["", ""]
    field = sheet("ussr", "A", "usa").no_headquarters().give(0, "feint").units(1, "b1", "1i").units(0, "b1", "2t")
    assert field.attack(0, "b1").asks(0) == ""


def test_forward_drafts() -> None:
    """FW-5.3 USSR B: infantry may appear on an adjacent controlled tile; other units and side A may not."""
    field = sheet("ussr", "B").units(0, "b1", "1t").begin(Reinforcements())
    while field.asks(0) != "Reinforce":
        field.play(1, "done")
    field.play(0, "reinforce_infantry a2")
    assert field.offered(0) == ["draft_to a2", "draft_to b1"]
    assert field.refuses(0, "draft_to a1") == "FW-5.3"
    field.play(0, "draft_to b1")
    assert field.army(0, "b1") == "1i1t"
    field = sheet("ussr", "B").units(0, "b1", "1t").begin(Reinforcements()).play(1, "done").play(0, "reinforce_tank a2")
    assert field.army(0, "a2") == "1t"


def test_breakthrough_after_a_win_as_attacker() -> None:
    """FW-7.19 USSR B: one or two units go on; not after a defence, nor after a tie."""
    field = sheet("ussr", "B", "usa").no_headquarters(1).give(0, "feint").units(1, "b1", "1i").units(0, "b1", "2t1a")
    field.attack(0, "b1").play(0, "special", "pay feint", "target c2", "take_tank b1", "take_artillery b1")
    assert field.army(0, "c2") == "1t1a"
    assert field.army(0, "b1") == "1t"
    field = sheet("ussr", "B", "usa").no_headquarters(1).give(0, "feint").units(0, "b1", "2t").units(1, "b1", "1i")
    assert field.attack(1, "b1").asks(0) == ""
    assert field.g.medals[0] == 1
    field = sheet("ussr", "B", "usa").no_headquarters(1).give(0, "feint").units(1, "b1", "3i").units(0, "b1", "1t")
    assert field.attack(0, "b1").asks(0) == ""
