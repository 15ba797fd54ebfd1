"""How the terminal draws a title: which zones stand side by side, which numbers matter, what a card shows. Taste, no rules.

A title brings its own in a package `terminal` beside its rules, which makes one instance, `BOARD`, and finds all its words in
the messages of the title: `zone-`, `number-`, `fact-`, `scalar-`, `badge-`, `mark-` and `kind-` with the name of the thing.
Any other title is drawn with the defaults.
"""

from __future__ import annotations

import importlib
import importlib.util
from dataclasses import dataclass
from typing import Any, Protocol

from sandtable.engine.messages import Messages
from sandtable.engine.title import Title
from sandtable.engine.words import Option, dashed
from sandtable.terminal.shapes import Lines, Room

Entry = dict[str, Any]  # what is printed on a card


@dataclass(frozen=True)
class Count:
    """A number or a word about the table or a seat, with what it is called; `short` is for narrow screens."""

    name: str
    short: str
    value: int | str


class Printed(Protocol):
    """The cards of a game, as far as a board asks for them: what is printed on each by its id, and its name."""

    entries: dict[str, Entry]

    def name(self, id: str) -> str: ...


@dataclass(frozen=True)
class Sight:
    """What a board is drawn from: the view of one seat, the cards by id, and the messages of the title in one language."""

    view: dict[str, Any]
    faces: Printed
    messages: Messages
    seat: int  # who looks; -1 for a spectator
    counters: tuple[str, ...] = ()  # the numbers that every seat has

    @property
    def facts(self) -> dict[str, Any]:
        return dict(self.view["facts"])

    def consequence(self, pick: str) -> str:
        """What a pick that is offered brings about, if the rules know it."""
        options = self.view["ask"]["options"] if self.view["ask"] else []
        return next((str(option["consequence"]) for option in options if option["text"] == pick), "")

    def count(self, kind: str, name: str, value: int | str) -> Count:
        """A value with its words: those of `fact-money`, and of `fact-money.short` where space is dear."""
        return Count(word(self.messages, kind, name), word(self.messages, kind, name, short=True), value)


class Board:
    """How a title is drawn. The defaults suit any; a title overrides what it wants otherwise."""

    columns: tuple[str, ...] = ()  # zones of a seat drawn side by side, also when empty; none: all that lie open
    hands: tuple[str, ...] = ("hand",)  # zones drawn as cards
    boxed: tuple[str, ...] = ()  # zones of the table drawn as cards where there is room
    piles: tuple[str, ...] = ("discards", "discard", "discard pile", "graveyard")  # of which number and top card are enough
    left_out: tuple[str, ...] = ("box",)
    facts: tuple[str, ...] | None = None  # facts beside one's own name; none: all that are a number or a word
    seat_facts: tuple[str, ...] = ()  # facts that list something for each seat
    marks: tuple[str, ...] = ()  # numbers on cards that are worth showing
    numbers: tuple[str, ...] | None = None  # of a seat; none: all
    scalars: tuple[str, ...] = ("round", "turn")  # in the heading
    badges: tuple[str, ...] = ("cost", "value")  # fields of a card: the first that counts stands on its edge
    colours: dict[str, str] = {}  # noqa: RUF012  by the kind of a card, or the zone it lies in
    order: tuple[str, ...] = ()  # kinds of cards, as a hand is sorted

    def kind(self, entry: Entry) -> str:
        """What kind of card it is: this gives its colour and its place in a hand."""
        return str(entry.get("kind") or "")

    def badge(self, entry: Entry, messages: Messages) -> str:
        """What stands on the edge of a card."""
        return first_words(entry, self.badges, messages)

    def text(self, entry: Entry, messages: Messages) -> str:
        """What stands in a card."""
        return str(entry.get("text", ""))

    def brings(self, entry: Entry) -> list[str]:
        """The cards that come with one, which are told with it."""
        return []

    def note(self, option: Option, entry: Entry, messages: Messages) -> str:
        """What stands beside an option about the card it names."""
        return self.badge(entry, messages)

    def worn(self, card: str, marks: dict[str, int], sight: Sight) -> list[str]:
        """What lies on a card."""
        return [sight.messages.text(f"mark-{named(mark)}", count=marks[mark]) for mark in self.marks if marks.get(mark)]

    def pile_name(self, zone: str, slot: int, sight: Sight, *, numbered: bool, short: bool = False) -> str:
        """The zone, and which of its places it is where the table has several."""
        name = word(sight.messages, "zone", zone, short=short)
        return sight.messages.text("terminal-numbered", zone=name, number=slot + 1) if numbered else name

    def counts(self, sight: Sight, seat: int) -> list[Count]:
        """What is told of a seat, as far as it is not zero."""
        facts, numbers = sight.facts, sight.view["numbers"]
        found = [("fact", name, facts[name][seat]) for name in self.seat_facts if name in facts]
        found += [("number", name, numbers[name][seat]) for name in (sight.counters if self.numbers is None else self.numbers)]
        return [sight.count(kind, name, value) for kind, name, value in found if value]

    def own_facts(self, sight: Sight) -> list[Count]:
        """What is told of the seat that looks, besides."""
        names = list(sight.facts) if self.facts is None else self.facts
        told = [(name, sight.facts[name]) for name in names if isinstance(sight.facts.get(name), (int, str))]
        return [sight.count("fact", name, value) for name, value in told]

    def heading(self, sight: Sight) -> list[str]:
        """What is told of the whole table, above it."""
        scalars, messages = sight.view["scalars"], sight.messages
        return [messages.text(f"scalar-{named(name)}", count=scalars[name]) for name in self.scalars if scalars.get(name)]

    def picture(self, sight: Sight, room: Room) -> Lines:
        """What is not a row of piles: a map, lanes. Nothing for most titles."""
        return []

    def colour(self, kind: str) -> str:
        return self.colours.get(kind, "")

    def rank(self, kind: str) -> int:
        return self.order.index(kind) if kind in self.order else len(self.order)


def first_words(entry: Entry, fields: tuple[str, ...], messages: Messages) -> str:
    """The first of these fields that an entry has, in words. A number must be above zero to count."""
    for name in fields:
        value = entry.get(name)
        if isinstance(value, (int, str)) and value and (isinstance(value, str) or value > 0):
            return messages.text(f"badge-{named(name)}", value=value)
    return ""


def word(messages: Messages, kind: str, name: str, *, short: bool = False) -> str:
    """What people call a zone, a number or a fact. Without a message it keeps the name the rules have for it."""
    message = f"{kind}-{named(name)}"
    if short and f"{message}.short" in messages:
        return messages.text(f"{message}.short")
    return messages.text(message) if message in messages else name


def named(name: str) -> str:
    """A name as messages spell it: `wooden coins` is `wooden-coins`."""
    return dashed(name.replace(" ", "-").lower())


def board_of(title: Title[Any]) -> Board:
    """The board a title brings along, or the plain one."""
    name = f"{type(title).__module__.rpartition('.')[0]}.terminal"
    if title.folder is None or importlib.util.find_spec(name) is None:
        return PLAIN
    board = importlib.import_module(name).BOARD
    assert isinstance(board, Board)
    return board


PLAIN = Board()
