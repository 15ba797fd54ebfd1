"""Looking ahead: an imagined position is played on, everybody greedy, until it can be judged."""

from __future__ import annotations

from typing import Any, Final, final

from sandtable.bots.deadline import Deadline
from sandtable.bots.playout import next_seat
from sandtable.engine.flow import apply
from sandtable.engine.judge import Judge
from sandtable.engine.position import Position

FAR: Final = 240  # picks until a position is judged, whatever goes on
UNKNOWN: Final = -1.0  # time ran out before it could be judged


def sensible(g: Position, seat: int) -> list[int]:
    """What a seat is offered, without what only goes back on a pick."""
    offered, regrets = g.offers[seat], type(g).regrets
    if not regrets:
        return offered
    return [option for option in offered if option not in regrets] or offered


def greedily(g: Position, seat: int, judge: Judge[Any]) -> Position:
    """The position after the pick that looks best right after it, to somebody who sees everything in this imagined one."""
    options = sensible(g, seat)
    if len(options) == 1:
        apply(g, seat, options[0])
        return g
    best, most = g, 0.0
    for option in options:
        h = g.clone()
        apply(h, seat, option)
        value = judge.lean(h, seat)
        if best is g or value > most:
            best, most = h, value
    return best


@final
class Foresight:
    """Plays imagined positions on from one decision of a seat to where the title says that it may be judged."""

    def __init__(self, judge: Judge[Any], seat: int, until: int, deadline: Deadline) -> None:
        self.judge: Final = judge
        self.seat: Final = seat
        self.until: Final = until  # the stretch of the game that is no longer thought through
        self.deadline: Final = deadline

    def chance_after(self, world: Position, option: int) -> float:
        """The chance to win if this is picked; `UNKNOWN` if there is no time left to find out."""
        g = world.clone()
        apply(g, self.seat, option)
        judge, seat = self.judge, self.seat
        for _ in range(FAR):
            asked = next_seat(g)
            if asked < 0 or (judge.stretch(g, seat) >= self.until and judge.rests(g, seat)):
                break
            if self.deadline.passed():
                return UNKNOWN
            g = greedily(g, asked, judge)
        return judge.chance(g, seat)
