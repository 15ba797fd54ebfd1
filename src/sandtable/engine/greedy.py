"""The greedy player of balance reports: it takes what looks best right after it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sandtable.engine.chance import Dice
from sandtable.engine.flow import apply
from sandtable.engine.position import Position
from sandtable.engine.sight import imagine


def greedy(g: Position, seat: int, evaluate: Callable[[Any, int], float], dice: Dice, samples: int = 1) -> int:
    """The option that looks best right after it, tried in some imagined positions; any of several equal ones."""
    options = [option for option in g.offers[seat] if option not in g.regrets] or g.offers[seat]
    if len(options) == 1:
        return options[0]
    totals = [0.0] * len(options)
    for _ in range(samples):
        imagined = imagine(g, seat, dice)
        for i, option in enumerate(options):
            h = imagined.clone()
            apply(h, seat, option)
            totals[i] += evaluate(h, seat)
    best = max(totals)
    return dice.choice([option for option, total in zip(options, totals, strict=True) if total == best])
