"""FW-13.4 Resigning, at any moment of a game."""

from __future__ import annotations

import random

import pytest

import sandtable
from sandtable.games.frontier_wars.arms import ArmsRace
from sandtable.games.frontier_wars.position import BY_CONQUEST, FrontierWars
from sandtable.games.frontier_wars.turns import Turns
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


def test_resigning_in_the_own_turn_ends_it() -> None:
    """FW-13.4, FW-8.9 Battles still due are dropped, and the next player is asked."""
    field = Field("compact_3").units(0, "b1", "1i").units(1, "b2", "1i").units(0, "a2", "1i")
    field.g.order[:] = [0, 1, 2]
    field.begin(Turns()).play(0, "select_infantry b1", "move_to b2")
    field.table.resign(0)
    assert field.armies("b2") == ["1i", "1i", ""]
    assert field.asks(1) == "Movement"


def test_sealed_picks_are_opened_without_who_resigned() -> None:
    """FW-13.4 The others have chosen in the arms race: it goes on at once."""
    field = Field("compact_3").give(0, "feint").give(1, "dig_in").give(2, "minefield")
    field.g.medals[:3] = [1, 1, 1]
    field.begin(ArmsRace()).play(0, "add feint").play(2, "add minefield")
    field.table.resign(1)
    assert [len(field.g.research[seat]) for seat in range(3)] == [1, 0, 1]


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
