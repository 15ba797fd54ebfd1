"""Random play of Fine Sand beside other engines' card games, in one run, as ratios.

    python benchmarks/peers.py                    all contenders, five rounds of two seconds each
    python benchmarks/peers.py --peers PYTHON     with the peers installed for another Python

Machines are noisy: contenders take turns, each in a process of its own, only CPU time counts, and the median of the rounds is
compared. Making each new game is included. RLCard is measured twice: through its environment, which is how it is used and makes
an observation at every step, and on the bare game inside, which makes none, as ours does not.
"""

from __future__ import annotations

import argparse
import importlib
import os
import random
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median

ROOT = Path(__file__).resolve().parent.parent
TITLE, PLAYERS = "fine_sand", 4
PEERS = {
    "RLCard uno, environment": "rlcard-env:uno",
    "RLCard uno, bare game": "rlcard:uno",
    "RLCard gin-rummy, environment": "rlcard-env:gin-rummy",
    "RLCard gin-rummy, bare game": "rlcard:gin-rummy",
    "OpenSpiel gin_rummy (C++)": "spiel:gin_rummy",
    "OpenSpiel python_block_dominoes": "spiel:python_block_dominoes",
}
LIBRARIES = {"rlcard": "rlcard", "rlcard-env": "rlcard", "spiel": "pyspiel"}
HOW_TO_INSTALL = "install it with: uv sync --group peers (or: pip install rlcard open_spiel numpy), or name a Python with --peers"


# ---- One measurement, in a process of its own ---------------------------------------------------------------------------


def sandtable_game(name: str) -> Callable[[], int]:
    """A game of ours, played at random. Answers the number of decisions, as all of these do."""
    from dataclasses import replace

    import sandtable
    from sandtable.bots.playout import play_at_random
    from sandtable.engine.chance import Dice

    title = sandtable.title(name)
    setup = title.setup(players=PLAYERS, seed="0")

    def play() -> int:
        g = title.begin(replace(setup, seed=str(random.random())))
        g.watched = False
        return play_at_random(g, Dice(random.randrange(1 << 60)), 1_000_000)

    return play


def rlcard_game(name: str) -> Callable[[], int]:
    game = importlib.import_module("rlcard").make(name).game
    legal_actions = game.get_legal_actions if hasattr(game, "get_legal_actions") else game.judge.get_legal_actions

    def play() -> int:
        game.init_game()
        decisions = 0
        while not game.is_over():
            game.step(random.choice(legal_actions()))
            decisions += 1
        return decisions

    return play


def rlcard_environment(name: str) -> Callable[[], int]:
    environment = importlib.import_module("rlcard").make(name)

    def play() -> int:
        state, _ = environment.reset()
        decisions = 0
        while not environment.is_over():
            state, _ = environment.step(random.choice(list(state["legal_actions"])))
            decisions += 1
        return decisions

    return play


def spiel_game(name: str) -> Callable[[], int]:
    if name.startswith("python_"):
        importlib.import_module(f"open_spiel.python.games.{name.removeprefix('python_')}")
    game = importlib.import_module("pyspiel").load_game(name)

    def play() -> int:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(random.choice(state.chance_outcomes())[0])
            else:
                state.apply_action(random.choice(state.legal_actions()))
                decisions += 1
        return decisions

    return play


MAKERS = {"sandtable": sandtable_game, "rlcard": rlcard_game, "rlcard-env": rlcard_environment, "spiel": spiel_game}


def measure(contender: str, seconds: float) -> float:
    """Decisions per second of CPU time."""
    library, _, name = contender.partition(":")
    play = MAKERS[library](name)
    play()
    decisions, begun = 0, time.process_time()
    while time.process_time() - begun < seconds:
        decisions += play()
    return decisions / (time.process_time() - begun)


# ---- All of them, side by side ------------------------------------------------------------------------------------------


def available(python: str) -> dict[str, str]:
    """The peers this Python has; what is missing is told in a sentence."""
    found = {}
    for name, contender in PEERS.items():
        library = LIBRARIES[contender.partition(":")[0]]
        probe = f"import importlib.util, sys; sys.exit(importlib.util.find_spec({library!r}) is None)"
        if subprocess.call([python, "-c", probe]):
            print(f"{name} is left out because {library} is missing: {HOW_TO_INSTALL}.", file=sys.stderr)
        else:
            found[name] = contender
    return found


def trees() -> dict[str, Path]:
    """Where each build of ours lies; without a compiler there is only one."""
    found = {"Sandtable, interpreted": ROOT / "src"}
    made = subprocess.run([sys.executable, "-m", "tools.native", "compiled"], cwd=ROOT, stdout=subprocess.PIPE, text=True)
    if made.returncode == 0:
        found["Sandtable, compiled"] = Path(made.stdout.strip())
    return found


def run_round(python: str, contender: str, seconds: float, tree: Path | None) -> float:
    environment = {**os.environ, "PYTHONPATH": str(tree)} if tree else {**os.environ}
    command = [python, str(Path(__file__)), "--measure", contender, "--seconds", str(seconds)]
    answer = subprocess.run(command, env=environment, capture_output=True, text=True)
    if answer.returncode:
        sys.exit(f"{contender} failed: {answer.stderr.strip().splitlines()[-1]}")
    return float(answer.stdout.split()[-1])


def compare(python: str, rounds: int, seconds: float) -> None:
    peers, builds = available(python), trees()
    figures: dict[str, list[float]] = {name: [] for name in [*builds, *peers]}
    for number in range(1, rounds + 1):
        for name, contender in peers.items():
            figures[name].append(run_round(python, contender, seconds, None))
        for name, tree in builds.items():
            figures[name].append(run_round(sys.executable, f"sandtable:{TITLE}", seconds, tree))
        print(f"round {number} of {rounds}", file=sys.stderr)
    show({name: median(some) for name, some in figures.items()}, list(builds))


def show(medians: dict[str, float], builds: list[str]) -> None:
    print(f"Decisions per second of random play, median; ours is {TITLE} with {PLAYERS} players.\n")
    heads = "".join(f"{build.partition(', ')[2]:>14}" for build in builds)
    print(f"{'':34}{'decisions/s':>12}{heads}")
    for name, figure in medians.items():
        ratios = "" if name in builds else "".join(f"{medians[build] / figure:13.2f}x" for build in builds)
        print(f"{name:34}{figure:12,.0f}{ratios}")


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--peers", default=sys.executable, metavar="PYTHON", help="a Python that has the peers installed")
    parser.add_argument("--rounds", type=int, default=5, help="how often each contender runs")
    parser.add_argument("--seconds", type=float, default=2.0, help="how long it runs each time")
    parser.add_argument("--measure", help=argparse.SUPPRESS)
    wish = parser.parse_args()
    if wish.rounds < 1 or wish.seconds <= 0:
        parser.error("--rounds and --seconds must be above zero")
    if wish.measure:
        print(measure(wish.measure, wish.seconds))
    else:
        compare(wish.peers, wish.rounds, wish.seconds)


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        sys.exit(130)
