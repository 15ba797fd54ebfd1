"""What is true of every position of Frontier Wars, whatever happened before."""

from __future__ import annotations

from sandtable.games.frontier_wars.book import ENCAMPMENT, FACTORY, HEADQUARTERS, SEATS, TYPES
from sandtable.games.frontier_wars.position import NO_ONE, FrontierWars


def check(g: FrontierWars) -> None:
    pieces(g)
    constructions(g)
    headquarters(g)
    for seat in range(g.players):
        assert len(g.research[seat]) <= g.medals[seat]
        assert len(g.face_up[seat]) <= 1
        assert not (g.out[seat] and seat in g.offers), "who is out never decides"
    assert all(len(options) <= 100 for options in g.offers.values())


def pieces(g: FrontierWars) -> None:
    """Reserve and map together are what the box holds; no count is below zero."""
    assert min(g.units) >= 0
    assert min(g.reserve) >= 0
    for seat in range(g.players):
        for type_ in range(TYPES):
            on_map = sum(g.count(tile, seat, type_) for tile in range(g.scenario.land))
            assert on_map + g.reserve[seat * TYPES + type_] == g.book.box[type_]
    for tile in range(g.scenario.land):
        for seat in range(g.players):
            assert g.stacks[tile * SEATS + seat] == sum(g.count(tile, seat, type_) for type_ in range(TYPES))


def constructions(g: FrontierWars) -> None:
    """Supply and map together are three for each faction still in the game; none on a city or airport."""
    for seat in range(g.players):
        built = [g.building[tile] for tile in range(g.scenario.land) if g.colour[tile] == seat and g.building[tile]]
        if not g.out[seat]:
            assert built.count(FACTORY) + g.factories[seat] == g.book.factories
            assert built.count(ENCAMPMENT) + g.encampments[seat] == g.book.encampments
        assert built.count(HEADQUARTERS) == 1
    assert all(g.scenario.may_build[tile] for tile in range(g.scenario.land) if g.building[tile])


def headquarters(g: FrontierWars) -> None:
    """An intact headquarters flies a flag and has resistance between battles, never more than its sheet says."""
    for tile in range(g.scenario.land):
        if g.building[tile] == HEADQUARTERS:
            assert 0 <= g.resistance[tile] <= g.sheet(g.colour[tile]).resistance
            assert (g.flag[tile] != NO_ONE) == bool(g.intact[tile])
            if g.intact[tile] and g.battle == NO_ONE:
                assert g.resistance[tile] >= 1
        else:
            assert g.flag[tile] == NO_ONE


def after_upkeep(g: FrontierWars) -> None:
    """When a round begins nobody is above a limit, unless supplied, and nothing of a turn is left over."""
    assert sum(g.spent) + sum(g.fixed) + sum(g.cargo) + sum(g.fresh) == 0
    for seat in range(g.players):
        if not g.out[seat]:
            most = g.book.stack_limit + g.sheet(seat).stack_bonus + (2 if g.face_up[seat] else 0)
            assert max(g.stacks[tile * SEATS + seat] for tile in range(g.scenario.land)) <= most
            assert g.waiting[seat] == []
