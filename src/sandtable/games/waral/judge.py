"""What the bots of Waral go by: how good a position is, how likely it wins, and when to stop and judge."""

from __future__ import annotations

from typing import Final, final

from sandtable.engine.flow import asks
from sandtable.engine.judge import Judge, likelihood
from sandtable.games.waral.bot import compare, evaluate, hopes, judge, plans, rounds_left, standing
from sandtable.games.waral.position import Waral
from sandtable.games.waral.turn import Turn

EDGE: Final = 0.12  # how much a coin more than the best rival speaks for a victory
TURNS: Final = 16  # more than anybody has in a round


@final
class WaralJudge(Judge[Waral]):
    """A stretch is what lies between two turns of a seat."""

    def evaluate(self, g: Waral, seat: int) -> float:
        return evaluate(g, seat)

    def alone(self, g: Waral, seat: int) -> float:
        left = rounds_left(g)
        return standing(g, seat, left) + plans(g, seat, left) + hopes(g, seat, left)

    def chance(self, g: Waral, seat: int) -> float:
        if g.scored:
            return 0.5 + 0.5 * compare(g, seat)
        return likelihood(EDGE * judge(g, seat))

    def stretch(self, g: Waral, seat: int) -> int:
        return g.round * TURNS + sum([g.used[character] for character in g.band[seat]])

    def rests(self, g: Waral, seat: int) -> bool:
        return isinstance(asks(g, seat), Turn)
