"""LE-12 What Despatches do when they are played (LE-12.2), and what they score when they are kept (LE-12.4)."""

from __future__ import annotations

from typing import Final, final

from sandtable.games.legion.book import FREEZING, PEACEFUL, WARMING, DespatchEffect, Scoring
from sandtable.games.legion.despatches import ChooseTruce, Hospital, Issue, draw_characters, retrieve, warm_all
from sandtable.games.legion.field import gain
from sandtable.games.legion.people import has
from sandtable.games.legion.position import Legion

# Upper halves


@final
class Receive(DespatchEffect[Legion]):
    """LE-1.8 The player takes Supplies."""

    def __init__(self, supplies: int) -> None:
        self.supplies: Final = supplies

    def start(self, g: Legion, seat: int) -> None:
        gain(g, seat, self.supplies)


@final
class DrawCharacters(DespatchEffect[Legion]):
    """LE-12.2 The player draws characters from the own deck."""

    def __init__(self, count: int) -> None:
        self.count: Final = count

    def start(self, g: Legion, seat: int) -> None:
        draw_characters(g, seat, self.count)


@final
class TakeBackOrders(DespatchEffect[Legion]):
    """LE-12.2 All used tokens become available."""

    def start(self, g: Legion, seat: int) -> None:
        retrieve(g, seat)


@final
class SafeConduct(DespatchEffect[Legion]):
    """LE-12.2 Some characters are sent without meeting the conditions of a Plot."""

    def __init__(self, count: int) -> None:
        self.count: Final = count

    def start(self, g: Legion, seat: int) -> None:
        g.safe_conduct[seat] = self.count


@final
class Truce(DespatchEffect[Legion]):
    """LE-12.2 A chosen Plot has one type more in this round."""

    def __init__(self, type_: int) -> None:
        self.type_: Final = type_

    def start(self, g: Legion, seat: int) -> None:
        g.then(ChooseTruce(seat, self.type_))


@final
class IssueCards(DespatchEffect[Legion]):
    """LE-12.3 Characters in hand take cards of equipment from the stock."""

    def __init__(self, kind: int, count: int) -> None:
        self.kind: Final = kind
        self.count: Final = count

    def start(self, g: Legion, seat: int) -> None:
        g.then(Issue(seat, self.kind, self.count))


@final
class HealWounds(DespatchEffect[Legion]):
    """LE-12.2 Characters in hand lose some Wounds."""

    def __init__(self, count: int) -> None:
        self.count: Final = count

    def start(self, g: Legion, seat: int) -> None:
        g.then(Hospital(seat, self.count))


@final
class WarmEverybody(DespatchEffect[Legion]):
    """LE-12.2 Characters in hand lose all Frostbites."""

    def start(self, g: Legion, seat: int) -> None:
        warm_all(g, seat)


# Lower halves


def won(g: Legion, seat: int, type_: int) -> int:
    """How many Plots of a type a player has won."""
    if type_ == FREEZING:
        return g.freezing_won[seat]
    return g.warming_won[seat] if type_ == WARMING else g.peaceful_won[seat]


@final
class PerTypeWon(Scoring[Legion]):
    """VP for each Plot won of one type."""

    def __init__(self, type_: int, vp: int, maximum: int) -> None:
        self.type_: Final = type_
        self.vp: Final = vp
        self.maximum: Final = maximum

    def points(self, g: Legion, seat: int) -> int:
        return min(self.vp * won(g, seat, self.type_), self.maximum)


@final
class PerTypeSet(Scoring[Legion]):
    """VP for each set of Plots won, one of every type."""

    def __init__(self, vp: int, maximum_sets: int) -> None:
        self.vp: Final = vp
        self.maximum_sets: Final = maximum_sets

    def points(self, g: Legion, seat: int) -> int:
        sets = min([won(g, seat, type_) for type_ in (FREEZING, WARMING, PEACEFUL)])
        return self.vp * min(sets, self.maximum_sets)


@final
class PerSupplies(Scoring[Legion]):
    """VP for every so many Supplies."""

    def __init__(self, each: int, vp: int, maximum: int) -> None:
        self.each: Final = each
        self.vp: Final = vp
        self.maximum: Final = maximum

    def points(self, g: Legion, seat: int) -> int:
        return min(self.vp * (g.supplies[seat] // self.each), self.maximum)


@final
class ByDeaths(Scoring[Legion]):
    """VP by the number of own dead; none beyond the table."""

    def __init__(self, table: list[int]) -> None:
        self.table: Final = table

    def points(self, g: Legion, seat: int) -> int:
        return self.table[g.dead(seat)] if g.dead(seat) < len(self.table) else 0


@final
class HandAtLeast(Scoring[Legion]):
    """VP with so many characters in hand or more."""

    def __init__(self, count: int, vp: int) -> None:
        self.count: Final = count
        self.vp: Final = vp

    def points(self, g: Legion, seat: int) -> int:
        return self.vp if len(g.hand[seat]) >= self.count else 0


@final
class PerCardHeld(Scoring[Legion]):
    """VP for each living character with a kind of equipment."""

    def __init__(self, kind: int, vp: int, maximum: int) -> None:
        self.kind: Final = kind
        self.vp: Final = vp
        self.maximum: Final = maximum

    def points(self, g: Legion, seat: int) -> int:
        bearers = [character for character in g.hand[seat] + g.deck[seat] if has(g, character, self.kind)]
        return min(self.vp * len(bearers), self.maximum)


@final
class PerConditionsWon(Scoring[Legion]):
    """VP for each Plot won that has two entry conditions."""

    def __init__(self, vp: int, maximum: int) -> None:
        self.vp: Final = vp
        self.maximum: Final = maximum

    def points(self, g: Legion, seat: int) -> int:
        return min(self.vp * g.hard_won[seat], self.maximum)
