"""Positions of other versions of a title: what their numbers stood for by name, and the same in the numbers of this version.

Inside a position zones, numbers, verbs and events are counted. A snapshot keeps their names in that order, its shape. A
version that declares them in another order, or has more of them, reads the position by those names. What names alone do not
put right the title does itself: `Title.migrations` has a function for each version that changed what lies on the table. It
gets the position with names instead of numbers, and changes it:

    {"zones": {"hand": [[3, 5], [8]]}, "numbers": {"gold": [2, 0]}, "fields": {"round": 4}, "todo": [["Pay", {"seat": 1}]], ...}
"""

from __future__ import annotations

import inspect
from collections.abc import Iterator
from typing import Any

import msgspec

from sandtable.engine.errors import BadRecord
from sandtable.engine.names import NOUN, VERB, VERB_BITS
from sandtable.engine.phrases import Phrase
from sandtable.engine.plain import shelf_of
from sandtable.engine.position import Position
from sandtable.engine.title import Title
from sandtable.engine.words import RESIGN

Data = dict[str, Any]


class Shape(msgspec.Struct, array_like=True):
    """What the numbers in a position and its picks stand for, in their order."""

    zones: list[tuple[str, int]]  # each with how many piles it has
    numbers: list[str]
    verbs: list[str]
    events: list[str]
    steps: dict[str, list[str]]  # by class, of those that occur: the arguments it is made from


def shape_of(title: Title[Any], g: Position, *positions: Data | None) -> Shape:
    """The shape of this version's positions, as far as these need it."""
    return Shape(
        [(zone.name, zone.count) for zone in g.layout.zones],
        [row.name for row in g.layout.numbers],
        [verb.name for verb in title.verbs.all],
        [event.name for event in title.events.all],
        {name: shelf_of(title).arguments[name] for name in sorted({name for data in positions for name in steps_in(data)})},
    )


def steps_in(data: Data | None) -> Iterator[str]:
    """The names of the steps in a position."""
    if data is not None:
        for step in (*data["todo"], *(step for _, lane in data["lanes"] for step in lane)):
            yield step[0]
        yield from steps_in(data["before"])


def unreadable(why: str) -> BadRecord:
    return BadRecord(Phrase("position-unreadable", why=why))


class Reader:
    """Reads what was counted by one shape for the present version of a title."""

    def __init__(self, title: Title[Any], theirs: Shape, empty: Position) -> None:
        self._title = title
        self._theirs = theirs
        self._empty = empty
        self._verbs = {verb.name: number for number, verb in enumerate(title.verbs.all)}
        self._events = {event.name: number for number, event in enumerate(title.events.all)}

    def position(self, data: Data, rules: int) -> Data:
        """A position that was stored under some version of the rules, for this one."""
        named = self._named(data)
        for version in range(rules + 1, self._title.version + 1):
            if version in self._title.migrations:
                self._title.migrations[version](named)
        return self._counted(named)

    def option(self, code: int) -> int:
        """The option that has the same verb now, and names the same thing."""
        if code == RESIGN:
            return code
        name = self._theirs.verbs[code >> VERB_BITS]
        if name not in self._verbs:
            raise unreadable(f"verb {name}")
        return self._verbs[name] * VERB | (code & NOUN)

    def event(self, numbers: list[int]) -> list[int]:
        """An event of the kind that has the same name now."""
        name = self._theirs.events[numbers[0]]
        if name not in self._events:
            raise unreadable(f"event {name}")
        return [self._events[name], *numbers[1:]]

    # From numbers to names

    def _named(self, data: Data) -> Data:
        theirs, zones, first = self._theirs, {}, 0
        for name, count in theirs.zones:
            zones[name] = data["piles"][first : first + count]
            first += count
        rest = {name: data[name] for name in ("seed", "known", "rolls", "learned", "phase", "fields", "asked")}
        return {
            **rest,
            "zones": zones,
            "numbers": dict(zip(theirs.numbers, data["numbers"], strict=True)),
            "todo": self._named_steps(data["todo"]),
            "lanes": [[seat, self._named_steps(lane)] for seat, lane in data["lanes"]],
            "sealed": [[seat, self.option(code)] for seat, code in data["sealed"]],
            "held": [self.event(numbers) for numbers in data["held"]],
            "before": None if data["before"] is None else self._named(data["before"]),
        }

    def _named_steps(self, steps: list[list[Any]]) -> list[list[Any]]:
        return [[name, dict(zip(self._theirs.steps[name], arguments, strict=True))] for name, *arguments in steps]

    # And from names to the numbers of this version

    def _counted(self, named: Data) -> Data:
        data = {name: named[name] for name in ("seed", "known", "rolls", "learned", "phase", "asked", "sealed", "held")}
        if len(data["known"]) != len(self._empty.known):
            raise unreadable("cards")
        fields = type(self._empty).scalars + type(self._empty).secrets
        return {
            **data,
            "piles": self._piles(dict(named["zones"])),
            "numbers": self._rows(named["numbers"]),
            "fields": {name: named["fields"].get(name, getattr(self._empty, name)) for name in fields},
            "todo": self._steps(named["todo"]),
            "lanes": [[seat, self._steps(lane)] for seat, lane in named["lanes"]],
            "before": None if named["before"] is None else self._counted(named["before"]),
        }

    def _piles(self, zones: dict[str, list[list[int]]]) -> list[list[int]]:
        piles = []
        for zone in self._empty.layout.zones:
            row = zones.pop(zone.name, [[]] * zone.count)
            if len(row) != zone.count:
                raise unreadable(f"zone {zone.name}")
            piles += row
        for name, row in zones.items():
            if any(row):
                raise unreadable(f"zone {name}")
        return piles

    def _rows(self, numbers: dict[str, list[int]]) -> list[list[int]]:
        rows = []
        for row, fresh in zip(self._empty.layout.numbers, self._empty.numbers, strict=True):
            rows.append(numbers.get(row.name, fresh))
            if len(rows[-1]) != row.size:
                raise unreadable(f"number {row.name}")
        return rows

    def _steps(self, steps: list[list[Any]]) -> list[list[Any]]:
        return [self._step(self._title.renamed.get(name, name), given) for name, given in steps]

    def _step(self, name: str, given: dict[str, Any]) -> list[Any]:
        """A step with its arguments in today's order; one that is new must have a value of its own, none may be left over."""
        cls = shelf_of(self._title).classes.get(name)
        if cls is None:
            raise unreadable(f"step {name}")
        parameters = inspect.signature(cls).parameters
        fresh = {each.name: each.default for each in parameters.values() if each.default is not inspect.Parameter.empty}
        arguments = {**fresh, **given}
        if set(arguments) != set(parameters):
            raise unreadable(f"step {name}")
        return [name, *(arguments[each] for each in parameters)]
