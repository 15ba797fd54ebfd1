"""A voice: one game told in one language. Views, questions, options, refusals and the log, as far as a seat may know them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Protocol

from sandtable.engine.flow import asks
from sandtable.engine.history import Pick
from sandtable.engine.phrases import Phrase
from sandtable.engine.position import Event, Position
from sandtable.engine.sight import SPECTATOR
from sandtable.engine.steps import Decision, Refusal, Together
from sandtable.engine.title import Result, Setup, Title
from sandtable.engine.words import Option, Words, dashed


@dataclass(frozen=True)
class WhyNot:
    """An option that is not offered, the rule that forbids it, and why."""

    option: Option
    rule: str
    reason: str


class Told(Protocol):
    """A table, as far as a voice asks it."""

    title: Title[Any]
    setup: Setup
    g: Position
    names: list[str]
    opening: list[Event]
    history: list[Pick]

    @property
    def result(self) -> Result | None: ...

    def sight(self, seat: int) -> dict[str, Any]: ...

    def undoable(self, seat: int) -> int: ...

    def number(self, seat: int) -> int: ...


class Voice:
    """What a table says in one language."""

    def __init__(self, table: Told, words: Words) -> None:
        self._table = table
        self.words = words

    def say(self, phrase: Phrase) -> str:
        return self.words.say(phrase, self._table.names)

    def options(self, seat: int) -> list[Option]:
        """What a seat may pick now. Empty when it is not asked."""
        return [self.words.option(code, self._table.names) for code in self._table.g.offers.get(seat, [])]

    def view(self, seat: int = SPECTATOR) -> dict[str, Any]:
        """All that a seat may know, in words, ready for JSON."""
        table = self._table
        return {**table.sight(seat), "facts": table.title.facts(table.setup, table.g, seat, self.words), "ask": self.ask(seat)}

    def ask(self, seat: int) -> dict[str, Any] | None:
        """What a seat is asked: the decision, its rule, its prompt and its options."""
        table = self._table
        step = asks(table.g, seat)
        if not isinstance(step, (Decision, Together)) or seat not in table.g.offers:
            return None
        kind = type(step)
        detail = step.detail(table.g, seat) if isinstance(step, Together) else step.detail(table.g)
        return {
            "decision": kind.__name__,
            "rule": kind.rule,
            "prompt": self.words.messages.text(f"ask-{dashed(kind.__name__)}"),
            "detail": "" if detail is None else self.say(detail),
            "options": [option.info for option in self.options(seat)],
            "undo": table.undoable(seat),
            "number": table.number(seat),
        }

    def why_not(self, seat: int) -> list[WhyNot]:
        """What a seat might look for and is not offered, with the rule that forbids it."""
        names = self._table.names
        return [WhyNot(self.words.option(code, names), rule, self.say(why)) for code, rule, why in refusals(self._table, seat)]

    def log(self, seat: int = SPECTATOR, after: int = 0) -> list[str]:
        """What happened, in sentences, as far as a seat was told: all of it, or what came after some number of picks."""
        return [line["text"] for line in self.story(seat, after)]

    def story(self, seat: int = SPECTATOR, after: int = 0) -> list[dict[str, Any]]:
        """The log, each line with its `text`, the `seat` that acts (-1: none), and the notation of what it is `about`."""
        table = self._table
        told = [] if after else table.opening[:]
        told += [event for pick in table.history[after:] for event in pick.events]
        sees = table.g.layout.sees
        return [self.words.line(event, table.names) for event in told if sees(event.audience, seat)]

    @property
    def result(self) -> Result | None:
        """How a finished game ended, in words."""
        result, text = self._table.result, self.words.messages.text
        if result is None:
            return None
        lines = [[(text(f"line-{what}"), points) for what, points in line] for line in result.lines]
        return Result(result.ranks, result.scores, text(f"reason-{result.reason}"), lines)


def refusals(table: Told, seat: int) -> list[Refusal]:
    """What the question to a seat does not offer, and why."""
    step = asks(table.g, seat)
    if isinstance(step, Together):
        found = step.why_not(table.g, seat)
    else:
        found = step.why_not(table.g) if isinstance(step, Decision) else []
    offered = table.g.offers.get(seat, [])
    return [refusal for refusal in found if refusal[0] not in offered]
