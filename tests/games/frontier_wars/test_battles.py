"""FW-7 Battles: the worked examples of the rules, and each rule of the count-down."""

from __future__ import annotations

import pytest

from sandtable.games.frontier_wars.position import CONTESTED, NO_ONE
from tests.games.frontier_wars.field import Field

GERMANY, USA, UK, USSR = 0, 1, 2, 3


def duel(attackers: str, defenders: str, factions: tuple[str, ...] = ("usa", "ussr"), tile: str = "b1") -> Field:
    """Seat 0 has moved into b1 of Compact 2, where seat 1 stands. No skills matter unless named."""
    field = Field(factions=factions).no_headquarters()
    field.units(1, tile, defenders).units(0, tile, attackers)
    return field


def test_each_attack_is_one_hit_in_initiative_order() -> None:
    """FW-7.9 2i+1t on 2i: the tank strikes first, then all infantry at once. FW-7.17 The winner gains a medal, FW-9.1."""
    field = duel("2i1t", "2i").attack(0, "b1")
    assert field.armies("b1") == ["1i1t", ""]
    assert field.g.medals[:2] == [1, 0]


def test_artillery_fires_before_infantry() -> None:
    """FW-7.8 Attackers use attack initiative, defenders defence initiative: 3i on 1a."""
    field = duel("3i", "1a").attack(0, "b1")
    assert field.armies("b1") == ["2i", ""]


def test_a_tank_pair_ties_with_infantry_and_a_gun() -> None:
    """FW-7.17 2t on 1i+1a: one of each is left, the tile is a frontier, no medal (FW-9.4)."""
    field = duel("2t", "1i1a").attack(0, "b1")
    assert field.armies("b1") == ["1t", "1a"]
    assert field.controller("b1") == CONTESTED
    assert field.g.medals[:2] == [0, 0]


def test_armoured_fist_lets_tanks_strike_with_the_gun() -> None:
    """FW-7.8 Germany A: both tanks attack in step 3; both defenders fall, one tank is left."""
    field = duel("2t", "1i1a", factions=("germany", "ussr")).attack(0, "b1")
    assert field.armies("b1") == ["1t", ""]


def flying(passengers: str, defenders: str, walkers: str = "", card: str = "") -> Field:
    """A plane of seat 0 flies with passengers from a1 to b1 of Compact 2."""
    field = Field(factions=("usa", "ussr")).no_headquarters()
    field.units(0, "a1", "1p" + passengers).units(1, "c1", defenders)
    if walkers:
        field.units(0, "b1", walkers)
    if card:
        field.give(0, card)
    field.turn(0)
    if card:
        field.play(0, f"play {card}")
    for _ in walkers[1:]:
        field.play(0, "select_infantry b1", "move_to c1")
    field.play(0, "select_plane a1")
    field.play(0, *["load_infantry"] * int(passengers[0]))
    return field.play(0, "fly_to c1")


def test_guns_shoot_transports_down() -> None:
    """FW-7.13 A plane with 2i aboard on 1a: only the plane can be hit in step 3, all three are lost; the defender wins."""
    field = flying("2i", "1a")
    assert field.armies("c1") == ["", "1a"]
    assert field.g.medals[:2] == [0, 1]


def test_airborne_drop_puts_passengers_on_the_ground_at_once() -> None:
    """FW-7.13 With Airborne Drop 1i is lost in step 3, then two hits; 1i+1p win."""
    field = flying("2i", "1a", card="airborne_drop")
    assert field.armies("c1") == ["1i1p", ""]


def test_walkers_shield_the_plane() -> None:
    """FW-7.13 The same with 1i that walked in: step 3 hits the walker; step 1 brings three hits."""
    field = flying("2i", "1a", walkers="1i")
    assert field.armies("c1") == ["2i1p", ""]


def test_two_attacks_in_one_step() -> None:
    """FW-7.14 Night Attack, 2i on 3i: four hits and three hits in step 1; all are gone, no medal (FW-7.17)."""
    field = duel("2i", "3i").give(0, "night_attack")
    field.g.move(field.g.hand[0][0], 6, 18)
    field.attack(0, "b1").play(0, "attach night_attack")
    assert field.armies("b1") == ["", ""]
    assert field.g.medals[:2] == [0, 0]
    assert field.controller("b1") == NO_ONE


def test_dig_in_beats_a_night_attack() -> None:
    """FW-7.14 Against Dig In the attackers die first; the defender wins with 3i."""
    field = duel("2i", "3i").give(0, "night_attack").give(1, "dig_in")
    field.g.move(field.g.hand[0][0], 6, 18)
    field.attack(0, "b1").play(0, "attach night_attack").play(1, "play dig_in")
    assert field.armies("b1") == ["", "3i"]
    assert field.g.medals[:2] == [0, 1]


