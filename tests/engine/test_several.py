"""Several things, picked one by one: people take them in any order, search tries no set twice."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

from hypothesis import given
from hypothesis import strategies as st

from sandtable.engine.layout import Layout
from sandtable.engine.library import another_of, one_of
from sandtable.engine.position import Position

VERB = 1 << 16
Things = st.lists(st.integers(0, 4), max_size=6)
Count = st.integers(1, 4)


def position(*, any_order: bool) -> Position:
    g = Position(Layout(players=2, seats=2, cards=0), None)
    g.any_order = any_order
    return g


def ways(g: Position, things: list[int], left: int, least: int = 0) -> list[list[int]]:
    """Every way to pick so many, thing by thing."""
    found = []
    for option in one_of(g, things, left, least, VERB):
        thing = option - VERB
        rest = things[:]
        rest.remove(thing)
        found += [[thing, *way] for way in ways(g, rest, left - 1, thing)] if left > 1 else [[thing]]
    return found


def sets(things: list[int], count: int) -> set[tuple[int, ...]]:
    return set(combinations(sorted(things), count))


@given(Things, Count)
def test_search_tries_every_set_once(things: list[int], count: int) -> None:
    tried = Counter(tuple(sorted(way)) for way in ways(position(any_order=False), things, count))
    assert tried == Counter(sets(things, count))


@given(Things, Count)
def test_people_come_to_every_set_whatever_they_begin_with(things: list[int], count: int) -> None:
    g = position(any_order=True)
    assert {tuple(sorted(way)) for way in ways(g, things, count)} == sets(things, count)
    offered = {option - VERB for option in one_of(g, things, count, 0, VERB)}
    if len(offered) > 1:
        assert offered == set(things)


@given(Things, Count)
def test_nobody_is_asked_for_what_must_go_anyway(things: list[int], count: int) -> None:
    options = one_of(position(any_order=True), things, count, 0, VERB)
    always = [thing for thing in set(things) if all(thing in one for one in sets(things, count))]
    assert (len(options) == 1) == bool(sets(things, count) and always)


@given(Things, Count)
def test_search_goes_on_from_any_beginning(things: list[int], count: int) -> None:
    """Somebody may have begun with the last of them before a bot begins to think."""
    assert bool(ways(position(any_order=False), things, count, least=4)) == (len(things) >= count)


@given(Things, st.integers(0, 4))
def test_where_it_may_be_enough_search_does_not_begin_anew(things: list[int], least: int) -> None:
    offered = [option - VERB for option in another_of(position(any_order=False), things, 1, least, VERB)]
    assert offered == sorted({thing for thing in things if thing >= least})
