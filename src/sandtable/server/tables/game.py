"""A stored game: its head is a record without picks, its moves lead to where it stands."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import sandtable
from sandtable import Record, Table
from sandtable.server.problems import Clash, Missing, Refused
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
                raise Missing(f"There is no pack {name!r} for this title here.")
        return [self._folder / title / name for name in names]


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


def replay(head: str, picks: PickList, packs: Packs) -> Table:
    """The table a head and picks lead to. Says so plainly if these rules or cards no longer fit."""
    record = Record.loads(head)
    record.picks = picks
    try:
        return sandtable.replay(record, packs=packs.paths(record.title, record.packs))
    except (sandtable.SandtableError, Refused) as error:
        raise Clash(f"This game does not fit the rules and cards of this server: {error}.") from error


def head_of(table: Table) -> str:
    """What a game starts from, as text."""
    record = table.record
    record.picks, record.result = [], None
    return record.dumps()


def outcome(table: Table, room: Room) -> Outcome:
    """How a game that was played to its end came out. Whoever gave up stands behind everybody who did not."""
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
