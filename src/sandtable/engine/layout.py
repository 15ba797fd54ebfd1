"""The layout of a table: which zones and numbers a title has, and who may see them. Shared by all positions of a game."""

from __future__ import annotations

from typing import Final, final

ALL: Final = -1
NOBODY: Final = -2
OWNER: Final = -3

PER_SEAT: Final = 0
PER_CARD: Final = 1
PER_TABLE: Final = 2


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

    def sees(self, mask: int, seat: int) -> bool:
        return mask >> (seat if seat >= 0 else self.seats) & 1 == 1

    def bit(self, seat: int) -> int:
        return 1 << (seat if seat >= 0 else self.seats)

    def per_seat(
        self, name: str, first: int, seen_by: int, *, pool: int = 0, ordered: bool = False, listed: bool = False
    ) -> None:
        """A pile for each seat. With `pool=OWNER` hidden cards stay among the piles of their seat."""
        self._add(name, first, self.seats, seen_by, pool, per_seat=True, ordered=ordered, listed=listed)

    def common(self, name: str, first: int, seen_by: int, *, count: int = 1, pool: int = 0, ordered: bool = False) -> None:
        """Piles of the table."""
        self._add(name, first, count, seen_by, pool, per_seat=False, ordered=ordered, listed=False)

    def _add(
        self, name: str, first: int, count: int, seen_by: int, pool: int, *, per_seat: bool, ordered: bool, listed: bool
    ) -> None:
        if first != len(self.owner):
            raise ValueError(f"zone {name!r} begins at pile {len(self.owner)}, not {first}")
        zone = Zone(name, first, count, seen_by, per_seat=per_seat, ordered=ordered, listed=listed)
        self.zones.append(zone)
        for i in range(count):
            self.owner.append(i if per_seat else ALL)
            self.seen.append(self._mask(seen_by, i if per_seat else ALL))
            self.pool.append(~i if pool == OWNER else pool)
            self.ordered.append(ordered)

    def _mask(self, seen_by: int, owner: int) -> int:
        if seen_by == ALL:
            return self.everybody
        if seen_by == OWNER:
            return 1 << owner
        return 0 if seen_by == NOBODY else 1 << seen_by

    def number(self, name: str, index: int, seen_by: int = ALL, *, kind: int = PER_SEAT, size: int = 1) -> None:
        """A counter for each seat, or (`kind=PER_TABLE`) `size` counters of the table, or one for each card, seen with it.

        A number of cards that its `OWNER` alone sees shows where its card is seen, not where it is merely known to lie.
        """
        if index != len(self.numbers):
            raise ValueError(f"number {name!r} has index {len(self.numbers)}, not {index}")
        width = self.seats if kind == PER_SEAT else self.cards if kind == PER_CARD else size
        self.numbers.append(Numbers(name, index, width, kind, seen_by))
