"""The memory of this process: what is used no more is found without stopping play, and given back to the machine."""

from __future__ import annotations

import contextlib
import ctypes
import gc
from typing import Final

ARENA_MAX: Final = -8  # how glibc calls the number of heaps
OBJECTS: Final = 20_000  # that are new, until somebody looks whether they are garbage
ROUNDS: Final = (4, 40)  # of such looks until one at those that are older, and of these until one at all


def share_one_heap() -> None:
    """Let all threads share one heap. glibc gives each its own, where others cannot use what one has freed: a server that goes
    on for days would grow and grow. Other C libraries have no such setting, and need none."""
    with contextlib.suppress(AttributeError, OSError, TypeError):
        ctypes.CDLL(None).mallopt(ARENA_MAX, 1)


def collect_rarely() -> None:
    """Games in memory are many objects that stay: looking through all of them for garbage again and again would stop play. It is
    done when a quarter of them is new, and that is millions: nearly all that nobody uses any more is free without it."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(OBJECTS, *ROUNDS)


def give_back() -> None:
    """Let the machine have the memory that lies free between what is used. To record a game takes tens of MiB for a moment;
    glibc would keep them for ever."""
    with contextlib.suppress(AttributeError, OSError, TypeError):
        ctypes.CDLL(None).malloc_trim(0)
