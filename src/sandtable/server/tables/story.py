"""The story of a finished game: how the scores went, and the moments that turned it."""

from __future__ import annotations

from itertools import pairwise
from typing import Any, Final, final

import sandtable
from sandtable import Record
from sandtable.engine.sight import SPECTATOR
from sandtable.server.storage.store import Move
from sandtable.server.tables.recording import Recording, Told
from sandtable.server.wire.view import Story, StoryMoment, StoryPoint

TextLine = dict[str, Any]  # of the log, as it is told

MOST: Final = 5  # moments
LINES: Final = 4  # of the log for each of them
FIRST: Final = 2  # lines where the title tells nothing of it


def tell(recording: Recording, names: list[str], language: str, *, taken_back: int) -> Story:
    """The story as a spectator saw it. Games recorded by older versions have none but how often picks were taken back."""
    told = Told(recording, recording.steps, language)
    told.names = names
    stands = told.stands()
    last = stands[-1][1] if stands else {}
    points = [StoryPoint(step, status["round"], scores(status)) for step, status in stands]
    telling = sandtable.title(Record.loads(recording.record).title).telling
    fewest = last.get("fewest", False)
    turned = moments(stands, said(recording, told), telling, fewest=fewest)
    return Story(last.get("measure", ""), fewest, points, turned, taken_back)


def times_taken_back(moves: list[Move]) -> int:
    """How often everybody agreed to take picks back. Whoever plays with bots alone needs nobody else for that."""
    return sum(move.kind == "rewind" and move.seat >= 0 for move in moves)  # without one, newer rules went on elsewhere


def scores(status: dict[str, Any]) -> list[int]:
    return [standing["score"] for standing in status["seats"]]


def said(recording: Recording, told: Told) -> dict[int, list[TextLine]]:
    """By pick: the lines that everybody was told after it."""
    lines: dict[int, list[TextLine]] = {}
    shown = [line for line in recording.lines if line.told is None or SPECTATOR in line.told]
    for line, as_told in zip(shown, told.story(SPECTATOR), strict=True):
        texts = lines.setdefault(line.picks, [])
        if as_told["joins"] and texts:
            texts.pop()  # the text of this one tells it as well
        texts.append(as_told)
    return lines


def moments(
    stands: list[tuple[int, dict[str, Any]]], lines: dict[int, list[TextLine]], telling: tuple[str, ...], *, fewest: bool = False
) -> list[StoryMoment]:
    """The picks that turned the game, in the order in which they were made.

    What counts is how far the players' leads moved, and of a new leader how far it got before another was ahead: what moves
    everybody alike turned nothing, nor does the smallest step there is, which is taken again and again. Of what a player did in
    one round, the heaviest is told. The pick that brought the lead of the end is always among them.
    """
    changes = [
        Change(step, before, after, fewest=fewest, ends=step == stands[-1][0])
        for (_, before), (step, after) in pairwise(stands)
        if step in lines and scores(before) != scores(after)
    ]
    follow_leads(changes)
    decisive = next((one for one in reversed(changes) if one.leaders == stands[-1][1]["leaders"] and one.brought_them), None)
    least = min((one.swing for one in changes if one.swing), default=0)
    heaviest: dict[tuple[str, int], Change] = {}
    for one in sorted(changes, key=lambda one: (one is decisive, one.weight)):
        if one is decisive or one.weight > least:
            heaviest[one.round, one.seat] = one
    told = sorted(heaviest.values(), key=lambda one: (one is not decisive, -one.weight))[:MOST]
    return [
        StoryMoment(
            one.step, one.seat, one.gain, in_words(lines[one.step], one.seat, telling), one.new_leader, decides=one is decisive
        )
        for one in sorted(told, key=lambda one: one.step)
    ]


@final
class Change:
    """What a pick made of the scores."""

    def __init__(self, step: int, before: dict[str, Any], after: dict[str, Any], *, fewest: bool, ends: bool) -> None:
        self.step: Final = step
        self.round: Final[str] = before["round"]  # the one in which it was made: it may have begun the next
        self.leaders: Final[list[int]] = after["leaders"]
        self.brought_them: Final[bool] = after["leaders"] != before["leaders"]
        better = -1 if fewest else 1
        gains = [new - old for old, new in zip(scores(before), scores(after), strict=True)]
        most = max(range(len(gains)), key=lambda seat: (abs(gains[seat]), better * gains[seat]))
        first = self.leaders[0] if len(self.leaders) == 1 and (self.brought_them or ends) else most
        self.seat: Final = first if gains[first] else most  # whoever it brought ahead, or had win, rather than whom it moved most
        self.gain: Final = gains[self.seat]
        self.leads: Final = leads_of(scores(after), better)
        self.swing: Final = max(abs(new - old) for old, new in zip(leads_of(scores(before), better), self.leads, strict=True))
        self.led_by = 0  # if it brought a new leader: the most by which that one was ahead before another was

    @property
    def new_leader(self) -> int | None:
        """The seat that is ahead of all others from now on."""
        return self.leaders[0] if self.brought_them and len(self.leaders) == 1 else None

    @property
    def weight(self) -> int:
        return self.swing + self.led_by


def follow_leads(changes: list[Change]) -> None:
    """Note what became of each new lead."""
    began: Change | None = None
    for one in changes:
        if one.new_leader is not None:
            began = one
        if began is not None and began.new_leader is not None:
            began.led_by = max(began.led_by, one.leads[began.new_leader])


def leads_of(scores: list[int], better: int) -> list[int]:
    """By how much each seat is better than the best of the others; somebody alone, than nothing."""
    values = [better * score for score in scores]
    return [value - max(values[:seat] + values[seat + 1 :], default=0) for seat, value in enumerate(values)]


def in_words(lines: list[TextLine], seat: int, telling: tuple[str, ...]) -> str:
    """What brought a seat its points, as far as the title tells; else how it began."""
    why = [line for line in lines if line["kind"] in telling]
    own = [line for line in why if line["seat"] == seat]
    return " ".join(line["text"] for line in (own or why)[-LINES:] or lines[:FIRST])
