"""What the bots of Fine Sand go by: how good a position is, how likely it wins, and when to stop and judge."""

from __future__ import annotations

from typing import ClassVar, Final, final

from sandtable.engine.judge import Judge, likelihood, weighed
from sandtable.games.fine_sand.bot import THINGS, UNBUILT, evaluate, share, things, things_of_best_rival, turns_left
from sandtable.games.fine_sand.position import FineSand

USUAL_TOTAL: Final = 25.0  # what a solo game comes to
TIGHT: Final = 0.15  # and how much a point less is a success


@final
class FineSandJudge(Judge[FineSand]):
    """A stretch is a round; two are thought ahead, since what is built in one acts in the next."""

    horizon: ClassVar[int] = 2
    things: ClassVar[list[str]] = THINGS

    def __init__(self, weights: list[float], tastes: list[float]) -> None:
        self._weights: Final = weights  # how much things speak for a victory, where thinking ahead ends
        self.tastes: Final = tastes  # how much they are worth to somebody who looks no further

    @property
    def weights(self) -> list[float]:
        return self._weights

    def evaluate(self, g: FineSand, seat: int) -> float:
        return evaluate(g, seat, self.tastes)

    def lean(self, g: FineSand, seat: int) -> float:
        return evaluate(g, seat, self.tastes) if g.scored else self.alone(g, seat)

    def alone(self, g: FineSand, seat: int) -> float:
        return weighed(self.tastes, things(g, seat, turns_left(g)))

    def chance(self, g: FineSand, seat: int) -> float:
        if g.solo:
            return likelihood(TIGHT * (USUAL_TOTAL - evaluate(g, seat, self.tastes) / self.tastes[UNBUILT]))
        if g.scored:
            return share(g, seat)
        return likelihood(evaluate(g, seat, self._weights))

    def stretch(self, g: FineSand, seat: int) -> int:
        return g.round

    def counted(self, g: FineSand, seat: int) -> list[float]:
        left = turns_left(g)
        mine, best = things(g, seat, left), things_of_best_rival(g, seat, left, self._weights)
        return [mine[i] - best[i] for i in range(len(mine))]

    def reweighed(self, weights: list[float]) -> FineSandJudge:
        return FineSandJudge(weights, self.tastes)

    def with_tastes(self, tastes: list[float]) -> FineSandJudge:
        return FineSandJudge(self._weights, tastes)
