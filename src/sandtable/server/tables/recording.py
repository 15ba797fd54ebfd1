"""A recording: a finished game as every seat saw it, pick by pick, in every language. To show it nobody needs its rules."""

from __future__ import annotations

import lzma
from collections.abc import Mapping, Sequence
from typing import Any, Final, Self

import msgspec

from sandtable import Record, Table
from sandtable.engine.gathering import Run
from sandtable.engine.messages import ENGLISH
from sandtable.engine.position import Event
from sandtable.engine.sight import SPECTATOR
from sandtable.engine.voice import Voice
from sandtable.engine.words import PLACES, named
from sandtable.server.problems import Clash
from sandtable.server.tables.game import PickList

FORMAT: Final = 1
QUICK: Final = 2  # how hard to compress: more takes much longer and saves little

Sight = dict[str, Any]


class Line(msgspec.Struct, array_like=True):
    """A line of the log without its words: after how many picks it was told, to whom, who acts, and what it tells."""

    picks: int
    told: list[int] | None  # the seats that were told it; None: everybody
    seat: int
    about: list[str]
    kind: str = ""  # of the event; older recordings do not tell
    args: dict[str, str | int] = {}
    joins: bool = False  # whether its text tells the line before as well

    def told_as(self, text: str) -> dict[str, Any]:
        """The line as a voice tells it."""
        told = {"kind": self.kind, "text": text, "seat": self.seat, "args": self.args}
        return {**told, "about": self.about, "joins": self.joins}


class Words(msgspec.Struct):
    """The words of a game in one language."""

    labels: list[str] = []  # of the picks
    texts: list[str] = []  # of the lines
    glossary: dict[str, str] = {}  # what people call zones, numbers and facts
    facts: list[list[bytes]] = []  # by place, after each pick: as JSON, or nothing where it was the same before
    status: list[list[bytes]] = []  # the same for how the game stood; empty in recordings of older versions


class Recording(msgspec.Struct):
    """All that can still be asked about a game that is over. Places are those to look from: a spectator's, then each seat's."""

    record: str
    seats: list[int]  # who made each pick
    over: bool  # whether it was played to its end
    keeps_secrets: bool
    campaign: dict[str, Any] | None  # what the next game starts from. Hidden
    lines: list[Line]
    sights: list[list[Sight]]  # by place: what was seen at first, and what changed with each pick
    words: dict[str, Words]  # by language

    def dumps(self) -> bytes:
        return bytes([FORMAT]) + lzma.compress(msgspec.msgpack.encode(self), preset=QUICK)

    @staticmethod
    def loads(data: bytes) -> Recording:
        if data[:1] != bytes([FORMAT]):
            raise Clash("recording-format", format=data[:1].hex(), ours=FORMAT)
        return msgspec.msgpack.decode(lzma.decompress(data[1:]), type=Recording)

    @property
    def steps(self) -> int:
        """How many picks there are."""
        return len(self.sights[0]) - 1

    def sight(self, seat: int, step: int) -> Sight:
        """What a seat saw after so many picks, as far as it needs no words."""
        first, *changes = self.sights[seat + 1][: step + 1]
        sight = {**first, "zones": list(first["zones"])}
        for change in changes:
            for index, zone in change.get("zones", ()):
                sight["zones"][index] = zone
            sight.update({key: value for key, value in change.items() if key != "zones"})
        return sight


class Recorded:
    """A finished game, as a table shows it that has nothing but its recording."""

    def __init__(self, recording: Recording) -> None:
        self.recording = recording
        self.over = recording.over
        self.keeps_secrets = recording.keeps_secrets
        self.campaign = recording.campaign
        self.record = Record.loads(recording.record)
        self.history = self.record.picks
        self.names: list[str] = []

    def undoable(self, seat: int) -> int:
        return 0

    def voice(self, language: str = ENGLISH) -> Told:
        return Told(self.recording, self.recording.steps, language)


class Told:
    """A recording after some of its picks, in one language; in English where it was not recorded in that one."""

    def __init__(self, recording: Recording, step: int, language: str) -> None:
        self._recording = recording
        self._step = step
        self._words = recording.words.get(language) or recording.words[ENGLISH]
        self.names: list[str] = []

    def view(self, seat: int = SPECTATOR) -> dict[str, Any]:
        """What a seat saw. It is asked nothing any more."""
        words = self._words
        facts, status = self._noted(words.facts, seat), self._noted(words.status, seat) if words.status else None
        told = {"names": self.names, "facts": facts, "status": status, "words": words.glossary, "ask": None}
        return {**self._recording.sight(seat, self._step), **told}

    def _noted(self, notes: list[list[bytes]], seat: int) -> Any:
        """What was noted last for a seat."""
        last = next(note for note in reversed(notes[seat + 1][: self._step + 1]) if note)
        return msgspec.json.decode(self._named(last.decode(), quoted=True))

    def stands(self) -> list[tuple[int, dict[str, Any]]]:
        """How the game stood for a spectator: after which picks that changed, and to what."""
        notes = self._words.status[0] if self._words.status else []
        told = [(step, note) for step, note in enumerate(notes) if note and note != b"null"]
        return [(step, msgspec.json.decode(self._named(note.decode(), quoted=True))) for step, note in told]

    def story(self, seat: int = SPECTATOR, after: int = 0) -> list[dict[str, Any]]:
        """The log as a seat was told it."""
        told = zip(self._recording.lines, self._words.texts, strict=True)
        return [
            line.told_as(self._named(text))
            for line, text in told
            if (not after or line.picks > after) and line.picks <= self._step and (line.told is None or seat in line.told)
        ]

    def log(self, seat: int = SPECTATOR) -> list[str]:
        return sentences(self.story(seat))

    def labels(self) -> list[str]:
        return [self._named(label) for label in self._words.labels]

    def _named(self, text: str, *, quoted: bool = False) -> str:
        """A text with the names that people have now."""
        return named(text, [msgspec.json.encode(name).decode()[1:-1] for name in self.names] if quoted else self.names)


