"""Notes beside a record are kept, and are no part of the game."""

from __future__ import annotations

import sandtable
from sandtable import Record


def test_notes_are_kept_and_change_nothing() -> None:
    record = sandtable.new("fine_sand", players=2, seed=1).record
    plain = record.dumps()
    record.notes = {"seats": ["human", "greedy"]}
    assert Record.loads(record.dumps()).notes == {"seats": ["human", "greedy"]}
    assert sandtable.replay(record.dumps()).record.dumps() == plain
    assert "notes" not in plain
