"""Looking ahead: an imagined position is played on, everybody greedy, until it can be judged."""

from __future__ import annotations

from typing import Any, Final, final

from sandtable.bots.character import PLAIN, Character
from sandtable.bots.deadline import Deadline
from sandtable.bots.playout import next_seat
from sandtable.engine.flow import apply
from sandtable.engine.judge import NO_HABIT, Judge
from sandtable.engine.position import Position

FAR: Final = 240  # picks until a position is judged, whatever goes on
UNKNOWN: Final = -9.0  # time ran out before it could be judged


def sensible(g: Position, seat: int) -> list[int]:
    """What a seat is offered, without what only goes back on a pick."""
    offered, regrets = g.offers[seat], type(g).regrets
    if not regrets:
        return offered
    return [option for option in offered if option not in regrets] or offered


def habitually(g: Position, seat: int, judge: Judge[Any], deadline: Deadline) -> Position:
    """The position after a player's habit; where it has none, after the pick that looks best right after it.

    Players see everything in an imagined position. Where time runs out, what was not looked at is not picked.
    """
    habit = judge.habit(g, seat)
    if habit != NO_HABIT:
        apply(g, seat, habit)
        return g
    options = sensible(g, seat)
    if len(options) == 1:
        apply(g, seat, options[0])
        return g
    best, most = g, 0.0
    last = len(options) - 1
    for i in range(len(options)):
        if deadline.passed() and best is not g:
            break
        h = g.clone() if i < last else g  # nobody looks at it after the last
        apply(h, seat, options[i])
        value = judge.lean(h, seat)
        if best is g or value > most:
            best, most = h, value
    return best


@final
class Foresight:
    """Plays imagined positions on from one decision of a seat to where the title says that it may be judged."""

    def __init__(
        self, judge: Judge[Any], seat: int, until: int, deadline: Deadline, character: Character = PLAIN, judged: int = 1
    ) -> None:
        self.judge: Final = judge
        self.seat: Final = seat
        self.until: Final = until  # the stretch of the game that is no longer thought through, if it is judged once
        self.deadline: Final = deadline
        self.character: Final = character
        self.judged: Final = judged  # how often, a stretch after the other: the mean counts

    def until_then(self, deadline: Deadline) -> Foresight:
        """The same with another limit of time."""
        return Foresight(self.judge, self.seat, self.until, deadline, self.character, self.judged)

    def chance_after(self, world: Position, option: int, players: Judge[Any]) -> float:
        """The chance to win if this is picked and all players go by such habits, as the own character sees it; `UNKNOWN` if there
        is no time to find out."""
        g = world.clone()
        apply(g, self.seat, option)
        total = 0.0
        for until in range(self.until, self.until + self.judged):
            for _ in range(FAR):
                if self.arrived(g, until):
                    break
                if self.deadline.passed():
                    return UNKNOWN
                g = habitually(g, next_seat(g), players, self.deadline)
            total += self.liked(world, g)
        return total / self.judged

    def arrived(self, g: Position, until: int) -> bool:
        """Whether the game is over, or may be judged after this stretch."""
        return not g.offers or (self.judge.stretch(g, self.seat) >= until and self.judge.rests(g, self.seat))

    def liked(self, world: Position, g: Position) -> float:
        """The chance to win, as the own character sees it."""
        chance = self.judge.chance(g, self.seat)
        return chance if self.character is PLAIN else self.character.likes(chance, self.judge, world, g, self.seat)


@final
class Deliberate(Judge[Any]):
    """Players who try every option in every pick of an imagined game, and judge each with all care: they have no habits."""

    def __init__(self, judge: Judge[Any]) -> None:
        self._judge: Final = judge

    def evaluate(self, g: Any, seat: int) -> float:
        return self._judge.evaluate(g, seat)
