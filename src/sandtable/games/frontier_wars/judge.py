"""What the bots of Frontier Wars go by: how good a position is, how likely it wins, and when to stop and judge."""

from __future__ import annotations

from typing import ClassVar, Final, final

from sandtable.engine.chance import Dice
from sandtable.engine.judge import Judge, likelihood, moody, weighed
from sandtable.games.frontier_wars.bot import DEPTH, LEAN_DEPTH, THINGS, add_privy, ahead, foresee, judge, things_of_all
from sandtable.games.frontier_wars.habits import habit
from sandtable.games.frontier_wars.position import PLAYING, FrontierWars
from sandtable.games.frontier_wars.turns import Turn, Turns
from sandtable.games.frontier_wars.wishes import NEARNESS


@final
class FrontierWarsJudge(Judge[FrontierWars]):
    """A stretch is what lies between two turns of a seat."""

    tries: ClassVar[int] = 8
    things: ClassVar[list[str]] = THINGS

    def __init__(self, weights: list[float], tastes: list[float], habits: list[float]) -> None:
        self._weights: Final = weights  # how much things speak for a victory, where thinking ahead ends
        self.tastes: Final = tastes  # how much they are worth to somebody who looks no further
        self.habits: Final = habits

    @property
    def weights(self) -> list[float]:
        return self._weights

    def evaluate(self, g: FrontierWars, seat: int) -> float:
        return judge(g, seat, DEPTH, self.tastes)

    def lean(self, g: FrontierWars, seat: int) -> float:
        return judge(g, seat, LEAN_DEPTH, self.tastes)

    def habit(self, g: FrontierWars, seat: int) -> int:
        return habit(g, seat, self.habits)

    def in_a_mood(self, dice: Dice) -> FrontierWarsJudge:
        mood = moody(self.habits, dice)
        mood[NEARNESS] = min(mood[NEARNESS], self.habits[NEARNESS])
        return FrontierWarsJudge(self._weights, self.tastes, mood)

    def alone(self, g: FrontierWars, seat: int) -> float:
        mine = things_of_all(g)[seat]
        add_privy(g, seat, mine)
        return weighed(self.tastes, mine)

    def chance(self, g: FrontierWars, seat: int) -> float:
        if g.ended != PLAYING:
            return 1.0 if g.winner == seat else 0.0
        return 0.0 if g.out[seat] else likelihood(foresee(g, seat, self._weights))

    def stretch(self, g: FrontierWars, seat: int) -> int:
        return g.round if awaits_turn(g, seat) else g.round + 1

    def counted(self, g: FrontierWars, seat: int) -> list[float]:
        return ahead(g, seat, self._weights)

    def reweighed(self, weights: list[float]) -> FrontierWarsJudge:
        return FrontierWarsJudge(weights, self.tastes, self.habits)

    def with_tastes(self, tastes: list[float]) -> FrontierWarsJudge:
        return FrontierWarsJudge(self._weights, tastes, self.habits)


def awaits_turn(g: FrontierWars, seat: int) -> bool:
    """Whether the turn of a seat in this round is still to come."""
    for step in g.todo:
        if isinstance(step, Turns) or (isinstance(step, Turn) and step.seat == seat):
            return True
    return False
