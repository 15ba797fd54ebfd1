"""What the command line says, in the language of whoever typed the command."""

from __future__ import annotations

import os
from contextvars import ContextVar
from typing import Any, Final

from sandtable.bots.names import level_name
from sandtable.bots.roster import is_bot
from sandtable.engine.errors import Spoken
from sandtable.engine.messages import ENGLISH, Messages, chosen, house
from sandtable.engine.phrases import Phrase

OPTION: Final = "--language"
WISHES: Final = ("SANDTABLE_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set counts

_language: ContextVar[str] = ContextVar("language", default=ENGLISH)


class Told(Spoken):
    """Something a person got wrong: the name of a message and what fills it in."""

    def __init__(self, message: str, **filling: Any) -> None:
        super().__init__(Phrase(message, **filling))

    def __reduce__(self) -> Any:
        return Spoken, (str(self),)


def take_language(arguments: list[str]) -> list[str]:
    """Choose the language of this command. Returns its arguments without the one that names it."""
    rest, wanted = [], None
    given = iter(arguments)
    for argument in given:
        name, equals, value = argument.partition("=")
        if name == OPTION:
            wanted = value if equals else next(given, "")
        else:
            rest.append(argument)
    _language.set(chosen([wanted if wanted is not None else of_the_machine()]))
    return rest


def of_the_machine() -> str:
    """The language that the environment asks for: `de_DE.UTF-8` is `de_DE`."""
    wish = next((os.environ[name] for name in WISHES if os.environ.get(name)), "")
    return wish.partition(".")[0].partition("@")[0]


def language() -> str:
    return _language.get()


def spoken() -> Messages:
    return house(language())


def say(message: str, **filling: Any) -> str:
    """A message in words."""
    return spoken().say(Phrase(message, **filling))


def bot_name(level: str) -> str:
    """What a bot is called: by a name of its own if it has one, else as it was named on the command line."""
    return level_name(level, spoken()) if is_bot(level) else level
