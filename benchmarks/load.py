"""Many tables at once: how fast a pick reaches the other player, and what it costs the server.

    python benchmarks/load.py                             our server, SQLite, durable
    python benchmarks/load.py --peer FOLDER               and boardgame.io, in memory, in turns with ours

Our server runs as `./sandtable serve` would run it: compiled where that is possible, unless SANDTABLE_BUILD says otherwise.
The peer needs Node.js and `npm install --prefix FOLDER boardgame.io@0.50 socket.io-client@4`. Servers run on the first core,
players on the others; `players` says how busy those were, since players that are late make any server look late. All of it
talks to 127.0.0.1 only.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
PEER = HERE / "load_peer.mjs"
WARM_UP = 3.0  # seconds before anything is measured
CORE = "0"
OTHERS = f"1-{max((os.cpu_count() or 2) - 1, 1)}"
TICK = os.sysconf("SC_CLK_TCK")


@dataclass
class Run:
    """One server, so many tables: what was measured."""

    server: str
    tables: int
    picks: int
    p50: float  # milliseconds from sending a pick to the other player's update
    p99: float
    cpu: float  # server CPU-seconds per 1000 picks
    busy: float  # per cent of a core the server used
    players: float  # per cent of a core its players used
    memory: float  # MiB

    def line(self) -> str:
        return (
            f"{self.server:<14} {self.tables:>6} {self.picks:>7} {self.p50:>9.1f} {self.p99:>9.1f} "
            f"{self.cpu:>14.2f} {self.busy:>7.0f}% {self.players:>7.0f}% {self.memory:>10.0f}"
        )


HEADER = (
    f"{'server':<14} {'tables':>6} {'picks':>7} {'p50 ms':>9} {'p99 ms':>9} "
    f"{'CPU s / 1000':>14} {'server':>8} {'players':>8} {'memory MiB':>10}"
)


class Marks:
    """The time and the CPU time of server and players, noted when the measuring begins and when it ends."""

    def __init__(self, server: int) -> None:
        self._server = server
        self._noted: list[tuple[float, float, float]] = []

    def __call__(self, players: int) -> None:
        self._noted.append((time.monotonic(), cpu_seconds(self._server), cpu_seconds(players)))

    def spent(self) -> tuple[float, float, float]:
        (at, server, players), (end, later, played) = self._noted
        return end - at, later - server, played - players


# Servers


def build() -> dict[str, str]:
    """What the environment of our server needs, so that it runs as `./sandtable serve` runs it."""
    wish = os.environ.get("SANDTABLE_BUILD", "auto")
    if wish == "interpreted":
        return {}
    command = [sys.executable, "-m", "tools.native", wish]
    tree = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, text=True, check=True).stdout.strip()
    return {"PYTHONPATH": tree} if tree else {}


@contextmanager
def ours(environment: dict[str, str]) -> Iterator[tuple[int, str]]:
    """Our server on a core of its own. Gives its process id and address."""
    with tempfile.TemporaryDirectory(prefix="sandtable-load-") as data:
        command = [sys.executable, "-m", "sandtable", "serve", "--data", data, "--port", "0", "--workers", "1", "--no-limits"]
        with process(command, environment) as server:
            assert server.stdout is not None
            line = server.stdout.readline()
            yield server.pid, line.split("open at ")[1].split("/ ")[0]


@contextmanager
def theirs(folder: Path, port: int = 8931) -> Iterator[tuple[int, str]]:
    """boardgame.io with a game of about the same size."""
    with process(["node", str(in_folder(folder)), "server", str(port)]) as server:
        assert server.stdout is not None
        while "ready" not in server.stdout.readline():
            assert server.poll() is None, "boardgame.io did not start"
        yield server.pid, f"http://127.0.0.1:{port}"


def in_folder(folder: Path) -> Path:
    """Node looks for packages beside the file it runs."""
    return Path(shutil.copy(PEER, folder / PEER.name))


@contextmanager
def process(command: list[str], environment: dict[str, str] | None = None) -> Iterator[subprocess.Popen[str]]:
    pinned, environment = ["taskset", "-c", CORE, *command], {**os.environ, **(environment or {})}
    server = subprocess.Popen(pinned, env=environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    try:
        yield server
    finally:
        server.terminate()
        server.wait()
        assert server.stdout is not None
        server.stdout.close()


def cpu_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / TICK


def memory(pid: int) -> float:
    (line,) = [line for line in Path(f"/proc/{pid}/status").read_text().splitlines() if line.startswith("VmRSS")]
    return int(line.split()[1]) / 1024


# Players of ours


class Table:
    """Two connections to one table, and whoever is asked picks once a second."""

    def __init__(self, url: str, id: str, cookies: list[str], rng: random.Random) -> None:
        self.url, self.id, self.cookies, self.rng = url, id, cookies, rng
        self.asks: list[Any] = [None, None]
        self.sent = 0.0
        self.waiting = -1  # the seat that should hear of the pick just sent
        self.delays: list[float] = []
        self.picks = 0
        self.connections: list[ClientConnection | None] = [None, None]
        self.followers: list[asyncio.Task[None]] = []

    async def sit(self) -> None:
        """Connect both players, and wait until they see the table."""
        ready = [asyncio.Event(), asyncio.Event()]
        self.followers = [asyncio.create_task(self.follow(seat, ready[seat])) for seat in (0, 1)]
        await asyncio.gather(*(event.wait() for event in ready))

    async def follow(self, seat: int, ready: asyncio.Event) -> None:
        async with connect(
            self.url, additional_headers={"Cookie": self.cookies[seat]}, compression=None, max_queue=None, ping_interval=None
        ) as live:
            await live.send(json.dumps({"type": "watch", "table": self.id, "seat": seat}))
            self.connections[seat] = live
            async for data in live:
                self.hear(seat, data)
                ready.set()

    def hear(self, seat: int, data: str | bytes) -> None:
        at = time.perf_counter()
        message = msgspec.json.decode(data)
        if message["type"] in ("state", "update"):
            if seat == self.waiting:
                self.delays.append(at - self.sent)
                self.waiting = -1
            if message["view"] is not None and "ask" in message["view"]:
                self.asks[seat] = message["view"]["ask"]

    async def play(self, seconds: float) -> None:
        await asyncio.sleep(self.rng.random())
        end = time.perf_counter() + seconds
        due = time.perf_counter()
        while due < end:
            await self.pick()
            due += 1.0
            await asyncio.sleep(max(due - time.perf_counter(), 0))
        for follower in self.followers:
            follower.cancel()

    async def pick(self) -> None:
        seats = [seat for seat, ask in enumerate(self.asks) if ask]
        if not seats:
            return
        seat, ask = seats[0], self.asks[seats[0]]
        self.asks[seat] = None
        order = {"type": "pick", "id": 1, "table": self.id, "seat": seat, "number": ask["number"]}
        order["picks"] = [self.rng.choice(ask["options"])["text"]]
        live = self.connections[seat]
        assert live is not None
        self.sent, self.waiting = time.perf_counter(), 1 - seat
        self.picks += 1
        await live.send(json.dumps(order))


def seat_players(url: str, tables: int) -> list[Table]:
    """Make tables and fill them with guests."""
    found = []
    with httpx.Client(base_url=url, timeout=60) as client:

        def ask(path: str, body: dict[str, Any], cookie: str = "") -> Any:
            client.cookies.clear()
            return client.post(path, json=body, headers={"Cookie": cookie} if cookie else {}).raise_for_status()

        for number in range(tables):
            guests = [ask("/api/guest", {}).cookies["sandtable"] for _ in range(2)]
            cookies = [f"sandtable={guest}" for guest in guests]
            seats = [{"kind": "me"}, {"kind": "open"}]
            wish = {"title": "fine_sand", "mode": "basic", "settings": {"turns": "one_by_one"}, "seats": seats}
            id = ask("/api/tables", wish, cookies[0]).json()["id"]
            ask(f"/api/tables/{id}/join", {}, cookies[1])
            found.append(Table(url.replace("http", "ws", 1) + "/api/live", id, cookies, random.Random(number)))
    return found


async def play_ours(url: str, tables: int, seconds: float, measure: Marks) -> tuple[int, list[float]]:
    players = await asyncio.to_thread(seat_players, url, tables)
    for table in players:  # one after the other, and before the clock runs, as those of the peer do
        await table.sit()
    games = asyncio.gather(*(table.play(WARM_UP + seconds) for table in players))
    await asyncio.sleep(WARM_UP)
    begun = [(table.picks, len(table.delays)) for table in players]
    measure(os.getpid())
    await asyncio.sleep(seconds - 1)
    measure(os.getpid())
    picks = sum(table.picks - before for table, (before, _) in zip(players, begun, strict=True))
    delays = [delay for table, (_, before) in zip(players, begun, strict=True) for delay in table.delays[before:]]
    await games
    return picks, delays


def play_theirs(folder: Path, url: str, tables: int, seconds: float, measure: Marks) -> tuple[int, list[float]]:
    """Their players are written for Node; they say when to measure, and then what they measured."""
    command = ["taskset", "-c", OTHERS, "node", str(folder / PEER.name), "players", url, str(tables), str(seconds), str(WARM_UP)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as players:
        assert players.stdout is not None
        for line in players.stdout:
            if line.strip() == "measure":
                measure(players.pid)
            elif line.startswith("{"):
                result = json.loads(line)
                return result["picks"], result["delays"]
    raise SystemExit("the players of boardgame.io did not finish")


# Running


def run(server: str, tables: int, seconds: float, folder: Path, environment: dict[str, str]) -> Run:
    with ExitStack() as stack:
        pid, url = stack.enter_context(ours(environment) if server == "sandtable" else theirs(folder))
        marks = Marks(pid)
        if server == "sandtable":
            picks, delays = asyncio.run(play_ours(url, tables, seconds, marks))
        else:
            picks, delays = play_theirs(folder, url, tables, seconds, marks)
        used = memory(pid)
    delays.sort()
    at = [1000 * delays[min(int(len(delays) * part), len(delays) - 1)] for part in (0.5, 0.99)] if delays else [0.0, 0.0]
    wall, cpu, players = marks.spent()
    return Run(server, tables, picks, at[0], at[1], 1000 * cpu / max(picks, 1), 100 * cpu / wall, 100 * players / wall, used)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, nargs="+", default=[50, 200, 500])
    parser.add_argument("--seconds", type=float, default=15)
    parser.add_argument("--rounds", type=int, default=2, help="how often each is measured, in turns")
    parser.add_argument("--peer", type=Path, help="the folder where boardgame.io is installed")
    args = parser.parse_args()
    os.sched_setaffinity(0, set(range(os.cpu_count() or 1)) - {0} or {0})
    environment = build()
    print(f"sandtable: the {'compiled' if environment else 'interpreted'} build, SQLite, durable")
    print(HEADER)
    for tables in args.tables:
        for _ in range(args.rounds):
            for server in ["sandtable", *(["boardgame.io"] if args.peer else [])]:
                print(run(server, tables, args.seconds, args.peer or HERE, environment).line(), flush=True)


if __name__ == "__main__":
    main()
