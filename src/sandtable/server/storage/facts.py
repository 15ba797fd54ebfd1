"""Stored facts about the server itself: the key that signs cookies, when it was last alive, how long it was not."""

from __future__ import annotations

from sandtable.server.storage.database import Database, Statement
from sandtable.server.times import Millis


class Facts:
    """A value for each name."""

    database: Database

    async def fact(self, name: str) -> str | None:
        rows = await self.database.read("SELECT value FROM facts WHERE name = $1", name)
        return str(rows[0][0]) if rows else None

    async def keep_fact(self, name: str, value: str, *, only_first: bool = False) -> None:
        clash = "NOTHING" if only_first else "UPDATE SET value = EXCLUDED.value"
        sql = f"INSERT INTO facts (name, value) VALUES ($1, $2) ON CONFLICT (name) DO {clash}"
        await self.database.write([Statement(sql, (name, value))])

    async def keep_absence(self, before: Millis, away: Millis, at: Millis) -> None:
        """Note that no server was there for a while, unless somebody else just did: that is a `Conflict`."""
        known = "UPDATE facts SET value = $2 WHERE name = 'absent' AND value = $1"
        await self.database.write(
            [
                Statement(known, (str(before), str(before + away)), touches=1),
                Statement("UPDATE facts SET value = $1 WHERE name = 'alive'", (str(at),)),
                Statement("UPDATE games SET wake = wake + $1 WHERE wake IS NOT NULL", (away,)),
            ]
        )
