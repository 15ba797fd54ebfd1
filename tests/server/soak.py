"""People, bots, notices and restarts for a long time, on two nodes: nothing is lost, and memory stays level.

`python -m tests.server.soak 30` takes thirty minutes. One node lives all the time, and its memory is watched; the other is
stopped or killed every minute. Each minute new people play at new tables through both, and bots of every title play among
themselves. Others are away: a hook and a browser tell them of each turn, and only then they pick. At the end everything that
was acknowledged is in the storage, every game of bots has come to its end, and nobody was told of a turn twice or not at all.
"""

from __future__ import annotations

import asyncio
import queue
import random
import sys
import tempfile
import threading
import time
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import asyncpg
import httpx
import msgspec

import sandtable
from tests.server import services
from tests.server.faults import Survivor, examine_postgresql, rise, sit_down
from tests.server.people import Player, Process, Refusal
from tests.server.post import Receiver, receiver
from tests.server.push_service import Browser, PushService, push_service

BUILD = Path(sandtable.__file__).parents[1]  # compiled or not, as this is run
MINUTE = 60.0
BREATH = 0.25  # seconds between two picks of one player
AWAY = 6  # people who are away
LATE = 300.0  # seconds after which somebody should have been told
BOT: dict[str, Any] = {"kind": "bot", "level": "random"}


@dataclass
class Absent:
    """Somebody who picks only when they are told that it is their turn, on both ways."""

    player: Player
    hook: Receiver
    browser: Browser
    table: str
    since: float = field(default_factory=time.monotonic)  # when they last picked
    heard: set[str] = field(default_factory=set)  # the ids of what came to the hook
    turns: int = 0
    told: list[int] = field(default_factory=lambda: [0, 0])  # how often each way told them of the turn they have
    complaints: list[str] = field(default_factory=list)
    again: int = 0  # messages in a browser that may come again: a node was killed that may have sent them

    def look_at_post(self) -> None:
        """If both ways have told them, pick. A node that is killed may send something again, with the same id."""
        calls = drained(self.hook.calls)
        fresh = {headers["X-Sandtable-Delivery"] for headers, _ in calls} - self.heard
        self.heard |= fresh
        shown = drained(self.browser.messages)
        self._note(len(fresh), len(shown))
        if self.told == [1, 1]:
            self.told, self.turns, self.since = [0, 0], self.turns + 1, time.monotonic()
            self._pick()
        elif time.monotonic() - self.since > LATE:
            self.complaints.append(f"told {self.told} times in {LATE:.0f} s")
            self.since = time.monotonic()

    def _note(self, calls: int, shown: int) -> None:
        self.told = [self.told[0] + calls, self.told[1] + shown]
        if self.told[1] > 1 and self.again:
            self.told[1], self.again = self.told[1] - 1, self.again - 1
        if max(self.told) > 1:
            self.complaints.append(f"told {self.told} times of one turn")
            self.told = [min(count, 1) for count in self.told]

    def _pick(self) -> None:
        """Answer until the bot is asked, or there is another round: then wait to be told again."""
        state = self.player.look(self.table)
        if state["info"]["status"] == "playing" and state["view"]["ask"] is not None:
            self.player.pick(self.table)


def drained(letters: queue.Queue[Any]) -> list[Any]:
    found = []
    while not letters.empty():
        found.append(letters.get())
    return found


def absent(node: Process, stack: ExitStack, service: PushService, name: str) -> Absent:
    """Somebody with a table of their own, who goes away once it is their turn."""
    player, hook = node.player(name), stack.enter_context(receiver())
    browser = Browser(service, player.get("/api/me/notices")["push_key"])
    player.post("/api/me/hooks", url=hook.url, shape="plain")
    player.post("/api/me/pushes", **browser.subscription)
    player.put("/api/me/notices", wait=1, remind=False, quiet_from=0, quiet_to=0)
    table = player.make(seats=[{"kind": "me"}, BOT], pace="days", settings={"round_cap": 99})
    return Absent(player, hook, browser, table)


def bots_play(player: Player) -> list[str]:
    """A table of bots for every title."""
    return [player.make(seats=[BOT, BOT], title=slug, mode="") for slug in sandtable.titles()]


def memory(node: Process) -> float:
    """What a server holds, in MiB."""
    lines = Path(f"/proc/{node.pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS")) / 1024


