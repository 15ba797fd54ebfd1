"""The piles of a table in words, as a seat saw them last: what looks the same is neither made nor compared again."""

from __future__ import annotations

from itertools import zip_longest
from typing import Any

from sandtable.engine.layout import ALL, Layout

Marks = dict[str, list[int | None]]  # of each kind of number that lies on some card: its value on every card


class Sight:
    """What one seat saw last, in numbers and in words."""

    def __init__(self, layout: Layout) -> None:
        self.piles: list[list[int]] = [[] for _ in layout.owner]
        self._names = layout.card_names
        self._marks: Marks = {}
        self._zones: dict[int, dict[str, Any]] = {}  # by pile
        for zone in layout.zones:
            for slot in range(layout.players if zone.per_seat else zone.count):
                place = {"zone": zone.name, "slot": slot, "owner": slot if zone.per_seat else ALL}
                self._zones[zone.first + slot] = {**place, "cards": [], "marks": []}

    def in_words(self, changed: list[int], marks: Marks) -> list[dict[str, Any]]:
        """All piles, given which of them changed and what lies on cards now. One that looks as it did is the same object."""
        if marks != self._marks:
            touched = differing(marks, self._marks)
            changed = changed + [pile for pile in self._zones if not touched.isdisjoint(self.piles[pile])]
            self._marks = marks
        for pile in changed:
            if pile in self._zones:
                self._zones[pile] = {**self._zones[pile], **self._contents(self.piles[pile], marks)}
        return list(self._zones.values())

    def _contents(self, pile: list[int], marks: Marks) -> dict[str, Any]:
        return {
            "cards": [self._names[card] if card >= 0 else None for card in pile],
            "marks": [marks_on(card, marks) if marks else {} for card in pile],
        }


def marks_on(card: int, marks: Marks) -> dict[str, int]:
    """The numbers that lie on a card, such as wounds, where there are any to be seen."""
    return {name: value for name, row in marks.items() if card >= 0 and (value := row[card])}


def differing(marks: Marks, last: Marks) -> set[int]:
    """The cards on which other numbers lie than last time."""
    rows = [zip_longest(marks.get(name, ()), last.get(name, ())) for name in marks.keys() | last.keys()]
    return {card for row in rows for card, (now, was) in enumerate(row) if now != was}
