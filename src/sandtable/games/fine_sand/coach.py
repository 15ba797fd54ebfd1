"""FS-12.5 The coach of the learning game: what it may say, each line declared once. Its words are `coach-<name>`."""

from __future__ import annotations

from typing import Final

from sandtable.engine.coach import Coach
from sandtable.games.fine_sand import verbs as v
from sandtable.games.fine_sand.position import FineSand

COACH: Final = Coach(v.COACH)

TURN_1_START: Final = COACH.line("turn_1_start")
FIRST_BUILD_GREEN: Final = COACH.line("first_build_green")
FIRST_BUILD_RED: Final = COACH.line("first_build_red")
FIRST_BUILD_PURPLE: Final = COACH.line("first_build_purple")
FIRST_OVERPAY: Final = COACH.line("first_overpay")
FIRST_HAND_OVER_LIMIT: Final = COACH.line("first_hand_over_limit")
FIRST_NO_AFFORDABLE_BUILD: Final = COACH.line("first_no_affordable_build")
FIRST_EXCHANGE: Final = COACH.line("first_exchange")
FIRST_RESHUFFLE: Final = COACH.line("first_reshuffle")
PILES_LOW: Final = COACH.line("piles_low")
FIRST_WOODEN_COIN: Final = COACH.line("first_wooden_coin")
FIRST_SURPLUS: Final = COACH.line("first_surplus")


def hint(g: FineSand, seat: int, line: int) -> None:
    """FS-12.5 Each coach line appears once, to the learner alone."""
    if g.coaching:
        COACH.say(g, g.coached, seat, line)
