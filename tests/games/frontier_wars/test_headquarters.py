"""FW-8 Headquarters, elimination, neutral troops."""

from __future__ import annotations

from sandtable.games.frontier_wars.drawing import draws_due
from sandtable.games.frontier_wars.position import BY_CONQUEST, CONTESTED
from sandtable.games.frontier_wars.reinforce import Reinforcements
from sandtable.games.frontier_wars.rounds import Round
from sandtable.games.frontier_wars.turns import Turn
from tests.games.frontier_wars.field import Field

A, B, C = 0, 1, 2


def world() -> Field:
    """Compact 4: the headquarters of seats 0 to 3 stand on a1, a5, e1 and e5."""
    return Field("compact_4", factions=("germany", "usa", "uk", "ussr"))


def fallen() -> Field:
    """C's headquarters falls to A, with three hand and four research cards and Supplies face up."""
    field = world().units(A, "e1", "5t").units(C, "c1", "1a").keep(C, "supplies")
    field.give(C, "feint", "feint", "spearhead").research(C, "dig_in", "dig_in", "dig_in", "minefield")
    field.g.medals[C] = 4
    return field.attack(A, "e1")


def test_the_fall_of_a_headquarters() -> None:
    """FW-8.3, FW-8.4, FW-8.5 A takes hand and research cards, Supplies is discarded, A gains three medals."""
    field = fallen()
    assert field.at("e1", field.g.intact) == 0
    assert field.at("e1", field.g.flag) == -1
    assert len(field.g.hand[A]) == 7
    assert field.discards() == ["supplies"]
    assert field.g.medals == [3, 0, 0, 0]
    assert (field.g.factories[C], field.g.encampments[C]) == (0, 0)
    assert field.g.out == [0, 0, 1, 0]
    assert field.g.winner == -1


def test_resistance_drops_and_stays_down() -> None:
    """FW-8.1 One per hit; the next round does not bring it back."""
    field = world().units(A, "e1", "2i").attack(A, "e1")
    assert field.resistance("e1") == 3
    field.begin(Round())
    assert field.resistance("e1") == 3


def test_neutral_troops_stay_and_defend() -> None:
    """FW-8.6, FW-9.1 B attacks a neutral gun with 3i: B wins and gains a medal; they get no turn and no reinforcement."""
    field = fallen()
    assert field.army(C, "c1") == "1a"
    field.units(B, "b1", "3i").begin(Turn(C), Turn(B))
    for _ in range(3):
        field.play(B, "select_infantry b1", "move_to c1")
    assert field.armies("c1") == ["", "2i", "", ""]
    assert field.g.medals[B] == 1
    field.begin(Reinforcements())
    assert C not in field.table.waiting_for


def test_who_owns_a_repaired_headquarters_plays_on() -> None:
    """FW-8.8 Full resistance, a garrison, a card and a unit more per round; A plays on when the own one falls."""
    field = fallen().units(A, "e1", "1i")
    tile = field.tiles["e1"]
    field.turn(A).play(A, "pass", "done", "repair e1")
    assert (field.g.flag[tile], field.g.resistance[tile]) == (A, 4)
    assert draws_due(field.g, A) == 2
    field.begin(Reinforcements())
    assert "reinforce_infantry e1" in field.offered(A)
    field.g.resistance[field.tiles["a1"]] = 1
    field.units(B, "a1", "3i").attack(B, "a1").play(A, "pass")
    assert field.at("a1", field.g.intact) == 0
    assert field.g.out[A] == 0
    assert field.g.medals[B] == 3
    assert len(field.g.hand[A]) == 7


def test_the_own_headquarters_repaired_gives_no_extra_card() -> None:
    """FW-8.8"""
    field = world()
    assert draws_due(field.g, C) == 1


def test_the_last_one_standing_wins_at_once() -> None:
    """FW-8.7, FW-13.1"""
    field = Field(factions=("usa", "germany")).units(0, "e1", "5t").attack(0, "e1")
    assert (field.g.winner, field.g.ended) == (0, BY_CONQUEST)
    result = field.table.result
    assert result is not None
    assert result.ranks == [1, 2]
    assert result.reason == "conquest"


def test_the_last_point_decides_who_destroyed_it() -> None:
    """FW-8.4 In a three-way battle B takes the last point and gains three medals; a different sole survivor one."""
    field = Field("compact_3", factions=("germany", "usa", "uk"))
    label = field.g.scenario.labels[field.g.scenario.starts[2]]
    field.g.resistance[field.tiles[label]] = 1
    field.units(0, label, "3i").units(1, label, "1t")
    field.g.order[:] = [1, 0, 2]
    field.attack(0, label).play(1, "hit uk")
    assert field.g.medals[:3] == [1, 3, 0]
    assert field.armies(label) == ["2i", "", ""]
    assert field.g.out[2] == 1


def test_a_garrison_alone_keeps_its_owner_present() -> None:
    """FW-8.2 It counts as troops, but no limit counts it and no card removes it."""
    field = world().units(A, "d1", "1p").give(A, "bombing_run")
    assert field.controller("e1") == C
    field.turn(A)
    assert field.refuses(A, "play bombing_run") == "FW-14.3"


def test_who_is_eliminated_in_the_own_turn_ends_it() -> None:
    """FW-8.9 Battles still due are dropped and their tiles are frontiers."""
    field = world().units(B, "a1", "5a").units(A, "b1", "1i").units(B, "c1", "1i")
    tile = field.tiles["a1"]
    field.g.put(tile, A, 0)
    field.g.fresh[tile * 4] = 1
    field.g.resistance[tile] = 1
    field.turn(A).play(A, "select_infantry b1", "move_to c1", "done")
    assert field.offered(A) == ["fight a1", "fight c1"]
    field.play(A, "fight a1")
    assert field.g.out[A] == 1
    assert field.controller("c1") == CONTESTED
    assert field.armies("c1") == ["1i", "1i", "", ""]
    assert field.g.medals[B] == 3
