"""The line to a browser: messages of any size arrive, and one that takes nothing is let go."""

from __future__ import annotations

import contextlib
import socket
import time
from urllib.parse import urlsplit

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode
from websockets.sync.client import ClientConnection, connect

from sandtable.server.socket import device
from sandtable.server.socket.line import MOST_WAITING, header
from tests.server.people import Place, Player

LIMIT = 30.0


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536, 100_000])
def test_a_message_has_the_frame_that_everybody_else_gives_it(size: int) -> None:
    data = b"x" * size
    assert header(size) + data == Frame(Opcode.TEXT, data).serialize(mask=False)


def test_many_messages_at_once_are_answered_one_after_the_other(anna: Player) -> None:
    with anna.socket() as socket:
        ids = [socket.send("ping") for _ in range(10 * MOST_WAITING)]
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
