"""A title's judgement: how good a position looks to a seat, and where somebody who thinks ahead may stop to judge."""

from __future__ import annotations

from collections.abc import Callable
from math import exp
from typing import Any, ClassVar, Final, Generic, TypeVar, final

from sandtable.engine.chance import Dice
from sandtable.engine.native import mypyc_attr

G = TypeVar("G")  # the position of a title

CERTAIN: Final = 30.0  # beyond this many logits nothing changes any more
NO_HABIT: Final = -1
MOODS: Final = 50  # in percent: how much more or less than usual something may be wished for


def likelihood(logits: float) -> float:
    """A chance between 0 and 1, from how much speaks for it."""
    return 1.0 / (1.0 + exp(-max(-CERTAIN, min(logits, CERTAIN))))


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge(Generic[G]):
    """What the bots of a title go by. Only `evaluate` must be given; the rest makes those who think ahead play better."""

    horizon: ClassVar[int] = 1  # how many stretches of the game are thought ahead
    views: ClassVar[int] = 1  # how often somebody farsighted judges from there on, a stretch after the other
    tries: ClassVar[int] = 1  # how many tries there are for one of a title whose players have no habits
    things: ClassVar[list[str]] = []  # what counts, in the words of the rulebook, where weights are learned from games

    @property
    def weights(self) -> list[float]:
        """How many logits each of the things is worth."""
        return []

    def evaluate(self, g: G, seat: int) -> float:
        """How good a position is for a seat, in a unit of the title's own: what the greedy bot maximises."""
        raise NotImplementedError

    def lean(self, g: G, seat: int) -> float:
        """The same at less cost, for the many picks of those who are thought of while thinking ahead."""
        return self.evaluate(g, seat)

    def habit(self, g: G, seat: int) -> int:
        """The option that a player picks at once, without trying any; `NO_HABIT` where options must be tried."""
        return NO_HABIT

    def in_a_mood(self, dice: Dice) -> Judge[G]:
        """The same judge with habits a little unlike the usual ones: else all players of imagined games would play alike."""
        return self

    def alone(self, g: G, seat: int) -> float:
        """How good a position is for a seat whose player forgets the rivals."""
        return self.evaluate(g, seat)

    def chance(self, g: G, seat: int) -> float:
        """The chance to win, between 0 and 1. After the game it is the share of the victory."""
        return likelihood(self.evaluate(g, seat))

    def stretch(self, g: G, seat: int) -> int:
        """The number of the stretch of the game, such as a round, that a seat plays in."""
        return 0

    def rests(self, g: G, seat: int) -> bool:
        """Whether a position can be judged fairly: nothing is half done."""
        return True

    def counted(self, g: G, seat: int) -> list[float]:
        """How much of each thing speaks for a seat, less what speaks for the strongest rival."""
        raise NotImplementedError

    def reweighed(self, weights: list[float]) -> Judge[G]:
        """The same judge with other weights of its things, where thinking ahead ends."""
        raise NotImplementedError

    def with_tastes(self, tastes: list[float]) -> Judge[G]:
        """The same judge with other weights of its things for somebody who looks no further."""
        return self.reweighed(tastes)


def moody(habits: list[float], dice: Dice) -> list[float]:
    """The same habits, with everything worth somewhat more or less."""
    return [habit * (100 - MOODS + dice.roll(2 * MOODS + 1)) / 100 for habit in habits]


def weighed(weights: list[float], things: list[float]) -> float:
    """What some things are worth together."""
    total = 0.0
    for i in range(len(weights)):
        total += weights[i] * things[i]
    return total


@final
class Opinion(Judge[Any]):
    """The judgement of somebody who has nothing but a way to evaluate positions."""

    def __init__(self, evaluate: Callable[[Any, int], float]) -> None:
        self._evaluate: Final = evaluate

    def evaluate(self, g: Any, seat: int) -> float:
        return self._evaluate(g, seat)
