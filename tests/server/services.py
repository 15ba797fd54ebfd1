"""Throw-away PostgreSQL and Redis servers on free ports of this machine. Nothing of them remains."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import socket
import struct
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.processes import interruptible
from tests.waiting import PATIENCE, until

PROTOCOL = 3 << 16  # of PostgreSQL
LET_IN = b"R"  # how its answer begins, unless it refuses


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def program(name: str, package: str) -> str:
    """Where a program is; without it the tests that need it are skipped, and say how to get it."""
    places = [str(path) for path in sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)]
    found = shutil.which(name, path=os.pathsep.join([os.environ.get("PATH", ""), *places, "/usr/sbin"]))
    if found is None:
        pytest.skip(f"{name} is not installed (on Debian: apt-get install {package})")
    return found


def somebody_else() -> str | None:
    """PostgreSQL refuses to run as root: then it runs as another user."""
    if os.geteuid() != 0:
        return None
    users = {user.pw_name for user in pwd.getpwall()}
    return next(name for name in ("postgres", "nobody") if name in users)


def wait_for(port: int, process: subprocess.Popen[bytes]) -> None:
    end = time.monotonic() + PATIENCE
    while True:
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
            return
        except OSError:
            assert process.poll() is None, "it did not start"
            assert time.monotonic() < end, "it does not answer"
            time.sleep(0.05)


@contextmanager
def folder(owner: str | None) -> Iterator[Path]:
    with tempfile.TemporaryDirectory(prefix="sandtable-test-", ignore_cleanup_errors=True) as name:
        if owner is not None:
            shutil.chown(name, owner)
        yield Path(name)


class PostgreSQL:
    """A PostgreSQL server in a folder of its own, which can be stopped and started again."""

    def __init__(self, place: Path, user: str | None) -> None:
        self._place, self._user, self._port = place, user, free_port()
        self._postgres = program("postgres", "postgresql")
        self._server: subprocess.Popen[bytes] | None = None
        self.url = f"postgresql://sand@127.0.0.1:{self._port}/postgres"
        command = [program("initdb", "postgresql"), "-D", str(place / "db"), "-U", "sand", "-A", "trust", "--no-sync"]
        quiet = subprocess.DEVNULL
        subprocess.run([*command, "-E", "UTF8", "--locale=C"], check=True, user=user, stdout=quiet, stderr=quiet, cwd=place)

    def start(self) -> None:
        options = ["-h", "127.0.0.1", "-p", str(self._port), "-k", str(self._place), "-c", "fsync=off"]
        command, quiet = [self._postgres, "-D", str(self._place / "db"), *options], subprocess.DEVNULL
        with interruptible():
            self._server = subprocess.Popen(command, user=self._user, stdout=quiet, stderr=quiet, cwd=self._place)
        wait_for(self._port, self._server)
        until(self._serves, "it listens but does not serve")

    def _serves(self) -> bool:
        """Whether it lets somebody in: it listens a moment before that."""
        words = b"user\0sand\0database\0postgres\0\0"
        with socket.create_connection(("127.0.0.1", self._port), PATIENCE) as connection:
            connection.sendall(struct.pack("!ii", 8 + len(words), PROTOCOL) + words)
            return connection.recv(1) == LET_IN

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """At once, whoever is connected; with SIGQUIT in the middle of whatever they do."""
        if self._server is not None:
            self._server.send_signal(how)
            self._server.wait()
            self._server = None


@contextmanager
def postgresql() -> Iterator[PostgreSQL]:
    """A PostgreSQL server with an empty database."""
    program("initdb", "postgresql")
    user = somebody_else()
    with folder(user) as place:
        server = PostgreSQL(place, user)
        try:
            server.start()
            yield server
        finally:
            server.stop()


class Redis:
    """A Redis server, which can be made to hang."""

    def __init__(self, process: subprocess.Popen[bytes], port: int) -> None:
        self._process = process
        self.url = f"redis://127.0.0.1:{port}/0"

    def pause(self) -> None:
        """It keeps its connections, but no longer does anything."""
        self._process.send_signal(signal.SIGSTOP)

    def go_on(self) -> None:
        self._process.send_signal(signal.SIGCONT)


@contextmanager
def redis() -> Iterator[Redis]:
    """A Redis server that keeps nothing."""
    command, port = program("redis-server", "redis-server"), free_port()
    with folder(None) as place:
        quiet = subprocess.DEVNULL
        options = ["--port", str(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no", "--dir", str(place)]
        server = subprocess.Popen([command, *options], stdout=quiet, stderr=quiet)
        try:
            wait_for(port, server)
            yield Redis(server, port)
        finally:
            server.kill()
            server.wait()
