"""Servers and people for the tests: a server on a free port, players who talk to it as any client would."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType
from typing import Any

import httpx
import msgspec
from websockets.sync.client import ClientConnection, connect

from sandtable.server.app import App
from sandtable.server.commands.serve import Announcing, listen
from sandtable.server.settings import Settings
from tests import processes
from tests.server import described
from tests.waiting import PATIENCE

ROOT = Path(__file__).parents[2]
TWO: list[dict[str, Any]] = [{"kind": "me"}, {"kind": "open"}]


@contextmanager
def serving(data: Path, **more: Any) -> Iterator[Place]:
    """A server in a thread of this process."""
    plain = {"data": data, "port": 0, "workers": 1, "budget": 0.2, "pause": 0, "limits": False, "web": data / "no client"}
    settings = Settings(**{**plain, **more})
    listening = listen(settings)
    ready = threading.Event()
    app = App(settings)
    server = Announcing(app, settings, ready.set)
    thread = threading.Thread(target=server.run, args=([listening],))
    thread.start()
    try:
        while not ready.wait(0.05):
            assert thread.is_alive(), "the server did not start"
        place = Place(f"http://127.0.0.1:{listening.getsockname()[1]}", app)
        yield place
        place.close()
    finally:
        server.should_exit = True
        thread.join()
        listening.close()


class Place:
    """Where a server is, and in a thread of ours: what it is made of."""

    def __init__(self, url: str, app: App | None = None) -> None:
        self.url = url
        self._app = app
        self._players: list[Player] = []

    @property
    def app(self) -> App:
        assert self._app is not None
        return self._app

    def player(self, name: str | None = None) -> Player:
        self._players.append(Player(self.url, name))
        return self._players[-1]

    def close(self) -> None:
        for player in self._players:
            player.close()


class Process:
    """A server process of its own, which can be killed."""

    def __init__(self, data: Path, *options: str, port: int = 0, sources: Path = ROOT / "src") -> None:
        command = [sys.executable, "-m", "sandtable", "serve", "--data", str(data), "--port", str(port), "--no-limits", *options]
        environment = {**os.environ, "PYTHONPATH": str(sources)}
        self._process = processes.start(command, stderr=subprocess.DEVNULL, env=environment)
        self._players: list[Player] = []
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if "open at" not in line:
            processes.end(self._process)
            raise AssertionError("the server did not start")
        self.url = line.split("open at ")[1].split("/ ")[0]
        self.port = int(self.url.rsplit(":", 1)[1])
        self.pid = self._process.pid

    def player(self, name: str | None = None) -> Player:
        self._players.append(Player(self.url, name))
        return self._players[-1]

    def kill(self) -> None:
        """Kill the server, and nothing else: its bot processes have to notice."""
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()

    def signal(self, signal: signal.Signals) -> None:
        self._process.send_signal(signal)

    def end(self) -> None:
        """Kill the server, and make sure that nothing of it remains."""
        self.kill()
        processes.end(self._process)

    def stop(self) -> int:
        self._process.terminate()
        return self._process.wait(PATIENCE)

    def __enter__(self) -> Process:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        for player in self._players:
            player.close()
        self.end()


class Refusal(AssertionError):
    """The server refused something."""

    def __init__(self, status: int, problem: dict[str, Any]) -> None:
        super().__init__(f"{status} {problem}")
        self.status = status
        self.problem = problem


class Player:
    """A person with a browser, more or less. Without a name: one who has not come in yet."""

    def __init__(self, url: str, name: str | None = None) -> None:
        self.url = url
        self.http = httpx.Client(base_url=url, timeout=PATIENCE)
        self.id = self.post("/api/guest", name=name)["id"] if name else ""

    def get(self, path: str, **query: Any) -> Any:
        return self._answer(self.http.get(path, params=query))

    def post(self, path: str, **body: Any) -> Any:
        return self._answer(self.http.post(path, json=body))

    def put(self, path: str, **body: Any) -> Any:
        return self._answer(self.http.put(path, json=body))

    def _answer(self, response: httpx.Response) -> Any:
        if response.status_code >= 400:
            raise Refusal(response.status_code, response.json())
        kind = response.headers.get("content-type", "")
        return response.json() if "json" in kind else response.text

    # Tables

    def make(self, seats: list[dict[str, Any]] | None = None, **wish: Any) -> str:
        wish = {"title": "fine_sand", "mode": "basic", "helper": "random", "seats": TWO if seats is None else seats, **wish}
        return str(self.post("/api/tables", **wish)["id"])

    def join(self, table: str) -> Any:
        return self.post(f"/api/tables/{table}/join")

    def look(self, table: str, **query: Any) -> Any:
        return self.get(f"/api/tables/{table}", **query)

    def pick(self, table: str, *picks: str, **more: Any) -> Any:
        """Answer the question this player is asked, with these picks or the last option."""
        state = self.look(table)
        picks = picks or (state["view"]["ask"]["options"][-1]["text"],)
        body = {"seat": state["seat"], "number": state["number"], "picks": list(picks), **more}
        return self.post(f"/api/tables/{table}/picks", **body)

    def wait_until_asked(self, table: str, **query: Any) -> Any:
        """The state once this player is asked, or the game is over."""
        state = self.look(table, **query)
        end = time.monotonic() + PATIENCE
        while state["view"]["ask"] is None and state["info"]["status"] == "playing":
            assert time.monotonic() < end, "nobody asks"
            state = self.look(table, era=state["era"], n=state["n"], wait=5, **query)
        return state

    def socket(self) -> Socket:
        cookie = f"sandtable={self.http.cookies['sandtable']}"
        url = self.url.replace("http", "ws", 1)
        return Socket(f"{url}/api/live", cookie)

    def close(self) -> None:
        self.http.close()

    def __enter__(self) -> Player:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.close()


class Socket:
    """A connection: sends orders, keeps what comes between."""

    def __init__(self, url: str, cookie: str) -> None:
        self._opening = connect(
            url, additional_headers={"Cookie": cookie}, compression=None, open_timeout=PATIENCE, close_timeout=1
        )
        self.connection: ClientConnection
        self.kept: list[Any] = []
        self._id = 0

    def send(self, type: str, **order: Any) -> int:
        self._id += 1
        self.connection.send(msgspec.json.encode({"type": type, "id": self._id, **order}).decode())
        return self._id

    def receive(self, timeout: float = PATIENCE) -> Any:
        if self.kept:
            return self.kept.pop(0)
        return self._read(timeout)

    def _read(self, timeout: float) -> Any:
        """The next message, which must be one that the AsyncAPI document describes."""
        message = msgspec.json.decode(self.connection.recv(timeout))
        described.check("send", message)
        return message

    def ask(self, type: str, **order: Any) -> Any:
        """Send an order and wait for its answer; what comes before it is kept."""
        id, kept = self.send(type, **order), self.kept
        self.kept = []
        while True:
            message = self.receive()
            if message.get("id") == id and message["type"] in ("done", "refused", "why"):
                self.kept = kept
                return message
            kept.append(message)

    def next(self, type: str, timeout: float = PATIENCE) -> Any:
        """The next message of a type; others are dropped."""
        while True:
            message = self.receive(timeout)
            if message["type"] == type:
                return message

    def quiet(self, seconds: float = 0.3) -> bool:
        """Whether nothing comes for a while."""
        try:
            self.kept.append(self._read(seconds))
        except TimeoutError:
            return not self.kept
        return False

    def __enter__(self) -> Socket:
        self.connection = self._opening.__enter__()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self._opening.__exit__(kind, error, trace)


def play_on(players: list[Player], table: str, picks: int, rng: random.Random) -> Any:
    """Let these players pick at random, so many times or to the end. Returns the last state somebody saw."""
    state = None
    for _ in range(picks):
        for player in players:
            state = player.look(table)
            if state["info"]["status"] != "playing":
                return state
            if state["view"]["ask"] is not None:
                player.pick(table, rng.choice(state["view"]["ask"]["options"])["text"])
                break
    return state
