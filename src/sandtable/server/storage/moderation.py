"""Stored work of the hosts: roles, bans, reports, errands for a running server, and the log of all they did."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, cast

from sandtable.server.storage.database import Conflict, Database, Statement
from sandtable.server.times import Millis

BAN: Final = "SELECT id, kind, what, reason, made_by, made, until FROM bans"
REPORT: Final = "SELECT id, game, person, reporter, line, text, why, made, closed, answer FROM reports"
LATEST: Final = 2**62
MARK: Final = "hosts"  # the fact that changes with everything servers keep in memory of this


@dataclass(frozen=True)
class Ban:
    """Somebody who may not come in or not speak, or a network from which nobody may come in."""

    id: str
    kind: str  # "person", "mute" or "address"
    what: str  # the id of the person, or the network
    reason: str
    made_by: str
    made: Millis
    until: Millis | None = None  # None: for good


@dataclass(frozen=True)
class Report:
    """What somebody told the hosts about a player, or about a line of chat."""

    id: str
    game: str
    person: str  # whom it is about
    reporter: str
    line: int  # the number of the line; 0: about no line
    text: str  # what the line said
    why: str
    made: Millis
    closed: Millis = 0
    answer: str = ""


@dataclass(frozen=True)
class Act:
    """Something that a host did."""

    id: str
    made: Millis
    made_by: str  # a person; empty: at the command line
    act: str
    about: str
    details: str = ""


@dataclass(frozen=True)
class Errand:
    """Something to be done by a server that runs."""

    id: str
    act: str
    about: str
    made_by: str


class Moderation:
    """What hosts decided. A write is given whole, with its line in the log: neither is kept without the other."""

    database: Database

    async def roles(self) -> dict[str, str]:
        """The people who have a role, and which."""
        return {str(person): str(role) for person, role in await self.database.read("SELECT person, role FROM roles")}

    async def bans(self, at: Millis) -> list[Ban]:
        """The bans that count at this time, the newest first."""
        rows = await self.database.read(f"{BAN} WHERE until IS NULL OR until > $1 ORDER BY made DESC, id", at)
        return [Ban(*cast(Any, row)) for row in rows]

    async def reports(self, *, closed: bool, before: Millis = LATEST, limit: int = 50) -> list[Report]:
        state = "closed > 0" if closed else "closed = 0"
        rows = await self.database.read(f"{REPORT} WHERE {state} AND made < $1 ORDER BY made DESC, id LIMIT $2", before, limit)
        return [Report(*cast(Any, row)) for row in rows]

    async def count_reports(self) -> int:
        return int(cast(int, (await self.database.read("SELECT COUNT(*) FROM reports WHERE closed = 0"))[0][0]))

    async def acts(self, before: Millis = LATEST, limit: int = 100) -> list[Act]:
        sql = "SELECT id, made, made_by, act, about, details FROM audit WHERE made < $1 ORDER BY made DESC, id LIMIT $2"
        return [Act(*cast(Any, row)) for row in await self.database.read(sql, before, limit)]

    async def errands(self) -> list[Errand]:
        rows = await self.database.read("SELECT id, act, about, made_by FROM errands ORDER BY id")
        return [Errand(*cast(Any, row)) for row in rows]

    async def take_errand(self, errand: Errand) -> bool:
        """Be the one who does it. Of several servers one is."""
        try:
            await self.database.write([Statement("DELETE FROM errands WHERE id = $1", (errand.id,), touches=1)])
        except Conflict:
            return False
        return True

    async def people_found(self, name: str, before: Millis, limit: int) -> Sequence[tuple[Any, ...]]:
        """People whose name holds this, the newest first: id, name, login, when they came, when they were last here."""
        sql = """SELECT id, name, login, created, seen FROM persons
                 WHERE LOWER(name) LIKE $1 ESCAPE '!' AND created < $2 ORDER BY created DESC, id LIMIT $3"""
        return await self.database.read(sql, f"%{escaped(name.lower())}%", before, limit)

    async def counts(self) -> dict[str, int]:
        """How many people of either kind there are, and tables by their status."""
        people = await self.database.read("SELECT COUNT(login), COUNT(*) FROM persons")
        registered, everybody = (int(cast(int, count)) for count in people[0])
        tables = await self.database.read("SELECT status, COUNT(*) FROM games GROUP BY status")
        by_status = {str(status): int(cast(int, count)) for status, count in tables}
        return {"registered": registered, "guests": everybody - registered, **by_status}

    async def size(self) -> int:
        """How many bytes the storage takes."""
        return await self.database.size()


def escaped(text: str) -> str:
    """A text that stands for itself in a pattern."""
    return text.replace("!", "!!").replace("%", "!%").replace("_", "!_")


# Writes, each a part of one with its line in the log


def noting(act: Act) -> list[Statement]:
    """Put a line into the log, and let every server notice that something changed."""
    sql = "INSERT INTO audit (id, made, made_by, act, about, details) VALUES ($1, $2, $3, $4, $5, $6)"
    changed = "INSERT INTO facts (name, value) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = EXCLUDED.value"
    line = Statement(sql, (act.id, act.made, act.made_by, act.act, act.about, act.details))
    return [line, Statement(changed, (MARK, act.id))]


def giving_role(person: str, role: str) -> list[Statement]:
    gone = Statement("DELETE FROM roles WHERE person = $1", (person,))
    return [gone, Statement("INSERT INTO roles (person, role) VALUES ($1, $2)", (person, role))] if role else [gone]


def banning(ban: Ban) -> Statement:
    sql = "INSERT INTO bans (id, kind, what, reason, made_by, made, until) VALUES ($1, $2, $3, $4, $5, $6, $7)"
    return Statement(sql, (ban.id, ban.kind, ban.what, ban.reason, ban.made_by, ban.made, ban.until))


def lifting(ban: str) -> Statement:
    return Statement("DELETE FROM bans WHERE id = $1", (ban,), touches=1)


def reporting(report: Report) -> Statement:
    sql = """INSERT INTO reports (id, game, person, reporter, line, text, why, made, closed, answer)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, 0, '')"""
    told = (report.id, report.game, report.person, report.reporter, report.line, report.text, report.why, report.made)
    return Statement(sql, told)


def closing(report: str, answer: str, at: Millis) -> Statement:
    return Statement("UPDATE reports SET closed = $2, answer = $3 WHERE id = $1 AND closed = 0", (report, at, answer), touches=1)


def keeping(name: str, value: str) -> Statement:
    """Keep a fact that hosts decide."""
    sql = "INSERT INTO facts (name, value) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = EXCLUDED.value"
    return Statement(sql, (name, value))


def sending(errand: Errand) -> Statement:
    sql = "INSERT INTO errands (id, act, about, made_by) VALUES ($1, $2, $3, $4)"
    return Statement(sql, (errand.id, errand.act, errand.about, errand.made_by))
