"""A game in words: who played, what happened, how it ended."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

import msgspec

import sandtable
from sandtable.engine.messages import Messages
from sandtable.engine.words import dashed
from sandtable.server.tables.infos import ending
from sandtable.server.tables.live import LiveTable
from sandtable.server.tables.recording import sentences
from sandtable.server.wire.view import LogLine

read_line = msgspec.json.Decoder(LogLine).decode


def transcript(live: LiveTable, seat: int, language: str) -> str:
    """The game as a seat could follow it."""
    room, messages = live.room, sandtable.title(live.room.title).messages(language)
    names = live.names(language)
    began = datetime.fromtimestamp(room.created / 1000, UTC).strftime("%Y-%m-%d %H:%M UTC")
    head = messages.text("transcript-head", title=messages.text("title"), mode=messages.text(f"mode-{dashed(room.mode)}"))
    seats = [messages.text("transcript-seat", number=number, name=name) for number, name in enumerate(names, 1)]
    lines = [head, began, "", *seats, "", *story(live, seat, language), *outcome(live, names, messages)]
    return "\n".join(lines) + "\n"


def outcome(live: LiveTable, names: list[str], messages: Messages) -> list[str]:
    """How the game ended, if it did."""
    ended = ending(live.room, messages.language)
    if ended is None:
        return []
    lines = ["", messages.text("transcript-end", reason=ended.reason)]
    for rank, seat in sorted((rank, seat) for seat, rank in enumerate(ended.ranks)):
        score = {"score": ended.scores[seat]} if ended.scores else {}
        lines.append(messages.text("transcript-score" if score else "transcript-rank", rank=rank, name=names[seat], **score))
    return lines


def story(live: LiveTable, seat: int, language: str) -> list[str]:
    """What happened, from the lines that are ready to be sent to the seat: to put a long game into words anew takes a while."""
    ready: list[Any] = live.perspective(seat, language).state().log
    return sentences([read_line(line) for line in ready])
