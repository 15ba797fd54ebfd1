"""Sandtable: four modern board games, and the engine under them.

>>> import sandtable
>>> table = sandtable.new("fine_sand", players=2, seed=7, mode="basic")
>>> table.options(0)[0].text
'throw castle-2'
>>> while not table.over:
...     seat = table.waiting_for[0]
...     table.play(seat, table.options(seat)[-1])
>>> table.result.reason
'the round limit was reached'
>>> again = sandtable.replay(table.record)
>>> again.view(0) == table.view(0)
True
"""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Any

from sandtable.engine.errors import BadRecord, BadSetup, IllegalPick, SandtableError
from sandtable.engine.record import Record
from sandtable.engine.table import Table
from sandtable.engine.title import Result, Title
from sandtable.shelf import register, title, titles

__version__ = "0.1.0"
__all__ = [
    "BadRecord", "BadSetup", "IllegalPick", "Record", "Result", "SandtableError", "Table", "Title",
    "new", "register", "replay", "title", "titles",
]  # fmt: skip


def new(
    slug: str,
    *,
    players: int = 2,
    seed: int | str | None = None,
    mode: str = "",
    packs: list[Path] | None = None,
    campaign: dict[str, Any] | None = None,
    names: list[str] | None = None,
    **settings: str | int,
) -> Table:
    """A new table. Without a seed nobody can foresee the shuffles."""
    chosen = title(slug)
    setup = chosen.setup(
        players=players,
        seed=secrets.token_hex(16) if seed is None else str(seed),
        mode=mode,
        settings=settings,
        packs=packs,
        campaign=campaign,
    )
    return Table(chosen, setup, names)


def replay(record: Record | str, *, upto: int | None = None, packs: list[Path] | None = None) -> Table:
    """The table a record leads to, at its end or after some picks."""
    record = Record.loads(record) if isinstance(record, str) else record
    return Table.replay(title(record.title), record, upto=upto, packs=packs)
