"""What goes over the wire about a game as one seat sees it: now, as it changes, and looking back."""

from __future__ import annotations

from typing import Any, Literal, TypedDict

import msgspec

from sandtable.server.problems import Problem
from sandtable.server.times import Millis
from sandtable.server.wire.table import TableInfo


class OptionInfo(TypedDict):
    """Something a seat may pick. `answer`: whether it acts, leaves what is asked, goes on to what comes next, or takes back.

    A `final` one cannot be taken back: something begins, ends or comes to light with it. `consequence` is what it brings
    about besides what its label says, in one line, where the rules know it.
    """

    text: str
    label: str
    verb: str
    noun: str
    kind: str  # of the thing it names
    answer: Literal["act", "leave", "go_on", "take_back"]
    final: bool
    consequence: str


class Subject(TypedDict):
    """Something that is asked about: its kind (tile, card, seat, ...), how views and options spell it, and its name."""

    kind: str
    noun: str
    name: str


class Ask(TypedDict):
    """What a seat is asked. `number` goes back with the pick that answers it.

    `subject` is the one thing the question is about, if there is one; `wanted` how many such picks it asks for in a row.
    """

    decision: str
    rule: str
    prompt: str
    detail: str
    subject: Subject | None
    wanted: int
    options: list[OptionInfo]
    undo: int
    number: int


class ZoneInfo(TypedDict):
    zone: str
    slot: int
    owner: int
    cards: list[str | None]
    marks: list[dict[str, int]]


class Standing(TypedDict):
    """How a seat stands: the score that decides, the score to reach (0: none), and what else matters, each in some words."""

    score: int
    target: int
    parts: list[str]


class Status(TypedDict):
    """How the game stands, as far as a seat may know. `measure` says what the scores count, `fewest` whether fewer are better.

    `leaders` are ahead now; `warnings` say who is about to win or end it.
    """

    round: str
    goal: str
    measure: str
    fewest: bool
    seats: list[Standing]
    leaders: list[int]
    warnings: list[str]


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
    status: Status | None
    words: dict[str, str]  # what people call zones, numbers, facts and what they tell, by the name that stands there
    waiting_for: list[int]
    ask: Ask | None
    picked: str | None
    over: bool


class LogLine(TypedDict):
    """Something that happened, as far as a seat was told, in the order in which it happened.

    `kind` is the name of the event, `args` what it tells by name: numbers, seats, and things spelled as in the view (which tile,
    from where, who was hit). From these a client can show how the old view became the new one, event by event. `seat` is who acts
    in it (-1: nobody). `text` is its sentence in the log, `about` the things this names; if the line `joins` the one before, its
    text tells both, and a log shows the last of such lines alone ("Eva pays 3 gold and 2 iron.").
    """

    kind: str
    text: str
    seat: int
    args: dict[str, str | int]
    about: list[str]
    joins: bool


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


# Looking back


class ReplayPick(msgspec.Struct):
    seat: int
    label: str


class Replay(msgspec.Struct):
    """A finished game: how many picks it has, the names at the table, and the picks."""

    steps: int
    names: list[str]
    picks: list[ReplayPick]


class StoryPoint(msgspec.Struct):
    """The scores after so many picks, seat by seat."""

    step: int
    round: str
    scores: list[int]


class StoryMoment(msgspec.Struct):
    """A pick that turned the game: whose score it moved most, by how much, and what was told of it.

    `leader` is the seat that it brought ahead of all others, and `decides` tells that whoever led after it led to the end.
    """

    step: int
    seat: int
    gain: int
    text: str
    leader: int | None
    decides: bool


class Story(msgspec.Struct):
    """How the scores of a finished game went, as everybody could see them: what they count, and whether fewer are better.

    `taken_back` tells how often everybody agreed to take picks back.
    """

    measure: str
    fewest: bool
    points: list[StoryPoint]
    moments: list[StoryMoment]
    taken_back: int


class ReplayStep(msgspec.Struct):
    """What a seat saw after so many picks, and the log up to there."""

    step: int
    seat: int
    view: View
    log: list[LogLine]
