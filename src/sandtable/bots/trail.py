"""What a bot did of late: whoever judges from pick to pick may do something and take it back for ever."""

from __future__ import annotations

from typing import Final, final

PATIENCE: Final = 2  # how often the same is picked where the same is offered
MEMORY: Final = 30


@final
class Trail:
    """The latest decisions of a bot: what was offered, and last what it took."""

    def __init__(self) -> None:
        self._decisions: Final[list[list[int]]] = []

    def untired(self, offered: list[int]) -> list[int]:
        """What is offered without what was taken too often of late; everything, if that leaves nothing."""
        return [option for option in offered if self._decisions.count([*offered, option]) < PATIENCE] or offered

    def remember(self, offered: list[int], picked: int) -> None:
        self._decisions.append([*offered, picked])
        if len(self._decisions) > MEMORY:
            self._decisions.pop(0)
