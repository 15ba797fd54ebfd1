"""A game in words: who played, what happened, how it ended."""

from __future__ import annotations

from datetime import UTC, datetime

import sandtable
from sandtable.server.tables.live import LiveTable


def transcript(live: LiveTable, seat: int) -> str:
    """The game as a seat could follow it."""
    room, title = live.room, sandtable.title(live.room.title)
    began = datetime.fromtimestamp(room.created / 1000, UTC).strftime("%Y-%m-%d %H:%M UTC")
    lines = [f"{title.name}, {title.mode(room.mode).name}", began, ""]
    lines += [f"Seat {number + 1}: {name}" for number, name in enumerate(live.names())]
    lines += ["", *(live.table.log(seat) if live.table is not None else [])]
    if room.outcome is not None:
        lines += ["", f"The game ended: {room.outcome.reason}."]
        lines += [f"{rank}. {live.names()[number]}{score(live, number)}" for rank, number in ranking(room.outcome.ranks)]
    return "\n".join(lines) + "\n"


def ranking(ranks: list[int]) -> list[tuple[int, int]]:
    return sorted((rank, seat) for seat, rank in enumerate(ranks))


def score(live: LiveTable, seat: int) -> str:
    outcome = live.room.outcome
    return f": {outcome.scores[seat]}" if outcome is not None and outcome.scores else ""
