"""What lets games outlive upgrades: their cards, snapshots of those that run, recordings of those that are over.

Nothing that was there changes, so that a node of the version before goes on beside one of this version.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "contents",
        sa.Column("hash", sa.Text, primary_key=True),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "snapshots",
        game(),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )
    op.create_table("recordings", game(), sa.Column("data", sa.LargeBinary, nullable=False))


def game() -> sa.Column[str]:
    """With a game goes what is kept of it, also where the version before forgets it."""
    return sa.Column("game", sa.Text, sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True)


def downgrade() -> None:
    for table in ("recordings", "snapshots", "contents"):
        op.drop_table(table)
