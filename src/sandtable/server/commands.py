"""What can be done with a server from the command line. Plain functions: `sandtable serve` and others call them."""

from __future__ import annotations

import logging
import socket
import sqlite3
import sys
from collections.abc import Callable
from pathlib import Path

import uvicorn

from sandtable.server.app import App
from sandtable.server.limits import LARGEST_MESSAGE
from sandtable.server.settings import Settings

Say = Callable[[str], None]


def serve(settings: Settings, say: Say = print) -> None:
    """Run a server until it is stopped. Says its address once it answers."""
    listening = listen(settings)
    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(levelname)s %(name)s: %(message)s", stream=sys.stderr)
    host, port = listening.getsockname()[:2]
    server = Announcing(App(settings), settings, lambda: say(f"Sandtable is open at http://{host}:{port}/ (Ctrl+C stops it)"))
    server.run(sockets=[listening])


def listen(settings: Settings) -> socket.socket:
    listening = socket.socket(socket.AF_INET6 if ":" in settings.host else socket.AF_INET)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((settings.host, settings.port))
    except OSError as error:
        listening.close()
        raise SystemExit(f"The address {settings.host}:{settings.port} cannot be used: {error.strerror}.") from None
    return listening


class Announcing(uvicorn.Server):
    """A server that says when it is ready."""

    def __init__(self, app: App, settings: Settings, ready: Callable[[], None]) -> None:
        config = uvicorn.Config(
            app.asgi, loop="uvloop", http="httptools", ws="websockets-sansio", ws_max_size=LARGEST_MESSAGE * 2,
            ws_per_message_deflate=False, ws_ping_interval=20, ws_ping_timeout=30, log_config=None, access_log=False,
            server_header=False, timeout_graceful_shutdown=5, forwarded_allow_ips="127.0.0.1",
        )  # fmt: skip
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready()


def backup(settings: Settings, target: Path) -> None:
    """Copy the whole storage to a file, while the server runs."""
    if settings.database.startswith("postgres"):
        raise SystemExit("A PostgreSQL storage is backed up with its own tool: pg_dump.")
    path = settings.database_url.removeprefix("sqlite:///")
    if not Path(path).exists():
        raise SystemExit(f"There is no storage at {path}.")
    source, copy = sqlite3.connect(path), sqlite3.connect(target)
    with source, copy:
        source.backup(copy)
    source.close()
    copy.close()
