"""High scores: the best results of people who play alone, kept in the data folder."""

from __future__ import annotations

import time
from dataclasses import dataclass
from datetime import date
from pathlib import Path

import msgspec

from sandtable.terminal import files
from sandtable.terminal.session import Session


class Score(msgspec.Struct, frozen=True):
    """What a campaign brought, and when it ended."""

    title: str
    mode: str
    game: str  # which one it was: the name of the file it is kept in
    points: int
    day: date


@dataclass(frozen=True)
class Scores:
    """All scores, the best first; and where a list that could not be read was set aside."""

    all: list[Score]
    aside: Path | None = None

    def of(self, title: str, mode: str) -> list[Score]:
        return [score for score in self.all if (score.title, score.mode) == (title, mode)]


def path() -> Path:
    return files.data_folder() / "scores.json"


def read() -> Scores:
    """The list as it is kept. A damaged one is set aside, and an empty one takes its place."""
    try:
        return Scores(msgspec.json.decode(path().read_bytes(), type=list[Score]))
    except FileNotFoundError:
        return Scores([])
    except (msgspec.MsgspecError, UnicodeDecodeError):
        aside = path().with_name(f"scores-damaged-{time.strftime('%Y-%m-%d-%H%M%S')}.json")
        path().replace(aside)
        return Scores([], aside)


def enter(session: Session) -> Scores:
    """After a game: write down what it is worth, if it is worth something and has not been written down yet."""
    table, kept = session.table, read()
    campaign = table.campaign
    points = None if campaign is None else table.title.high_score(campaign)
    if points is None or any(score.game == session.path.stem for score in kept.all):
        return kept
    score = Score(table.title.slug, table.setup.mode, session.path.stem, points, date.today())
    scores = sorted([*kept.all, score], key=lambda score: (score.title, score.mode, -score.points, score.day))
    files.write(path(), encoded(scores))
    return Scores(scores, kept.aside)


def encoded(scores: list[Score]) -> str:
    return msgspec.json.encode(scores).decode()