@pytest.mark.parametrize(("defenders", "left"), [("1i1a", ["2t", ""]), ("1i2a", ["1t", "1a"])])
def test_the_spearhead_strikes_in_step_4(defenders: str, left: list[str]) -> None:
    """FW-7.11 The elite tank makes two hits in step 4; a later hit falls on the tank that has not yet attacked."""
    field = duel("2t", defenders).give(0, "spearhead")
    field.g.move(field.g.hand[0][0], 6, 18)
    field.attack(0, "b1").play(0, "attach spearhead")
    assert field.armies("b1") == left


def test_a_hit_takes_the_unit_that_has_not_attacked_first() -> None:
    """FW-7.11 After the spearhead has struck, the tank that waits for step 2 falls, so that nobody strikes there."""
    field = duel("2t", "1i2a").give(0, "spearhead")
    field.g.move(field.g.hand[0][0], 6, 18)
    field.attack(0, "b1").play(0, "attach spearhead")
    assert field.army(1, "b1") == "1a"


def besieged(attackers: str, garrison: int, defenders: str = "") -> Field:
    """Seat 0 attacks the headquarters of seat 1 in e1 of Compact 2."""
    field = Field(factions=("usa", "ussr"))
    field.g.resistance[field.tiles["e1"]] = garrison
    if defenders:
        field.units(1, "e1", defenders)
    return field.units(0, "e1", attackers)


def test_the_garrison_strikes_at_its_resistance_and_falls_last() -> None:
    """FW-8.2, FW-7.10 Resistance 3 with 1i against 3i+2t: destroyed. FW-8.4 Three medals and no extra one."""
    field = besieged("3i2t", 3, "1i").attack(0, "e1")
    assert field.armies("e1") == ["2i2t", ""]
    assert field.g.medals[0] == 3
    assert field.table.over
    assert field.table.result is not None
    assert field.table.result.winners == [0]


def test_a_command_bunker_saves_the_last_point() -> None:
    """FW-7.15 A garrison shield is used only by a hit that reaches the garrison: resistance 1 remains, a frontier, no medal."""
    field = besieged("3i2t", 3, "1i").keep(1, "command_bunker").attack(0, "e1")
    assert field.resistance("e1") == 1
    assert field.controller("e1") == CONTESTED
    assert field.g.medals[:2] == [0, 0]
    assert field.g.face_up[1] == []


def test_siege_guns_silence_the_garrison() -> None:
    """FW-8.2 With Siege Guns the garrison acts in step 0, but is gone: no loss."""
    field = besieged("3i2t", 3, "1i").keep(1, "command_bunker").give(0, "siege_guns")
    field.g.move(field.g.hand[0][0], 6, 18)
    field.attack(0, "e1").play(0, "attach siege_guns")
    assert field.army(0, "e1") == "3i2t"
    assert field.table.over


def test_an_early_hit_delays_the_garrison() -> None:
    """FW-8.2 Resistance 1 alone against 1t+1i: the tank takes the last point in step 2; the garrison never attacks."""
    field = besieged("1i1t", 1).attack(0, "e1")
    assert field.army(0, "e1") == "1i1t"
    assert field.table.over


@pytest.mark.parametrize(("tanks", "garrison", "left", "army"), [("4t", 3, 0, "3t"), ("3t", 3, 1, "2t"), ("4t", 4, 1, "3t")])
def test_tanks_against_an_empty_headquarters(tanks: str, garrison: int, left: int, army: str) -> None:
    """FW-8.2 The garrison strikes once, before the tanks."""
    field = besieged(tanks, garrison).attack(0, "e1")
    assert field.resistance("e1") == left
    assert field.army(0, "e1") == army
    assert (field.g.winner == 0) == (left == 0)


def test_a_fresh_unit_makes_the_besieged_owner_attack() -> None:
    """FW-5.6, FW-8.2 The owner attacks with a fresh infantry; the garrison strikes in step 0 and wins the battle."""
    field = Field(factions=("usa", "ussr")).units(1, "a2", "2i")
    tile = field.tiles["a2"]
    field.g.resistance[tile] = 2
    field.g.put(tile, 0, 0)
    field.g.fresh[tile * 4] = 1
    field.turn(0).play(0, "done")
    assert field.armies("a2") == ["", ""]
    assert field.resistance("a2") == 1
    assert field.g.medals[0] == 1


