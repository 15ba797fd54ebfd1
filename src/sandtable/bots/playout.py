"""Whole games played by bots: compiled with the rules, so that the loop around them costs nothing."""

from __future__ import annotations

from typing import Any

from sandtable.bots.eyes import Eyes
from sandtable.bots.players import Bot
from sandtable.engine.chance import Dice
from sandtable.engine.flow import apply
from sandtable.engine.judge import Judge
from sandtable.engine.position import Position


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


def play_out(g: Position, bots: list[Bot], judge: Judge[Any], dice: list[Dice], most: int) -> int:
    """Let bots play on, each with its own luck. Returns how many picks were made."""
    for picks in range(most):
        seat = next_seat(g)
        if seat < 0:
            return picks
        apply(g, seat, bots[seat].pick(Eyes(g, seat, judge, dice[seat])))
    return most
