"""What somebody wants to play, before there is a table."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import sandtable
from sandtable.bots.roster import USUAL

HUMAN = "human"


@dataclass(frozen=True)
class Wish:
    """What somebody wants to play."""

    title: str
    players: int = 0  # 0: two, or as few as can
    mode: str = ""
    settings: dict[str, Any] = field(default_factory=dict)
    against: list[str] = field(default_factory=lambda: [USUAL])  # who sits opposite seat 1; the last one fills up
    places: list[str] = field(default_factory=list)  # who sits where, if somebody said so for every seat
    seed: str = ""
    packs: list[Path] = field(default_factory=list)
    campaign: dict[str, Any] | None = None

    def count(self) -> int:
        if self.players:
            return self.players
        chosen = sandtable.title(self.title)
        counts = chosen.mode(self.mode).players if self.mode else [n for mode in chosen.modes for n in mode.players]
        return 2 if 2 in counts else min(counts)

    def seats(self) -> list[str]:
        names = [name for name in self.against if name] or [HUMAN]
        others = self.count() - 1
        return self.places or [HUMAN, *(names + names[-1:] * others)[:others]]
