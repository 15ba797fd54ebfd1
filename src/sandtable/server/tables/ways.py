"""How the rules of this version go on with a game that was played by older ones: from its snapshot, or from before.

A snapshot that shows how the game stands is enough: nothing is lost. Else some of the picks are made again by other rules than
those they were meant for, which is something that people have to agree to.
"""

from __future__ import annotations

from dataclasses import dataclass

import sandtable
from sandtable import BadRecord, IllegalPick, Record, SandtableError, Table
from sandtable.engine import store as snapshots
from sandtable.engine.content import Content
from sandtable.server.storage.rows import Move, Snapshot
from sandtable.server.tables import game
from sandtable.server.tables.game import PickList


@dataclass(frozen=True)
class Way:
    """Where these rules go on with a game."""

    head: str  # what it starts from then
    exact: bool  # whether that is how the game stands
    made: int = 0  # how many picks were made
    table: Table | None = None  # the last position that these rules can go on from; None: not even the first

    @property
    def kept(self) -> int | None:
        """How many picks are left there."""
        return None if self.table is None else len(self.table.history)


def not_begun(head: str) -> Way:
    """A game that has not begun begins by the rules of this version."""
    record = Record.loads(head)
    record.rules = sandtable.title(record.title).version
    return Way(record.dumps(), exact=True)


def find_way(head: str, content: Content, taken: Snapshot | None, moves: list[Move]) -> Way:
    """Look for a way on: from the snapshot as far as possible, else from the beginning."""
    record, picks = Record.loads(head), game.fold(moves)
    table = from_snapshot(record, content, taken)
    exact = table is not None and taken is not None and all(move.n <= taken.n for move in moves)
    if table is None or (not exact and table.picks != picks[: len(table.history)]):
        table = from_beginning(record, content)
    if table is None:
        return Way(head, exact=False, made=len(picks))
    if not exact:
        play_on(table, picks)
    return Way(game.head_of(snapshots.rebased(table)), exact, len(picks), table)


def from_snapshot(record: Record, content: Content, taken: Snapshot | None) -> Table | None:
    try:
        return None if taken is None else snapshots.load(sandtable.title(record.title), taken.data, content=content)
    except BadRecord:
        return None


def from_beginning(record: Record, content: Content) -> Table | None:
    """The game as the rules of this version would begin it."""
    record.rules, record.base = sandtable.title(record.title).version, ""
    try:
        return sandtable.replay(record, content=content)
    except SandtableError:
        return None


def play_on(table: Table, picks: PickList) -> None:
    """Make the picks that are left, up to the first that these rules do not offer."""
    try:
        for seat, text in picks[len(table.history) :]:
            table.play(seat, text)
    except IllegalPick:
        return
