"""Kill a server at random moments while people play, and see that nothing acknowledged is lost.

`python -m tests.server.faults 1000` does it a thousand times.
"""

from __future__ import annotations

import random
import sqlite3
import sys
import tempfile
import threading
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

import sandtable
from sandtable.server.storage import room
from sandtable.server.storage.store import Move
from sandtable.server.tables import game
from tests.server.people import Player, Process
from tests.server.services import free_port

TABLES = 3
BREATH = 0.01  # seconds between two picks of one player


@dataclass
class Survivor(threading.Thread):
    """A player who picks as long as the server lives, and comes back when it lives again. Remembers every acknowledged pick."""

    url: str
    cookie: str
    table: str
    seat: int
    stop: threading.Event
    rng: random.Random
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
                with connect(self.url, additional_headers={"Cookie": self.cookie}, compression=None, close_timeout=0.2) as live:
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
        time.sleep(BREATH)
        pick = self.rng.choice(ask["options"])["text"]
        order = {"type": "pick", "id": 1, "table": self.table, "seat": self.seat, "number": ask["number"], "picks": [pick]}
        live.send(msgspec.json.encode(order).decode())
        return ask["number"], pick


def torment(data: Path, kills: int, seed: int = 1) -> list[Survivor]:
    """Let people play on a server that is killed again and again. Returns them, after a last look at their tables."""
    port, rng, stop = free_port(), random.Random(seed), threading.Event()
    survivors: list[Survivor] = []
    with Process(data, "--workers", "1", port=port) as server:
        for _ in range(TABLES):
            survivors += sit_down(server, stop, rng)
    for survivor in survivors:
        survivor.start()
    for _ in range(kills):
        with Process(data, "--workers", "1", port=port):
            time.sleep(rng.uniform(0.02, 0.4))
    with Process(data, "--workers", "1", port=port):
        time.sleep(1.0)
        stop.set()
        for survivor in survivors:
            survivor.join(10)
            look_again(survivor)
    return survivors


def sit_down(server: Process, stop: threading.Event, rng: random.Random) -> list[Survivor]:
    with server.player("Anna") as anna, server.player("Bela") as bela:
        table = anna.make(settings={"round_cap": 99})
        bela.join(table)
        url = server.url.replace("http", "ws", 1) + "/api/live"
        return [
            Survivor(url, cookie(player), table, seat, stop, random.Random(rng.random()))
            for seat, player in enumerate((anna, bela))
        ]


def cookie(player: Player) -> str:
    return f"sandtable={player.http.cookies['sandtable']}"


def look_again(survivor: Survivor) -> None:
    """What the server says now must begin with what this player saw."""
    base = survivor.url.replace("ws", "http", 1).removesuffix("/api/live")
    answer = httpx.get(f"{base}/api/tables/{survivor.table}", params={"seat": survivor.seat}, headers={"Cookie": survivor.cookie})
    state = answer.json()
    assert state["log"][: len(survivor.state["log"])] == survivor.state["log"]
    assert state["number"] >= survivor.state["number"]


def examine(data: Path, survivors: list[Survivor]) -> int:
    """Every acknowledged pick is stored under its number; every game replays; the storage is sound. Returns the picks seen."""
    database = sqlite3.connect(data / "sandtable.db")
    assert database.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    for survivor in survivors:
        assert not survivor.failure, survivor.failure
        sql = "SELECT data FROM moves WHERE game = ? AND seat = ? ORDER BY n"
        stored = [text for (text,) in database.execute(sql, (survivor.table, survivor.seat))]
        lost = {number: pick for number, pick in survivor.kept.items() if number >= len(stored) or stored[number] != pick}
        assert not lost, f"acknowledged and lost: {lost}"
    for table in {survivor.table for survivor in survivors}:
        version, head, text = database.execute("SELECT version, head, room FROM games WHERE id = ?", (table,)).fetchone()
        rows = database.execute("SELECT kind, seat, data, n FROM moves WHERE game = ? ORDER BY n", (table,)).fetchall()
        record = sandtable.Record.loads(head)
        record.picks = game.fold([Move(*row) for row in rows])
        replayed, kept = sandtable.replay(record), room.decode(text)
        assert [seat for seat, since in enumerate(kept.asked) if since] == replayed.waiting_for
        assert rows[-1][3] <= version
    database.close()
    return sum(len(survivor.kept) for survivor in survivors)


def main(kills: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        survivors = torment(Path(folder), kills, seed=random.randrange(1 << 30))
        picks = examine(Path(folder), survivors)
    came_back = sum(survivor.came_back for survivor in survivors)
    print(f"{kills} kills, {came_back} connections, {picks} acknowledged picks: none lost")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 50)
