"""Bots are honest: what they imagine, and so what they pick, does not depend on anything they may not see."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

import sandtable
from sandtable.bots.beginner import Beginner
from sandtable.bots.eyes import Eyes
from sandtable.bots.players import Bot, GreedyBot
from sandtable.bots.search import SearchBot
from sandtable.engine.chance import Dice
from sandtable.engine.plain import plain
from sandtable.engine.position import Position
from sandtable.engine.sight import imagine
from sandtable.engine.table import Table

Variant = tuple[str, dict[str, Any]]
PICKS = 160  # of each game
EVERY = 4


def thinker() -> Bot:
    return SearchBot(simulations=2, candidates=2, farsighted=True)


BOTS: list[Callable[[], Bot]] = [Beginner, GreedyBot, thinker]


def decisions(variant: Variant, seed: int, picks: int, every: int) -> Iterator[tuple[Table, int]]:
    """Some decisions of a random game: the table, and a seat that is asked."""
    slug, settings = variant
    table, rng = sandtable.new(slug, seed=seed, **settings), random.Random(seed)
    for number in range(picks):
        if table.over:
            return
        seat = rng.choice(table.waiting_for)
        if number % every == 0:
            yield table, seat
        table.play(seat, rng.choice(table.g.offers[seat]))


def reshuffled(table: Table, seat: int) -> Position:
    """The position of a table with what a seat may not see dealt anew."""
    g = imagine(table.g, seat, Dice(len(table.history)))
    g.any_order, g.watched = table.g.any_order, table.g.watched
    return g


def imagined(table: Table, g: Position, seat: int) -> dict[str, Any]:
    """All that can be played on with in what a seat imagines: how the table looked when a curtain fell is no part of it."""
    found = plain(table.title, imagine(g, seat, Dice(5)))
    return {name: part for name, part in found.items() if name != "before"}


def test_what_a_bot_imagines_does_not_depend_on_what_is_hidden_from_it(variant: Variant) -> None:
    for table, seat in decisions(variant, 11, PICKS, EVERY):
        assert imagined(table, reshuffled(table, seat), seat) == imagined(table, table.g, seat)


def test_a_pick_does_not_change_when_what_the_bot_may_not_see_is_reshuffled(variant: Variant) -> None:
    """The same luck, another deal of everything hidden: simple players and those who think ahead pick the same."""
    for table, seat in decisions(variant, 12, 41, 40):
        other, judge = reshuffled(table, seat), table.title.judge
        for bot in BOTS:
            picks = [bot().pick(Eyes(g, seat, judge, Dice(6))) for g in (table.g, other)]
            assert picks[0] == picks[1], bot