def test_without_the_fresh_unit_the_frontier_stays_quiet() -> None:
    """FW-7.1 Had the infantry been moved away, there is no battle."""
    field = Field(factions=("usa", "ussr")).units(1, "a2", "2i")
    tile = field.tiles["a2"]
    field.g.put(tile, 0, 0)
    field.g.fresh[tile * 4] = 1
    field.turn(0).play(0, "select_fresh_infantry a2", "move_to a1")
    assert field.army(1, "a2") == "2i"
    assert field.resistance("a2") == 3
    assert field.g.medals[0] == 0


def three_way() -> Field:
    """A (Germany) joins a frontier of B (USA) and C (UK) on the middle airport of Compact 3; no skill matters."""
    field = Field("compact_3", factions=("usa", "germany", "ussr"))
    return field.units(1, "c2", "2i").units(2, "c2", "1i1a").units(0, "c2", "2i1t")


def test_a_three_way_battle() -> None:
    """FW-7.12 Everybody hits A, A hits C. B alone is left and gains a medal."""
    field = three_way().attack(0, "c2")
    assert field.asks(2) == "Aim"
    field.play(2, "hit usa")
    field.play(0, "hit ussr")
    assert field.asks(1) == "Aim"
    field.play(1, "hit usa", "hit usa")
    field.play(0, "hit ussr")
    assert field.armies("c2") == ["", "2i", ""]
    assert field.g.medals[:3] == [0, 1, 0]


def test_hits_go_only_where_something_is_left_to_hit() -> None:
    """FW-7.12 A faction that has taken all it can is no target any more, and no hit may be withheld."""
    field = Field("compact_3", factions=("usa", "germany", "ussr"))
    field.units(1, "c2", "1i").units(2, "c2", "1i").units(0, "c2", "3i")
    field.attack(0, "c2")
    order = [field.table.waiting_for[0]]
    assert order == [1]
    field.play(1, "hit ussr")
    assert field.offered(0) == []
    assert field.armies("c2") == ["2i", "", ""]


def test_the_guard_of_an_encampment_dies_with_the_attacker() -> None:
    """FW-7.18 1i on 1i that keeps an encampment: both gone, no medal, the encampment is destroyed, no-man's land."""
    field = duel("1i", "1i").build(1, "b1", "encampment")
    field.attack(0, "b1")
    assert field.armies("b1") == ["", ""]
    assert field.g.medals[:2] == [0, 0]
    assert field.at("b1", field.g.intact) == 0
    assert field.controller("b1") == NO_ONE


def test_a_building_stands_while_its_keeper_does() -> None:
    """FW-7.18 The keeper survives in a tie: the encampment stays intact."""
    field = duel("1i", "2i").build(1, "b1", "encampment")
    field.attack(0, "b1")
    assert field.at("b1", field.g.intact) == 1


def test_withdrawal_leaves_the_building_intact() -> None:
    """FW-7.7 Had the defender withdrawn: captured intact, no medal (FW-9.4)."""
    field = duel("1i", "1i").build(1, "b1", "encampment").give(1, "withdrawal")
    field.attack(0, "b1").play(1, "play withdrawal", "target c1")
    assert field.armies("b1") == ["1i", ""]
    assert field.army(1, "c1") == "1i"
    assert field.at("b1", field.g.intact) == 1
    assert field.at("b1", field.g.keeper) == 0
    assert field.g.medals[:2] == [0, 0]


def test_confusion_slows_the_attackers() -> None:
    """FW-14.8 Confusion against 2i+1t on 2i: tank 1, infantry 0: a frontier with 1t against 1i."""
    field = duel("2i1t", "2i").give(1, "confusion")
    field.attack(0, "b1").play(1, "play confusion")
    assert field.armies("b1") == ["1t", "1i"]


def test_last_stand_strikes_from_the_grave() -> None:
    """FW-7.16 3t on 2i: step 2 removes both i; in step 1 they still hit: 2t removed. The attacker wins with 1t."""
    field = duel("3t", "2i").give(1, "last_stand")
    field.attack(0, "b1").play(1, "play last_stand")
    assert field.armies("b1") == ["1t", ""]
    assert field.g.medals[0] == 1


