"""The rows of the storage as objects: people, games, moves, messages."""

from __future__ import annotations

from dataclasses import dataclass

from sandtable.server.storage.room import Room, Status
from sandtable.server.times import Millis


@dataclass
class Person:
    """Somebody who plays. A guest has no login."""

    id: str
    name: str
    login: str | None = None  # the name as it is typed to sign in, without regard to capitals
    alike: str | None = None  # what the name looks like: names that look alike share it
    passphrase: str | None = None  # its argon2 hash
    seen: Millis = 0  # when they were last here, to the day


@dataclass
class Move:
    """What changed the position: picks of one seat, an undo, or a way back that all agreed on."""

    kind: str  # "picks", "undo" or "rewind"
    seat: int
    data: str  # picks: their notations, one per line; rewind: how many picks remain
    n: int = 0


@dataclass
class Game:
    """A stored game: what it starts from, and the room around it as of this version."""

    id: str
    version: int
    head: str
    room: Room


@dataclass(frozen=True)
class Listing:
    """By what games are found: their status, when a node must look at them, and the minute of their last change."""

    status: Status
    wake: Millis | None
    minute: int


@dataclass
class Message:
    """Something said at a table."""

    n: int
    person: str
    text: str
    made: Millis
