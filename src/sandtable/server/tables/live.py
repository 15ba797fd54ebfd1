"""A live table: a game and its room in memory, with everybody's sight of it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any

from sandtable import Table
from sandtable.engine.sight import waiting_for
from sandtable.server.people.identity import Identity
from sandtable.server.problems import Clash, Forbidden
from sandtable.server.storage.room import Room
from sandtable.server.storage.store import Game, Listing, Move
from sandtable.server.tables import game
from sandtable.server.tables.clocks import Turns
from sandtable.server.tables.game import Packs, PickList
from sandtable.server.tables.perspective import Perspective
from sandtable.server.times import Millis
from sandtable.server.wire.table import ProposalInfo, SeatInfo, TableInfo

SPECTATOR = -1


class Live:
    """A table that somebody uses. Whoever reads or changes it holds its lock: one thing happens after the other."""

    def __init__(self, stored: Game, identity: Identity, packs: Packs) -> None:
        self.id = stored.id
        self.head = stored.head
        self.version = stored.version
        self.room = stored.room
        self.listing: Listing | None = None  # as this node wrote it last
        self.table: Table | None = None
        self.rewritten = 0  # how often the log changed otherwise than by growing
        self.stale = False  # memory may be ahead of the storage: read it again before use
        self.lock = asyncio.Lock()
        self._change: asyncio.Event | None = None
        self.perspectives: dict[int, Perspective] = {}
        self.timer: asyncio.TimerHandle | None = None
        self.pause = 0.0  # seconds of silence after what somebody may answer in secret
        self._silent_until = 0.0
        self._end_of_silence: asyncio.TimerHandle | None = None
        self.thinking: dict[tuple[int, int], asyncio.Task[None]] = {}  # bots at work, by seat and question
        self.used = 0.0
        self._named: tuple[Room | None, int, list[str]] = (None, 0, [])
        self._infos: tuple[Room | None, list[str], dict[int, TableInfo]] = (None, [], {})
        self._identity = identity
        self._packs = packs

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
                self.play(move.seat, move.data.split("\n"))
            elif move.kind == "undo":
                self.take_back(move.seat)
            else:
                self.rebuild(self.picks[: int(move.data)])

    def play(self, seat: int, picks: list[str]) -> None:
        assert self.table is not None
        before = len(self.table.history)
        self.table.play_all(seat, picks)
        pauses, g = self.table.title.pauses, self.table.g
        if self.pause and self.room.pace == "live" and any(pauses(g, e) for p in self.table.history[before:] for e in p.events):
            self._silent_until = time.monotonic() + self.pause

    def take_back(self, seat: int) -> None:
        assert self.table is not None
        self.table.undo(seat)
        self.rewritten += 1

    # Sight

    def perspective(self, seat: int) -> Perspective:
        if seat not in self.perspectives:
            self.perspectives[seat] = Perspective(self, seat)
        return self.perspectives[seat]

    def may_look(self, person: str | None, seat: int | None) -> int:
        """The seat somebody looks from: the one they ask for, else their own, else a spectator's place."""
        chairs = self.room.chairs
        own = [at for at, chair in enumerate(chairs) if person and chair.person == person and not chair.out]
        if seat is None:
            asked = [at for at in own if self.room.asked and self.room.asked[at]]
            seat = (asked or own or [SPECTATOR])[0]
        if seat == SPECTATOR:
            if not self.room.spectators and not own and self.room.running:
                raise Forbidden("This table has no spectators.")
        elif seat not in own:
            raise Forbidden("You do not sit there.")
        return seat

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
        """The table as a seat knows it: a secret question shows to the seat that is asked, and to nobody else."""
        room, proposal = self.room, self.room.proposal
        return TableInfo(
            id=self.id, title=room.title, mode=room.mode, settings=room.settings, packs=room.packs, host=room.host,
            visibility=room.visibility, pace=room.pace, spectators=room.spectators, status=room.status,
            seats=seats_of(room, self.names(), seat), created=room.created, clock=room.clock,
            proposal=ProposalInfo(proposal.kind, proposal.by, proposal.agreed, proposal.seat, proposal.count)
            if proposal else None,
            outcome=room.outcome, campaign=room.campaign, game=room.game, campaign_over=room.campaign_over,
            previous=room.previous, next=room.next,
        )  # fmt: skip

    def known_info(self, seat: int) -> TableInfo:
        """The same, made once as long as nothing about it changed."""
        room = self.room
        own = seat if self.secretly_asked(seat) else SPECTATOR
        names = self.names()
        if self._infos[0] is not room or self._infos[1] is not names:
            self._infos = (room, names, {})
        known = self._infos[2]
        if own not in known:
            known[own] = self.info(own)
        return known[own]

    def names(self) -> list[str]:
        """What to call the seats. The same list as long as nothing about it changed."""
        room, changes, names = self._named
        if room is not self.room or changes != self._identity.changes:
            fresh = names_of(self.room, self._identity)
            names = names if names == fresh else fresh
            self._named = (self.room, self._identity.changes, names)
        return names

    def call_by_name(self) -> None:
        """Let the log use the names people have now."""
        if self.table is not None and self.table.names != (names := self.names()):
            self.table.names = names
            self.rewritten += 1

    def tell(self) -> None:
        """Everyone who watches gets what changed for them. Whoever gave up no longer sees from that seat."""
        for seat, chair in enumerate(self.room.chairs):
            if chair.out and seat in self.perspectives:
                gone, self.perspectives[seat].watchers = self.perspectives[seat].watchers, set()
                for watcher in gone:
                    watcher.moved(self)
        silence = self.silence()
        for seat, perspective in self.perspectives.items():
            if silence and not self.secretly_asked(seat):
                perspective.hush(silence)
            else:
                perspective.tell()
        if self._change is not None:
            self._change.set()
            self._change = None
        if silence and self._end_of_silence is None:
            self._end_of_silence = asyncio.get_running_loop().call_later(silence, self._speak_again)

    def change(self) -> asyncio.Event:
        """The next change, for somebody who waits for it."""
        if self._change is None:
            self._change = asyncio.Event()
        return self._change

    # Silence: whether somebody was asked in secret must not show in how soon the game goes on

    def silence(self) -> float:
        """Seconds until everybody may hear what happened; those who are asked in secret hear it at once."""
        return max(self._silent_until - time.monotonic(), 0.0)

    def _speak_again(self) -> None:
        self._end_of_silence = None
        self.tell()

    def secretly_asked(self, seat: int) -> bool:
        room = self.room
        return seat != SPECTATOR and bool(room.asked) and bool(room.asked[seat]) and not room.shown[seat]

    def stop_timers(self) -> None:
        for timer in (self.timer, self._end_of_silence):
            if timer is not None:
                timer.cancel()
        self.timer = self._end_of_silence = None

    def watched(self) -> bool:
        return any(perspective.watchers for perspective in self.perspectives.values())

    def turns(self) -> Turns:
        assert self.table is not None
        return Turns(self.table.waiting_for, waiting_for(self.table.g, SPECTATOR))

    def playing(self) -> Table:
        """The game, if it can be played on now."""
        if self.table is None:
            raise Clash("The game has not begun.")
        if self.room.status != "playing":
            raise Clash("The game is paused." if self.room.status == "paused" else "The game is over.")
        return self.table


