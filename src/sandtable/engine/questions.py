"""Questions: what a decision asks a seat, and what each of its options would mean, as far as the seat may know it."""

from __future__ import annotations

from typing import Any

from sandtable.engine.chance import Dice
from sandtable.engine.history import Pick, carry_out
from sandtable.engine.phrases import Phrase, Thing
from sandtable.engine.position import Position
from sandtable.engine.sight import imagine
from sandtable.engine.steps import Decision, Together
from sandtable.engine.title import Title


class Question:
    """What a decision asks one seat: the same whether the seat is asked alone or together with others."""

    def __init__(self, step: Decision[Any] | Together[Any], g: Position, seat: int) -> None:
        self._step = step
        self._g = g
        self._seat = seat

    @property
    def phrase(self) -> Phrase | None:
        """The question, if it names what it is about."""
        step = self._step
        return step.question(self._g, self._seat) if isinstance(step, Together) else step.question(self._g)

    @property
    def detail(self) -> Phrase | None:
        step = self._step
        return step.detail(self._g, self._seat) if isinstance(step, Together) else step.detail(self._g)

    @property
    def subject(self) -> Thing | None:
        step = self._step
        return step.subject(self._g, self._seat) if isinstance(step, Together) else step.subject(self._g)

    @property
    def wanted(self) -> int:
        step = self._step
        return step.wanted(self._g, self._seat) if isinstance(step, Together) else step.wanted(self._g)

    def consequence(self, option: int) -> Phrase | None:
        step = self._step
        return step.consequence(self._g, self._seat, option) if isinstance(step, Together) else step.consequence(self._g, option)


def final_options(title: Title[Any], g: Position, seat: int) -> list[bool]:
    """Of each option of a seat: whether it could not be taken back, since something begins, ends or comes to light with it.

    Each is tried in a position that looks the same to the seat, so that the answer tells nothing that is hidden from it.
    """
    twin = twin_of(g, seat)
    return [is_final(title, twin.clone(), Pick(seat, option)) for option in g.offers[seat]]


def twin_of(g: Position, seat: int) -> Position:
    """A position that looks the same to a seat and in which picks can be tried: whatever comes of them tells nothing hidden."""
    twin = imagine(g, seat, Dice(0))
    twin.watched, twin.any_order = True, g.any_order
    return twin


def is_final(title: Title[Any], g: Position, pick: Pick) -> bool:
    carry_out(title, g, pick)
    return pick.fence
