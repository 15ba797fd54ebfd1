"""What is true of every position of Frontier Wars, and what when a round begins."""

from __future__ import annotations

from sandtable.games.frontier_wars.book import SEATS
from sandtable.games.frontier_wars.invariants import broken
from sandtable.games.frontier_wars.position import FrontierWars


def check(g: FrontierWars) -> None:
    assert not broken(g), broken(g)
    assert all(len(options) <= 100 for options in g.offers.values())


def after_upkeep(g: FrontierWars) -> None:
    """When a round begins nobody is above a limit, unless supplied, and nothing of a turn is left over."""
    assert sum(g.spent) + sum(g.fixed) + sum(g.cargo) + sum(g.fresh) == 0
    for seat in range(g.players):
        if not g.out[seat]:
            most = g.book.stack_limit + g.sheet(seat).stack_bonus + (2 if g.face_up[seat] else 0)
            assert max(g.stacks[tile * SEATS + seat] for tile in range(g.scenario.land)) <= most
            assert g.waiting[seat] == []
