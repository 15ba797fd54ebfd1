"""A team of processes that share the work of one search. Each is a copy of the thinking one, and is gone when it has answered."""

from __future__ import annotations

import os
from array import array
from collections.abc import Callable
from typing import Final

WIDTH: Final = 8  # bytes of a number
Member = tuple[int, int]  # its process, and where its answer can be read


def largest_team() -> int:
    """How many processes may think together here. Where a process cannot copy itself it thinks alone."""
    return (os.cpu_count() or 1) if hasattr(os, "fork") else 1


def send(work: Callable[[], list[float]]) -> Member:
    """Start a member of the team on its part of the work."""
    source, target = os.pipe()
    process = os.fork()
    if process:
        os.close(target)
        return process, source
    status = 1
    try:
        os.close(source)
        os.write(target, array("d", work()).tobytes())
        status = 0
    finally:
        os._exit(status)


def answer_of(member: Member) -> list[float]:
    """What a member came to, once it is gone. One that died in the middle has found nothing."""
    process, source = member
    with os.fdopen(source, "rb") as answer:
        found = answer.read()
    os.waitpid(process, 0)
    numbers = array("d")
    numbers.frombytes(found[: len(found) // WIDTH * WIDTH])
    return numbers.tolist()
