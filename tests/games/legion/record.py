"""Play the recorded games anew, where cards or rules have changed: `python -m tests.games.legion.record`."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import sandtable
from sandtable.bots.eyes import Eyes
from sandtable.bots.players import GreedyBot, RandomBot
from sandtable.engine.chance import Dice
from sandtable.engine.table import Table

FOLDER = Path(__file__).parent / "games"
TABLES: dict[str, dict[str, Any]] = {
    "standard-2": {"players": 2, "seed": "Omsk"},
    "standard-3": {"players": 3, "seed": "Tomsk"},
    "standard-4": {"players": 4, "seed": "Irkutsk"},
    "despatches-2": {"players": 2, "seed": "Chita", "despatches": "on"},
    "despatches-3": {"players": 3, "seed": "Tayga", "despatches": "on"},
    "despatches-4": {"players": 4, "seed": "Perm", "despatches": "on", "recruitment": "in_turn"},
}
CAMPAIGNS: dict[str, dict[str, Any]] = {
    "survival-2": {"players": 2, "seed": "Kazan"},
    "survival-3": {"players": 3, "seed": "Samara"},
    "survival-4": {"players": 4, "seed": "Ufa", "factions": "random"},
}


def play(table: Table, seed: int) -> Table:
    """Greedy players, with a whim every now and then, so that the games see more of the rules."""
    greedy, whim, dice = GreedyBot(samples=1), RandomBot(), Dice(seed)
    while not table.over:
        seat = table.waiting_for[dice.roll(len(table.waiting_for))]
        eyes = Eyes(table.g, seat, table.title.judge, dice)
        table.play(seat, (whim if dice.roll(4) == 0 else greedy).pick(eyes))
    return table


def main() -> None:
    for number, (name, settings) in enumerate(TABLES.items()):
        table = play(sandtable.new("legion", **settings), number)
        (FOLDER / f"{name}.jsonl").write_text(table.record.dumps(), encoding="utf-8")
    for name, settings in CAMPAIGNS.items():
        campaign = None
        for game in range(1, 4):
            seed = f"{settings['seed']} {game}"
            table = play(sandtable.new("legion", mode="survival", campaign=campaign, **{**settings, "seed": seed}), game)
            (FOLDER / f"{name}-game-{game}.jsonl").write_text(table.record.dumps(), encoding="utf-8")
            campaign = table.campaign


if __name__ == "__main__":
    main()
