"""No two registered names look alike, even if both come at the same moment. Looks are computed anew: more is known of them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from sandtable.server.storage.alike import alike

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.drop_index("persons_by_alike", "persons")
    run, taken = op.get_bind().execute, set()
    for id, name in run(sa.text("SELECT id, name FROM persons WHERE login IS NOT NULL ORDER BY created, id")).all():
        # Who came later keeps a name that looks like an older one: no look of a name has a mark in it.
        looks = alike(name) if alike(name) not in taken else f"{alike(name)}/{id}"
        taken.add(looks)
        run(sa.text("UPDATE persons SET alike = :alike WHERE id = :id"), {"alike": looks, "id": id})
    op.create_index("persons_by_alike", "persons", ["alike"], unique=True)


def downgrade() -> None:
    op.drop_index("persons_by_alike", "persons")
    op.create_index("persons_by_alike", "persons", ["alike"])
