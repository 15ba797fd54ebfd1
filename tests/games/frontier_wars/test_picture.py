"""The map in characters shows what stands where."""

from __future__ import annotations

import sandtable
from sandtable.engine.chance import Dice
from sandtable.engine.sight import imagine
from sandtable.games.frontier_wars import picture
from sandtable.games.frontier_wars.position import FrontierWars


def test_every_tile_building_and_army_is_on_the_map() -> None:
    for entry in sandtable.title("frontier_wars").variants():
        table = sandtable.new("frontier_wars", seed=1, **entry)
        g = table.g
        assert isinstance(g, FrontierWars)
        drawn = picture.draw(g)
        for tile in range(g.scenario.land):
            assert picture.ground_of(g, tile) in drawn
            assert picture.troops_in(g, tile) in drawn
        assert drawn.count("HQ") == 1 + sum(kind == 1 for kind in g.building)


def test_units_are_told_by_player_and_type() -> None:
    table = sandtable.new("frontier_wars", players=2, seed=1)
    g = table.g
    assert isinstance(g, FrontierWars)
    tile = next(tile for tile in range(g.scenario.land) if not g.present(tile, 0) and not g.present(tile, 1))
    g.put(tile, 0, 0)
    g.put(tile, 0, 0)
    g.put(tile, 1, 1)
    assert picture.troops_in(g, tile) == "1:2i 2:1t"


def test_all_see_the_same_map() -> None:
    table = sandtable.new("frontier_wars", players=2, seed=1)
    title, setup = table.title, table.setup
    for seat in (-1, 0, 1):
        imagined = imagine(table.g, seat, Dice(1))
        assert title.picture(setup, imagined, seat) == title.picture(setup, table.g, seat)
