"""What a game starts from: the mode, the settings, the cards, and who checks what somebody asks for."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from sandtable.engine.content import Content
from sandtable.engine.errors import BadSetup
from sandtable.engine.phrases import AnyOf, Phrase


@dataclass(frozen=True)
class Mode:
    """A way to play a title. Its words are `mode-<id>`, and `mode-<id>.about` for a sentence about it."""

    id: str
    players: tuple[int, ...]
    campaign: bool = False  # whether something carries over from game to game


@dataclass(frozen=True)
class Setting:
    """An option of the table: one of some values, or a whole number in a range. `setting-<id>` says what it is about."""

    id: str
    values: tuple[str, ...] = ()
    range: tuple[int, int] | None = None
    default: str | int = ""
    modes: tuple[str, ...] = ()  # where it applies; empty: everywhere
    defaults: dict[str, str | int] = field(default_factory=dict)  # by mode, where it differs
    fits: dict[str, int] = field(default_factory=dict)  # by value: the only number of players it is for, if there is but one
    names: dict[str, str] = field(default_factory=dict)  # by value: what it is called, where the cards say it and no message does
    least: int = 1  # the fewest players it means something for

    def applies(self, mode: str, players: int) -> bool:
        """Whether there is anything to choose in this mode, with so many players."""
        return (not self.modes or mode in self.modes) and players >= self.least

    def fitting(self, players: int) -> list[str]:
        """The values for so many players."""
        return [value for value in self.values if self.fits.get(value, players) == players]

    def check(self, value: object) -> str | int:
        if self.range:
            low, high = self.range
            try:
                number = int(str(value))
            except ValueError:
                number = low - 1
            if not low <= number <= high:
                raise BadSetup(Phrase("setup-number", setting=self.id, low=low, high=high, value=str(value)))
            return number
        if value not in self.values:
            raise BadSetup(Phrase("setup-value", setting=self.id, values=AnyOf(list(self.values)), value=str(value)))
        return str(value)


@dataclass(frozen=True)
class Setup:
    """Everything a game starts from. With the picks it is the whole game."""

    players: int
    seed: str
    mode: str
    settings: dict[str, str | int]
    content: Content
    campaign: dict[str, Any] | None = None


def filled(settings: tuple[Setting, ...], mode: Mode, given: dict[str, Any]) -> tuple[dict[str, str | int], list[str]]:
    """The settings of a mode, as somebody gave them or with their defaults, and what was given that it does not have."""
    left, values = dict(given), {}
    for setting in settings:
        if not setting.modes or mode.id in setting.modes:
            values[setting.id] = setting.check(left.pop(setting.id, setting.defaults.get(mode.id, setting.default)))
    return values, list(left)
