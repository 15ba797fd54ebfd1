"""How even a title is: games of a bot with itself, and how often those won who had some card, faction, character or seat."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import asdict, dataclass, replace
from statistics import mean, median
from typing import Any

import sandtable
from sandtable.arena.figures import wilson
from sandtable.arena.games import Game, Table, play_on, seat_bots
from sandtable.bots.playout import Onlooker
from sandtable.engine.balance import Balance, Spread, Tally
from sandtable.engine.position import Position
from sandtable.engine.setup import Setup

SEAT = "seat"
FAIR = (0.65, 1.4)  # multiples of the fair share


@dataclass(frozen=True)
class Counted:
    """How one game went, and what its title counted in it."""

    game: Game
    spread: int  # the number of the kind of table
    had: list[list[tuple[str, str]]]
    came: list[tuple[str, str]]
    figures: dict[str, float]


@dataclass(frozen=True)
class Census:
    """Games of a bot with itself, on all kinds of table that the title names for this, in turn."""

    table: Table
    bot: str
    seed: str
    played = Counted

    @property
    def balance(self) -> Balance[Any]:
        return sandtable.title(self.table.title).balance

    def check(self) -> None:
        for spread in self.balance.spreads:
            self.at(spread).setup(spread.players, self.seed)
        seat_bots(self.table, [self.bot], self.seed)

    def at(self, spread: Spread) -> Table:
        return replace(self.table, settings={**spread.settings, **self.table.settings})

    def play(self, game: int) -> Counted:
        number = game % len(self.balance.spreads)
        spread, seed = self.balance.spreads[number], f"{self.seed}/{game}"
        table, bots = self.at(spread), [self.bot] * spread.players
        clerk = Clerk(self.balance, table.setup(spread.players, seed))
        played = play_on(table, seat_bots(table, bots, seed), seed, clerk)
        tally = clerk.close(played.g)
        return Counted(played.as_game(bots), number, [sorted(had) for had in tally.had], sorted(tally.came), dict(tally.figures))


class Clerk(Onlooker):
    """Keeps the tally of a game."""

    def __init__(self, balance: Balance[Any], setup: Setup) -> None:
        self.balance = balance
        self.tally = Tally(setup)
        self.begun = False

    def look(self, g: Position) -> None:
        if not self.begun:
            self.begun = True
            self.balance.begin(g, self.tally)

    def close(self, g: Position) -> Tally:
        """What was counted, and the seats as they follow upon the one that began."""
        self.balance.end(g, self.tally)
        players = len(self.tally.had)
        for seat, had in enumerate(self.tally.had):
            had.add((SEAT, str((seat - self.tally.first) % players + 1)))
        return self.tally


def findings(census: Census, games: list[Counted]) -> dict[str, Any]:
    """What the games say, for each number of players. Ready for JSON, and the same for the same seed."""
    counts = sorted({counted.game.players for counted in games})
    by_players = {players: [counted for counted in games if counted.game.players == players] for players in counts}
    return {
        **asdict(census),
        "games": len(games),
        "counts": counts,
        "played": [{"players": players, **overview(some)} for players, some in by_players.items()],
        "tables": tables(census, games),
        "had": [line for players, some in by_players.items() for line in owners(players, some)],
        "came": [line for players, some in by_players.items() for line in appearances(players, some)],
    }


def overview(games: list[Counted]) -> dict[str, Any]:
    """How long games were, how they ended, and what happened in them."""
    figures = Counter[str]()
    for counted in games:
        figures.update(counted.figures)
    rounds = [counted.game.rounds for counted in games if counted.game.rounds is not None]
    return {
        "games": len(games),
        "rounds": mean(rounds) if rounds else 0.0,
        "picks": mean(counted.game.picks / counted.game.players for counted in games),
        "shared": mean(counted.game.ranks.count(1) > 1 for counted in games),
        "score": median(counted.game.scores[counted.game.ranks.index(1)] for counted in games),
        "endings": {reason: count / len(games) for reason, count in endings(games).items()},
        "figures": {name: total / len(games) for name, total in figures.items()},
    }


def endings(games: list[Counted]) -> dict[str, int]:
    return dict(Counter(counted.game.reason for counted in games).most_common())


def tables(census: Census, games: list[Counted]) -> list[dict[str, Any]]:
    """How long games at each kind of table were, and how they ended."""
    spreads = census.balance.spreads
    at = {number: [counted for counted in games if counted.spread == number] for number in range(len(spreads))}
    return [{**asdict(spreads[number]), **overview(some)} for number, some in at.items() if some]


def owners(players: int, games: list[Counted]) -> Iterator[dict[str, Any]]:
    """For everything that some seats had: how often they won, as a multiple of the fair share."""
    shares: dict[tuple[str, str], list[float]] = defaultdict(list)
    for counted in games:
        for seat, had in enumerate(counted.had):
            for thing in had:
                shares[thing].append(counted.game.share(seat))
    for (kind, name), won in sorted(shares.items()):
        low, high = wilson(sum(won), len(won))
        line = {"players": players, "kind": kind, "name": name, "seats": len(won)}
        yield {**line, "rate": mean(won) * players, "interval": [low * players, high * players]}


def appearances(players: int, games: list[Counted]) -> Iterator[dict[str, Any]]:
    """In what part of the games something came up."""
    came = Counter(thing for counted in games for thing in counted.came)
    for (kind, name), count in sorted(came.items()):
        yield {"players": players, "kind": kind, "name": name, "part": count / len(games)}


def outside(found: dict[str, Any]) -> list[dict[str, Any]]:
    """What wins so often or so seldom that its whole interval lies beyond what is fair."""
    low, high = FAIR
    return [line for line in found["had"] if line["interval"][1] < low or line["interval"][0] > high]
