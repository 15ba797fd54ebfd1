"""What can go wrong at the edge. Each error says one clear thing to the person who caused it, in that person's language."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from sandtable.engine.messages import ENGLISH, house
from sandtable.engine.phrases import Phrase


class Sayer(Protocol):
    """Whoever puts phrases into words, in one language."""

    def say(self, phrase: Phrase) -> str: ...


Speaker = Callable[[str], Sayer]  # who puts a phrase into words, by language


class Spoken(Exception):
    """An error that people are told: a phrase, put into words where their language is known. A plain text is for programs."""

    def __init__(self, phrase: Phrase | str, speaker: Speaker = house) -> None:
        super().__init__(phrase)
        self.phrase = phrase
        self._speaker = speaker

    def said(self, language: str = ENGLISH) -> str:
        """What went wrong, in some language."""
        return self.phrase if isinstance(self.phrase, str) else self._speaker(language).say(self.phrase)

    def __str__(self) -> str:
        return self.said()

    def __reduce__(self) -> tuple[type[Spoken], tuple[str]]:
        return type(self), (str(self),)  # from one process to another the words will do


class SandtableError(Spoken, ValueError):
    """Something a person asked for cannot be done."""


class IllegalPick(SandtableError):
    """Somebody picked what was not offered."""


class BadSetup(SandtableError):
    """A table cannot be set up like that."""


class BadRecord(SandtableError):
    """A record cannot be read or does not replay. The message says where."""


class ContentError(SandtableError):
    """A content file is wrong. The message names file, entry and field."""


class RunawayRules(RuntimeError):
    """The rules go on without ever asking anybody: a mistake in a title."""
