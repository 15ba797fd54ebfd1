"""The examples in docstrings and in the docs do what they say."""

from __future__ import annotations

import doctest
import importlib
from pathlib import Path

import pytest

DOCS = Path(__file__).parents[1] / "docs"
MODULES = ["sandtable", "sandtable.engine.chance", "sandtable.engine.layout"]


@pytest.mark.parametrize("name", MODULES)
def test_examples_in_docstrings(name: str) -> None:
    results = doctest.testmod(importlib.import_module(name))
    assert results.attempted > 0
    assert results.failed == 0


@pytest.mark.parametrize("path", sorted(DOCS.glob("*.md")), ids=lambda path: path.name)
def test_examples_in_the_docs(path: Path) -> None:
    assert doctest.testfile(str(path), module_relative=False).failed == 0
