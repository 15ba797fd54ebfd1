"""The line to a browser: uvicorn's WebSocket with a short way in and out. A message costs one read or one write, no more."""

from __future__ import annotations

from typing import Final

from starlette.websockets import WebSocket
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

TEXT: Final = 0x81  # a whole text message in one frame
SHORT: Final = 126
LONG: Final = 1 << 16
MOST_WAITING: Final = 8  # messages that came and are not seen to yet


class Line(WebSocketsSansIOProtocol):
    """One connection. What is written in one go leaves in one go: an update and the word that a pick is kept, for example."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        self._due: list[bytes] = []
        if not self.close_sent:
            self.scope["state"]["line"] = self

    def send_receive_event_to_app(self) -> None:
        """A message came, text or bytes. A few may wait; then we read no further until they are seen to."""
        data = b"".join(self.frames)
        self.frames = []
        if self.close_sent:
            return
        self.queue.put_nowait({"type": "websocket.receive", "bytes": data})
        if not self.read_paused and self.queue.qsize() > MOST_WAITING:
            self.read_paused = True
            self.transport.pause_reading()

    async def read(self) -> bytes | None:
        """The next message; none if the other side is gone."""
        event = await self.queue.get()
        if self.read_paused and self.queue.empty():
            self.read_paused = False
            self.transport.resume_reading()
        return event["bytes"] if event["type"] == "websocket.receive" else None

    def write(self, data: bytes) -> None:
        """Send a text message, as soon as what runs now has come to its end."""
        if not self._due:
            self.loop.call_soon(self._flush)
        self._due += (header(len(data)), data)

    def _flush(self) -> None:
        """What comes after a goodbye is dropped."""
        data = b"".join(self._due)
        self._due.clear()
        if not self.close_sent and not self.disconnected:
            self.transport.write(data)

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
