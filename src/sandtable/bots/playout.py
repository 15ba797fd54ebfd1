"""Whole games played by bots: compiled with the rules, so that the loop around them costs nothing."""

from __future__ import annotations

import time
from typing import Any, Final, final

from sandtable.bots.eyes import Eyes
from sandtable.bots.players import Bot
from sandtable.engine.chance import Dice
from sandtable.engine.flow import apply
from sandtable.engine.judge import Judge
from sandtable.engine.native import mypyc_attr
from sandtable.engine.position import Position


@final
class Player:
    """A bot in a seat, with its judgement and its luck. It counts its decisions and the processor time they take."""

    def __init__(self, bot: Bot, judge: Judge[Any], dice: Dice, *, sees_all: bool = False) -> None:
        self.bot: Final = bot
        self.judge: Final = judge
        self.dice: Final = dice
        self.sees_all: Final = sees_all
        self.decisions = 0  # where there was something to choose
        self.seconds = 0.0  # for these

    def pick(self, g: Position, seat: int) -> int:
        start = time.thread_time()
        eyes = Eyes(g, seat, self.judge, self.dice, sees_all=self.sees_all)
        picked = self.bot.pick(eyes)
        if len(eyes.options) > 1:
            self.decisions += 1
            self.seconds += time.thread_time() - start
        return picked


@mypyc_attr(allow_interpreted_subclasses=True)
class Onlooker:
    """Somebody who looks at a game before every pick and after the last. This one takes no notice: subclass it to count."""

    def look(self, g: Position) -> None:
        pass


def next_seat(g: Position) -> int:
    """One of the seats that owe a pick."""
    for seat in g.offers:
        return seat
    return -1


def play_at_random(g: Position, dice: Dice, most: int) -> int:
    """Make up to so many picks at random. Returns how many were made: fewer only if the game came to its end."""
    for picks in range(most):
        seat = next_seat(g)
        if seat < 0:
            return picks
        apply(g, seat, dice.choice(g.offers[seat]))
    return most


def play_out(g: Position, players: list[Player], onlooker: Onlooker, most: int) -> int:
    """Let players make up to so many picks while somebody looks on. Returns how many were made."""
    for picks in range(most):
        onlooker.look(g)
        seat = next_seat(g)
        if seat < 0:
            return picks
        apply(g, seat, players[seat].pick(g, seat))
    return most
