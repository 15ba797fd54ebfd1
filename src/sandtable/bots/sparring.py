"""Players for the arena alone: what levels are measured against, and who plays when bots learn. No table offers them."""

from __future__ import annotations

from typing import Final, final

from sandtable.bots.eyes import Eyes
from sandtable.bots.players import Bot, GreedyBot
from sandtable.bots.search import SearchBot
from sandtable.engine.judge import NO_HABIT

HABIT: Final = "habit"
HALVING: Final = "halving"
CEILING: Final = "ceiling"
SPARRING: Final = [HABIT, HALVING, CEILING]


@final
class HabitBot(Bot):
    """Does what players do in the games that bots think through: at once what it wishes for most, or greedily without habits."""

    def __init__(self) -> None:
        self.greedy: Final = GreedyBot(samples=1)

    def pick(self, eyes: Eyes) -> int:
        habit = eyes.judge.habit(eyes.imagine(), eyes.seat) if len(eyes.options) > 1 else NO_HABIT
        return habit if habit in eyes.options else self.greedy.pick(eyes)


@final
class WhimsicalBot(Bot):
    """Plays like another bot, but picks any option once in so many picks: positions come up that the other avoids."""

    def __init__(self, bot: Bot, once_in: int) -> None:
        self.bot: Final = bot
        self.once_in: Final = once_in

    def pick(self, eyes: Eyes) -> int:
        return eyes.dice.choice(eyes.options) if eyes.dice.roll(self.once_in) == 0 else self.bot.pick(eyes)


def sparring_partner(name: str, seconds: float | None) -> Bot:
    """One of these by name.

    `halving` is how the first bots that thought ahead did so: every player of an imagined game tries every option. It is meant
    for a limit of 20 or 100 ms. `ceiling` is given eyes that see all: of a position that is known, one try says everything.
    """
    if name == HABIT:
        return HabitBot()
    limit = seconds or 0.0
    if name == HALVING:
        return SearchBot(simulations=400, candidates=6, seconds=limit, on_clock=False, habits=False)
    return SearchBot(simulations=40, candidates=20, seconds=limit, samples=1, on_clock=False)
