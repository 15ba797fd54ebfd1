"""The work of hosts: roles, bans, reports, errands, and the log of it all.

Nothing that was there changes, so that a node of the version before goes on beside one of this version.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.create_table("roles", sa.Column("person", sa.Text, primary_key=True), sa.Column("role", sa.Text, nullable=False))
    op.create_table(
        "bans",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("what", sa.Text, nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("made_by", sa.Text, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("reporter", sa.Text, nullable=False),
        sa.Column("line", sa.Integer, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("why", sa.Text, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("closed", sa.BigInteger, nullable=False),
        sa.Column("answer", sa.Text, nullable=False),
    )
    op.create_index("reports_by_age", "reports", ["closed", "made"])
    op.create_table(
        "audit",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("made_by", sa.Text, nullable=False),
        sa.Column("act", sa.Text, nullable=False),
        sa.Column("about", sa.Text, nullable=False),
        sa.Column("details", sa.Text, nullable=False),
    )
    op.create_index("audit_by_age", "audit", ["made"])
    op.create_table(
        "errands",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("act", sa.Text, nullable=False),
        sa.Column("about", sa.Text, nullable=False),
        sa.Column("made_by", sa.Text, nullable=False),
    )


def downgrade() -> None:
    for table in ("errands", "audit", "reports", "bans", "roles"):
        op.drop_table(table)
