"""Opening a storage: which kind it is, and whether its schema must be brought up to date first."""

from __future__ import annotations

from typing import Final

from sandtable.server.problems import Unavailable
from sandtable.server.storage.database import Database
from sandtable.server.storage.sqlite import SQLite

REVISION: Final = "0003"  # the newest version of the schema, among the migrations


async def open_database(url: str) -> Database:
    """Open `sqlite:///path` or `postgresql://...`, its schema brought up to date."""
    database: Database
    if url.startswith("sqlite:///"):
        database = SQLite(url.removeprefix("sqlite:///"))
    else:
        from sandtable.server.storage.postgres import PostgreSQL  # only where it is used

        database = await PostgreSQL.connect(url)
    if await revision(database) != REVISION:
        from sandtable.server.storage.schema import migrate  # takes its time to load

        migrate(url)
    return database


async def revision(database: Database) -> str:
    """The version of the schema; empty for a new storage."""
    try:
        rows = await database.read("SELECT version_num FROM alembic_version")
    except Unavailable:
        return ""
    return str(rows[0][0]) if rows else ""
