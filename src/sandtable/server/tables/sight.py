"""What one seat was shown of a table, and what changed since. Only what it may know is ever compared."""

from __future__ import annotations

import secrets
from collections import deque
from typing import Any, Protocol, cast

import msgspec

from sandtable.engine.voice import Voice
from sandtable.server.tables.recording import Told
from sandtable.server.times import Millis, now
from sandtable.server.wire.table import TableInfo
from sandtable.server.wire.view import LogLine, TableState, Unchanged, Update, View

REMEMBERED = 200  # updates a client may have missed and still resume from

encode = msgspec.json.Encoder().encode


class Shown(Protocol):
    """A live table, as far as a seat is shown it."""

    id: str
    rewritten: int
    behind: Millis  # how much later than it happened this is shown

    @property
    def made(self) -> int: ...

    def info(self, seat: int, language: str) -> TableInfo: ...

    def voice(self, language: str) -> Voice | Told | None: ...

    def view(self, seat: int, language: str) -> dict[str, Any] | None: ...

    def answers(self, seat: int) -> tuple[int, int]: ...


class Sight:
    """One seat's sight of a table, in one language. What is hidden from it neither shows in its updates nor in their numbers."""

    def __init__(self, live: Shown, seat: int, language: str) -> None:
        self.seat = seat
        self._language = language
        self.era = secrets.token_hex(6)
        self.n = 0
        self._live = live
        self._trail: deque[tuple[int, int]] = deque(maxlen=REMEMBERED)  # update number, first log line it changed
        self._info: TableInfo | None = None
        self._view: dict[str, Any] | None = None
        self._answers = (-1, -1)
        self._lines: list[bytes] = []  # of the log, as JSON: a log is long, and its lines never change
        self._length = 0  # of the log as it was sent
        self._read = (-1, 0)  # how often the log was rewritten, and how many picks of it are read

    def look(self) -> Update | None:
        """Compare with what was sent last. None if this seat can tell no difference."""
        live = self._live
        info, view = live.info(self.seat, self._language), live.view(self.seat, self._language)
        answers = live.answers(self.seat)
        kept = self._read_log()
        patch = difference(self._view, view)
        same_log = kept == len(self._lines) == self._length
        if info == self._info and not patch and same_log and answers == self._answers:
            return None
        self.n += 1
        self._trail.append((self.n, kept))
        changed = None if info == self._info else info
        self._info, self._view, self._answers, self._length = info, view, answers, len(self._lines)
        return self._update(changed, patch, kept)

    def _read_log(self) -> int:
        """Bring the log up to date. Returns how many of its lines stayed."""
        voice, (rewritten, picks) = self._live.voice(self._language), self._read
        if voice is None:
            return 0
        count = self._live.made
        self._read = (self._live.rewritten, count)
        if rewritten == self._live.rewritten:
            kept = len(self._lines)
            if count > picks:
                self._lines += map(encode, voice.story(self.seat, after=picks) if picks else voice.story(self.seat)[kept:])
            return kept
        old, self._lines = self._lines, [encode(line) for line in voice.story(self.seat)]
        return common(old, self._lines)

    def _log(self, kept: int = 0) -> list[LogLine]:
        """The log from some line on, ready to be sent."""
        return cast(list[LogLine], [msgspec.Raw(line) for line in self._lines[kept:]])

    def state(self) -> TableState:
        """Everything, for somebody who comes in."""
        assert self._info is not None, "look first"
        number, undo = self._answers
        live, view = self._live, cast(View | None, self._view)
        return TableState(live.id, self.seat, self.era, self.n, self._now(), self._info, view, self._log(), number, undo)

    def since(self, era: str, n: int) -> TableState | Update | Unchanged:
        """What somebody missed who saw update `n` of an era last; everything if that is too long ago."""
        if era != self.era or n > self.n or (n < self.n and (not self._trail or self._trail[0][0] > n + 1)):
            return self.state()
        if n == self.n:
            return Unchanged(self._live.id, self.seat, era, n)
        kept = min(first for number, first in self._trail if number > n)
        return self._update(self._info, self._view, kept)

    def _update(self, info: TableInfo | None, patch: dict[str, Any] | None, kept: int) -> Update:
        live, (number, undo), view = self._live, self._answers, cast(View | None, patch or None)
        return Update(live.id, self.seat, self.era, self.n, self._now(), info, view, kept, self._log(kept), number, undo)

    def _now(self) -> Millis:
        """The time at the table as it is shown, so that its clocks read as they did then."""
        return now() - self._live.behind


def difference(old: dict[str, Any] | None, new: dict[str, Any] | None) -> dict[str, Any] | None:
    """The keys of a view that changed, and of its zones only those that did."""
    if old is None or new is None:
        return new
    changed = {key: value for key, value in new.items() if old[key] is not value and old[key] != value}
    if "zones" in changed:
        changed["zones"] = [zone for zone, was in zip(new["zones"], old["zones"], strict=True) if zone is not was and zone != was]
    return changed


def common(old: list[bytes], new: list[bytes]) -> int:
    """How many lines two logs have in common from the start."""
    for index, (one, other) in enumerate(zip(old, new, strict=False)):
        if one != other:
            return index
    return min(len(old), len(new))
