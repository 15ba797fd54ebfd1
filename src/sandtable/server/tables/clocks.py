"""Clocks and turns: who is asked since when, what time is left, and when somebody must look at a table again.

A clock runs while everybody sees the table wait for its seat, and for nothing else, so that it tells nothing more than that.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sandtable.server.storage.room import Room
from sandtable.server.storage.store import Listing
from sandtable.server.tables import silence
from sandtable.server.times import Millis, now

PATIENCE_WITH_BOTS: Millis = 30_000  # after this another node looks after a bot that should have moved
MERCY: Millis = 60_000  # what somebody finds on their clock who takes a seat back whose time had run out
SECRET_ANSWER: Final = {"live": 30_000, "days": 43_200_000}  # at most; others seem to think while somebody answers


@dataclass(frozen=True)
class Turns:
    """The seats that are asked, and those that everybody sees the table wait for: a secret question hides behind another seat."""

    asked: list[int]
    shown: list[int]


def start(room: Room, turns: Turns, at: Millis) -> None:
    """The game begins: everybody's clock is full."""
    seats = range(len(room.chairs))
    room.numbers = [0 for _ in seats]
    room.left = [room.clock.start * 1000 if room.clock else 0 for _ in seats]
    resume(room, turns, at)


def turn(room: Room, turns: Turns, at: Millis, ended: list[int]) -> None:
    """The game went on. Those who made a pick to its end pay for their time; those now asked begin to think.

    The increment comes once the table waits for somebody else: a turn of many picks gives one.
    """
    others = sorted(turns.shown) != waited_for(room)
    for seat in waited_for(room):
        if seat in ended or seat not in turns.shown:
            charge(room, seat, at)
            if others:
                add(room, seat, room.clock.increment if room.clock else 0)
    begin_to_think(room, turns, at, ended)


def turn_back(room: Room, turns: Turns, at: Millis) -> None:
    """The game went back. Whoever is asked again gives the increment back: else time could be made by going to and fro."""
    waited = waited_for(room)
    for seat in waited:
        if seat not in turns.shown:
            charge(room, seat, at)
    for seat in turns.shown:
        if seat not in waited:
            add(room, seat, -room.clock.increment if room.clock else 0)
    begin_to_think(room, turns, at, [])


def waited_for(room: Room) -> list[int]:
    """The seats that everybody sees the table wait for."""
    return [seat for seat, since in enumerate(room.shown) if since]


def add(room: Room, seat: int, seconds: int) -> None:
    """Put so many seconds on a clock, or take them off, within what it can show."""
    if room.clock:
        room.left[seat] = max(min(room.left[seat] + seconds * 1000, room.clock.most), 0)


def begin_to_think(room: Room, turns: Turns, at: Millis, ended: list[int]) -> None:
    room.asked = since(room.asked, turns.asked, at, ended)
    room.shown = since(room.shown, turns.shown, at, ended)


def turn_in_silence(room: Room, turns: Turns, at: Millis, ended: list[int]) -> None:
    """The game went on while nobody hears of it: to all others it goes on when the silence ends. Nobody pays for its time."""
    quiet = room.silence
    assert quiet is not None
    quiet.ended = sorted({*quiet.ended, *ended})
    asked, room.left = room.asked, quiet.before.left[:]
    room.shown = [shown + quiet.until - quiet.since if shown else 0 for shown in quiet.before.shown]
    turn(room, turns, quiet.until, quiet.ended)
    room.asked = since(asked, turns.asked, at, ended)


def since(before: list[Millis], seats: list[int], at: Millis, ended: list[int]) -> list[Millis]:
    """Since when each of these seats is asked: since now, unless it was before and its turn goes on."""
    return [0 if seat not in seats else at if seat in ended else was or at for seat, was in enumerate(before)]


def charge(room: Room, seat: int, at: Millis) -> None:
    """Take the time a seat has thought off its clock. Bots have no clock."""
    if room.clock and room.chairs[seat].kind == "person":
        room.left[seat] = max(room.left[seat] - max(at - room.shown[seat], 0), 0)


