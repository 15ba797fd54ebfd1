"""Messages: every sentence people read, by name, in one language. They stand in Fluent files, one or more for each language.

The house keeps its own in `sandtable/words/<language>/`, a title in its folder `words/<language>/`. Rules and screens name a
message and give what fills it in (a `Phrase`); which words that becomes is decided when somebody looks, in their language.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping, Sequence
from datetime import date
from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Literal

from sandtable.engine.phrases import AnyOf, Phrase, Thing

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.syntax.ast import Resource

ENGLISH: Final = "en"
TESTING: Final = "en-x-test"  # a made-up language, English in brackets: what has none was never put into words
WORD: Final = "word-"
BRITISH: Final = "en_GB"  # our English has no comma before the last "and"
MOST_REMEMBERED: Final = 2048  # texts of one language and title: most of a view was said before, at this table or another
MOST_LETTERS: Final = 2000  # of what fills a message in: Fluent refuses much more, for fear of an attack
PRINTED: Final = "printed.toml"  # in a folder of message files: what is printed on cards, by its words in the content files
HOUSE: Final = Path(__file__).parents[1] / "words"


class NoMessage(LookupError):
    """A message is missing, or lacks something that fills it in: a mistake in a program or a translation."""


def unnamed(thing: Thing) -> str:
    raise NoMessage(f"nobody here has a word for {thing.kind} {thing.number}")


class Messages:
    """The messages of one language."""

    def __init__(self, language: str, texts: Sequence[str], printed: Mapping[str, str] | None = None) -> None:
        self.language = language
        self._texts = texts
        self._printed = printed or {}
        self._locale = BRITISH if language in (ENGLISH, TESTING) else language.replace("-", "_")
        self.names: list[str] = []  # of all messages, once they are read
        self._glossaries: dict[tuple[str, ...], dict[str, str]] = {}
        self._bundle: FluentBundle | None = None  # read when the first message is wanted: most positions are never looked at
        self._remembered: Callable[..., str] = lru_cache(MOST_REMEMBERED, typed=True)(self._written)
        self._lists: Callable[..., str] = lru_cache(MOST_REMEMBERED)(self._as_list)

    def text(self, message: str, /, **arguments: str | int) -> str:
        """A message with what fills it in. What follows a dot is an attribute: `mode-basic.about`."""
        return self._remembered(message, **arguments)

    def _written(self, message: str, /, **arguments: str | int) -> str:
        name, _, attribute = message.partition(".")
        found = self.bundle.get_message(name) if self.bundle.has_message(name) else None
        pattern = None if found is None else found.attributes.get(attribute) if attribute else found.value
        if pattern is None:
            raise NoMessage(f"there is no message {message!r} in {self.language}")
        text, errors = self.bundle.format_pattern(pattern, arguments)
        if errors:
            raise NoMessage(f"message {message!r} in {self.language}: {errors[0]}")
        return self.marked(str(text))

    def __contains__(self, message: str) -> bool:
        name, _, attribute = message.partition(".")
        return self.bundle.has_message(name) and (not attribute or attribute in self.bundle.get_message(name).attributes)

    def say(self, phrase: Phrase, name: Callable[[Thing], str | int] = unnamed) -> str:
        """A phrase in words. Whoever knows the things of a game gives their names."""
        return self.text(phrase.message, **{key: self._fill(value, name) for key, value in phrase.arguments.items()})

    def _fill(self, value: Any, name: Callable[[Thing], str | int]) -> str | int:
        """What stands in a sentence for a number, a text, a thing, a phrase, an error, or several of them."""
        if isinstance(value, int):
            return value
        if isinstance(value, list):
            return self.listed([str(self._fill(one, name)) for one in value])[:MOST_LETTERS]
        if isinstance(value, AnyOf):
            return self.listed(value.choices, "or")[:MOST_LETTERS]
        if isinstance(value, Phrase):
            return self.say(value, name)
        if isinstance(value, Thing):
            return name(value)
        if isinstance(value, Exception):
            return str(value.said(self.language)) if hasattr(value, "said") else str(value)
        return str(value)[:MOST_LETTERS]

    def listed(self, parts: Sequence[str], style: Literal["standard", "or"] = "standard") -> str:
        """Several things one after the other: "a, b and c", or "a, b or c"."""
        return self._lists(tuple(parts), style)

    def _as_list(self, parts: Sequence[str], style: Literal["standard", "or"]) -> str:
        from babel.lists import format_list  # only where words are wanted

        text = format_list(parts, style, locale=self._locale)
        return self.marked(text) if len(parts) > 1 else text

    def day(self, when: date) -> str:
        """A day as people write it: "24 Dec 1918"."""
        from babel.dates import format_date  # only where words are wanted

        return self.marked(str(format_date(when, locale=self._locale)))

    def printed(self, text: str) -> str:
        """What is printed on a card. It is found by its words, so that a card which a pack words differently is never misquoted;
        what is not translated is said as it stands in its content file."""
        return self.marked(self._printed.get(text, text))

    def marked(self, text: str) -> str:
        """The same words, in brackets if they are of the made-up language."""
        return f"[{text}]" if self.language == TESTING and text else text

    def glossary(self, ids: tuple[str, ...] = ()) -> dict[str, str]:
        """What people call the things that programs know by an id: the messages `word-<id>`. Those with spaces must be named.
        All who ask for the same get the same: it is made once."""
        if ids not in self._glossaries:
            _ = self.bundle
            spaced = {id.replace(" ", "-"): id for id in ids}
            words = [name.removeprefix(WORD) for name in self.names if name.startswith(WORD)]
            self._glossaries[ids] = {spaced.get(name, name): self.text(f"{WORD}{name}") for name in words}
        return self._glossaries[ids]

    @property
    def bundle(self) -> FluentBundle:
        if self._bundle is None:
            from fluent.runtime import FluentBundle  # only where words are wanted: it takes its time to load

            bundle = FluentBundle([self.language.partition("-x-")[0]], use_isolating=False)
            resources = [parsed(text) for text in self._texts]
            for resource in resources:
                bundle.add_resource(resource, allow_overrides=True)
            self.names = list(
                dict.fromkeys(entry.id.name for resource in resources for entry in resource.body if hasattr(entry, "id"))
            )
            self._bundle = bundle  # whole: another thread may want a message meanwhile
        return self._bundle


@cache
def parsed(text: str) -> Resource:
    """What stands in a Fluent file. The house's words are among those of every title, and English among those of all languages:
    to parse them takes longer than anything else that is done with them."""
    from fluent.runtime import FluentResource

    return FluentResource(text)


@cache
def messages(language: str, *sources: Path | str) -> Messages:
    """The messages of some folders, each with a folder of Fluent files for every language, or of texts."""
    printed = {english: text for source in sources for english, text in prints(source, language).items()}
    return Messages(language, [text for source in sources for text in texts(source, language)], printed)


def house(language: str) -> Messages:
    """The messages of the house alone."""
    return messages(language, HOUSE)


def texts(source: Path | str, language: str) -> list[str]:
    """The files of a language, after the English ones: what is not translated yet is said in English."""
    if isinstance(source, str):
        return [source]
    folders = [source / tag for tag in dict.fromkeys([ENGLISH, language])]
    return [file.read_text(encoding="utf-8") for folder in folders for file in sorted(folder.glob("*.ftl"))]


def prints(source: Path | str, language: str) -> dict[str, str]:
    """What a translation puts for the printed words of a title, by those words."""
    file = None if isinstance(source, str) else source / language / PRINTED
    return tomllib.loads(file.read_text(encoding="utf-8")) if file and file.is_file() else {}


@cache
def languages() -> list[str]:
    """The languages the house speaks, English first."""
    return sorted((folder.name for folder in HOUSE.iterdir() if folder.is_dir()), key=lambda name: (name != ENGLISH, name))


def chosen(wanted: Sequence[str]) -> str:
    """The first of these languages that the house speaks, however closely: `de-AT` is served by `de`. Else English."""
    spoken = {tag.lower(): tag for tag in [*languages(), TESTING]}
    for language in wanted:
        tag = language.strip().replace("_", "-").lower()
        for known in (tag, tag.partition("-")[0]):
            if known in spoken:
                return spoken[known]
    return ENGLISH
