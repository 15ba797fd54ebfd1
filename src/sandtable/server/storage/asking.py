"""Who asks: nothing is written for somebody who signed out, or was turned away, since they asked.

Whoever asks for something is checked where they come in, but between that and the write there may be a silence, a lock or a
slow disk. So each write that is made for somebody looks once more, in its own transaction: either it is kept before the sign-out
or the ban, which then finds it, or not at all. Nobody in between has to think of it: the edge says for whom it works, and the
storage asks.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from contextvars import Context, ContextVar, copy_context
from typing import Final, Protocol

from sandtable.server.storage.database import Conflict, Database, Row, Statement, Value

TRIES: Final = 5  # how often hosts may decide something while one write is under way


class Asker(Protocol):
    """Somebody for whom something is done."""

    def guard(self) -> Statement:
        """The first statement of what is written for them. It finds one row, unless something changed since they came in."""

    async def check(self) -> None:
        """Refuse them if they may not ask any more, as far as this server knows."""

    async def check_again(self) -> None:
        """Look into the storage, and refuse them if they may not ask any more. If hosts decided something, the guard changes."""

    def part(self, person: str, sessions: Sequence[str]) -> None:
        """These sessions end. Whoever ends their own may still finish what they asked for."""


ASKER: Final[ContextVar[Asker | None]] = ContextVar("asker", default=None)


@contextmanager
def asking(asker: Asker | None) -> Iterator[None]:
    """Do something for somebody; for nobody: what the server does by itself."""
    token = ASKER.set(asker)
    try:
        yield
    finally:
        ASKER.reset(token)


def for_nobody() -> Context:
    """The context for work that goes on when whoever caused it has their answer: bots, clocks, loading a table for all."""
    context = copy_context()
    context.run(ASKER.set, None)
    return context


async def check_asker(waited: bool) -> None:
    """Refuse whoever asks if they may not ask any more, once they had to wait."""
    asker = ASKER.get()
    if waited and asker is not None:
        await asker.check()


def as_now() -> list[Statement]:
    """What finds its row as long as nothing changes for whoever asks: for writes that rest on what was decided until now."""
    asker = ASKER.get()
    return [] if asker is None else [asker.guard()]


def parted(person: str, sessions: Sequence[str]) -> None:
    """Note that sessions end because whoever asks wishes it."""
    asker = ASKER.get()
    if asker is not None:
        asker.part(person, sessions)


class Guarded:
    """A database that writes nothing for those who may not ask any more."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def write(self, statements: Sequence[Statement]) -> None:
        asker = ASKER.get()
        if asker is None:
            await self._database.write(statements)
            return
        for _ in range(TRIES):
            guard = asker.guard()
            try:
                await self._database.write([guard, *statements])
                return
            except Conflict as conflict:
                met = conflict
                await asker.check_again()
                if asker.guard() == guard:
                    raise
        raise met

    async def read(self, sql: str, *values: Value) -> Sequence[Row]:
        return await self._database.read(sql, *values)

    async def size(self) -> int:
        return await self._database.size()

    async def check(self) -> None:
        await self._database.check()

    async def close(self) -> None:
        await self._database.close()