Action = Callable[[Live, Room], Move | None]  # changes a game and a draft of its room; returns what to keep of it


def seats_of(room: Room, names: list[str], own: int) -> list[SeatInfo]:
    return [
        SeatInfo(
            seat, chair.kind, names[seat], chair.person, chair.level, chair.out,
            asked_since(room, seat, own), room.left[seat] if room.clock and room.left else 0,
        )
        for seat, chair in enumerate(room.chairs)
    ]  # fmt: skip


def asked_since(room: Room, seat: int, own: int) -> Millis:
    """Since when a seat is asked, as far as another may know. Whoever a secret question hides behind seems to be asked."""
    return room.shown[seat] or (room.asked[seat] if seat == own else 0) if room.asked else 0


def names_of(room: Room, identity: Identity) -> list[str]:
    """What to call the seats: everybody by name, with a number where two would be called the same."""
    names: list[str] = []
    for seat, chair in enumerate(room.chairs):
        if chair.kind == "open" and not chair.person:
            name = f"Seat {seat + 1}"
        else:
            name = identity.name(chair.person) if chair.kind != "bot" else f"Bot {chair.level}".strip()
        alike = sum(other == name or other.startswith(f"{name} (") for other in names)
        names.append(f"{name} ({alike + 1})" if alike else name)
    return names
