"""The stage on which the worked examples of a rules.md are played: each title has one in its `stage.py`."""

from __future__ import annotations

from typing import Protocol

NOBODY = -1
Given = dict[tuple[str, int], str]  # what the script sets up: the thing, and the seat it belongs to or NOBODY


class Stage(Protocol):
    """A table of one title as an example sets it up."""

    def play(self, seat: int, pick: str) -> None:
        """Make a pick, in notation or in the shorthand of the title's stage."""

    def refusal(self, seat: int, pick: str) -> str:
        """The rule by which a pick is refused; empty if it is offered."""

    def look(self, what: str, seat: int) -> str:
        """Something to be seen on the table now."""


def of_table(given: Given) -> dict[str, str]:
    """What belongs to the whole table."""
    return {what: value for (what, seat), value in given.items() if seat == NOBODY}


def of_seat(given: Given, seat: int) -> dict[str, str]:
    """What belongs to one seat."""
    return {what: value for (what, whose), value in given.items() if whose == seat}
