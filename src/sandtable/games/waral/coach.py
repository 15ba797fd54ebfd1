"""WA-2.6 The coach of a first game: what it may say, each line declared once. Its words are `coach-<name>`."""

from __future__ import annotations

from typing import Final

from sandtable.engine.coach import Coach
from sandtable.games.waral import verbs as v
from sandtable.games.waral.position import Waral

COACH: Final = Coach(v.COACH)

FIRST_DRAFT: Final = COACH.line("first_draft")
FIRST_TURN: Final = COACH.line("first_turn")
FIRST_TAKE: Final = COACH.line("first_take")
FIRST_COMPANY: Final = COACH.line("first_company")
FIRST_TRICK: Final = COACH.line("first_trick")
FIRST_ANY: Final = COACH.line("first_any")
FIRST_SENT_BACK: Final = COACH.line("first_sent_back")
SECOND_ROUND: Final = COACH.line("second_round")
NEAR_THE_END: Final = COACH.line("near_the_end")

CLOSE: Final = 4  # so much power before the target the end is near


def hint(g: Waral, seat: int, line: int) -> None:
    """WA-2.6 Each coach line appears once, to the learner alone."""
    if g.coaching:
        COACH.say(g, g.coached, seat, line)


def on_round(g: Waral) -> None:
    """What the second round brings, and before which one somebody may end the game."""
    if not g.coaching:
        return
    near = max([g.power_of(seat) for seat in range(g.players)]) >= g.target - CLOSE
    for seat in range(g.players):
        if g.round == 2:
            hint(g, seat, SECOND_ROUND)
        if near:
            hint(g, seat, NEAR_THE_END)


def on_turn(g: Waral, seat: int) -> None:
    """One thing at a time: what a turn is, what tricks are, and what becomes of a district where rivals meet."""
    if not g.coaching:
        return
    if not g.coached[seat] >> FIRST_TURN & 1:
        hint(g, seat, FIRST_TURN)
    elif g.hand[seat] and not g.coached[seat] >> FIRST_TRICK & 1:
        hint(g, seat, FIRST_TRICK)
    elif [1 for rival in g.rivals(seat) for character in g.band[rival] if g.stands[character]]:
        hint(g, seat, FIRST_COMPANY)
