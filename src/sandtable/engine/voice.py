"""A voice: one game told in one language. Views, questions, options, refusals and the log, as far as a seat may know them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import chain
from typing import Any, Final, Protocol

from sandtable.engine.flow import asks
from sandtable.engine.gathering import Run, ends, joins, runs
from sandtable.engine.history import Pick
from sandtable.engine.phrases import Phrase
from sandtable.engine.position import Event, Position
from sandtable.engine.questions import Question
from sandtable.engine.setup import Setup
from sandtable.engine.sight import SPECTATOR
from sandtable.engine.status import Status
from sandtable.engine.steps import Decision, Refusal, Together
from sandtable.engine.title import Result, Title
from sandtable.engine.words import RESIGN, Option, Words, dashed

MOST_STANDS: Final = 8  # of one game, that are remembered in words: all seats see nearly the same


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

    def final(self, seat: int) -> list[bool]: ...

    def undoable(self, seat: int) -> int: ...

    def number(self, seat: int) -> int: ...


class Voice:
    """What a table says in one language."""

    def __init__(self, table: Told, words: Words) -> None:
        self._table = table
        self._names: list[str] | None = None
        self._stands: dict[tuple[object, ...], dict[str, Any]] = {}  # how the game stood lately, by what it says
        self.words = words

    @property
    def names(self) -> list[str]:
        """What to call the seats in this language: as at the table, unless somebody said otherwise."""
        return self._table.names if self._names is None else self._names

    @names.setter
    def names(self, names: list[str]) -> None:
        self._names = names

    def say(self, phrase: Phrase) -> str:
        return self.words.say(phrase, self.names)

    def options(self, seat: int) -> list[Option]:
        """What a seat may pick now. Empty when it is not asked."""
        words, names = self.words, self.names
        return [words.option(code, names) for code in self._table.g.offers.get(seat, [])]

    @cached_property
    def glossary(self) -> dict[str, str]:
        """What people call the zones, numbers and facts of this game, by the names that programs know them by."""
        g, title = self._table.g, self._table.title
        declared = [*(zone.name for zone in g.layout.zones), *(row.name for row in g.layout.numbers), *type(g).scalars]
        return self.words.messages.glossary((*declared, *title.fact_names))

    def label(self, code: int) -> str:
        """What an option says, whether or not it is offered now. Resigning is none, but can be told like one."""
        return self.words.messages.text("resigned") if code == RESIGN else self.words.option(code, self.names).label

    def view(self, seat: int = SPECTATOR) -> dict[str, Any]:
        """All that a seat may know, in words, ready for JSON."""
        table = self._table
        facts = table.title.facts(table.setup, table.g, seat, self.words)
        told = {"names": self.names, "facts": facts, "status": self.status(seat), "words": self.glossary, "ask": self.ask(seat)}
        return {**table.sight(seat), **told}

    def status(self, seat: int = SPECTATOR) -> dict[str, Any] | None:
        """How the game stands, ready for JSON: the round, the goal, scores, who is ahead, and what to beware of."""
        table = self._table
        status = table.title.status(table.setup, table.g, seat)
        if status is None:
            return None
        key = key_of(status, self.names)
        told = self._stands.get(key) if key is not None else None
        if told is None:
            told = in_words(status, self.say)
            if key is not None:
                if len(self._stands) >= MOST_STANDS:
                    self._stands.clear()
                self._stands[key] = told
        return told

    def ask(self, seat: int) -> dict[str, Any] | None:
        """What a seat is asked: the decision, its rule, its prompt and its options."""
        table = self._table
        step = asks(table.g, seat)
        if not isinstance(step, (Decision, Together)) or seat not in table.g.offers:
            return None
        kind, question = type(step), Question(step, table.g, seat)
        subject = question.subject
        return {
            "decision": kind.__name__,
            "rule": kind.rule,
            "prompt": self.say(question.phrase or Phrase(f"ask-{dashed(kind.__name__)}")),
            "detail": self._said(question.detail),
            "subject": None if subject is None else self.words.thing(subject, self.names),
            "wanted": question.wanted,
            "options": self._offered(question, seat),
            "undo": table.undoable(seat),
            "number": table.number(seat),
        }

    def _offered(self, question: Question, seat: int) -> list[dict[str, Any]]:
        """The options of a question, each with what it would mean."""
        offered = zip(self.options(seat), self._table.final(seat), strict=True)
        return [
            {**option.info, "final": is_final, "consequence": self._said(question.consequence(option.code))}
            for option, is_final in offered
        ]

    def _said(self, phrase: Phrase | None) -> str:
        return "" if phrase is None else self.say(phrase)

    def why_not(self, seat: int) -> list[WhyNot]:
        """What a seat might look for and is not offered, with the rule that forbids it."""
        names = self.names
        return [WhyNot(self.words.option(code, names), rule, self.say(why)) for code, rule, why in self.refusals(seat)]

    def refusals(self, seat: int) -> list[Refusal]:
        """What a seat is not offered and why, before it is put into words."""
        return refusals(self._table, self.words, seat)

    def log(self, seat: int = SPECTATOR, after: int = 0) -> list[str]:
        """What happened, in sentences, as far as a seat was told: all of it, or what came after some number of picks."""
        told = self.runs(seat, after)
        return [self.words.sentence(told[end], self.names) for end in ends(told)]

    def story(self, seat: int = SPECTATOR, after: int = 0) -> list[dict[str, Any]]:
        """The log event by event, each as `Words.line` has it. The text of one that `joins` tells those before it as well."""
        return [self.words.line(run, self.names) for run in self.runs(seat, after)]

    def runs(self, seat: int, after: int = 0) -> list[Run]:
        """For each event that a seat was told after some number of picks, the run of events that ends with it."""
        kinds, told = self.words.events, self._told(seat, after)
        if not after or not told or not any(kinds.all[told[0].kind].gathered):
            return runs(kinds, told)
        begun: Run = []
        for event in self._told_before(seat, after):
            if not joins(kinds, event, told[0]):
                break
            begun.insert(0, event)
        return runs(kinds, told, begun)

    def _told(self, seat: int, after: int) -> list[Event]:
        table, sees = self._table, self._table.g.layout.sees
        told = [] if after else table.opening[:]
        told += [event for pick in table.history[after:] for event in pick.events]
        return [event for event in told if sees(event.audience, seat)]

    def _told_before(self, seat: int, picks: int) -> Iterator[Event]:
        """What a seat was told before, the latest first. Hardly ever is more than a pick of it wanted, however long the game."""
        table, sees = self._table, self._table.g.layout.sees
        earlier = chain((table.history[made].events for made in range(picks - 1, -1, -1)), [table.opening])
        return (event for events in earlier for event in reversed(events) if sees(event.audience, seat))

    @property
    def result(self) -> Result | None:
        """How a finished game ended, in words."""
        result, text = self._table.result, self.words.messages.text
        if result is None:
            return None
        lines = [[(text(f"line-{what}"), points) for what, points in line] for line in result.lines]
        return Result(result.ranks, result.scores, text(f"reason-{result.reason}"), lines)


def in_words(status: Status, say: Callable[[Phrase], str]) -> dict[str, Any]:
    """A status ready for JSON."""
    return {
        "round": say(status.round),
        "goal": say(status.goal),
        "measure": say(status.measure),
        "fewest": status.fewest,
        "seats": [
            {"score": each.score, "target": each.target, "parts": [say(part) for part in each.parts]} for each in status.seats
        ],
        "leaders": status.leaders,
        "warnings": [say(warning) for warning in status.warnings],
    }


def key_of(status: Status, names: list[str]) -> tuple[object, ...] | None:
    """The same for statuses that say the same of the same players. None where that would be too much to compare."""
    phrases = [
        status.round,
        status.goal,
        status.measure,
        *status.warnings,
        *(part for each in status.seats for part in each.parts),
    ]
    stands = [(each.score, each.target, len(each.parts)) for each in status.seats]
    key = (*names, status.fewest, *status.leaders, *stands, *[(phrase.message, *phrase.arguments.items()) for phrase in phrases])
    try:
        hash(key)
    except TypeError:  # lists
        return None
    return key


def refusals(table: Told, words: Words, seat: int) -> list[Refusal]:
    """What a seat is not offered, and why: what the question forbids, then all of which the question does not speak."""
    offered = table.g.offers.get(seat, [])
    found = [refusal for refusal in forbidden(table.g, seat) if refusal[0] not in offered]
    spoken = {words.subject(code) for code in [*offered, *(code for code, _, _ in found)]}
    others = table.title.not_now(table.g, seat) if offered else []
    return found + [refusal for refusal in others if words.subject(refusal[0]) not in spoken]


def forbidden(g: Position, seat: int) -> list[Refusal]:
    """What the question to a seat says that it does not offer."""
    step = asks(g, seat)
    if isinstance(step, Together):
        return step.why_not(g, seat)
    return step.why_not(g) if isinstance(step, Decision) else []
