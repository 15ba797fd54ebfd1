"""The bots by name: how every command and every table finds them."""

from __future__ import annotations

from typing import Final

from sandtable.bots.levels import LEVELS, WITH_CHARACTER, of_level
from sandtable.bots.players import Bot, GreedyBot, RandomBot
from sandtable.engine.errors import BadSetup
from sandtable.engine.phrases import Phrase

RANDOM: Final = "random"
PLAIN_GREEDY: Final = "greedy"
USUAL: Final = "level3"  # who plays unless somebody chooses another
PATIENT: Final = 3600.0  # seconds: nobody waits so long, so each level has all of its own


def bot_names() -> list[str]:
    """From the weakest to the strongest; greedy goes by two names."""
    return [RANDOM, LEVELS[0], PLAIN_GREEDY, *LEVELS[1:]]


def is_bot(name: str) -> bool:
    """Whether there is such a bot: one of these, or a level with a character."""
    return name in bot_names() or name in WITH_CHARACTER


def new_bot(name: str, seconds: float | None = None, *, on_clock: bool = True, processes: int = 1) -> Bot:
    """A bot of that name, fresh for one game, that thinks no longer than some seconds about a pick.

    None: its picks depend on nothing but its luck, however long they take. That is how games are played that others repeat.
    Where nobody waits for a bot, seconds are those of its own processor time alone: not `on_clock`. A level that thinks ahead
    may do so in several processes, each for as many seconds.
    """
    if name == RANDOM:
        return RandomBot()
    if name == PLAIN_GREEDY:
        return GreedyBot()
    if name in LEVELS or name in WITH_CHARACTER:
        return of_level(name, seconds, on_clock, processes)
    raise BadSetup(Phrase("setup-no-bot", bot=name, known=bot_names()))
