"""Opening a storage: which kind it is, and whether its schema must be brought up to date first."""

from __future__ import annotations

from typing import Final

from sandtable import extras
from sandtable.server.storage.database import Database
from sandtable.server.storage.sqlite import SQLite

REVISION: Final = "0013"  # the newest version of the schema, among the migrations


async def open_database(url: str, *, as_it_is: bool = False) -> Database:
    """Open `sqlite:///path` or `postgresql://...`, its schema brought up to date, unless it shall stay as it is."""
    database: Database
    if url.startswith("sqlite:///"):
        database, tables = SQLite(url.removeprefix("sqlite:///")), "SELECT name FROM sqlite_master"
    else:
        extras.require("postgres", "asyncpg")
        from sandtable.server.storage.postgres import PostgreSQL  # only where it is used

        database, tables = await PostgreSQL.connect(url), "SELECT tablename FROM pg_tables"
    try:
        # A newer version may have been here: what it adds is in nobody's way.
        if await revision(database, tables) < REVISION and not as_it_is:
            from sandtable.server.storage.schema import migrate  # takes its time to load

            migrate(url)
    except BaseException:
        await database.close()
        raise
    return database


async def revision(database: Database, tables: str) -> str:
    """The version of the schema; empty for a new storage."""
    if ("alembic_version",) not in await database.read(tables):
        return ""
    rows = await database.read("SELECT version_num FROM alembic_version")
    return str(rows[0][0]) if rows else ""
