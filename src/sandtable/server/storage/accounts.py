"""Stored accounts: the sessions of somebody as a list, tickets, and forgetting somebody who wants to be forgotten."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, cast

from sandtable.server.storage.database import Conflict, Database, Row, Statement
from sandtable.server.storage.rows import SignedIn, Ticket
from sandtable.server.times import Millis

# What is kept about a person alone, by table, and goes with them. What belongs to a game stays with the game.
OF_A_PERSON: Final = {
    **dict.fromkeys(("sessions", "tickets", "wishes", "hooks", "pushes", "told", "outbox", "notes", "scores", "roles"), "person"),
    "bans": "what",
    "reports": "reporter",
    "persons": "id",
}


class Accounts:
    """What people keep to themselves about their account."""

    database: Database

    async def signed_in(self, person: str) -> list[SignedIn]:
        """The sessions of a person with what is known about each, the newest first."""
        sql = "SELECT id, device, created FROM sessions WHERE person = $1 ORDER BY created DESC, id"
        return [SignedIn(*cast(Any, row)) for row in await self.database.read(sql, person)]

    async def set_email(self, person: str, email: str | None) -> None:
        """Give somebody another address, or none. Links that went to the one of before no longer count."""
        fresh = Statement("UPDATE persons SET email = $2 WHERE id = $1", (person, email), touches=1)
        await self.database.write([fresh, tearing_up_mailed(person)])

    async def set_passphrase(self, person: str, hash: str) -> None:
        """Give somebody another passphrase. Links that were mailed no longer count: whoever reads along could set yet another."""
        fresh = Statement("UPDATE persons SET passphrase = $2 WHERE id = $1 AND login IS NOT NULL", (person, hash), touches=1)
        await self.database.write([fresh, tearing_up_mailed(person)])

    # Tickets: only a hash is kept, so that whoever reads the storage cannot use them

    async def keep_ticket(self, ticket: Ticket) -> None:
        """Keep a ticket. It takes the place of an older one of its kind."""
        sql = "INSERT INTO tickets (hash, kind, person, email, until) VALUES ($1, $2, $3, $4, $5)"
        old = Statement("DELETE FROM tickets WHERE person = $1 AND kind = $2", (ticket.person, ticket.kind))
        values = (ticket.hash, ticket.kind, ticket.person, ticket.email, ticket.until)
        await self.database.write([old, Statement(sql, values)])

    async def ticket(self, hash: str, kind: str, at: Millis) -> Ticket | None:
        """A ticket that counts at this time."""
        sql = "SELECT hash, kind, person, email, until FROM tickets WHERE hash = $1 AND kind = $2 AND until > $3"
        rows = await self.database.read(sql, hash, kind, at)
        return Ticket(*cast(Any, rows[0])) if rows else None

    async def tickets_of(self, person: str, kind: str, at: Millis) -> list[Ticket]:
        sql = "SELECT hash, kind, person, email, until FROM tickets WHERE person = $1 AND kind = $2 AND until > $3"
        return [Ticket(*cast(Any, row)) for row in await self.database.read(sql, person, kind, at)]

    async def use_up(self, ticket: Ticket, also: Sequence[Statement] = ()) -> bool:
        """Do something that a ticket is good for, and tear it up. Of several who try at once one succeeds."""
        torn = Statement("DELETE FROM tickets WHERE hash = $1", (ticket.hash,), touches=1)
        try:
            await self.database.write([torn, *also])
        except Conflict:
            return False
        return True

    # Forgetting

    async def forget_person(self, person: str) -> None:
        """Forget somebody, and all that is about them alone."""
        await self.database.write(
            [Statement(f"DELETE FROM {table} WHERE {column} = $1", (person,)) for table, column in OF_A_PERSON.items()]
        )

    async def rows_about(self, table: str, columns: Sequence[str], mine: str, person: str) -> list[Row]:
        """Some columns of the rows of a table that are about somebody."""
        return list(await self.database.read(f"SELECT {', '.join(columns)} FROM {table} WHERE {mine}", person))


def tearing_up_mailed(person: str) -> Statement:
    """The statement that lets no link count any more that was sent to somebody by mail."""
    return Statement("DELETE FROM tickets WHERE person = $1 AND kind IN ('confirm', 'reset')", (person,))
