"""Games played at random, and what a coach said in them."""

from __future__ import annotations

import random
from collections import Counter

from sandtable.engine.table import Table


def played(table: Table, seed: int) -> Table:
    """The table, once its game has been played at random to the end."""
    rng = random.Random(seed)
    while not table.over:
        seat = rng.choice(table.waiting_for)
        table.play(seat, rng.choice(table.g.offers[seat]))
    return table


def said(table: Table, seat: int) -> Counter[str]:
    """The lines of the coach that a seat was told, each with how often."""
    return Counter(line["text"] for line in table.story(seat) if line["kind"] == "coach")
