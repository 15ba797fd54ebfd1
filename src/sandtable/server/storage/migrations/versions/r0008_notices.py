"""Notices: what people wish to be told, by which hooks, what they were told, and what is still to be sent.

Nothing that was there changes, so that a node of the version before goes on beside one of this version.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.create_table(
        "wishes",
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("data", sa.Text, nullable=False),
        sa.Column("mailed", sa.BigInteger, nullable=False, server_default="0"),
        sa.Column("here", sa.BigInteger, nullable=False, server_default="0"),
    )
    op.create_table(
        "hooks",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("url", sa.Text, nullable=False),
        sa.Column("shape", sa.Text, nullable=False),
        sa.Column("secret", sa.Text, nullable=False),
    )
    op.create_index("hooks_by_person", "hooks", ["person"])
    op.create_table(
        "told",
        sa.Column("game", sa.Text, sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("kind", sa.Text, primary_key=True),
        sa.Column("person", sa.Text, nullable=False),
    )
    op.create_index("told_by_person", "told", ["person"])
    op.create_table(
        "outbox",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("due", sa.BigInteger, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
    )
    op.create_index("outbox_by_due", "outbox", ["due"])


def downgrade() -> None:
    for table in ("outbox", "told", "hooks", "wishes"):
        op.drop_table(table)
