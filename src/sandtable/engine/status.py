"""How a game stands, at a glance: the round, the goal, each player's score and what matters for it, and who is about to win."""

from __future__ import annotations

from typing import Final, final

from sandtable.engine.phrases import Phrase


@final
class Standing:
    """How one seat stands: the score that decides, the score to reach (0: none), and what else matters, in words."""

    def __init__(self, score: int, target: int, parts: list[Phrase]) -> None:
        self.score: Final = score
        self.target: Final = target
        self.parts: Final = parts


@final
class Status:
    """How a game stands for somebody who looks: only what this seat may know. `leaders` are the seats that are ahead.

    `measure` says what the scores count; `fewest`, whether fewer of it are better.
    """

    def __init__(
        self,
        round: Phrase,
        goal: Phrase,
        measure: Phrase,
        seats: list[Standing],
        leaders: list[int],
        warnings: list[Phrase],
        fewest: bool = False,
    ) -> None:
        self.round: Final = round
        self.goal: Final = goal
        self.measure: Final = measure
        self.fewest: Final = fewest
        self.seats: Final = seats
        self.leaders: Final = leaders
        self.warnings: Final = warnings


def with_most(scores: list[int]) -> list[int]:
    """The seats that have the most."""
    return [seat for seat in range(len(scores)) if scores[seat] == max(scores)]
