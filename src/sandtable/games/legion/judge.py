"""What the bots of Legion go by: how good a position is, how likely it wins, and when to stop and judge."""

from __future__ import annotations

from typing import Final, final

from sandtable.engine.judge import Judge, likelihood
from sandtable.games.legion.bot import compare, evaluate, standing
from sandtable.games.legion.outlook import Outlook
from sandtable.games.legion.position import Legion
from sandtable.games.legion.zones import INTERLUDE

EDGE: Final = 0.35  # how much a VP more than the others speaks for a victory
GAME: Final = 10  # more rounds than a game has


@final
class LegionJudge(Judge[Legion]):
    """A stretch is a round: what soldiers are worth in the middle of one is hard to say."""

    def evaluate(self, g: Legion, seat: int) -> float:
        return evaluate(g, seat)

    def alone(self, g: Legion, seat: int) -> float:
        return standing(g, seat, Outlook(g))

    def chance(self, g: Legion, seat: int) -> float:
        if g.scored and g.stage != INTERLUDE:
            winners = sum([1 for other in range(g.players) if g.rank[other] == 1])
            return 1.0 / winners if g.rank[seat] == 1 else 0.0
        return likelihood(EDGE * compare(g, seat))

    def stretch(self, g: Legion, seat: int) -> int:
        return g.game * GAME + g.round
