"""The line to a browser: uvicorn's WebSocket with a short way out, so that a message costs one write and wakes no task."""

from __future__ import annotations

from typing import Final

from starlette.websockets import WebSocket
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

TEXT: Final = 0x81  # a whole text message in one frame
SHORT: Final = 126
LONG: Final = 1 << 16


class Line(WebSocketsSansIOProtocol):
    """One connection. What is written in one go leaves in one go: the event loop joins it."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["state"]["line"] = self

    def write(self, data: bytes) -> None:
        """Send a text message. What comes after a goodbye is dropped."""
        if not self.close_sent and not self.disconnected:
            self.transport.write(header(len(data)) + data)

    @property
    def unsent(self) -> int:
        """How many bytes the other side has not taken yet."""
        return self.transport.get_write_buffer_size()

    def drop(self) -> None:
        """Give up on what is unsent, and on the connection."""
        self.transport.abort()


def line_of(socket: WebSocket) -> Line:
    line = socket.scope["state"]["line"]
    assert isinstance(line, Line)
    return line


def header(size: int) -> bytes:
    """What goes before a text message of so many bytes."""
    if size < SHORT:
        return bytes((TEXT, size))
    if size < LONG:
        return bytes((TEXT, 126)) + size.to_bytes(2, "big")
    return bytes((TEXT, 127)) + size.to_bytes(8, "big")
