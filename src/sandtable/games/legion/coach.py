"""LE-2.9 The coach of a first game: what it may say, each line declared once. Its words are `coach-<name>`."""

from __future__ import annotations

from typing import Final

from sandtable.engine.coach import Coach
from sandtable.games.legion import book as b
from sandtable.games.legion import verbs as v
from sandtable.games.legion.ground import types_of
from sandtable.games.legion.position import Legion

COACH: Final = Coach(v.COACH)

KEEP_OFFICER: Final = COACH.line("keep_officer")
PUT_UNDER: Final = COACH.line("put_under")
FIRST_SHOP: Final = COACH.line("first_shop")
SECOND_SHOP: Final = COACH.line("second_shop")
FIRST_MARCH: Final = COACH.line("first_march")
FREEZING_PLOT: Final = COACH.line("freezing_plot")
FIRST_PASS: Final = COACH.line("first_pass")
LAST_MARCH: Final = COACH.line("last_march")
FIRST_ORDERS: Final = COACH.line("first_orders")
FIRST_ORDER_PHASE: Final = COACH.line("first_order_phase")
FIRST_REVEAL: Final = COACH.line("first_reveal")
FIRST_ASSAULT: Final = COACH.line("first_assault")
FIRST_WOUND: Final = COACH.line("first_wound")
FIRST_WIN: Final = COACH.line("first_win")
FIRST_SUPPLIES: Final = COACH.line("first_supplies")
FIRST_VIOLENCE: Final = COACH.line("first_violence")
FIRST_CRIPPLED: Final = COACH.line("first_crippled")
FIRST_AID: Final = COACH.line("first_aid")
FIRST_FROSTBITE: Final = COACH.line("first_frostbite")


def hint(g: Legion, seat: int, line: int) -> None:
    """LE-2.9 Each coach line appears once, to the learner alone."""
    if g.coaching:
        COACH.say(g, g.coached, seat, line)


def welcome(g: Legion, seat: int) -> None:
    """What this game is, whom one leads and how it is won: a line for each commander, numbered after all the others."""
    hint(g, seat, len(COACH.lines) + g.commander[seat])


def on_shopping(g: Legion, seat: int) -> None:
    """What equipment is for, and in the second round what came home with everybody."""
    if g.coaching:
        hint(g, seat, FIRST_SHOP if g.round == 1 else SECOND_SHOP)


def on_march(g: Legion, seat: int) -> None:
    """One thing at a time: how a Plot is won, what the frost does, when to stop, and what is different in the last round."""
    freezing = [plot for plot in range(g.plots) if types_of(g, plot) & b.FREEZING]
    if not g.coached[seat] >> FIRST_MARCH & 1:
        hint(g, seat, FIRST_MARCH)
    elif freezing and not g.coached[seat] >> FREEZING_PLOT & 1:
        hint(g, seat, FREEZING_PLOT)
    elif g.round == g.book.rounds:
        hint(g, seat, LAST_MARCH)
    else:
        hint(g, seat, FIRST_PASS)
