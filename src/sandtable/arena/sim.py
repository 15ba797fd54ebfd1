"""Many games between bots, and what they say: who wins, from which seat, how long it takes."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Any

from sandtable.arena.figures import spread_of, standing
from sandtable.arena.games import Game, Table, play_game, seat_bots


@dataclass(frozen=True)
class Simulation:
    """Games in which some bots move on by one seat from game to game, so that each comes to each seat."""

    table: Table
    players: int
    bots: tuple[str, ...]
    seed: str
    played = Game

    def seating(self, game: int) -> list[int]:
        """Which bot sits where."""
        return [(seat + game) % len(self.bots) for seat in range(self.players)]

    def check(self) -> None:
        self.table.setup(self.players, self.seed)
        seat_bots(self.table, self.bots, self.seed)

    def play(self, game: int) -> Game:
        return play_game(self.table, [self.bots[which] for which in self.seating(game)], f"{self.seed}/{game}")


def summary(simulation: Simulation, games: list[Game]) -> dict[str, Any]:
    """All statistics of many games, ready for JSON: the same for the same seed."""
    seats = range(simulation.players)
    seatings = [(game, simulation.seating(number)) for number, game in enumerate(games)]
    bots = {
        f"{number + 1} {name}": standing((game, seat) for game, sits in seatings for seat in seats if sits[seat] == number)
        for number, name in enumerate(simulation.bots)
    }
    return {
        "title": simulation.table.title,
        "mode": simulation.table.setup(simulation.players, simulation.seed).mode,
        "players": simulation.players,
        "seed": simulation.seed,
        "games": len(games),
        "bots": bots,
        "seats": [standing((game, seat) for game in games) for seat in seats],
        "decisions": spread_of([game.picks for game in games]),
        "rounds": spread_of([game.rounds for game in games if game.rounds is not None]),
        "endings": dict(Counter(game.reason for game in games).most_common()),
    }
