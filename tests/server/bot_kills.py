"""Kill the processes that bots think in while games run, and see that every game comes to its end.

`python -m tests.server.bot_kills 100` does it a hundred times.
"""

from __future__ import annotations

import contextlib
import os
import random
import signal
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from tests.server.people import Place, Player, serving

TABLES = 3
PATIENCE = 90  # seconds until a bot has moved, at the latest: on a busy machine its process alone has thirty to come up
LOOK = 10  # seconds that one look waits for it
BOTS = [{"kind": "bot", "level": "greedy"}, {"kind": "bot", "level": "random"}]


def kill_workers(data: Path, kills: int, seed: int = 1) -> int:
    """Kill workers at random moments until so many were replaced; then all games must end. Returns how many games did."""
    rng = random.Random(seed)
    with serving(data, workers=2, budget=0.1) as place, place.player("Anna") as anna:
        bots, tables, done = place.app.house.bots, open_tables(anna), 0
        while bots.replaced < kills:
            time.sleep(rng.uniform(0.0, 0.2))
            kill_one(place, rng)
            running = [table for table in tables if anna.look(table)["info"]["status"] == "playing"]
            done += len(tables) - len(running)
            tables = running or open_tables(anna)
        for table in tables:
            wait_for_the_end(anna, table)
        assert place.app.house.metrics.errors == 0
        return done + len(tables)


def open_tables(anna: Player) -> list[str]:
    return [anna.make(seats=BOTS, settings={"round_cap": 40}) for _ in range(TABLES)]


def kill_one(place: Place, rng: random.Random) -> None:
    processes = list(place.app.house.bots.processes)
    if processes:
        with contextlib.suppress(ProcessLookupError):
            os.kill(rng.choice(processes).pid, signal.SIGKILL)


def wait_for_the_end(anna: Player, table: str) -> None:
    state: dict[str, Any] = anna.look(table)
    while state["info"]["status"] == "playing":
        before, end = (state["era"], state["n"]), time.monotonic() + PATIENCE
        while (state["era"], state["n"]) == before:
            assert time.monotonic() < end, f"the bots at {table} no longer move"
            state = anna.look(table, era=state["era"], n=state["n"], wait=LOOK)


def main(kills: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        games = kill_workers(Path(folder), kills, seed=random.randrange(1 << 30))
    print(f"{kills} bot processes killed, {games} games: all came to their end")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 100)
