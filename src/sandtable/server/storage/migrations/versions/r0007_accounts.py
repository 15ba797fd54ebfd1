"""Accounts: which browser a session belongs to, e-mail addresses, and tickets, which are the secrets of links.

Nothing that was there changes, so that a node of the version before goes on beside one of this version.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("persons", sa.Column("email", sa.Text))
    op.add_column("sessions", sa.Column("device", sa.Text, nullable=False, server_default=""))
    op.create_table(
        "tickets",
        sa.Column("hash", sa.Text, primary_key=True),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("email", sa.Text, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_index("tickets_by_person", "tickets", ["person"])
    op.create_index("tickets_by_end", "tickets", ["until"])


def downgrade() -> None:
    op.drop_table("tickets")
    op.drop_column("sessions", "device")
    op.drop_column("persons", "email")
