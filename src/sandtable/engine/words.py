"""Words at the edge: inside, an option is a number; here it gets its text, its label, and events become sentences."""

from __future__ import annotations

import string
from dataclasses import dataclass, field
from functools import cache, cached_property
from typing import Any
from weakref import WeakValueDictionary

from sandtable.engine.position import Event

VERB_BITS = 16
NOUNS = (1 << VERB_BITS) - 1
RESIGN = -1  # no option: a pick that a seat can make at any time, where the rules provide for it
RESIGNS = "resign"
NOBODY = -1


@dataclass(frozen=True)
class Verb:
    """What an option does: its imperative, the kind of thing it names (if any), and how a button says it."""

    name: str
    noun: str = ""
    label: str = ""


@dataclass(frozen=True)
class Option:
    """One thing a seat may pick, for people and programs at the edge."""

    code: int
    text: str  # its notation: "build castle-2"
    label: str  # for a button: "Build Drip Tower"
    verb: str
    noun: str  # the name of the thing it is about, or ""
    kind: str  # which kind of thing that is, or ""

    @cached_property
    def info(self) -> dict[str, str]:
        """Ready for JSON."""
        return {"text": self.text, "label": self.label, "verb": self.verb, "noun": self.noun, "kind": self.kind}

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True)
class Noun:
    """Something an option or event can name: a slug for notation and a name for people."""

    slug: str
    name: str
    seat: int = NOBODY  # whose name stands for `{player}` in its own

    def called(self, names: list[str]) -> str:
        return self.name if self.seat == NOBODY else self.name.replace("{player}", names[self.seat])


NOTHING = Noun("", "")


@dataclass
class Words:
    """The vocabulary of one game: verbs, the things they name by kind, and the sentences of its events."""

    verbs: list[Verb]
    nouns: dict[str, list[Noun]]
    events: list[str]
    _codes: dict[str, int] = field(default_factory=dict, compare=False)
    _options: dict[int, Option] = field(default_factory=dict, compare=False)

    def text(self, code: int) -> str:
        if code == RESIGN:
            return RESIGNS
        verb = self.verbs[code >> VERB_BITS]
        return f"{verb.name} {self.nouns[verb.noun][code & NOUNS].slug}" if verb.noun else verb.name

    def option(self, code: int, names: list[str]) -> Option:
        """An option in words. They are few and come again and again: each that names no player is made once."""
        option = self._options.get(code)
        if option is None:
            verb = self.verbs[code >> VERB_BITS]
            noun = self.nouns[verb.noun][code & NOUNS] if verb.noun else NOTHING
            option = made_option(code, verb, noun, names)
            if noun.seat == NOBODY:
                self._options[code] = option
        return option

    def code(self, text: str) -> int | None:
        """The option a notation means, whether or not it is offered now."""
        if not self._codes:
            self._codes[RESIGNS] = RESIGN
            for index, verb in enumerate(self.verbs):
                for noun in range(len(self.nouns[verb.noun]) if verb.noun else 1):
                    self._codes.setdefault(self.text(index << VERB_BITS | noun), index << VERB_BITS | noun)
        return self._codes.get(" ".join(text.split()))

    def line(self, event: Event, names: list[str]) -> dict[str, Any]:
        """A line of the log, ready for JSON: its `text`, the `seat` that acts (-1: none), and the things it is `about`."""
        template, sentence = self.events[event.kind], Sentence(self.nouns, names)
        text = str(sentence.vformat(template, (), {"seat": event.seat, "a": event.a, "b": event.b}))
        acts = "{seat}" in template or template.startswith("You ")
        return {"text": text, "seat": event.seat if acts else NOBODY, "about": sentence.about}

    def sentence(self, event: Event, names: list[str]) -> str:
        return str(self.line(event, names)["text"])


def made_option(code: int, verb: Verb, noun: Noun, names: list[str]) -> Option:
    label = verb.label or verb.name.replace("_", " ").capitalize() + (" {noun}" if verb.noun else "")
    text = f"{verb.name} {noun.slug}" if verb.noun else verb.name
    return Option(code, text, label.replace("{noun}", noun.called(names)), verb.name, noun.slug, verb.noun)


_shared: WeakValueDictionary[str, Words] = WeakValueDictionary()


def shared(kind: str, words: Words) -> Words:
    """The words that games of a kind already use, if they are the same: many tables, one vocabulary."""
    known = _shared.get(kind)
    if known != words:
        _shared[kind] = known = words
    return known


class Sentence(string.Formatter):
    """Fills in a template: `{seat}` a player, `{a:card}` a thing of that kind, `{a:s}` the plural s for that number."""

    def __init__(self, nouns: dict[str, list[Noun]], names: list[str]) -> None:
        self.nouns = nouns
        self.names = names
        self.about: list[str] = []  # the notation of the things it names, in its order

    def vformat(self, format_string: str, args: Any, kwargs: Any) -> str:
        parts = [literal + self._fill(name, spec or "", args, kwargs) for literal, name, spec, _ in parsed(format_string)]
        return "".join(parts)

    def _fill(self, name: str | None, spec: str, args: Any, kwargs: Any) -> str:
        return "" if name is None else self.format_field(self.get_value(name, args, kwargs), spec)

    def get_value(self, key: int | str, args: Any, kwargs: Any) -> Any:
        return self.names[kwargs["seat"]] if key == "seat" else kwargs[str(key)]

    def format_field(self, value: Any, spec: str) -> str:
        if spec == "s":
            return "" if value == 1 else "s"
        if spec == "seat":
            return self.names[int(value)]
        if not spec:
            return str(value)
        noun = self.nouns[spec][int(value)]
        self.about.append(noun.slug)
        return noun.called(self.names)


@cache
def parsed(template: str) -> list[tuple[str, str | None, str | None, str | None]]:
    """The parts of a template, taken apart once."""
    return list(string.Formatter().parse(template))
