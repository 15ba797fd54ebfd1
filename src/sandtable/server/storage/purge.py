"""How long everything is kept, and the background work that holds to it. Several nodes may do it at once: it is done once."""

from __future__ import annotations

import contextlib
from typing import Final

from sandtable.server.storage.accounts import OF_A_PERSON
from sandtable.server.storage.database import Conflict, Database, Statement
from sandtable.server.times import Millis

DAY: Final[Millis] = 24 * 3600 * 1000
CLOSED: Final = 1 * DAY  # a table that was closed before its game began
OPEN: Final = 30 * DAY  # a table that never began, after it last changed
AMONG_GUESTS: Final = 90 * DAY  # a game without a registered person, after it last changed
GUEST: Final = 7 * DAY  # a guest without a table, after they were last here
ACCOUNT: Final = 3 * 365 * DAY  # a registered person without a running game, after they were last here
SESSION: Final = 400 * DAY  # as long as its cookie
REPORT: Final = 90 * DAY  # a report, after it was closed
UNREAD: Final = 365 * DAY  # a report, after it was made: those that no host reads do not pile up for ever
AUDIT: Final = 365 * DAY  # what hosts did

MOST_GAMES: Final = 1_000  # in one go, so that nobody waits for it
MOST_PEOPLE: Final = 2_000

CHILDREN: Final = ("moves", "seats", "messages", "notes", "told", "snapshots", "moments", "recordings")

# A game that the owner of the server imported has no host. No text of anybody looks like this: its quotes would be escaped.
NOT_IMPORTED: Final = """room NOT LIKE '%"host":"",%'"""
REGISTERED: Final = """EXISTS (SELECT 1 FROM seats JOIN persons ON persons.id = seats.person
                               WHERE seats.game = games.id AND persons.login IS NOT NULL)"""
CAMPAIGN_GOES_ON: Final = "EXISTS (SELECT 1 FROM games other WHERE other.campaign = games.campaign AND other.changed >= $1)"
SEATED: Final = "EXISTS (SELECT 1 FROM seats WHERE seats.person = persons.id)"
SIGNED_IN: Final = "EXISTS (SELECT 1 FROM sessions WHERE sessions.person = pushes.person AND sessions.id = pushes.session)"
PLAYING: Final = """EXISTS (SELECT 1 FROM seats JOIN games ON games.id = seats.game
                            WHERE seats.person = persons.id AND games.status IN ('open', 'playing', 'paused'))"""


async def purge(database: Database, now: Millis) -> None:
    """Forget what has outlived its time, or a part of it if there is much."""
    await forget_games(database, "status = 'closed'", now - CLOSED)
    await forget_games(database, f"status = 'open' AND {NOT_IMPORTED}", now - OPEN)
    played = "status IN ('playing', 'paused', 'over', 'aside')"
    await forget_games(
        database, f"{played} AND {NOT_IMPORTED} AND NOT {REGISTERED} AND NOT {CAMPAIGN_GOES_ON}", now - AMONG_GUESTS
    )
    await forget_people(database, f"login IS NULL AND NOT {SEATED}", now - GUEST)
    await forget_people(database, f"login IS NOT NULL AND NOT {PLAYING}", now - ACCOUNT)
    await database.write([Statement("DELETE FROM sessions WHERE created < $1", (now - SESSION,))])
    await database.write([Statement(f"DELETE FROM pushes WHERE NOT {SIGNED_IN}")])
    await database.write([Statement("DELETE FROM tickets WHERE until < $1", (now,))])
    await database.write(
        [
            Statement("DELETE FROM bans WHERE until < $1", (now,)),
            Statement("DELETE FROM reports WHERE closed > 0 AND closed < $1 OR made < $2", (now - REPORT, now - UNREAD)),
            Statement("DELETE FROM audit WHERE made < $1", (now - AUDIT,)),
        ]
    )


async def forget_games(database: Database, which: str, before: Millis) -> None:
    """Forget games that have not changed since then, with all that belongs to them."""
    sql = f"SELECT id, version FROM games WHERE changed < $1 AND {which} ORDER BY changed LIMIT {MOST_GAMES}"
    for id, version in await database.read(sql, before):
        parts = [Statement(f"DELETE FROM {table} WHERE game = $1", (id,)) for table in CHILDREN]
        itself = Statement("DELETE FROM games WHERE id = $1 AND version = $2", (id, version), touches=1)
        with contextlib.suppress(Conflict):  # somebody came back to it just now, or another node was faster
            await database.write([*parts, itself])


async def forget_people(database: Database, which: str, before: Millis) -> None:
    """Forget people who have not been here since then, and what is about them alone."""
    rows = await database.read(f"SELECT id FROM persons WHERE seen < $1 AND {which} ORDER BY seen LIMIT {MOST_PEOPLE}", before)
    person = f"DELETE FROM persons WHERE seen < $1 AND id = $2 AND {which}"
    gone = "NOT EXISTS (SELECT 1 FROM persons WHERE id = $1)"
    theirs = [f"DELETE FROM {table} WHERE {column} = $1 AND {gone}" for table, column in OF_A_PERSON.items() if column != "id"]
    for (id,) in rows:
        await database.write([Statement(person, (before, id)), *(Statement(sql, (id,)) for sql in theirs)])
