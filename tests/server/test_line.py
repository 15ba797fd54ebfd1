"""The line to a browser: messages of any size arrive, and one that takes nothing is let go."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx
import hypercorn
import hypercorn.asyncio
import pytest
from uvicorn.config import Config
from uvicorn.server import ServerState
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.sync.client import ClientConnection, connect

from sandtable.server.app import App
from sandtable.server.settings import Settings
from sandtable.server.socket import device
from sandtable.server.socket.line import Line, UvicornLine
from sandtable.server.socket.uvicorn_wire import UvicornWire, wire_of
from tests.server.people import Place, Player, Socket
from tests.server.services import free_port

LIMIT = 30.0


class Transport(asyncio.Transport):
    """A transport that notes what is written."""

    def __init__(self) -> None:
        super().__init__()
        self.writes: list[bytes] = []

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.writes.append(bytes(data))

    def is_closing(self) -> bool:
        return False


async def no_application(scope: Any, receive: Any, send: Any) -> None:
    raise AssertionError("nobody asks")


def test_what_is_written_in_one_go_leaves_in_one_go() -> None:
    messages = [b"x" * size for size in (0, 1, 125, 126, 65_535, 65_536)]

    async def write() -> list[bytes]:
        wire, transport = UvicornWire(Config(no_application, log_config=None), ServerState(), {}), Transport()
        wire.transport, wire.conn.state = transport, State.OPEN
        for message in messages:
            wire.write(message)
        await asyncio.sleep(0)
        wire.conn.state = State.CLOSED
        wire.write(b"after a goodbye")
        await asyncio.sleep(0)
        return transport.writes

    frames = [Frame(Opcode.TEXT, message).serialize(mask=False) for message in messages]
    assert asyncio.run(write()) == [b"".join(frames)]


def test_connections_of_our_server_have_the_short_way_out(place: Place, anna: Player) -> None:
    """This fails if an upgrade of uvicorn changes what `uvicorn_wire` leans on: messages would still go, only slower."""
    with anna.socket() as socket:
        assert socket.ask("ping")["type"] == "done"
        (found,) = place.app.house.crowd.devices_of(anna.id)
        assert isinstance(found, device.Device)
        assert isinstance(found._line, UvicornLine)
        assert wire_of(found._socket.scope) is not None


@pytest.fixture
def elsewhere(tmp_path: Path) -> Iterator[Place]:
    """Our application on another ASGI server."""
    settings = Settings(data=tmp_path, workers=1, budget=0.2, pause=0, limits=False, web=tmp_path / "no client")
    app, config = App(settings), hypercorn.Config()
    config.bind = [f"127.0.0.1:{free_port()}"]
    loop, end = asyncio.new_event_loop(), asyncio.Event()
    serving: Any = hypercorn.asyncio.serve(app.asgi, config, shutdown_trigger=end.wait, mode="asgi")  # type: ignore[arg-type]
    thread = threading.Thread(target=loop.run_until_complete, args=(serving,))
    thread.start()
    try:
        url = f"http://{config.bind[0]}"
        wait_until_it_answers(url)
        yield Place(url, app)
    finally:
        loop.call_soon_threadsafe(end.set)
        thread.join()
        loop.close()


def wait_until_it_answers(url: str) -> None:
    limit = time.monotonic() + LIMIT
    while True:
        with contextlib.suppress(httpx.TransportError):
            assert httpx.get(f"{url}/healthz").status_code == 200
            return
        assert time.monotonic() < limit, "the server does not answer"
        time.sleep(0.05)


def test_the_application_runs_on_another_server_as_well(elsewhere: Place) -> None:
    with elsewhere.player("Anna") as anna, elsewhere.player("Bela") as bela:
        table = anna.make()
        bela.join(table)
        with anna.socket() as hers, bela.socket() as his:
            for socket in (hers, his):
                socket.ask("watch", table=table)
                assert socket.next("state")["view"]["ask"]
            done = hers.ask("pick", table=table, seat=0, number=0, picks=["keep_rest"])
            assert (done["type"], done["number"]) == ("done", 1)
            his.ask("pick", table=table, seat=1, number=0, picks=["keep_rest"])
            assert hers.next("update")["view"]
            (found,) = elsewhere.app.house.crowd.devices_of(anna.id)
            assert isinstance(found, device.Device)
            assert type(found._line) is Line
            anna.post("/api/signout-everywhere")
            assert code_of_goodbye(hers) == 4401


def code_of_goodbye(socket: Socket) -> int:
    """Why the server hangs up, once it does."""
    with contextlib.suppress(ConnectionClosed):
        while True:
            socket.receive()
    return socket.connection.close_code or 0


def test_many_messages_at_once_are_answered_one_after_the_other(anna: Player) -> None:
    with anna.socket() as socket:
        ids = [socket.send("ping") for _ in range(80)]
        assert [socket.receive()["id"] for _ in ids] == ids
        socket.connection.send(['{"type": "ping", ', '"id": 7', "}"])
        assert socket.receive() == {"type": "done", "id": 7, "number": 0, "made": 0}
        socket.connection.send(b'{"type": "ping", "id": 8}')
        assert socket.receive()["id"] == 8


def test_a_connection_that_takes_nothing_is_let_go(
    place: Place, anna: Player, bela: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(device, "MOST_UNSENT", 100_000)
    monkeypatch.setattr(device, "FLUSH", 0.1)
    table = anna.make()
    bela.join(table)
    end = time.monotonic() + LIMIT
    with contextlib.suppress(OSError, ConnectionClosed), deaf_connection(place, anna) as connection:
        while True:
            connection.send(f'{{"type": "watch", "table": "{table}"}}')
            assert time.monotonic() < end, "the server still answers"
    while place.app.house.crowd.devices_of(anna.id):
        assert time.monotonic() < end, "the server still holds on to it"
        time.sleep(0.01)
    bela.pick(table)


def deaf_connection(place: Place, player: Player) -> ClientConnection:
    """A connection that sends, but takes next to nothing of what it is sent."""
    address = urlsplit(place.url)
    deaf = socket.socket()
    deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    deaf.connect((address.hostname, address.port))
    cookie = {"Cookie": f"sandtable={player.http.cookies['sandtable']}"}
    url = place.url.replace("http", "ws", 1) + "/api/live"
    return connect(url, sock=deaf, additional_headers=cookie, compression=None, max_queue=1, close_timeout=0.1)
