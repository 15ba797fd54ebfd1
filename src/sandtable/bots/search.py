"""The players that think ahead: a first look at every option, then a contest between those that look best."""

from __future__ import annotations

from typing import Final, final

from sandtable.bots.deadline import Deadline
from sandtable.bots.eyes import Eyes
from sandtable.bots.foresight import Foresight
from sandtable.bots.halving import Halving
from sandtable.bots.players import Bot
from sandtable.bots.trail import Trail
from sandtable.engine.flow import apply


@final
class SearchBot(Bot):
    """Thinks ahead in imagined positions: so many tries for a pick, and no longer than some seconds, if any are given.

    Without seconds the same seed makes the same pick on every machine.
    """

    def __init__(
        self, simulations: int, candidates: int, seconds: float = 0.0, samples: int = 2, *, on_clock: bool = True
    ) -> None:
        self.simulations: Final = simulations
        self.candidates: Final = candidates
        self.seconds: Final = seconds
        self.samples: Final = samples
        self.on_clock: Final = on_clock
        self.trail: Final = Trail()

    def pick(self, eyes: Eyes) -> int:
        picked = self.best(eyes, self.trail.untired(eyes.options))
        self.trail.remember(eyes.options, picked)
        return picked

    def best(self, eyes: Eyes, options: list[int]) -> int:
        if len(options) == 1:
            return options[0]
        deadline = Deadline(self.seconds, self.on_clock)
        likely = first_look(eyes, options, self.samples, deadline)[: self.candidates]
        if len(likely) == 1 or deadline.passed():
            return likely[0]
        until = eyes.stretch() + eyes.judge.horizon
        return Halving(eyes, Foresight(eyes.judge, eyes.seat, until, deadline), likely).best(self.simulations)


def first_look(eyes: Eyes, options: list[int], samples: int, deadline: Deadline) -> list[int]:
    """Some options, the best first, by how each looks right after it in a few imagined positions.

    Where time runs out during the very first, those that were not looked at come last.
    """
    totals = [0.0] * len(options)
    looked = len(options)
    for sample in range(samples):
        world = eyes.imagine()
        for i in range(len(options)):
            if deadline.passed() and i:
                looked = i if sample == 0 else looked
                break
            h = world.clone()
            apply(h, eyes.seat, options[i])
            totals[i] += eyes.judge.evaluate(h, eyes.seat)
        if deadline.passed():
            break
    order = sorted([(-totals[i], i) for i in range(looked)])
    return [options[i] for _, i in order]
