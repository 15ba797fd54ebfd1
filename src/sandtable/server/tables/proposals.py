"""What needs everybody's consent: going back beyond what is safe, a pause, an agreed end."""

from __future__ import annotations

from sandtable.server.problems import Clash, Forbidden
from sandtable.server.storage.room import Kind, Proposal, Room
from sandtable.server.storage.store import Move
from sandtable.server.tables import clocks, endings, play, upgrades
from sandtable.server.tables.live import LiveTable
from sandtable.server.times import now
from sandtable.server.wire.playing import Propose


def propose(live: LiveTable, room: Room, person: str, wish: Propose) -> Move | None:
    at_the_table(room, person)
    if room.proposal is not None:
        raise Clash("proposed-already")
    check_fits(room, wish.kind)
    if wish.kind == "undo":
        play.own_seat(live, person, wish.seat)
        play.before(live, wish.seat, wish.count)
    room.proposal = Proposal(wish.kind, person, [person], wish.seat, wish.count)
    return settle(live, room)


def check_fits(room: Room, kind: Kind) -> None:
    """A game that newer rules cannot go on with as it stands goes on from where they can, or ends. Any other is played."""
    if kind == "go_on":
        upgrades.check_can_go_on(room)
    elif room.status != "playing" and not (room.gap is not None and kind == "end"):
        raise Clash("nothing-to-propose")


def answer(live: LiveTable, room: Room, person: str, agree: bool) -> Move | None:
    """Agree, or put an end to the proposal. Whoever proposed it withdraws it the same way."""
    at_the_table(room, person)
    proposal = room.proposal
    if proposal is None:
        raise Clash("nothing-proposed")
    if not agree:
        room.proposal = None
        return None
    if person not in proposal.agreed:
        proposal.agreed.append(person)
    return settle(live, room)


def settle(live: LiveTable, room: Room) -> Move | None:
    """Do what was proposed once everybody at the table agrees."""
    proposal = room.proposal
    if proposal is None or not set(whose_consent(room, proposal)) <= set(proposal.agreed):
        return None
    room.proposal = None
    if proposal.kind == "undo":
        return play.rewind(live, room, proposal.seat, proposal.count)
    if proposal.kind == "go_on":
        return upgrades.go_on(live, room)
    if proposal.kind == "pause":
        endings.wait(room)
        return None
    return endings.end_as_it_stands(live, room, "agreed")


def whose_consent(room: Room, proposal: Proposal) -> list[str]:
    """Who must agree. Nothing is forgotten, and no game ended, behind the back of somebody for whom a bot plays at the moment."""
    return room.people if proposal.kind == "pause" else room.owners


def resume(live: LiveTable, room: Room, person: str) -> None:
    """Anybody at the table can end a pause."""
    at_the_table(room, person)
    if room.status != "paused":
        raise Clash("game-not-paused")
    if room.gap is not None:
        raise Clash("other-rules")
    room.status = "playing"
    clocks.resume(room, live.turns(), now())


def at_the_table(room: Room, person: str) -> None:
    if person not in room.people:
        raise Forbidden("not-at-this-table")
