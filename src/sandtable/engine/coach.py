"""A coach for a first game: what happens for the first time is explained once, to the learner alone.

    COACH: Final = Coach(v.COACH)                   # v.COACH = EVENTS.add("coach", "coach")
    FIRST_WOUND: Final = COACH.line("first_wound")  # its words: coach-first-wound

The title's position says whether there is a coach at this table, and has a number `coached` for each seat.
"""

from __future__ import annotations

from typing import Final, final

from sandtable.engine.messages import Messages
from sandtable.engine.position import Position
from sandtable.engine.words import Noun, dashed

KIND: Final = "coach"  # of the things that a coach's event names


@final
class Coach:
    """What the coach of a title may say, each line declared once."""

    def __init__(self, event: int) -> None:
        self.event: Final = event
        self.lines: Final[list[str]] = []  # the name of each

    def line(self, name: str) -> int:
        """Declare a line. Returns its number."""
        self.lines.append(name)
        return len(self.lines) - 1

    def say(self, g: Position, coached: list[int], seat: int, line: int) -> None:
        """Tell a learner this line, unless they have heard it: `coached` has a bit for each that a seat has heard."""
        if not coached[seat] >> line & 1:
            coached[seat] |= 1 << line
            g.tell_only(self.event, seat, line)

    def nouns(self, messages: Messages) -> list[Noun]:
        """Each line in words."""
        return [Noun(line, messages.text(f"coach-{dashed(line)}")) for line in self.lines]
