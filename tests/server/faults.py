"""Kill a server at random moments while people play, and see that nothing acknowledged is lost.

`python -m tests.server.faults 1000` does it a thousand times. With `--nodes` two servers share a PostgreSQL and a Redis, and
one of the two is killed each time.
"""

from __future__ import annotations

import asyncio
import random
import sqlite3
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import asyncpg
import httpx
import msgspec
from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

import sandtable
from sandtable.server.storage import room
from sandtable.server.storage.store import Move
from sandtable.server.tables import game
from tests.server import services
from tests.server.people import Player, Process
from tests.server.services import free_port

TABLES = 3
BREATH = 0.01  # seconds between two picks of one player
PATIENCE = 30.0  # seconds until somebody has picked, or come back
PART = 50  # kills that the same tables suffer


@dataclass
class Survivor(threading.Thread):
    """A player who picks as long as the server lives, and comes back when it lives again. Remembers every acknowledged pick."""

    urls: list[str]  # of all servers: any of them will do
    cookie: str
    table: str
    seat: int
    stop: threading.Event
    rng: random.Random
    breath: float = BREATH
    kept: dict[int, str] = field(default_factory=dict)  # by number of the question
    came_back: int = 0
    state: dict[str, Any] = field(default_factory=dict)
    failure: str = ""

    def __post_init__(self) -> None:
        super().__init__(daemon=True)

    __hash__ = threading.Thread.__hash__

    def run(self) -> None:
        while not self.stop.is_set():
            try:
                with connect(
                    self.rng.choice(self.urls), additional_headers={"Cookie": self.cookie}, compression=None, close_timeout=0.2
                ) as live:
                    self.came_back += 1
                    self.play(live)
            except (OSError, WebSocketException, TimeoutError):
                time.sleep(0.02)
            except Exception as error:
                self.failure = repr(error)
                return

    def play(self, live: ClientConnection) -> None:
        seen = {name: self.state[name] for name in ("era", "n") if name in self.state}
        live.send(msgspec.json.encode({"type": "watch", "table": self.table, "seat": self.seat, **seen}).decode())
        pending: tuple[int, str] | None = None
        while not self.stop.is_set():
            try:
                message = msgspec.json.decode(live.recv(0.5))
            except TimeoutError:
                continue
            if message["type"] == "done" and pending is not None and message["id"] == 1:
                self.kept[pending[0]] = pending[1]
                pending = None
            elif message["type"] == "refused":
                assert message["problem"]["code"] in ("stale", "clash", "unavailable"), message
                pending = None
            elif message["type"] in ("state", "update"):
                self.learn(message)
            pending = pending or self.pick(live)

    def learn(self, message: dict[str, Any]) -> None:
        if message["type"] == "state":
            self.state = message
            return
        assert message["era"] == self.state["era"]
        self.state.update({name: message[name] for name in ("n", "number")})
        self.state["log"][message["log_from"] :] = message["log"]
        self.state["view"].update({name: value for name, value in (message["view"] or {}).items() if name != "zones"})

    def pick(self, live: ClientConnection) -> tuple[int, str] | None:
        ask = self.state["view"]["ask"] if self.state else None
        if ask is None or self.state["number"] in self.kept:
            return None
        time.sleep(self.breath)
        pick = self.rng.choice(ask["options"])["text"]
        order = {"type": "pick", "id": 1, "table": self.table, "seat": self.seat, "number": ask["number"], "picks": [pick]}
        live.send(msgspec.json.encode(order).decode())
        return ask["number"], pick


def torment(data: Path, kills: int, seed: int = 1) -> list[Survivor]:
    """Let people play on a server that is killed again and again. Returns them, after a last look at their tables."""
    port, rng, stop = free_port(), random.Random(seed), threading.Event()

    def server() -> Process:
        return Process(data, "--workers", "1", port=port)

    with server() as place:
        survivors = sit_down([place], stop, rng)
    for _ in range(kills):
        with server():
            let_play(survivors, rng)
    with server():
        rise(survivors, stop)
    return survivors


def torment_nodes(data: Path, database: str, redis: str, kills: int, seed: int = 1) -> list[Survivor]:
    """The same with two servers, of which one is killed each time while the other goes on."""
    rng, stop = random.Random(seed), threading.Event()
    options = ["--workers", "1", "--database", database, "--redis", redis]

    def server(port: int) -> Process:
        return Process(data / str(port), *options, port=port)

    nodes = [server(free_port()) for _ in range(2)]
    try:
        survivors = sit_down(nodes, stop, rng)
        for _ in range(kills):
            let_play(survivors, rng)
            victim = rng.randrange(2)
            nodes[victim].end()
            nodes[victim] = server(nodes[victim].port)
        rise(survivors, stop)
    finally:
        for node in nodes:
            node.end()
    return survivors


def sit_down(servers: list[Process], stop: threading.Event, rng: random.Random, breath: float = BREATH) -> list[Survivor]:
    """Two players at each of a few tables, who begin to play."""
    urls = [server.url.replace("http", "ws", 1) + "/api/live" for server in servers]
    survivors = []
    for _ in range(TABLES):
        with servers[0].player("Anna") as anna, servers[-1].player("Bela") as bela:
            table = anna.make(settings={"round_cap": 99})
            bela.join(table)
            for seat, player in enumerate((anna, bela)):
                survivors.append(Survivor(urls, cookie(player), table, seat, stop, random.Random(rng.random()), breath))
    for survivor in survivors:
        survivor.start()
    return survivors


