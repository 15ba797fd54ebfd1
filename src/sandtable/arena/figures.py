"""Figures from many games: win rates with their intervals, times, spreads."""

from __future__ import annotations

import time
from collections.abc import Iterable
from statistics import mean
from typing import Any

from sandtable.arena.games import Game


def wilson(wins: float, games: int, z: float = 1.96) -> tuple[float, float]:
    """The 95 % interval of a win rate, sound also for few games and rates near 0 or 1."""
    if not games:
        return 0.0, 1.0
    rate, square = wins / games, z * z / games
    middle = (rate + square / 2) / (1 + square)
    reach = z * (rate * (1 - rate) / games + square / games / 4) ** 0.5 / (1 + square)
    return max(0.0, middle - reach), min(1.0, middle + reach)


def standing(seats: Iterable[tuple[Game, int]]) -> dict[str, Any]:
    """Wins and scores of some seats, each of one game."""
    chosen = list(seats)
    wins = sum(game.share(seat) for game, seat in chosen)
    return {
        "played": len(chosen),
        "wins": round(wins, 3),
        "rate": wins / len(chosen) if chosen else 0.0,
        "interval": list(wilson(wins, len(chosen))),
        "score": mean(game.scores[seat] for game, seat in chosen) if chosen else 0.0,
    }


def thinking(seats: Iterable[tuple[Game, int]]) -> dict[str, Any]:
    """How many decisions some seats had, and the milliseconds of processor time for each."""
    chosen = list(seats)
    decisions = sum(game.decisions[seat] for game, seat in chosen)
    seconds = sum(game.seconds[seat] for game, seat in chosen)
    return {"decisions": decisions, "cpu_ms": round(1000 * seconds / max(decisions, 1), 3)}


def spread_of(values: list[int]) -> dict[str, float]:
    return {"mean": mean(values), "least": min(values), "most": max(values)} if values else {}


class Stopwatch:
    """How long something takes."""

    def __init__(self) -> None:
        self.start = time.perf_counter()

    @property
    def seconds(self) -> float:
        return time.perf_counter() - self.start
