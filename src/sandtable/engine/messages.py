"""Messages: every sentence people read, by name, in one language. They stand in Fluent files, one or more for each language.

The house keeps its own in `sandtable/words/<language>/`, a title in its folder `words/<language>/`. Rules and screens name a
message and give what fills it in (a `Phrase`); which words that becomes is decided when somebody looks, in their language.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from sandtable.engine.errors import SandtableError
from sandtable.engine.phrases import Phrase

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

ENGLISH: Final = "en"
TESTING: Final = "en-x-test"  # a made-up language, English in brackets: what has none was never put into words
BRITISH: Final = "en_GB"  # our English has no comma before the last "and"
HOUSE: Final = Path(__file__).parents[1] / "words"


class NoMessage(SandtableError):
    """A message is missing, or lacks something that fills it in."""


class Messages:
    """The messages of one language."""

    def __init__(self, language: str, texts: Sequence[str]) -> None:
        self.language = language
        self._texts = texts
        self._locale = BRITISH if language in (ENGLISH, TESTING) else language.replace("-", "_")
        self._bundle: FluentBundle | None = None  # read when the first message is wanted: most positions are never looked at

    def text(self, message: str, /, **arguments: str | int) -> str:
        """A message with what fills it in. What follows a dot is an attribute: `mode-basic.about`."""
        name, _, attribute = message.partition(".")
        found = self.bundle.get_message(name) if self.bundle.has_message(name) else None
        pattern = None if found is None else found.attributes.get(attribute) if attribute else found.value
        if pattern is None:
            raise NoMessage(f"there is no message {message!r} in {self.language}")
        text, errors = self.bundle.format_pattern(pattern, arguments)
        if errors:
            raise NoMessage(f"message {message!r} in {self.language}: {errors[0]}")
        return f"[{text}]" if self.language == TESTING else str(text)

    def __contains__(self, message: str) -> bool:
        name, _, attribute = message.partition(".")
        return self.bundle.has_message(name) and (not attribute or attribute in self.bundle.get_message(name).attributes)

    def say(self, phrase: Phrase) -> str:
        """A phrase that names no things of a game."""
        return self.text(phrase.message, **phrase.arguments)

    def listed(self, parts: Sequence[str]) -> str:
        """Several things one after the other: "a, b and c"."""
        from babel.lists import format_list  # only where words are wanted

        text = format_list(parts, locale=self._locale)
        return self.printed(text) if len(parts) > 1 else text

    def day(self, when: date) -> str:
        """A day as people write it: "24 Dec 1918"."""
        from babel.dates import format_date  # only where words are wanted

        return self.printed(str(format_date(when, locale=self._locale)))

    def printed(self, text: str) -> str:
        """What stands on a card in the language of its content file."""
        return f"[{text}]" if self.language == TESTING and text else text

    @property
    def bundle(self) -> FluentBundle:
        if self._bundle is None:
            from fluent.runtime import FluentBundle, FluentResource  # only where words are wanted: it takes its time to load

            bundle = FluentBundle([self.language.partition("-x-")[0]], use_isolating=False)
            for text in self._texts:
                bundle.add_resource(FluentResource(text))
            self._bundle = bundle  # whole: another thread may want a message meanwhile
        return self._bundle


@cache
def messages(language: str, *sources: Path | str) -> Messages:
    """The messages of some folders, each with a folder of Fluent files for every language, or of texts."""
    return Messages(language, [text for source in sources for text in texts(source, language)])


def texts(source: Path | str, language: str) -> list[str]:
    if isinstance(source, str):
        return [source]
    folder = source / (ENGLISH if language == TESTING else language)
    return [file.read_text(encoding="utf-8") for file in sorted(folder.glob("*.ftl"))]


def languages() -> list[str]:
    """The languages the house speaks, English first."""
    return sorted((folder.name for folder in HOUSE.iterdir() if folder.is_dir()), key=lambda name: (name != ENGLISH, name))


def chosen(wanted: Sequence[str]) -> str:
    """The first of these languages that the house speaks, however closely: `de-AT` is served by `de`. Else English."""
    spoken: list[Any] = [*languages(), TESTING]
    for language in wanted:
        for tag in (language, language.partition("-")[0]):
            if tag in spoken:
                return tag
    return ENGLISH
