"""Sandtable: four modern board games, and the engine under them.

>>> import sandtable
>>> table = sandtable.new("fine_sand", players=2, seed=2, mode="basic")
>>> table.waiting_for
[0, 1]
>>> [option.text for option in table.options(0)]
['throw castle-2', 'throw green-6', 'throw blue-3', 'throw blue-4', 'throw purple-4', 'throw yellow-4', 'keep_rest']

Picks are options, their notation, or their numbers. What nobody learned anything from can be taken back.

>>> table.play(0, "throw blue-3")
>>> table.undo(0)
0
>>> table.play(0, "keep_rest")
>>> table.waiting_for
[1]
>>> table.play(1, "build castle-2")
Traceback (most recent call last):
    ...
sandtable.engine.errors.IllegalPick: Shovel may not build castle-2 here

A view is all that a seat may know, ready for JSON. The record replays to the same table.

>>> table.view(0)["waiting_for"]
[1]
>>> while not table.over:
...     seat = table.waiting_for[0]
...     table.play(seat, table.options(seat)[-1])
>>> table.result.winners, table.result.scores
([0, 1], [30, 30])
>>> sandtable.replay(table.record).view(0) == table.view(0)
True
"""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Any

from sandtable.engine import store
from sandtable.engine.content import Content
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


def replay(
    record: Record | str, *, upto: int | None = None, packs: list[Path] | None = None, content: Content | None = None
) -> Table:
    """The table a record leads to, at its end or after some picks; with other cards than those of today if they are given."""
    record = Record.loads(record) if isinstance(record, str) else record
    begun = None
    if record.base:
        begun = store.based(title(record.title), record.base, packs=packs, content=content or record.brought)
    return Table.replay(title(record.title), record, upto=upto, packs=packs, content=content, begun=begun)
