"""Clocks and turns: who is asked since when, what time is left, and when somebody must look at a table again."""

from __future__ import annotations

from sandtable.server.room import Millis, Room

PATIENCE_WITH_BOTS: Millis = 30_000  # after this another node looks after a bot that should have moved
MERCY: Millis = 60_000  # what a seat taken back finds at least on its clock


def start(room: Room, waiting: list[int], at: Millis) -> None:
    """The game begins: everybody's clock is full."""
    seats = range(len(room.chairs))
    room.numbers = [0 for _ in seats]
    room.left = [room.clock.start * 1000 if room.clock else 0 for _ in seats]
    room.asked = [at if seat in waiting else 0 for seat in seats]


def turn(room: Room, waiting: list[int], at: Millis, ended: list[int]) -> None:
    """The game went on. Those whose turn ended pay for their time and get the increment; those now asked begin to think."""
    for seat in range(len(room.chairs)):
        asked = seat in waiting
        if room.asked[seat] and (seat in ended or not asked):
            charge(room, seat, at)
            if room.clock:
                room.left[seat] = min(room.left[seat] + room.clock.increment * 1000, room.clock.most)
        if not asked:
            room.asked[seat] = 0
        elif not room.asked[seat] or seat in ended:
            room.asked[seat] = at


def charge(room: Room, seat: int, at: Millis) -> None:
    """Take the time a seat has thought off its clock. Nobody hurries a bot."""
    if room.clock and room.chairs[seat].kind == "person":
        room.left[seat] = max(room.left[seat] - (at - room.asked[seat]), 0)


def stop(room: Room, at: Millis) -> None:
    """A pause: nobody is asked for now."""
    for seat, since in enumerate(room.asked):
        if since:
            charge(room, seat, at)
    room.asked = [0 for _ in room.asked]


def resume(room: Room, waiting: list[int], at: Millis) -> None:
    room.asked = [at if seat in waiting else 0 for seat in range(len(room.chairs))]


def hand_over(room: Room, seat: int, at: Millis) -> None:
    """The seat changes hands: settle its time first, then let the new one begin to think."""
    if room.asked[seat]:
        charge(room, seat, at)
        room.asked[seat] = at
    if room.clock:
        room.left[seat] = max(room.left[seat], min(MERCY, room.clock.start * 1000))


def deadline(room: Room) -> Millis | None:
    """When the first clock runs out, if nothing happens before."""
    if room.clock is None or room.status != "playing":
        return None
    times = [room.asked[seat] + room.left[seat] for seat in thinking(room, "person")]
    return min(times, default=None)


def out_of_time(room: Room, at: Millis) -> list[int]:
    if room.clock is None or room.status != "playing":
        return []
    return [seat for seat in thinking(room, "person") if room.asked[seat] + room.left[seat] <= at]


def thinking(room: Room, kind: str) -> list[int]:
    """The seats that are asked and are kept by a person, or by a bot."""
    return [seat for seat, chair in enumerate(room.chairs) if chair.kind == kind and room.asked and room.asked[seat]]


def wake(room: Room, at: Millis) -> Millis | None:
    """When a node must look at the table at the latest: a bot should have moved, or a clock runs out."""
    if room.status != "playing":
        return None
    times = [at + PATIENCE_WITH_BOTS] if thinking(room, "bot") else []
    end = deadline(room)
    return min(times + ([end] if end is not None else []), default=None)


def credit(room: Room, downtime: Millis) -> None:
    """The server was away: nobody pays for that."""
    room.asked = [since + downtime if since else 0 for since in room.asked]
