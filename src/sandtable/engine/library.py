"""Decisions of common shapes, to be subclassed: choose a card of a pile, choose a player, yes or no, choose several."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from sandtable.engine.steps import Decision, G

NOUN: Final = (1 << 16) - 1  # option & NOUN: the thing an option names


@mypyc_attr(allow_interpreted_subclasses=True)
class PickCard(Decision[G]):
    """Choose one card of a pile: `verb | card` for each."""

    def __init__(self, seat: int, pile: int, verb: int) -> None:
        super().__init__(seat)
        self.pile: Final = pile
        self.verb: Final = verb

    def options(self, g: G) -> list[int]:
        return [self.verb | card for card in g.piles[self.pile]]

    def chosen(self, g: G, option: int) -> None:
        self.picked(g, option & NOUN)

    def picked(self, g: G, card: int) -> None:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class PickSeat(Decision[G]):
    """Choose another player: `verb | seat` for each who can be chosen."""

    def __init__(self, seat: int, verb: int) -> None:
        super().__init__(seat)
        self.verb: Final = verb

    def eligible(self, g: G, seat: int) -> bool:
        return seat != self.seat

    def options(self, g: G) -> list[int]:
        return [self.verb | seat for seat in range(g.layout.players) if self.eligible(g, seat)]

    def chosen(self, g: G, option: int) -> None:
        self.picked(g, option & NOUN)

    def picked(self, g: G, seat: int) -> None:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class YesOrNo(Decision[G]):
    """May you, and do you? Two options, never answered by itself."""

    def __init__(self, seat: int, yes: int, no: int) -> None:
        super().__init__(seat)
        self.yes: Final = yes
        self.no: Final = no

    def options(self, g: G) -> list[int]:
        return [self.yes, self.no]

    def chosen(self, g: G, option: int) -> None:
        if option == self.yes:
            self.accepted(g)

    def accepted(self, g: G) -> None:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class PickSeveral(Decision[G]):
    """Choose some of several numbered things, one after the other in ascending order, so that no set is offered twice.

    `again` makes the same decision for the rest; `least` is the lowest number that may still be picked.
    """

    def __init__(self, seat: int, left: int, least: int) -> None:
        super().__init__(seat)
        self.left: Final = left
        self.least: Final = least

    def things(self, g: G) -> list[int]:
        raise NotImplementedError

    def picked(self, g: G, thing: int) -> None:
        raise NotImplementedError

    def again(self, left: int, least: int) -> PickSeveral[G]:
        raise NotImplementedError

    def verb(self) -> int:
        raise NotImplementedError

    def options(self, g: G) -> list[int]:
        return ascending(self.things(g), self.left, self.least, self.verb())

    def chosen(self, g: G, option: int) -> None:
        thing = option & NOUN
        self.picked(g, thing)
        if self.left > 1:
            g.then(self.again(self.left - 1, thing))


def ascending(things: list[int], left: int, least: int, verb: int) -> list[int]:
    """`verb | thing` for each thing from `least` on, equal ones once, as long as enough follow for the picks still to come."""
    ordered = sorted(things)
    options: list[int] = []
    last = -1
    for i in range(len(ordered)):
        thing = ordered[i]
        if thing >= least and thing != last and len(ordered) - i >= left:
            options.append(verb | thing)
            last = thing
    return options
