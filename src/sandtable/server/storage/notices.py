"""Stored notices: what people wish to be told and where, what they were told, and what is still to be sent."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, cast

from sandtable.server.storage.database import Conflict, Database, Statement
from sandtable.server.storage.rows import Hook, Letter, Wisher
from sandtable.server.times import Millis

WISHER = "SELECT wishes.person, data, mailed, pushed, email FROM wishes JOIN persons ON persons.id = wishes.person"

PLAYING = """EXISTS (SELECT 1 FROM seats JOIN games ON games.id = seats.game
                     WHERE seats.person = wishes.person AND games.status IN ('playing', 'paused'))"""


class Notices:
    """Wishes, hooks, and the outbox that any node empties."""

    database: Database

    async def wishes(self, person: str) -> str | None:
        rows = await self.database.read("SELECT data FROM wishes WHERE person = $1", person)
        return str(rows[0][0]) if rows else None

    async def keep_wishes(self, person: str, data: str) -> None:
        sql = """INSERT INTO wishes (person, data) VALUES ($1, $2) ON CONFLICT (person) DO UPDATE SET data = EXCLUDED.data"""
        await self.database.write([Statement(sql, (person, data))])

    async def wishers(self, away_since: Millis) -> list[Wisher]:
        """Those who wish to be told something, had no page open since then, and play a game that may wait for them: wishes alone
        are cheap to make, and each wisher is looked at every time."""
        rows = await self.database.read(f"{WISHER} WHERE here < $1 AND {PLAYING}", away_since)
        return [Wisher(*cast(Any, row)) for row in rows]

    async def are_here(self, people: Sequence[str], at: Millis) -> None:
        """Note that these people have a page open."""
        sql = "UPDATE wishes SET here = $2 WHERE person = $1"
        await self.database.write([Statement(sql, (person, at)) for person in people])

    async def hooks(self, person: str) -> list[Hook]:
        sql = "SELECT id, person, url, shape, secret FROM hooks WHERE person = $1 ORDER BY id"
        return [Hook(*cast(Any, row)) for row in await self.database.read(sql, person)]

    async def keep_hook(self, hook: Hook) -> None:
        sql = "INSERT INTO hooks (id, person, url, shape, secret) VALUES ($1, $2, $3, $4, $5)"
        await self.database.write([Statement(sql, (hook.id, hook.person, hook.url, hook.shape, hook.secret))])

    async def remove_hook(self, person: str, id: str) -> bool:
        """Remove a hook of somebody. Returns whether there was one."""
        try:
            await self.database.write([Statement("DELETE FROM hooks WHERE id = $1 AND person = $2", (id, person), touches=1)])
        except Conflict:
            return False
        return True

    async def told(self, person: str) -> set[tuple[str, int, int, str]]:
        """What somebody was told already: the game, the seat, the number of the question, and why they were told."""
        rows = await self.database.read("SELECT game, seat, number, kind FROM told WHERE person = $1", person)
        return {cast(tuple[str, int, int, str], row) for row in rows}

    # The outbox

    async def due_letters(self, kind: str, at: Millis, limit: int) -> list[Letter]:
        """Letters of a kind that are to be sent: the first one of everybody, then the second ones, and so on."""
        turns = """SELECT id, person, kind, body, due, tries, ROW_NUMBER() OVER (PARTITION BY person ORDER BY due, id) AS turn
                   FROM outbox WHERE kind = $1 AND due <= $2"""
        sql = f"SELECT id, person, kind, body, due, tries FROM ({turns}) AS waiting ORDER BY turn, due LIMIT $3"
        return [Letter(*cast(Any, row)) for row in await self.database.read(sql, kind, at, limit)]

    async def take(self, letter: Letter, until: Millis) -> Letter | None:
        """Let nobody else try this letter until then. None if somebody else was first."""
        sql = "UPDATE outbox SET due = $3, tries = tries + 1 WHERE id = $1 AND due = $2"
        try:
            await self.database.write([Statement(sql, (letter.id, letter.due, until), touches=1)])
        except Conflict:
            return None
        return replace(letter, held=until)

    async def put_off(self, letter: Letter, until: Millis) -> None:
        """Try a letter again then, unless it was held for so long that somebody else has taken it."""
        sql = "UPDATE outbox SET due = $3 WHERE id = $1 AND due = $2"
        await self.database.write([Statement(sql, (letter.id, letter.held, until))])

    async def drop_letter(self, id: str) -> None:
        await self.database.write([Statement("DELETE FROM outbox WHERE id = $1", (id,))])


def posting(letter: Letter) -> Statement:
    """The statement that puts a letter into the outbox."""
    sql = "INSERT INTO outbox (id, person, kind, body, due, tries) VALUES ($1, $2, $3, $4, $5, $6)"
    return Statement(sql, (letter.id, letter.person, letter.kind, letter.body, letter.due, letter.tries))


def telling(person: str, game: str, seat: int, number: int, kind: str) -> Statement:
    """The statement that notes that somebody is told of a question. A second time is a `Conflict`."""
    sql = "INSERT INTO told (game, seat, number, kind, person) VALUES ($1, $2, $3, $4, $5)"
    return Statement(sql, (game, seat, number, kind, person))


def mailing(person: str, at: Millis) -> Statement:
    """The statement that notes when somebody last got a mail."""
    return Statement("UPDATE wishes SET mailed = $2 WHERE person = $1", (person, at))


def pushing(person: str, at: Millis) -> Statement:
    """The statement that notes when somebody's browsers last got a message."""
    return Statement("UPDATE wishes SET pushed = $2 WHERE person = $1", (person, at))
