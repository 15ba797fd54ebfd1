"""Many games, one mechanism: numbered, the same wherever they are played, and taken up again where they were interrupted.

Matches, ladders, balance reports, lessons, simulations and fuzzing are all series. A series and a number determine a
game: its result does not depend on where it is played, in which order games end or which of them a file already holds.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any, Generic, Protocol, TypeVar

import msgspec

from sandtable import SandtableError
from sandtable.arena.executors import Cores, Executor

R = TypeVar("R")
R_co = TypeVar("R_co", covariant=True)
LARGEST_BATCH = 100


class OtherGames(SandtableError):
    """A file that should hold the games of a series holds something else."""

    def __init__(self, path: Path, expected: str, found: str) -> None:
        super().__init__(f"{path} was expected to hold {expected} and begins with {found!r}")
        self.path = path


class Series(Protocol[R_co]):
    """Games that depend on nothing but the series and their number. Both travel to other processes and machines."""

    @property
    def played(self) -> type[R_co]:
        """What is remembered of a game: something that msgspec writes as JSON and reads back."""
        ...

    def check(self) -> None:
        """Refuse what cannot be played, before any game."""
        ...

    def play(self, game: int) -> R_co:
        """Play the game that has this number."""
        ...


def play_series(series: Series[R], games: int, on: Executor | None = None, file: Path | None = None) -> Iterator[tuple[int, R]]:
    """Play so many games and hand over each with its number, as they end: first those that a file already holds.

    Games that are kept are kept one by one; others travel in batches, since most are shorter than their journey.
    """
    series.check()
    on = on or Cores()
    ledger = Ledger(series, file) if file else None
    done = ledger.read() if ledger else {}
    yield from ((game, played) for game, played in sorted(done.items()) if game < games)
    rest = [game for game in range(games) if game not in done]
    for batch in on.run(partial(play_batch, series), batches(rest, 1 if ledger else batch_size(len(rest), on.width))):
        for game, played in batch:
            if ledger:
                ledger.add(game, played)
            yield game, played


def in_order(games: Iterator[tuple[int, R]]) -> list[R]:
    """The results of games, in the order of their numbers."""
    return [played for _, played in sorted(games, key=lambda numbered: numbered[0])]


def play_batch(series: Series[R], games: Sequence[int]) -> list[tuple[int, R]]:
    return [(game, series.play(game)) for game in games]


def batch_size(games: int, width: int) -> int:
    """Small enough to share out and to show progress, large enough not to cost."""
    return max(1, min(LARGEST_BATCH, games // (width * 8)))


def batches(games: Sequence[int], size: int) -> list[Sequence[int]]:
    return [games[start : start + size] for start in range(0, len(games), size)]


class Ledger(Generic[R]):
    """The file of a series: one line that says what is played, then one for each game with its number, in any order."""

    def __init__(self, series: Series[R], path: Path) -> None:
        self.path = path
        self._head = msgspec.json.encode({"series": type(series).__name__, **plain(series)})
        self._line: type[Any] = tuple[int, series.played]  # type: ignore[name-defined]

    def read(self) -> dict[int, R]:
        """The games that are there. A last line that is cut short was never finished; a file that is not there is begun."""
        kept = self.path.read_bytes() if self.path.exists() else b""
        if self._head.startswith(kept):
            self.path.write_bytes(self._head + b"\n")
            return {}
        head, *lines = kept.split(b"\n")
        if head != self._head:
            raise OtherGames(self.path, self._head.decode(), head.decode("utf-8", "replace"))
        if unfinished := lines.pop():
            os.truncate(self.path, len(kept) - len(unfinished))
        return dict(msgspec.json.decode(line, type=self._line) for line in lines)

    def add(self, game: int, played: R) -> None:
        with self.path.open("ab") as file:
            file.write(msgspec.json.encode((game, played)) + b"\n")


def plain(series: Any) -> dict[str, Any]:
    """What a series consists of, as plain values."""
    found = msgspec.to_builtins(series, enc_hook=str)
    assert isinstance(found, dict)
    return found
