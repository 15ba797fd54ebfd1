"""What may be taken back: moves and buildings step by step; not what was shown, drawn or fought."""

from __future__ import annotations

from tests.games.frontier_wars.field import Field


def test_moves_and_buildings_can_be_taken_back_one_by_one() -> None:
    """FW-6.15, FW-6.16 From the first move to the end of the building step."""
    field = Field(factions=("germany", "usa")).units(0, "a2", "2i").units(0, "b1", "1i").turn(0)
    field.play(0, "select_infantry a2", "move_to b2", "done", "build_factory b2")
    assert field.table.undoable(0) == 4
    for _ in range(4):
        field.table.undo(0)
    assert field.army(0, "a2") == "2i"
    assert field.g.medals[0] == 0
    assert field.asks(0) == "Movement"


def test_a_played_card_stays_played() -> None:
    """FW-14.13 Everybody has seen it."""
    field = Field(factions=("germany", "usa")).units(0, "a2", "1i").give(0, "feint", "forced_march").turn(0)
    field.play(0, "play forced_march")
    assert not field.table.can_undo(0)


def test_a_paid_card_stays_paid() -> None:
    """FW-14.4"""
    field = Field(factions=("germany", "usa")).units(0, "a2", "1t1i").give(0, "dig_in", "supplies").turn(0)
    field.play(0, "special")
    assert field.table.can_undo(0)
    field.play(0, "pay dig_in")
    assert not field.table.can_undo(0)


def test_a_battle_that_has_begun_stays_begun() -> None:
    """FW-7.3 The first battle closes the way back to the moves."""
    field = Field(factions=("usa", "germany")).units(0, "b1", "2i").units(0, "b2", "1i").units(1, "c1", "1i").units(1, "c3", "1i")
    field.turn(0).play(0, "select_infantry b1", "move_to c1", "select_infantry b2", "move_to c3", "done", "done")
    assert field.offered(0) == ["fight c1", "fight c3"]
    assert field.table.can_undo(0)
    field.play(0, "fight c1")
    assert not field.table.can_undo(0)
