"""A room: all of a table that is not the game itself, such as who sits where, the clock, what is proposed. Stored as JSON."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from sandtable.server.times import Millis

FORMAT: Final = 3  # goes up with every new field: a version that does not know a field would forget it, and leaves the room alone

Status = Literal["open", "playing", "paused", "over", "closed", "aside"]
Kind = Literal["undo", "pause", "end", "go_on"]
Order = Literal["ask", "use", "never"]


class ClockRules(msgspec.Struct, frozen=True):
    """A clock for each seat, in seconds. The increment comes once the table waits for somebody else; the cap is the most."""

    start: Annotated[int, Meta(ge=10, le=2_592_000)]
    increment: Annotated[int, Meta(ge=0, le=604_800)] = 0
    cap: Annotated[int, Meta(ge=0, le=2_592_000)] = 0  # 0: the start is the cap
    at_zero: Literal["bot", "forfeit"] = "bot"

    @property
    def most(self) -> Millis:
        return max(self.start, self.cap) * 1000


class Chair(msgspec.Struct, omit_defaults=True):
    """A seat and who has it. An open seat with a person is kept for them until they answer an invitation; a bot that took over
    keeps the seat for its person."""

    kind: Literal["open", "person", "bot"] = "open"
    person: str = ""
    level: str = ""
    out: str = ""  # why this seat gave up: "resigned" or "time"
    orders: dict[str, Order] = {}  # by card: what to do when asked about it. Secret
    called: str = ""  # what to call this player where several play on one device


class Proposal(msgspec.Struct):
    """Something that needs everybody's consent. An undo takes back the last picks of a seat, and what came after them."""

    kind: Kind
    by: str
    agreed: list[str]
    seat: int = 0
    count: int = 0


class Gap(msgspec.Struct):
    """A game that newer rules cannot go on with as it stands: it waits until everybody agrees where to go on, or it is ended."""

    rules: int  # the version it was played by
    made: int  # how many picks were made
    kept: int | None  # how many of them are left where the new rules can go on; None: they cannot at all


class Outcome(msgspec.Struct):
    """How a game ended: ranks (1 for the winners) and scores by seat, the reason, and each score broken down. In a room the
    reason and what the lines count are names of messages; viewers get them in words."""

    ranks: list[int]
    scores: list[int]
    reason: str
    lines: list[list[tuple[str, int]]]

    @property
    def winners(self) -> list[int]:
        """The seats that won. Nobody wins a game of several that ended before its end, unless others gave up."""
        first = [seat for seat, rank in enumerate(self.ranks) if rank == 1]
        ended_early = not self.scores and len(first) == len(self.ranks) > 1
        return [] if ended_early else first


class Silence(msgspec.Struct):
    """A moment after something that somebody may answer in secret. Until it ends all others see the room as it was before."""

    since: Millis
    until: Millis
    before: Room
    ended: list[int] = []  # the seats whose turn ended meanwhile, as everybody will see it


class Room(msgspec.Struct, omit_defaults=True):
    """Who sits where and how the table stands; what is hidden in it is named as such."""

    title: str
    mode: str
    settings: dict[str, str | int]
    packs: list[str]
    host: str
    visibility: Literal["public", "link"]
    pace: Literal["live", "days"]
    spectators: bool
    clock: ClockRules | None
    helper: str  # the level of a bot that takes over
    chairs: list[Chair]
    created: Millis
    status: Status = "open"
    numbers: list[int] = []  # of each seat: how many questions it has answered or taken back
    asked: list[Millis] = []  # of each seat: since when it is asked; 0 if it is not. Some questions are secret
    shown: list[Millis] = []  # of each seat: since when everybody sees the table wait for it; 0 if they do not
    left: list[Millis] = []  # of each seat: what its clock showed when it was last asked
    silence: Silence | None = None
    proposal: Proposal | None = None
    outcome: Outcome | None = None
    gap: Gap | None = None
    campaign: str = ""  # the id of the first game of the campaign
    game: int = 1  # which game of the campaign
    campaign_over: bool = False
    previous: str = ""
    next: str = ""
    muted: list[str] = []  # whom the maker of the table does not let speak
    kicked: list[str] = []  # whom the maker of the table does not let in
    format: int = 0  # which fields it was written with (see `FORMAT`)
    absent: Millis = 0  # how long in all no server was there, as far as `asked` and `shown` are put right for it
    delay: int = 0  # seconds after which those without a seat see what happens

    @property
    def running(self) -> bool:
        return self.status in ("playing", "paused", "aside")

    @property
    def is_delayed(self) -> bool:
        """Whether people without a seat see this table later than its players do: if it has a delay, once the game has begun."""
        return bool(self.delay and self.asked)

    def comes_later_for(self, person: str | None) -> bool:
        """Whether somebody sees this table later than its players do. Whoever gave up or has a bot play for them is a player."""
        return self.is_delayed and not any(person and chair.person == person for chair in self.chairs)

    @property
    def people(self) -> list[str]:
        """Everyone who sits at the table, once each. A seat that a bot plays for somebody does not count."""
        return list(dict.fromkeys(chair.person for chair in self.chairs if chair.kind == "person"))

    @property
    def for_everybody(self) -> bool:
        """Whether strangers may look and listen: at a public table with spectators."""
        return self.visibility == "public" and self.spectators

    @property
    def owners(self) -> list[str]:
        """Everyone whose seat it is, once each: also while a bot keeps it warm, but not who gave up."""
        return list(dict.fromkeys(chair.person for chair in self.chairs if chair.person and not chair.out))

    def seats_of(self, person: str) -> list[int]:
        return [seat for seat, chair in enumerate(self.chairs) if chair.kind == "person" and chair.person == person]

    def make_up(self, absent: Millis) -> None:
        """Nobody pays for the time that no server was there: every question is as old as if it had stood still."""
        away, self.absent = absent - self.absent, absent
        self.asked = [asked + away if asked else 0 for asked in self.asked]
        self.shown = [shown + away if shown else 0 for shown in self.shown]
        if self.silence is not None:
            self.silence.since, self.silence.until = self.silence.since + away, self.silence.until + away
            self.silence.before.make_up(absent)

    def invitations(self, person: str) -> list[int]:
        """The seats that are kept for somebody who has not agreed to play yet."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.kind == "open" and chair.person == person]

    @property
    def invited(self) -> list[str]:
        """Those who are asked whether they want to play, once each."""
        return list(dict.fromkeys(chair.person for chair in self.chairs if chair.kind == "open" and chair.person))

    def copy(self) -> Room:
        return decode(encode(self))


_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(Room)


def encode(room: Room) -> bytes:
    return _encoder.encode(room)


def decode(data: bytes | str) -> Room:
    return _decoder.decode(data)
