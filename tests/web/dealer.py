"""A server whose deals, guests' names and bots depend on the test that asks, and on nothing else.

    python tests/web/dealer.py TEST serve ...

TEST is a file that says which test runs. So a test gets the same games in every run, alone or after any others: what one deal in
fifty brings about is seen in every run, or in none. Only one worker may think for the bots.
"""

from __future__ import annotations

import random
import sys
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

from sandtable import Table, cli
from sandtable.server.bots import pool, worker
from sandtable.server.people import identity
from sandtable.server.tables import seating


class Chance:
    """What the server leaves to chance, by its order within a test: its first game, its second, its first guest and so on."""

    def __init__(self, test: Path) -> None:
        self._test = test
        self._secrets: Any = vars(identity)["secrets"]

    def token_hex(self, size: int) -> str:
        return self._next("game").randbytes(size).hex()

    def choice(self, some: Sequence[str]) -> str:
        """Guests get the names of this test; ids stay as different as they are."""
        chosen: str = (self._next("guest") if some is identity.ANIMALS else self._secrets).choice(some)
        return chosen

    def randbelow(self, end: int) -> int:
        return self._next("number").randrange(end)

    def _next(self, what: str) -> random.Random:
        return chance_for(self._test, what)


counted: Counter[tuple[str, str]] = Counter()


def chance_for(test: Path, what: str) -> random.Random:
    """For the next such thing in this run of the test: another for each, and the same in the next run."""
    name, run = test.read_text("utf-8").split("\n")
    counted[run, what] += 1
    return random.Random(f"{name}: {what} {counted[run, what]}")


def serve(test: Path) -> None:
    chance = Chance(test)
    replace_module(seating, "secrets", chance)
    replace_module(identity, "secrets", chance)
    python = test.with_name("python")  # what the server believes to be Python, and starts workers with
    python.write_text(f'#!/bin/sh\nexec "{sys.executable}" "{__file__}" "{test}" "$@"\n')
    python.chmod(0o755)
    replace_module(pool, "sys", SimpleNamespace(executable=str(python)))
    cli.main()


def work(test: Path) -> None:
    """Be a worker whose bots pick by the order of their picks, and that does not look at the clock between two of them."""
    think = worker.think

    def think_steadily(table: Table, job: worker.Job) -> list[str]:
        chance = SimpleNamespace(randbits=lambda bits: chance_for(test, f"{job.head} {job.seat}").getrandbits(bits))
        replace_module(worker, "secrets", chance)
        return think(table, job)

    worker.think = think_steadily
    replace_module(worker, "time", SimpleNamespace(monotonic=lambda: 0.0))
    answers = sys.stdout.buffer
    sys.stdout = sys.stderr
    worker.main(sys.stdin.buffer, answers)


def replace_module(user: ModuleType, name: str, other: object) -> None:
    """Let a module find something else where it has imported a module."""
    setattr(user, name, other)


if __name__ == "__main__":
    asking = Path(sys.argv.pop(1))
    if sys.argv[1] == "serve":
        serve(asking)
    else:
        work(asking)
