"""What goes over the wire between hosts and their house, and what people tell them."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from sandtable.server.times import Millis
from sandtable.server.wire.table import TableInfo

Reason = Annotated[str, Meta(max_length=500)]
SomeId = Annotated[str, Meta(min_length=1, max_length=60)]


class NewReport(msgspec.Struct):
    """Tell the hosts about somebody at a table: what they do, or the line `n` of the chat that they wrote."""

    person: SomeId
    why: Annotated[str, Meta(min_length=1, max_length=500)]
    n: Annotated[int, Meta(ge=0, le=1_000_000_000)] = 0


class Glance(msgspec.Struct):
    """The house at a glance: what you may do, how many people and tables there are, what the storage has to carry. Nothing
    that a pick changes: hosts play, too, and would learn of picks made in secret."""

    role: str
    rights: list[str]
    registered: int
    guests: int
    tables: dict[str, int]  # by status
    reports: int  # that nobody has dealt with
    connections: int  # to this node, as all that follows but the storage
    people: int
    tables_in_memory: int
    errors: int
    load: float | None  # processes that want a core of the machine, on the average of five minutes; null: not known
    delay: int | None  # milliseconds, in tens, that this node came too late at most within the last minute; null: not known yet
    storage: int  # bytes, in whole mebibytes
    notice: str


class PersonRow(msgspec.Struct):
    """Somebody, as hosts see them. `networks` are those they are connected from right now, to this node."""

    id: str
    name: str
    guest: bool
    created: Millis
    seen: Millis  # to the day
    role: str
    banned: bool
    muted: bool
    networks: list[str]


class PersonList(msgspec.Struct):
    people: list[PersonRow]
    more: Millis  # where the list goes on; 0: nowhere


class Find(msgspec.Struct):
    """A part of a list: those before a moment; of people only those whose name holds a text."""

    name: Annotated[str, Meta(max_length=40)] = ""
    before: Annotated[int, Meta(ge=0, le=2**62)] = 0
    limit: Annotated[int, Meta(ge=1, le=100)] = 50


class FindTables(msgspec.Struct):
    status: Literal["open", "playing", "paused", "over", "aside"] = "playing"
    before: Annotated[str, Meta(max_length=60)] = ""
    limit: Annotated[int, Meta(ge=1, le=100)] = 50


class TablesOfHouse(msgspec.Struct):
    """Tables, private ones included, without their games: a host sees nobody's hand."""

    tables: list[TableInfo]
    more: str


class SeeTo(msgspec.Struct):
    """What shall become of a table: end its game as it stands, set it aside, or bring it back."""

    act: Literal["end", "aside", "back"]


class ReportInfo(msgspec.Struct):
    id: str
    table: str
    person: str
    name: str
    reporter: str
    reporter_name: str
    line: int
    text: str
    why: str
    made: Millis
    closed: Millis
    answer: str


class ReportList(msgspec.Struct):
    reports: list[ReportInfo]
    more: Millis


class FindReports(msgspec.Struct):
    closed: bool = False
    before: Annotated[int, Meta(ge=0, le=2**62)] = 0
    limit: Annotated[int, Meta(ge=1, le=100)] = 50


class CloseReport(msgspec.Struct):
    answer: Reason = ""


class NewBan(msgspec.Struct):
    """Turn a person away (`person`), forbid them to speak (`mute`), or turn a network away (`address`). 0 days: for good."""

    kind: Literal["person", "mute", "address"]
    what: SomeId
    reason: Reason = ""
    days: Annotated[int, Meta(ge=0, le=3650)] = 0


class BanInfo(msgspec.Struct):
    id: str
    kind: str
    what: str
    name: str  # of a person
    reason: str
    by: str
    made: Millis
    until: Millis  # 0: for good


class Words(msgspec.Struct):
    words: Annotated[list[Annotated[str, Meta(min_length=1, max_length=40)]], Meta(max_length=1000)]


class Tell(msgspec.Struct):
    text: Annotated[str, Meta(max_length=500)]


class ActInfo(msgspec.Struct):
    """Something a host did. `by` is empty for what was done at the command line."""

    made: Millis
    by: str
    act: str
    about: str
    details: str


class ActList(msgspec.Struct):
    acts: list[ActInfo]
    more: Millis
