"""A stored game: its head is a record without picks, its moves lead to where it stands."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import sandtable
from sandtable import Record, Table
from sandtable.engine import store as snapshots
from sandtable.engine.content import Content
from sandtable.server.problems import Clash, Missing
from sandtable.server.storage.room import Outcome, Room
from sandtable.server.storage.store import Move

PickList = list[tuple[int, str]]


class Packs:
    """The packs the owner of this server installed: `<folder>/<title>/<pack>/`."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def names(self, title: str) -> list[str]:
        place = self._folder / title
        return sorted(entry.name for entry in place.iterdir() if entry.is_dir()) if place.is_dir() else []

    def paths(self, title: str, names: list[str]) -> list[Path]:
        there = self.names(title)
        for name in names:
            if name not in there:
                raise Missing("no-pack", pack=name)
        return [self._folder / title / name for name in names]


def edition() -> str:
    """The titles of this version, each with the version of its rules."""
    return ", ".join(f"{slug} {sandtable.title(slug).version}" for slug in sandtable.titles())


def fold(moves: Iterable[Move], picks: PickList | None = None) -> PickList:
    """The picks that stand after all undoing."""
    picks = list(picks or [])
    for move in moves:
        if move.kind == "picks":
            picks += [(move.seat, text) for text in move.data.split("\n")]
        elif move.kind == "undo":
            del picks[max(index for index, (seat, _) in enumerate(picks) if seat == move.seat)]
        else:
            del picks[int(move.data) :]
    return picks


def replay(head: str, picks: PickList, content: Content) -> Table:
    """The table that a head and picks lead to, with the cards of the game. Says so plainly if these rules no longer fit."""
    record = Record.loads(head)
    record.picks = picks
    try:
        table = sandtable.replay(record, content=content)
    except sandtable.SandtableError as error:
        raise Clash("does-not-fit", why=error) from error
    if len(table.history) > len(picks):
        raise Clash("before-other-rules")
    return table


def beginning(head: str, content: Content) -> Table:
    """The table a game starts from: at its beginning, or where other rules went on with it."""
    try:
        return sandtable.replay(head, content=content)
    except sandtable.SandtableError as error:
        raise Clash("does-not-fit", why=error) from error


def restored(head: str, saved: bytes, content: Content) -> Table:
    """The table that a snapshot of a game holds."""
    record = Record.loads(head)
    table = snapshots.load(sandtable.title(record.title), saved, content=content)
    table.base = record.base
    return table


def head_of(table: Table) -> str:
    """What a game starts from, as text."""
    record = table.record
    record.picks, record.result = [], None
    return record.dumps()


def rules_of(head: str) -> int:
    """The version of the rules that a game is played by."""
    return Record.loads(head).rules


def outcome(table: Table, room: Room) -> Outcome:
    """How a game that was played to its end came out, by names. Whoever gave up stands behind everybody who did not."""
    result = table.result
    assert result is not None
    ranks = behind_those_who_stayed(result.ranks, room)
    return Outcome(ranks, result.scores, result.reason, result.lines)


def given_up(room: Room, reason: str) -> Outcome:
    """How a game came out that ended before its end: those who stayed share the first rank."""
    ranks = behind_those_who_stayed([1 for _ in room.chairs], room)
    return Outcome(ranks, [], reason, [])


def behind_those_who_stayed(ranks: list[int], room: Room) -> list[int]:
    gone = [bool(chair.out) for chair in room.chairs]
    keys = list(zip(gone, ranks, strict=True))
    return [1 + sum(other < key for other in keys) for key in keys]
