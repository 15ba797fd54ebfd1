"""Leaving all tables for good: what becomes of somebody's seats when they delete their account."""

from __future__ import annotations

import logging

from sandtable.server.problems import Refused
from sandtable.server.storage.room import Chair, Room
from sandtable.server.tables import endings
from sandtable.server.tables.live import Action
from sandtable.server.tables.registry import Tables

log = logging.getLogger("sandtable.departing")

MOST_TABLES = 1_000  # nobody can have as many
MOST_FINISHED = 100_000


async def depart(tables: Tables, person: str) -> None:
    """Give back every seat of somebody. Running games go on with a bot; finished ones stay, without names of seats."""
    for stored in await tables.store.games_of(person, MOST_TABLES, over=False):
        await try_to_change(tables, stored.id, lambda live, room: vacate(room, person))
    for stored in await tables.store.games_of(person, MOST_FINISHED, over=True):
        if any(chair.called for chair in stored.room.chairs):
            await try_to_change(tables, stored.id, lambda live, room: unname(room))


async def try_to_change(tables: Tables, id: str, action: Action) -> None:
    """Change a table, if it can be changed: one that cannot keeps nobody from leaving all others."""
    try:
        await tables.change(id, action)
    except Refused as problem:
        log.warning("somebody who leaves for good stays at %s, which cannot be changed: %s", id, problem)


def unname(room: Room) -> None:
    """Forget what players round one screen were called."""
    for chair in room.chairs:
        chair.called = ""


def vacate(room: Room, person: str) -> None:
    """Empty somebody's seats before the game, or give them to bots. An open table closes with whoever made it."""
    for seat, chair in enumerate(room.chairs):
        if chair.person == person:
            if room.status == "open":
                room.chairs[seat] = Chair()
            else:
                hand_to_bot(room, seat)
    if room.status == "open" and (not room.people or person == room.host):
        room.status = "closed"
    if room.proposal is not None and room.proposal.by == person:
        room.proposal = None


def hand_to_bot(room: Room, seat: int) -> None:
    """Let a bot play on that keeps the seat for nobody."""
    if room.chairs[seat].kind == "person":
        endings.let_bot_play(room, seat)
    room.chairs[seat].person = room.chairs[seat].called = ""
