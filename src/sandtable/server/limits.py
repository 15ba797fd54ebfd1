"""Limits: how much and how often anybody may ask."""

from __future__ import annotations

import time
from typing import Final

from sandtable.server.problems import TooMany

LARGEST_BODY: Final = 64 * 1024
LARGEST_MESSAGE: Final = 64 * 1024
MOST_CONNECTIONS: Final = 20  # of one person
MOST_WATCHED: Final = 20  # tables on one connection
MOST_TABLES: Final = 100  # open and running, of one person
MOST_REMEMBERED: Final = 100_000

# What is limited: how many a second in the long run, and how many at once.
RATES: Final = {
    "request": (20.0, 100.0),
    "message": (20.0, 100.0),
    "guest": (0.5, 20.0),
    "passphrase": (0.1, 10.0),
    "table": (0.5, 20.0),
    "chat": (1.0, 10.0),
}


class Limits:
    """A bucket of permissions for each thing and each asker, which fills again with time."""

    def __init__(self, on: bool = True) -> None:
        self._on = on
        self._buckets: dict[tuple[str, str], tuple[float, float]] = {}  # what is left, and when that was

    def spend(self, what: str, who: str) -> None:
        """Use up one permission, or refuse."""
        if not self._on:
            return
        rate, most = RATES[what]
        at = time.monotonic()
        left, since = self._buckets.get((what, who), (most, at))
        left = min(most, left + (at - since) * rate)
        if left < 1:
            raise TooMany("That is too often. Please wait a little.")
        if len(self._buckets) > MOST_REMEMBERED:
            self._buckets.clear()
        self._buckets[what, who] = (left - 1, at)
