"""The one interface to storage: reads, and writes that happen entirely or not at all."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

Value = str | int | bytes | None
Row = tuple[Value, ...]


@dataclass(frozen=True)
class Statement:
    """One statement of a write, with `$1, $2, ...` for its values, and how many rows it must touch, or find."""

    sql: str
    values: tuple[Value, ...] = ()
    touches: int | None = None


class Conflict(Exception):
    """A write met something it did not expect: a newer version, a taken name. Nothing was written."""


class Database(Protocol):
    """SQLite and PostgreSQL. Both take the same SQL."""

    async def read(self, sql: str, *values: Value) -> Sequence[Row]:
        """The rows of a query, as last committed."""

    async def write(self, statements: Sequence[Statement]) -> None:
        """All statements in one transaction, durable when this returns. Raises `Conflict` or `Unavailable`."""

    async def size(self) -> int:
        """How many bytes all of it takes."""

    async def check(self) -> None:
        """Look for damage as far as that can be seen from here. Raises `Damaged`."""

    async def close(self) -> None:
        """Finish what is under way and let go of the storage."""
