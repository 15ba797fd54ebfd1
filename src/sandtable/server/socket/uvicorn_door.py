"""Where connections come in: not too many from one address, and a request must be there as a whole after a while.

It leans on uvicorn's class being its own parser's listener, as httptools wants it: `on_message_begin`, `on_message_complete`.
"""

from __future__ import annotations

import asyncio
from asyncio import AbstractEventLoop as Loop
from collections import Counter
from typing import Any, cast

from uvicorn.config import Config
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.server import ServerState

from sandtable.server.limits import network
from sandtable.server.socket.uvicorn_wire import UvicornWire

WHOLE_REQUEST = 15.0  # seconds from its first byte, or from the connection, to its last
MOST_FROM_ONE_ADDRESS = 200
PROXIES = ("127.0.0.1", "::1")  # who speaks for others, as many as they are


class Connections(ServerState):
    """What the connections of a server share, and how many each address has; of IPv6 each household, which has very many."""

    def __init__(self) -> None:
        super().__init__()
        self._open: Counter[str] = Counter()

    def come(self, address: str) -> bool:
        """Count a connection. False if that is one too many."""
        household = network(address)
        self._open[household] += 1
        return address in PROXIES or household in PROXIES or self._open[household] <= MOST_FROM_ONE_ADDRESS

    def go(self, address: str) -> None:
        household = network(address)
        self._open[household] -= 1
        if not self._open[household]:
            del self._open[household]


class UvicornDoor(HttpToolsProtocol):
    """One connection, as long as it speaks HTTP. Whoever lets a request wait half-sent is hung up on."""

    _due: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if cast(Connections, self.server_state).come(address_of(self)):
            self._request_is_due()
        else:
            transport.abort()

    def _request_is_due(self) -> None:
        if self._due is None:
            self._due = self.loop.call_later(WHOLE_REQUEST, self.transport.abort)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._request_is_due()

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._no_longer_due()

    def _no_longer_due(self) -> None:
        if self._due is not None:
            self._due.cancel()
            self._due = None

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._no_longer_due()
        cast(Connections, self.server_state).go(address_of(self))


class CountedWire(UvicornWire):
    """A connection that came in through the door and speaks WebSocket now."""

    def __init__(self, config: Config, server_state: Connections, app_state: dict[str, Any], _loop: Loop | None = None) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._all = server_state

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._all.go(address_of(self))


def address_of(connection: UvicornDoor | UvicornWire) -> str:
    return connection.client[0] if connection.client else ""
