"""Processes that tests start: they can be interrupted, and they end with the test."""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any

TICKS = os.sysconf("SC_CLK_TCK")


@contextmanager
def interruptible() -> Iterator[None]:
    """What is started meanwhile can be interrupted, although whoever runs the check in the background may have it ignore that."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def start(command: list[str], *, stdout: int | IO[Any] = subprocess.PIPE, **more: Any) -> subprocess.Popen[str]:
    """Start a program in a process group of its own."""
    with interruptible():
        return subprocess.Popen(command, stdout=stdout, text=True, process_group=0, **more)


def end(process: subprocess.Popen[str]) -> None:
    """End a program that `start` started, and whatever it started itself."""
    with contextlib.suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()
    for pipe in (process.stdin, process.stdout, process.stderr):
        if pipe is not None:
            pipe.close()


@contextmanager
def running(command: list[str], **more: Any) -> Iterator[subprocess.Popen[str]]:
    """A program that runs until the test is over, at the latest."""
    process = start(command, **more)
    try:
        yield process
    finally:
        end(process)


def wait_until_busy(process: subprocess.Popen[str], seconds: float, patience: float = 120.0) -> None:
    """Wait until a program and what it started have computed for so long, however busy the machine is."""
    limit = time.monotonic() + patience
    while computed(process.pid) < seconds:
        assert process.poll() is None, "it has ended"
        assert time.monotonic() < limit, "it does nothing"
        time.sleep(0.05)


def computed(group: int) -> float:
    """The seconds of computing time that the processes of a group have used."""
    total = 0
    for file in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            fields = file.read_text().rpartition(")")[2].split()
            if int(fields[2]) == group:
                total += int(fields[11]) + int(fields[12])
    return total / TICKS
