"""One game between bots: the table it is played at, who sits there, and what is remembered of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import sandtable
from sandtable.arena.entrants import parse_bot
from sandtable.bots.playout import Onlooker, Player, play_out
from sandtable.engine.chance import Dice, key
from sandtable.engine.position import Position
from sandtable.engine.setup import Setup
from sandtable.engine.title import Title

MOST_PICKS = 100_000


@dataclass(frozen=True)
class Table:
    """What is played: the title and how its table is set up."""

    title: str
    mode: str = ""
    settings: dict[str, str] = field(default_factory=dict)
    packs: tuple[Path, ...] = ()

    def setup(self, players: int, seed: str) -> Setup:
        return sandtable.title(self.title).setup(
            players=players, seed=seed, mode=self.mode, settings=dict(self.settings), packs=list(self.packs)
        )


@dataclass(frozen=True)
class Game:
    """How one game went. Lists go by seats."""

    bots: list[str]
    ranks: list[int]
    scores: list[int]
    reason: str
    picks: int
    rounds: int | None
    decisions: list[int]  # where there was something to choose
    seconds: list[float]  # of processor time for these

    @property
    def players(self) -> int:
        return len(self.ranks)

    def share(self, seat: int) -> float:
        """The part of the victory that fell to a seat: shared ones count in parts."""
        return 1 / self.ranks.count(1) if self.ranks[seat] == 1 else 0.0


class Played:
    """A game that was played to its end: its setup, its last position, and who made the picks."""

    def __init__(self, title: Title[Any], setup: Setup, g: Position, players: list[Player], picks: int) -> None:
        self.title = title
        self.setup = setup
        self.g = g
        self.players = players
        self.picks = picks

    def as_game(self, bots: Sequence[str]) -> Game:
        result = self.title.result(self.setup, self.g)
        return Game(
            bots=list(bots),
            ranks=result.ranks,
            scores=result.scores,
            reason=result.reason,
            picks=self.picks,
            rounds=getattr(self.g, "round", None),
            decisions=[player.decisions for player in self.players],
            seconds=[round(player.seconds, 6) for player in self.players],
        )


def seat_bots(table: Table, bots: Sequence[str], seed: str, *, timed: bool = False) -> list[Player]:
    """Put bots into their seats, each with luck of its own that follows from the seed."""
    title = sandtable.title(table.title)
    return [parse_bot(bot).player(title, Dice(key(f"{seed} bots", seat, 0)), timed=timed) for seat, bot in enumerate(bots)]


def play_game(table: Table, bots: Sequence[str], seed: str, *, timed: bool = False) -> Game:
    """Play one game and remember how it went."""
    return play_on(table, seat_bots(table, bots, seed, timed=timed), seed).as_game(bots)


def play_on(table: Table, players: list[Player], seed: str, onlooker: Onlooker | None = None) -> Played:
    """Let players play a game to its end while somebody may look on."""
    title, setup = sandtable.title(table.title), table.setup(len(players), seed)
    g = title.begin(setup)
    picks = play_out(g, players, onlooker or Onlooker(), MOST_PICKS)
    if g.offers:
        raise sandtable.SandtableError(f"the game with seed {setup.seed} did not end within {MOST_PICKS} picks")
    return Played(title, setup, g, players, picks)
