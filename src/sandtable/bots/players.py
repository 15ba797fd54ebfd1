"""The simple players: one picks at random, one takes what looks best at once."""

from __future__ import annotations

from typing import Final, final

from sandtable.bots.eyes import Eyes
from sandtable.bots.trail import Trail
from sandtable.engine.flow import apply
from sandtable.engine.native import mypyc_attr


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
        self.trail: Final = Trail()

    def pick(self, eyes: Eyes) -> int:
        picked = self.best(eyes, self.trail.untired(eyes.options))
        self.trail.remember(eyes.options, picked)
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
                totals[i] += eyes.judge.evaluate(h, eyes.seat)
        best = max(totals)
        return eyes.dice.choice([options[i] for i in range(len(options)) if totals[i] == best])
