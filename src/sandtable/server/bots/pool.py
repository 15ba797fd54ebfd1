"""Bots at tables: they think in processes of their own, any number of tables, each pick within a time budget."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sys
from dataclasses import dataclass, field
from typing import Final

from sandtable.server.bots.worker import Job, PickList, Thought, read_answer, write_job

log = logging.getLogger("sandtable.bots")

GRACE: Final = 15.0  # seconds beyond its budget until a worker counts as stuck: a long game must be replayed first
TRIES: Final = 3


class NoThought(Exception):
    """No worker came to a pick."""


@dataclass
class Errand:
    job: Job
    answer: asyncio.Future[Thought] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class Bots:
    """A few worker processes and the jobs that wait for them. A worker that dies or hangs is replaced, its job tried again."""

    def __init__(self, workers: int, budget: float) -> None:
        self._budget = budget
        self._errands: asyncio.Queue[Errand] = asyncio.Queue()
        self._tasks = [asyncio.create_task(self._serve(), name=f"bots {number}") for number in range(workers)]
        self.processes: set[asyncio.subprocess.Process] = set()
        self.replaced = 0

    @property
    def waiting(self) -> int:
        return self._errands.qsize()

    async def think(self, game: str, head: str, picks: PickList, seat: int, level: str, packs: list[str]) -> list[str]:
        """What a bot picks, one thing or several in a row."""
        errand = Errand(Job(game, head, picks, seat, level, self._budget, packs))
        for _ in range(TRIES):
            self._errands.put_nowait(errand)
            thought = await errand.answer
            if thought.picks:
                return thought.picks
            log.warning("a bot at %s came to no pick: %s", game, thought.error)
            errand = Errand(errand.job)
        raise NoThought(thought.error)

    async def _serve(self) -> None:
        """One worker after the other: started when there is something to think about, kept until it dies."""
        while True:
            errand = await self._errands.get()
            process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "sandtable.server.bots.worker",
                stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE,
            )  # fmt: skip
            self.processes.add(process)
            try:
                while await self._think(process, errand):
                    errand = await self._errands.get()
            finally:
                self.processes.discard(process)
                with contextlib.suppress(ProcessLookupError):
                    process.kill()
                await process.wait()
            self.replaced += 1

    async def _think(self, process: asyncio.subprocess.Process, errand: Errand) -> bool:
        """Have a worker do an errand. False if it died over it."""
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            await write_job(process.stdin, errand.job)
            thought = await asyncio.wait_for(read_answer(process.stdout), errand.job.budget + GRACE)
        except asyncio.CancelledError:
            errand.answer.cancel()
            raise
        except (OSError, TimeoutError, EOFError) as error:
            settle(errand, Thought([], f"its worker died ({type(error).__name__})"))
            return False
        settle(errand, thought)
        return True

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def settle(errand: Errand, thought: Thought) -> None:
    if not errand.answer.done():
        errand.answer.set_result(thought)
