"""Seats that act apart may take from one supply: first come, first served, and for good."""

from __future__ import annotations

import pytest

from sandtable.engine.errors import IllegalPick
from sandtable.engine.flow import begin, play
from sandtable.engine.layout import Layout
from sandtable.engine.position import Position
from sandtable.engine.steps import Decision, Step

LEFT, RIGHT = 1 << 16, 2 << 16


class Larder(Position):
    """Two shelves, from which everybody takes."""

    def __init__(self, like: Larder | None = None) -> None:
        super().__init__(Layout(players=3, seats=3, cards=0), like)
        self.shelves = {LEFT: 1, RIGHT: 1}
        self.took: list[tuple[int, int]] = []
        self.closed = False

    def clone(self) -> Larder:
        return Larder(self)


class Take(Decision[Larder]):
    """Take something from a shelf that has something."""

    def first_come(self) -> bool:
        return True

    def options(self, g: Larder) -> list[int]:
        return [shelf for shelf, left in g.shelves.items() if left]

    def automatic(self, g: Larder) -> bool:
        return False

    def chosen(self, g: Larder, option: int) -> None:
        g.shelves[option] -= 1
        g.took.append((self.seat, option))


class Think(Decision[Larder]):
    """Do something that has nothing to do with the shelves."""

    def options(self, g: Larder) -> list[int]:
        return [LEFT, RIGHT]

    def chosen(self, g: Larder, option: int) -> None:
        pass


class Open(Step[Larder]):
    """The last seat thinks, the others take."""

    def run(self, g: Larder) -> None:
        for seat in (0, 1):
            g.apart(seat, Take(seat))
        g.apart(2, Think(2))
        g.then(Close())


class Close(Step[Larder]):
    """Nobody is in the larder."""

    def run(self, g: Larder) -> None:
        g.closed = True


def larder(**shelves: int) -> Larder:
    g = Larder()
    g.shelves = {LEFT: shelves["left"], RIGHT: shelves["right"]}
    begin(g, Open())
    return g


def test_the_others_are_asked_about_what_is_left() -> None:
    g = larder(left=1, right=1)
    play(g, 1, LEFT)
    assert g.offers == {0: [RIGHT], 2: [LEFT, RIGHT]}
    with pytest.raises(IllegalPick):
        play(g, 0, LEFT)
    play(g, 0, RIGHT)
    assert g.took == [(1, LEFT), (0, RIGHT)]


@pytest.mark.parametrize("last", [0, 2])
def test_who_finds_nothing_is_through(last: int) -> None:
    g = larder(left=1, right=0)
    order = [2, 1] if last == 0 else [1, 2]
    for seat in order:
        assert not g.closed
        play(g, seat, LEFT)
    assert (g.took, g.lanes, g.closed) == ([(1, LEFT)], {}, True)


def test_who_takes_nothing_leaves_the_others_as_they_are() -> None:
    g = larder(left=1, right=1)
    offered = g.offers[0]
    play(g, 2, LEFT)
    assert g.offers[0] is offered
