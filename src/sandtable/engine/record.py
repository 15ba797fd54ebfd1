"""The record of a game: what it started from and every pick. A small text file (JSON lines) that replays to the same end."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import msgspec

from sandtable.engine.content import Content
from sandtable.engine.errors import BadRecord
from sandtable.engine.phrases import Phrase

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
    cards: dict[str, dict[str, Any]] | None = None  # what was printed on them: other versions may have other cards
    base: str = ""  # of a game that began under older rules: the snapshot that these rules went on from, in base 85

    @property
    def brought(self) -> Content | None:
        """The cards that came with the record, if it brought any."""
        return None if self.cards is None else Content.of(self.cards, tuple(self.packs))

    def dumps(self) -> str:
        head = {name: getattr(self, name) for name in HEAD}
        more = {name: value for name in ("notes", "cards", "base") if (value := getattr(self, name))}
        lines: list[Any] = [{"sandtable": FORMAT, **head, **more}, *self.picks]
        if self.result is not None:
            lines.append({"result": self.result})
        return "".join(msgspec.json.encode(line).decode() + "\n" for line in lines)

    @staticmethod
    def loads(text: str) -> Record:
        lines = [line for line in text.splitlines() if line.strip()]
        if not lines:
            raise BadRecord(Phrase("record-empty"))
        head = _line(lines[0], 1, dict[str, Any])
        if head.pop("sandtable", None) != FORMAT:
            raise BadRecord(Phrase("record-no-head", format=FORMAT))
        result = None
        if len(lines) > 1 and lines[-1].startswith("{"):
            result = _line(lines.pop(), len(lines) + 1, dict[str, Any]).get("result")
        picks = [_line(line, number, tuple[int, str]) for number, line in enumerate(lines[1:], 2)]
        try:
            return msgspec.convert({**head, "picks": picks, "result": result}, Record)
        except msgspec.ValidationError as error:
            raise BadRecord(Phrase("record-line", number=1, complaint=str(error))) from None


HEAD = ("title", "rules", "content", "mode", "players", "settings", "seed", "packs", "campaign")


def _line(text: str, number: int, kind: Any) -> Any:
    try:
        return msgspec.json.decode(text, type=kind)
    except msgspec.DecodeError as error:
        raise BadRecord(Phrase("record-line", number=number, complaint=str(error))) from None
