"""What the bots of Frontier Wars go by: how good a position is, how likely it wins, and when to stop and judge."""

from __future__ import annotations

from typing import Final, final

from sandtable.engine.judge import Judge, likelihood
from sandtable.games.frontier_wars.bot import evaluate, foresee, privy, worth_of_all
from sandtable.games.frontier_wars.position import PLAYING, FrontierWars
from sandtable.games.frontier_wars.turns import Turn, Turns

EDGE: Final = 0.06  # how much a point of worth more than the others speaks for a victory


@final
class FrontierWarsJudge(Judge[FrontierWars]):
    """A stretch is what lies between two turns of a seat."""

    def evaluate(self, g: FrontierWars, seat: int) -> float:
        return evaluate(g, seat)

    def alone(self, g: FrontierWars, seat: int) -> float:
        return worth_of_all(g)[seat] + privy(g, seat)

    def chance(self, g: FrontierWars, seat: int) -> float:
        if g.ended != PLAYING:
            return 1.0 if g.winner == seat else 0.0
        return 0.0 if g.out[seat] else likelihood(EDGE * foresee(g, seat))

    def stretch(self, g: FrontierWars, seat: int) -> int:
        return g.round if awaits_turn(g, seat) else g.round + 1


def awaits_turn(g: FrontierWars, seat: int) -> bool:
    """Whether the turn of a seat in this round is still to come."""
    for step in g.todo:
        if isinstance(step, Turns) or (isinstance(step, Turn) and step.seat == seat):
            return True
    return False
