"""Plays the whole games of `games/` anew: `PYTHONPATH=src python -m tests.games.waral.make_games [name ...]`.

Needed only when rules or content change on purpose: then the version of the title goes up, this is run, and the difference
of the files is looked through. Each game is the first of its kind by seed, so every run writes the same files.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import sandtable
from sandtable.bots.eyes import Eyes
from sandtable.bots.players import Bot, GreedyBot, RandomBot
from sandtable.engine.chance import Dice
from sandtable.engine.table import Table

FOLDER = Path(__file__).parent / "games"
MOST_SEEDS = 400

Maker = Callable[[], Bot]
GREEDY = partial(GreedyBot, samples=1)
RANDOM = RandomBot
NOBODY = None  # every clock runs out

# name: who plays, how the game ends, and what it is started with
GAMES: dict[str, tuple[Maker | None, str, dict[str, Any]]] = {
    "2-won": (GREEDY, "won", {"players": 2}),
    "3-won": (GREEDY, "won", {"players": 3}),
    "4-won": (GREEDY, "won", {"players": 4}),
    "2-tied": (RANDOM, "tied", {"players": 2}),
    "3-tied": (RANDOM, "tied", {"players": 3}),
    "4-tied": (RANDOM, "tied", {"players": 4}),
    "2-round-limit": (NOBODY, "round limit", {"players": 2, "round_cap": 8}),
    "4-round-limit": (NOBODY, "round limit", {"players": 4, "start_player": "3"}),
    "2-masked": (GREEDY, "won", {"players": 2, "reactions": "masked"}),
    "3-masked-random": (RANDOM, "won", {"players": 3, "reactions": "masked", "draft": "random"}),
    "2-random-bands": (RANDOM, "won", {"players": 2, "draft": "random"}),
    "3-any-time": (RANDOM, "won", {"players": 3, "free_tricks": "any_time"}),
    "4-ready-made-bands": (GREEDY, "won", {"players": 4, "draft": "starter"}),
}


def ending(table: Table) -> str:
    """Which way a game came to its end."""
    assert table.result is not None
    if table.result.reason == "round-limit":
        return "round limit"
    return "tied" if len(table.result.winners) > 1 else "won"


def played(maker: Maker | None, seed: int, **start: Any) -> Table:
    table = sandtable.new("waral", seed=seed, **start)
    order, dice, bot = random.Random(seed), Dice(seed), maker and maker()
    while not table.over:
        seat = order.choice(table.waiting_for)
        if bot is None:
            table.play(seat, table.title.idle(table.g, seat))
        else:
            table.play(seat, bot.pick(Eyes(table.g, seat, table.title.judge, dice)))
    return table


def make(name: str) -> Table:
    maker, end, start = GAMES[name]
    for seed in range(1, MOST_SEEDS):
        table = played(maker, seed, **start)
        if ending(table) == end:
            return table
    raise SystemExit(f"none of {MOST_SEEDS} seeds gives such a game: {name}")


def main(names: list[str]) -> None:
    FOLDER.mkdir(exist_ok=True)
    for name in names or GAMES:
        table = make(name)
        (FOLDER / f"{name}.jsonl").write_text(table.record.dumps(), encoding="utf-8")
        print(f"{name}: {len(table.history)} picks, seed {table.setup.seed}, {table.record.result}")


if __name__ == "__main__":
    main(sys.argv[1:])
