"""What a bot may know: its options, and as many imagined positions as it likes. Never the position itself."""

from __future__ import annotations

from typing import Any, Final, final

from sandtable.engine.chance import Dice
from sandtable.engine.flow import options_for_search
from sandtable.engine.judge import Judge
from sandtable.engine.position import Position
from sandtable.engine.sight import imagine


@final
class Eyes:
    """The eyes of one seat at one decision."""

    def __init__(self, g: Position, seat: int, judge: Judge[Any], dice: Dice) -> None:
        self._g: Final = g
        self.seat: Final = seat
        regrets, options = type(g).regrets, options_for_search(g, seat)
        self.options: Final = [option for option in options if option not in regrets] or options
        self.judge: Final = judge  # how good positions are: the title's own judgement
        self.dice: Final = dice  # the bot's own luck

    def imagine(self) -> Position:
        """A position that could be the real one, as far as this seat can tell. It may be played on and thrown away."""
        return imagine(self._g, self.seat, self.dice)

    def stretch(self) -> int:
        """The stretch of the game that this seat plays in. It depends on nothing that is hidden."""
        return self.judge.stretch(self._g, self.seat)