class Soak:
    """Both nodes, and everybody who uses them."""

    def __init__(self, folder: Path, database: str, redis: str, stack: ExitStack) -> None:
        self._options = ["--workers", "1", "--budget", "0.2", "--pause", "0.5", "--hooks-inside"]
        self._options += ["--address", "https://sand.example.org", "--database", database, "--redis", redis]
        self._folder, self._database, self._stack = folder, database, stack
        self._rng = random.Random(1)
        self.lasting, self.other = self._start(), self._start()
        service = stack.enter_context(push_service())
        self.host = self.lasting.player("Host")
        self.away = [absent(self.lasting, stack, service, f"Away {number}") for number in range(AWAY)]
        self.bot_tables: list[str] = []
        self.memory: list[float] = []
        self.tables: list[int] = []  # that the node that lives has in memory
        self.picks = 0
        self.restarts = 0

    def _start(self, port: int = 0) -> Process:
        folder = self._folder / str(time.monotonic_ns())
        return self._stack.enter_context(Process(folder, *self._options, port=port, sources=BUILD))

    def minute(self) -> None:
        stop, end = threading.Event(), time.monotonic() + MINUTE
        survivors = sit_down([self.lasting, self.other], stop, self._rng, BREATH)
        self.bot_tables += bots_play(self.host)
        self._wait(time.monotonic() + MINUTE / 2)
        self._restart()
        self._wait(end)
        rise(survivors, stop)
        self.picks += self._examine(survivors)
        self.memory.append(memory(self.lasting))
        self.tables.append(self.metric("tables_in_memory"))

    def _wait(self, until: float) -> None:
        while time.monotonic() < until:
            for one in self.away:
                one.look_at_post()
            time.sleep(0.2)

    def _restart(self) -> None:
        """The other node goes, and comes back where it was. If it is killed, what it was sending comes again."""
        if self.restarts % 2:
            self.other.stop()
        self.other.end()
        if not self.restarts % 2:
            held = asyncio.run(self._being_sent())
            for one in self.away:
                one.again += held.count(one.player.id)
        self.other = self._start(self.other.port)
        self.restarts += 1

    async def _being_sent(self) -> list[str]:
        """Whose browsers a node is just sending something to, or was when it was killed."""
        connection = await asyncpg.connect(self._database)
        try:
            rows = await connection.fetch("SELECT person FROM outbox WHERE kind = 'push' AND tries > 0")
        finally:
            await connection.close()
        return [str(row["person"]) for row in rows]

    def _examine(self, survivors: list[Survivor]) -> int:
        return examine_postgresql(self._database, survivors)

    def unfinished(self) -> list[str]:
        """Games of bots that are not over, once they have had time to be."""
        end = time.monotonic() + 5 * MINUTE
        left = self.bot_tables
        while left and time.monotonic() < end:
            left = [table for table in left if self.host.look(table)["info"]["status"] != "over"]
            time.sleep(1)
        return left

    def metric(self, name: str) -> int:
        """What the node that lives counts."""
        text = httpx.get(f"{self.lasting.url}/metrics").text
        return int(next(line for line in text.splitlines() if line.startswith(f"sandtable_{name} ")).split()[-1])


def main(minutes: int) -> None:
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        storage, bus = stack.enter_context(services.postgresql()), stack.enter_context(services.redis())
        soak = Soak(folder, storage.url, bus.url, stack)
        for number in range(1, minutes + 1):
            soak.minute()
            turns, complaints = sum(one.turns for one in soak.away), sum(len(one.complaints) for one in soak.away)
            print(
                f"{number:>3} min: {soak.picks} picks, {soak.restarts} restarts, {turns} turns told, {complaints} complaints, "
                f"{soak.memory[-1]:.0f} MiB, {soak.tables[-1]} tables in memory",
                flush=True,
            )
        left, errors = soak.unfinished(), soak.metric("errors_total")
        print(f"{len(soak.bot_tables)} games of bots, {len(left)} not over; {errors} internal errors")
        print(msgspec.json.encode([one.complaints for one in soak.away]).decode())
        if left or errors or any(one.complaints for one in soak.away):
            sys.exit("something went wrong")


if __name__ == "__main__":
    try:
        main(int(sys.argv[1]) if len(sys.argv) > 1 else 30)
    except Refusal as refusal:
        sys.exit(f"somebody was refused: {refusal}")
