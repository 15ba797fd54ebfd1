"""Sessions that can be ended one by one; what a registered name looks like; when somebody was last here."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from sandtable.server.storage.alike import alike
from sandtable.server.times import now

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "sessions",
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_index("sessions_by_age", "sessions", ["created"])
    op.add_column("persons", sa.Column("alike", sa.Text))
    op.add_column("persons", sa.Column("seen", sa.BigInteger, nullable=False, server_default="0"))
    run = op.get_bind().execute
    # A cookie of before names a person and an epoch: the epoch goes on as the name of a session.
    run(sa.text(f"INSERT INTO sessions (person, id, created) SELECT id, CAST(epoch AS TEXT), {now()} FROM persons"))
    run(sa.text(f"UPDATE persons SET seen = {now()}"))
    for id, name in run(sa.text("SELECT id, name FROM persons WHERE login IS NOT NULL")).all():
        run(sa.text("UPDATE persons SET alike = :alike WHERE id = :id"), {"alike": alike(name), "id": id})
    op.create_index("persons_by_alike", "persons", ["alike"])
    op.create_index("persons_by_seen", "persons", ["seen"])
    op.drop_column("persons", "epoch")


def downgrade() -> None:
    op.add_column("persons", sa.Column("epoch", sa.Integer, nullable=False, server_default="0"))
    op.drop_index("persons_by_seen", "persons")
    op.drop_index("persons_by_alike", "persons")
    op.drop_column("persons", "seen")
    op.drop_column("persons", "alike")
    op.drop_table("sessions")
