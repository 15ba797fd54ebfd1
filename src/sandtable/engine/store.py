"""Snapshots: a game being played as a few bytes, from which it goes on as if nothing had happened.

    saved = dump(table)
    table = load(title, saved)

In a snapshot are: a format number; the head of the record (title, version of the rules, hash of the cards, names of packs,
mode, players, settings, seed, campaign); the names of the seats; what was told at the beginning, and every pick with what it
told; the position with its steps, its chance, who knows what, and what lies behind a curtain; which picks may still be taken
back, and the position before the oldest of them; and what the numbers in all of this stand for.

Not in it are: the cards (`load` reads them and refuses others than the game was played with; packs are given to it), what is
computed from a position (options, views, words), and what servers keep beside a game (people, clocks, orders).

A later version of the rules goes on from the position as well, read by names and brought up to date by the migrations of the
title (see `shapes`); then nothing that was picked before can be taken back. An earlier version refuses it. The same game
always makes the same bytes. They hold every secret of the game, and belong only where its record would.
"""

from __future__ import annotations

import base64
import zlib
from pathlib import Path
from typing import Any, Final

import msgspec

from sandtable.engine.content import Content
from sandtable.engine.errors import BadRecord
from sandtable.engine.history import Pick, WayBack
from sandtable.engine.phrases import Phrase
from sandtable.engine.plain import as_numbers, plain, position
from sandtable.engine.position import Event, Position
from sandtable.engine.record import HEAD, Record
from sandtable.engine.recording import record_of, setup_under_any_rules
from sandtable.engine.setup import Setup
from sandtable.engine.shapes import Reader, Shape, shape_of, unreadable
from sandtable.engine.table import Table
from sandtable.engine.title import Title

MAGIC: Final = b"sandtable snapshot "
FORMAT: Final = 1

Numbers = list[list[int]]  # events
PickFields = tuple[int, int, Numbers, bool, int, int]  # the fields of `Pick`


class Snapshot(msgspec.Struct, array_like=True):
    """What a snapshot holds."""

    head: dict[str, Any]  # of the record
    names: list[str]
    shape: Shape
    opening: Numbers
    picks: list[PickFields]
    position: dict[str, Any]
    open: list[int]  # which picks may still be taken back, as far as others allow it
    before: dict[str, Any] | None  # the position before the first of them

    @property
    def rules(self) -> int:
        """The version of the rules it was made with."""
        return int(self.head["rules"])

    def packed(self) -> bytes:
        return MAGIC + bytes([FORMAT]) + zlib.compress(msgspec.msgpack.encode(self))


def dump(table: Table) -> bytes:
    """A game as it stands."""
    return taken_of(table).packed()


def taken_of(table: Table) -> Snapshot:
    """A snapshot that is not packed yet: to pack it takes longer, and may be done while the game goes on."""
    title, (still_open, before) = table.title, table.way_back()
    record, now = record_of(title, table.setup, []), plain(title, table.g)
    earlier = plain(title, before) if still_open else None
    return Snapshot(
        {name: getattr(record, name) for name in HEAD},
        table.names[:],
        shape_of(title, table.g, now, earlier),
        [as_numbers(event) for event in table.opening],
        [as_tuple(pick) for pick in table.history],
        now,
        still_open,
        earlier,
    )


def load(title: Title[Any], saved: bytes, *, packs: list[Path] | None = None, content: Content | None = None) -> Table:
    """The game again. Refuses what is no snapshot of this title, or of other cards, or what these rules cannot go on from."""
    taken = read(saved)
    if taken.head["title"] != title.slug:
        raise BadRecord(f"this is a snapshot of {taken.head['title']}, not of {title.slug}")
    if taken.rules > title.version:
        raise BadRecord(Phrase("record-other-rules", record=taken.rules, ours=title.version))
    setup = setup_under_any_rules(title, Record(**taken.head), packs, content)
    try:
        table = laid_out(title, setup, taken)
    except BadRecord:
        raise
    except Exception as error:  # rules that meet what they do not know may fail in any way
        raise unreadable(f"{type(error).__name__}: {error}") from error
    if taken.rules != title.version:
        check(title, table.g)
    return table


def based(title: Title[Any], base: str, *, packs: list[Path] | None = None, content: Content | None = None) -> Table:
    """The game at the moment when these rules went on from others: `base` is that of its record."""
    try:
        table = load(title, base64.b85decode(base), packs=packs, content=content)
    except ValueError as error:
        raise error if isinstance(error, BadRecord) else BadRecord(f"the snapshot is damaged: {error}") from None
    table.base = base
    return table


def rebased(table: Table) -> Table:
    """A game that these rules go on with from here, whatever rules it was played by before."""
    table.base = base64.b85encode(dump(table)).decode()
    return table


def laid_out(title: Title[Any], setup: Setup, taken: Snapshot) -> Table:
    """The game with everything where it was."""
    empty = title.empty(setup)
    if taken.rules != title.version or taken.shape != shape_of(title, empty, taken.position, taken.before):
        up_to_date(Reader(title, taken.shape, empty), taken)
    g, history = position(title, setup, taken.position), [as_pick(fields) for fields in taken.picks]
    table = Table(title, setup, taken.names, (g, [Event(*numbers) for numbers in taken.opening]))
    made = [sum(pick.seat == seat for pick in history) for seat in range(setup.players)]
    table.restore((g, history, made, way_back(title, setup, taken, history)))
    return table


def way_back(title: Title[Any], setup: Setup, taken: Snapshot, history: list[Pick]) -> WayBack:
    if taken.before is None:
        return WayBack()
    before = position(title, setup, taken.before)
    return WayBack.from_here((taken.open[0], before), [history[index] for index in taken.open])


def up_to_date(reader: Reader, taken: Snapshot) -> None:
    """Read a snapshot of another version by its names. From other rules there is no way back."""
    taken.position = reader.position(taken.position, taken.rules)
    taken.open, taken.before = [], None
    taken.opening = [reader.event(numbers) for numbers in taken.opening]
    taken.picks = [
        (seat, reader.option(code), [reader.event(numbers) for numbers in events], fence, phase, next_phase)
        for seat, code, events, fence, phase, next_phase in taken.picks
    ]


def check(title: Title[Any], g: Position) -> None:
    """Refuse a position that these rules cannot go on from: who is asked has a choice, and what always holds still holds."""
    if not all(g.offers.values()):
        raise unreadable("options")
    if broken := title.broken(g):
        raise unreadable(broken)


def read(saved: bytes) -> Snapshot:
    """What bytes say, if they are a snapshot of this format."""
    start = len(MAGIC) + 1
    if saved[: start - 1] != MAGIC:
        raise BadRecord("this is no snapshot of a game")
    if saved[start - 1 : start] != bytes([FORMAT]):
        raise BadRecord(f"this snapshot has format {saved[start - 1 : start].hex() or 'none'}, not {FORMAT}")
    try:
        return msgspec.msgpack.decode(zlib.decompress(saved[start:]), type=Snapshot)
    except (zlib.error, msgspec.MsgspecError) as error:
        raise BadRecord(f"the snapshot is damaged: {error}") from None


def as_tuple(pick: Pick) -> PickFields:
    return pick.seat, pick.code, [as_numbers(event) for event in pick.events], pick.fence, pick.phase, pick.next_phase


def as_pick(fields: PickFields) -> Pick:
    seat, code, events, fence, phase, next_phase = fields
    return Pick(seat, code, [Event(*numbers) for numbers in events], fence, phase, next_phase)
