"""Silence: whether somebody was asked in secret must not show in how or when a game goes on.

After something that somebody may answer in secret a live table is silent for one and the same time, asked or not. Only who is
asked hears of it and may answer, and must do so before it ends. Everybody else sees the room as it was, whatever they look at
and through whichever node: the silence is part of the room that is stored, and a commit ends it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import msgspec

from sandtable import Table
from sandtable.engine.sight import SPECTATOR
from sandtable.server.storage.room import Room, Silence
from sandtable.server.times import Millis

LAST_MOMENT: Millis = 250  # before a silence ends: what must be answered by then is answered, so that its end takes no longer
MOMENT: Final = 0.5  # seconds that bots have in addition to their time to think


@dataclass(frozen=True)
class Pauses:
    """How long tables are silent, in seconds: where several people play, and where bots alone have secrets from somebody."""

    people: float = 0.0
    bots: float = 0.0

    @classmethod
    def of(cls, pause: float, budget: float) -> Pauses:
        """As the owner of a server wishes, and not too short for bots to answer."""
        return cls(pause, min(pause, budget + MOMENT + LAST_MOMENT / 1000))

    def at(self, room: Room) -> Millis:
        """For a table. It depends on nothing that is not plain to everybody."""
        seconds = self.people if len(room.owners) > 1 else self.bots
        return round(seconds * 1000) if room.pace == "live" else 0


def begin(room: Room, before: Room, table: Table, first: int, length: Millis, at: Millis) -> None:
    """Fall silent if one of the picks from `first` on calls for it. What is silent already stays so for no longer."""
    pauses, g = table.title.pauses, table.g
    if room.silence is None and length and any(pauses(g, event) for pick in table.history[first:] for event in pick.events):
        room.silence = Silence(at, at + length, before)
        if room.proposal is not None and room.proposal.kind == "undo":
            room.proposal = None  # else it would show whether its seat answered something since


def asked_in_secret(room: Room, seat: int) -> bool:
    """Whether a seat is asked and others see the table wait for somebody else."""
    return seat != SPECTATOR and bool(room.asked) and bool(room.asked[seat]) and not room.shown[seat]


def covers(room: Room, seat: int) -> bool:
    """Whether a seat hears nothing now."""
    return room.silence is not None and not asked_in_secret(room, seat)


def lets_answer(room: Room, person: str, seat: int) -> bool:
    """Whether a silence lets somebody do something at this seat: it is theirs, and it is asked in secret."""
    return seat in room.seats_of(person) and asked_in_secret(room, seat)


def seen_by(room: Room, seat: int = SPECTATOR) -> Room:
    """A room as a seat may know it."""
    return room.silence.before if room.silence is not None and covers(room, seat) else room


def plain_to_all(room: Room) -> Room:
    """What everybody may know of a room: not how many answers a seat gave, nor its orders."""
    shown = seen_by(room)
    chairs = [msgspec.structs.replace(chair, orders={}) for chair in shown.chairs]
    return msgspec.structs.replace(shown, chairs=chairs, numbers=[], asked=[], silence=None, format=0, absent=0)


def answers_due(room: Room) -> dict[int, Millis]:
    """By seat: until when a secret question must be answered so that nobody notices. One who plays alone may take their time."""
    if room.silence is None:
        return {}
    asked = [seat for seat in range(len(room.chairs)) if asked_in_secret(room, seat)]
    hurried = [seat for seat in asked if room.chairs[seat].kind == "bot" or len(room.owners) > 1]
    return dict.fromkeys(hurried, room.silence.until - LAST_MOMENT)
