"""How fast the running build is: decisions and games per second of random play, and the cost of each operation."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from statistics import median
from typing import Any

import sandtable
from sandtable.bots.deadline import Deadline
from sandtable.bots.eyes import Eyes
from sandtable.bots.foresight import Foresight
from sandtable.bots.playout import next_seat, play_at_random
from sandtable.engine import flow
from sandtable.engine.chance import Dice, key
from sandtable.engine.judge import Judge
from sandtable.engine.position import Position
from sandtable.engine.sight import imagine, view
from sandtable.engine.title import Title

MOST_PICKS = 100_000
SAMPLES = 40  # positions, spread over a game, on which single operations are timed
ROUNDS = 3


@dataclass(frozen=True)
class Speed:
    """The measurements of one title at one number of players."""

    title: str
    players: int
    decisions: float  # per second, of random play
    games: float  # per second
    first_third: float  # decisions per second in the first third of each game
    last_third: float
    clone: float  # microseconds
    pick: float
    view: float
    imagine: float
    tries: float  # per second, of somebody who thinks ahead

    def as_dict(self) -> dict[str, Any]:
        return asdict(self)


def build() -> str:
    """Which build runs: compiled or interpreted."""
    return "interpreted" if (flow.__file__ or "").endswith(".py") else "compiled"


def player_counts(title: Title[Any]) -> list[int]:
    """All numbers of players a title can be played with, in its modes for several."""
    return sorted({players for mode in title.modes for players in mode.players if players > 1})


def usual_players(title: Title[Any]) -> int:
    """Four, or as many as can play."""
    counts = player_counts(title)
    return 4 if 4 in counts else counts[-1]


def measure(slug: str, players: int, seconds: float, seed: str = "bench") -> Speed:
    """Measure for about so many seconds."""
    title = sandtable.title(slug)
    setup = title.setup(players=players, seed=seed)
    start = title.begin(setup)
    start.watched = False
    start.any_order = False
    decisions, games = random_play(title, start, seconds / 2)
    first, last = thirds(start, seconds / 4)
    samples = positions(title.begin(setup))
    return Speed(
        slug,
        players,
        decisions,
        games,
        first,
        last,
        clone=cost(samples, seconds / 16, lambda g: g.clone()),
        pick=1e6 / decisions,
        view=cost(samples, seconds / 16, lambda g: view(g, 0)),
        imagine=cost(samples, seconds / 16, lambda g: imagine(g, 0, Dice(1))),
        tries=tries(samples, title.judge, seconds / 4),
    )


def fresh(start: Position, number: int) -> tuple[Position, Dice]:
    """A game from the same start with luck of its own."""
    g = start.clone()
    g.seed = f"bench {number}"
    return g, Dice(key("bench", 0, number))


def random_play(title: Title[Any], start: Position, seconds: float) -> tuple[float, float]:
    """Decisions and games per second: the median of some rounds."""
    rounds = []
    for _ in range(ROUNDS):
        picks = games = 0
        begun = now = time.process_time()
        while now - begun < seconds / ROUNDS or not games:
            g, dice = fresh(start, games)
            picks += play_at_random(g, dice, MOST_PICKS)
            games += 1
            now = time.process_time()
        rounds.append((picks / (now - begun), games / (now - begun)))
    return median([decisions for decisions, _ in rounds]), median([games for _, games in rounds])


def thirds(start: Position, seconds: float) -> tuple[float, float]:
    """Decisions per second of the first and of the last third of the same games."""
    picks, first, last, games = 0, 0.0, 0.0, 0
    end = time.process_time() + seconds
    while time.process_time() < end or not games:
        g, dice = fresh(start, games)
        third = play_at_random(g, dice, MOST_PICKS) // 3
        g, dice = fresh(start, games)
        t0 = time.process_time()
        play_at_random(g, dice, third)
        t1 = time.process_time()
        play_at_random(g, dice, third)
        t2 = time.process_time()
        play_at_random(g, dice, third)
        last += time.process_time() - t2
        first += t1 - t0
        picks, games = picks + third, games + 1
    return picks / first, picks / last


def positions(start: Position) -> list[Position]:
    """Watched positions from all over one random game."""
    game, dice = fresh(start, 0)
    length = play_at_random(game, dice, MOST_PICKS)
    game, dice = fresh(start, 0)
    found: list[Position] = []
    while next_seat(game) >= 0 and len(found) < SAMPLES:
        found.append(game.clone())
        play_at_random(game, dice, max(1, length // SAMPLES))
    return found


def cost(samples: list[Position], seconds: float, work: Callable[[Position], object]) -> float:
    """Microseconds of one operation, over all samples in turn."""
    times: list[float] = []
    begun = time.process_time()
    while time.process_time() - begun < seconds or len(times) < ROUNDS:
        before = time.process_time()
        for g in samples:
            work(g)
        times.append((time.process_time() - before) / len(samples) * 1e6)
    return median(times)


def tries(samples: list[Position], judge: Judge[Any], seconds: float) -> float:
    """How often in a second a position is imagined and played on to where it can be judged, over all samples in turn."""
    begun, made = time.process_time(), 0
    while time.process_time() - begun < seconds or not made:
        attempt(samples, judge, made)
        made += 1
    return made / (time.process_time() - begun)


def attempt(samples: list[Position], judge: Judge[Any], number: int) -> None:
    """One try, as levels make them: an option of one of these positions, played on to where it can be judged."""
    g = samples[number % len(samples)]
    seat = next_seat(g)
    eyes = Eyes(g, seat, judge, Dice(number))
    foresight = Foresight(judge, seat, eyes.stretch() + judge.horizon, Deadline(0.0))
    foresight.chance_after(eyes.imagine(), eyes.options[number % len(eyes.options)], judge)
