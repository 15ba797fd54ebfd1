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
    """The eyes of one seat at one decision.

    Those that see all look into the position itself. No table has such a seat: in the arena they show how much there is to gain
    for somebody who guesses everything right.
    """

    def __init__(self, g: Position, seat: int, judge: Judge[Any], dice: Dice, *, sees_all: bool = False) -> None:
        self._g: Final = g
        self._sees_all: Final = sees_all
        self.seat: Final = seat
        regrets, options = type(g).regrets, options_for_search(g, seat)
        self.options: Final = [option for option in options if option not in regrets] or options
        self.judge: Final = judge  # how good positions are: the title's own judgement
        self.dice: Final = dice  # the bot's own luck

    def imagine(self) -> Position:
        """A position that could be the real one, as far as this seat can tell. It may be played on and thrown away."""
        return unwatched(self._g) if self._sees_all else imagine(self._g, self.seat, self.dice)

    def with_luck(self, dice: Dice) -> Eyes:
        """The same eyes with other luck: what they imagine differs."""
        return Eyes(self._g, self.seat, self.judge, dice, sees_all=self._sees_all)

    def stretch(self) -> int:
        """The stretch of the game that this seat plays in. It depends on nothing that is hidden."""
        return self.judge.stretch(self._g, self.seat)


def unwatched(g: Position) -> Position:
    """The position itself, copied, with nobody there to be told what happens."""
    h = g.clone()
    h.watched = False
    h.any_order = False
    return h
