"""Saved games: record files in the data folder, written in one go so that none is ever half there."""

from __future__ import annotations

import os
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sandtable import Record, SandtableError, title

MOST_LISTED = 50


def data_folder() -> Path:
    """Where Sandtable keeps a person's things: SANDTABLE_DATA, or the usual place of this system."""
    if given := os.environ.get("SANDTABLE_DATA"):
        return Path(given)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / "sandtable"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "sandtable"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "sandtable"


def games_folder() -> Path:
    return data_folder() / "games"


def new_path(slug: str, mode: str) -> Path:
    """A file name nobody has yet, told by title, mode and time."""
    stem = f"{slug}-{mode}-{time.strftime('%Y-%m-%d-%H%M%S')}"
    path, count = games_folder() / f"{stem}.jsonl", 1
    while path.exists():
        count += 1
        path = games_folder() / f"{stem}-{count}.jsonl"
    return path


def write(path: Path, record: Record) -> None:
    """Write beside the old file and put the new one in its place: whatever happens, one of them is whole."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=".saving-")
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(record.dumps())
            file.flush()
            os.fsync(file.fileno())
        Path(name).replace(path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def read(path: Path) -> Record:
    try:
        return Record.loads(path.read_text("utf-8"))
    except UnicodeDecodeError:
        raise SandtableError(f"{path} is no saved game: it is not a text file") from None
    except OSError as error:
        raise SandtableError(f"{path}: {(error.strerror or str(error)).lower()}") from None
    except SandtableError as error:
        raise SandtableError(f"{path} cannot be read: {error}") from None


@dataclass(frozen=True)
class Saved:
    """A saved game that can be gone on with."""

    path: Path
    record: Record
    when: float

    @property
    def label(self) -> str:
        record, chosen = self.record, title(self.record.title)
        count = len(record.picks)
        state = f"{count} pick{'s' * (count != 1)}" if record.result is None else "the next game waits"
        bots = [str(who) for who in record.notes.get("seats", []) if who != "human"]
        people = record.players - len(bots)
        table = " and ".join(filter(None, [f"{people} at this screen" * (people > 1), f"against {', '.join(bots)}" * bool(bots)]))
        name = f"{chosen.name}, {chosen.mode_name(record.mode)}"
        return f"{name}{', ' * bool(table)}{table}: {state}, {ago(time.time() - self.when)}"


def saved_games() -> list[Saved]:
    """Games that are not over, and campaigns with a next game; the latest first. What cannot be read is left alone."""
    files = sorted(games_folder().glob("*.jsonl"), key=lambda path: path.stat().st_mtime, reverse=True)
    found = []
    for path in files[:MOST_LISTED]:
        try:
            record = read(path)
            if goes_on(record):
                found.append(Saved(path, record, path.stat().st_mtime))
        except SandtableError:
            continue
    return found


def goes_on(record: Record) -> bool:
    notes: dict[str, Any] = record.notes
    return record.result is None or (title(record.title).mode(record.mode).campaign and notes.get("next") == "waits")


def ago(seconds: float) -> str:
    for size, unit in ((86400, "day"), (3600, "hour"), (60, "minute")):
        if seconds >= size:
            count = int(seconds // size)
            return f"{count} {unit}{'s' if count > 1 else ''} ago"
    return "just now"
