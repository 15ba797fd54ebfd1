"""A server with very many games and people in its storage starts and answers as with none: nothing is looked through whole."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from sandtable.server.storage.sqlite import SQLite
from tests.server.people import serving
from tests.waiting import until

LAST = "FROM persons WHERE seen"  # what the last chore of a start asks: whom to forget
LARGE = ("games", "persons", "seats", "moves", "messages", "notes", "sessions", "told", "recordings", "snapshots")
LISTS = ("/api/lobby", "/api/my/tables", "/api/my/finished", "/api/my/campaigns", "/api/my/scores", "/api/me/everything")


def test_neither_a_start_nor_a_list_looks_through_all_games_or_people(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: dict[str, Sequence[Any]] = {}
    read = SQLite.read

    async def noted(self: SQLite, sql: str, *values: Any) -> Any:
        if Path(self.path).parent == tmp_path:  # other servers may be at work in this process
            asked[sql] = values
        return await read(self, sql, *values)

    monkeypatch.setattr(SQLite, "read", noted)
    with serving(tmp_path) as place, place.player("Anna") as anna:
        anna.make()
        for path in LISTS:
            anna.get(path)
        until(lambda: any(LAST in sql for sql in list(asked)), "the last chore never began")
    storage = sqlite3.connect(tmp_path / "sandtable.db")
    plans = {sql: plan(storage, sql, values) for sql, values in list(asked.items()) if "sqlite_master" not in sql}
    storage.close()
    assert len(plans) > 15
    assert {sql: steps for sql, steps in plans.items() if looks_through(steps)} == {}


def plan(storage: sqlite3.Connection, sql: str, values: Sequence[Any]) -> list[str]:
    """How SQLite finds what is asked for."""
    return [row[3] for row in storage.execute("EXPLAIN QUERY PLAN " + re.sub(r"\$(\d+)", r"?\1", sql), values)]


def looks_through(steps: list[str]) -> bool:
    return any(re.match(rf"SCAN ({'|'.join(LARGE)})\b", step) for step in steps)
