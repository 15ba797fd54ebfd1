"""In SQLite the moves of a game lie together: a pick then changes one page of them instead of two."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    rebuild(with_rowid=False)


def downgrade() -> None:
    rebuild(with_rowid=True)


def rebuild(*, with_rowid: bool) -> None:
    if op.get_bind().dialect.name != "sqlite":
        return
    op.rename_table("moves", "old_moves")
    op.create_table(
        "moves",
        sa.Column("game", sa.Text, sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sqlite_with_rowid=with_rowid,
    )
    op.execute("INSERT INTO moves SELECT game, n, kind, seat, data, made FROM old_moves ORDER BY game, n")
    op.drop_table("old_moves")
