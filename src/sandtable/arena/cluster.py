"""Many jobs on a Ray cluster: the machines that `ray start` joined, or this one where there is no cluster."""

from __future__ import annotations

import logging
import os
from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from typing import Any, TypeVar

from sandtable.extras import require

J = TypeVar("J")
R = TypeVar("R")

AGAIN = 20  # times a job is begun once more if the machine or the process that did it is lost
WAITING = 4  # jobs that wait for each core: enough that none is idle, few enough that a lost machine costs little


class Cluster:
    """The cluster that RAY_ADDRESS names, with the token that RAY_AUTH_TOKEN or a file of Ray's holds.

    A job that was lost with its machine is done again elsewhere: it depends on nothing but itself, so what comes is the same.
    """

    def __init__(self, width: int = 0) -> None:
        require("ray", "ray")
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        import ray

        self._ray: Any = ray
        if not ray.is_initialized():
            ray.init(log_to_driver=False, logging_level=logging.ERROR)
        self._width = width or max(1, int(self._ray.cluster_resources().get("CPU", 1)))

    @property
    def width(self) -> int:
        return self._width

    def run(self, work: Callable[[J], R], jobs: Sequence[J]) -> Iterator[R]:
        ray, rest = self._ray, iter(jobs)
        task = ray.remote(max_retries=AGAIN)(work_of).options(num_cpus=1)
        doing = ray.put(work)
        waiting = [task.remote(doing, job) for job in islice(rest, self._width * WAITING)]
        try:
            while waiting:
                (ready,), waiting = ray.wait(waiting, num_returns=1)
                yield ray.get(ready)
                waiting += [task.remote(doing, job) for job in islice(rest, 1)]
        finally:
            for unfinished in waiting:
                ray.cancel(unfinished, force=True)


def work_of(work: Callable[[J], R], job: J) -> R:
    """One job. Ray wants a plain function."""
    return work(job)
