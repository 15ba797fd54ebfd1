"""FW-13.4 Resigning, at any moment of a game."""

from __future__ import annotations

import random

import pytest

import sandtable
from sandtable.engine.plain import plain
from sandtable.games.frontier_wars.arms import ArmsRace
from sandtable.games.frontier_wars.book import TYPES
from sandtable.games.frontier_wars.drawing import Drawing
from sandtable.games.frontier_wars.layout import DECK, HAND, LOOKED_AT, WAITING
from sandtable.games.frontier_wars.position import BY_CONQUEST, FrontierWars
from sandtable.games.frontier_wars.tactics import Tactics
from sandtable.games.frontier_wars.turns import EndTurn, Turn, Turns
from tests.games.frontier_wars import invariants
from tests.games.frontier_wars.field import Field


def test_who_resigns_is_eliminated_without_destroyer() -> None:
    """FW-13.4 The headquarters is destroyed, nobody gains medals, all cards are discarded, the troops stay."""
    field = Field("compact_3").give(2, "feint", "dig_in").units(2, "b1", "2i").units(0, "a2", "1i").turn(0)
    field.table.resign(2)
    assert field.g.out[2] == 1
    assert field.hand(2) == []
    assert field.discards() == ["dig_in", "feint"]
    assert field.g.medals[:3] == [0, 0, 0]
    assert field.army(2, "b1") == "2i"
    assert field.g.winner == -1
    assert field.asks(0) == "Movement"


def test_the_last_one_wins_when_the_other_resigns() -> None:
    """FW-13.4, FW-8.7"""
    field = Field().units(0, "a2", "1i").turn(0)
    field.table.resign(0)
    assert (field.g.winner, field.g.ended) == (1, BY_CONQUEST)
    assert field.table.over


def test_the_last_one_wins_when_the_others_resign_while_all_draw() -> None:
    """FW-13.4, FW-8.7 Nothing is left to be drawn."""
    field = Field("compact_3").begin(Drawing())
    field.table.resign(1)
    assert field.table.waiting_for == [0, 2]
    field.table.resign(2)
    assert (field.g.winner, field.g.ended) == (0, BY_CONQUEST)
    assert field.table.over


def test_resigning_in_the_own_turn_ends_it() -> None:
    """FW-13.4, FW-8.9 Battles still due are dropped, and the next player is asked."""
    field = Field("compact_3").units(0, "b1", "1i").units(1, "b2", "1i").units(0, "a2", "1i")
    field.g.order[:] = [0, 1, 2]
    field.begin(Turns()).play(0, "select_infantry b1", "move_to b2")
    field.table.resign(0)
    assert field.armies("b2") == ["1i", "1i", ""]
    assert field.asks(1) == "Movement"


def test_passengers_stand_on_the_ground_where_the_enemy_has_resigned() -> None:
    """FW-7.13, FW-13.4 A plane came down at a headquarters that falls before the battle: its infantry may repair it."""
    field = Field("compact_3").units(0, "b1", "1i").units(0, "c2", "1p1i")
    start = field.g.scenario.labels[field.g.scenario.starts[2]]
    field.turn(0).play(0, "select_plane c2", "load_infantry", f"fly_to {start}")
    assert sum(field.g.cargo) == 1
    field.table.resign(2)
    assert sum(field.g.cargo) == 0
    field.play(0, "done", f"repair {start}")
    invariants.check(field.g)
    assert field.g.flag[field.tiles[start]] == 0


def test_sealed_picks_are_opened_without_who_resigned() -> None:
    """FW-13.4 The others have chosen in the arms race: it goes on at once."""
    field = Field("compact_3").give(0, "feint").give(1, "dig_in").give(2, "minefield")
    field.g.medals[:3] = [1, 1, 1]
    field.begin(ArmsRace()).play(0, "add feint").play(2, "add minefield")
    field.table.resign(1)
    assert [len(field.g.research[seat]) for seat in range(3)] == [1, 0, 1]


def four(*armies: tuple[int, str, str]) -> Field:
    """Four factions who move in the order of their seats."""
    field = Field("compact_4", factions=("usa", "germany", "uk", "ussr"))
    for army in armies:
        field.units(*army)
    field.g.order[:] = [0, 1, 2, 3]
    return field


def finish(field: Field, *questions: str) -> None:
    """Say done to these questions; where that is not offered, take the first option."""
    seat = field.table.waiting_for[0]
    while field.asks(seat) in questions:
        field.play(seat, "done" if "done" in field.offered(seat) else field.offered(seat)[0])
        seat = (field.table.waiting_for or [seat])[0]


