"""The examples of the public surface and of the docs do what they say."""

from __future__ import annotations

import doctest
from pathlib import Path

import pytest

import sandtable
from sandtable import shelf

ROOT = Path(__file__).parents[1]


def test_the_public_surface_does_what_its_examples_say() -> None:
    results = doctest.testmod(sandtable)
    assert results.attempted > 10
    assert results.failed == 0


@pytest.mark.parametrize("path", [ROOT / "README.md", *sorted(ROOT.glob("docs/*.md"))], ids=lambda path: path.name)
def test_examples_in_the_docs(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shelf, "_added", {})  # the example's title leaves the shelf with its test
    assert doctest.testfile(str(path), module_relative=False).failed == 0
