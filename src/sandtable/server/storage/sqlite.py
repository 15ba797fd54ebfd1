"""SQLite: one writer thread that commits what has queued up in one go, and readers beside it."""

from __future__ import annotations

import asyncio
import contextlib
import queue
import sqlite3
import threading
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path

from sandtable.server.problems import Damaged, Unavailable
from sandtable.server.storage.database import Conflict, Row, Statement, Value

READERS = 2
MOST_AT_ONCE = 256  # writes in one commit
CARRY_OVER = 1.0  # seconds between two times that the log is carried over into the database
MOST_PAGES = 1_000  # of the log, until it is begun anew

Job = tuple[Sequence[Statement], asyncio.Future[None]]


class SQLite:
    """A database in one file. A write returns after its commit has reached the disk; many writes share a commit."""

    def __init__(self, path: str) -> None:
        self.path = path
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._local = threading.local()
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="reader")
        self._closing = threading.Event()
        self._pages = 0  # of the log, when somebody last looked
        self._damage: Damaged | None = None  # found in the file: from then on nobody touches it
        self._writer = threading.Thread(target=self._write_all, name="writer", daemon=True)
        self._carrier = threading.Thread(target=self._carry_over, name="carrier", daemon=True)
        self._writer.start()
        self._carrier.start()

    async def read(self, sql: str, *values: Value) -> Sequence[Row]:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._readers, self._read, sql, values)

    def _read(self, sql: str, values: tuple[Value, ...]) -> Sequence[Row]:
        try:
            if self._damage is not None:
                raise self._damage
            if not hasattr(self._local, "connection"):
                self._local.connection = connect(self.path)
            rows: list[Row] = self._local.connection.execute(dialect(sql), values).fetchall()
        except sqlite3.Error as error:
            raise self._told(error, "storage-unreadable") from error
        return rows

    def _told(self, error: sqlite3.Error, message: str) -> Unavailable:
        """What somebody is told who met an error. Damage is remembered."""
        if not is_damage(error):
            return Unavailable(message, error=str(error))
        self._damage = self._damage or damaged(self.path, str(error))
        return self._damage

    async def size(self) -> int:
        """The file and the log beside it."""
        return sum(file.stat().st_size for file in (Path(self.path), Path(f"{self.path}-wal")) if file.exists())

    async def check(self) -> None:
        """Look through the whole file for damage. Raises `Damaged`."""
        rows = await self.read("PRAGMA quick_check(1)")
        if rows != [("ok",)]:
            raise damaged(self.path, str(rows[0][0]).splitlines()[-1])

    async def write(self, statements: Sequence[Statement]) -> None:
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._jobs.put((statements, future))
        await future  # a caller that goes away does not know the outcome; the write goes on

    def _write_all(self) -> None:
        connection = None
        while True:
            jobs = self._next_jobs()
            if not jobs:
                if connection is not None:
                    connection.close()
                return
            outcomes: list[BaseException | None]
            try:
                if self._damage is not None:
                    raise self._damage
                connection = connection or connect(self.path)
                outcomes = commit(connection, jobs)
            except Damaged as damage:
                outcomes = [damage] * len(jobs)
            except sqlite3.Error as error:
                outcomes = [self._told(error, "storage-unwritable")] * len(jobs)
            settle_all([future for _, future in jobs], outcomes)
            if connection is not None and self._pages > MOST_PAGES:
                self._pages = 0
                checkpoint(connection, "RESTART")

    def _carry_over(self) -> None:
        """Carry the log over into the database beside the writer: a commit that does it makes everybody wait."""
        connection = None
        while not self._closing.wait(CARRY_OVER):
            with contextlib.suppress(sqlite3.Error):
                connection = connection or connect(self.path)
                self._pages = checkpoint(connection, "PASSIVE")
        if connection is not None:
            connection.close()

    def _next_jobs(self) -> list[Job]:
        job = self._jobs.get()
        jobs: list[Job] = []
        while job is not None:
            jobs.append(job)
            if len(jobs) == MOST_AT_ONCE or self._jobs.empty():
                return jobs
            job = self._jobs.get()
        if jobs:
            self._jobs.put(None)  # the end was asked for: first write what came before it
        return jobs

    async def close(self) -> None:
        self._closing.set()
        self._jobs.put(None)
        for thread in (self._carrier, self._writer):
            await asyncio.get_running_loop().run_in_executor(None, thread.join)
        self._readers.shutdown()


def settle_all(futures: list[asyncio.Future[None]], outcomes: list[BaseException | None]) -> None:
    """Tell everybody who waits for this commit, waking the event loop once."""

    def settle_each() -> None:
        for future, outcome in zip(futures, outcomes, strict=True):
            settle(future, outcome)

    futures[0].get_loop().call_soon_threadsafe(settle_each)


def settle(future: asyncio.Future[None], error: BaseException | None) -> None:
    if future.done():
        return
    if error is None:
        future.set_result(None)
    else:
        future.set_exception(error)


def is_damage(error: sqlite3.Error) -> bool:
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF  # the upper bits say where it was found
    return code in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)


def damaged(path: str, what: str) -> Damaged:
    return Damaged("storage-damaged", path=path, what=what)


def connect(path: str) -> sqlite3.Connection:
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=10)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")
    connection.execute("PRAGMA wal_autocheckpoint = 0")  # there is a thread for that
    return connection


def checkpoint(connection: sqlite3.Connection, how: str) -> int:
    """Carry the log over into the database. Returns how many pages it has, or 0 if somebody else is at it."""
    try:
        _, pages, _ = connection.execute(f"PRAGMA wal_checkpoint({how})").fetchone()
    except sqlite3.OperationalError:
        return 0
    return max(int(pages), 0)


@cache
def dialect(sql: str) -> str:
    """SQL as SQLite takes it. It has no locks of rows, and needs none: there is one writer."""
    return sql.removesuffix(" FOR SHARE").replace("$", "?")


def commit(connection: sqlite3.Connection, jobs: Sequence[Job]) -> list[BaseException | None]:
    """Write all jobs in one transaction. One that meets a conflict is taken out; the others stand."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        alone = len(jobs) == 1
        outcomes = [attempt(connection, statements, alone) for statements, _ in jobs]
        if connection.in_transaction:
            connection.execute("COMMIT")
    except sqlite3.Error:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise
    return outcomes


def attempt(connection: sqlite3.Connection, statements: Sequence[Statement], alone: bool) -> BaseException | None:
    """Write one job. Beside others it has a savepoint to go back to; alone it has the transaction."""
    if not alone:
        connection.execute("SAVEPOINT job")
    try:
        for statement in statements:
            cursor = connection.execute(dialect(statement.sql), statement.values)
            touched = cursor.rowcount if cursor.description is None else len(cursor.fetchall())
            if statement.touches is not None and touched != statement.touches:
                raise Conflict(f"{touched} rows instead of {statement.touches}")
    except (Conflict, sqlite3.IntegrityError) as error:
        connection.execute("ROLLBACK" if alone else "ROLLBACK TO job")
        return error if isinstance(error, Conflict) else Conflict(str(error))
    return None
