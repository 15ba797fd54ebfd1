"""FS-12.5 The coach of the learning game: what it may say, each line declared once. Its words are `coach-<name>`."""

from __future__ import annotations

from typing import Final

from sandtable.games.fine_sand.position import FineSand
from sandtable.games.fine_sand.verbs import COACH

LINES: Final[list[str]] = []  # the name of each line


def line(name: str) -> int:
    """Declare a line. Returns its number."""
    LINES.append(name)
    return len(LINES) - 1


TURN_1_START: Final = line("turn_1_start")
FIRST_BUILD_GREEN: Final = line("first_build_green")
FIRST_BUILD_RED: Final = line("first_build_red")
FIRST_BUILD_PURPLE: Final = line("first_build_purple")
FIRST_OVERPAY: Final = line("first_overpay")
FIRST_HAND_OVER_LIMIT: Final = line("first_hand_over_limit")
FIRST_NO_AFFORDABLE_BUILD: Final = line("first_no_affordable_build")
FIRST_EXCHANGE: Final = line("first_exchange")
FIRST_RESHUFFLE: Final = line("first_reshuffle")
PILES_LOW: Final = line("piles_low")
FIRST_WOODEN_COIN: Final = line("first_wooden_coin")
FIRST_SURPLUS: Final = line("first_surplus")


def hint(g: FineSand, seat: int, line: int) -> None:
    """FS-12.5 Each coach line appears once, to the learner alone."""
    if g.coaching and not g.coached[seat] >> line & 1:
        g.coached[seat] |= 1 << line
        g.tell_only(COACH, seat, line)
