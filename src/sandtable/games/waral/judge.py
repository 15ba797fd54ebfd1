"""What the bots of Waral go by: how good a position is, how likely it wins, and when to stop and judge."""

from __future__ import annotations

from typing import ClassVar, Final, final

from sandtable.engine.flow import asks
from sandtable.engine.judge import Judge, likelihood, weighed
from sandtable.games.waral.bot import (
    DEPTH,
    HARM,
    LEAN_DEPTH,
    THINGS,
    judge,
    look,
    rounds_left,
    share,
    things,
    things_of_best_rival,
)
from sandtable.games.waral.position import Waral
from sandtable.games.waral.turn import Turn

TURNS: Final = 16  # more than anybody has in a round


@final
class WaralJudge(Judge[Waral]):
    """A stretch is what lies between two turns of a seat."""

    things: ClassVar[list[str]] = THINGS

    def __init__(self, weights: list[float]) -> None:
        self._weights: Final = weights

    @property
    def weights(self) -> list[float]:
        return self._weights

    def evaluate(self, g: Waral, seat: int) -> float:
        return look(g, seat, DEPTH, self._weights)

    def lean(self, g: Waral, seat: int) -> float:
        return look(g, seat, LEAN_DEPTH, self._weights)

    def alone(self, g: Waral, seat: int) -> float:
        return weighed(self._weights, things(g, seat, rounds_left(g), True))

    def chance(self, g: Waral, seat: int) -> float:
        if g.scored:
            return share(g, seat)
        return likelihood(judge(g, seat, self._weights))

    def stretch(self, g: Waral, seat: int) -> int:
        return g.round * TURNS + sum([g.used[character] for character in g.band[seat]])

    def rests(self, g: Waral, seat: int) -> bool:
        return isinstance(asks(g, seat), Turn)

    def counted(self, g: Waral, seat: int) -> list[float]:
        left = rounds_left(g)
        mine, best = things(g, seat, left, True), things_of_best_rival(g, seat, left, self._weights)
        return [mine[i] - HARM[g.players - 2] * best[i] for i in range(len(mine))]

    def reweighed(self, weights: list[float]) -> WaralJudge:
        return WaralJudge(weights)
