"""Where letters arrive in tests: a real SMTP server and a real receiver of webhooks, each in a thread."""

from __future__ import annotations

import asyncio
import email
import queue
import threading
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from email.message import Message
from http.server import BaseHTTPRequestHandler, HTTPServer
from typing import Any, TypeVar

from aiosmtpd.controller import Controller

from tests.waiting import PATIENCE


class Mailbox:
    """Keeps the mails that arrive. It can refuse the first ones."""

    def __init__(self) -> None:
        self.mails: queue.Queue[Message] = queue.Queue()
        self.refusing = 0

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802
        if self.refusing:
            self.refusing -= 1
            return "451 later"
        self.mails.put(email.message_from_bytes(envelope.content))
        return "250 OK"

    def next(self) -> Message:
        return self.mails.get(timeout=PATIENCE)


class AnyPort(Controller):
    """A controller that takes any free port."""

    def _trigger_server(self) -> None:
        assert isinstance(self.server, asyncio.Server)
        self.port = self.server.sockets[0].getsockname()[1]
        super()._trigger_server()  # type: ignore[no-untyped-call]


@contextmanager
def smtp() -> Iterator[tuple[Mailbox, dict[str, str]]]:
    """A mailbox, and the settings of a server that sends mails there."""
    box = Mailbox()
    controller = AnyPort(box, hostname="127.0.0.1", port=0)
    controller.start()
    try:
        yield box, {
            "smtp": f"smtp+plain://127.0.0.1:{controller.port}", "mail_from": "Sandtable <house@example.org>", "address": "https://sand.example.org",
        }  # fmt: skip
    finally:
        controller.stop()


S = TypeVar("S", bound=HTTPServer)


class Receiver(HTTPServer):
    """Keeps the requests that arrive, with their headers."""

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Answer)
        self.calls: queue.Queue[tuple[dict[str, str], bytes]] = queue.Queue()
        self.answers: list[int] = []  # what the next requests are answered; 204 after that
        self.url = f"http://127.0.0.1:{self.server_address[1]}/hook?to=me"

    def next(self) -> tuple[dict[str, str], bytes]:
        return self.calls.get(timeout=PATIENCE)


class Answer(BaseHTTPRequestHandler):
    server: Receiver

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["Content-Length"]))
        self.server.calls.put((dict(self.headers.items()), body))
        self.send_response(self.server.answers.pop(0) if self.server.answers else 204)
        self.end_headers()

    def log_message(self, format: str, *args: Any) -> None:
        """Say nothing."""


def receiver() -> AbstractContextManager[Receiver]:
    return serving(Receiver())


@contextmanager
def serving(server: S) -> Iterator[S]:
    """Let a server answer in a thread of its own."""
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.02})
    thread.start()
    try:
        yield server
    finally:
        server.shutdown()
        thread.join()
        server.server_close()
