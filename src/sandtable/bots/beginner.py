"""The beginner: plays for itself, forgets the others, and overlooks things. It never picks at random."""

from __future__ import annotations

from typing import Final, final

from sandtable.bots.eyes import Eyes
from sandtable.bots.players import Bot
from sandtable.bots.trail import Trail
from sandtable.engine.flow import apply

NOTICED: Final = 3  # of so many options
OF: Final = 4


@final
class Beginner(Bot):
    """Takes what looks best for itself alone, among the options it notices."""

    def __init__(self) -> None:
        self.trail: Final = Trail()

    def pick(self, eyes: Eyes) -> int:
        picked = self.best(eyes, noticed(eyes, self.trail.untired(eyes.options)))
        self.trail.remember(eyes.options, picked)
        return picked

    def best(self, eyes: Eyes, options: list[int]) -> int:
        if len(options) == 1:
            return options[0]
        world = eyes.imagine()
        best, most = options[0], 0.0
        for i in range(len(options)):
            h = world.clone()
            apply(h, eyes.seat, options[i])
            value = eyes.judge.alone(h, eyes.seat)
            if i == 0 or value > most:
                best, most = options[i], value
        return best


def noticed(eyes: Eyes, options: list[int]) -> list[int]:
    """Most of some options: a few are overlooked, as people do who look at many. Of two at least, nobody misses one."""
    if len(options) <= 2:
        return options
    return [option for option in options if eyes.dice.roll(OF) < NOTICED] or options
