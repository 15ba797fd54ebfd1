"""Decisions of common shapes, to be subclassed: yes or no, choose several."""

from __future__ import annotations

from typing import Final

from sandtable.engine.names import NOUN
from sandtable.engine.native import mypyc_attr
from sandtable.engine.phrases import Phrase
from sandtable.engine.position import P, Position
from sandtable.engine.steps import Decision, Refusal


@mypyc_attr(allow_interpreted_subclasses=True)
class YesOrNo(Decision[P]):
    """May you, and do you? Two options, never answered by itself."""

    def __init__(self, seat: int, yes: int, no: int) -> None:
        super().__init__(seat)
        self.yes: Final = yes
        self.no: Final = no

    def options(self, g: P) -> list[int]:
        return [self.yes, self.no]

    def chosen(self, g: P, option: int) -> None:
        if option == self.yes:
            self.accepted(g)

    def accepted(self, g: P) -> None:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class PickSeveral(Decision[P]):
    """Choose some of several numbered things, one after the other. Where the order is free, search takes them in ascending order.

    `again` makes the same decision for the rest; `least` is the lowest number that search may still pick.
    """

    def __init__(self, seat: int, left: int, least: int) -> None:
        super().__init__(seat)
        self.left: Final = left
        self.least: Final = least

    def things(self, g: P) -> list[int]:
        raise NotImplementedError

    def picked(self, g: P, thing: int) -> None:
        raise NotImplementedError

    def again(self, left: int, least: int) -> PickSeveral[P]:
        raise NotImplementedError

    def verb(self) -> int:
        raise NotImplementedError

    def wanted(self, g: P) -> int:
        return self.left

    def options(self, g: P) -> list[int]:
        return one_of(g, self.things(g), self.left, self.least, self.verb())

    def why_not(self, g: P) -> list[Refusal]:
        return [(self.verb() | thing, type(self).rule, Phrase("why-others-first")) for thing in sorted(set(self.things(g)))]

    def chosen(self, g: P, option: int) -> None:
        thing = option & NOUN
        self.picked(g, thing)
        if self.left > 1:
            g.then(self.again(self.left - 1, thing))


def one_of(g: Position, things: list[int], left: int, least: int, verb: int) -> list[int]:
    """`verb | thing` for each thing that may be picked next, while `left` of them must still be picked; equal things once.

    People may pick in any order; a thing that must be among the picks anyway is the only offer. Search gets things in
    ascending order, from `least` on. If somebody began with a thing after which too few follow, the order no longer counts.
    """
    return another_of(g, things, left, least, verb) or another_of(g, things, left, 0, verb)


def another_of(g: Position, things: list[int], left: int, least: int, verb: int) -> list[int]:
    """As `one_of`, for a player who may also stop: at the end of the ascending order nothing more is offered to search."""
    ordered = sorted(things)
    spare = len(ordered) - left
    if spare < 0:
        return []
    first, after = 0, len(ordered)
    if g.any_order:
        for i in range(left):
            if ordered[i] == ordered[i + spare]:
                return [verb | ordered[i]]  # there are more of them than can be spared
    else:
        after = spare + 1
        while first < after and ordered[first] < least:
            first += 1
    options: list[int] = []
    for i in range(first, after):
        if i == first or ordered[i] != ordered[i - 1]:
            options.append(verb | ordered[i])
    return options
