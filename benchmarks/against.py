"""How long a random pick takes beside another checkout of Sandtable, both compiled, in the same run.

    git worktree add ../before COMMIT
    .venv/bin/python benchmarks/against.py ../before
    .venv/bin/python benchmarks/against.py ../before --rounds 400 --titles legion waral
    .venv/bin/python benchmarks/against.py ../before --instructions --games 8

Each checkout plays in a process of its own, with this Python; they take turns at short rounds of a few games, and only CPU time
counts. Told are the least time of a pick, the median of the rounds' ratios with its quartiles, and how many options a pick had:
where the rules have changed, the games are not the same.

On a busy machine, and where a few percent matter, count instructions instead: valgrind counts those of some whole games, the same
in every run. What they wait for memory it does not tell.
"""

from __future__ import annotations

import argparse
import gc
import os
import re
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path
from statistics import median, quantiles

HERE = Path(__file__).resolve()
COUNTED = "CPyPy_sandtable___bots___playout___play_at_random"  # what the compiled function is called
MOST_PICKS = 100_000
TITLES = ["fine_sand", "frontier_wars", "legion", "waral"]


class Checkout:
    """A process that plays what it is told, with the compiled build of a checkout."""

    def __init__(self, root: Path) -> None:
        command = [sys.executable, "-m", "tools.native", "compiled"]
        tree = subprocess.run(command, cwd=root, stdout=subprocess.PIPE, text=True, check=True).stdout.strip()
        self.environment = {**os.environ, "PYTHONPATH": tree, "PYTHONHASHSEED": "0"}
        command = [sys.executable, "-P", str(HERE), "--play"]
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(command, env=self.environment, cwd="/", stdin=pipe, stdout=pipe, text=True)

    def count(self, *games: object) -> tuple[int, int]:
        """How many instructions some games take, and how many picks they have."""
        counter = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", f"--toggle-collect={COUNTED}"]
        command = [*counter, sys.executable, "-P", str(HERE), "--count", *map(str, games)]
        done = subprocess.run(command, env=self.environment, cwd="/", capture_output=True, text=True, check=True)
        found = re.search(r"Collected : (\d+)", done.stderr)
        assert found is not None
        return int(found[1]), int(done.stdout)

    def play(self, *round: object) -> tuple[float, float]:
        """Microseconds of a pick, and how many options it had."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        print(*round, file=self.process.stdin, flush=True)
        micros, options = self.process.stdout.readline().split()
        return float(micros), float(options)


def play() -> None:
    """Play the rounds that are asked for: title, players, games, seed."""
    for line in sys.stdin:
        slug, players, games, seed = line.split()
        micros, options = play_round(slug, int(players), int(games), int(seed))
        print(micros, options, flush=True)


def play_round(slug: str, players: int, games: int, seed: int) -> tuple[float, float]:
    import sandtable
    from sandtable.bots.playout import play_at_random
    from sandtable.engine.chance import Dice

    title = sandtable.title(slug)
    setup = title.setup(players=players, seed="")
    picks = options = seconds = 0.0
    for number in range(seed * games, (seed + 1) * games):
        start = title.begin(replace(setup, seed=str(number)))
        start.watched = start.any_order = False
        g, begun = start.clone(), time.process_time()
        picks += play_at_random(g, Dice(number), MOST_PICKS)
        seconds += time.process_time() - begun
        g, dice = start, Dice(number)
        while g.offers:
            options += len(g.offers[next(iter(g.offers))])
            play_at_random(g, dice, 1)
    return seconds / picks * 1e6, options / picks


def play_once(slug: str, players: int, games: int) -> None:
    """Play some games from their begin, with no work of Python's besides, and print how many picks they have."""
    import sandtable
    from sandtable.bots.playout import play_at_random
    from sandtable.engine.chance import Dice

    title = sandtable.title(slug)
    setup = title.setup(players=players, seed="")
    starts = [title.begin(replace(setup, seed=str(number))) for number in range(games)]
    gc.disable()
    picks = 0
    for number, g in enumerate(starts):
        g.watched = g.any_order = False
        picks += play_at_random(g, Dice(number), MOST_PICKS)
    print(picks)


def compare_counts(before: Checkout, now: Checkout, slug: str, players: int, games: int) -> str:
    """A line about one title: instructions of a pick."""
    (earlier, picks), (after, picks_now) = (which.count(slug, players, games) for which in (before, now))
    ratio = (after / picks_now) / (earlier / picks)
    per_pick = f"{earlier / picks:7.0f} {after / picks_now:7.0f} {ratio:7.3f}"
    return f"{slug:14} {players:7} {per_pick} {after / earlier:9.3f} {picks / games:8.0f} {picks_now / games:6.0f}"


def compare(before: Checkout, now: Checkout, slug: str, players: int, rounds: int, games: int) -> str:
    """A line about one title."""
    found = []
    for seed in range(rounds + 1):
        pair = (before, now) if seed % 2 else (now, before)
        found.append([which.play(slug, players, games, seed) for which in pair][:: 1 if seed % 2 else -1])
    del found[0]  # whatever is made only once
    ratios = [after[0] / earlier[0] for earlier, after in found]
    least = [min(pair[i][0] for pair in found) for i in range(2)]
    options = [sum(pair[i][1] for pair in found) / rounds for i in range(2)]
    low, _, high = quantiles(ratios, n=4)
    times = f"{least[0]:7.2f} {least[1]:7.2f} {least[1] / least[0]:7.2f}"
    return f"{slug:14} {players:7} {times} {median(ratios):7.2f} {low:5.2f} - {high:4.2f} {options[0]:8.2f} {options[1]:6.2f}"


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("checkout", type=Path)
    parser.add_argument("--titles", nargs="+", default=TITLES)
    parser.add_argument("--players", nargs="+", type=int, default=[2, 4])
    parser.add_argument("--rounds", type=int, default=100)
    parser.add_argument("--games", type=int, default=2, help="of each round")
    parser.add_argument("--instructions", action="store_true", help="count them (with valgrind) instead of measuring time")
    wish = parser.parse_args()
    before, now = Checkout(wish.checkout), Checkout(HERE.parents[1])
    if wish.instructions:
        print("title          players  before     now   ratio  per game   picks of a game before, now")
        for slug in wish.titles:
            for players in wish.players:
                print(compare_counts(before, now, slug, players, wish.games), flush=True)
        return
    print("title          players  before     now   ratio  median    quartiles   options before, now")
    for slug in wish.titles:
        for players in wish.players:
            print(compare(before, now, slug, players, wish.rounds, wish.games), flush=True)


if __name__ == "__main__":
    if sys.argv[1:] == ["--play"]:
        play()
    elif sys.argv[1:2] == ["--count"]:
        play_once(sys.argv[2], int(sys.argv[3]), int(sys.argv[4]))
    else:
        main()
