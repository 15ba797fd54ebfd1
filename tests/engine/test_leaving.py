"""A seat leaves in the middle of anything: what it was doing is dropped, the others are asked afresh."""

from __future__ import annotations

import pytest

from sandtable.engine.flow import ask_afresh, begin, dismiss, play
from sandtable.engine.layout import Layout
from sandtable.engine.position import Position
from sandtable.engine.steps import Decision, Step, Together

PICK, OTHER = 1 << 16, 2 << 16


class Plain(Position):
    """Three seats, and what they picked. A seat may pick another one, as long as that one is here."""

    def __init__(self, like: Plain | None = None) -> None:
        super().__init__(Layout(players=3, seats=3, cards=0), like)
        self.here = [0, 1, 2]
        self.picked: list[tuple[int, int]] = []

    def clone(self) -> Plain:
        return Plain(self)


class Choose(Decision[Plain]):
    """Choose another seat."""

    def options(self, g: Plain) -> list[int]:
        return [PICK | other for other in g.here if other != self.seat] + [OTHER]

    def chosen(self, g: Plain, option: int) -> None:
        g.picked.append((self.seat, option))


class ChooseTogether(Together[Plain]):
    """All choose another seat."""

    def options(self, g: Plain, seat: int) -> list[int]:
        return [PICK | other for other in g.here if other != seat] + [OTHER]

    def chosen(self, g: Plain, picks: dict[int, int]) -> None:
        g.picked += picks.items()


class Several(Step[Plain]):
    """Steps one after the other."""

    def __init__(self, steps: list[Step[Plain]]) -> None:
        self.steps = steps

    def run(self, g: Plain) -> None:
        for step in self.steps:
            g.then(step)


class Apart(Step[Plain]):
    """Everybody chooses at the own pace."""

    def run(self, g: Plain) -> None:
        for seat in range(3):
            g.apart(seat, Choose(seat))


class EndOf(Step[Plain]):
    """The end of something that only one seat could finish."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, g: Plain) -> None:
        g.picked.append((self.seat, 0))

    def closes(self, g: Plain, seat: int) -> bool:
        return seat == self.seat


def leave(g: Plain, seat: int) -> None:
    dismiss(g, seat)
    g.here.remove(seat)
    ask_afresh(g)


def table(*steps: Step[Plain]) -> Plain:
    g = Plain()
    begin(g, Several(list(steps)))
    return g


def test_what_a_seat_was_asked_is_dropped_and_the_next_is_asked() -> None:
    g = table(Choose(0), Choose(1))
    leave(g, 0)
    assert g.offers == {1: [PICK | 2, OTHER]}


def test_whoever_is_asked_is_offered_what_is_left() -> None:
    g = table(Choose(0), Choose(1))
    leave(g, 1)
    assert g.offers == {0: [PICK | 2, OTHER]}
    play(g, 0, OTHER)
    assert g.offers == {}


def test_all_before_the_step_that_closes_is_dropped() -> None:
    """The outermost counts, and the step itself is done."""
    g = table(Choose(1), Choose(0), EndOf(0), Choose(1), EndOf(0), Choose(2))
    leave(g, 0)
    assert g.picked == [(0, 0)]
    assert list(g.offers) == [2]


def test_a_step_that_is_running_can_take_a_seat_out() -> None:
    class Expel(Step[Plain]):
        """The seat leaves by the rules."""

        def run(self, g: Plain) -> None:
            g.then(Choose(1))
            dismiss(g, 1)
            g.then(Choose(2))

    g = table(Expel(), Choose(1), Choose(0))
    assert list(g.offers) == [2]
    play(g, 2, OTHER)
    assert list(g.offers) == [0]


@pytest.mark.parametrize(("pick", "asked"), [(OTHER, []), (PICK | 1, [0])])
def test_a_sealed_pick_stands_if_it_could_be_made_again(pick: int, asked: list[int]) -> None:
    g = table(ChooseTogether([0, 1, 2]))
    play(g, 0, pick)
    play(g, 2, OTHER)
    leave(g, 1)
    assert list(g.offers) == asked
    if asked:
        play(g, 0, PICK | 2)
    assert [seat for seat, _ in g.picked] == [0, 2]


def test_who_acts_apart_goes_on_and_the_last_opens_the_way() -> None:
    g = table(Apart(), Choose(2))
    phase = g.phase
    leave(g, 1)
    assert g.offers == {0: [PICK | 2, OTHER], 2: [PICK | 0, OTHER]}
    assert g.phase > phase, "nobody may take back what was picked before"
    play(g, 2, OTHER)
    leave(g, 0)
    assert g.lanes == {}
    assert g.picked == [(2, OTHER), (2, OTHER)], "alone it has one option, which is taken by itself"
