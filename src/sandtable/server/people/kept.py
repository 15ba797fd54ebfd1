"""What the storage keeps about people, table by table: the privacy page and everybody's own copy are made from this list.

A test holds the list to the schema: a column that is added is described here and in the message files, or the check fails.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sandtable.server.storage import purge
from sandtable.server.times import Millis


@dataclass(frozen=True)
class Kept:
    """A table of the storage. Its words are the messages `kept-<table>` and `kept-<table>-<column>`."""

    table: str
    columns: tuple[str, ...]  # what somebody gets of their own rows
    hidden: tuple[str, ...] = ()  # what nobody gets: passphrases, and secrets of games
    mine: str = ""  # which rows are about person $1; empty: the table is about nobody
    until: str = "game"  # how long it is kept: the message `kept-until-<this>`


KEPT: Final = [
    Kept("persons", ("id", "name", "login", "alike", "created", "seen", "email"), ("passphrase",), "id = $1", "account"),
    Kept("sessions", ("device", "created"), ("person", "id"), "person = $1", "session"),
    Kept("tickets", ("kind", "email", "until"), ("hash", "person"), "person = $1", "ticket"),
    Kept("wishes", ("data", "mailed", "pushed", "here"), ("person",), "person = $1", "account"),
    Kept("hooks", ("url", "shape"), ("id", "person", "secret"), "person = $1", "account"),
    Kept("pushes", ("endpoint", "created"), ("id", "person", "session", "p256dh", "auth"), "person = $1", "session"),
    Kept("outbox", ("kind", "due", "tries"), ("id", "person", "body"), "person = $1", "letter"),
    Kept("told", ("game", "seat", "number", "kind"), ("person",), "person = $1"),
    Kept("seats", ("game", "seat", "person"), (), "person = $1"),
    Kept(
        "games", ("id", "status", "visibility", "campaign", "created", "changed"), ("version", "head", "room", "wake"),
        "id IN (SELECT game FROM seats WHERE person = $1)",
    ),
    Kept(
        "moves", ("game", "n", "kind", "seat", "data", "made"), (),
        # the games of a person first: whoever wants their copy must not have all moves of everybody looked through
        """game IN (SELECT game FROM seats WHERE person = $1)
           AND EXISTS (SELECT 1 FROM seats JOIN games ON games.id = seats.game WHERE seats.game = moves.game
                       AND seats.seat = moves.seat AND seats.person = $1 AND games.status = 'over')""",
    ),
    Kept("messages", ("game", "n", "person", "text", "made"), (), "person = $1"),
    Kept("notes", ("game", "person", "text"), (), "person = $1"),
    Kept("scores", ("campaign", "title", "mode", "points", "made"), ("person",), "person = $1", "account"),
    Kept("roles", ("role",), ("person",), "person = $1", "account"),
    Kept("bans", ("kind", "reason", "made", "until"), ("id", "what", "made_by"), "what = $1", "ban"),
    Kept(
        "reports", ("game", "line", "text", "why", "made", "closed"), ("id", "person", "reporter", "answer"), "reporter = $1",
        "report",
    ),
    Kept("audit", ("made", "act", "about", "details"), ("id", "made_by"), "made_by = $1", "audit"),
    Kept("errands", (), ("id", "act", "about", "made_by"), until="letter"),
    Kept("snapshots", (), ("game", "n", "rules", "data")),
    Kept("moments", (), ("game", "n", "due", "status", "room")),
    Kept("recordings", (), ("game", "data")),
    Kept("contents", (), ("hash", "data"), until="ever"),
    Kept("facts", (), ("name", "value"), until="ever"),
]  # fmt: skip


def days(lifetime: Millis) -> int:
    return lifetime // purge.DAY


LIFETIMES: Final = {
    "account": {"guest": days(purge.GUEST), "account": days(purge.ACCOUNT)},
    "session": {"days": days(purge.SESSION)},
    "ticket": {},
    "letter": {},
    "game": {"days": days(purge.AMONG_GUESTS)},
    "ban": {},
    "report": {"days": days(purge.REPORT), "most": days(purge.UNREAD)},
    "audit": {"days": days(purge.AUDIT)},
    "ever": {},
}
