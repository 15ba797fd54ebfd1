"""Who may look at a table, and from which seats."""

from __future__ import annotations

from sandtable.engine.sight import SPECTATOR
from sandtable.server.problems import Forbidden
from sandtable.server.storage.room import Room
from sandtable.server.tables.silence import seen_by

Seating = tuple[bool, bool, tuple[tuple[str, str], ...], tuple[str, ...]]


def seating(room: Room) -> Seating:
    """Everything that the right to look depends on. As long as it is the same, so are all rights."""
    chairs = tuple((chair.person, chair.out) for chair in room.chairs)
    return seen_by(room).running, room.spectators, chairs, tuple(room.kicked)


def seats_to_look_from(room: Room, person: str | None) -> list[int]:
    """The seats that are somebody's own, also while a bot keeps them warm. Whoever gave up has none."""
    return [seat for seat, chair in enumerate(room.chairs) if person and chair.person == person and not chair.out]


def may_look(room: Room, person: str | None, seat: int) -> bool:
    """Whether somebody may see what a seat sees. A running game is watched as its host wished; a finished one by anybody."""
    own = seats_to_look_from(room, person)
    if seat == SPECTATOR:
        if room.comes_later_for(person):
            return False  # they look at an echo of the table
        if person in room.kicked:
            return bool(own) or not seen_by(room).running
        return bool(own) or strangers_may_look(room)
    return seat in own


def strangers_may_look(room: Room) -> bool:
    """Whether anybody may see what spectators see, now or later."""
    return room.spectators or not seen_by(room).running


def choose_seat(room: Room, person: str | None, seat: int | None) -> int:
    """The seat somebody looks from: the one they ask for, else their own, else a spectator's place."""
    if seat is None:
        own = seats_to_look_from(room, person)
        asked = [at for at in own if room.asked and room.asked[at]]
        seat = (asked or own or [SPECTATOR])[0]
    if not may_look(room, person, seat):
        raise Forbidden("no-spectators" if seat == SPECTATOR else "not-your-seat")
    return seat
