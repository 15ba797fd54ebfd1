"""What goes over the wire about a table without its game: making it, joining it, who sits where."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from sandtable.server.storage.room import ClockRules, Kind, Outcome, Status
from sandtable.server.times import Millis

SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Level = Annotated[str, Meta(max_length=40)]
Word = Annotated[str, Meta(max_length=100)]
Count = Annotated[int, Meta(ge=0, le=1_000_000)]
Number = Annotated[int, Meta(ge=-1_000_000_000, le=1_000_000_000)]


# Making and joining tables


class SeatWish(msgspec.Struct):
    """Who shall sit there: the one who makes the table (several times for a hot seat), anybody, or a bot.

    Players round one screen can be given names, at a table without open seats.
    """

    kind: Literal["me", "open", "bot"]
    level: Level = ""
    name: Annotated[str, Meta(max_length=40)] = ""


class NewTable(msgspec.Struct):
    title: Word
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=8)]
    mode: Word = ""
    settings: dict[Word, Word | Number] = {}
    packs: Annotated[list[Word], Meta(max_length=8)] = []
    visibility: Literal["public", "link"] = "public"
    pace: Literal["live", "days"] = "live"
    clock: ClockRules | None = None
    spectators: bool = True
    delay: Annotated[int, Meta(ge=0, le=86_400)] = 0  # seconds after which those without a seat see what happens
    helper: Level = ""  # the level of a bot that takes over for somebody


class JoinTable(msgspec.Struct):
    """Any free seat, or this one. Joining also accepts an invitation, and takes back a seat that a bot plays."""

    seat: SeatNumber | None = None


class OneSeat(msgspec.Struct):
    seat: SeatNumber


class SeatOf(msgspec.Struct):
    """A seat for a bot of some level, or of the strongest."""

    seat: SeatNumber
    level: Level = ""


class KeepOrder(msgspec.Struct):
    """Somebody whom the maker of a table sends away or mutes; not `on`: lets in or speak again."""

    person: Annotated[str, Meta(max_length=40)]
    on: bool = True


class LeaveTable(msgspec.Struct):
    """All seats of mine, or this one. While a game runs a bot takes over; before it an invitation is declined."""

    seat: SeatNumber | None = None


# A table as everybody sees it


class SeatInfo(msgspec.Struct, omit_defaults=True):
    """A seat and who has it. An open seat with a person is kept for them until they join or decline by leaving."""

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str
    person: str = ""  # of an open seat: who is invited; of a bot's: who may take it back
    level: str = ""
    out: str = ""  # "resigned" or "time"
    asked: Millis = 0  # since when this seat is asked; 0 if it is not
    left: Millis = 0  # what its clock showed then
    due: Millis = 0  # your own seat, asked in secret: until when you can answer
    plays: str = ""  # of a bot: its level and character, in words


class ProposalInfo(msgspec.Struct):
    kind: Kind
    by: str
    agreed: list[str]
    seat: int
    count: int


class GapInfo(msgspec.Struct):
    """Newer rules cannot go on with a game as it stands: what changed, in sentences, and how many of its picks are left where
    they can (none: nowhere). It waits until all have agreed to go on there, or to end it."""

    changes: list[str]
    made: int
    kept: int | None


class TableInfo(msgspec.Struct, omit_defaults=True):
    """A table without its game: who sits where, whose turn it is since when, the clock, what is proposed, how it ended."""

    id: str
    title: str
    mode: str
    settings: dict[str, str | int]
    packs: list[str]
    host: str
    visibility: Literal["public", "link"]
    pace: Literal["live", "days"]
    spectators: bool
    status: Status
    seats: list[SeatInfo]
    created: Millis
    clock: ClockRules | None = None
    proposal: ProposalInfo | None = None
    outcome: Outcome | None = None
    gap: GapInfo | None = None
    campaign: str = ""
    game: int = 1
    campaign_over: bool = False
    previous: str = ""
    next: str = ""
    muted: list[str] = []  # people whom the maker of the table does not let speak
    kicked: list[str] = []  # people whom the maker of the table does not let in
    delay: int = 0  # seconds after which those without a seat see what happens
