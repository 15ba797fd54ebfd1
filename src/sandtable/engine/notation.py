"""Positions as text: one line per pile, number and scalar, in words. For bug reports, puzzles and tests, typed or printed.

    round: 5
    hand 0: castle-2 coin-2
    wooden coins: 0 3
    todo: Work(0) RoundEnd()

Cards are named, not numbered: a name stands for any card of that name that is not yet placed. Hidden memory, chance and what
lies behind a curtain are not part of the text; `engine.plain` keeps those.
"""

from __future__ import annotations

import ast
import re
from typing import Any

from sandtable.engine.errors import BadSetup
from sandtable.engine.flow import advance
from sandtable.engine.layout import PER_CARD
from sandtable.engine.plain import Shelf
from sandtable.engine.position import Position
from sandtable.engine.setup import Setup
from sandtable.engine.steps import Step
from sandtable.engine.title import Title

STEP = re.compile(r"(\w+)\(([^()]*)\)")


def describe(title: Title[Any], g: Position) -> str:
    """The position in words, top card of each pile last, empty piles and zeroes left out."""
    layout, lines = g.layout, []
    lines += [f"{name}: {getattr(g, name)}" for name in type(g).scalars + type(g).secrets]
    for zone in layout.zones:
        for slot in range(zone.count):
            cards = g.piles[zone.first + slot]
            if cards:
                lines.append(f"{zone.name} {slot}: {' '.join(layout.card_names[card] for card in cards)}")
    for row in layout.numbers:
        values = g.numbers[row.index]
        if row.kind != PER_CARD and any(values):
            lines.append(f"{row.name}: {' '.join(map(str, values))}")
    lines.append(f"todo: {' '.join(write(step) for step in Shelf(title).pack(g.todo))}")
    lines += [
        f"lane {seat}: {' '.join(write(step) for step in Shelf(title).pack(lane))}" for seat, lane in sorted(g.lanes.items())
    ]
    return "\n".join(lines) + "\n"


def write(step: list[Any]) -> str:
    return f"{step[0]}({', '.join(repr(argument) for argument in step[1:])})"


def arrange(title: Title[Any], setup: Setup, text: str, cards: list[int]) -> Position:
    """A position from its description, dealt from these cards. It goes on to its first decision."""
    g: Position = title.empty(setup)
    free = list(cards)
    for number, line in enumerate(text.splitlines(), 1):
        if line.strip():
            name, colon, value = line.partition(":")
            if not colon:
                raise BadSetup(f"line {number}: expected `name: value`, not {line.strip()!r}")
            put(title, g, name.strip(), value.split(), free, number)
    advance(g)
    return g


def put(title: Title[Any], g: Position, name: str, values: list[str], free: list[int], number: int) -> None:
    """Carry out one line of a description."""
    zone_name, _, slot = name.rpartition(" ")
    zone = next((zone for zone in g.layout.zones if zone.name == zone_name), None)
    row = next((row for row in g.layout.numbers if row.name == name), None)
    if name == "todo":
        g.todo[:] = read_steps(title, " ".join(values), number)
    elif zone_name == "lane":
        g.lanes[int(slot)] = read_steps(title, " ".join(values), number)
    elif name in type(g).scalars + type(g).secrets:
        setattr(g, name, ast.literal_eval(values[0]))
    elif row is not None:
        g.numbers[row.index][: len(values)] = [int(value) for value in values]
    elif zone is not None and slot.isdigit() and int(slot) < zone.count:
        g.own(zone.first + int(slot))[:] = [take(g, card, free, number) for card in values]
    else:
        raise BadSetup(f"line {number}: there is no zone, number or scalar {name!r}")


def take(g: Position, name: str, free: list[int], number: int) -> int:
    for card in free:
        if g.layout.card_names[card] == name:
            free.remove(card)
            return card
    raise BadSetup(f"line {number}: no card {name!r} is left to place")


def read_steps(title: Title[Any], text: str, number: int) -> list[Step[Any]]:
    try:
        return Shelf(title).unpack([[name, *ast.literal_eval(f"[{arguments}]")] for name, arguments in STEP.findall(text)])
    except (KeyError, SyntaxError, TypeError, ValueError) as error:
        raise BadSetup(f"line {number}: not a list of steps: {error}") from None
