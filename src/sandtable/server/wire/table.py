"""What goes over the wire about a table: every request and answer, as msgspec types. The OpenAPI document is made from these."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypedDict

import msgspec
from msgspec import Meta

from sandtable.server.problems import Problem
from sandtable.server.storage.room import ClockRules, Kind, Order, Outcome, Status
from sandtable.server.times import Millis

SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Level = Annotated[str, Meta(max_length=40)]
Word = Annotated[str, Meta(max_length=100)]
Count = Annotated[int, Meta(ge=0, le=1_000_000)]
Number = Annotated[int, Meta(ge=-1_000_000_000, le=1_000_000_000)]


# Making and joining tables


class SeatWish(msgspec.Struct):
    """Who shall sit there: the one who makes the table (several times for a hot seat), anybody, or a bot."""

    kind: Literal["me", "open", "bot"]
    level: Level = ""


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
    helper: Level = ""  # the level of a bot that takes over for somebody


class JoinTable(msgspec.Struct):
    """Any free seat, or this one. Joining also accepts an invitation, and takes back a seat that a bot plays."""

    seat: SeatNumber | None = None


class OneSeat(msgspec.Struct):
    seat: SeatNumber


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


class ProposalInfo(msgspec.Struct):
    kind: Kind
    by: str
    agreed: list[str]
    seat: int
    count: int


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
    campaign: str = ""
    game: int = 1
    campaign_over: bool = False
    previous: str = ""
    next: str = ""


class OptionInfo(TypedDict):
    text: str
    label: str
    verb: str
    noun: str
    kind: str


class Ask(TypedDict):
    """What a seat is asked. `number` goes back with the pick that answers it."""

    decision: str
    rule: str
    prompt: str
    detail: str
    options: list[OptionInfo]
    undo: int
    number: int


class ZoneInfo(TypedDict):
    zone: str
    slot: int
    owner: int
    cards: list[str | None]
    marks: list[dict[str, int]]


class View(TypedDict, total=False):
    """All that a seat may know of the game. In an update: the keys that changed, and of `zones` those that changed."""

    title: str
    mode: str
    seat: int
    names: list[str]
    zones: list[ZoneInfo]
    numbers: dict[str, list[int | None]]
    scalars: dict[str, Any]
    facts: dict[str, Any]
    waiting_for: list[int]
    ask: Ask | None
    picked: str | None
    over: bool


class LogLine(TypedDict):
    """A sentence of the log, the seat that acts in it (-1: none), and what it names, spelled as in the view."""

    text: str
    seat: int
    about: list[str]


class TableState(msgspec.Struct, tag="state", tag_field="type"):
    """A table as one seat sees it, entire. `era` and `n` number what was sent: give them back to resume."""

    table: str
    seat: int  # -1: a spectator
    era: str
    n: int
    now: Millis
    info: TableInfo
    view: View | None  # none before the game begins
    log: list[LogLine]
    number: int  # of the question this seat answers next
    undo: int  # how many picks this seat may take back


class Update(msgspec.Struct, tag="update", tag_field="type"):
    """What changed for one seat. Its log keeps the first `log_from` lines, then come these."""

    table: str
    seat: int
    era: str
    n: int
    now: Millis
    info: TableInfo | None
    view: View | None
    log_from: int
    log: list[LogLine]
    number: int
    undo: int


class Hush(msgspec.Struct, tag="hush", tag_field="type"):
    """For so many milliseconds nobody hears how the game goes on: somebody may be asked in secret."""

    table: str
    seat: int
    millis: int


class Gone(msgspec.Struct, tag="gone", tag_field="type"):
    """You may no longer look at this table, and hear no more of it."""

    table: str
    problem: Problem


class Unchanged(msgspec.Struct, tag="unchanged", tag_field="type"):
    """Nothing was missed."""

    table: str
    seat: int
    era: str
    n: int


# Playing


class Picks(msgspec.Struct):
    """One pick or several in a row of one seat, by their notation.

    They are made up to the first that brings something to light; those after it are dropped unread. If one before that is
    refused, none is made.
    """

    seat: SeatNumber
    number: Count
    picks: Annotated[list[Annotated[str, Meta(max_length=200)]], Meta(min_length=1, max_length=200)]


class UndoPick(msgspec.Struct):
    """Take back the last pick of a seat, as far as it is safe."""

    seat: SeatNumber
    number: Count


class Done(msgspec.Struct, tag="done", tag_field="type"):
    """It is done and kept. `number` is that of the question the seat answers next, `made` how many of the picks were made."""

    id: int = 0
    number: int = 0
    made: int = 0


class WhyNotInfo(msgspec.Struct):
    """Something that is not offered, the rule that forbids it, why, and the text of the rule."""

    option: str
    label: str
    rule: str
    reason: str
    text: str


class WhyNots(msgspec.Struct, tag="why", tag_field="type"):
    """The rule of the question itself, and everything it does not offer."""

    id: int
    rule: str
    text: str
    refusals: list[WhyNotInfo]


class Propose(msgspec.Struct):
    """Ask everybody's consent. For an undo: how many of the last picks of a seat, with all that came after them."""

    kind: Kind
    seat: SeatNumber = 0
    count: Annotated[int, Meta(ge=1, le=1000)] = 1


class Answer(msgspec.Struct):
    agree: bool


class OrderInfo(msgspec.Struct):
    """What to do when the seat is asked about a card: ask the player, use it at the first chance, or never."""

    card: str
    order: Order


class Orders(msgspec.Struct):
    """The standing orders of a seat, one for each card that there can be one for. Only their player sees them."""

    orders: list[OrderInfo]


class GiveOrders(msgspec.Struct):
    seat: SeatNumber
    orders: Annotated[list[OrderInfo], Meta(max_length=100)]


class Say(msgspec.Struct):
    text: Annotated[str, Meta(min_length=1, max_length=1000)]


class Note(msgspec.Struct):
    text: Annotated[str, Meta(max_length=20_000)]


class Saying(msgspec.Struct, tag="chat", tag_field="type"):
    table: str
    n: int
    person: str
    name: str
    text: str
    made: Millis


class Chat(msgspec.Struct):
    messages: list[Saying]


# Looking back


class ReplayPick(msgspec.Struct):
    seat: int
    label: str


class Replay(msgspec.Struct):
    """A finished game: how many picks it has, the names at the table, and the picks."""

    steps: int
    names: list[str]
    picks: list[ReplayPick]


class ReplayStep(msgspec.Struct):
    """What a seat saw after so many picks, and the log up to there."""

    step: int
    seat: int
    view: View
    log: list[LogLine]
