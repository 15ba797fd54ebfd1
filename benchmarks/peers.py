"""Random play and search of our titles beside other engines' card games, in one run.

    python benchmarks/peers.py                    all contenders, five rounds of two seconds each
    python benchmarks/peers.py --peers PYTHON     with the peers installed for another Python

Machines are noisy: contenders take turns, each in a process of its own, only CPU time counts, and the median of the rounds is
compared. Making each new game is included. RLCard is measured twice: through its environment, which is how it is used and makes
an observation at every step, and on the bare game inside, which makes none, as ours does not. A simulation of ours is an option
tried in an imagined position and played on with care to where it can be judged; one of OpenSpiel's tree search is a random
rollout to the end of the game. TAG is written in Java and stands here as published.
"""

from __future__ import annotations

import argparse
import importlib
import itertools
import os
import random
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median

ROOT = Path(__file__).resolve().parent.parent
TITLES, PLAYERS = ("fine_sand", "frontier_wars", "legion", "waral"), 4
PLAY, SEARCH = "Decisions per second of random play", "Simulations per second of search"
PEERS = {
    "RLCard uno, environment": "rlcard-env:uno",
    "RLCard uno, bare game": "rlcard:uno",
    "RLCard gin-rummy, environment": "rlcard-env:gin-rummy",
    "RLCard gin-rummy, bare game": "rlcard:gin-rummy",
    "OpenSpiel gin_rummy (C++)": "spiel:gin_rummy",
    "OpenSpiel python_block_dominoes": "spiel:python_block_dominoes",
    "OpenSpiel MCTS (Python), hearts": "mcts:hearts",
    "OpenSpiel MCTS (Python), gin_rummy": "mcts:gin_rummy",
}
PUBLISHED = {
    "TAG 7 Wonders (Java), published": 65_400, "TAG Catan (Java), published": 215_000, "TAG Dominion (Java), published": 354_000,
    "TAG Sushi Go (Java), published": 504_000,
}  # fmt: skip
LIBRARIES = {"rlcard": "rlcard", "rlcard-env": "rlcard", "spiel": "pyspiel", "mcts": "pyspiel"}
SEARCHES = ("tries", "mcts")  # what is measured in simulations
SIMULATIONS = 40
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


def sandtable_tries(name: str) -> Callable[[], int]:
    """Thinking ahead in positions all over a game of ours. Answers the number of simulations."""
    import sandtable
    from sandtable.arena.bench import attempt, positions

    title = sandtable.title(name)
    samples = positions(title.begin(title.setup(players=PLAYERS, seed="bench")))
    numbers = itertools.count()

    def play() -> int:
        attempt(samples, title.judge, next(numbers))
        return 1

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


def spiel_search(name: str) -> Callable[[], int]:
    """OpenSpiel's tree search with random rollouts, along a game that it plays itself."""
    numpy = importlib.import_module("numpy")

    mcts = importlib.import_module("open_spiel.python.algorithms.mcts")
    game = importlib.import_module("pyspiel").load_game(name)
    luck = numpy.random.RandomState(1)
    bot = mcts.MCTSBot(game, 2.0, SIMULATIONS, mcts.RandomRolloutEvaluator(1, luck), solve=False, random_state=luck)
    played = [game.new_initial_state()]

    def play() -> int:
        state = played[0]
        while state.is_chance_node():
            state.apply_action(random.choice(state.chance_outcomes())[0])
        state.apply_action(bot.step(state))
        played[0] = game.new_initial_state() if state.is_terminal() else state
        return SIMULATIONS

    return play


MAKERS = {
    "sandtable": sandtable_game, "tries": sandtable_tries, "rlcard": rlcard_game, "rlcard-env": rlcard_environment,
    "spiel": spiel_game, "mcts": spiel_search,
}  # fmt: skip


def measure(contender: str, seconds: float) -> float:
    """Decisions or simulations per second of CPU time."""
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


def contenders_of(python: str) -> dict[str, tuple[str, str, Path | None]]:
    """By name: the Python that runs it, what it runs, and where our package lies."""
    found: dict[str, tuple[str, str, Path | None]] = {}
    for build, tree in trees().items():
        for title in TITLES:
            found[f"{build} {title}"] = (sys.executable, f"sandtable:{title}", tree)
            found[f"{build} {title}, search"] = (sys.executable, f"tries:{title}", tree)
    return found | {name: (python, contender, None) for name, contender in available(python).items()}


def compare(python: str, rounds: int, seconds: float) -> None:
    contenders = contenders_of(python)
    figures: dict[str, list[float]] = {name: [] for name in contenders}
    for number in range(1, rounds + 1):
        for name, (runs, contender, tree) in contenders.items():
            figures[name].append(run_round(runs, contender, seconds, tree))
        print(f"round {number} of {rounds}", file=sys.stderr)
    searches = [name for name, (_, contender, _) in contenders.items() if contender.partition(":")[0] in SEARCHES]
    medians = {name: median(some) for name, some in figures.items()}
    show(PLAY, {name: figure for name, figure in medians.items() if name not in searches} | PUBLISHED)
    show(SEARCH, {name: medians[name] for name in searches})


def show(what: str, medians: dict[str, float]) -> None:
    print(f"{what}, median; ours with {PLAYERS} players.\n")
    for name, figure in medians.items():
        print(f"{name:44}{figure:12,.0f}")
    print()


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
