"""A match between two bots: the same deals from every seat, on one core, with the processor time each of them takes."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

import sandtable
from sandtable.arena.sim import MOST_PICKS, wilson
from sandtable.bots.eyes import Eyes
from sandtable.bots.playout import next_seat
from sandtable.bots.roster import PATIENT, bot_names, new_bot
from sandtable.engine.chance import Dice, key
from sandtable.engine.errors import BadSetup
from sandtable.engine.flow import apply
from sandtable.engine.judge import Judge
from sandtable.engine.phrases import Phrase
from sandtable.engine.position import Position
from sandtable.engine.title import Title
from sandtable.engine.weights import load_weights


class OtherMatch(sandtable.SandtableError):
    """A file that should hold the games of a match holds something else."""


@dataclass(frozen=True)
class Duel:
    """What is played: one of the first bots against others who are all of the second kind.

    A bot is a name, perhaps with the milliseconds of processor time it may take for a pick, `level5@100`, or with a file of
    weights, `greedy+new.toml`. `timed` gives every other bot the limit of its level; without, the same seed plays the same games
    anywhere.
    """

    title: str
    first: str
    second: str
    seed: str
    players: int = 2
    mode: str = ""
    settings: dict[str, str] = field(default_factory=dict)
    timed: bool = False

    def deal(self, game: int) -> str:
        """The seed of a game: each deal is played once from every seat."""
        return f"{self.seed}/{game // self.players}"

    def seat(self, game: int) -> int:
        """Where the first bot sits."""
        return game % self.players

    def bots(self, game: int) -> list[str]:
        return [self.first if seat == self.seat(game) else self.second for seat in range(self.players)]


@dataclass(frozen=True)
class Played:
    """One game of a match: the share of the victory that the first bot won, and what both took for it."""

    game: int
    share: float
    decisions: tuple[int, int]  # of the first bot, and of all others: where there was something to choose
    seconds: tuple[float, float]  # of processor time for these


@dataclass(frozen=True)
class Entrant:
    """A bot that takes part: its name, the seconds it may take and the weights it judges by, if they are not the usual ones."""

    name: str
    seconds: float | None = None
    weights: Path | None = None

    def judge(self, title: Title[Any]) -> Judge[Any]:
        usual = title.judge
        return usual.reweighed(load_weights(self.weights, usual.things)) if self.weights else usual


def parse_bot(text: str) -> Entrant:
    """`NAME`, `NAME@MILLISECONDS`, `NAME+FILE` or both."""
    given, _, file = text.partition("+")
    name, at, limit = given.partition("@")
    if name not in bot_names() or (at and not (limit.isdecimal() and int(limit))):
        raise BadSetup(Phrase("setup-no-bot", bot=text, known=bot_names()))
    return Entrant(name, int(limit) / 1000 if at else None, Path(file) if file else None)


class Timekeeper:
    """Lets bots pick and counts what each side takes."""

    def __init__(self, title: Title[Any], duel: Duel, game: int) -> None:
        self.first = duel.seat(game)
        usual = PATIENT if duel.timed else None
        entrants = [parse_bot(text) for text in duel.bots(game)]
        self.bots = [new_bot(one.name, usual if one.seconds is None else one.seconds, on_clock=False) for one in entrants]
        self.judges = [one.judge(title) for one in entrants]
        self.dice = [Dice(key(f"{duel.deal(game)} bots", seat, 0)) for seat in range(duel.players)]
        self.decisions, self.seconds = [0, 0], [0.0, 0.0]

    def pick(self, g: Position, seat: int) -> int:
        start = time.thread_time()
        eyes = Eyes(g, seat, self.judges[seat], self.dice[seat])
        picked = self.bots[seat].pick(eyes)
        if len(eyes.options) > 1:
            side = 0 if seat == self.first else 1
            self.decisions[side] += 1
            self.seconds[side] += time.thread_time() - start
        return picked


def play_game(title: Title[Any], duel: Duel, game: int) -> Played:
    setup = title.setup(players=duel.players, seed=duel.deal(game), mode=duel.mode, settings=dict(duel.settings))
    g = title.begin(setup)
    keeper = Timekeeper(title, duel, game)
    for _ in range(MOST_PICKS):
        seat = next_seat(g)
        if seat < 0:
            break
        apply(g, seat, keeper.pick(g, seat))
    if g.offers:
        raise sandtable.SandtableError(f"game {game} with seed {setup.seed} did not end within {MOST_PICKS} picks")
    ranks = title.result(setup, g).ranks
    share = 1 / ranks.count(1) if ranks[keeper.first] == 1 else 0.0
    return Played(game, share, (keeper.decisions[0], keeper.decisions[1]), (keeper.seconds[0], keeper.seconds[1]))


def play_match(duel: Duel, games: int, out: Path | None = None) -> Iterator[Played]:
    """All games of a match in order. Those that a file already has are read; those that are played are added to it."""
    title = sandtable.title(duel.title)
    for text in (duel.first, duel.second):
        parse_bot(text).judge(title)
    done = read_match(duel, out) if out and out.exists() else []
    yield from done[:games]
    if out and not done:
        out.write_text(json.dumps(asdict(duel)) + "\n", "utf-8")
    for game in range(len(done), games):
        played = play_game(title, duel, game)
        if out:
            with out.open("a", encoding="utf-8") as file:
                file.write(json.dumps(asdict(played)) + "\n")
        yield played


def read_match(duel: Duel, path: Path) -> list[Played]:
    """The games of a match that were played before. A last line that is cut short was never finished."""
    head, *lines = path.read_text("utf-8").splitlines(keepends=True) or [""]
    if head != json.dumps(asdict(duel)) + "\n":
        raise OtherMatch(f"{path} was expected to hold {asdict(duel)} and begins with {head.strip()!r}")
    whole = [line for line in lines if line.endswith("\n")]
    if len(whole) < len(lines):
        path.write_text(head + "".join(whole), "utf-8")
    games = [json.loads(line) for line in whole]
    return [Played(game["game"], game["share"], tuple(game["decisions"]), tuple(game["seconds"])) for game in games]


def outcome(duel: Duel, games: list[Played]) -> dict[str, Any]:
    """Who won how often, within which bounds, and how long a decision took. Ready for JSON."""
    wins = sum(game.share for game in games)
    sides = []
    for side, name in enumerate((duel.first, duel.second)):
        decisions, seconds = sum(game.decisions[side] for game in games), sum(game.seconds[side] for game in games)
        sides.append({"bot": name, "decisions": decisions, "cpu_ms": round(1000 * seconds / max(decisions, 1), 3)})
    return {
        **asdict(duel),
        "games": len(games),
        "wins": round(wins, 3),
        "rate": wins / len(games) if games else 0.0,
        "interval": list(wilson(wins, len(games))),
        "par": 1 / duel.players,
        "bots": sides,
    }
