"""What the bots of Frontier Wars go by: how good a position is, how likely it wins, and when to stop and judge."""

from __future__ import annotations

from typing import ClassVar, Final, final

from sandtable.engine.judge import Judge, likelihood, weighed
from sandtable.games.frontier_wars.bot import DEPTH, LEAN_DEPTH, THINGS, add_privy, ahead, foresee, judge, things_of_all
from sandtable.games.frontier_wars.position import PLAYING, FrontierWars
from sandtable.games.frontier_wars.turns import Turn, Turns


@final
class FrontierWarsJudge(Judge[FrontierWars]):
    """A stretch is what lies between two turns of a seat."""

    things: ClassVar[list[str]] = THINGS

    def __init__(self, weights: list[float]) -> None:
        self._weights: Final = weights

    @property
    def weights(self) -> list[float]:
        return self._weights

    def evaluate(self, g: FrontierWars, seat: int) -> float:
        return judge(g, seat, DEPTH, self._weights)

    def lean(self, g: FrontierWars, seat: int) -> float:
        return judge(g, seat, LEAN_DEPTH, self._weights)

    def alone(self, g: FrontierWars, seat: int) -> float:
        mine = things_of_all(g)[seat]
        add_privy(g, seat, mine)
        return weighed(self._weights, mine)

    def chance(self, g: FrontierWars, seat: int) -> float:
        if g.ended != PLAYING:
            return 1.0 if g.winner == seat else 0.0
        return 0.0 if g.out[seat] else likelihood(foresee(g, seat, self._weights))

    def stretch(self, g: FrontierWars, seat: int) -> int:
        return g.round if awaits_turn(g, seat) else g.round + 1

    def counted(self, g: FrontierWars, seat: int) -> list[float]:
        return ahead(g, seat, self._weights)

    def reweighed(self, weights: list[float]) -> FrontierWarsJudge:
        return FrontierWarsJudge(weights)


def awaits_turn(g: FrontierWars, seat: int) -> bool:
    """Whether the turn of a seat in this round is still to come."""
    for step in g.todo:
        if isinstance(step, Turns) or (isinstance(step, Turn) and step.seat == seat):
            return True
    return False
