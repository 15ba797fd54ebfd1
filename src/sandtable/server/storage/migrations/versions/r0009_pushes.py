"""Browsers that show notices, and when somebody's browsers last did.

Nothing that was there changes, so that a node of the version before goes on beside one of this version.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.add_column("wishes", sa.Column("pushed", sa.BigInteger, nullable=False, server_default="0"))
    op.create_table(
        "pushes",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("session", sa.Text, nullable=False),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("p256dh", sa.Text, nullable=False),
        sa.Column("auth", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_index("pushes_by_person", "pushes", ["person"])
    op.create_index("pushes_by_endpoint", "pushes", ["endpoint"], unique=True)


def downgrade() -> None:
    op.drop_table("pushes")
    op.drop_column("wishes", "pushed")
