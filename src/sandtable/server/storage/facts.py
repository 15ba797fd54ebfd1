"""Stored facts about the server itself: the key that signs cookies, when it was last alive, how long it was not."""

from __future__ import annotations

from typing import Final

from sandtable.server.storage.database import Database, Statement
from sandtable.server.times import Millis

PLAYS: Final = "plays "


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

    async def keep_alive(self, at: Millis, edition: str) -> None:
        """Note that a server is there, and which rules it plays by."""
        sql = "INSERT INTO facts (name, value) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = EXCLUDED.value"
        await self.database.write([Statement(sql, (name, str(at))) for name in ("alive", f"{PLAYS}{edition}")])

    async def is_played(self, title: str, rules: int, since: Millis) -> bool:
        """Whether a server has been there since then that plays a title by this version of its rules."""
        rows = await self.database.read("SELECT name, value FROM facts WHERE name LIKE $1", f"{PLAYS}%")
        recent = [str(name).removeprefix(PLAYS) for name, at in rows if int(str(at)) >= since]
        return any(f"{title} {rules}" in edition.split(", ") for edition in recent)

    async def presence(self) -> tuple[Millis | None, Millis]:
        """When a server was last alive, and how long in all none was: read at once, since an absence changes both at once."""
        rows = await self.database.read("SELECT name, value FROM facts WHERE name IN ('alive', 'absent')")
        moments = {str(name): int(str(value)) for name, value in rows}
        return moments.get("alive"), moments.get("absent", 0)

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
