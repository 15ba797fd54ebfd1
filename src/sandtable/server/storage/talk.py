"""Stored words: what people say at a table, and what they note for themselves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, cast

from sandtable.server.storage.database import Database, Statement
from sandtable.server.storage.rows import Message
from sandtable.server.times import Millis, now

MESSAGE = "SELECT n, person, text, made FROM messages"
EVER: Final[Millis] = 2**62
MOST_MESSAGES: Final = 2_000  # of one table


class Talk:
    """Messages, numbered within their game, and notes."""

    database: Database

    async def add_message(self, game: str, person: str, text: str, unchanged: Sequence[Statement] = ()) -> Message:
        """Keep what somebody says, if nothing changed on which that rests. The oldest messages of a long talk are forgotten."""
        rows = await self.database.read("SELECT COALESCE(MAX(n), 0) FROM messages WHERE game = $1", game)
        message = Message(cast(int, rows[0][0]) + 1, person, text, now())
        sql = "INSERT INTO messages (game, n, person, text, made) VALUES ($1, $2, $3, $4, $5)"
        old = Statement("DELETE FROM messages WHERE game = $1 AND n <= $2", (game, message.n - MOST_MESSAGES))
        await self.database.write([*unchanged, Statement(sql, (game, message.n, person, text, message.made)), old])
        return message

    async def messages(self, game: str, after: int = 0, limit: int = MOST_MESSAGES, until: Millis = EVER) -> list[Message]:
        """The first messages after this one, as far as they were said until then."""
        sql = f"{MESSAGE} WHERE game = $1 AND n > $2 AND made <= $4 ORDER BY n LIMIT $3"
        return [Message(*cast(Any, row)) for row in await self.database.read(sql, game, after, limit, until)]

    async def messages_before(self, game: str, before: int, limit: int, until: Millis = EVER) -> list[Message]:
        """The last messages before this one, as far as they were said until then."""
        sql = f"{MESSAGE} WHERE game = $1 AND n < $2 AND made <= $4 ORDER BY n DESC LIMIT $3"
        return [Message(*cast(Any, row)) for row in reversed(await self.database.read(sql, game, before, limit, until))]

    async def note(self, game: str, person: str) -> str:
        rows = await self.database.read("SELECT text FROM notes WHERE game = $1 AND person = $2", game, person)
        return str(rows[0][0]) if rows else ""

    async def keep_note(self, game: str, person: str, text: str) -> None:
        sql = """INSERT INTO notes (game, person, text) VALUES ($1, $2, $3)
                 ON CONFLICT (game, person) DO UPDATE SET text = EXCLUDED.text"""
        await self.database.write([Statement(sql, (game, person, text))])
