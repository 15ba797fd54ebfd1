"""What the people at this terminal have been told, and how much of it each has read."""

from __future__ import annotations

from sandtable import Table
from sandtable.engine.position import Event


class Reading:
    """For each person (and a spectator): how many events they had been told when their last turn ended."""

    def __init__(self, table: Table, seats: list[int]) -> None:
        self.table = table
        self.marks = dict.fromkeys(seats, 0)

    def told(self, seat: int) -> list[Event]:
        """The events a seat was told of, without their sentences."""
        table = self.table
        sees = table.g.layout.sees
        events = table.opening + [event for pick in table.history for event in pick.events]
        return [event for event in events if sees(event.audience, seat)]

    def count(self, seat: int) -> int:
        return len(self.told(seat))

    def all_read(self) -> None:
        """After a saved game was opened: nothing in it is new."""
        for seat in self.marks:
            self.marks[seat] = self.count(seat)

    def picked(self, seat: int, before: int) -> None:
        """Somebody picked, and had been told so many events before. Their turn has ended if others act now."""
        table = self.table
        told = [event.seat for event in table.history[-1].events if table.g.layout.sees(event.audience, seat)]
        handed_over = seat not in table.waiting_for or any(other != seat for other in told)
        if seat in self.marks and handed_over:
            self.marks[seat] = before

    def taken_back(self, seat: int) -> None:
        """Events were taken back with a pick."""
        self.marks[seat] = min(self.marks[seat], self.count(seat))
