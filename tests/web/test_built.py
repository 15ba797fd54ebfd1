"""What is built: its weight, that it fetches nothing from elsewhere, and that what is made from other sources follows them."""

from __future__ import annotations

import gzip
import json
import re
from pathlib import Path
from types import ModuleType

import pytest

from tools import message_types, wire_types

WEB = Path(__file__).parents[2] / "web"
DIST = WEB / "dist"
BUDGET = 120_000  # bytes of JavaScript, compressed, before the first page shows
TITLE = 120_000  # bytes a title's board may add, with its pictures


def manifest() -> dict[str, dict[str, object]]:
    loaded: dict[str, dict[str, object]] = json.loads((DIST / ".vite" / "manifest.json").read_text("utf-8"))
    return loaded


def scripts(entry: str, seen: set[str]) -> set[str]:
    """The files an entry needs at once."""
    if entry not in seen:
        seen.add(entry)
        for other in manifest()[entry].get("imports", []):  # type: ignore[attr-defined]
            scripts(other, seen)
    return {str(manifest()[name]["file"]) for name in seen}


def weight(files: set[str]) -> int:
    return sum(len(gzip.compress((DIST / name).read_bytes())) for name in files)


def test_the_first_page_is_light() -> None:
    assert weight(scripts("index.html", set())) < BUDGET


def test_boards_are_loaded_on_demand_and_light() -> None:
    first = scripts("index.html", set())
    boards = {entry for entry in manifest() if entry.startswith("src/boards/")}
    assert boards == {str(path.relative_to(WEB)) for path in WEB.glob("src/boards/*/board.ts")}
    for board in boards:
        assert manifest()[board]["file"] not in first
        art = board.replace("src/boards/", "src/art/").replace("board.ts", "index.ts")
        pictures = scripts(art, set()) if art in manifest() else set()  # or they are a part of the board
        assert not pictures & first
        assert weight((scripts(board, set()) | pictures) - first) < TITLE


def test_fonts_come_in_one_format() -> None:
    fonts = list(DIST.rglob("*.wof*"))
    assert fonts
    assert {path.suffix for path in fonts} == {".woff2"}


def test_nothing_is_fetched_from_elsewhere() -> None:
    for file in [*DIST.rglob("*.js"), *DIST.rglob("*.css"), DIST / "index.html"]:
        text = file.read_text("utf-8")
        assert not re.search(r"url\(['\"]?https?:|import\(['\"]https?:|src=['\"]https?:", text), file.name


@pytest.mark.parametrize("tool", [wire_types, message_types], ids=["wire", "messages"])
def test_the_types_follow_the_server_the_titles_and_the_messages(tool: ModuleType) -> None:
    for place, text in tool.files().items():
        assert place.read_text("utf-8") == text, f"{place.name} is out of date: run `python -m {tool.__name__}`"


def test_a_translation_says_what_english_says_with_the_same_filling() -> None:
    folders = [folder for folder in message_types.ENGLISH.parent.iterdir() if folder != message_types.ENGLISH]
    for path in [path for folder in folders for path in folder.glob("*.ftl")]:
        english = message_types.messages(message_types.ENGLISH / path.name)
        for name, filling in message_types.messages(path).items():
            assert set(filling) <= set(english[name]), f"{path}: {name}"
