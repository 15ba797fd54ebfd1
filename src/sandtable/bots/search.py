"""The players that think ahead: a first look at every option, then a contest between those that look best."""

from __future__ import annotations

from typing import Final, final

from sandtable.bots.character import PLAIN, Character
from sandtable.bots.deadline import Deadline
from sandtable.bots.eyes import Eyes
from sandtable.bots.foresight import Foresight
from sandtable.bots.halving import Halving
from sandtable.bots.players import Bot
from sandtable.bots.team import largest_team
from sandtable.bots.trail import Trail
from sandtable.engine.flow import apply


@final
class SearchBot(Bot):
    """Thinks ahead in imagined positions: so many tries for a pick, and no longer than some seconds, if any are given.

    Without seconds the same seed makes the same pick on every machine.
    """

    def __init__(
        self, simulations: int, candidates: int, seconds: float = 0.0, samples: int = 2, *, on_clock: bool = True,
        habits: bool = True, character: Character = PLAIN, processes: int = 1, farsighted: bool = False,
    ) -> None:  # fmt: skip
        self.simulations: Final = simulations
        self.candidates: Final = candidates
        self.seconds: Final = seconds
        self.samples: Final = samples
        self.on_clock: Final = on_clock
        self.habits: Final = habits
        self.character: Final = character
        self.processes: Final = min(processes, largest_team())
        self.farsighted: Final = farsighted  # whether games it imagines are judged more than once
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
        judged = eyes.judge.views if self.farsighted else 1
        foresight = Foresight(eyes.judge, eyes.seat, until, deadline, self.character, judged)
        halving = Halving(eyes, foresight, likely, habits=self.habits, processes=self.processes)
        return halving.best(self.simulations * eyes.judge.tries)


def first_look(eyes: Eyes, options: list[int], samples: int, deadline: Deadline) -> list[int]:
    """Options, the best first, by how each looks right after it in a few imagined positions.

    Where time runs out in the first of these, options that were not looked at are left out; nothing counts of a later one.
    """
    totals = looks(eyes, options, deadline)
    for _ in range(samples - 1):
        if deadline.passed():
            break
        more = looks(eyes, options, deadline)
        if len(more) < len(totals):
            break
        for i in range(len(totals)):
            totals[i] += more[i]
    order = sorted([(-totals[i], i) for i in range(len(totals))])
    return [options[i] for _, i in order]


def looks(eyes: Eyes, options: list[int], deadline: Deadline) -> list[float]:
    """How options look in one imagined position: the first, and as many more as there is time for."""
    world = eyes.imagine()
    found: list[float] = []
    for option in options:
        if found and deadline.passed():
            break
        h = world.clone()
        apply(h, eyes.seat, option)
        found.append(eyes.judge.evaluate(h, eyes.seat))
    return found
