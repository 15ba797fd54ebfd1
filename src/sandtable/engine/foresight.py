"""Foresight: what picks would lead to, as far as a seat may know it, without making them."""

from __future__ import annotations

from sandtable.engine.questions import twin_of
from sandtable.engine.table import Table


def foresee(table: Table, seat: int, options: list[str]) -> Table | None:
    """The table as it would be after some picks of a seat; None if one of them would begin, end or bring to light something.

    They are tried in a position that looks the same to the seat, so that nothing hidden shows. The table itself stays as it is.
    """
    ahead = table.at(twin_of(table.g, seat), len(table.history))
    ahead.play_all(seat, options)
    return None if ahead.history[-1].fence else ahead
