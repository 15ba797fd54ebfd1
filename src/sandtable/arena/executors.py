"""Where many jobs are done: on the cores of this machine, or on a cluster of machines."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.process import BaseProcess
from typing import Protocol, TypeVar

from sandtable import SandtableError

J = TypeVar("J")
R = TypeVar("R")


class Executor(Protocol):
    """Does jobs that depend on nothing but themselves. Results come when they are ready, in any order."""

    @property
    def width(self) -> int:
        """How many jobs are done side by side."""
        ...

    def run(self, work: Callable[[J], R], jobs: Sequence[J]) -> Iterator[R]:
        """Do all jobs. A caller that stops iterating stops the jobs."""
        ...


def cores() -> int:
    """How many processes this machine runs side by side."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class Cores:
    """Processes of this machine: so many, or one for each core.

    Jobs never run in this process, even if there is only one worker: an interrupt in the middle of compiled rules aborts the
    process, so workers ignore interrupts and are ended.
    """

    def __init__(self, processes: int = 0) -> None:
        self._processes = processes if processes > 0 else cores()

    @property
    def width(self) -> int:
        return self._processes

    def run(self, work: Callable[[J], R], jobs: Sequence[J]) -> Iterator[R]:
        if not jobs:
            return
        others = set(multiprocessing.active_children())
        with ProcessPoolExecutor(min(self._processes, len(jobs)), initializer=belong_to_the_parent) as pool:
            waiting = [pool.submit(work, job) for job in jobs]
            try:
                for job in as_completed(waiting):
                    yield job.result()
            except BrokenProcessPool:
                raise SandtableError("a worker process was killed, perhaps for want of memory: try fewer --processes") from None
            except BaseException:  # with its workers gone the pool drops the jobs that still wait
                for worker in set(multiprocessing.active_children()) - others:
                    worker.terminate()
                raise


def belong_to_the_parent() -> None:
    """Leave interrupts to the parent, and end when it has ended, even if it was killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_after, args=(multiprocessing.parent_process(),), daemon=True).start()


def end_after(parent: BaseProcess) -> None:
    parent.join()
    os._exit(1)
