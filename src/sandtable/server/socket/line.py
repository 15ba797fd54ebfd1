"""The line to a browser: messages in, messages out. Writing never waits; what is written in one go may leave in one go."""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque

from starlette.websockets import WebSocket, WebSocketDisconnect

from sandtable.server.socket.uvicorn_wire import UvicornWire, wire_of


class Line:
    """A line over any ASGI server: what is written waits for its turn, and a task sends it."""

    def __init__(self, socket: WebSocket) -> None:
        self._socket = socket
        self._waiting: deque[bytes] = deque()
        self._sender: asyncio.Task[None] | None = None
        self._unsent = 0

    async def read(self) -> bytes | None:
        """The next message; none if the other side is gone."""
        event = await self._socket.receive()
        if event["type"] != "websocket.receive":
            return None
        text: str | None = event.get("text")
        return text.encode() if text is not None else event["bytes"]

    def write(self, data: bytes) -> None:
        """Send a text message, as soon as possible."""
        self._waiting.append(data)
        self._unsent += len(data)
        if self._sender is None or self._sender.done():
            self._sender = asyncio.create_task(self._send_all())

    async def _send_all(self) -> None:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):  # the other side is gone
            while self._waiting:
                data = self._waiting.popleft()
                await self._socket.send_text(data.decode())
                self._unsent -= len(data)

    async def flush(self) -> None:
        """Wait until all that was written is sent."""
        if self._sender is not None:
            await self._sender

    @property
    def unsent(self) -> int:
        """How many bytes the other side has not taken yet."""
        return self._unsent

    def drop(self) -> None:
        """Give up on what is unsent."""
        if self._sender is not None:
            self._sender.cancel()


class UvicornLine(Line):
    """A line that knows uvicorn's connection: a message costs one write at most, and no task."""

    def __init__(self, socket: WebSocket, wire: UvicornWire) -> None:
        super().__init__(socket)
        self._wire = wire

    def write(self, data: bytes) -> None:
        self._wire.write(data)

    async def flush(self) -> None:
        self._wire.flush()

    @property
    def unsent(self) -> int:
        return self._wire.unsent

    def drop(self) -> None:
        """Give up on the connection, too."""
        self._wire.drop()


def line_of(socket: WebSocket) -> Line:
    """The best line this server can give."""
    wire = wire_of(socket.scope)
    return Line(socket) if wire is None else UvicornLine(socket, wire)
