"""Plays the whole games of `games/` anew: `PYTHONPATH=src python -m tests.games.fine_sand.make_games [name ...]`.

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

from sandtable.bots.eyes import Eyes
from sandtable.bots.players import Bot, GreedyBot, RandomBot
from sandtable.engine.chance import Dice
from tests.games.fine_sand.arrange import Beach, game

FOLDER = Path(__file__).parent / "games"
MOST_SEEDS = 4000

Maker = Callable[[], Bot]
GREEDY = partial(GreedyBot, samples=1)
RANDOM = RandomBot
NOBODY = None  # every clock runs out

# name: who plays, how the game ends, and what it is started with
GAMES: dict[str, tuple[Maker | None, str, dict[str, Any]]] = {
    "learning-1": (GREEDY, "type a", {"mode": "learning", "players": 1}),
    "learning-2": (GREEDY, "type a", {"mode": "learning", "players": 2}),
    "learning-3-random": (RANDOM, "type a", {"mode": "learning", "players": 3}),
    "learning-4": (GREEDY, "type a", {"mode": "learning", "players": 4}),
    "basic-2-type-a": (GREEDY, "type a", {"mode": "basic", "players": 2}),
    "basic-2-type-b": (RANDOM, "type b", {"mode": "basic", "players": 2}),
    "basic-2-one-by-one": (GREEDY, "type a", {"mode": "basic", "players": 2, "turns": "one_by_one"}),
    "basic-3-type-a": (RANDOM, "type a", {"mode": "basic", "players": 3}),
    "basic-3-type-b-one-by-one": (RANDOM, "type b", {"mode": "basic", "players": 3, "turns": "one_by_one"}),
    "basic-4-type-a": (GREEDY, "type a", {"mode": "basic", "players": 4}),
    "basic-4-type-b": (RANDOM, "type b", {"mode": "basic", "players": 4}),
    "basic-2-cap": (NOBODY, "cap", {"mode": "basic", "players": 2, "round_cap": 40}),
    "fable-2-round-0": (GREEDY, "type a", {"mode": "fable", "players": 2}),
    "fable-2-round-9-type-b": (RANDOM, "type b", {"mode": "fable", "players": 2, "start_round": 9}),
    "fable-3-round-14": (GREEDY, "type a", {"mode": "fable", "players": 3, "start_round": 14}),
    "fable-4-round-20": (RANDOM, "type a", {"mode": "fable", "players": 4, "start_round": 20}),
    "solo-single-type-a": (GREEDY, "type a", {"mode": "solo_single", "players": 1}),
    "solo-single-type-b": (RANDOM, "type b", {"mode": "solo_single", "players": 1}),
    "solo-campaign-1": (GREEDY, "type a", {"mode": "solo_campaign", "players": 1}),
    "solo-campaign-lost": (RANDOM, "type a", {"mode": "solo_campaign", "players": 1}),
}
SEQUELS = {"fable-2-round-1": "fable-2-round-0", "solo-campaign-2": "solo-campaign-1"}


def ending(t: Beach) -> str:
    """Which way a game came to its end."""
    if t.result is not None and t.result.reason == "round-limit":
        return "cap"
    return "type b" if any(line.endswith("will be the last.") for line in t.log()) else "type a"


def played(maker: Maker | None, seed: int, **start: Any) -> Beach:
    t = game(seed=str(seed), **start)
    order, dice, bot = random.Random(seed), Dice(seed), maker and maker()
    while not t.over:
        seat = order.choice(t.waiting_for)
        if bot is None:
            t.idle(seat)
        else:
            t.play(seat, bot.pick(Eyes(t.g, seat, t.title.judge, dice)))
    return t


def first(maker: Maker | None, wanted: Callable[[Beach], bool], **start: Any) -> Beach:
    for seed in range(1, MOST_SEEDS):
        t = played(maker, seed, **start)
        if wanted(t):
            return t
    raise SystemExit(f"none of {MOST_SEEDS} seeds gives such a game: {start}")


def make(name: str) -> Beach:
    if name in SEQUELS:
        before = make(SEQUELS[name])
        return first(GREEDY, lambda t: True, mode=before.setup.mode, players=before.setup.players, campaign=before.campaign)
    maker, end, start = GAMES[name]
    lost = name.endswith("lost")
    return first(maker, lambda t: ending(t) == end and t.position.lost == lost, **start)


def main(names: list[str]) -> None:
    FOLDER.mkdir(exist_ok=True)
    for name in names or [*GAMES, *SEQUELS]:
        t = make(name)
        (FOLDER / f"{name}.jsonl").write_text(t.record.dumps(), encoding="utf-8")
        print(f"{name}: {len(t.history)} picks, {t.position.round} rounds, {ending(t)}, seed {t.setup.seed}")


if __name__ == "__main__":
    main(sys.argv[1:])
