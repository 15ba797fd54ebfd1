"""Forecasts: how the scores would stand if the game ended now, and what a build would change. Nothing here changes the table."""

from __future__ import annotations

from sandtable.engine.sight import stage
from sandtable.engine.status import with_most
from sandtable.games.fine_sand import book as b
from sandtable.games.fine_sand.position import FineSand
from sandtable.games.fine_sand.scoring import count_unbuilt


def unbuilt_now(g: FineSand, seat: int) -> int:
    """FS-11.2 How many unbuilt cards a seat would be left with if the game ended now."""
    return g.unbuilt[seat] if g.scored else after_castles(g, seat, count_unbuilt(g, seat), 0)


def unbuilt_with(g: FineSand, seat: int, type_: int) -> int:
    """How many it would be if the seat had also built a hand card of this type. What pays for it stays unbuilt."""
    return after_castles(g, seat, count_unbuilt(g, seat) - 1, g.book.end_remove[type_])


def after_castles(g: FineSand, seat: int, unbuilt: int, more: int) -> int:
    """FS-11.2 What castles leave of so many unbuilt cards, if they swallow so many more than those that are built."""
    swallowed = sum([g.book.end_remove[g.book.type_of[card]] for card in g.column(b.CASTLE, seat)])
    return max(unbuilt - swallowed - more, 0)


def seen(g: FineSand, seat: int, other: int) -> FineSand:
    """The table where a seat sees another one: what others do behind the curtain counts when it lifts."""
    return stage(g, other, seat)


def ahead(g: FineSand, seat: int) -> list[int]:
    """FS-11.3 Who would win if the game ended now, as a seat sees it: the fewest unbuilt cards, then the most wooden coins."""
    tables = [seen(g, seat, other) for other in range(g.players)]
    unbuilt = [unbuilt_now(h, other) for other, h in enumerate(tables)]
    fewest = with_most([-count for count in unbuilt])
    coins = [tables[other].coins[other] for other in fewest]
    return [fewest[i] for i in with_most(coins)]
