"""Positions as plain data: numbers, words and lists, ready for JSON or MessagePack.

A step is its class name and its constructor's arguments, which are its attributes. Two positions from which a game goes on in
the same way are the same data, whoever picked first among those who pick at the same time.
"""

from __future__ import annotations

import importlib
import inspect
from functools import cache
from typing import Any

from sandtable.engine.flow import options_of
from sandtable.engine.position import Event, Position
from sandtable.engine.setup import Setup
from sandtable.engine.sight import behind
from sandtable.engine.steps import Step
from sandtable.engine.title import Title

SHAPE = ("seed", "piles", "numbers", "known", "rolls", "learned", "phase")


class Shelf:
    """The step classes of a title by name, and the arguments each is made from."""

    def __init__(self, title: Title[Any]) -> None:
        self.classes: dict[str, type[Step[Any]]] = {}
        for module in title.steps:
            for thing in vars(importlib.import_module(module)).values():
                if isinstance(thing, type) and issubclass(thing, Step) and thing.__module__ == module:
                    self.classes[thing.__name__] = thing
        self.arguments = {name: list(inspect.signature(cls).parameters) for name, cls in self.classes.items()}
        self.renamed = title.renamed

    def pack(self, steps: list[Step[Any]]) -> list[list[Any]]:
        return [[type(s).__name__, *(getattr(s, name) for name in self.arguments[type(s).__name__])] for s in steps]

    def unpack(self, steps: list[list[Any]]) -> list[Step[Any]]:
        return [self.classes[self.renamed.get(name, name)](*arguments) for name, *arguments in steps]


def as_numbers(event: Event) -> list[int]:
    """An event as its constructor's arguments."""
    return [event.kind, event.seat, event.a, event.b, event.audience, event.lane, event.c, event.d]


@cache
def shelf_of(title: Title[Any]) -> Shelf:
    """Made once for each title: reading signatures takes longer than anything else here."""
    return Shelf(title)


def plain(title: Title[Any], g: Position) -> dict[str, Any]:
    """A position as data: everything that matters for how the game goes on."""
    return _plain(shelf_of(title), g)


def _plain(shelf: Shelf, g: Position) -> dict[str, Any]:
    data: dict[str, Any] = {name: getattr(g, name) for name in SHAPE}
    data["piles"] = [pile[:] for pile in g.piles]
    data["numbers"] = [row[:] for row in g.numbers]
    data["known"] = g.known[:]
    data["rolls"] = g.rolls[:]
    data["fields"] = {name: getattr(g, name) for name in type(g).scalars + type(g).secrets}
    data["todo"] = shelf.pack(g.todo)
    data["lanes"] = [[seat, shelf.pack(lane)] for seat, lane in sorted(g.lanes.items())]
    data["sealed"] = sorted(g.sealed.items())
    data["asked"] = sorted(g.offers)
    data["held"] = [as_numbers(event) for event in sorted(g.held, key=lambda event: event.lane)]
    before = behind(g)
    data["before"] = _plain(shelf, before) if before is not None else None
    return data


def position(title: Title[Any], setup: Setup, data: dict[str, Any]) -> Position:
    """The position again, with its offers computed afresh."""
    return _position(shelf_of(title), title, setup, data)


def _position(shelf: Shelf, title: Title[Any], setup: Setup, data: dict[str, Any]) -> Position:
    g: Position = title.empty(setup)
    for name in ("seed", "learned", "phase"):
        setattr(g, name, data[name])
    for name in ("piles", "numbers"):
        for mine, theirs in zip(getattr(g, name), data[name], strict=True):
            mine[:] = theirs
    g.known[:] = data["known"]
    g.rolls[:] = data["rolls"]
    for name, value in data["fields"].items():
        setattr(g, name, value)
    g.todo[:] = shelf.unpack(data["todo"])
    g.lanes = {seat: shelf.unpack(lane) for seat, lane in data["lanes"]}
    g.sealed = dict(data["sealed"])
    g.held = [Event(*numbers) for numbers in data["held"]]
    if data["before"] is not None:
        g.before = _position(shelf, title, setup, data["before"])
    for seat in data["asked"]:
        stack = g.lanes.get(seat, g.todo)
        g.offers[seat] = options_of(stack[-1], g, seat)
    return g
