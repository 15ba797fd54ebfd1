"""What secret chance costs: the keyed stream of games beside the quick dice of bots, in new games and picks of every title.

    python -m benchmarks.chance             ten games of each title
    python -m benchmarks.chance --games 50

All shuffles and rolls of some random games are noted first. Then, in one process and in turns, the same games are set up and
played, and their shuffles and rolls alone are made again with either generator. What the stream takes longer than the dice is
how much slower the games are for it. That is a small part of the whole, and only CPU time counts, so that the answer does not
depend on how busy the machine is.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import ClassVar, Final

import sandtable
from sandtable.arena.bench import build, usual_players
from sandtable.engine import cards
from sandtable.engine.chance import Dice, Luck, SecretLuck, key

ROOT: Final = Path(__file__).resolve().parent.parent
ROUNDS: Final = 5  # of whole games
TRIES: Final = 50  # of what takes microseconds

Draw = tuple[
    str, int, int, list[int]
]  # seed, stream and count of a key; then a roll with so many sides, or -1 - a shuffle's cards
Noted = tuple[list[tuple[int, int]], list[Draw], list[Draw]]  # the picks of a game, what its set-up drew, what its picks drew


@dataclass(frozen=True)
class Cost:
    """Microseconds of one new game or pick, and what its chance takes with either generator."""

    whole: float
    secret: float
    quick: float

    @property
    def slower(self) -> float:
        """By how much secret chance makes it slower than quick dice would: 0.01 is one per cent."""
        return (self.secret - self.quick) / (self.whole - self.secret + self.quick)


# ---- What games draw: noted with the plain sources, where classes can be exchanged --------------------------------------


class Noting(Luck):
    """Secret luck that notes what is asked of it."""

    drawn: ClassVar[list[Draw]] = []

    def __init__(self, seed: str, stream: int, count: int) -> None:
        self._luck, self._asked = SecretLuck(seed, stream, count), list[int]()
        Noting.drawn.append((seed, stream, count, self._asked))

    def roll(self, sides: int) -> int:
        self._asked.append(sides)
        return self._luck.roll(sides)

    def shuffle(self, cards: list[int]) -> None:
        self._asked.append(-1 - len(cards))
        self._luck.shuffle(cards)


def note(games: int) -> dict[str, list[Noted]]:
    """What some random games of each title draw."""
    vars(cards)["SecretLuck"] = Noting
    return {slug: [note_game(slug, number) for number in range(games)] for slug in sandtable.titles()}


def note_game(slug: str, number: int) -> Noted:
    set_up, played, picks = list[Draw](), list[Draw](), list[tuple[int, int]]()
    Noting.drawn = set_up
    table, rng = new(slug, number), random.Random(number)
    Noting.drawn = played
    while not table.over:
        seat = rng.choice(table.waiting_for)
        code = rng.choice(table.g.offers[seat])
        table.play(seat, code)
        picks.append((seat, code))
    return picks, set_up, played


def noted(games: int) -> dict[str, list[Noted]]:
    """The same, from a process with the plain sources, whichever build runs here: both play the same games."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)])}
    command = [sys.executable, "-P", "-m", "benchmarks.chance", "--games", str(games), "--note"]
    answer = subprocess.run(command, env=environment, stdout=subprocess.PIPE, check=True)
    found: dict[str, list[Noted]] = json.loads(answer.stdout)
    return found


# ---- What it costs ------------------------------------------------------------------------------------------------------


def new(slug: str, number: int) -> sandtable.Table:
    return sandtable.new(slug, players=usual_players(sandtable.title(slug)), seed=f"chance {number}")


def draw(drawn: list[Draw], luck: Callable[[str, int, int], Luck]) -> None:
    """Shuffle and roll once more what a game shuffled and rolled."""
    for seed, stream, count, asked in drawn:
        mine = luck(seed, stream, count)
        for sides in asked:
            if sides < 0:
                mine.shuffle(list(range(-1 - sides)))
            else:
                mine.roll(sides)


def quick(seed: str, stream: int, count: int) -> Luck:
    return Dice(key(seed, stream, count))


def cost(slug: str, games: list[Noted]) -> tuple[Cost, Cost]:
    """What a new game of a title costs, and what a pick does: of each part the least of some rounds, which lie apart in time."""
    rounds = [[measure(slug, number, noted) for number, noted in enumerate(games)] for _ in range(ROUNDS)]
    made = len(games), sum(len(picks) for picks, _, _ in games)
    costs = []
    for kind in range(2):
        parts = [sum(min(found[game][kind][part] for found in rounds) for game in range(len(games))) for part in range(3)]
        costs.append(Cost(*(seconds / made[kind] * 1e6 for seconds in parts)))
    return costs[0], costs[1]


def measure(slug: str, number: int, noted: Noted) -> list[list[float]]:
    """Seconds for a new game, then for its picks: each as a whole, by secret luck alone and by quick dice alone."""
    picks, of_set_up, of_picks = noted
    wholes = least(partial(new, slug, number)), play(new(slug, number), picks)
    drawn = zip(wholes, (of_set_up, of_picks), strict=True)
    return [[whole, least(partial(draw, asked, SecretLuck)), least(partial(draw, asked, quick))] for whole, asked in drawn]


def least(work: Callable[[], object]) -> float:
    """The processor seconds of the fastest of many tries: others only add to it, and a few microseconds are soon doubled."""
    fastest = float("inf")
    for _ in range(TRIES):
        begun = time.process_time()
        work()
        fastest = min(fastest, time.process_time() - begun)
    return fastest


def play(table: sandtable.Table, picks: list[tuple[int, int]]) -> float:
    """The processor seconds that the picks of a game take."""
    begun = time.process_time()
    for seat, code in picks:
        table.play(seat, code)
    return time.process_time() - begun


def main(games: int) -> None:
    print(f"{build()} build, {games} games of each title, least of {ROUNDS} rounds and {TRIES} tries, microseconds of CPU time")
    print(f"{'title':14} {'':9} {'whole':>9} {'secret':>8} {'quick':>8} {'slower':>8}")
    for slug, drawn in noted(games).items():
        for what, found in zip(("new game", "pick"), cost(slug, drawn), strict=True):
            print(f"{slug:14} {what:9} {found.whole:9.1f} {found.secret:8.2f} {found.quick:8.2f} {found.slower:8.2%}", flush=True)


if __name__ == "__main__":
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("--games", type=int, default=10, help="of each title")
    reader.add_argument("--note", action="store_true", help="write down what the games draw, and measure nothing")
    chosen = reader.parse_args()
    print(json.dumps(note(chosen.games))) if chosen.note else main(chosen.games)