def test_the_attacker_chooses_the_next_battle() -> None:
    """FW-7.3, FW-7.2 Two battles: the attacker picks, and fights each with all own troops on the tile."""
    field = Field(factions=("usa", "ussr")).no_headquarters()
    field.units(1, "b1", "1i").units(1, "c1", "1i").units(0, "a1", "3i").units(0, "c2", "2i")
    field.turn(0)
    for _ in range(3):
        field.play(0, "select_infantry a1", "move_to b1")
    field.play(0, "select_infantry c2", "move_to c1", "select_infantry c2", "move_to c1")
    assert field.offered(0) == ["fight b1", "fight c1"]
    field.play(0, "fight c1")
    assert field.army(0, "c1") == "1i"
    assert field.army(0, "b1") == "2i"
    assert field.g.medals[0] == 2


def test_windows_come_in_turn_order_before_the_fight() -> None:
    """FW-7.4, FW-7.5 The attacker attaches first, then the defenders act in turn order; one card each (FW-14.1)."""
    field = Field("compact_3", factions=("ussr", "usa", "germany"))
    field.units(0, "c2", "3i").units(1, "c2", "1i").units(2, "c2", "1i")
    field.give(0, "feint").give(1, "dig_in", "bunkers").give(2, "dig_in")
    field.g.move(field.g.hand[0][0], 6, 18)
    field.attack(0, "c2")
    assert field.table.waiting_for == [0]
    field.play(0, "pass")
    assert field.table.waiting_for == [2]
    field.play(2, "play dig_in")
    assert field.table.waiting_for == [1]
    field.play(1, "play bunkers")
    assert field.asks(1) != "DefenceWindow"


def test_a_defender_with_a_useless_blue_card_is_asked_all_the_same() -> None:
    """FW-7.5 Silence would betray the hand: with a blue card that cannot be played there is only "pass", and it is asked."""
    field = duel("2i", "1i", factions=("usa", "germany")).give(1, "tank_traps")
    field.attack(0, "b1")
    assert field.offered(1) == ["pass"]
    assert field.refuses(1, "play tank_traps") == "FW-14.3"


def test_a_defender_without_blue_cards_is_not_asked() -> None:
    """FW-7.5 The backs are public, so nothing is betrayed."""
    field = duel("2i", "1i", factions=("usa", "germany")).give(1, "feint")
    field.attack(0, "b1")
    assert field.table.over
    assert field.armies("b1") == ["1i", ""]


def test_effects_on_the_map_happen_as_they_are_played() -> None:
    """FW-7.6 Local Reserves adds an infantry that fights in this battle."""
    field = duel("2i", "1i").give(1, "local_reserves")
    field.attack(0, "b1").play(1, "play local_reserves")
    assert field.armies("b1") == ["", ""]


def test_ignored_hits_are_used_up_first() -> None:
    """FW-7.15 Bunkers ignore the first hit, two on a tile with an intact construction."""
    field = duel("2i", "2i").give(1, "bunkers")
    field.attack(0, "b1").play(1, "play bunkers")
    assert field.armies("b1") == ["", "1i"]
    field = duel("2i", "2i").build(1, "b1", "factory").give(1, "bunkers")
    field.attack(0, "b1").play(1, "play bunkers")
    assert field.armies("b1") == ["", "2i"]


def test_neutral_troops_hit_only_the_attacker_and_gain_nothing() -> None:
    """FW-7.12, FW-7.17, FW-8.6 Neutral guns fire at the attacker, with printed initiative, and earn no medal."""
    field = Field("compact_3", factions=("usa", "germany", "uk"))
    field.units(2, "c2", "2a").units(0, "c2", "2i")
    field.g.out[2] = 1
    field.attack(0, "c2")
    assert field.armies("c2") == ["", "", "2a"]
    assert field.g.medals[:3] == [0, 0, 0]
    field = Field("compact_3", factions=("usa", "germany", "uk"))
    field.units(2, "c2", "1a").units(0, "c2", "3i")
    field.g.out[2] = 1
    field.attack(0, "c2")
    assert field.army(0, "c2") == "2i"
    assert field.g.medals[0] == 1


def test_the_order_after_a_battle() -> None:
    """FW-7.19 Headquarters fall before medals are won; the Breakthrough comes last, from the tile that was won."""
    field = Field(factions=("ussr", "usa"), side="B").no_headquarters(1)
    field.units(1, "b1", "1i").units(0, "b1", "3i").give(0, "feint")
    field.attack(0, "b1")
    assert field.armies("b1") == ["2i", ""]
    assert field.g.medals[0] == 1
    assert field.asks(0) == "AfterWin"
    field.play(0, "special", "pay feint", "target c1")
    assert field.army(0, "c1") == "1i"
    assert field.offered(0) == ["take_infantry b1", "stop"]
    field.play(0, "stop")
    assert field.army(0, "b1") == "1i"
