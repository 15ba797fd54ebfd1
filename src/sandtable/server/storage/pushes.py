"""Stored browsers that show notices. One counts as long as its person is signed in there."""

from __future__ import annotations

from typing import Any, cast

from sandtable.server.storage.database import Conflict, Database, Statement
from sandtable.server.storage.rows import Push
from sandtable.server.times import Millis

PUSH = """SELECT pushes.id, pushes.person, session, endpoint, p256dh, auth, device FROM pushes
          JOIN sessions ON sessions.person = pushes.person AND sessions.id = pushes.session"""


class Pushes:
    """Where messages to browsers go."""

    database: Database

    async def pushes(self, person: str) -> list[Push]:
        """The browsers of somebody, the first to be added first."""
        rows = await self.database.read(f"{PUSH} WHERE pushes.person = $1 ORDER BY pushes.created, pushes.id", person)
        return [Push(*cast(Any, row)) for row in rows]

    async def push(self, id: str) -> Push | None:
        rows = await self.database.read(f"{PUSH} WHERE pushes.id = $1", id)
        return Push(*cast(Any, rows[0])) if rows else None

    async def keep_push(self, push: Push, at: Millis) -> None:
        """Keep a browser. It shows the notices of one person: whoever was told there before is told no more."""
        before = "DELETE FROM pushes WHERE endpoint = $1 OR (person = $2 AND session = $3)"
        sql = "INSERT INTO pushes (id, person, session, endpoint, p256dh, auth, created) VALUES ($1, $2, $3, $4, $5, $6, $7)"
        values = (push.id, push.person, push.session, push.endpoint, push.p256dh, push.auth, at)
        await self.database.write([Statement(before, (push.endpoint, push.person, push.session)), Statement(sql, values)])

    async def move_push(self, person: str, before: str, session: str) -> None:
        """Somebody has a new session in the same browser: it goes on to show their notices."""
        sql = "UPDATE pushes SET session = $3 WHERE person = $1 AND session = $2"
        await self.database.write([Statement(sql, (person, before, session))])

    async def remove_push(self, person: str, id: str) -> bool:
        """Remove a browser of somebody. Returns whether there was one."""
        try:
            await self.database.write([Statement("DELETE FROM pushes WHERE id = $1 AND person = $2", (id, person), touches=1)])
        except Conflict:
            return False
        return True

    async def drop_push(self, id: str) -> None:
        """Forget a browser that its push service does not know any more."""
        await self.database.write([Statement("DELETE FROM pushes WHERE id = $1", (id,))])
