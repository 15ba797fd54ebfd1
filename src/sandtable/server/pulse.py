"""The pulse: how busy the machine is, and how late this server comes to what is due, for those who look after the house.

Hosts play, too: what they see is a minute old and rounded, so that no pick shows in it.
"""

from __future__ import annotations

import asyncio
import os
import time
from typing import Final

STEP: Final = 0.5  # seconds between two looks at the clock
STEPS: Final = 120  # of which the latest counts, then come the next
ROUNDED: Final = 10  # milliseconds
DELAY: Final = "delay"  # the fact that tells the command line how late a server was


class Pulse:
    """What was measured in the last whole minute. None: not known, or not yet."""

    def __init__(self) -> None:
        self.delay: int | None = None  # milliseconds
        self.load: float | None = load()

    async def measure(self) -> None:
        """Be due again and again for a minute, and note how late that was at most."""
        worst = 0.0
        for _ in range(STEPS):
            due = time.monotonic() + STEP
            await asyncio.sleep(STEP)
            worst = max(worst, time.monotonic() - due)
        self.delay, self.load = roughly(worst), load()


def load() -> float | None:
    """How many processes wanted a core of this machine at once, on the average of five minutes. Windows does not say."""
    return round(os.getloadavg()[1], 1) if hasattr(os, "getloadavg") else None


def roughly(seconds: float) -> int:
    """A time in milliseconds, rounded up."""
    return -(-round(seconds * 1000) // ROUNDED) * ROUNDED
