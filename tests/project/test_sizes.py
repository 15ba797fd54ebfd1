"""One class for one job: no class grows so long that it does several."""

from __future__ import annotations

import ast
from pathlib import Path

from tests.project.files import PACKAGE

MOST_LINES = 150


def longer_than(most: int, source: str) -> dict[str, int]:
    """The classes of a source that have more lines than that, each with how many."""
    classes = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.ClassDef)]
    lengths = {node.name: (node.end_lineno or node.lineno) - node.lineno + 1 for node in classes}
    return {name: length for name, length in lengths.items() if length > most}


def sources() -> list[Path]:
    return sorted(PACKAGE.rglob("*.py"))


def test_no_class_has_more_than_150_lines() -> None:
    found = {name: length for path in sources() for name, length in longer_than(MOST_LINES, path.read_text("utf-8")).items()}
    assert found == {}


def test_a_long_class_is_noticed() -> None:
    assert longer_than(3, "class Long:\n    a = 1\n    b = 2\n    c = 3\n\n\nclass Short:\n    a = 1\n") == {"Long": 4}
