"""Picks that were made, and the way back: which of them may still be taken back, and how the table looked before them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

from sandtable.engine.flow import apply, asks
from sandtable.engine.position import Event, Position
from sandtable.engine.steps import Decision, Together
from sandtable.engine.title import Title
from sandtable.engine.words import RESIGN

EVERY: Final = 32  # picks between two positions that are kept: taking one back makes at most so many again


@dataclass
class Pick:
    """A pick that was made, and what it told."""

    seat: int
    code: int
    events: list[Event] = field(default_factory=list)
    fence: bool = False  # it is final, something came to light, the seat was through, or others act unseen: no way back
    phase: int = 0  # of the table, before it
    next_phase: int = 0  # and after it
    secret: bool = False  # others saw another seat asked. No snapshot keeps this


def carry_out(title: Title[Any], g: Position, pick: Pick) -> None:
    """Make a pick, and note what it told and whether there is a way back."""
    known = (g.learned, g.rolls[:])
    step = asks(g, pick.seat)
    with_others = pick.seat in g.lanes or isinstance(step, Together)
    bound = isinstance(step, Decision) and (step.first_come() or step.binds(g, pick.code))
    pick.secret = isinstance(step, Decision) and pick.code != RESIGN and step.waited_for(g) != pick.seat
    phase = g.phase
    if pick.code == RESIGN:
        title.resign(g, pick.seat)
    else:
        apply(g, pick.seat, pick.code)
    through = (pick.seat not in g.lanes and pick.seat not in g.sealed) or g.phase != phase
    final = pick.code == RESIGN or bound or not g.offers
    parted = g.phase != phase and others_act_unseen(g, pick.seat)
    pick.fence = final or parted or (g.learned, g.rolls) != known or (with_others and through)
    pick.phase, pick.next_phase = phase, g.phase
    pick.events = told(g)


def others_act_unseen(g: Position, seat: int) -> bool:
    """Whether others act behind a curtain. Then no pick from before the curtain fell can be taken back: if the way back closed
    only when one of them begins, it would tell everybody that somebody has begun."""
    if g.before is not None:
        for other in g.lanes:
            if other != seat:
                return True
    return False


def told(g: Position) -> list[Event]:
    """The events since somebody asked."""
    events, g.events = g.events, []
    return events


class WayBack:
    """The picks that may still be taken back, and positions from which the others are made again."""

    def __init__(self, like: WayBack | None = None) -> None:
        self._open: list[Pick] = like._open[:] if like else []
        self._kept: list[tuple[int, Position]] = like._kept[:] if like else []  # after how many picks

    @classmethod
    def from_here(cls, kept: tuple[int, Position], still_open: list[Pick]) -> WayBack:
        """The way back in a game that goes on from a position kept after so many picks."""
        way_back = cls()
        way_back._kept, way_back._open = [kept], still_open
        return way_back

    def keep(self, g: Position, made: int) -> None:
        """A pick is about to be made: see that its position can be reached again."""
        if not self._kept or made - self._kept[-1][0] >= EVERY:
            self._kept = [*(self._kept if self._open else []), (made, g.clone())]

    def add(self, last: Pick) -> None:
        """A pick was made. A fence shuts its seat's way back, a new phase all others'."""
        moved_on = last.phase != last.next_phase
        self._open = [pick for pick in self._open if not (last.fence if pick.seat == last.seat else moved_on)]
        if not last.fence:
            self._open.append(last)

    def length(self, seat: int, phase: int, history: list[Pick]) -> int:
        """How many picks a seat may take back, one after the other: none that moved the table on before others picked."""
        count, others = 0, False
        for pick in reversed(history):
            moved_on = pick.phase != pick.next_phase
            if pick.seat != seat:
                if moved_on:
                    break
                others = True
            elif pick.next_phase != phase or (others and moved_on) or not any(pick is still_open for still_open in self._open):
                break
            else:
                count, phase = count + 1, pick.phase
        return count

    def go(self, title: Title[Any], history: list[Pick], index: int) -> Position:
        """The position before a pick that is taken back. What came after it is no longer kept."""
        self._open = [pick for pick in self._open if pick is not history[index]]
        while self._kept[-1][0] > index:
            self._kept.pop()
        return self.before(title, history, index)

    def still_open(self, history: list[Pick]) -> list[int]:
        """The places in the history of the picks that may still be taken back."""
        mine = {id(pick) for pick in self._open}
        return [index for index, pick in enumerate(history) if id(pick) in mine]

    def before(self, title: Title[Any], history: list[Pick], index: int) -> Position:
        """The position before a pick that may be taken back."""
        made, position = next(kept for kept in reversed(self._kept) if kept[0] <= index)
        g = position.clone()
        for pick in history[made:index]:
            carry_out(title, g, Pick(pick.seat, pick.code))
        return g
