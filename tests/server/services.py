"""Throw-away PostgreSQL and Redis servers on free ports of this machine. Nothing of them remains."""

from __future__ import annotations

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

PATIENCE = 30.0


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


@contextmanager
def postgresql(port: int | None = None) -> Iterator[str]:
    """A PostgreSQL server. Gives the address of an empty database."""
    initdb, postgres = program("initdb", "postgresql"), program("postgres", "postgresql")
    user, port = somebody_else(), port or free_port()
    with folder(user) as place:
        quiet = subprocess.DEVNULL
        command = [initdb, "-D", str(place / "db"), "-U", "sand", "-A", "trust", "--no-sync", "-E", "UTF8", "--locale=C"]
        subprocess.run(command, check=True, user=user, stdout=quiet, stderr=quiet, cwd=place)
        options = ["-h", "127.0.0.1", "-p", str(port), "-k", str(place), "-c", "fsync=off", "-c", "max_connections=60"]
        server = subprocess.Popen([postgres, "-D", str(place / "db"), *options], user=user, stdout=quiet, stderr=quiet, cwd=place)
        try:
            wait_for(port, server)
            time.sleep(0.2)
            yield f"postgresql://sand@127.0.0.1:{port}/postgres"
        finally:
            server.send_signal(2)  # fast shutdown
            server.wait()


@contextmanager
def redis() -> Iterator[str]:
    """A Redis server that keeps nothing."""
    command, port = program("redis-server", "redis-server"), free_port()
    with folder(None) as place:
        quiet = subprocess.DEVNULL
        options = ["--port", str(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no", "--dir", str(place)]
        server = subprocess.Popen([command, *options], stdout=quiet, stderr=quiet)
        try:
            wait_for(port, server)
            yield f"redis://127.0.0.1:{port}/0"
        finally:
            server.terminate()
            server.wait()
