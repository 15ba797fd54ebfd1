"""A table: several picks at once, and the log in parts."""

from __future__ import annotations

import pytest

import sandtable


def table_with_a_pick() -> sandtable.Table:
    table = sandtable.new("fine_sand", players=2, seed=7, mode="basic")
    table.play(0, table.options(0)[0])
    return table


def test_picks_sent_together_are_made_all_or_none_and_undo_reaches_as_far_as_before() -> None:
    table = table_with_a_pick()
    before, log, undoable = table.view(0), table.log(0), table.undoable(0)
    assert undoable == 1
    with pytest.raises(sandtable.IllegalPick):
        table.play_all(0, ["keep_rest", "no such thing"])
    assert table.view(0) == before
    assert table.log(0) == log
    assert table.undoable(0) == undoable
    assert table.undo(0) == 0


def test_the_log_can_be_read_in_parts() -> None:
    table = table_with_a_pick()
    read = table.log(0)
    seen = len(table.history)
    table.play(0, "keep_rest")
    table.play(1, "keep_rest")
    assert read + table.log(0, after=seen) == table.log(0)
    assert len(table.log(0)) > len(read)


def test_a_title_without_a_rule_for_it_lets_nobody_resign() -> None:
    table = table_with_a_pick()
    with pytest.raises(sandtable.IllegalPick, match="cannot resign"):
        table.resign(0)
    assert len(table.history) == 1
