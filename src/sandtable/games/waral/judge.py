"""What the bots of Waral go by: how good a position is, how likely it wins, and when to stop and judge."""

from __future__ import annotations

from typing import ClassVar, Final, final

from sandtable.engine.chance import Dice
from sandtable.engine.flow import asks
from sandtable.engine.judge import Judge, likelihood, weighed
from sandtable.games.waral.bot import (
    DEPTH,
    LEAN_DEPTH,
    THINGS,
    look,
    rounds_left,
    share,
    things,
    things_of_rivals,
)
from sandtable.games.waral.habits import habit, in_a_mood
from sandtable.games.waral.position import Waral
from sandtable.games.waral.turn import Turn

TURNS: Final = 16  # more than anybody has in a round


@final
class WaralJudge(Judge[Waral]):
    """A stretch is what lies between two turns of a seat."""

    views: ClassVar[int] = 4
    tries: ClassVar[int] = 16
    things: ClassVar[list[str]] = THINGS

    def __init__(self, weights: list[float], tastes: list[float], habits: list[float]) -> None:
        self._weights: Final = weights  # how much things speak for a victory, where thinking ahead ends
        self.tastes: Final = tastes  # how much they are worth to somebody who looks no further
        self.habits: Final = habits

    @property
    def weights(self) -> list[float]:
        return self._weights

    def evaluate(self, g: Waral, seat: int) -> float:
        return look(g, seat, DEPTH, self.tastes, self.habits)

    def lean(self, g: Waral, seat: int) -> float:
        return look(g, seat, LEAN_DEPTH, self.tastes, self.habits)

    def habit(self, g: Waral, seat: int) -> int:
        return habit(g, seat, self.habits)

    def in_a_mood(self, dice: Dice) -> WaralJudge:
        return WaralJudge(self._weights, self.tastes, in_a_mood(self.habits, dice))

    def alone(self, g: Waral, seat: int) -> float:
        return weighed(self.tastes, things(g, seat, rounds_left(g), True))

    def chance(self, g: Waral, seat: int) -> float:
        return share(g, seat) if g.scored else likelihood(weighed(self._weights, self.counted(g, seat)))

    def stretch(self, g: Waral, seat: int) -> int:
        return g.round * TURNS + sum([g.used[character] for character in g.band[seat]])

    def rests(self, g: Waral, seat: int) -> bool:
        return isinstance(asks(g, seat), Turn)

    def counted(self, g: Waral, seat: int) -> list[float]:
        left = rounds_left(g)
        mine, rivals = things(g, seat, left, True), things_of_rivals(g, seat, left, self._weights)
        return [mine[i] - rivals[i] for i in range(len(mine))]

    def reweighed(self, weights: list[float]) -> WaralJudge:
        return WaralJudge(weights, self.tastes, self.habits)

    def with_tastes(self, tastes: list[float]) -> WaralJudge:
        return WaralJudge(self._weights, tastes, self.habits)
