"""Words at the edge: inside, an option is a number; here it gets its text, its label, and events become sentences."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import cache, cached_property
from typing import Any, Final
from weakref import WeakValueDictionary

from sandtable.engine.gathering import Run, amount, items, numbers
from sandtable.engine.messages import MOST_LETTERS, Messages
from sandtable.engine.names import ADDED_UP, LISTED, NOUN, VERB_BITS, Events, Verb, Verbs
from sandtable.engine.phrases import Phrase, Thing
from sandtable.engine.position import Event

RESIGN = -1  # no option: a pick that a seat can make at any time, where the rules provide for it
RESIGNS = "resign"
NOBODY = -1
SEAT = "seat"  # the kind of thing a player is; a title that calls players otherwise than by their names has nouns for them
NUMBER = "number"  # the kind of argument that is just counted
NAMES: Final = 0xE000  # of the private characters that stand for the names of the seats
PLACES: Final = [chr(NAMES + seat) for seat in range(32)]  # a text is made once, whoever plays, and stored without names
MOST_LINES: Final = 4096  # of a log, remembered for all games of a kind


@dataclass(frozen=True)
class Option:
    """One thing a seat may pick, for people and programs at the edge."""

    code: int
    text: str  # its notation: "build castle-2"
    label: str  # for a button: "Build Drip Tower"
    verb: str
    noun: str  # the name of the thing it is about, or ""
    kind: str  # which kind of thing that is, or ""
    answer: str  # which kind of answer it is: to act, to leave it, to go on, to take back

    @cached_property
    def info(self) -> dict[str, Any]:
        """Ready for JSON."""
        named = {"text": self.text, "label": self.label, "verb": self.verb, "noun": self.noun, "kind": self.kind}
        return {**named, "answer": self.answer}

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
    """The vocabulary of one game in one language: verbs, the things they name by kind, events, and messages for all of it."""

    verbs: Verbs
    nouns: dict[str, list[Noun]]
    events: Events
    messages: Messages
    _codes: dict[str, int] = field(default_factory=dict, compare=False)
    _options: dict[int, Option] = field(default_factory=dict, compare=False)
    _lines: dict[tuple[int, ...], dict[str, Any]] = field(default_factory=dict, compare=False)

    # Options

    def text(self, code: int) -> str:
        """The notation of an option: the same in every language."""
        if code == RESIGN:
            return RESIGNS
        option = self._options.get(code)
        if option is not None:
            return option.text
        verb = self.verbs.all[code >> VERB_BITS]
        return f"{verb.name} {self.nouns[verb.noun][code & NOUN].slug}" if verb.noun else verb.name

    def subject(self, code: int) -> str:
        """What an option is about, for programs: the same for all options that can be made with one thing."""
        verb = self.verbs.all[code >> VERB_BITS]
        if not verb.noun:
            return verb.name
        slug = self.nouns[verb.noun][code & NOUN].slug.partition("/")[0]  # "anna/2": a card, and where it goes
        return f"{verb.member} {slug}" if verb.member else slug

    def option(self, code: int, names: list[str]) -> Option:
        """An option in words. They are few and come again and again: each is made once."""
        option = self._options.get(code)
        if option is None:
            verb = self.verbs.all[code >> VERB_BITS]
            noun = self.nouns[verb.noun][code & NOUN] if verb.noun else NOTHING
            label = self._label(verb, noun)
            option = self._options[code] = Option(code, self.text(code), label, verb.name, noun.slug, verb.noun, verb.answer)
        label = named(option.label, names)
        return option if label is option.label else replace(option, label=label)

    def _label(self, verb: Verb, noun: Noun) -> str:
        filling = {verb.noun: noun.called(PLACES)} if verb.noun else {}
        return self.messages.text(f"option-{dashed(verb.name)}", **filling)

    def code(self, text: str) -> int | None:
        """The option a notation means, whether or not it is offered now."""
        if not self._codes:
            self._codes[RESIGNS] = RESIGN
            for index, verb in enumerate(self.verbs.all):
                for noun in range(len(self.nouns[verb.noun]) if verb.noun else 1):
                    self._codes.setdefault(self.text(index << VERB_BITS | noun), index << VERB_BITS | noun)
        return self._codes.get(" ".join(text.split()))

    # Sentences

    def line(self, run: Run, names: list[str]) -> dict[str, Any]:
        """The last event of a run ready for JSON: its `kind`, the `seat` that acts (-1: none), what its numbers stand for by name
        (`args`); the `text` that tells the run so far, the things this is `about`, and whether it `joins` the line before."""
        line = self._line(run)
        return {**line, "text": told(line["text"], names)}

    def sentence(self, run: Run, names: list[str]) -> str:
        """What happened in a run of events."""
        return told(str(self._line(run)["text"]), names)

    def _line(self, run: Run) -> dict[str, Any]:
        """A line whose text has places for names. It is made once: the same happens at many tables, and many look at each."""
        key = tuple([part for event in run for part in (event.kind, event.seat, event.a, event.b, event.c, event.d)])
        line = self._lines.get(key)
        if line is None:
            if len(self._lines) >= MOST_LINES:
                self._lines.clear()
            line = self._lines[key] = self._new_line(run)
        return line

    def _new_line(self, run: Run) -> dict[str, Any]:
        event = run[-1]
        kind = self.events.all[event.kind]
        args = {name: self._spelled(thing) for name, thing in self._things(event)}
        things = [thing for one in run for _, thing in self._things(one) if thing.kind not in (SEAT, NUMBER)]
        about = list(dict.fromkeys(self._spelled(thing) for thing in things))
        line = {"kind": kind.name, "seat": event.seat if kind.by_player else NOBODY, "args": args}
        return {**line, "text": self._sentence(run), "about": about, "joins": len(run) > 1}

    def _sentence(self, run: Run) -> str:
        kind = self.events.all[run[-1].kind]
        filling = self._filling(run[-1])
        for (name, _), mark in zip(kind.arguments, kind.gathered, strict=True):
            if mark == ADDED_UP:
                filling[name] = sum(amount(self.events, event) for event in run)
            elif mark == LISTED:
                listed = [self._item(name, event, count) for event, count in items(self.events, run)]
                filling[name] = self.messages.listed(listed)[:MOST_LETTERS]
        return self.messages.text(f"event-{kind.name}", **filling)

    def _item(self, name: str, event: Event, count: int) -> str:
        """One of several things that a sentence lists: in words of its own, or just by name and number."""
        filling, own = self._filling(event), f"event-{self.events.all[event.kind].name}.item"
        if own in self.messages:
            return self.messages.text(own, **{**filling, "count": count})
        return str(filling[name]) if count == 1 else self.messages.text("several-of", count=count, thing=filling[name])

    def _things(self, event: Event) -> list[tuple[str, Thing]]:
        """What the numbers of an event stand for, by name."""
        given = zip(self.events.all[event.kind].arguments, numbers(event), strict=True)
        return [(name, Thing(what, value)) for (name, what), value in given if what]

    def _filling(self, event: Event) -> dict[str, str | int]:
        """What fills in the sentence of an event."""
        filling = {name: self._name(thing) for name, thing in self._things(event)}
        if self.events.all[event.kind].by_player:
            filling["player"] = self._name(Thing(SEAT, event.seat))
        return filling

    def thing(self, thing: Thing, names: list[str]) -> dict[str, str]:
        """A thing ready for JSON: its `kind`, how views and notation spell it (`noun`), and its `name` for people."""
        return {"kind": thing.kind, "noun": str(self._spelled(thing)), "name": named(str(self._name(thing)), names)}

    def _spelled(self, thing: Thing) -> str | int:
        """How programs know a thing: a seat or a number as such, all else by its slug."""
        return thing.number if thing.kind in (SEAT, NUMBER) else self.nouns[thing.kind][thing.number].slug

    def say(self, phrase: Phrase, names: list[str]) -> str:
        """A phrase in words, with the names of the things it names."""
        return named(self.messages.say(phrase, self._name), names)

    def _name(self, thing: Thing) -> str | int:
        """What a thing is called, with places for the names of players."""
        if thing.kind == NUMBER:
            return thing.number
        if thing.kind == SEAT and SEAT not in self.nouns:
            return PLACES[thing.number]
        return self.nouns[thing.kind][thing.number].called(PLACES)


def named(text: str, names: list[str]) -> str:
    """A text with the names of the players in their places."""
    if not text.isascii():
        for place, name in zip(PLACES, names, strict=False):
            text = text.replace(place, name)
    return text


def told(text: str, names: list[str]) -> str:
    """A sentence with the names of the players in their places. A name can bring a mark of its own."""
    text = named(text, names)
    return text[:-1] if text.endswith(("!.", "?.", "..")) else text


@cache
def dashed(name: str) -> str:
    """A name as messages spell it: `keep_rest` and `KeepRest` are `keep-rest`."""
    apart = "".join(f"-{letter.lower()}" if letter.isupper() else letter for letter in name)
    return apart.replace("_", "-").strip("-")


_shared: WeakValueDictionary[str, Words] = WeakValueDictionary()


def shared(kind: str, words: Words) -> Words:
    """The words that games of a kind already use, if they are the same: many tables, one vocabulary."""
    known = _shared.get(kind)
    if known != words:
        _shared[kind] = known = words
    return known
