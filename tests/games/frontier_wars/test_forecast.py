"""A forecast is what the rules themselves come to: battles are fought without cards, and compared."""

from __future__ import annotations

import random

import sandtable
from sandtable.engine.flow import apply, asks
from sandtable.engine.names import NOUN
from sandtable.games.frontier_wars.battle import Battles, Fight
from sandtable.games.frontier_wars.control import controller
from sandtable.games.frontier_wars.forecast import fought, then_fought
from sandtable.games.frontier_wars.layout import STRIDE
from sandtable.games.frontier_wars.position import FrontierWars
from sandtable.games.frontier_wars.verbs import FIGHT, PASS
from sandtable.games.frontier_wars.windows import Window


def test_a_battle_ends_as_foretold_if_nobody_plays_a_card() -> None:
    """FW-7.7 to FW-7.19, with two players: nobody chooses whom to hit."""
    compared = 0
    for seed in range(6):
        table, rng = sandtable.new("frontier_wars", seed=seed, players=2), random.Random(seed)
        while not table.over:
            seat = rng.choice(table.waiting_for)
            if isinstance(asks(table.g, seat), Battles):
                option = rng.choice(table.g.offers[seat])
                compare(table.g, seat, option)
                compared += 1
            table.play(seat, rng.choice(table.g.offers[seat]))
    assert compared


def compare(g: FrontierWars, seat: int, option: int) -> None:
    tile = option & NOUN
    foretold, h = fought(g, tile, Fight()), g.clone()
    apply(h, seat, option)
    while h.battle == tile and isinstance(asks(h, min(h.offers, default=-1)), Window):
        apply(h, min(h.offers), PASS)
    here = slice(tile * STRIDE, (tile + 1) * STRIDE)
    assert (controller(foretold, tile), foretold.units[here]) == (controller(h, tile), h.units[here])


def test_a_forecast_changes_nothing_at_the_table() -> None:
    table, rng = sandtable.new("frontier_wars", seed=1, players=3), random.Random(1)
    while not table.over:
        seat = rng.choice(table.waiting_for)
        if table.g.offers[seat][0] & ~NOUN == FIGHT:
            before = (table.g.units[:], table.g.battle, table.g.todo[:])
            assert then_fought(table.g, table.g.offers[seat][0] & NOUN, Fight()).message.startswith("then-")
            assert before == (table.g.units, table.g.battle, table.g.todo)
        table.play(seat, rng.choice(table.g.offers[seat]))
