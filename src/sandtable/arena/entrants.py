"""Who takes part in games of the arena: bots by name, with a limit, with other weights, or from somebody's own module."""

from __future__ import annotations

import importlib
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sandtable.bots.levels import THINKING, WITH_CHARACTER
from sandtable.bots.players import Bot
from sandtable.bots.playout import Player
from sandtable.bots.roster import PATIENT, bot_names, is_bot, new_bot
from sandtable.bots.sparring import CEILING, HALVING, SPARRING, sparring_partner
from sandtable.engine.chance import Dice
from sandtable.engine.errors import BadSetup
from sandtable.engine.judge import Judge
from sandtable.engine.phrases import Phrase
from sandtable.engine.title import Title
from sandtable.engine.weights import load_weights


@dataclass(frozen=True)
class Entrant:
    """A bot that takes part: its name, the seconds it may take and the weights it judges by, if they are not the usual ones.

    A bot that thinks ahead judges by these weights the positions where it stops; any other, those right after each option.
    """

    name: str
    seconds: float | None = None
    weights: Path | None = None
    processes: int = 1  # that share its thinking

    def judge(self, title: Title[Any]) -> Judge[Any]:
        usual = title.judge
        if not self.weights:
            return usual
        weights = load_weights(self.weights, usual.things)
        return usual.reweighed(weights) if thinks_ahead(self.name) else usual.with_tastes(weights)

    def player(self, title: Title[Any], dice: Dice, *, timed: bool) -> Player:
        """A player of this kind for one game. `timed` gives every level its own limit of processor time."""
        usual = PATIENT if timed else None
        bot = self.bot(usual if self.seconds is None else self.seconds)
        return Player(bot, self.judge(title), dice, sees_all=self.name == CEILING)

    def bot(self, seconds: float | None) -> Bot:
        if ":" in self.name:
            return external(self.name)
        if self.name in SPARRING:
            return sparring_partner(self.name, self.seconds)
        return new_bot(self.name, seconds, on_clock=False, processes=self.processes)


def parse_bot(text: str) -> Entrant:
    """`NAME`, `NAME*PROCESSES`, `NAME@MILLISECONDS`, `NAME+FILE` or all of these; `MODULE:FACTORY` is a bot of somebody's own."""
    given, _, file = text.partition("+")
    whole, at, limit = given.partition("@")
    name, times, team = whole.partition("*")
    known = ":" in name or name in SPARRING or is_bot(name)
    if not known or (at and not is_count(limit)) or (times and not is_count(team)):
        raise BadSetup(Phrase("setup-no-bot", bot=text, known=entrant_names()))
    return Entrant(name, int(limit) / 1000 if at else None, Path(file) if file else None, int(team) if times else 1)


def thinks_ahead(name: str) -> bool:
    """Whether a bot judges the positions where its thinking ahead ends, not those right after each option."""
    return name.partition("-")[0] in THINKING or name in (HALVING, CEILING)


def is_count(text: str) -> bool:
    return text.isdecimal() and int(text) > 0


def entrant_names() -> list[str]:
    """All bots that go by a name in the arena. Levels that think may also have a character."""
    return [*bot_names(), *WITH_CHARACTER, *SPARRING]


def external(text: str) -> Bot:
    """What a factory of somebody's own module makes: the module is looked for in the current folder, too."""
    module, _, factory = text.partition(":")
    if not {"", str(Path.cwd())} & set(sys.path):
        sys.path.append(str(Path.cwd()))
    try:
        bot = getattr(importlib.import_module(module), factory)()
    except (ImportError, AttributeError) as error:
        raise BadSetup(Phrase("setup-no-factory", bot=text, why=error)) from None
    if not isinstance(bot, Bot):
        raise BadSetup(Phrase("setup-factory-no-bot", bot=text, made=type(bot).__name__))
    return bot
