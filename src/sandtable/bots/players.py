"""The simple players: one picks at random, one takes what looks best at once."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from sandtable.bots.eyes import Eyes
from sandtable.engine.flow import apply

# Judging one step ahead, greed may do something and take it back for ever: it gives up what it took so often of late.
PATIENCE: Final = 2
MEMORY: Final = 30


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player. Subclass it and say what you pick."""

    def pick(self, eyes: Eyes) -> int:
        raise NotImplementedError


@final
class RandomBot(Bot):
    """Picks any option."""

    def pick(self, eyes: Eyes) -> int:
        return eyes.dice.choice(eyes.options)


@final
class GreedyBot(Bot):
    """Tries every option in a few imagined positions and takes the one that looks best right after it."""

    def __init__(self, samples: int = 3) -> None:
        self.samples: Final = samples
        self.trail: Final[list[list[int]]] = []  # its latest decisions: what was offered, and last what it took

    def pick(self, eyes: Eyes) -> int:
        options = [option for option in eyes.options if self.trail.count([*eyes.options, option]) < PATIENCE] or eyes.options
        picked = self.best(eyes, options)
        self.trail.append([*eyes.options, picked])
        if len(self.trail) > MEMORY:
            self.trail.pop(0)
        return picked

    def best(self, eyes: Eyes, options: list[int]) -> int:
        if len(options) == 1:
            return options[0]
        totals = [0.0] * len(options)
        for _ in range(self.samples):
            g = eyes.imagine()
            for i in range(len(options)):
                h = g.clone()
                apply(h, eyes.seat, options[i])
                totals[i] += eyes.evaluate(h, eyes.seat)
        best = max(totals)
        return eyes.dice.choice([options[i] for i in range(len(options)) if totals[i] == best])
