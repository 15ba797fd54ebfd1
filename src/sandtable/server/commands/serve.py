"""Run a server: look at its games, listen, say the address, and go on until it is stopped."""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import logging
import socket
import sys
from collections.abc import Callable
from urllib.parse import urlsplit

import uvicorn

from sandtable import extras
from sandtable.server import heap
from sandtable.server.app import App
from sandtable.server.commands import upgrade
from sandtable.server.limits import LARGEST_MESSAGE
from sandtable.server.notices.mail import PORTS
from sandtable.server.problems import Damaged, Refused
from sandtable.server.settings import Settings
from sandtable.server.socket.uvicorn_door import Connections, CountedWire, UvicornDoor

try:
    import resource
except ImportError:  # Windows knows no such limit
    resource = None  # type: ignore[assignment]

Say = Callable[[str], None]

REDIS = ("redis://", "rediss://", "unix://")


def say_at_once(sentence: str) -> None:
    """Not held back when the output is a pipe: whoever started the server waits for its address."""
    print(sentence, flush=True)


def serve(settings: Settings, say: Say = say_at_once) -> None:
    """Run a server until it is stopped. Says its address once it answers."""
    heap.share_one_heap()
    check_settings(settings)
    if settings.redis:
        extras.require("redis", "redis")
    check_storage(settings)
    listening = listen(settings)
    raise_open_files()
    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(levelname)s %(name)s: %(message)s", stream=sys.stderr)
    host, port = listening.getsockname()[:2]
    server = Announcing(App(settings), settings, lambda: say(settings.say("open-at", address=f"http://{host}:{port}/")))
    server.run(sockets=[listening])
    if server.failure:
        raise SystemExit(server.failure)


def check_settings(settings: Settings) -> None:
    """Refuse what no server can be run with."""
    if not 0 <= settings.port < 65_536:
        raise SystemExit(settings.say("bad-port", port=str(settings.port)))
    if settings.workers < 1:
        raise SystemExit(settings.say("bad-workers", workers=settings.workers))
    if settings.redis and not settings.redis.startswith(REDIS):
        raise SystemExit(settings.say("bad-redis", address=settings.redis))
    if settings.smtp and (not settings.sends_mail or urlsplit(settings.smtp).scheme not in PORTS):
        raise SystemExit(settings.say("bad-smtp", schemes=list(PORTS)))
    for network in settings.metrics_for:
        try:
            ipaddress.ip_network(network)
        except ValueError as error:
            raise SystemExit(settings.say("bad-network", network=network, why=error)) from None


def check_storage(settings: Settings) -> None:
    """Bring the storage up to date, and refuse one that is damaged. Games are looked at when somebody needs them."""
    try:
        asyncio.run(upgrade.prepare(settings))
    except Damaged as damage:
        raise SystemExit(damage.said(settings.language)) from None
    except Refused as error:
        raise SystemExit(settings.say("storage-unopened", why=error)) from None
    except OSError as error:
        raise SystemExit(settings.say("bad-data-folder", folder=settings.data, why=error.strerror)) from None


def listen(settings: Settings) -> socket.socket:
    listening = socket.socket(socket.AF_INET6 if ":" in settings.host else socket.AF_INET)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((settings.host, settings.port))
    except OSError as error:
        listening.close()
        raise SystemExit(settings.say("bad-address", address=f"{settings.host}:{settings.port}", why=error.strerror)) from None
    return listening


def raise_open_files() -> None:
    """Every connection is an open file: allow this process as many as the machine lets it have."""
    if resource is not None:
        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


class Announcing(uvicorn.Server):
    """A server that says when it is ready."""

    def __init__(self, app: App, settings: Settings, ready: Callable[[], None]) -> None:
        config = uvicorn.Config(
            app.asgi, http=UvicornDoor, ws=CountedWire, ws_max_size=LARGEST_MESSAGE * 2,
            ws_per_message_deflate=False, ws_ping_interval=20, ws_ping_timeout=30, log_config=None,
            log_level="warning", access_log=False, server_header=False, timeout_graceful_shutdown=5,
            forwarded_allow_ips="127.0.0.1",
        )  # fmt: skip
        super().__init__(config)
        self.server_state = Connections()
        self._ready = ready
        self.failure = ""  # why the server had to stop, if it had to
        app.give_up = self._give_up

    def _give_up(self, why: str) -> None:
        self.failure, self.should_exit = why, True

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            heap.collect_rarely()
            self._ready()
