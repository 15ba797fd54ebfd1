"""A match between two bots: the same deals from every seat, with the processor time each of them takes."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any

from sandtable.arena.figures import standing, thinking
from sandtable.arena.games import Game, Table, play_game, seat_bots


@dataclass(frozen=True)
class Duel:
    """Games in which one seat is played by the first bot, in turn, and all others by the second.

    `timed` gives every bot the limit of its level; without, the same seed plays the same games anywhere.
    """

    table: Table
    first: str
    second: str
    seed: str
    players: int = 2
    timed: bool = False
    played = Game

    def deal(self, game: int) -> str:
        """The seed of a game: each deal is played once from every seat."""
        return f"{self.seed}/{game // self.players}"

    def seat(self, game: int) -> int:
        """Where the first bot sits."""
        return game % self.players

    def bots(self, game: int) -> list[str]:
        return [self.first if seat == self.seat(game) else self.second for seat in range(self.players)]

    def check(self) -> None:
        self.table.setup(self.players, self.deal(0))
        seat_bots(self.table, (self.first, self.second), self.seed)

    def play(self, game: int) -> Game:
        return play_game(self.table, self.bots(game), self.deal(game), timed=self.timed)


def outcome(duel: Duel, games: list[Game]) -> dict[str, Any]:
    """Who won how often, within which bounds, and how long a decision took. Ready for JSON."""
    first = [(game, duel.seat(number)) for number, game in enumerate(games)]
    others = [(game, seat) for number, game in enumerate(games) for seat in range(duel.players) if seat != duel.seat(number)]
    won = standing(first)
    return {
        **asdict(duel),
        "games": len(games),
        "wins": won["wins"],
        "rate": won["rate"],
        "interval": won["interval"],
        "par": 1 / duel.players,
        "bots": [{"bot": duel.first, **thinking(first)}, {"bot": duel.second, **thinking(others)}],
    }
