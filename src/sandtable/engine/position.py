"""A position: everything on the table, as plain numbers, and the steps that remain to be done. No functions, no players."""

from __future__ import annotations

from typing import Any, ClassVar, Final, TypeVar, final

from sandtable.engine.cards import Cards
from sandtable.engine.layout import Layout
from sandtable.engine.native import mypyc_attr
from sandtable.engine.steps import Step


@final
class Event:
    """Something that happened: a kind of the title's list, the seat it is about, and up to four numbers."""

    def __init__(self, kind: int, seat: int, a: int, b: int, audience: int, lane: int, c: int = 0, d: int = 0) -> None:
        self.kind: Final = kind
        self.seat: Final = seat
        self.a: Final = a
        self.b: Final = b
        self.c: Final = c
        self.d: Final = d
        self.audience: Final = audience  # a bit for everyone who is told
        self.lane: Final = lane  # behind a curtain: the seat that acts


@mypyc_attr(allow_interpreted_subclasses=True)
class Position(Cards):
    """Cards, numbers, and a stack of steps. A title adds names for its piles and numbers, and its rulebook's verbs."""

    scalars: ClassVar[tuple[str, ...]] = ()  # the title's own table-wide numbers that everybody sees
    secrets: ClassVar[tuple[str, ...]] = ()  # and those that nobody sees
    regrets: ClassVar[tuple[int, ...]] = ()  # options that only go back on a pick: for people, bots would go round in circles

    def __init__(self, layout: Layout, like: Position | None) -> None:
        super().__init__(layout, like)
        if like is None:
            self.todo: list[Step[Any]] = []  # what remains to be done; the last is next
            self.lanes: dict[int, list[Step[Any]]] = {}  # what seats do first, each at its own pace
            self.sealed: dict[int, int] = {}  # picks already made, while others still think
            self.offers: dict[int, list[int]] = {}  # what the seats that owe a pick may pick
            self.before: Position | None = None  # behind a curtain: the table as all saw it when it fell
            self.dealt: list[int] = []  # imagined behind a curtain: by card, the one that takes its place in `before`
            self.phase = 0  # how often the whole table moved on
            self.any_order = True  # whether several things are picked in any order: off while bots search
        else:
            self.todo = like.todo[:]
            self.lanes = {seat: lane[:] for seat, lane in like.lanes.items()} if like.lanes else {}
            self.sealed = like.sealed.copy()
            self.offers = like.offers.copy()
            self.before = like.before
            self.dealt = like.dealt
            self.phase = like.phase
            self.any_order = like.any_order
        self.next: list[Step[Any]] = []  # what the running step adds to do
        self.curtain = False  # whether what seats now do apart stays hidden until all are through
        self.picker = -1  # the seat whose pick is being carried out
        self.events: list[Event] = []
        self.held: list[Event] = []  # what happened behind the curtain, for those who must not know yet
        if like is not None and like.held:
            self.held = like.held[:]

    def clone(self) -> Position:
        """An independent copy. A title calls its own constructor: `return Title(self.layout, self)`."""
        raise NotImplementedError

    def ends_openly(self) -> bool:
        """Whether the end of the game opens everything. Not where a campaign goes on with cards that somebody hides."""
        return True

    # What comes next

    def then(self, step: Step[Any]) -> None:
        """Do this after what the running step already asked for, and before anything else."""
        self.next.append(step)

    def apart(self, seat: int, step: Step[Any]) -> None:
        """Let a seat do this on its own, whatever the others do. The rest waits until all are through."""
        self.lanes[seat] = [step]

    def draw_curtain(self) -> None:
        """Hide what seats do apart until all are through: each sees its own, and of others the table as it was."""
        self.curtain = True

    def onward(self, last: int) -> int:
        """The lowest number that may be picked next, where several numbered things are picked and this was the last.

        People pick them in any order. Search only goes up, so that it tries no set twice.
        """
        return 0 if self.any_order else last

    # What is told

    def tell(self, kind: int, seat: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
        """Put an event into everybody's log."""
        if self.watched:
            self._log(Event(kind, seat, a, b, self.layout.everybody, -1, c, d))

    def tell_only(self, kind: int, seat: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
        """Put an event into the log of the seat it is about."""
        if self.watched:
            self._log(Event(kind, seat, a, b, self.layout.bit(seat), -1, c, d))

    def tell_others(self, kind: int, seat: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
        """Put an event into every log but that of the seat it is about: the redacted twin of `tell_only`."""
        if self.watched:
            self._log(Event(kind, seat, a, b, self.layout.everybody & ~self.layout.bit(seat), -1, c, d))

    def _log(self, event: Event) -> None:
        """Tell an event to those of its audience who may know it now; behind a curtain the others are told later."""
        now, actor = event.audience, self.actor
        if self.before is not None and actor >= 0:
            now &= self.layout.bit(actor)
            self.held.append(told_to(event, event.audience & ~now, actor))
        if now:
            self.events.append(told_to(event, now, actor))


def told_to(event: Event, audience: int, lane: int) -> Event:
    """The same event for some of those it is for."""
    return Event(event.kind, event.seat, event.a, event.b, audience, lane, event.c, event.d)


P = TypeVar("P", bound=Position)  # the position of a title
