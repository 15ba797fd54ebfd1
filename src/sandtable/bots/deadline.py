"""How long a bot may think: measured on its own processor time, and on the clock of whoever waits for it."""

from __future__ import annotations

import time
from typing import Final, final

PATIENCE: Final = 2.0  # on a busy machine a bot makes people wait at most so many times as long as it may think

MOMENT: Final = 1e-4  # seconds


@final
class Deadline:
    """The end of a thought. With no seconds at all it never comes; where nobody waits, the clock does not matter."""

    def __init__(self, seconds: float, on_clock: bool = True) -> None:
        self.timed: Final = seconds > 0
        self.seconds: Final = seconds
        self.on_clock: Final = on_clock
        self.thought: Final = time.thread_time() + seconds if seconds > 0 else 0.0
        self.clock: Final = time.monotonic() + PATIENCE * seconds if seconds > 0 and on_clock else 0.0

    def passed(self) -> bool:
        return self.timed and (time.thread_time() >= self.thought or (self.on_clock and time.monotonic() >= self.clock))

    def left(self, part: int, of: int) -> float:
        """The seconds until so many equal parts of the time are over: at least a moment, and no seconds at all without an end."""
        return max(self.thought - self.seconds * (of - part) / of - time.thread_time(), MOMENT) if self.timed else 0.0

    def due(self, part: int, of: int) -> bool:
        """Whether so many equal parts of the time are over: the moment to drop the worse half of some candidates."""
        return self.timed and time.thread_time() >= self.thought - self.seconds * (of - part) / of
