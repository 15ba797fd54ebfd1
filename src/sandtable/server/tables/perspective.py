"""A perspective: one seat of a live table with everybody who watches from there in one language, each as long as they may."""

from __future__ import annotations

from typing import Any, Protocol

import msgspec

from sandtable.server.people.presence import Device
from sandtable.server.storage.room import Room
from sandtable.server.tables.rights import Seating, may_look, seating
from sandtable.server.tables.sight import Shown, Sight
from sandtable.server.tables.silence import covers
from sandtable.server.times import now
from sandtable.server.wire.view import Hush, TableState, Unchanged, Update


class Watched(Shown, Protocol):
    """A live table, as far as it is watched."""

    room: Room

    @property
    def rights(self) -> Room:
        """By what is decided who may look."""


class Watcher(Device, Protocol):
    """A device that follows a table."""

    person: str

    def moved(self, table: Any) -> None:
        """The seat this device looked from is no longer its person's."""


encode = msgspec.json.Encoder().encode


class Perspective:
    """One seat of a live table, and those who watch from there and read the same language."""

    def __init__(self, live: Watched, seat: int, language: str) -> None:
        self.seat = seat
        self.language = language
        self.watchers: set[Watcher] = set()
        self.sight = Sight(live, seat, language)
        self._live = live
        self._checked: Seating | None = None  # when it was last made sure that all who watch may
        self._room: Room | None = None  # and the room by which it was: a table that changes has another
        self._hushed = False  # whether those who watch know that they hear nothing now

    def state(self) -> TableState:
        """Everything, for somebody who comes in."""
        self._refresh()
        return self.sight.state()

    def since(self, era: str, n: int) -> TableState | Update | Unchanged:
        """What somebody missed who saw update `n` of an era last; everything if that is too long ago."""
        self._refresh()
        return self.sight.since(era, n)

    def tell(self) -> None:
        """Send what changed to everyone who watches from this seat; in a silence only that there is one, and that once."""
        self.dismiss()
        hushed, known = covers(self._live.room, self.seat), self._hushed
        self._hushed = hushed
        if not self.watchers:
            return
        if not hushed:
            self._refresh()
        elif not known:
            self._hush()

    def send(self, data: bytes) -> None:
        """Send something to everyone who watches from this seat and still may. There is no other way to reach them."""
        self.dismiss()
        for watcher in list(self.watchers):
            watcher.send(data)

    def dismiss(self) -> None:
        """Let those go who may no longer look from this seat. It is looked up again whenever anything about rights changed."""
        room = self._live.rights
        if room is self._room:
            return
        self._room, current = room, seating(room)
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

    def _refresh(self) -> None:
        """Take note of what changed, and send it to everyone who watches: nobody else can take note of it for them."""
        update = None if covers(self._live.room, self.seat) else self.sight.look()
        if update is not None:
            self.send(encode(update))
