"""Stored words: what people say at a table, and what they note for themselves."""

from __future__ import annotations

from typing import Any, cast

from sandtable.server.storage.database import Database, Statement
from sandtable.server.storage.rows import Message
from sandtable.server.times import now


class Talk:
    """Messages, numbered within their game, and notes."""

    database: Database

    async def add_message(self, game: str, person: str, text: str) -> Message:
        rows = await self.database.read("SELECT COALESCE(MAX(n), 0) FROM messages WHERE game = $1", game)
        message = Message(cast(int, rows[0][0]) + 1, person, text, now())
        sql = "INSERT INTO messages (game, n, person, text, made) VALUES ($1, $2, $3, $4, $5)"
        await self.database.write([Statement(sql, (game, message.n, person, text, message.made))])
        return message

    async def messages(self, game: str, after: int = 0) -> list[Message]:
        sql = "SELECT n, person, text, made FROM messages WHERE game = $1 AND n > $2 ORDER BY n LIMIT 1000"
        return [Message(*cast(Any, row)) for row in await self.database.read(sql, game, after)]

    async def note(self, game: str, person: str) -> str:
        rows = await self.database.read("SELECT text FROM notes WHERE game = $1 AND person = $2", game, person)
        return str(rows[0][0]) if rows else ""

    async def keep_note(self, game: str, person: str, text: str) -> None:
        sql = """INSERT INTO notes (game, person, text) VALUES ($1, $2, $3)
                 ON CONFLICT (game, person) DO UPDATE SET text = EXCLUDED.text"""
        await self.database.write([Statement(sql, (game, person, text))])
