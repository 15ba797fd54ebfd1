"""The tables of the storage, and the migrations that lead to them. Only this module and the migrations know SQLAlchemy."""

from __future__ import annotations

from pathlib import Path

import sqlalchemy as sa
from alembic import command
from alembic.config import Config

metadata = sa.MetaData()

sa.Table(
    "persons",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("login", sa.Text, unique=True),  # the folded name of a registered person; null for a guest
    sa.Column("passphrase", sa.Text),  # its argon2 hash
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("alike", sa.Text),  # what the name of a registered person looks like; null for a guest
    sa.Column("seen", sa.BigInteger, nullable=False, server_default="0"),  # when they were last here, to the day
    sa.Column("email", sa.Text),  # an address they have confirmed
    sa.Index("persons_by_alike", "alike", unique=True),
    sa.Index("persons_by_seen", "seen"),
)
sa.Table(
    "sessions",
    metadata,
    sa.Column("person", sa.Text, primary_key=True),
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("device", sa.Text, nullable=False, server_default=""),  # the browser and the system it said it was
    sa.Index("sessions_by_age", "created"),
)
sa.Table(
    "tickets",
    metadata,
    sa.Column("hash", sa.Text, primary_key=True),  # of the secret in a link
    sa.Column("kind", sa.Text, nullable=False),
    sa.Column("person", sa.Text, nullable=False),
    sa.Column("email", sa.Text, nullable=False),
    sa.Column("until", sa.BigInteger, nullable=False),
    sa.Index("tickets_by_person", "person"),
    sa.Index("tickets_by_end", "until"),
)
sa.Table(
    "wishes",
    metadata,
    sa.Column("person", sa.Text, primary_key=True),
    sa.Column("data", sa.Text, nullable=False),  # what they wish to be told, and when
    sa.Column("mailed", sa.BigInteger, nullable=False, server_default="0"),  # when they last got a mail about it
    sa.Column("here", sa.BigInteger, nullable=False, server_default="0"),  # when they last had a page open
    sa.Column("pushed", sa.BigInteger, nullable=False, server_default="0"),  # when their browsers last got a message
)
sa.Table(
    "pushes",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("person", sa.Text, nullable=False),
    sa.Column("session", sa.Text, nullable=False),  # it counts as long as this one does
    sa.Column("endpoint", sa.Text, nullable=False),  # of the push service
    sa.Column("p256dh", sa.Text, nullable=False),
    sa.Column("auth", sa.Text, nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Index("pushes_by_person", "person"),
    sa.Index("pushes_by_endpoint", "endpoint", unique=True),
)
sa.Table(
    "hooks",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("person", sa.Text, nullable=False),
    sa.Column("url", sa.Text, nullable=False),
    sa.Column("shape", sa.Text, nullable=False),
    sa.Column("secret", sa.Text, nullable=False),  # signs what is sent there
    sa.Index("hooks_by_person", "person"),
)
sa.Table(
    "outbox",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("person", sa.Text, nullable=False),
    sa.Column("kind", sa.Text, nullable=False),
    sa.Column("body", sa.Text, nullable=False),
    sa.Column("due", sa.BigInteger, nullable=False),  # not before; moves ahead while a node tries to send it
    sa.Column("tries", sa.Integer, nullable=False),
    sa.Index("outbox_by_due", "due"),
)
sa.Table(
    "told",
    metadata,
    sa.Column("game", sa.Text, sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),  # of the question
    sa.Column("kind", sa.Text, primary_key=True),
    sa.Column("person", sa.Text, nullable=False),
    sa.Index("told_by_person", "person"),
)
sa.Table(
    "scores",
    metadata,
    sa.Column("campaign", sa.Text, primary_key=True),  # that was played alone
    sa.Column("person", sa.Text, nullable=False),
    sa.Column("title", sa.Text, nullable=False),
    sa.Column("mode", sa.Text, nullable=False),
    sa.Column("points", sa.Integer, nullable=False),
    sa.Column("made", sa.BigInteger, nullable=False),
    sa.Index("scores_by_person", "person"),
)
sa.Table(
    "games",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("version", sa.Integer, nullable=False),  # grows by one with every change
    sa.Column("status", sa.Text, nullable=False),
    sa.Column("visibility", sa.Text, nullable=False),
    sa.Column("head", sa.Text, nullable=False),  # what the game starts from, its secret seed included
    sa.Column("room", sa.Text, nullable=False),  # who sits where, clocks, proposals
    sa.Column("campaign", sa.Text),  # the first game of its campaign
    sa.Column("wake", sa.BigInteger),  # when a node should look at it at the latest: a clock runs out, a bot is due
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("changed", sa.BigInteger, nullable=False),  # to the minute while it is played
    sa.Index("games_by_status", "status", "changed"),
    sa.Index("games_by_campaign", "campaign"),
    sa.Index("games_by_wake", "wake"),
)
sa.Table(
    "seats",
    metadata,
    sa.Column("game", sa.Text, sa.ForeignKey("games.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("person", sa.Text, nullable=False),
    sa.Index("seats_by_person", "person"),
)
sa.Table(
    "moves",
    metadata,
    sa.Column("game", sa.Text, sa.ForeignKey("games.id"), primary_key=True),
    sa.Column("n", sa.Integer, primary_key=True),  # the version it made
    sa.Column("kind", sa.Text, nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("data", sa.Text, nullable=False),
    sa.Column("made", sa.BigInteger, nullable=False),
    sqlite_with_rowid=False,
)
sa.Table(
    "messages",
    metadata,
    sa.Column("game", sa.Text, sa.ForeignKey("games.id"), primary_key=True),
    sa.Column("n", sa.Integer, primary_key=True),
    sa.Column("person", sa.Text, nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("made", sa.BigInteger, nullable=False),
    sa.Index("messages_by_person", "person"),
)
sa.Table(
    "notes",
    metadata,
    sa.Column("game", sa.Text, sa.ForeignKey("games.id"), primary_key=True),
    sa.Column("person", sa.Text, primary_key=True),
    sa.Column("text", sa.Text, nullable=False),
    sa.Index("notes_by_person", "person"),
)
sa.Table(
    "contents",
    metadata,
    sa.Column("hash", sa.Text, primary_key=True),
    sa.Column("data", sa.LargeBinary, nullable=False),  # the cards that games began with, packs laid over them, compressed
)
sa.Table(
    "snapshots",
    metadata,
    sa.Column("game", sa.Text, sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("n", sa.Integer, nullable=False),  # the version of the game it was taken at
    sa.Column("rules", sa.Integer, nullable=False),  # the version of the rules it was taken with
    sa.Column("data", sa.LargeBinary, nullable=False),  # the table as the engine stores it, hidden cards included
)
sa.Table(
    "moments",
    metadata,
    sa.Column("game", sa.Text, sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("n", sa.Integer, primary_key=True),  # the version of the game it was
    sa.Column("due", sa.BigInteger, nullable=False),  # when those without a seat see it
    sa.Column("status", sa.Text, nullable=False),
    sa.Column("room", sa.Text, nullable=False),
    sa.Index("moments_by_due", "due"),
)
sa.Table(
    "recordings",
    metadata,
    sa.Column("game", sa.Text, sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("data", sa.LargeBinary, nullable=False),  # a finished game as every seat saw it, compressed
)
sa.Table(
    "roles",
    metadata,
    sa.Column("person", sa.Text, primary_key=True),
    sa.Column("role", sa.Text, nullable=False),  # "admin" or "moderator"
)
sa.Table(
    "bans",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("kind", sa.Text, nullable=False),  # "person", "mute" or "address"
    sa.Column("what", sa.Text, nullable=False),  # the person, or the network
    sa.Column("reason", sa.Text, nullable=False),
    sa.Column("made_by", sa.Text, nullable=False),
    sa.Column("made", sa.BigInteger, nullable=False),
    sa.Column("until", sa.BigInteger),  # null: for good
)
sa.Table(
    "reports",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("game", sa.Text, nullable=False),
    sa.Column("person", sa.Text, nullable=False),  # whom it is about
    sa.Column("reporter", sa.Text, nullable=False),
    sa.Column("line", sa.Integer, nullable=False),  # of the chat; 0: none
    sa.Column("text", sa.Text, nullable=False),  # what the line said
    sa.Column("why", sa.Text, nullable=False),
    sa.Column("made", sa.BigInteger, nullable=False),
    sa.Column("closed", sa.BigInteger, nullable=False),  # 0: not yet
    sa.Column("answer", sa.Text, nullable=False),
    sa.Index("reports_by_age", "closed", "made"),
)
sa.Table(
    "audit",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("made", sa.BigInteger, nullable=False),
    sa.Column("made_by", sa.Text, nullable=False),  # empty: at the command line
    sa.Column("act", sa.Text, nullable=False),
    sa.Column("about", sa.Text, nullable=False),
    sa.Column("details", sa.Text, nullable=False),
    sa.Index("audit_by_age", "made"),
)
sa.Table(
    "errands",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("act", sa.Text, nullable=False),
    sa.Column("about", sa.Text, nullable=False),
    sa.Column("made_by", sa.Text, nullable=False),
)
sa.Table(
    "facts",
    metadata,
    sa.Column("name", sa.Text, primary_key=True),
    sa.Column("value", sa.Text, nullable=False),
)


def engine_url(url: str) -> str:
    """The address as SQLAlchemy wants it, which reaches PostgreSQL through asyncpg as we do."""
    return "postgresql+asyncpg://" + url.split("://", 1)[1] if url.startswith("postgres") else url


def migrate(url: str, revision: str = "head") -> None:
    """Bring the schema of a storage up to the newest version, or up to another. All of it is done, or nothing."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["url"] = engine_url(url)
    command.upgrade(config, revision)
