"""What a bot may know: its options, and as many imagined positions as it likes. Never the position itself."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from sandtable.engine.chance import Dice
from sandtable.engine.flow import options_for_search
from sandtable.engine.position import Position
from sandtable.engine.sight import imagine

Evaluate = Callable[[Position, int], float]


@final
class Eyes:
    """The eyes of one seat at one decision."""

    def __init__(self, g: Position, seat: int, evaluate: Evaluate, dice: Dice) -> None:
        self._g: Final = g
        self.seat: Final = seat
        regrets, options = type(g).regrets, options_for_search(g, seat)
        self.options: Final = [option for option in options if option not in regrets] or options
        self.evaluate: Final = evaluate  # how good a position is for a seat: a title's own judgement
        self.dice: Final = dice  # the bot's own luck

    def imagine(self) -> Position:
        """A position that could be the real one, as far as this seat can tell. It may be played on and thrown away."""
        return imagine(self._g, self.seat, self.dice)
