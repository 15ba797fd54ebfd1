"""A live table: a game and its room in memory, with everybody's sight of it."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from typing import Any

import msgspec

from sandtable import Table
from sandtable.engine.content import Content
from sandtable.engine.messages import ENGLISH
from sandtable.engine.sight import SPECTATOR, waiting_for
from sandtable.engine.voice import Voice
from sandtable.server.people.identity import Identity
from sandtable.server.problems import Clash
from sandtable.server.storage.room import Room
from sandtable.server.storage.store import Game, Listing, Move
from sandtable.server.tables import game, rights
from sandtable.server.tables.audience import Audience
from sandtable.server.tables.clocks import Turns
from sandtable.server.tables.game import PickList
from sandtable.server.tables.infos import Infos
from sandtable.server.tables.perspective import Perspective
from sandtable.server.tables.recording import Recorded, Told
from sandtable.server.tables.silence import Pauses
from sandtable.server.tables.ways import Way
from sandtable.server.times import Millis
from sandtable.server.wire.table import TableInfo


class LiveTable(Audience):
    """A table that somebody uses. Whoever reads or changes it holds its lock: one thing happens after the other."""

    def __init__(self, stored: Game, identity: Identity, pauses: Pauses | None = None) -> None:
        super().__init__()
        self.id = stored.id
        self.head = stored.head
        self.version = stored.version
        self.room = stored.room
        self.listing: Listing | None = None  # as this node wrote it last
        self.content: Content | None = None  # its cards
        self.table: Table | None = None
        self.recorded: Recorded | None = None  # what remains of a game that was over when it was loaded
        self.rewritten = 0  # how often the log changed otherwise than by growing
        self.way: Way | None = None  # how these rules go on with a game of older ones, while that is not settled
        self.unsaved = 0  # how often the game went on since a snapshot of it was kept
        self.stale = False  # memory may be ahead of the storage: read it again before use
        self.lock = asyncio.Lock()
        self.timer: asyncio.TimerHandle | None = None
        self.thinking: dict[tuple[int, int], asyncio.Task[None]] = {}  # bots at work, by seat and question
        self.left: Counter[str] = Counter()  # how often somebody got up or gave up: what they asked for before counts no more
        self.used = 0.0
        self.behind: Millis = 0
        self.pauses = pauses or Pauses()
        self._infos = Infos(stored.id, identity)

    # The game

    @property
    def made(self) -> int:
        """How many picks stand."""
        return len(self.shown.history) if self.shown else 0

    @property
    def phase(self) -> int:
        """How often the whole table moved on. What somebody picks apart from the others does not count."""
        return self.table.g.phase if self.table else -1

    @property
    def shown(self) -> Table | Recorded | None:
        """The game, once it has begun, as far as people look at it."""
        return self.table or self.recorded

    @property
    def picks(self) -> PickList:
        return self.table.picks if self.table else []

    def rebuild(self, picks: PickList) -> None:
        """Set the game up anew from its head."""
        assert self.content is not None
        self.lay_out(game.replay(self.head, picks, self.content))

    def lay_out(self, table: Table) -> None:
        """Show this game from now on."""
        if self.table is not None:
            self.table.fall_silent()
        self.table = table
        self.rewritten += 1
        self.unsaved += 1
        self.call_by_name()

    def went_on(self, move: Move | None) -> None:
        """A change was kept. With a move no snapshot shows any more how the game stands; with a new head other rules have it."""
        self.unsaved += move is not None
        if move is not None and move.head:
            self.head, self.way = move.head, None

    def take_back(self, seat: int) -> None:
        assert self.table is not None
        self.table.undo(seat)
        self.rewritten += 1

    def turns(self) -> Turns:
        """Who is asked, and whom everybody sees the table wait for."""
        assert self.table is not None
        return Turns(self.table.waiting_for, waiting_for(self.table.g, SPECTATOR))

    def playing(self) -> Table:
        """The game, if it can be played on now."""
        if self.shown is None:
            raise Clash("not-begun")
        if self.table is None or self.room.status != "playing":
            raise Clash({"paused": "game-paused", "aside": "game-aside"}.get(self.room.status, "game-over"))
        return self.table

    # Sight

    @property
    def rights(self) -> Room:
        """By what is decided who may look."""
        return self.room

    def may_look(self, person: str | None, seat: int | None) -> int:
        """The seat somebody looks from: the one they ask for, else their own, else a spectator's place."""
        return rights.choose_seat(self.rights, person, seat)

    def voice(self, language: str = ENGLISH) -> Voice | Told | None:
        """The game told in some language, with everybody's name, once it has begun."""
        if self.shown is None:
            return None
        voice = self.shown.voice(language)
        voice.names = self.names(language)
        return voice

    def view(self, seat: int, language: str = ENGLISH) -> dict[str, Any] | None:
        voice = self.voice(language)
        if voice is None:
            return None
        view = voice.view(seat)
        if view["ask"] is not None:
            view["ask"]["number"] = self.room.numbers[seat]
        return view

    def answers(self, seat: int) -> tuple[int, int]:
        """The number of a seat's next question, and how many picks it may take back."""
        if self.shown is None or seat == SPECTATOR:
            return (0, 0)
        return self.room.numbers[seat], self.shown.undoable(seat)

    def info(self, seat: int = SPECTATOR, language: str = ENGLISH) -> TableInfo:
        """The table without its game, as a seat knows it."""
        return self._infos.info(self.room, seat, language)

    def names(self, language: str = ENGLISH) -> list[str]:
        """What to call the seats."""
        return self._infos.names(self.room, language)

    def call_by_name(self) -> None:
        """Let the log use the names people have now."""
        if self.shown is not None and self.shown.names != (names := self.names()):
            self.shown.names = names
            self.rewritten += 1

    # Those who watch

    def perspective(self, seat: int, language: str = ENGLISH) -> Perspective:
        """What is shown to a seat in some language. Where all read the same one, there is one for each seat."""
        key = seat, language
        if key not in self.perspectives:
            self.perspectives[key] = Perspective(self, seat, language)
        return self.perspectives[key]

    def stop_timer(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
        self.timer = None


class Echo(LiveTable):
    """A live table as it was a while ago, for those without a seat. It follows what is stored, and nothing changes it."""

    def __init__(self, live: LiveTable, identity: Identity) -> None:
        super().__init__(Game(live.id, -1, live.head, live.room), identity)
        self.stale = True  # nothing is read yet
        self.behind = live.room.delay * 1000
        self._live = live

    @property
    def rights(self) -> Room:
        """Whoever is sent away goes at once."""
        return msgspec.structs.replace(self.room, delay=0, kicked=self._live.room.kicked)


def put_away(live: LiveTable) -> None:
    """Nobody uses this table any more. Nothing goes round in circles then: its memory is free at once."""
    live.stop_timer()
    live.perspectives.clear()
    if live.table is not None:
        live.table.fall_silent()
    if isinstance(live.echo, LiveTable):
        put_away(live.echo)
    live.echo = None


Action = Callable[[LiveTable, Room], Move | None]  # changes a game and a draft of its room; returns what to keep of it