def let_play(survivors: list[Survivor], rng: random.Random) -> None:
    """Let a moment pass: usually until somebody has picked, and a little longer, so that there is something to lose."""
    picks, end = kept_picks(survivors), time.monotonic() + (PATIENCE if rng.random() < 0.8 else 0.0)
    while kept_picks(survivors) == picks and time.monotonic() < end:
        time.sleep(0.005)
    time.sleep(rng.uniform(0.0, 0.3))


def kept_picks(survivors: list[Survivor]) -> int:
    """How many picks were acknowledged."""
    return sum(len(survivor.kept) for survivor in survivors)


def rise(survivors: list[Survivor], stop: threading.Event) -> None:
    """Let everybody come back in peace, and then look at their tables once more."""
    end = time.monotonic() + PATIENCE
    while not all(survivor.state for survivor in survivors):
        assert time.monotonic() < end, [survivor.failure or "did not come back" for survivor in survivors if not survivor.state]
        time.sleep(0.05)
    stop.set()
    for survivor in survivors:
        survivor.join(10)
        look_again(survivor)


def cookie(player: Player) -> str:
    return f"sandtable={player.http.cookies['sandtable']}"


def look_again(survivor: Survivor) -> None:
    """What the server says now must begin with what this player saw."""
    base = survivor.urls[0].replace("ws", "http", 1).removesuffix("/api/live")
    headers, place = {"Cookie": survivor.cookie}, {"seat": survivor.seat}
    answer = httpx.get(f"{base}/api/tables/{survivor.table}", params=place, headers=headers, timeout=PATIENCE)
    assert answer.status_code == 200, answer.text
    state = answer.json()
    assert state["log"][: len(survivor.state["log"])] == survivor.state["log"]
    assert state["number"] >= survivor.state["number"]


Ask = Callable[..., list[Any]]  # a question to the storage, with $1, $2 for its values


def examine(data: Path, survivors: list[Survivor]) -> int:
    """Look at what SQLite kept. Returns how many picks were acknowledged."""
    database = sqlite3.connect(data / "sandtable.db")
    try:
        assert database.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        return compare(survivors, lambda sql, *values: database.execute(sql.replace("$", "?"), values).fetchall())
    finally:
        database.close()


def examine_postgresql(url: str, survivors: list[Survivor], *, replay: bool = True) -> int:
    """Look at what PostgreSQL kept. Returns how many picks were acknowledged."""
    with asyncio.Runner() as runner:
        database = runner.run(asyncpg.connect(url))

        def ask(sql: str, *values: Any) -> list[Any]:
            return [tuple(row) for row in runner.run(database.fetch(sql, *values))]

        try:
            return compare(survivors, ask) if replay else check_kept(survivors, ask)
        finally:
            runner.run(database.close())


def check_kept(survivors: list[Survivor], ask: Ask) -> int:
    """Every acknowledged pick is stored under its number. Returns how many those were."""
    for survivor in survivors:
        assert not survivor.failure, survivor.failure
        rows = ask("SELECT data FROM moves WHERE game = $1 AND seat = $2 ORDER BY n", survivor.table, survivor.seat)
        stored = [text for (text,) in rows]
        lost = {number: pick for number, pick in survivor.kept.items() if number >= len(stored) or stored[number] != pick}
        assert not lost, f"acknowledged and lost: {lost}"
    return kept_picks(survivors)


def compare(survivors: list[Survivor], ask: Ask) -> int:
    """What was acknowledged is stored, and every game replays. Returns how many picks were acknowledged."""
    for table in {survivor.table for survivor in survivors}:
        ((version, head, text),) = ask("SELECT version, head, room FROM games WHERE id = $1", table)
        rows = ask("SELECT kind, seat, data, n FROM moves WHERE game = $1 ORDER BY n", table)
        record = sandtable.Record.loads(head)
        record.picks = game.fold([Move(*row) for row in rows])
        replayed, kept = sandtable.replay(record), room.decode(text)
        assert [seat for seat, since in enumerate(kept.asked) if since] == replayed.waiting_for
        assert rows[-1][3] <= version
    return check_kept(survivors, ask)


def main(kills: int, *, nodes: bool) -> None:
    """In parts, with new tables for each: a game that is over has nothing more to lose."""
    for part in range(0, kills, PART):
        run(min(PART, kills - part), nodes=nodes)


def run(kills: int, *, nodes: bool) -> None:
    seed = random.randrange(1 << 30)
    with tempfile.TemporaryDirectory() as folder:
        if nodes:
            with services.postgresql() as storage, services.redis() as bus:
                survivors = torment_nodes(Path(folder), storage.url, bus.url, kills, seed)
                picks = examine_postgresql(storage.url, survivors)
        else:
            survivors = torment(Path(folder), kills, seed)
            picks = examine(Path(folder), survivors)
    came_back = sum(survivor.came_back for survivor in survivors)
    print(f"{kills} kills, {came_back} connections, {picks} acknowledged picks: none lost", flush=True)


if __name__ == "__main__":
    numbers = [int(argument) for argument in sys.argv[1:] if argument != "--nodes"]
    main(numbers[0] if numbers else 50, nodes="--nodes" in sys.argv)
