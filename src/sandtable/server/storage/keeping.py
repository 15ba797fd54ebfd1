"""What lets games outlive upgrades: the cards they began with, snapshots of those that run, recordings of those that are over."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from sandtable.server.storage.database import Database, Row, Statement
from sandtable.server.storage.room import Room
from sandtable.server.storage.rows import Snapshot
from sandtable.server.times import Millis


class Keeping:
    """Bytes for each content, and for each game."""

    database: Database

    async def content(self, hash: str) -> bytes | None:
        return data(await self.database.read("SELECT data FROM contents WHERE hash = $1", hash))

    async def recording(self, game: str) -> bytes | None:
        return data(await self.database.read("SELECT data FROM recordings WHERE game = $1", game))

    async def snapshot(self, game: str) -> Snapshot | None:
        rows = await self.database.read("SELECT n, rules, data FROM snapshots WHERE game = $1", game)
        return Snapshot(*cast(tuple[int, int, bytes], rows[0])) if rows else None

    async def unrecorded_games(self, limit: int) -> list[str]:
        """Finished games that nothing is recorded of yet."""
        sql = """SELECT id FROM games WHERE status = 'over' AND NOT EXISTS (SELECT 1 FROM recordings WHERE game = games.id)
                 ORDER BY changed LIMIT $1"""
        return [str(row[0]) for row in await self.database.read(sql, limit)]


def data(rows: Sequence[Row]) -> bytes | None:
    return cast(bytes, rows[0][0]) if rows else None


def keeping_content(hash: str, data: bytes) -> Statement:
    """The statement that keeps cards, unless they are kept already."""
    return Statement("INSERT INTO contents (hash, data) VALUES ($1, $2) ON CONFLICT (hash) DO NOTHING", (hash, data))


def keeping_recording(game: str, data: bytes) -> Statement:
    """The statement that keeps a recording, unless there is one already: what was recorded first stays."""
    return Statement("INSERT INTO recordings (game, data) VALUES ($1, $2) ON CONFLICT (game) DO NOTHING", (game, data))


def keeping_moment(game: str, n: int, room: Room, text: str, at: Millis) -> list[Statement]:
    """The statements that keep how a table stands for those who see it later, and forget what they have seen a later moment of.
    How the game began they see at once; during a silence there is nothing to see."""
    if not room.is_delayed or room.silence is not None:
        return []
    due = "CASE WHEN EXISTS (SELECT 1 FROM moments WHERE game = $1) THEN CAST($3 AS BIGINT) ELSE CAST($4 AS BIGINT) END"
    sql = f"INSERT INTO moments (game, n, due, status, room) VALUES ($1, $2, {due}, $5, $6)"
    seen = "DELETE FROM moments WHERE game = $1 AND n < (SELECT MAX(n) FROM moments WHERE game = $1 AND due <= $2)"
    later = at + room.delay * 1000
    return [Statement(sql, (game, n, later, at, room.status, text)), Statement(seen, (game, at))]


def keeping_snapshot(game: str, taken: Snapshot) -> Statement:
    """The statement that keeps a snapshot, unless there is a later one."""
    sql = """INSERT INTO snapshots (game, n, rules, data) VALUES ($1, $2, $3, $4) ON CONFLICT (game) DO UPDATE
             SET n = EXCLUDED.n, rules = EXCLUDED.rules, data = EXCLUDED.data WHERE snapshots.n <= EXCLUDED.n"""
    return Statement(sql, (game, taken.n, taken.rules, taken.data))
