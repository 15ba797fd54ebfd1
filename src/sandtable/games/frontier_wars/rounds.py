"""FW-3 Phase 1: turn order and victory by points; the seven phases of a round; FW-13 the end of the game."""

from __future__ import annotations

from typing import ClassVar, Final, final

from sandtable.engine.steps import Step
from sandtable.games.frontier_wars.arms import ArmsRace
from sandtable.games.frontier_wars.coach import SECOND_ROUND, hint
from sandtable.games.frontier_wars.drawing import Drawing
from sandtable.games.frontier_wars.position import BY_LIMIT, BY_POINTS, FrontierWars
from sandtable.games.frontier_wars.reinforce import Reinforcements
from sandtable.games.frontier_wars.tactics import Tactics
from sandtable.games.frontier_wars.turns import Turns
from sandtable.games.frontier_wars.upkeep import Upkeep
from sandtable.games.frontier_wars.verbs import COUNTED, ROUND_BEGINS, TIED_AT_TOP, WON_AT_LIMIT, WON_BY_POINTS
from sandtable.games.frontier_wars.victory import end_game, medal_points, research_points, tie_rank, units_on_map, victory_points

SURVIVES: Final = 99  # ranks before everybody who was eliminated


@final
class Round(Step[FrontierWars]):
    """FW-3 A round: points and turn order, drawing, reinforcements, turns, tactical orders, arms race, upkeep."""

    rule: ClassVar[str] = "FW-3.1"

    def run(self, g: FrontierWars) -> None:
        g.round += 1
        g.tell(ROUND_BEGINS, 0, g.round)
        count_points(g)
        set_turn_order(g)
        if wins_by_points(g):
            return
        for seat in g.in_turn_order():
            if g.round > 1:
                hint(g, seat, SECOND_ROUND)
        g.then(Drawing())
        g.then(Reinforcements())
        g.then(Turns())
        g.then(Tactics())
        g.then(ArmsRace())
        g.then(Upkeep())
        g.then(RoundEnd())


def count_points(g: FrontierWars) -> None:
    """FW-3.1 Victory points are recounted from zero."""
    for seat in range(g.players):
        g.points[seat] = 0 if g.out[seat] else victory_points(g, seat)
        if not g.out[seat]:
            medals = medal_points(g, seat)
            g.tell(COUNTED, seat, g.points[seat], g.points[seat] - medals, medals)


def set_turn_order(g: FrontierWars) -> None:
    """FW-3.4 Most points first, fewest last; ties follow the tie-breaker order. Whoever is out comes last."""
    keys = [(1 if g.out[seat] else 0, -g.points[seat], tie_rank(g, seat), seat) for seat in range(g.players)]
    keys.sort()
    for i in range(g.players):
        g.order[i] = keys[i][3]


def wins_by_points(g: FrontierWars) -> bool:
    """FW-3.6 Whoever has most points, at or above the target, wins now. FW-3.7 If the top is shared, the round is played."""
    first = g.order[0]
    best = g.points[first]
    if best < g.scenario.target:
        return False
    if sum([1 for seat in range(g.players) if not g.out[seat] and g.points[seat] == best]) > 1:
        g.tell(TIED_AT_TOP, 0)
        return False
    g.tell(WON_BY_POINTS, first, best)
    end_game(g, first, BY_POINTS)
    return True


@final
class RoundEnd(Step[FrontierWars]):
    """FW-12.7 Special skills refresh; next round. FW-13.2 After the last round of the limit the points decide."""

    rule: ClassVar[str] = "FW-12.7"

    def run(self, g: FrontierWars) -> None:
        for seat in range(g.players):
            g.skill_used[seat] = 0
        if g.round < g.limit:
            g.then(Round())
            return
        count_points(g)
        winner = ranking(g)[0]
        g.tell(WON_AT_LIMIT, winner, g.points[winner])
        end_game(g, winner, BY_LIMIT)


def ranking(g: FrontierWars) -> list[int]:
    """FW-13.3 The winner, then survivors by points, medals, research, units and tie-breaker order, then who was out later."""
    keys: list[tuple[int, int, int, int, int, int, int, int]] = []
    for seat in range(g.players):
        points = 0 if g.out[seat] else victory_points(g, seat)
        keys.append(
            (
                0 if seat == g.winner else 1,
                -g.out[seat] if g.out[seat] else -SURVIVES,
                -points,
                -g.medals[seat],
                -research_points(g, seat),
                -units_on_map(g, seat),
                tie_rank(g, seat),
                seat,
            )
        )
    keys.sort()
    return [key[7] for key in keys]
