"""Many games between bots, and what they say: who wins, from which seat, how long it takes."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from statistics import mean
from typing import Any

import sandtable
from sandtable.arena.pool import chunks, spread
from sandtable.bots.playout import play_out
from sandtable.bots.roster import new_bot
from sandtable.engine.chance import Dice, key
from sandtable.engine.setup import Setup
from sandtable.engine.title import Title

MOST_PICKS = 100_000


@dataclass(frozen=True)
class Match:
    """What is to be played, and by whom."""

    title: str
    players: int
    bots: tuple[str, ...]
    seed: str
    mode: str = ""
    settings: dict[str, str] = field(default_factory=dict)
    packs: tuple[Path, ...] = ()

    def setup(self, game: int) -> Setup:
        """The table of one game. Its seed depends on nothing but the match and its number."""
        return sandtable.title(self.title).setup(
            players=self.players,
            seed=f"{self.seed}/{game}",
            mode=self.mode,
            settings=dict(self.settings),
            packs=list(self.packs),
        )

    def seating(self, game: int) -> list[int]:
        """Which bot sits where: they move on by one seat from game to game, so that each comes to each seat."""
        return [(seat + game) % len(self.bots) for seat in range(self.players)]


@dataclass(frozen=True)
class Game:
    """How one game went."""

    seating: list[int]
    ranks: list[int]
    scores: list[int]
    reason: str
    picks: int
    rounds: int | None

    def win(self, seat: int) -> float:
        """A shared victory counts in parts."""
        return 1 / self.ranks.count(1) if self.ranks[seat] == 1 else 0.0


def play_games(match: Match, games: range) -> list[Game]:
    title = sandtable.title(match.title)
    return [play_game(title, match, game) for game in games]


def play_game(title: Title[Any], match: Match, game: int) -> Game:
    setup = match.setup(game)
    g = title.begin(setup)
    seating = match.seating(game)
    bots = [new_bot(match.bots[which]) for which in seating]
    dice = [Dice(key(f"{match.seed}/{game} bots", seat, 0)) for seat in range(match.players)]
    picks = play_out(g, bots, title.judge, dice, MOST_PICKS)
    if g.offers:
        raise sandtable.SandtableError(f"game {game} with seed {setup.seed} did not end within {MOST_PICKS} picks")
    result = title.result(setup, g)
    rounds = getattr(g, "round", None)
    return Game(seating, result.ranks, result.scores, result.reason, picks, rounds)


def simulate(match: Match, games: int, processes: int = 0) -> Iterator[list[Game]]:
    """Play so many games, and hand them over in order, some at a time."""
    match.setup(0)
    for name in match.bots:
        new_bot(name)
    return spread(partial(play_games, match), chunks(games, processes), processes)


def wilson(wins: float, games: int, z: float = 1.96) -> tuple[float, float]:
    """The 95 % interval of a win rate, sound also for few games and rates near 0 or 1."""
    if not games:
        return 0.0, 1.0
    rate, square = wins / games, z * z / games
    middle = (rate + square / 2) / (1 + square)
    reach = z * (rate * (1 - rate) / games + square / games / 4) ** 0.5 / (1 + square)
    return max(0.0, middle - reach), min(1.0, middle + reach)


def standing(games: list[Game], mine: Callable[[Game], list[int]]) -> dict[str, Any]:
    """Wins and scores of those seats that `mine` picks out of each game."""
    wins = [game.win(seat) for game in games for seat in mine(game)]
    scores = [game.scores[seat] for game in games for seat in mine(game)]
    low, high = wilson(sum(wins), len(wins))
    return {
        "played": len(wins),
        "wins": round(sum(wins), 3),
        "rate": sum(wins) / len(wins) if wins else 0.0,
        "interval": [low, high],
        "score": mean(scores) if scores else 0.0,
    }


def spread_of(values: list[int]) -> dict[str, float]:
    return {"mean": mean(values), "least": min(values), "most": max(values)} if values else {}


def summary(match: Match, games: list[Game]) -> dict[str, Any]:
    """All statistics of a match, ready for JSON: the same for the same seed."""
    bots = {f"{number + 1} {name}": standing(games, partial(seats_of_bot, number)) for number, name in enumerate(match.bots)}
    seats = [standing(games, partial(this_seat, seat)) for seat in range(match.players)]
    return {
        "title": match.title,
        "mode": match.setup(0).mode,
        "players": match.players,
        "seed": match.seed,
        "games": len(games),
        "bots": bots,
        "seats": seats,
        "decisions": spread_of([game.picks for game in games]),
        "rounds": spread_of([game.rounds for game in games if game.rounds is not None]),
        "endings": dict(Counter(game.reason for game in games).most_common()),
    }


def seats_of_bot(number: int, game: Game) -> list[int]:
    return [seat for seat, which in enumerate(game.seating) if which == number]


def this_seat(seat: int, game: Game) -> list[int]:
    return [seat]


class Stopwatch:
    """How long something takes."""

    def __init__(self) -> None:
        self.start = time.perf_counter()

    @property
    def seconds(self) -> float:
        return time.perf_counter() - self.start
