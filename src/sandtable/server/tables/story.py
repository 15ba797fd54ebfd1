"""The story of a finished game: how the scores went, and the moments that turned it."""

from __future__ import annotations

from itertools import pairwise
from typing import Any, Final

import sandtable
from sandtable import Record
from sandtable.engine.sight import SPECTATOR
from sandtable.server.tables.recording import Recording, Told
from sandtable.server.wire.view import Story, StoryMoment, StoryPoint

TextLine = dict[str, Any]  # of the log, as it is told

MOST: Final = 5  # moments
LINES: Final = 2  # of the log for each of them
TURN: Final = 3  # a new leader weighs as much as so many points


def tell(recording: Recording, names: list[str], language: str) -> Story:
    """The story as a spectator saw it. Games recorded by older versions have none."""
    told = Told(recording, recording.steps, language)
    told.names = names
    stands = told.stands()
    last = stands[-1][1] if stands else {}
    points = [StoryPoint(step, status["round"], scores(status)) for step, status in stands]
    telling = sandtable.title(Record.loads(recording.record).title).telling
    return Story(last.get("measure", ""), last.get("fewest", False), points, moments(stands, said(recording, told), telling))


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
    stands: list[tuple[int, dict[str, Any]]], lines: dict[int, list[TextLine]], telling: tuple[str, ...]
) -> list[StoryMoment]:
    """The picks that moved the scores most, above all those that brought a new leader, in the order in which they were made.

    The smallest step there is, which is taken again and again, turned nothing unless it brought a new leader.
    """
    weighed: list[tuple[int, StoryMoment]] = []
    for (_, before), (step, after) in pairwise(stands):
        gains = [new - old for old, new in zip(scores(before), scores(after), strict=True)]
        most = max(gains, key=abs, default=0)
        turned = len(after["leaders"]) == 1 and after["leaders"] != before["leaders"]
        if step in lines and most:
            seat = gains.index(most)
            moment = StoryMoment(step, seat, most, in_words(lines[step], seat, telling))
            weighed.append((abs(most) + TURN * turned, moment))
    least = min((abs(moment.gain) for _, moment in weighed), default=0)
    weighed = [(weight, moment) for weight, moment in weighed if weight > least]
    weighed.sort(key=lambda each: -each[0])
    return sorted([moment for _, moment in weighed[:MOST]], key=lambda moment: moment.step)


def in_words(lines: list[TextLine], seat: int, telling: tuple[str, ...]) -> str:
    """What brought a seat its points, as far as the title tells; else how it began."""
    why = [line for line in lines if line["kind"] in telling]
    own = [line for line in why if line["seat"] == seat]
    return " ".join(line["text"] for line in (own or why)[-LINES:] or lines[:LINES])