@pytest.mark.parametrize("resigns", [True, False], ids=["by resigning", "by losing the headquarters"])
def test_nobody_is_left_aboard_when_the_own_turn_ends_early(resigns: bool) -> None:
    """FW-8.9, FW-13.4 The battles are dropped, and with them who was still aboard: those troops stand on the ground."""
    field = four((3, "c1", "2i"), (0, "b1", "1p2i"), (1, "d1", "2t"), (0, "b2", "1i"))
    home = field.tiles["a1"]
    if not resigns:
        field.units(1, "a1", "5a").units(0, "a1", "1i")
        field.g.fresh[home * TYPES] = field.g.resistance[home] = 1
    field.begin(Turns()).play(0, "select_plane b1", "load_infantry", "load_infantry", "fly_to c1")
    assert sum(field.g.cargo) == 1
    if resigns:
        field.table.resign(0)
    else:
        finish(field, "Movement", "Build")
        field.play(0, "fight a1")
        assert field.g.keeper[home] == 1
    assert field.g.out[0]
    invariants.check(field.g)
    field.play(1, "select_tank d1", "move_to c1", "select_tank d1", "move_to c1")
    finish(field, "Movement", "Build", "Aim")
    invariants.check(field.g)
    assert field.armies("c1") == ["", "1t", "", "2i"]


def test_without_the_attacker_a_battle_is_dropped() -> None:
    """FW-8.9 Whoever is being asked at whom to aim: nobody strikes, and the next player's turn begins."""
    field = four((0, "c2", "4i"), (1, "c2", "2a2i"), (3, "c2", "2i"), (1, "b1", "1i"))
    field.attack(0, "c2")
    field.g.todo[:0] = [Turn(1), EndTurn(0)]
    assert field.asks(1) == "Aim"
    field.table.resign(0)
    invariants.check(field.g)
    assert field.armies("c2") == ["4i", "2i2a", "", "2i"]
    assert field.asks(1) == "Movement"


def test_without_the_attacker_nobody_is_asked_for_a_defence_order() -> None:
    """FW-8.9 The attacker leaves in the attack window."""
    field = four((0, "c2", "3i"), (1, "c2", "1i")).give(0, "feint").give(1, "dig_in")
    field.g.move(field.g.hand[0][0], HAND, WAITING)
    field.attack(0, "c2")
    assert field.asks(0) == "AttackWindow"
    field.table.resign(0)
    assert field.hand(1) == ["dig_in"]
    assert field.table.waiting_for == []


@pytest.mark.parametrize("bunker", [True, False])
def test_a_garrison_that_has_left_neither_strikes_nor_is_struck(bunker: bool) -> None:
    """FW-13.4, FW-8.2 The owner of the headquarters leaves while the others assign their hits."""
    field = four((0, "e1", "2t2i"), (1, "e1", "2i"))
    if bunker:
        field.keep(2, "command_bunker")
    field.g.resistance[field.tiles["e1"]] = 1
    field.attack(0, "e1").table.resign(2)
    assert field.offered(0) == []  # there is nobody left to choose from: the hits went to the one faction left
    invariants.check(field.g)
    assert field.armies("e1") == ["2i2t", "", "", ""]
    assert field.g.medals[:4] == [1, 0, 0, 0], "for the battle, not for the headquarters"


@pytest.mark.parametrize(("resigns", "medals"), [(True, 1), (False, 3)])
def test_a_garrison_that_leaves_after_its_last_point_is_nobodys_trophy(resigns: bool, medals: int) -> None:
    """FW-13.4, FW-8.4 Its resistance is gone, and the battle goes on between the others."""
    field = four((0, "e1", "3i2t"), (1, "e1", "2i"), (3, "e1", "2i"))
    field.g.resistance[field.tiles["e1"]] = 1
    field.attack(0, "e1").play(0, "hit uk", "hit germany")
    assert (field.resistance("e1"), field.asks(0), field.detail(0)) == (0, "Aim", "3 still to assign.")
    if resigns:
        field.table.resign(2)
    field.play(0, "hit germany")
    assert (field.armies("e1"), field.g.medals[0]) == (["2t", "", "", ""], medals)


def test_if_a_garrison_leaves_and_one_faction_remains_there_is_no_fight() -> None:
    """FW-13.4, FW-7.7 The owner leaves in the window: nobody gains a medal."""
    field = four((0, "e1", "2t")).give(2, "dig_in").attack(0, "e1")
    assert field.asks(2) == "DefenceWindow"
    field.table.resign(2)
    assert (field.g.medals[:4], field.armies("e1")) == ([0, 0, 0, 0], ["2t", "", "", ""])
    assert field.controller("e1") == field.at("e1", field.g.keeper) == 0


