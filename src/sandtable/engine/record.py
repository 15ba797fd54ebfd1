"""The record of a game: what it started from and every pick. A small text file (JSON lines) that replays to the same end."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import msgspec

from sandtable.engine.errors import BadRecord

FORMAT = 1


@dataclass
class Record:
    """Title, rules version, content, options, seed and picks; and the result, once there is one."""

    title: str
    rules: int
    content: str
    mode: str
    players: int
    settings: dict[str, str | int]
    seed: str
    packs: list[str] = field(default_factory=list)
    campaign: dict[str, Any] | None = None
    picks: list[tuple[int, str]] = field(default_factory=list)
    result: dict[str, Any] | None = None
    notes: dict[str, Any] = field(
        default_factory=dict
    )  # what its keeper wrote beside it, such as who sat where; no part of the game

    def dumps(self) -> str:
        head = {name: getattr(self, name) for name in HEAD}
        notes = {"notes": self.notes} if self.notes else {}
        lines: list[Any] = [{"sandtable": FORMAT, **head, **notes}, *self.picks]
        if self.result is not None:
            lines.append({"result": self.result})
        return "".join(msgspec.json.encode(line).decode() + "\n" for line in lines)

    @staticmethod
    def loads(text: str) -> Record:
        lines = [line for line in text.splitlines() if line.strip()]
        if not lines:
            raise BadRecord("the record is empty")
        head = _line(lines[0], 1, dict[str, Any])
        if head.pop("sandtable", None) != FORMAT:
            raise BadRecord(f"line 1 is not the head of a Sandtable record of format {FORMAT}")
        result = None
        if len(lines) > 1 and lines[-1].startswith("{"):
            result = _line(lines.pop(), len(lines) + 1, dict[str, Any]).get("result")
        picks = [_line(line, number, tuple[int, str]) for number, line in enumerate(lines[1:], 2)]
        try:
            return msgspec.convert({**head, "picks": picks, "result": result}, Record)
        except msgspec.ValidationError as error:
            raise BadRecord(f"line 1: {error}") from None


HEAD = ("title", "rules", "content", "mode", "players", "settings", "seed", "packs", "campaign")


def _line(text: str, number: int, kind: Any) -> Any:
    try:
        return msgspec.json.decode(text, type=kind)
    except msgspec.DecodeError as error:
        raise BadRecord(f"line {number}: {error}") from None
