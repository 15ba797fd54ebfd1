"""How long a server takes to start on a storage with many running games, after an upgrade.

`python -m tests.server.starts 2000` plays some games of every title, keeps so many copies of them, and starts the next version
on that storage: one with another rule of Waral and other cards of Fine Sand.
"""

from __future__ import annotations

import random
import sqlite3
import sys
import tempfile
import time
from contextlib import closing
from pathlib import Path

import sandtable
from sandtable.server.people.identity import new_id
from tests.processes import TICKS
from tests.server.next_version import next_version
from tests.server.people import Player, Process

PICKS = 40  # few enough that no game is over
LOOKS = 50  # games that are looked at once the server answers
CHILDREN = ("moves", "seats", "snapshots")


def begun(player: Player, title: str) -> str:
    """A game over days that has gone on for a while."""
    table = player.make(seats=[{"kind": "me"}, {"kind": "me"}], title=title, mode="", pace="days", clock={"start": 86_400})
    rng = random.Random(1)
    for _ in range(PICKS):
        player.pick(table, rng.choice(player.look(table)["view"]["ask"]["options"])["text"])
    return table


def copied(storage: sqlite3.Connection, tables: list[str], count: int) -> list[str]:
    """As many running games as asked for, all like one of these."""
    found = tables[:]
    while len(found) < count:
        source, target = tables[len(found) % len(tables)], new_id()
        for name, key in (("games", "id"), *((child, "game") for child in CHILDREN)):
            columns = [row[1] for row in storage.execute(f"PRAGMA table_info({name})") if row[1] != key]
            listed = ", ".join(columns)
            storage.execute(
                f"INSERT INTO {name} ({key}, {listed}) SELECT ?, {listed} FROM {name} WHERE {key} = ?", (target, source)
            )
        found.append(target)
    return found


def main(count: int) -> None:
    with tempfile.TemporaryDirectory() as name:
        data, sources = Path(name) / "data", next_version(Path(name) / "next")
        for _ in range(2):  # the first time its modules are compiled
            began = time.monotonic()
            with Process(Path(name) / "empty", sources=sources) as place:
                told = started(place, began)
        print(f"an empty storage: {told}")
        with Process(data) as place, place.player("Anna") as anna:
            tables = [begun(anna, title) for title in sandtable.titles()]
            cookie = anna.http.cookies["sandtable"]
            place.stop()
        with closing(sqlite3.connect(data / "sandtable.db")) as storage, storage:
            tables = copied(storage, tables, count)
        began = time.monotonic()
        with Process(data, sources=sources) as place, place.player() as anna:
            print(f"{count} running games: {started(place, began)}")
            anna.http.cookies.set("sandtable", cookie)
            look_round(anna, random.Random(2).sample(tables, LOOKS))


def started(place: Process, began: float) -> str:
    """How long a server took until it answered; on a busy machine its processor time tells more."""
    return f"{time.monotonic() - began:.1f} s until the server answers, {processor_time(place.pid):.1f} s of processor time"


def processor_time(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def look_round(player: Player, tables: list[str]) -> None:
    began = time.monotonic()
    player.get("/api/my/tables")
    print(f"the list of one's tables: {1000 * (time.monotonic() - began):.0f} ms")
    times = []
    for table in tables:
        began = time.monotonic()
        assert player.look(table)["info"]["status"] == "playing"
        times.append(1000 * (time.monotonic() - began))
    print(f"a game when somebody first looks at it: {sorted(times)[len(times) // 2]:.0f} ms, at most {max(times):.0f} ms")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 2_000)
