"""FW-15.6 The coach of a first game: what it may say, each line declared once. Its words are `coach-<name>`."""

from __future__ import annotations

from typing import Final

from sandtable.engine.coach import Coach
from sandtable.games.frontier_wars import verbs as v
from sandtable.games.frontier_wars.control import controller
from sandtable.games.frontier_wars.position import NO_ONE, FrontierWars

COACH: Final = Coach(v.COACH)

FIRST_HAND: Final = COACH.line("first_hand")
FIRST_REINFORCEMENT: Final = COACH.line("first_reinforcement")
FIRST_TURN: Final = COACH.line("first_turn")
FIRST_SITE: Final = COACH.line("first_site")
FIRST_ATTACK: Final = COACH.line("first_attack")
FIRST_DEFENCE: Final = COACH.line("first_defence")
FIRST_MEDAL: Final = COACH.line("first_medal")
LEFT_EMPTY: Final = COACH.line("left_empty")
FIRST_TACTICS: Final = COACH.line("first_tactics")
FIRST_RESEARCH: Final = COACH.line("first_research")
FIRST_EXCESS: Final = COACH.line("first_excess")
SECOND_ROUND: Final = COACH.line("second_round")


def hint(g: FrontierWars, seat: int, line: int) -> None:
    """FW-15.6 Each coach line appears once, to the learner alone."""
    if g.coaching:
        COACH.say(g, g.coached, seat, line)


def hint_of_stars_left_behind(g: FrontierWars, seat: int) -> None:
    """FW-2.6 Where nobody is present, nobody controls anything: said to who has just left such a place."""
    for tile in range(g.scenario.land):
        if g.keeper[tile] == seat and controller(g, tile) == NO_ONE and (g.scenario.stars[tile] or g.building[tile]):
            hint(g, seat, LEFT_EMPTY)