def stop(room: Room, at: Millis) -> None:
    """A pause: nobody is asked for now."""
    for seat, shown in enumerate(room.shown):
        if shown:
            charge(room, seat, at)
    room.asked = [0 for _ in room.asked]
    room.shown = [0 for _ in room.shown]


def resume(room: Room, turns: Turns, at: Millis) -> None:
    nobody: list[Millis] = [0 for _ in room.chairs]
    room.asked, room.shown = since(nobody, turns.asked, at, []), since(nobody, turns.shown, at, [])


def hand_over(room: Room, seat: int, at: Millis) -> None:
    """The seat changes hands: settle its time first, then let the new one begin to think."""
    if room.shown[seat]:
        charge(room, seat, at)
        room.shown[seat] = at
    if room.asked[seat]:
        room.asked[seat] = at


def wind_up(room: Room, seat: int) -> None:
    """The time of a seat ran out: it has a little once its person takes it back, and not before the bot has picked."""
    assert room.clock is not None
    room.left[seat] = min(MERCY, room.clock.start * 1000)


def deadline(room: Room) -> Millis | None:
    """When the first clock runs out, or the time for a secret answer, or a silence ends, if nothing happens before."""
    ends = [room.silence.until] if room.silence is not None else []
    return min([*clock_ends(room).values(), *answer_ends(room).values(), *ends], default=None)


def clock_ends(room: Room) -> dict[int, Millis]:
    """By seat: when its clock runs out, as everybody sees it."""
    if room.clock is None or room.status != "playing":
        return {}
    return {seat: shown + room.left[seat] for seat, shown in enumerate(room.shown) if shown and is_person(room, seat)}


def answer_ends(room: Room) -> dict[int, Millis]:
    """By seat: until when it may answer a secret question. Its clock does not run meanwhile: that would show."""
    if room.silence is not None:
        return silence.answers_due(room)
    if room.clock is None or room.status != "playing":
        return {}
    most = min(SECRET_ANSWER[room.pace], room.clock.start * 1000 // 4)
    secret = [seat for seat in thinking(room, "person") if not room.shown[seat]]
    return {seat: room.asked[seat] + most for seat in secret}


def is_person(room: Room, seat: int) -> bool:
    return room.chairs[seat].kind == "person"


def thinking(room: Room, kind: str) -> list[int]:
    """The seats that are asked, know of it, and are kept by a person, or by a bot."""
    asked = [seat for seat, since in enumerate(room.asked) if since and not silence.covers(room, seat)]
    return [seat for seat in asked if room.chairs[seat].kind == kind]


def called(before: Room, after: Room) -> list[str]:
    """Whose turn it is now and was not before, as far as each of them may know."""
    old, new = calls(before), calls(after)
    return list({new_person for (seat, since), new_person in new.items() if (seat, since) not in old})


def calls(room: Room) -> dict[tuple[int, Millis], str]:
    """The people who know that they are asked, by seat and since when."""
    shown = silence.seen_by(room).shown
    known = [since or (room.asked[seat] if silence.asked_in_secret(room, seat) else 0) for seat, since in enumerate(shown)]
    return {(seat, since): room.chairs[seat].person for seat, since in enumerate(known) if since and is_person(room, seat)}


def wake(room: Room, at: Millis) -> Millis | None:
    """When a node must look at the table at the latest: a bot should have moved, a clock runs out, a silence ends."""
    if room.silence is not None:
        return room.silence.until
    if room.status != "playing":
        return None
    times = [at + PATIENCE_WITH_BOTS] if thinking(room, "bot") else []
    end = deadline(room)
    return min(times + ([end] if end is not None else []), default=None)


def listing(room: Room, last: Listing | None = None, *, seen: bool = True) -> Listing:
    """By what a table is found in the storage from now on. What nobody else may see does not count as a change."""
    at = now()
    minute = at // 60_000 if seen else last.minute if last else None
    return Listing(silence.seen_by(room).status, wake(room, at), minute)
