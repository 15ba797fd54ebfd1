"""Learning from self-play what counts in a title: positions of many games, and who won them."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import sandtable
from sandtable.arena.regression import Sample, fit, loss
from sandtable.arena.sim import MOST_PICKS
from sandtable.bots.eyes import Eyes
from sandtable.bots.playout import next_seat
from sandtable.bots.roster import new_bot
from sandtable.engine.chance import Dice, key
from sandtable.engine.flow import apply
from sandtable.engine.position import Position
from sandtable.engine.title import Title

SURPRISE = 20  # one pick in so many is any option, so that positions come up that bots avoid
HELD_BACK = 5  # one game in so many tests what the others taught
DOUBT = 1.0


@dataclass(frozen=True)
class Lessons:
    """What is played to learn from. Its games depend on nothing but this."""

    title: str
    bot: str
    seed: str
    players: int = 2
    mode: str = ""


@dataclass(frozen=True)
class Taught:
    """What the games say: weights, and how surprised the old and the new ones are by games held back."""

    things: list[str]
    weights: list[float]
    samples: int
    before: float
    after: float


class Notebook:
    """Notes what speaks for each seat whenever a stretch of the game is over."""

    def __init__(self, title: Title[Any], players: int) -> None:
        self.judge = title.judge
        self.seen = [-1] * players
        self.notes: list[tuple[int, list[float]]] = []

    def look(self, g: Position) -> None:
        for seat in range(len(self.seen)):
            stretch = self.judge.stretch(g, seat)
            if stretch != self.seen[seat] and self.judge.rests(g, seat):
                self.seen[seat] = stretch
                self.notes.append((seat, self.judge.counted(g, seat)))


def lesson(title: Title[Any], lessons: Lessons, game: int) -> list[Sample]:
    """Play one game, and take from it what spoke for whom and who won."""
    setup = title.setup(players=lessons.players, seed=f"{lessons.seed}/{game}", mode=lessons.mode)
    g = title.begin(setup)
    bots = [new_bot(lessons.bot) for _ in range(lessons.players)]
    dice = [Dice(key(f"{setup.seed} bots", seat, 0)) for seat in range(lessons.players)]
    notebook = Notebook(title, lessons.players)
    for _ in range(MOST_PICKS):
        seat = next_seat(g)
        if seat < 0:
            break
        notebook.look(g)
        eyes = Eyes(g, seat, title.judge, dice[seat])
        apply(g, seat, dice[seat].choice(eyes.options) if dice[seat].roll(SURPRISE) == 0 else bots[seat].pick(eyes))
    ranks = title.result(setup, g).ranks
    return [Sample(things, 1 / ranks.count(1) if ranks[seat] == 1 else 0.0) for seat, things in notebook.notes]


def play_lessons(lessons: Lessons, games: int, data: Path | None = None) -> Iterator[list[Sample]]:
    """All games in order. Those that a file already has are read; those that are played are added to it."""
    title = sandtable.title(lessons.title)
    if not title.judge.things:
        raise sandtable.SandtableError(f"the judgement of {lessons.title} names nothing to learn the weight of")
    done = read_lessons(lessons, data) if data and data.exists() else []
    yield from done[:games]
    if data and not done:
        data.write_text(json.dumps(asdict(lessons)) + "\n", "utf-8")
    for game in range(len(done), games):
        samples = lesson(title, lessons, game)
        if data:
            with data.open("a", encoding="utf-8") as file:
                file.write(json.dumps([[sample.share, *sample.things] for sample in samples]) + "\n")
        yield samples


def read_lessons(lessons: Lessons, path: Path) -> list[list[Sample]]:
    """The games that were played before. A last line that is cut short was never finished."""
    head, *lines = path.read_text("utf-8").splitlines(keepends=True) or [""]
    if head != json.dumps(asdict(lessons)) + "\n":
        raise sandtable.SandtableError(f"{path} holds other games: {head.strip()}")
    whole = [line for line in lines if line.endswith("\n")]
    if len(whole) < len(lines):
        path.write_text(head + "".join(whole), "utf-8")
    return [[Sample(things, share) for share, *things in json.loads(line)] for line in whole]


def learn(title: Title[Any], games: list[list[Sample]]) -> Taught:
    """The weights that these games teach, beginning from those the title has."""
    prior = title.judge.weights
    taught = [sample for game, samples in enumerate(games) if game % HELD_BACK for sample in samples]
    held = [sample for game, samples in enumerate(games) if not game % HELD_BACK for sample in samples]
    weights = fit(taught, prior, DOUBT)
    return Taught(title.judge.things, weights, len(taught), loss(prior, held), loss(weights, held))
