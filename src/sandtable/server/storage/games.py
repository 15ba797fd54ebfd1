"""Stored games: their versions and moves, and the lists they are found in."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Any, cast

import msgspec

from sandtable.server.problems import Newer
from sandtable.server.storage import room as rooms
from sandtable.server.storage.database import Database, Row, Statement, Value
from sandtable.server.storage.keeping import keeping_moment
from sandtable.server.storage.room import Room
from sandtable.server.storage.rows import Game, Listing, Move, Place
from sandtable.server.times import Millis, now

log = logging.getLogger("sandtable.storage")

GAME = "SELECT id, version, head, room, changed FROM games"
FIRST = Place()
NEXT = "WHERE id = $1 AND version = $2 - 1"


class Games:
    """Games. Every change makes the next version of one."""

    database: Database
    absent: Millis  # how long in all no server was there: the rooms that are read are put right for it

    async def game(self, id: str) -> Game | None:
        rows = await self.database.read(f"{GAME} WHERE id = $1", id)
        return self._game(rows[0]) if rows else None

    def _game(self, row: tuple[Value, ...]) -> Game:
        id, version, head, text, changed = row
        try:
            room = rooms.decode(str(text))
        except msgspec.MsgspecError as error:
            raise Newer("room-unreadable", id=str(id)) from error
        room.make_up(self.absent)
        return Game(str(id), cast(int, version), str(head), room, cast(int, changed))

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
        room.format = rooms.FORMAT
        made, text = now(), rooms.encode(room).decode()
        writes = [_next_version(id, version, text, listing, made)]
        if move is not None:
            sql = "INSERT INTO moves (game, n, kind, seat, data, made) VALUES ($1, $2, $3, $4, $5, $6)"
            writes.append(Statement(sql, (id, version, move.kind, move.seat, move.data, made)))
            if move.head:
                writes.append(Statement("UPDATE games SET head = $2 WHERE id = $1", (id, move.head)))
        if reseated:
            writes += [Statement("DELETE FROM seats WHERE game = $1", (id,)), *_seats(id, room)]
        await self.database.write([*writes, *keeping_moment(id, version, room, text, made), *also])

    # Lists: from a place on, the one that changed last first

    async def open_games(self, limit: int, after: Place = FIRST) -> list[Game]:
        """Public tables whose game has not begun."""
        return await self._listed("status = 'open' AND visibility = 'public'", limit, after)

    async def running_games(self, limit: int, after: Place = FIRST) -> list[Game]:
        """Public games that run, and those that are over for their players alone. The newest come first: when a game last went on
        would tell something to those who see it later."""
        runs = "status IN ('playing', 'paused') OR id IN (SELECT game FROM moments WHERE due > $4)"
        return await self._listed(f"visibility = 'public' AND ({runs})", limit, after, now(), by="created")

    async def games_with(self, status: str, limit: int, after: Place = FIRST) -> list[Game]:
        """All games of a status, whoever may see them."""
        return await self._listed("status = $4", limit, after, status)

    async def games_of(self, person: str, limit: int, after: Place = FIRST, *, over: bool) -> list[Game]:
        states = "'over'" if over else "'open', 'playing', 'paused', 'aside'"
        mine = "id IN (SELECT game FROM seats WHERE person = $4)"
        return await self._listed(f"status IN ({states}) AND {mine}", limit, after, person)

    async def _listed(self, which: str, limit: int, after: Place, *values: Value, by: str = "changed") -> list[Game]:
        columns = f"id, version, head, room, {by}"
        sql = f"SELECT {columns} FROM games WHERE {which} AND ({by}, id) < ($1, $2) ORDER BY {by} DESC, id DESC LIMIT $3"
        found = list[Game]()
        while (missing := limit - len(found)) > 0:
            rows = await self.database.read(sql, after.changed, after.id, missing, *values)
            found += self._readable(rows)
            if len(rows) < missing:
                break
            after = Place(cast(int, rows[-1][4]), str(rows[-1][0]))
        return found

    async def has_seat(self, person: str) -> bool:
        """Whether somebody has a seat at any table, over or not."""
        return bool(await self.database.read("SELECT 1 FROM seats WHERE person = $1 LIMIT 1", person))

    async def games_of_campaign(self, campaign: str) -> list[Game]:
        sql = f"{GAME} WHERE campaign = $1 AND status <> 'closed' ORDER BY created, id"
        return self._readable(await self.database.read(sql, campaign))

    def _readable(self, rows: Sequence[Row]) -> list[Game]:
        """The games of a list. One that cannot be read hides none of the others."""
        found = []
        for row in rows:
            try:
                found.append(self._game(row))
            except Newer as problem:
                log.warning("%s", problem)
        return found

    async def campaigns_of(self, person: str, limit: int, after: Place = FIRST) -> list[Place]:
        sql = """SELECT MAX(changed), campaign FROM games WHERE campaign IS NOT NULL AND status <> 'closed'
                 AND id IN (SELECT game FROM seats WHERE person = $4)
                 GROUP BY campaign HAVING (MAX(changed), campaign) < ($1, $2) ORDER BY 1 DESC, 2 DESC LIMIT $3"""
        return [Place(*cast(Any, row)) for row in await self.database.read(sql, after.changed, after.id, limit, person)]

    async def due_games(self, until: Millis) -> list[str]:
        sql = "SELECT id FROM games WHERE wake IS NOT NULL AND wake <= $1 ORDER BY wake LIMIT 200"
        return [str(row[0]) for row in await self.database.read(sql, until)]

    async def unfinished_games(self) -> list[str]:
        sql = "SELECT id FROM games WHERE status IN ('playing', 'paused') ORDER BY created"
        return [str(row[0]) for row in await self.database.read(sql)]

    async def all_games(self) -> list[str]:
        """All games that can be looked at: what was closed before it began is gone for good."""
        rows = await self.database.read("SELECT id FROM games WHERE status <> 'closed' ORDER BY created")
        return [str(row[0]) for row in rows]

    async def versions(self, ids: Sequence[str]) -> dict[str, int]:
        """The versions of some games, to see which have moved on elsewhere."""
        marks = ", ".join(f"${index}" for index in range(1, len(ids) + 1))
        rows = await self.database.read(f"SELECT id, version FROM games WHERE id IN ({marks})", *ids) if ids else []
        return {str(id): cast(int, version) for id, version in rows}


def adding(id: str, head: str, room: Room) -> list[Statement]:
    """The statements that add a game. If all seats are taken, any node starts it soon, should the one that adds it die first."""
    sql = """INSERT INTO games (id, version, status, visibility, head, room, campaign, wake, created, changed)
             VALUES ($1, 0, $2, $3, $4, $5, $6, $7, $8, $8)"""
    full = all(chair.kind != "open" for chair in room.chairs)
    text, wake = rooms.encode(room).decode(), room.created if full else None
    values = (id, room.status, room.visibility, head, text, room.campaign or None, wake, room.created)
    return [Statement(sql, values), *_seats(id, room)]


def still(id: str, version: int) -> Statement:
    """What finds its row as long as a game has this version."""
    return Statement("SELECT 1 FROM games WHERE id = $1 AND version = $2 FOR SHARE", (id, version), touches=1)


def _next_version(id: str, version: int, room: str, listing: Listing | None, made: Millis) -> Statement:
    """The statement that replaces a game's room, and its listing if that changed. A game that went on meanwhile stays."""
    if listing is None:  # the usual pick: no index has to change
        return Statement(f"UPDATE games SET version = $2, room = $3 {NEXT}", (id, version, room), touches=1)
    sql = f"UPDATE games SET version = $2, room = $3, status = $4, wake = $5, changed = COALESCE($6, changed) {NEXT}"
    changed = made if listing.minute is not None else None
    return Statement(sql, (id, version, room, listing.status, listing.wake, changed), touches=1)


def _seats(id: str, room: Room) -> list[Statement]:
    """The statements that list a game among those of its players, of the invited, and of those whom a bot plays for."""
    sql = "INSERT INTO seats (game, seat, person) VALUES ($1, $2, $3)"
    return [Statement(sql, (id, seat, chair.person)) for seat, chair in enumerate(room.chairs) if chair.person]