def test_the_hits_of_who_leaves_strike_the_attacker() -> None:
    """FW-8.6, FW-7.12 Its troops are neutral from now on: what is still to be assigned goes to the attacker."""
    field = four((0, "c2", "4i"), (1, "c2", "2a2i"), (3, "c2", "2i")).attack(0, "c2")
    assert field.detail(1) == "2 still to assign."
    field.play(1, "hit ussr")
    field.table.resign(1)
    assert (field.army(0, "c2"), field.army(3, "c2")) == ("3i", "1i")
    assert field.asks(0) == "Aim"


def test_a_thief_chooses_again_when_a_victim_leaves() -> None:
    """FW-13.4, FW-14.12 The hand of who resigned is no longer offered; without any other the card has no effect."""
    for others, left in ((["feint"], []), (["feint", "dig_in"], ["steal ussr-defence"])):
        field = Field("compact_3", factions=("usa", "germany", "ussr")).give(0, "spy_ring")
        field.g.order[:] = [0, 1, 2]
        for seat, card in enumerate(others, 1):
            field.give(seat, card)
        field.give(1, "minefield").begin(Tactics()).play(0, "play spy_ring")
        field.table.resign(1)
        assert field.offered(0) == []
        assert field.hand(0) == (["dig_in"] if left else [])


def test_cards_that_were_looked_at_go_back_under_their_deck() -> None:
    """FW-13.4, FW-4.5 Codebreakers leave before they have chosen: nobody else learns the two."""
    field = Field("compact_3", factions=("uk", "germany", "ussr"), side="B").units(1, "b1", "1i")
    field.begin(Drawing(), Turn(1))
    for seat in (0, 1, 2):
        field.play(seat, "draw attack")
    two = field.g.piles[LOOKED_AT][:]
    assert (field.asks(0), len(two)) == ("KeepOne", 2)
    field.table.resign(0)
    assert sorted(field.g.piles[DECK][:2]) == sorted(two)
    assert not any(field.table.view(1)["zones"][0]["cards"])
    invariants.check(field.g)


def test_nobody_takes_anything_back_after_somebody_left() -> None:
    """FW-13.4 Cards were laid open."""
    field = four((0, "b1", "2i"), (1, "b2", "1i")).begin(Turns()).play(0, "select_infantry b1", "move_to a2")
    assert field.table.can_undo(0)
    field.table.resign(3)
    assert not field.table.can_undo(0)
    assert field.asks(0) == "Movement"


def test_what_is_made_again_after_taking_back_comes_out_the_same() -> None:
    """FW-13.4 Somebody left among the picks that are made once more."""
    field = four((0, "b1", "2i"), (1, "b2", "1i")).give(3, "feint", "dig_in").begin(Turns())
    field.play(0, "select_infantry b1", "move_to a2")
    field.table.resign(3)
    before = plain(field.table.title, field.g)
    field.play(0, "select_infantry b1")
    field.table.undo(0)
    assert plain(field.table.title, field.g) == before


@pytest.mark.parametrize("seed", range(12))
def test_games_go_on_whenever_somebody_resigns(seed: int) -> None:
    """FW-13.4 After any number of picks, whoever it is, whoever is asked."""
    rng = random.Random(seed)
    table = sandtable.new("frontier_wars", players=4, seed=seed, side="AB"[seed % 2], round_limit="12")
    moment, leaver = rng.randrange(400) if seed else 0, rng.randrange(4)
    for number in range(20_000):
        if table.over:
            break
        g = table.g
        assert isinstance(g, FrontierWars)
        if number == moment and not g.out[leaver]:
            table.resign(leaver)
            with pytest.raises(sandtable.IllegalPick, match="cannot resign"):
                table.resign(leaver)
            continue
        invariants.check(g)
        seat = rng.choice(table.waiting_for)
        table.play(seat, rng.choice(table.options(seat)))
    assert table.over
    assert table.result is not None
    if number > moment:
        assert table.result.ranks[leaver] > 1
    again = sandtable.replay(table.record)
    assert again.result == table.result
    assert again.log() == table.log()


def test_there_is_no_way_back_from_resigning() -> None:
    """FW-13.4"""
    table = sandtable.new("frontier_wars", players=3, seed=4)
    leaver = table.waiting_for[0]
    table.resign(leaver)
    assert not table.can_undo(leaver)
    assert table.record.picks == [(leaver, "resign")]
