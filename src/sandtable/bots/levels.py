"""The levels of our bots: from somebody who has just learned the game to the strongest we have."""

from __future__ import annotations

from typing import Final, final

from sandtable.bots.beginner import Beginner
from sandtable.bots.character import CHARACTERS, PLAIN
from sandtable.bots.players import Bot, GreedyBot
from sandtable.bots.search import SearchBot


@final
class Thinking:
    """How hard a level that thinks ahead does so: tries for a pick, options it considers, and the seconds it may take at most."""

    def __init__(self, simulations: int, candidates: int, seconds: float, *, farsighted: bool) -> None:
        self.simulations: Final = simulations
        self.candidates: Final = candidates
        self.seconds: Final = seconds
        self.farsighted: Final = farsighted


BEGINNER: Final = "level1"
GREEDY: Final = "level2"
THINKING: Final[dict[str, Thinking]] = {
    "level3": Thinking(simulations=6, candidates=4, seconds=0.05, farsighted=False),
    "level4": Thinking(simulations=120, candidates=4, seconds=0.5, farsighted=True),
    "level5": Thinking(simulations=600, candidates=10, seconds=3.0, farsighted=True),
}
LEVELS: Final = [BEGINNER, GREEDY, *THINKING]
WITH_CHARACTER: Final = [f"{level}-{character}" for level in THINKING for character in CHARACTERS]


def longest(name: str, seconds: float) -> float:
    """How long a bot may think about a pick if it is given so many seconds: no time at all if it does not think ahead."""
    level = THINKING.get(name.partition("-")[0])
    return min(level.seconds, seconds) if level else 0.0


def of_level(name: str, seconds: float | None, on_clock: bool, processes: int) -> Bot:
    """A bot of a level, perhaps with a character: `level4-bold`.

    It takes no longer for a pick than some seconds and its own limit; None: as long as its tries take.
    """
    if name == BEGINNER:
        return Beginner()
    if name == GREEDY:
        return GreedyBot()
    known, _, character = name.partition("-")
    level = THINKING[known]
    limit = 0.0 if seconds is None else min(level.seconds, seconds)
    nature = CHARACTERS[character] if character else PLAIN
    return SearchBot(
        level.simulations, level.candidates, limit, on_clock=on_clock, character=nature, processes=processes,
        farsighted=level.farsighted,
    )  # fmt: skip
