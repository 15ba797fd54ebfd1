"""Bots at tables: they think in processes of their own, any number of tables, each pick within a time budget."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from typing import Final

import msgspec

from sandtable.bots.levels import GREEDY, longest
from sandtable.server.bots.queue import FairQueue
from sandtable.server.bots.worker import Job, Thought, read_answer, until_ready, write_job

log = logging.getLogger("sandtable.bots")

GRACE = 20.0  # seconds beyond its budget until a worker counts as stuck: on a busy machine a short thought takes long
TRIES: Final = 3  # how often a job is done again whose worker died
START: Final = 30.0  # seconds a worker has to come up: a busy machine is no fault of the job
RETRY = 1.0  # seconds before another try to start a worker


class NoThought(Exception):
    """No worker came to a pick."""


class WorkerDied(Exception):
    """A worker went away before it answered."""


@dataclass
class Errand:
    """A job, and its answer once there is one."""

    job: Job
    answer: asyncio.Future[Thought] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class Bots:
    """A few worker processes and the jobs that wait for them. A worker that dies is replaced and its job done again; one
    that does not answer in time is replaced, too, but its job is not done again: it might well get stuck once more."""

    def __init__(self, workers: int, budget: float) -> None:
        self.budget = budget
        self._errands: FairQueue[Errand] = FairQueue()
        self._tasks = [asyncio.create_task(self._serve(), name=f"bots {number}") for number in range(workers)]
        self.processes: set[Process] = set()
        self.replaced = 0

    @property
    def waiting(self) -> int:
        return len(self._errands)

    async def think(self, owner: str, game: str, job: Job) -> list[str]:
        """What a bot picks, one thing or several in a row. Owners of tables take turns. Raises `NoThought`.

        Where thinking ahead comes to nothing, most often on a machine with far too much to do, it plays what looks best at once:
        still a pick of a player, not of somebody who is away.
        """
        job.budget = self.budget
        try:
            return await self._thought(owner, game, job)
        except NoThought as problem:
            if not longest(job.level, self.budget):
                raise
            log.warning("a bot at %s plays without thinking ahead: %s", game, problem)
        return await self._thought(owner, game, msgspec.structs.replace(job, level=GREEDY))

    async def _thought(self, owner: str, game: str, job: Job) -> list[str]:
        for _ in range(TRIES):
            errand = Errand(job)
            self._errands.put(owner, errand)
            try:
                thought = await errand.answer
            except WorkerDied as error:
                log.warning("a bot at %s: %s", game, error)
                continue
            if thought.picks:
                return thought.picks
            raise NoThought(thought.error)
        raise NoThought(f"{TRIES} workers died over it")

    async def _serve(self) -> None:
        """One worker after the other: started when there is something to think about, kept until it dies or gets stuck."""
        while True:
            errand = await self._errands.get()
            try:
                async with self._worker() as process:
                    while isinstance(outcome := await self._do(process, errand.job), Thought):
                        settle(errand, outcome)
                        errand = await self._errands.get()
            except Exception as error:  # whatever it is, the next try may do better
                outcome = WorkerDied(f"no worker could be started ({type(error).__name__}: {error})")
                await asyncio.sleep(RETRY)
            self.replaced += 1
            settle(errand, outcome)

    @contextlib.asynccontextmanager
    async def _worker(self) -> AsyncIterator[Process]:
        command = (sys.executable, "-m", "sandtable.server.bots.worker")
        process = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE)
        self.processes.add(process)
        try:
            assert process.stdout is not None
            async with asyncio.timeout(START):
                await until_ready(process.stdout)
            yield process
        finally:
            self.processes.discard(process)
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            assert process.stdin is not None
            process.stdin.close()
            await process.communicate()

    async def _do(self, process: Process, job: Job) -> Thought | NoThought | WorkerDied:
        """Have a worker do a job. Without a thought the worker is of no more use."""
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            async with asyncio.timeout(job.budget + GRACE):
                await write_job(process.stdin, job)
                return await read_answer(process.stdout)
        except TimeoutError:
            return NoThought("it did not answer in time")
        except Exception as error:  # a broken pipe has many names, and what it wrote last may make no sense
            return WorkerDied(f"its worker died ({type(error).__name__})")

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def settle(errand: Errand, outcome: Thought | Exception) -> None:
    if errand.answer.done():
        return
    if isinstance(outcome, Thought):
        errand.answer.set_result(outcome)
    else:
        errand.answer.set_exception(outcome)
