"""Requests that are never finished: visitors come in all the same, and the rest is hung up on after a while.

`python -m tests.server.slow 2000` lets two thousand of them hang.
"""

from __future__ import annotations

import contextlib
import resource
import socket
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import urlsplit

import httpx

from tests.server.people import Process

# What a request that hangs has said so far: nothing, half of its head, half of its body, and half of a second request.
BEGINNINGS = [
    b"",
    b"GET / HTTP/1.1\r\nHost: x\r\nX-Slow",
    b"POST /api/guest HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{",
    b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\nGET / HTTP/1.1\r\nHost",
]


@contextmanager
def hanging(url: str, count: int) -> Iterator[list[socket.socket]]:
    """So many connections with requests that are never finished."""
    address, connections = urlsplit(url), []
    try:
        for number in range(count):
            connection = socket.create_connection((address.hostname, address.port), 30)
            connections.append(connection)
            with contextlib.suppress(ConnectionError):  # the server may have hung up already
                connection.sendall(BEGINNINGS[number % len(BEGINNINGS)])
        yield connections
    finally:
        for connection in connections:
            connection.close()


def is_open(connection: socket.socket) -> bool:
    """Whether the server has not hung up on a connection."""
    connection.setblocking(False)
    try:
        while connection.recv(65_536):
            pass
    except BlockingIOError:
        return True
    except OSError:
        pass
    return False


def wait_until_all_are_closed(connections: list[socket.socket], patience: float) -> float:
    """How many seconds it took until the server had hung up on all of them."""
    begun = time.monotonic()
    while any(map(is_open, connections)):
        assert time.monotonic() < begun + patience, "the server still holds on to them"
        time.sleep(0.05)
    return time.monotonic() - begun


def visit(url: str) -> float:
    """How many seconds somebody new needs to come in."""
    begun = time.monotonic()
    assert httpx.post(f"{url}/api/guest", json={"name": "Anna"}, timeout=30).status_code == 201
    return time.monotonic() - begun


def main(count: int) -> None:
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    with tempfile.TemporaryDirectory() as folder, Process(Path(folder)) as server:
        before = visit(server.url)
        with hanging(server.url, count) as connections:
            visits = [visit(server.url) for _ in range(20)]
            held = sum(map(is_open, connections))
            gone = wait_until_all_are_closed(connections, 120)
    print(
        f"{count} requests begun, {held} hung while 20 visitors came in: {before * 1000:.0f} ms before, "
        f"{max(visits) * 1000:.0f} ms at most; all hung up on after {gone:.0f} s more"
    )


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 2000)
