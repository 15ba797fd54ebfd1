"""The piles of a table in words, as a seat saw them last: what looks the same is neither made nor compared again."""

from __future__ import annotations

from typing import Any, Final

from sandtable.engine.layout import ALL, Layout
from sandtable.engine.position import Position
from sandtable.engine.sight import changed_piles, marks_on_cards

Marks = dict[int, dict[str, int]]  # by card: the numbers that lie on it
UNMARKED: Final[dict[str, int]] = {}  # one for all cards on which nothing lies


class SeenPiles:
    """All piles as one seat saw them last, in numbers and in words."""

    def __init__(self, layout: Layout) -> None:
        self.piles: list[list[int]] = [[] for _ in layout.owner]
        self._names = layout.card_names
        self._marks: Marks = {}
        self._zones: dict[int, dict[str, Any]] = {}  # by pile
        for zone in layout.zones:
            for slot in range(layout.players if zone.per_seat else zone.count):
                place = {"zone": zone.name, "slot": slot, "owner": slot if zone.per_seat else ALL}
                self._zones[zone.first + slot] = {**place, "cards": [], "marks": []}

    def look(self, g: Position, seat: int) -> list[dict[str, Any]]:
        """All piles as the seat sees them now."""
        changed = changed_piles(g, seat, self.piles)
        return self.in_words(changed, marks_on_cards(g, seat, self.piles))

    def in_words(self, changed: list[int], marks: Marks) -> list[dict[str, Any]]:
        """All piles, given which of them changed and what lies on cards now. One that looks as it did is the same object."""
        if marks != self._marks:
            touched = {card for card in marks.keys() | self._marks.keys() if marks.get(card) != self._marks.get(card)}
            changed = changed + [pile for pile in self._zones if not touched.isdisjoint(self.piles[pile])]
            self._marks = marks
        for pile in changed:
            if pile in self._zones:
                self._zones[pile] = {**self._zones[pile], **self._contents(self.piles[pile], marks)}
        return list(self._zones.values())

    def _contents(self, pile: list[int], marks: Marks) -> dict[str, Any]:
        return {
            "cards": [self._names[card] if card >= 0 else None for card in pile],
            "marks": [marks.get(card, UNMARKED) for card in pile],
        }
