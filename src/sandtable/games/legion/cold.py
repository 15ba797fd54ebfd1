"""LE-10 Cold and warmth."""

from __future__ import annotations

from typing import ClassVar, final

from sandtable.engine.steps import Step
from sandtable.games.legion import book as b
from sandtable.games.legion import verbs as v
from sandtable.games.legion.book import SEATS
from sandtable.games.legion.coach import FIRST_FROSTBITE, hint
from sandtable.games.legion.field import die
from sandtable.games.legion.ground import types_of
from sandtable.games.legion.position import Legion
from sandtable.games.legion.zones import ALL_STANDS


def stand_on(g: Legion, type_: int) -> list[int]:
    """The places on Plots of a type."""
    cold = [types_of(g, plot) & type_ != 0 for plot in range(g.plots)]
    return [place for place in range(ALL_STANDS) if g.where[place] >= 0 and cold[g.where[place]]]


def cold_kills(g: Legion, character: int, plot: int) -> bool:
    """LE-10.2 Whether somebody who stands on a Plot when the cold comes dies of it."""
    return (
        types_of(g, plot) & b.FREEZING != 0 and not warm(g, character) and g.frostbites[character] + 1 >= g.book.frostbites_to_die
    )


def warm(g: Legion, character: int) -> bool:
    return g.book.warm_of_kit[g.kit[character]]


@final
class Freeze(Step[Legion]):
    """LE-10.2 Each character on a Freezing Plot without a Coat gets a Frostbite; one who already had one dies."""

    rule: ClassVar[str] = "LE-10.2"

    def run(self, g: Legion) -> None:
        for place in stand_on(g, b.FREEZING):
            character = g.who(place)
            if warm(g, character):
                continue
            g.frostbites[character] += 1
            if g.frostbites[character] >= g.book.frostbites_to_die:
                die(g, place, v.FROZEN_DEAD)
            else:
                g.tell(v.FROZE, place % SEATS, character, g.where[place] + 1)
                hint(g, place % SEATS, FIRST_FROSTBITE)


@final
class Warm(Step[Legion]):
    """LE-10.3 Each living character on a Warming Plot loses its Frostbite."""

    rule: ClassVar[str] = "LE-10.3"

    def run(self, g: Legion) -> None:
        for place in stand_on(g, b.WARMING):
            character = g.who(place)
            if g.frostbites[character]:
                g.frostbites[character] = 0
                g.tell(v.WARMED, place % SEATS, character)
