"""Seating: making a table, joining, leaving, handing a seat to a bot and taking it back, resigning, a rematch."""

from __future__ import annotations

import secrets
from typing import Any

import sandtable
from sandtable.bots.roster import USUAL, bot_names, is_bot
from sandtable.server.problems import Clash, Forbidden, Missing, Refused
from sandtable.server.storage.room import Chair, Room
from sandtable.server.storage.store import Move
from sandtable.server.tables import clocks, endings, play
from sandtable.server.tables.game import Packs
from sandtable.server.tables.live import LiveTable
from sandtable.server.times import now
from sandtable.server.wire.table import NewTable


def level(name: str) -> str:
    """A level of our bots: the usual one unless somebody chose another."""
    if name and not is_bot(name):
        raise Missing("no-level", level=name, known=bot_names())
    return name or USUAL


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
        helper=level(wish.helper), chairs=chairs, created=now(), delay=wish.delay if wish.spectators else 0,
    )  # fmt: skip


def furnish(room: Room, packs: Packs, campaign: dict[str, Any] | None = None) -> sandtable.Table:
    """Set the game up; complete the room with what the title filled in."""
    if room.title not in sandtable.titles():
        raise Missing("no-title", title=room.title, known=sandtable.titles())
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
        raise Refused("as-a-sentence", said=error) from None
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
    """Take a free seat, the seats one is invited to, or one's own back from a bot."""
    if room.status in ("over", "closed"):
        raise Clash("game-over")
    if person in room.kicked:
        raise Forbidden("kicked")
    wanted = [seat] if seat is not None else room.invitations(person) or seats_for(room, person)[:1]
    if not wanted:
        raise Clash(no_seat(room, person))
    for each in wanted:
        if each not in seats_for(room, person):
            raise Clash("seat-not-for-you")
        check_bot_is_through(room, each)
        sit_down(room, person, each)
    start_if_full(live, room)


def seats_for(room: Room, person: str) -> list[int]:
    """The seats somebody may take. At a public table nobody gets a second one by joining: others want to play, too."""
    kept = [at for at, chair in enumerate(room.chairs) if is_kept_for(chair, person)]
    free = [at for at, chair in enumerate(room.chairs) if chair.kind == "open" and not chair.person]
    return kept + (free if room.visibility == "link" or person not in room.people else [])


def no_seat(room: Room, person: str) -> str:
    """The message for somebody who finds no seat."""
    if person in room.people and any(chair.kind == "open" for chair in room.chairs):
        return "one-seat-each"
    return "no-free-seat"


def check_bot_is_through(room: Room, seat: int) -> None:
    """A bot that is being waited for picks before its seat can be taken back: else leaving and coming back would win time."""
    if room.clock and room.status == "playing" and room.chairs[seat].kind == "bot" and room.shown[seat]:
        raise Clash("bot-picks-first")


def sit_down(room: Room, person: str, seat: int) -> None:
    """Give somebody a seat; its clock goes on where the bot left it."""
    chair = room.chairs[seat]
    if chair.kind == "bot" and room.asked:
        clocks.hand_over(room, seat, now())
    chair.kind, chair.person, chair.level = "person", person, ""


def is_kept_for(chair: Chair, person: str) -> bool:
    """Whether only this person may take the chair: they are invited, or a bot plays for them."""
    return chair.kind != "person" and chair.person == person and not chair.out


def agree(live: LiveTable, room: Room, person: str) -> None:
    """Accept an invitation to another game, if there is one. The game begins when everybody has."""
    if room.invitations(person):
        join(live, room, person, None)


def leave(room: Room, person: str, seat: int | None) -> None:
    """Get up, or decline an invitation. A seat is free again before the game begins; a bot plays on after that, for the others:
    bots alone do not play on, and the game waits for whoever got up last."""
    seats = room.seats_of(person) + room.invitations(person)
    if seat is not None and seat not in seats:
        raise Forbidden("not-your-seat")
    if not seats and not (room.status == "open" and person == room.host):
        raise Forbidden("not-at-this-table")
    if room.status in ("over", "closed"):
        raise Clash("game-over")
    given = seats if seat is None else [seat]
    if room.running and leaves_bots_alone(room, given):
        endings.wait(room)
        return
    for each in given:
        if room.status == "open":
            room.chairs[each] = Chair()
        else:
            endings.let_bot_play(room, each)
    if room.status == "open" and (not room.people or person == room.host):
        room.status = "closed"


def leaves_bots_alone(room: Room, seats: list[int]) -> bool:
    """Whether nobody but bots would sit there without whoever has these seats."""
    return not any(chair.kind == "person" and at not in seats for at, chair in enumerate(room.chairs))


def seat_bot(live: LiveTable, room: Room, person: str, seat: int, name: str) -> None:
    """The host fills an open seat with a bot, also one that somebody was invited to, unless it has been theirs all campaign."""
    if person != room.host:
        raise Forbidden("only-host-seats-bots")
    if not 0 <= seat < len(room.chairs) or room.chairs[seat].kind != "open":
        raise Clash("seat-not-free")
    if room.campaign and room.chairs[seat].person:
        raise Clash("seat-of-the-campaign")
    room.chairs[seat] = Chair("bot", level=level(name))
    start_if_full(live, room)


def resign(live: LiveTable, room: Room, person: str, seat: int) -> Move | None:
    """Give a seat up for good. Returns the pick that this is, where the rules know of it."""
    if seat not in room.seats_of(person):
        raise Forbidden("not-your-seat")
    if not room.running:
        raise Clash("nothing-to-resign")
    if room.status != "playing":
        raise Clash("game-paused" if room.status == "paused" else "game-aside")
    return endings.give_up(live, room, seat, "resigned")


def again(room: Room, id: str, person: str) -> Room:
    """The room for a rematch, or for the next game of a campaign: the same seats, kept for the others until they agree."""
    return Room(
        title=room.title, mode=room.mode, settings=room.settings, packs=room.packs, host=person,
        visibility=room.visibility, pace=room.pace, spectators=room.spectators, clock=room.clock,
        helper=room.helper, chairs=[chair_again(room, chair, person) for chair in room.chairs], created=now(),
        campaign=room.campaign if not room.campaign_over else "",
        game=room.game + 1 if room.campaign and not room.campaign_over else 1, previous=id, delay=room.delay,
    )  # fmt: skip


def chair_again(room: Room, chair: Chair, person: str) -> Chair:
    """A chair for another game: whoever asks for it sits down at once, and so do bots; the others are invited."""
    if not chair.person:
        return Chair("bot", level=chair.level or room.helper)
    return Chair("person" if chair.person == person else "open", chair.person, called=chair.called)
