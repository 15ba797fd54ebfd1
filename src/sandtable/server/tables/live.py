"""A live table: a game and its room in memory, with everybody's sight of it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from sandtable import Table
from sandtable.engine.sight import SPECTATOR, waiting_for
from sandtable.server.people.identity import Identity
from sandtable.server.problems import Clash
from sandtable.server.storage.room import Room
from sandtable.server.storage.store import Game, Listing, Move
from sandtable.server.tables import game, rights
from sandtable.server.tables.clocks import Turns
from sandtable.server.tables.game import Packs, PickList
from sandtable.server.tables.infos import Infos
from sandtable.server.tables.perspective import Perspective
from sandtable.server.tables.silence import Pauses, covers
from sandtable.server.wire.table import TableInfo


class LiveTable:
    """A table that somebody uses. Whoever reads or changes it holds its lock: one thing happens after the other."""

    def __init__(self, stored: Game, identity: Identity, packs: Packs, pauses: Pauses = Pauses()) -> None:  # noqa: B008
        self.id = stored.id
        self.head = stored.head
        self.version = stored.version
        self.room = stored.room
        self.listing: Listing | None = None  # as this node wrote it last
        self.table: Table | None = None
        self.rewritten = 0  # how often the log changed otherwise than by growing
        self.stale = False  # memory may be ahead of the storage: read it again before use
        self.lock = asyncio.Lock()
        self.perspectives: dict[int, Perspective] = {}
        self.timer: asyncio.TimerHandle | None = None
        self.thinking: dict[tuple[int, int], asyncio.Task[None]] = {}  # bots at work, by seat and question
        self.used = 0.0
        self.pauses = pauses
        self._packs = packs
        self._infos = Infos(stored.id, identity)
        self._change: asyncio.Event | None = None

    # The game

    @property
    def made(self) -> int:
        """How many picks stand."""
        return len(self.table.history) if self.table else 0

    @property
    def picks(self) -> PickList:
        return self.table.picks if self.table else []

    def rebuild(self, picks: PickList) -> None:
        """Set the game up anew from its head."""
        self.table = game.replay(self.head, picks, self._packs)
        self.rewritten += 1
        self.call_by_name()

    def follow(self, moves: list[Move]) -> None:
        """Make the moves that another node committed."""
        assert self.table is not None
        for move in moves:
            if move.kind == "picks":
                for pick in move.data.split("\n"):
                    self.table.play(move.seat, pick)
            elif move.kind == "undo":
                self.take_back(move.seat)
            else:
                self.rebuild(self.picks[: int(move.data)])

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
        if self.table is None:
            raise Clash("The game has not begun.")
        if self.room.status != "playing":
            raise Clash("The game is paused." if self.room.status == "paused" else "The game is over.")
        return self.table

    # Sight

    def may_look(self, person: str | None, seat: int | None) -> int:
        """The seat somebody looks from: the one they ask for, else their own, else a spectator's place."""
        return rights.choose_seat(self.room, person, seat)

    def hushed(self, seat: int) -> bool:
        """Whether a seat hears nothing now."""
        return covers(self.room, seat)

    def view(self, seat: int) -> dict[str, Any] | None:
        if self.table is None:
            return None
        view = self.table.view(seat)
        if view["ask"] is not None:
            view["ask"]["number"] = self.room.numbers[seat]
        return view

    def answers(self, seat: int) -> tuple[int, int]:
        """The number of a seat's next question, and how many picks it may take back."""
        if self.table is None or seat == SPECTATOR:
            return (0, 0)
        return self.room.numbers[seat], self.table.undoable(seat)

    def info(self, seat: int = SPECTATOR) -> TableInfo:
        """The table without its game, as a seat knows it."""
        return self._infos.info(self.room, seat)

    def names(self) -> list[str]:
        """What to call the seats."""
        return self._infos.names(self.room)

    def call_by_name(self) -> None:
        """Let the log use the names people have now."""
        if self.table is not None and self.table.names != (names := self.names()):
            self.table.names = names
            self.rewritten += 1

    # Those who watch

    def perspective(self, seat: int) -> Perspective:
        if seat not in self.perspectives:
            self.perspectives[seat] = Perspective(self, seat)
        return self.perspectives[seat]

    def tell(self) -> None:
        """Everyone who watches gets what changed for them, and everyone who waits for a change may go on."""
        for perspective in list(self.perspectives.values()):
            perspective.tell()
        if self._change is not None:
            self._change.set()
            self._change = None

    def change(self) -> asyncio.Event:
        """The next change, for somebody who waits for it."""
        if self._change is None:
            self._change = asyncio.Event()
        return self._change

    def watched(self) -> bool:
        return any(perspective.watchers for perspective in self.perspectives.values())

    def stop_timer(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
        self.timer = None


Action = Callable[[LiveTable, Room], Move | None]  # changes a game and a draft of its room; returns what to keep of it
