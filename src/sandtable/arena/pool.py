"""Many jobs on all cores, with results in the order of the jobs: the same whatever the number of processes."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar

from sandtable import SandtableError

J = TypeVar("J")
R = TypeVar("R")


def cores() -> int:
    """How many processes this machine runs side by side."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def spread(work: Callable[[J], R], jobs: Sequence[J], processes: int = 0) -> Iterator[R]:
    """Do all jobs in so many processes (0: one per core).

    Even one process is another than this: compiled rules that are interrupted in the middle abort, so workers are not
    interrupted but ended.
    """
    with ProcessPoolExecutor(max(1, min(processes or cores(), len(jobs))), initializer=leave_interrupts_to_the_parent) as pool:
        waiting = [pool.submit(work, job) for job in jobs]
        try:
            for job in waiting:
                yield job.result()
        except BrokenProcessPool:
            raise SandtableError("a worker process was killed, perhaps for want of memory: try fewer --processes") from None
        except BaseException:  # ended, not cancelled: the pool then lets go of what still waits
            for worker in multiprocessing.active_children():
                worker.terminate()
            raise


def leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def chunks(count: int, processes: int = 0) -> list[range]:
    """Cut so many games into jobs: small enough to share out and to show progress, large enough not to cost."""
    size = max(1, min(100, count // ((processes or cores()) * 8)))
    return [range(start, min(start + size, count)) for start in range(0, count, size)]
