"""PostgreSQL: the storage that several nodes share."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import asyncpg

from sandtable.server.problems import Unavailable
from sandtable.server.storage.database import Conflict, Row, Statement, Value

CONNECTIONS = 10
PATIENCE = 10.0  # seconds until the storage counts as gone

# What asyncpg raises when a connection ends in the middle of something: the last one is a quarrel with itself.
GONE = (OSError, TimeoutError, asyncpg.InterfaceError, asyncpg.InternalClientError)


class PostgreSQL:
    """A pool of connections. A write is one transaction, durable when it returns."""

    def __init__(self, pool: asyncpg.Pool[Any]) -> None:
        self._pool = pool

    @classmethod
    async def connect(cls, url: str) -> PostgreSQL:
        try:
            return cls(await asyncpg.create_pool(url, min_size=1, max_size=CONNECTIONS, command_timeout=PATIENCE))
        except (*GONE, asyncpg.PostgresError, ValueError) as error:
            raise Unavailable("storage-unreachable", error=told(error)) from error

    async def read(self, sql: str, *values: Value) -> Sequence[Row]:
        try:
            async with self._pool.acquire(timeout=PATIENCE) as connection:
                return [tuple(row) for row in await connection.fetch(sql, *values)]
        except (*GONE, asyncpg.PostgresError) as error:
            raise Unavailable("storage-unreadable", error=told(error)) from error

    async def write(self, statements: Sequence[Statement]) -> None:
        fate = "storage-unwritable"
        try:
            async with self._pool.acquire(timeout=PATIENCE) as connection, connection.transaction():
                for statement in statements:
                    check(statement, await connection.execute(statement.sql, *statement.values))
                fate = "storage-uncertain"
        except (asyncpg.IntegrityConstraintViolationError, asyncpg.SerializationError, asyncpg.DeadlockDetectedError) as error:
            raise Conflict(str(error)) from error
        except (*GONE, asyncpg.PostgresError) as error:
            raise Unavailable(fate, error=told(error)) from error

    async def size(self) -> int:
        return int((await self.read("SELECT pg_database_size(current_database())"))[0][0])  # type: ignore[arg-type]

    async def check(self) -> None:
        """PostgreSQL looks after itself."""

    async def close(self) -> None:
        await self._pool.close()


def check(statement: Statement, status: str) -> None:
    """`status` is what PostgreSQL says of a statement, such as `UPDATE 1`."""
    touched = int(status.rsplit(" ", 1)[-1])
    if statement.touches is not None and touched != statement.touches:
        raise Conflict(f"{touched} rows instead of {statement.touches}")


def told(error: BaseException) -> str:
    return str(error).splitlines()[0] if str(error) else type(error).__name__
