"""Learning from self-play what counts in a title: positions of many games, and who won them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import sandtable
from sandtable.arena.entrants import parse_bot
from sandtable.arena.games import Table, play_on
from sandtable.arena.regression import Sample, fit, loss, unknowing
from sandtable.bots.deadline import Deadline
from sandtable.bots.foresight import habitually
from sandtable.bots.playout import Onlooker, Player, next_seat
from sandtable.bots.sparring import WhimsicalBot
from sandtable.engine.chance import Dice, key
from sandtable.engine.judge import Judge
from sandtable.engine.position import Position
from sandtable.engine.sight import imagine

SURPRISE = 20  # one pick in so many is any option, so that positions come up that bots avoid
HELD_BACK = 5  # one game in so many tests what the others taught
DOUBT = 1.0


@dataclass(frozen=True)
class Lesson:
    """What one game teaches: at some moments, what spoke for a seat and the share of the victory it had in the end, or had on
    average in the sequels."""

    samples: list[Sample]


@dataclass(frozen=True)
class Lessons:
    """Games of a bot with itself, to learn from: from who won them, or from so many sequels of each moment."""

    table: Table
    bot: str
    seed: str
    players: int = 2
    surprise: int = SURPRISE
    sequels: int = 0
    played = Lesson

    def check(self) -> None:
        self.table.setup(self.players, self.seed)
        if not sandtable.title(self.table.title).judge.things:
            raise sandtable.SandtableError(f"the judgement of {self.table.title} names nothing to learn the weight of")
        parse_bot(self.bot).bot(None)

    def play(self, game: int) -> Lesson:
        seed = f"{self.seed}/{game}"
        judge, dice = sandtable.title(self.table.title).judge, Dice(key(f"{seed} sequels", 0, 0))
        notebook = Notebook(judge, self.players, self.sequels, dice)
        played = play_on(self.table, [self.pupil(seed, seat) for seat in range(self.players)], seed, notebook)
        ranks = played.title.result(played.setup, played.g).ranks
        shares = [1 / ranks.count(1) if rank == 1 else 0.0 for rank in ranks]
        return Lesson([Sample(note.things, note.share(shares[note.seat])) for note in notebook.notes])

    def pupil(self, seed: str, seat: int) -> Player:
        """The bot in a seat, picking any option now and then."""
        entrant, title = parse_bot(self.bot), sandtable.title(self.table.title)
        whimsical = WhimsicalBot(entrant.bot(entrant.seconds), self.surprise)
        return Player(whimsical, entrant.judge(title), Dice(key(f"{seed} bots", seat, 0)))


@dataclass(frozen=True)
class Taught:
    """What the games say: weights, and how surprised the old and the new ones are by games held back, and somebody who knows
    nothing."""

    things: list[str]
    weights: list[float]
    samples: int
    before: float
    after: float
    unknowing: float


@dataclass(frozen=True)
class Note:
    """What spoke for a seat at some moment, and the share of the victory that it had in each sequel."""

    seat: int
    things: list[float]
    sequels: list[float]

    def share(self, of_game: float) -> float:
        return sum(self.sequels) / len(self.sequels) if self.sequels else of_game


class Notebook(Onlooker):
    """Notes what speaks for each seat whenever a stretch of the game is over, and how the game might go on."""

    def __init__(self, judge: Judge[Any], players: int, sequels: int, dice: Dice) -> None:
        self.judge = judge
        self.seen = [-1] * players
        self.sequels = sequels
        self.dice = dice
        self.notes: list[Note] = []

    def look(self, g: Position) -> None:
        for seat in range(len(self.seen) if g.offers else 0):
            stretch = self.judge.stretch(g, seat)
            if stretch != self.seen[seat] and self.judge.rests(g, seat):
                self.seen[seat] = stretch
                sequels = [sequel(g, seat, self.judge, self.dice) for _ in range(self.sequels)]
                self.notes.append(Note(seat, self.judge.counted(g, seat), sequels))


def sequel(g: Position, seat: int, judge: Judge[Any], dice: Dice) -> float:
    """The share of the victory that a seat has if a position as it imagines it is played on to the end as bots think that others
    play: by habit, or greedily."""
    players, deadline = judge.in_a_mood(dice), Deadline(0.0)
    h = imagine(g, seat, dice)
    while h.offers:
        h = habitually(h, next_seat(h), players, deadline)
    return judge.chance(h, seat)


def learn(judge: Judge[Any], lessons: list[Lesson], players: int) -> Taught:
    """The weights that these games teach somebody who begins with those of a judge."""
    prior = judge.weights
    taught = [sample for game, lesson in enumerate(lessons) if game % HELD_BACK for sample in lesson.samples]
    held = [sample for game, lesson in enumerate(lessons) if not game % HELD_BACK for sample in lesson.samples]
    weights = fit(taught, prior, DOUBT)
    return Taught(judge.things, weights, len(taught), loss(prior, held), loss(weights, held), unknowing(players, held))
