"""What the bots of Fine Sand go by: how good a position is, how likely it wins, and when to stop and judge."""

from __future__ import annotations

from typing import ClassVar, Final, final

from sandtable.engine.judge import Judge, likelihood
from sandtable.games.fine_sand.bot import compare, evaluate, standing, turns_left
from sandtable.games.fine_sand.position import FineSand

EDGE: Final = 0.3  # how much an unbuilt card fewer than the best rival speaks for a victory
USUAL_TOTAL: Final = 25.0  # what a solo game comes to
TIGHT: Final = 0.15  # and how much a point less is a success


@final
class FineSandJudge(Judge[FineSand]):
    """A stretch is a round; two are thought ahead, since what is built in one acts in the next."""

    horizon: ClassVar[int] = 2

    def evaluate(self, g: FineSand, seat: int) -> float:
        return evaluate(g, seat)

    def alone(self, g: FineSand, seat: int) -> float:
        return -standing(g, seat, turns_left(g))

    def chance(self, g: FineSand, seat: int) -> float:
        if g.solo:
            return likelihood(TIGHT * (USUAL_TOTAL + evaluate(g, seat)))
        if g.scored:
            return 0.5 + 0.5 * compare(g, seat)
        return likelihood(EDGE * evaluate(g, seat))

    def stretch(self, g: FineSand, seat: int) -> int:
        return g.round
