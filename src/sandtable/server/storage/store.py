"""What the server keeps, and the questions it asks its storage. The SQL here is the same for every database."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, cast

from sandtable.server.storage import room as rooms
from sandtable.server.storage.database import Database, Statement, Value
from sandtable.server.storage.room import Room, Status
from sandtable.server.times import Millis, now

PERSON = "SELECT id, name, login, passphrase, epoch FROM persons"
GAME = "SELECT id, version, head, room FROM games"
NEXT = "WHERE id = $1 AND version = $2 - 1"


@dataclass
class Person:
    """Somebody who plays. A guest has no login."""

    id: str
    name: str
    login: str | None = None
    passphrase: str | None = None
    epoch: int = 0


@dataclass
class Move:
    """What changed the position: picks of one seat, an undo, or a way back that all agreed on."""

    kind: str  # "picks", "undo" or "rewind"
    seat: int
    data: str  # picks: their notations, one per line; rewind: how many picks remain
    n: int = 0


@dataclass
class Game:
    id: str
    version: int
    head: str
    room: Room


@dataclass(frozen=True)
class Listing:
    """By what games are found: their status, when a node must look at them, and the minute of their last change."""

    status: Status
    wake: Millis | None
    minute: int


@dataclass
class Message:
    n: int
    person: str
    text: str
    made: Millis


class Store:
    """All that is kept."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.absent: Millis = 0  # how long in all no server was there: the rooms that are read are put right for it

    # Persons

    async def person(self, id: str) -> Person | None:
        rows = await self.database.read(f"{PERSON} WHERE id = $1", id)
        return _person(rows)

    async def person_by_login(self, login: str) -> Person | None:
        rows = await self.database.read(f"{PERSON} WHERE login = $1", login)
        return _person(rows)

    async def add_person(self, person: Person, made: Millis) -> None:
        values = (person.id, person.name, person.login, person.passphrase, person.epoch, made)
        sql = "INSERT INTO persons (id, name, login, passphrase, epoch, created) VALUES ($1, $2, $3, $4, $5, $6)"
        await self.database.write([Statement(sql, values)])

    async def change_person(self, person: Person) -> None:
        """Keep a new name, login, passphrase or epoch. A login that is taken is a `Conflict`."""
        sql = "UPDATE persons SET name = $2, login = $3, passphrase = $4, epoch = $5 WHERE id = $1"
        values = (person.id, person.name, person.login, person.passphrase, person.epoch)
        await self.database.write([Statement(sql, values, touches=1)])

    # Games

    async def game(self, id: str) -> Game | None:
        rows = await self.database.read(f"{GAME} WHERE id = $1", id)
        return self._game(rows[0]) if rows else None

    def _game(self, row: tuple[Value, ...]) -> Game:
        id, version, head, text = row
        room = rooms.decode(str(text))
        room.make_up(self.absent)
        return Game(str(id), cast(int, version), str(head), room)

    async def moves(self, id: str, after: int = 0) -> list[Move]:
        sql = "SELECT kind, seat, data, n FROM moves WHERE game = $1 AND n > $2 ORDER BY n"
        return [Move(*cast(Any, row)) for row in await self.database.read(sql, id, after)]

    async def commit(
        self,
        id: str,
        version: int,
        room: Room,
        move: Move | None,
        listing: Listing | None,
        reseated: bool,
        also: Sequence[Statement],
    ) -> None:
        """Make a game's next version, unless somebody else just did: that is a `Conflict`. Its listing only if that changed."""
        made, text = now(), rooms.encode(room).decode()
        if listing is None:  # the usual pick: no index has to change
            writes = [Statement(f"UPDATE games SET version = $2, room = $3 {NEXT}", (id, version, text), touches=1)]
        else:
            sql = f"UPDATE games SET version = $2, room = $3, status = $4, wake = $5, changed = $6 {NEXT}"
            writes = [Statement(sql, (id, version, text, listing.status, listing.wake, made), touches=1)]
        if move is not None:
            sql = "INSERT INTO moves (game, n, kind, seat, data, made) VALUES ($1, $2, $3, $4, $5, $6)"
            writes.append(Statement(sql, (id, version, move.kind, move.seat, move.data, made)))
        if reseated:
            writes += [Statement("DELETE FROM seats WHERE game = $1", (id,)), *_seats(id, room)]
        await self.database.write([*writes, *also])

    async def open_games(self, limit: int) -> list[Game]:
        sql = f"{GAME} WHERE status = 'open' AND visibility = 'public' ORDER BY changed DESC LIMIT $1"
        return [self._game(row) for row in await self.database.read(sql, limit)]

    async def running_games(self, limit: int) -> list[Game]:
        """Public games that anybody may watch."""
        sql = f"{GAME} WHERE status IN ('playing', 'paused') AND visibility = 'public' ORDER BY changed DESC LIMIT $1"
        return [self._game(row) for row in await self.database.read(sql, limit)]

    async def games_of(self, person: str, limit: int, *, over: bool) -> list[Game]:
        states = "'over'" if over else "'open', 'playing', 'paused'"
        sql = f"""{GAME} WHERE status IN ({states}) AND id IN (SELECT game FROM seats WHERE person = $1)
                  ORDER BY changed DESC LIMIT $2"""
        return [self._game(row) for row in await self.database.read(sql, person, limit)]

    async def games_of_campaign(self, campaign: str) -> list[Game]:
        return [self._game(row) for row in await self.database.read(f"{GAME} WHERE campaign = $1 ORDER BY created, id", campaign)]

    async def campaigns_of(self, person: str, limit: int) -> list[str]:
        sql = """SELECT campaign, MAX(changed) FROM games WHERE campaign IS NOT NULL
                 AND id IN (SELECT game FROM seats WHERE person = $1) GROUP BY campaign ORDER BY 2 DESC LIMIT $2"""
        return [str(row[0]) for row in await self.database.read(sql, person, limit)]

    async def due_games(self, until: Millis) -> list[str]:
        sql = "SELECT id FROM games WHERE wake IS NOT NULL AND wake <= $1 ORDER BY wake LIMIT 200"
        return [str(row[0]) for row in await self.database.read(sql, until)]

    async def unfinished_games(self) -> list[str]:
        sql = "SELECT id FROM games WHERE status IN ('playing', 'paused') ORDER BY created"
        return [str(row[0]) for row in await self.database.read(sql)]

    async def versions(self, ids: Sequence[str]) -> dict[str, int]:
        """The versions of some games, to see which have moved on elsewhere."""
        marks = ", ".join(f"${index}" for index in range(1, len(ids) + 1))
        rows = await self.database.read(f"SELECT id, version FROM games WHERE id IN ({marks})", *ids) if ids else []
        return {str(id): cast(int, version) for id, version in rows}

    async def epochs(self, persons: Sequence[str]) -> dict[str, int]:
        """The epochs of some persons, to see who has signed out everywhere."""
        marks = ", ".join(f"${index}" for index in range(1, len(persons) + 1))
        sql = f"SELECT id, epoch FROM persons WHERE id IN ({marks})"
        rows = await self.database.read(sql, *persons) if persons else []
        return {str(id): cast(int, epoch) for id, epoch in rows}

    # Words between people

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

    # Facts about the server itself

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


def adding(id: str, head: str, room: Room) -> list[Statement]:
    """What adds a game. If all seats are taken a node starts it soon, should the one that adds it die first."""
    sql = """INSERT INTO games (id, version, status, visibility, head, room, campaign, wake, created, changed)
             VALUES ($1, 0, $2, $3, $4, $5, $6, $7, $8, $8)"""
    full = all(chair.kind != "open" for chair in room.chairs)
    text, wake = rooms.encode(room).decode(), room.created if full else None
    values = (id, room.status, room.visibility, head, text, room.campaign or None, wake, room.created)
    return [Statement(sql, values), *_seats(id, room)]


def _seats(id: str, room: Room) -> list[Statement]:
    """Who finds this game among theirs: everyone with a seat, even while a bot keeps it warm."""
    sql = "INSERT INTO seats (game, seat, person) VALUES ($1, $2, $3)"
    return [Statement(sql, (id, seat, chair.person)) for seat, chair in enumerate(room.chairs) if chair.person]


def _person(rows: Sequence[tuple[Value, ...]]) -> Person | None:
    return Person(*cast(Any, rows[0])) if rows else None
