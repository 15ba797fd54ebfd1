"""The layout of a table: which zones and numbers a title has, and who may see them. Shared by all positions of a game."""

from __future__ import annotations

from typing import Any, Final, Generic, TypeVar, final

from sandtable.engine.chance import Dice
from sandtable.engine.native import mypyc_attr

ALL: Final = -1
NOBODY: Final = -2
OWNER: Final = -3

PER_SEAT: Final = 0
PER_CARD: Final = 1
PER_TABLE: Final = 2

ONCE: Final = 0
EACH_PLAYER: Final = 1
EACH_TILE: Final = 2

G = TypeVar("G")  # the position of a title


@final
class Zone:
    """A row of piles under one name: one for each seat, or numbered slots of the table."""

    def __init__(self, name: str, first: int, count: int, seen_by: int, *, per_seat: bool, ordered: bool, listed: bool) -> None:
        self.name: Final = name
        self.first: Final = first  # the index of its first pile
        self.count: Final = count
        self.seen_by: Final = seen_by
        self.per_seat: Final = per_seat
        self.ordered: Final = ordered  # onlookers can tell which card of it moves, as on a deck, unlike in a hand
        self.listed: Final = listed  # its owner may look it through, sorted, without learning the order


@final
class Numbers:
    """A row of counters under one name: one for each seat, for each card, or some for the table."""

    def __init__(self, name: str, index: int, size: int, kind: int, seen_by: int) -> None:
        self.name: Final = name
        self.index: Final = index
        self.size: Final = size
        self.kind: Final = kind
        self.seen_by: Final = seen_by


@mypyc_attr(allow_interpreted_subclasses=True)
class Dream(Generic[G]):
    """Something a seat cannot know besides cards: it is made up anew whenever somebody imagines a position."""

    def come(self, g: G, seat: int, dice: Dice) -> None:
        """Change what this seat cannot know, in a position of its own."""
        raise NotImplementedError


@final
class Layout:
    """Zones and numbers in the order they are declared."""

    def __init__(self, *, players: int, seats: int, cards: int) -> None:
        self.players: Final = players  # who plays: seats 0 to players - 1
        self.seats: Final = seats  # the most who could: the width of a zone
        self.cards: Final = cards
        self.everybody: Final = (1 << (seats + 1)) - 1  # a bit for each seat, and one for spectators
        self.zones: list[Zone] = []
        self.numbers: list[Numbers] = []
        self.owner: list[int] = []  # of each pile: its seat, or ALL
        self.seen: list[int] = []  # of each pile: a bit for everyone who sees it
        self.pool: list[int] = []  # of each pile: hidden cards change places in imagination only within a pool
        self.ordered: list[bool] = []
        self.back: list[int] = [0] * cards  # of each card: what shows when it lies face down
        self.card_names: list[str] = []  # of each card: what it is called in texts
        self.dreams: list[Dream[Any]] = []  # for a title that has secrets besides its cards

    def sees(self, mask: int, seat: int) -> bool:
        return mask >> (seat if seat >= 0 else self.seats) & 1 == 1

    def bit(self, seat: int) -> int:
        return 1 << (seat if seat >= 0 else self.seats)

    def add_zone(self, zone: Zone, pool: int) -> None:
        """Lay out the piles of a zone."""
        self.zones.append(zone)
        for i in range(zone.count):
            self.owner.append(i if zone.per_seat else ALL)
            self.seen.append(self._mask(zone.seen_by, i if zone.per_seat else ALL))
            self.pool.append(~i if pool == OWNER else pool)
            self.ordered.append(zone.ordered)

    def _mask(self, seen_by: int, owner: int) -> int:
        if seen_by == ALL:
            return self.everybody
        if seen_by == OWNER:
            return 1 << owner
        return 0 if seen_by == NOBODY else 1 << seen_by


@final
class Plan:
    """What a title has on its table, declared once: zones and numbers, each with its name and who sees it.

        PLAN: Final = Plan(seats=4)
        HAND: Final = PLAN.per_seat("hand", OWNER)   # g.piles[HAND + seat]
        GOLD: Final = PLAN.number("gold")            # g.numbers[GOLD][seat]

    A number of cards that its `OWNER` alone sees shows where its card is seen, not where it is merely known to lie.
    """

    def __init__(self, *, seats: int) -> None:
        self.seats: Final = seats
        self.piles = 0
        self._zones: Final[list[tuple[Zone, int]]] = []  # each with its pool
        self._numbers: Final[list[tuple[Numbers, int]]] = []  # each with what its size is for: ONCE, EACH_PLAYER or EACH_TILE

    def per_seat(
        self, name: str, seen_by: int, *, rows: int = 1, pool: int = 0, ordered: bool = False, listed: bool = False
    ) -> int:
        """A pile for each seat; with `rows` several such zones, numbered where the name has {}. Returns its first pile.

        With `pool=OWNER` hidden cards stay among the piles of their seat.
        """
        first = self.piles
        for row in range(rows):
            named = name.format(row + 1) if rows > 1 else name
            zone = Zone(named, self.piles, self.seats, seen_by, per_seat=True, ordered=ordered, listed=listed)
            self._add(zone, pool)
        return first

    def common(self, name: str, seen_by: int, *, count: int = 1, pool: int = 0, ordered: bool = False) -> int:
        """Piles of the table. Returns the first of them."""
        first = self.piles
        self._add(Zone(name, first, count, seen_by, per_seat=False, ordered=ordered, listed=False), pool)
        return first

    def _add(self, zone: Zone, pool: int) -> None:
        if zone.name in [other.name for other, _ in self._zones]:
            raise ValueError(f"there are two zones {zone.name!r}")
        self._zones.append((zone, pool))
        self.piles += zone.count

    def number(self, name: str, seen_by: int = ALL) -> int:
        """A counter for each seat. Returns its row."""
        return self._count(name, self.seats, PER_SEAT, seen_by, ONCE)

    def per_card(self, name: str, seen_by: int = ALL) -> int:
        """A counter for each card, seen with it. Returns its row."""
        return self._count(name, 0, PER_CARD, seen_by, ONCE)

    def of_table(self, name: str, size: int, seen_by: int = ALL, *, each: int = ONCE) -> int:
        """Counters of the table: so many, or so many for each player or each tile of its map. Returns their row."""
        return self._count(name, size, PER_TABLE, seen_by, each)

    def _count(self, name: str, size: int, kind: int, seen_by: int, each: int) -> int:
        if name in [other.name for other, _ in self._numbers]:
            raise ValueError(f"there are two numbers {name!r}")
        self._numbers.append((Numbers(name, len(self._numbers), size, kind, seen_by), each))
        return len(self._numbers) - 1

    def layout(self, *, players: int, cards: int, tiles: int = 0) -> Layout:
        """The layout of a game with so many players and cards, on a map with so many tiles."""
        layout = Layout(players=players, seats=self.seats, cards=cards)
        for zone, pool in self._zones:
            layout.add_zone(zone, pool)
        times = {ONCE: 1, EACH_PLAYER: players, EACH_TILE: tiles}
        for row, each in self._numbers:
            size = cards if row.kind == PER_CARD else row.size * times[each]
            layout.numbers.append(Numbers(row.name, row.index, size, row.kind, row.seen_by))
        return layout
