"""How one seat sees a table: what it was sent last, and what changed since. Only what it may know is ever compared."""

from __future__ import annotations

import secrets
from collections import deque
from typing import Any, Protocol, cast

import msgspec

from sandtable import Table
from sandtable.server.people.presence import Device
from sandtable.server.storage.room import Room
from sandtable.server.tables.rights import Seating, may_look, seating
from sandtable.server.times import now
from sandtable.server.wire.table import Hush, LogLine, TableInfo, TableState, Unchanged, Update, View

REMEMBERED = 200  # updates a client may have missed and still resume from


class Seen(Protocol):
    """A live table, as far as perspectives look at it."""

    id: str
    room: Room
    table: Table | None
    rewritten: int

    def hushed(self, seat: int) -> bool: ...

    def info(self, seat: int) -> TableInfo: ...

    def view(self, seat: int) -> dict[str, Any] | None: ...

    def answers(self, seat: int) -> tuple[int, int]: ...


class Watcher(Device, Protocol):
    """A device that follows a table."""

    person: str

    def moved(self, table: Any) -> None:
        """The seat this device looked from is no longer its person's."""


encode = msgspec.json.Encoder().encode


class Perspective:
    """One seat's sight of a live table. What is hidden from it neither shows in its updates nor in their numbers."""

    def __init__(self, live: Seen, seat: int) -> None:
        self.seat = seat
        self.era = secrets.token_hex(6)
        self.n = 0
        self.watchers: set[Watcher] = set()
        self._live = live
        self._checked: Seating | None = None  # when it was last made sure that all who watch may
        self._hushed = False  # whether those who watch know that they hear nothing now
        self._trail: deque[tuple[int, int]] = deque(maxlen=REMEMBERED)  # update number, first log line it changed
        self._info: TableInfo | None = None
        self._view: dict[str, Any] | None = None
        self._answers = (-1, -1)
        self._lines: list[bytes] = []  # of the log, as JSON: a log is long, and its lines never change
        self._read = (-1, 0)  # how often the log was rewritten, and how many picks of it are read

    # Sending

    def tell(self) -> None:
        """Send what changed to everyone who watches from this seat; in a silence only that there is one, and that once."""
        self._dismiss()
        hushed, known = self._live.hushed(self.seat), self._hushed
        self._hushed = hushed
        if not self.watchers:
            return
        if not hushed:
            self._refresh()
        elif not known:
            self._hush()

    def send(self, data: bytes) -> None:
        """Send something to everyone who watches from this seat and still may. There is no other way to reach them."""
        self._dismiss()
        for watcher in list(self.watchers):
            watcher.send(data)

    def _dismiss(self) -> None:
        """Let those go who may no longer look from this seat. It is looked up again whenever anything about rights changed."""
        room = self._live.room
        current = seating(room)
        if self._checked != current:
            self._checked = current
            gone = [watcher for watcher in self.watchers if not may_look(room, watcher.person, self.seat)]
            self.watchers.difference_update(gone)
            for watcher in gone:
                watcher.moved(self._live)

    def _hush(self) -> None:
        """Let everyone know that there will be news in a moment, not what."""
        quiet = self._live.room.silence
        assert quiet is not None
        self.send(encode(Hush(self._live.id, self.seat, max(quiet.until - now(), 0))))

    # Looking

    def _refresh(self) -> None:
        """Take note of what changed, and send it to everyone who watches: nobody else can take note of it for them."""
        update = None if self._live.hushed(self.seat) else self._look()
        if update is not None:
            self.send(encode(update))

    def _look(self) -> Update | None:
        """Compare with what was sent last. None if this seat can tell no difference."""
        live = self._live
        info, view, answers = live.info(self.seat), live.view(self.seat), live.answers(self.seat)
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

    _length = 0  # of the log as it was sent

    def _read_log(self) -> int:
        """Bring the log up to date. Returns how many of its lines stayed."""
        table, (rewritten, picks) = self._live.table, self._read
        if table is None:
            return 0
        count = len(table.history)
        self._read = (self._live.rewritten, count)
        if rewritten == self._live.rewritten:
            kept = len(self._lines)
            if count > picks:
                self._lines += map(encode, table.story(self.seat, after=picks) if picks else table.story(self.seat)[kept:])
            return kept
        old, self._lines = self._lines, [encode(line) for line in table.story(self.seat)]
        return common(old, self._lines)

    def _log(self, kept: int = 0) -> list[LogLine]:
        """The log from some line on, ready to be sent."""
        return cast(list[LogLine], [msgspec.Raw(line) for line in self._lines[kept:]])

    def state(self) -> TableState:
        """Everything, for somebody who comes in."""
        self._refresh()
        assert self._info is not None
        number, undo = self._answers
        live, view = self._live, cast(View | None, self._view)
        return TableState(live.id, self.seat, self.era, self.n, now(), self._info, view, self._log(), number, undo)

    def since(self, era: str, n: int) -> TableState | Update | Unchanged:
        """What somebody missed who saw update `n` of an era last; everything if that is too long ago."""
        self._refresh()
        if era != self.era or n > self.n or (n < self.n and (not self._trail or self._trail[0][0] > n + 1)):
            return self.state()
        if n == self.n:
            return Unchanged(self._live.id, self.seat, era, n)
        kept = min(first for number, first in self._trail if number > n)
        return self._update(self._info, self._view, kept)

    def _update(self, info: TableInfo | None, patch: dict[str, Any] | None, kept: int) -> Update:
        live, (number, undo), view = self._live, self._answers, cast(View | None, patch or None)
        return Update(live.id, self.seat, self.era, self.n, now(), info, view, kept, self._log(kept), number, undo)


def difference(old: dict[str, Any] | None, new: dict[str, Any] | None) -> dict[str, Any] | None:
    """The keys of a view that changed, and of its zones only those that did."""
    if old is None or new is None:
        return new
    changed = {key: value for key, value in new.items() if old[key] != value}
    if "zones" in changed:
        changed["zones"] = [zone for zone, was in zip(new["zones"], old["zones"], strict=True) if zone is not was and zone != was]
    return changed


def common(old: list[bytes], new: list[bytes]) -> int:
    """How many lines two logs have in common from the start."""
    for index, (one, other) in enumerate(zip(old, new, strict=False)):
        if one != other:
            return index
    return min(len(old), len(new))
