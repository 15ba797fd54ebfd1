"""Stored people and their sessions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from sandtable.server.storage.database import Database, Statement, Value
from sandtable.server.storage.rows import Person
from sandtable.server.times import Millis

PERSON = "SELECT id, name, login, alike, passphrase, seen, email FROM persons"


class People:
    """People, and the sessions of their devices."""

    database: Database

    async def person(self, id: str) -> Person | None:
        return _person(await self.database.read(f"{PERSON} WHERE id = $1", id))

    async def person_by_login(self, login: str) -> Person | None:
        return _person(await self.database.read(f"{PERSON} WHERE login = $1", login))

    async def person_alike(self, alike: str) -> Person | None:
        """The registered person whose name looks like this, if there is one."""
        return _person(await self.database.read(f"{PERSON} WHERE alike = $1 LIMIT 1", alike))

    async def add_person(self, person: Person, made: Millis) -> None:
        """Keep somebody new. A registered name that is taken or looks like a taken one is a `Conflict`."""
        values = (person.id, person.name, person.login, person.alike, person.passphrase, person.seen, made)
        sql = "INSERT INTO persons (id, name, login, alike, passphrase, seen, created) VALUES ($1, $2, $3, $4, $5, $6, $7)"
        await self.database.write([Statement(sql, values)])

    async def register_person(self, person: Person) -> None:
        """Give a guest a login. A name that is taken or looks like a taken one is a `Conflict`, as is a second registration."""
        sql = "UPDATE persons SET name = $2, login = $3, alike = $4, passphrase = $5 WHERE id = $1 AND login IS NULL"
        values = (person.id, person.name, person.login, person.alike, person.passphrase)
        await self.database.write([Statement(sql, values, touches=1)])

    async def rename_person(self, person: Person) -> None:
        """Keep a new name, and nothing else: what a request knows of a passphrase may be older than what is kept. A registered
        name that is taken or looks like a taken one is a `Conflict`, as is a guest who has registered meanwhile."""
        kind = "login IS NULL" if person.login is None else "login IS NOT NULL"
        sql = f"UPDATE persons SET name = $2, login = $3, alike = $4 WHERE id = $1 AND {kind}"
        await self.database.write([Statement(sql, (person.id, person.name, person.login, person.alike), touches=1)])

    async def see(self, person: str, at: Millis) -> None:
        """Note that somebody was here."""
        await self.database.write([Statement("UPDATE persons SET seen = $2 WHERE id = $1", (person, at))])

    # Sessions

    async def sessions(self, person: str) -> list[str]:
        """The sessions of a person, the oldest first."""
        rows = await self.database.read("SELECT id FROM sessions WHERE person = $1 ORDER BY created, id", person)
        return [str(row[0]) for row in rows]

    async def sessions_of(self, people: Sequence[str]) -> dict[str, list[str]]:
        """The sessions of several people, to see who has signed out elsewhere."""
        marks = ", ".join(f"${index}" for index in range(1, len(people) + 1))
        rows = await self.database.read(f"SELECT person, id FROM sessions WHERE person IN ({marks})", *people) if people else []
        found: dict[str, list[str]] = {person: [] for person in people}
        for person, id in rows:
            found[str(person)].append(str(id))
        return found

    async def names_of(self, people: Sequence[str]) -> dict[str, str]:
        """The names of several people, as far as they are there, to see who is called otherwise since."""
        marks = ", ".join(f"${index}" for index in range(1, len(people) + 1))
        rows = await self.database.read(f"SELECT id, name FROM persons WHERE id IN ({marks})", *people) if people else []
        return {str(id): str(name) for id, name in rows}

    async def add_session(self, person: str, id: str, made: Millis, device: str = "") -> None:
        sql = "INSERT INTO sessions (person, id, created, device) VALUES ($1, $2, $3, $4)"
        await self.database.write([Statement(sql, (person, id, made, device))])

    async def end_sessions(self, person: str, ids: Sequence[str]) -> None:
        sql = "DELETE FROM sessions WHERE person = $1 AND id = $2"
        await self.database.write([Statement(sql, (person, id)) for id in ids])


def _person(rows: Sequence[tuple[Value, ...]]) -> Person | None:
    return Person(*cast(Any, rows[0])) if rows else None
