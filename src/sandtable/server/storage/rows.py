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
    email: str | None = None  # an address they have confirmed


@dataclass(frozen=True)
class SignedIn:
    """A session as its person sees it in a list."""

    id: str
    device: str  # the browser and the system it said it was; empty if it said nothing of that
    created: Millis


@dataclass(frozen=True)
class Wisher:
    """Somebody who wishes to be told when it is their turn, and when they last got a mail or a message in a browser about it."""

    person: str
    data: str  # their wishes as JSON
    mailed: Millis
    pushed: Millis
    email: str | None


@dataclass(frozen=True)
class Push:
    """A browser that shows somebody's notices, as long as they are signed in there: where to send them, and its keys."""

    id: str
    person: str
    session: str
    endpoint: str
    p256dh: str
    auth: str
    device: str = ""  # the browser and the system it said it was


@dataclass(frozen=True)
class Hook:
    """An address of somebody's own program, or of a chat, that gets their notices."""

    id: str
    person: str
    url: str
    shape: str
    secret: str  # signs what is sent there


@dataclass(frozen=True)
class Letter:
    """Something to be sent: a mail, a request to a hook, or a message to a browser."""

    id: str
    person: str
    kind: str
    body: str  # JSON
    due: Millis
    tries: int = 0
    held: Millis | None = None  # until when this node alone may send it; None: it was not taken from the outbox


@dataclass(frozen=True)
class Ticket:
    """The stored half of a link that lets whoever has it do one thing for somebody. The link itself is not kept."""

    hash: str
    kind: str  # "return" (a guest), "confirm" (an e-mail address) or "reset" (a passphrase)
    person: str
    email: str
    until: Millis


@dataclass
class Move:
    """What changed the position: picks of one seat, an undo, or a way back that all agreed on."""

    kind: str  # "picks", "undo" or "rewind"
    seat: int
    data: str  # picks: their notations, one per line; rewind: how many picks remain
    n: int = 0
    head: str = ""  # what the game starts from now that other rules go on with it; empty: the same as before


@dataclass
class Game:
    """A stored game: what it starts from, and the room around it as of this version."""

    id: str
    version: int
    head: str
    room: Room
    changed: Millis = 0


@dataclass(frozen=True)
class Snapshot:
    """A running game as it stood at some version, so that nobody has to make all of its picks again."""

    n: int
    rules: int  # the version of the rules it was taken with
    data: bytes


@dataclass(frozen=True)
class Place:
    """A place in a list that has the newest first: after what changed at that time, and has that id."""

    changed: Millis = 2**62
    id: str = ""


@dataclass(frozen=True)
class Listing:
    """By what games are found: their status, when a node must look at them, and the minute of their last change that everybody
    may know of; none if this node has seen no such change."""

    status: Status
    wake: Millis | None
    minute: int | None


@dataclass(frozen=True)
class Score:
    """What a campaign was worth to the person who played it alone, and when it ended."""

    campaign: str
    person: str
    title: str
    mode: str
    points: int
    made: Millis


@dataclass
class Message:
    """Something said at a table."""

    n: int
    person: str
    text: str
    made: Millis
