"""The bots by name: how every command and every table finds them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sandtable.bots.players import Bot, GreedyBot, RandomBot
from sandtable.engine.errors import BadSetup


def random_bot() -> Bot:
    return RandomBot()


def greedy_bot() -> Bot:
    return GreedyBot()


ROSTER: Final[dict[str, Callable[[], Bot]]] = {"random": random_bot, "greedy": greedy_bot}


def bot_names() -> list[str]:
    """From the weakest to the strongest."""
    return list(ROSTER)


def new_bot(name: str) -> Bot:
    """A bot of that name, fresh for one game."""
    if name not in ROSTER:
        raise BadSetup(f"there is no bot {name!r}; there are {', '.join(ROSTER)}")
    return ROSTER[name]()


def levels() -> dict[str, str]:
    """The bots people may choose, from the weakest to the strongest, each with a sentence about it."""
    return {name: (type(new_bot(name)).__doc__ or "").strip() for name in bot_names()}
