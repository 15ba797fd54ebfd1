"""The queue of jobs that wait for a bot process: whoever has few tables does not wait behind somebody who has many."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Generic, TypeVar

T = TypeVar("T")


class FairQueue(Generic[T]):
    """Things that wait, each for an owner. Owners take turns; the things of one owner come in the order they were put."""

    def __init__(self) -> None:
        self._waiting: dict[str, deque[T]] = {}  # by owner, in the order of their turns
        self._there = asyncio.Semaphore(0)

    def __len__(self) -> int:
        return sum(map(len, self._waiting.values()))

    def put(self, owner: str, thing: T) -> None:
        self._waiting.setdefault(owner, deque()).append(thing)
        self._there.release()

    async def get(self) -> T:
        """The first thing of the owner whose turn it is, once there is one. That owner is last from now on."""
        await self._there.acquire()
        owner, things = next(iter(self._waiting.items()))
        thing = things.popleft()
        del self._waiting[owner]
        if things:
            self._waiting[owner] = things
        return thing
