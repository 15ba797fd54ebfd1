"""Seating: making a table, joining, leaving, handing a seat to a bot and taking it back, resigning, a rematch."""

from __future__ import annotations

import secrets
from typing import Any

import sandtable
from sandtable.bots.roster import bot_names
from sandtable.server.problems import Clash, Forbidden, Missing, Refused
from sandtable.server.storage.room import Chair, Room
from sandtable.server.storage.store import Move
from sandtable.server.tables import clocks, endings, play
from sandtable.server.tables.game import Packs
from sandtable.server.tables.live import LiveTable
from sandtable.server.times import now
from sandtable.server.wire.table import NewTable


def level(name: str) -> str:
    """A level of our bots: the strongest unless somebody chose another."""
    names = bot_names()
    if name and name not in names:
        raise Missing(f"There is no level {name!r}; there are {', '.join(names)}.")
    return name or names[-1]


def new_room(wish: NewTable, host: str) -> Room:
    """A room as somebody wishes it. `furnish` checks the game it is for."""
    chairs = []
    for seat in wish.seats:
        if seat.kind == "me":
            chairs.append(Chair("person", host))
        elif seat.kind == "bot":
            chairs.append(Chair("bot", level=level(seat.level)))
        else:
            chairs.append(Chair())
    return Room(
        title=wish.title, mode=wish.mode, settings=dict(wish.settings), packs=wish.packs, host=host,
        visibility=wish.visibility, pace=wish.pace, spectators=wish.spectators, clock=wish.clock,
        helper=level(wish.helper), chairs=chairs, created=now(),
    )  # fmt: skip


def furnish(room: Room, packs: Packs, campaign: dict[str, Any] | None = None) -> sandtable.Table:
    """Set the game up; complete the room with what the title filled in."""
    if room.title not in sandtable.titles():
        raise Missing(f"There is no title {room.title!r}; there are {', '.join(sandtable.titles())}.")
    title = sandtable.title(room.title)
    try:
        setup = title.setup(
            players=len(room.chairs),
            seed=secrets.token_hex(16),
            mode=room.mode,
            settings=room.settings,
            packs=packs.paths(room.title, room.packs),
            campaign=campaign,
        )
        table = sandtable.Table(title, setup)
    except sandtable.SandtableError as error:
        raise Refused(f"{error}.") from None
    room.mode, room.settings = setup.mode, setup.settings
    return table


def start_if_full(live: LiveTable, room: Room) -> None:
    """The game begins when nobody is missing."""
    if room.status != "open" or any(chair.kind == "open" for chair in room.chairs):
        return
    live.rebuild(live.picks)
    room.status = "playing"
    clocks.start(room, live.turns(), now())
    play.moved_on(live, room, [])


def join(live: LiveTable, room: Room, person: str, seat: int | None) -> None:
    """Take a free seat, or take back one's own from a bot."""
    if room.status in ("over", "closed"):
        raise Clash("The game is over.")
    free = [at for at, chair in enumerate(room.chairs) if chair.kind == "open" or is_kept_for(chair, person)]
    if seat is None and not free:
        raise Clash("No seat is free.")
    seat = free[0] if seat is None else seat
    if seat not in free:
        raise Clash("That seat is not free.")
    chair = room.chairs[seat]
    if chair.kind == "bot" and room.asked:
        clocks.hand_over(room, seat, now())
    chair.kind, chair.person, chair.level = "person", person, ""
    start_if_full(live, room)


def is_kept_for(chair: Chair, person: str) -> bool:
    return chair.kind == "bot" and chair.person == person and not chair.out


def leave(room: Room, person: str, seat: int | None) -> None:
    """Get up. A seat is free again before the game begins; a bot plays on after that."""
    seats = room.seats_of(person)
    if seat is not None and seat not in seats:
        raise Forbidden("You do not sit there.")
    if not seats and not (room.status == "open" and person == room.host):
        raise Forbidden("You do not sit here.")
    if room.status in ("over", "closed"):
        raise Clash("The game is over.")
    for each in seats if seat is None else [seat]:
        if room.status == "open":
            room.chairs[each] = Chair()
        else:
            endings.let_bot_play(room, each)
    if room.status == "open" and (not room.people or person == room.host):
        room.status = "closed"


def seat_bot(live: LiveTable, room: Room, person: str, seat: int, name: str) -> None:
    """The host fills an open seat with a bot."""
    if person != room.host:
        raise Forbidden("Only who made the table can seat a bot there.")
    if not 0 <= seat < len(room.chairs) or room.chairs[seat].kind != "open":
        raise Clash("That seat is not free.")
    room.chairs[seat] = Chair("bot", level=level(name))
    start_if_full(live, room)


def resign(live: LiveTable, room: Room, person: str, seat: int) -> Move | None:
    if seat not in room.seats_of(person):
        raise Forbidden("You do not sit there.")
    if not room.running:
        raise Clash("There is no game to resign from.")
    if room.status == "paused":
        raise Clash("The game is paused.")
    return endings.give_up(live, room, seat, "resigned")


def again(room: Room, id: str) -> Room:
    """The room for a rematch, or for the next game of a campaign: the same people in the same seats."""
    chairs = [
        Chair("person", chair.person) if chair.person else Chair("bot", level=chair.level or room.helper) for chair in room.chairs
    ]
    return Room(
        title=room.title, mode=room.mode, settings=room.settings, packs=room.packs, host=room.host,
        visibility=room.visibility, pace=room.pace, spectators=room.spectators, clock=room.clock,
        helper=room.helper, chairs=chairs, created=now(), campaign=room.campaign if not room.campaign_over else "",
        game=room.game + 1 if room.campaign and not room.campaign_over else 1, previous=id,
    )  # fmt: skip
