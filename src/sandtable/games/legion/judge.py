"""What the bots of Legion go by: how good a position is, how likely it wins, and when to stop and judge."""

from __future__ import annotations

from typing import ClassVar, Final, final

from sandtable.engine.chance import Dice
from sandtable.engine.judge import Judge, likelihood, moody, weighed
from sandtable.games.legion.bot import LOOK_AHEAD, THINGS, ahead, best_half, things
from sandtable.games.legion.habits import habit
from sandtable.games.legion.outlook import Outlook
from sandtable.games.legion.position import Legion
from sandtable.games.legion.zones import INTERLUDE

GAME: Final = 10  # more rounds than a game has


@final
class LegionJudge(Judge[Legion]):
    """A stretch is a round: what soldiers are worth in the middle of one is hard to say."""

    views: ClassVar[int] = 2
    tries: ClassVar[int] = 4
    things: ClassVar[list[str]] = THINGS

    def __init__(self, weights: list[float], tastes: list[float], habits: list[float]) -> None:
        self._weights: Final = weights  # how much things speak for a victory, where thinking ahead ends
        self.tastes: Final = tastes  # how much they are worth to somebody who looks no further
        self.habits: Final = habits

    @property
    def weights(self) -> list[float]:
        return self._weights

    def evaluate(self, g: Legion, seat: int) -> float:
        return best_half(g, seat, LOOK_AHEAD, self.tastes)

    def habit(self, g: Legion, seat: int) -> int:
        return habit(g, seat, self.habits)

    def in_a_mood(self, dice: Dice) -> LegionJudge:
        return LegionJudge(self._weights, self.tastes, moody(self.habits, dice))

    def alone(self, g: Legion, seat: int) -> float:
        return weighed(self.tastes, things(g, seat, Outlook(g)))

    def chance(self, g: Legion, seat: int) -> float:
        if g.scored and g.stage != INTERLUDE:
            winners = sum([1 for other in range(g.players) if g.rank[other] == 1])
            return 1.0 / winners if g.rank[seat] == 1 else 0.0
        return likelihood(weighed(self._weights, self.counted(g, seat)))

    def stretch(self, g: Legion, seat: int) -> int:
        return g.game * GAME + g.round

    def counted(self, g: Legion, seat: int) -> list[float]:
        return ahead(g, seat, self._weights)

    def reweighed(self, weights: list[float]) -> LegionJudge:
        return LegionJudge(weights, self.tastes, self.habits)

    def with_tastes(self, tastes: list[float]) -> LegionJudge:
        return LegionJudge(self._weights, tastes, self.habits)
