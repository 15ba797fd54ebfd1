"""The page about the architecture names every room, and nothing that is not there."""

from __future__ import annotations

import re

from tests.project.files import PACKAGE, ROOT
from tests.project.test_imports import MAY_IMPORT, SERVER_MAY_IMPORT

PAGE = (ROOT / "docs" / "architecture.md").read_text("utf-8")
NAMED = set(re.findall(r"`([\w/*]+)`", PAGE))
PLACES = [ROOT, PACKAGE, PACKAGE / "server"]


def test_every_room_is_named() -> None:
    parts = {name for name in MAY_IMPORT if (PACKAGE / name).is_dir() or (PACKAGE / f"{name}.py").exists()} - {"__main__"}
    client = {path.name for path in (ROOT / "web" / "src").iterdir() if path.is_dir()}
    assert (parts | set(SERVER_MAY_IMPORT) | client) - NAMED == set()


def test_every_place_that_is_named_is_there() -> None:
    places = [name.rstrip("/") for name in NAMED if "/" in name and "*" not in name]
    found = [name for name in places for at in PLACES if (at / name).is_dir() or (at / f"{name}.py").exists()]
    assert set(places) - set(found) == set()
