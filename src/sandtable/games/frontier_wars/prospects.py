"""What is to come, as far as everybody can see it: the phase, the battles that are pending, the points after them."""

from __future__ import annotations

from typing import Any, Final

from sandtable.engine.phrases import Phrase, Thing
from sandtable.engine.steps import Step
from sandtable.engine.words import Words
from sandtable.games.frontier_wars.arms import ArmsRace
from sandtable.games.frontier_wars.battle import Fight, pending
from sandtable.games.frontier_wars.control import controller
from sandtable.games.frontier_wars.drawing import Drawing
from sandtable.games.frontier_wars.fact_types import Ending, Phase
from sandtable.games.frontier_wars.forecast import fought, in_words, worst_answer
from sandtable.games.frontier_wars.position import CONTESTED, NO_ONE, FrontierWars
from sandtable.games.frontier_wars.reinforce import Reinforcements
from sandtable.games.frontier_wars.tactics import Tactics
from sandtable.games.frontier_wars.turns import Turns
from sandtable.games.frontier_wars.upkeep import Upkeep
from sandtable.games.frontier_wars.victory import victory_points

PHASES: Final[list[tuple[Phase, type[Step[Any]]]]] = [
    ("count", Drawing), ("draw", Reinforcements), ("reinforce", Turns),
    ("turns", Tactics), ("tactics", ArmsRace), ("arms", Upkeep),
]  # fmt: skip


def phase(g: FrontierWars) -> Phase:
    """FW-3 to FW-12 Which of the seven phases it is: the first whose next one is still to come."""
    for name, following in PHASES:
        if any([isinstance(step, following) for step in g.todo]):
            return name
    return "upkeep" if g.round else "draw"


def battles(g: FrontierWars, seat: int, words: Words) -> list[dict[str, Any]]:
    """FW-7.1 The battles that are still to be fought this turn, each with how it would end; the attacker sees the worst, too."""
    if g.active == NO_ONE:
        return []
    tiles = [tile for tile in pending(g, g.active) if tile != g.battle]
    return [battle(g, tile, words, warned=seat == g.active) for tile in tiles]


def battle(g: FrontierWars, tile: int, words: Words, *, warned: bool) -> dict[str, Any]:
    h = fought(g, tile, Fight())
    found: dict[str, Any] = {
        "tile": g.scenario.labels[tile],
        "ends": ending(g, h, tile),
        "forecast": [words.say(phrase, []) for phrase in [in_words(h, tile), *spoils(g, h, tile)]],
    }
    worst = worst_answer(g, tile, Fight()) if warned else None
    if worst:
        found["worst"] = words.say(worst[0].in_words(worst[1], tile), [])
    return found


def ending(g: FrontierWars, h: FrontierWars, tile: int) -> Ending:
    """How a battle ends for its attacker."""
    holder = controller(h, tile)
    if holder in (CONTESTED, NO_ONE):
        return "frontier" if holder == CONTESTED else "empty"
    return "won" if holder == g.active else "lost"


def spoils(g: FrontierWars, h: FrontierWars, tile: int) -> list[Phrase]:
    """What else a battle brings: medals, and a building in ruins."""
    won = [(seat, h.medals[seat] - g.medals[seat]) for seat in range(g.players)]
    found = [Phrase("then-medals", faction=Thing("faction", seat), count=count) for seat, count in won if count > 0]
    if g.intact[tile] and not h.intact[tile]:
        found.append(Phrase("then-ruined", building=Thing("building", g.building[tile])))
    if h.winner != NO_ONE:
        found.append(Phrase("then-wins-game", faction=Thing("faction", h.winner)))
    return found


def points_after(g: FrontierWars) -> list[int]:
    """The points of all seats once the pending battles are fought as they stand."""
    h = g
    for tile in pending(g, g.active) if g.active != NO_ONE else []:
        if tile != g.battle:
            h = fought(h, tile, Fight())
    return [0 if h.out[seat] else victory_points(h, seat) for seat in range(h.players)]
