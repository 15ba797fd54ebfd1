from __future__ import annotations

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A data folder of its own for every test."""
    folder = tmp_path / "data"
    monkeypatch.setenv("SANDTABLE_DATA", str(folder))
    return folder
