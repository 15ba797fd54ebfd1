"""What there is to tell somebody: the questions that wait for them, clocks about to run out, games that wait for consent.

It is read off the tables as they stand, so that nothing is lost with a server, and nobody is told of what is settled meanwhile.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, Literal

from sandtable.server.storage.room import Room
from sandtable.server.storage.store import Game
from sandtable.server.tables import clocks
from sandtable.server.tables.silence import seen_by
from sandtable.server.times import Millis

LONGEST_WARNING: Final[Millis] = 12 * 3600 * 1000

Kind = Literal["turn", "clock", "consent"]


@dataclass(frozen=True)
class Question:
    """A question to one seat of somebody. One that is asked in secret is told to them alone: a hook may have other readers."""

    game: Game
    seat: int
    number: int
    kind: Kind
    secret: bool

    @property
    def key(self) -> tuple[str, int, int, str]:
        return self.game.id, self.seat, self.number, self.kind

    def told_by(self, way: str) -> tuple[str, int, int, str]:
        """The key of a way that tells at once, while mails may wait until several questions come together."""
        return self.game.id, self.seat, self.number, f"{self.kind} {way}"


def waiting(game: Game, person: str, older_than: Millis) -> Iterator[Question]:
    """The questions that have waited for somebody since before some time, as far as they may know of them."""
    for (seat, since), asked in clocks.calls(game.room).items():
        if asked == person and since <= older_than:
            yield question(game, seat, "turn")


def running_out(game: Game, person: str, at: Millis) -> Iterator[Question]:
    """The questions of somebody whose clock has a quarter left, or twelve hours."""
    room = seen_by(game.room)
    for seat, end in clocks.clock_ends(room).items():
        if room.chairs[seat].person == person and at >= end - warning(room):
            yield question(game, seat, "clock")


def wanting_consent(game: Game, person: str) -> Iterator[Question]:
    """Whether a game waits for somebody to say how it goes on by other rules. They are asked once, whatever seats they have."""
    room = game.room
    agreed = room.proposal.agreed if room.proposal else []
    if room.gap is not None and room.status == "paused" and person in room.owners and person not in agreed:
        seat = next(seat for seat, chair in enumerate(room.chairs) if chair.person == person and not chair.out)
        yield Question(game, seat, room.numbers[seat], "consent", secret=False)


def warning(room: Room) -> Millis:
    return min(room.clock.start * 1000 // 4, LONGEST_WARNING) if room.clock else 0


def question(game: Game, seat: int, kind: Kind) -> Question:
    room = seen_by(game.room, seat)
    return Question(game, seat, room.numbers[seat], kind, secret=not seen_by(game.room).shown[seat])
