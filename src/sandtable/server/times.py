"""Moments and spans of time, in milliseconds since 1970: as they are stored, and as clients get them."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

Millis = int

MOST_AT_ONCE: Final = 1_000  # milliseconds the server's time may go on between two ticks


def wall_time() -> Millis:
    return time.time_ns() // 1_000_000


class Clock:
    """The server's own time. It is the time of the machine, but once it ticks it goes on only while the server is awake: it
    stands still while the process is stopped or the machine sleeps, and knows nothing of a machine's clock that is changed.
    So nobody's time can run out before the server has noticed that it was away; then the clock is set right."""

    def __init__(self, wall: Callable[[], Millis] = wall_time, steady: Callable[[], float] = time.monotonic) -> None:
        self.wall = wall
        self._steady = steady
        self._at: Millis = 0
        self._ticked: float | None = None  # when `_at` was right; none if the clock does not tick

    def now(self) -> Millis:
        if self._ticked is None:
            return self.wall()
        return self._at + min(int((self._steady() - self._ticked) * 1000), MOST_AT_ONCE)

    def tick(self) -> None:
        """Let time go on. Whoever begins this must do it again and again, or time stands still."""
        self._at, self._ticked = self.now(), self._steady()

    def set_right(self) -> None:
        """Take over the time of the machine."""
        self._at, self._ticked = self.wall(), self._steady()

    def stop(self) -> None:
        """Be the time of the machine again."""
        self._ticked = None


clock = Clock()


def now() -> Millis:
    return clock.now()
