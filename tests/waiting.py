"""Waiting for what comes to pass by itself: for a condition, never for a time."""

from __future__ import annotations

import time
from collections.abc import Callable

PATIENCE = 60.0  # seconds: a busy machine is no fault of what is tested


def until(holds: Callable[[], bool], otherwise: str = "it did not come to pass", patience: float = PATIENCE) -> None:
    """Wait until something holds. If it never does, fail and say so."""
    end = time.monotonic() + patience
    while not holds():
        assert time.monotonic() < end, otherwise
        time.sleep(0.02)
