"""Saved games: record files in the data folder."""

from __future__ import annotations

import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sandtable import Record, SandtableError, title
from sandtable.engine.phrases import Phrase
from sandtable.terminal import files

MOST_LISTED = 50


def games_folder() -> Path:
    return files.data_folder() / "games"


def new_path(slug: str, mode: str) -> Path:
    """A file name nobody has yet, told by title, mode and time."""
    stem = f"{slug}-{mode}-{time.strftime('%Y-%m-%d-%H%M%S')}"
    path, count = games_folder() / f"{stem}.jsonl", 1
    while path.exists():
        count += 1
        path = games_folder() / f"{stem}-{count}.jsonl"
    return path


def write_record(path: Path, record: Record, notes: dict[str, Any]) -> None:
    """Keep a game, with notes on who sat where."""
    record.notes = notes
    files.write(path, record.dumps())


def read(path: Path) -> Record:
    try:
        return Record.loads(path.read_text("utf-8"))
    except UnicodeDecodeError:
        raise SandtableError(Phrase("terminal-no-text-file", path=path)) from None
    except OSError as error:
        raise SandtableError(Phrase("terminal-no-file", path=path, reason=error.strerror or str(error))) from None
    except SandtableError as error:
        raise SandtableError(Phrase("terminal-unreadable", path=path, error=error)) from None


@dataclass(frozen=True)
class Saved:
    """A saved game that can be gone on with."""

    path: Path
    record: Record
    when: float


def saved_games() -> list[Saved]:
    """Games that are not over, and campaigns with a next game; the latest first. What cannot be read is left alone."""
    found = []
    for path in sorted(games_folder().glob("*.jsonl"), key=lambda path: path.stat().st_mtime, reverse=True)[:MOST_LISTED]:
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
