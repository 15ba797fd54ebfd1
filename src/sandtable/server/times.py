"""Moments and spans of time, in milliseconds since 1970: as they are stored, and as clients get them."""

from __future__ import annotations

import time

Millis = int


def now() -> Millis:
    return time.time_ns() // 1_000_000
