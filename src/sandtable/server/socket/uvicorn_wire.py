"""A short way out through uvicorn's WebSocket connection, past the queue and the task that ASGI needs for each message.

It leans on three things that uvicorn does not promise: that its class keeps the connection of `websockets` as `conn`, the
transport as `transport`, and gives `app_state` to the application. `tests/server/test_line.py` fails when one of them changes.
"""

from __future__ import annotations

import asyncio
from collections.abc import MutableMapping
from typing import Any, Final

from uvicorn.config import Config
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.protocol import State

NAME: Final = "wire"  # under which the application finds it


class UvicornWire(WebSocketsSansIOProtocol):
    """One connection. What is written in one go leaves in one go: an update and the word that a pick is kept, for example."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, {**app_state, NAME: self}, _loop)
        self._due = False

    def write(self, data: bytes) -> None:
        """Send a text message, as soon as what runs now has come to its end. After a goodbye it is dropped."""
        if self.conn.state is State.OPEN:
            self.conn.send_text(data)
            if not self._due:
                self._due = True
                self.loop.call_soon(self.flush)

    def flush(self) -> None:
        """Send what was written until now."""
        self._due = False
        if not self.transport.is_closing():
            self.transport.write(b"".join(self.conn.data_to_send()))

    @property
    def unsent(self) -> int:
        return self.transport.get_write_buffer_size()

    def drop(self) -> None:
        self.transport.abort()


def wire_of(scope: MutableMapping[str, Any]) -> UvicornWire | None:
    """The wire of a connection, if it came over one."""
    wire = scope.get("state", {}).get(NAME)
    return wire if isinstance(wire, UvicornWire) else None
