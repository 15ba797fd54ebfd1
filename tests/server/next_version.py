"""The next version of Sandtable, as sources: another rule of Waral, another card number in Fine Sand, more in the schema."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

from sandtable.server.storage.opening import REVISION
from tests.server.people import ROOT

RULE = "Everybody starts with a coin of each kind."
MIGRATION = f'''"""More in the schema, in nobody's way."""

import sqlalchemy as sa
from alembic import op

revision = "9999"
down_revision = "{REVISION}"


def upgrade() -> None:
    op.add_column("persons", sa.Column("shoes", sa.Integer, nullable=False, server_default="7"))
    op.create_table("hats", sa.Column("id", sa.Text, primary_key=True))
'''


def next_version(folder: Path) -> Path:
    """Sources that differ as those of the next version would. Returns where they are."""
    sources = folder / "src"
    shutil.copytree(ROOT / "src" / "sandtable", sources / "sandtable", ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    package = sources / "sandtable"
    edit(package / "games/waral/title.py", r"version = (\d+)", lambda version: f"version = {version + 1}")
    edit(package / "games/waral/setup.py", r"g\.book\.start_coins\b()", lambda _: "g.book.start_coins + 1")
    edit(package / "games/fine_sand/content/rules.toml", r"opening_hand = (\d+)", lambda hand: f"opening_hand = {hand - 2}")
    words = package / "games/waral/words/en/game.ftl"
    rules = max(int(found) for found in re.findall(r"^rules-(\d+)", words.read_text(), re.M)) + 1
    words.write_text(f"{words.read_text()}rules-{rules} = {RULE}\n")
    (package / "server/storage/migrations/versions/r9999_more.py").write_text(MIGRATION)
    edit(package / "server/storage/opening.py", r'REVISION: Final = "\d+"()', lambda _: 'REVISION: Final = "9999"')
    return sources


def edit(file: Path, pattern: str, better: object) -> None:
    """Change a file where a pattern says, once."""
    assert callable(better)
    text, count = re.subn(pattern, lambda found: str(better(int(found[1] or 0))), file.read_text())
    assert count == 1, f"{pattern} is in {file.name} {count} times"
    file.write_text(text)
