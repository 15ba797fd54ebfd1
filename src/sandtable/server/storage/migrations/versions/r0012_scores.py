"""High scores of people who play alone.

Nothing that was there changes, so that a node of the version before goes on beside one of this version.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    op.create_table(
        "scores",
        sa.Column("campaign", sa.Text, primary_key=True),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("title", sa.Text, nullable=False),
        sa.Column("mode", sa.Text, nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
    )
    op.create_index("scores_by_person", "scores", ["person"])


def downgrade() -> None:
    op.drop_table("scores")
