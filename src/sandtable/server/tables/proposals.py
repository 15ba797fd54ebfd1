"""What needs everybody's consent: going back beyond what is safe, a pause, an agreed end."""

from __future__ import annotations

from sandtable.server.problems import Clash, Forbidden
from sandtable.server.storage.room import Proposal, Room
from sandtable.server.storage.store import Move
from sandtable.server.tables import clocks, endings, play
from sandtable.server.tables.live import LiveTable
from sandtable.server.times import now
from sandtable.server.wire.table import Propose


def propose(live: LiveTable, room: Room, person: str, wish: Propose) -> Move | None:
    at_the_table(room, person)
    if room.proposal is not None:
        raise Clash("Something else is proposed already.")
    if room.status != "playing":
        raise Clash("There is no game to do that with now.")
    if wish.kind == "undo":
        play.own_seat(live, person, wish.seat)
        play.before(live, wish.seat, wish.count)
    room.proposal = Proposal(wish.kind, person, [person], wish.seat, wish.count)
    return settle(live, room)


def answer(live: LiveTable, room: Room, person: str, agree: bool) -> Move | None:
    """Agree, or put an end to the proposal. Who proposed can withdraw it the same way."""
    at_the_table(room, person)
    proposal = room.proposal
    if proposal is None:
        raise Clash("Nothing is proposed.")
    if not agree:
        room.proposal = None
        return None
    if person not in proposal.agreed:
        proposal.agreed.append(person)
    return settle(live, room)


def settle(live: LiveTable, room: Room) -> Move | None:
    """Do what was proposed once everybody at the table agrees."""
    proposal = room.proposal
    if proposal is None or not set(room.people) <= set(proposal.agreed):
        return None
    room.proposal = None
    if proposal.kind == "undo":
        return play.rewind(live, room, proposal.seat, proposal.count)
    if proposal.kind == "pause":
        clocks.stop(room, now())
        room.status = "paused"
    else:
        endings.end_by_agreement(room)
    return None


def resume(live: LiveTable, room: Room, person: str) -> None:
    """Anybody at the table can end a pause."""
    at_the_table(room, person)
    if room.status != "paused":
        raise Clash("The game is not paused.")
    room.status = "playing"
    clocks.resume(room, live.turns(), now())


def at_the_table(room: Room, person: str) -> None:
    if person not in room.people:
        raise Forbidden("You do not sit here.")