class Recorder:
    """Follows a game from a position of it on, and notes what every seat sees."""

    def __init__(self, table: Table, languages: list[str]) -> None:
        self._table = table
        self._places = range(SPECTATOR, table.setup.players)
        self._sights: list[list[Sight]] = [[] for _ in self._places]
        self._last: list[Sight] = [{} for _ in self._places]
        self._words = {language: self._no_words() for language in [ENGLISH, *languages]}
        self._noted: dict[tuple[str, str, int], bytes] = {}  # the last facts and status, by language and seat
        for _ in range(len(table.history) + 1):
            self._look()

    def follow(self, picks: PickList) -> Self:
        for seat, text in picks:
            self._table.play(seat, text)
            self._look()
        return self

    def _look(self) -> None:
        for place, seat in enumerate(self._places):
            sight = {key: value for key, value in self._table.sight(seat).items() if key != "names"}
            self._sights[place].append(changed(self._last[place], sight))
            self._last[place] = sight
            for language, words in self._words.items():
                voice = self._voice(language)
                facts = self._table.title.facts(self._table.setup, self._table.g, seat, voice.words)
                words.facts[place].append(self._news("facts", language, seat, facts))
                words.status[place].append(self._news("status", language, seat, voice.status(seat)))

    def _news(self, what: str, language: str, seat: int, told: Any) -> bytes:
        """What a seat is told, as JSON; nothing if it was told the same last."""
        told, key = msgspec.json.encode(told), (what, language, seat)
        same = self._noted.get(key) == told
        self._noted[key] = told
        return b"" if same else told

    def _no_words(self) -> Words:
        return Words(facts=[[] for _ in self._places], status=[[] for _ in self._places])

    def _voice(self, language: str) -> Voice:
        voice = self._table.voice(language)
        voice.names = PLACES[: self._table.setup.players]
        return voice

    def recording(self) -> Recording:
        table = self._table
        told = self._told()
        lines: list[Line] = []
        for language, words in self._words.items():
            voice = self._voice(language)
            words.glossary = voice.glossary
            words.labels = [voice.label(pick.code) for pick in table.history]
            said = [voice.words.line(run, voice.names) for _, run, _ in told]
            words.texts = [line["text"] for line in said]
            lines = [
                Line(made, audience, line["seat"], line["about"], line["kind"], line["args"], line["joins"])
                for (made, _, audience), line in zip(told, said, strict=True)
            ]
        seats = [pick.seat for pick in table.history]
        return Recording(
            table.record.dumps(), seats, table.over, table.keeps_secrets, table.campaign, lines, self._sights, self._words
        )

    def _told(self) -> list[tuple[int, Run, list[int] | None]]:
        """Everything told, after how many picks, and to whom. What seats read in different sentences comes several times."""
        table, voice = self._table, self._voice(ENGLISH)
        found: dict[Event, dict[tuple[Event, ...], list[int]]] = {}
        for seat in self._places:
            for run in voice.runs(seat):
                found.setdefault(run[-1], {}).setdefault(tuple(run), []).append(seat)
        happened = [(0, event) for event in table.opening]
        happened += [(made, event) for made, pick in enumerate(table.history, 1) for event in pick.events]
        return [
            (made, list(run), None if len(seats) == len(self._places) else seats)
            for made, event in happened
            for run, seats in found.get(event, {}).items()
        ]


def changed(old: Sight, new: Sight) -> Sight:
    """What differs in a sight; of its zones each that does, with its place among them."""
    if not old:
        return new
    changes = {key: value for key, value in new.items() if key != "zones" and old[key] != value}
    zones = [
        (index, zone)
        for index, (was, zone) in enumerate(zip(old["zones"], new["zones"], strict=True))
        if zone is not was and zone != was
    ]
    return {**changes, "zones": zones} if zones else changes


def sentences(lines: Sequence[Mapping[str, Any]]) -> list[str]:
    """What lines of a log say: one that others join is told by the last of these."""
    goes_on = [line["joins"] for line in lines[1:]]
    return [line["text"] for line, joined in zip(lines, [*goes_on, False], strict=False) if not joined]
