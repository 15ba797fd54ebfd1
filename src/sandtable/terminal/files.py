"""Where a person's things are kept on this machine, written in one go so that no file is ever half there."""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path


def data_folder() -> Path:
    """Where Sandtable keeps a person's things: SANDTABLE_DATA, or the usual place of this system."""
    if given := os.environ.get("SANDTABLE_DATA"):
        return Path(given)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / "sandtable"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "sandtable"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "sandtable"


def write(path: Path, text: str) -> None:
    """Write beside the old file and put the new one in its place: whatever happens, one of them is whole."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=".saving-")
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        Path(name).replace(path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise
