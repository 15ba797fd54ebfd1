"""What somebody said and noted is found by who it was, for their copy of everything.

Nothing that was there changes, so that a node of the version before goes on beside one of this version.
"""

from __future__ import annotations

from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    for table in ("messages", "notes"):
        op.create_index(f"{table}_by_person", table, ["person"])


def downgrade() -> None:
    for table in ("messages", "notes"):
        op.drop_index(f"{table}_by_person", table)
