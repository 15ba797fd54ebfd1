"""Errands: what hosts decided about tables, done by a server that runs. Whichever node comes first does it."""

from __future__ import annotations

import logging

from sandtable.server.problems import Refused
from sandtable.server.storage.moderation import Errand
from sandtable.server.storage.room import Room
from sandtable.server.storage.store import Move
from sandtable.server.tables import clocks, endings
from sandtable.server.tables.departing import MOST_TABLES, vacate
from sandtable.server.tables.live import LiveTable
from sandtable.server.tables.registry import Tables
from sandtable.server.times import now

log = logging.getLogger("sandtable.hosts")


async def run(tables: Tables) -> None:
    """Do all errands that wait."""
    for errand in await tables.store.errands():
        if await tables.store.take_errand(errand):
            try:
                await carry_out(tables, errand)
            except Refused as problem:
                log.warning("%s %s: %s", errand.act, errand.about, problem)


async def carry_out(tables: Tables, errand: Errand) -> None:
    if errand.act == "unseat":
        await unseat(tables, errand.about)
    else:
        await tables.change(errand.about, {"end": end, "aside": set_aside, "back": bring_back}[errand.act])


async def unseat(tables: Tables, person: str) -> None:
    """Let nobody wait for somebody who may not come in: bots keep their seats, and open tables lose them."""
    for stored in await tables.store.games_of(person, MOST_TABLES, over=False):
        try:
            await tables.change(stored.id, lambda live, room: stand_in(room, person))
        except Refused as problem:
            log.warning("%s keeps a seat at %s: %s", person, stored.id, problem)


def stand_in(room: Room, person: str) -> None:
    if room.status == "open":
        vacate(room, person)
    else:
        for seat in room.seats_of(person):
            endings.let_bot_play(room, seat)


def end(live: LiveTable, room: Room) -> Move | None:
    """End a game as it stands; a table whose game has not begun is closed."""
    if room.status == "open":
        room.status = "closed"
        return None
    return endings.end_as_it_stands(live, room, "ended-by-host") if room.running else None


def set_aside(live: LiveTable, room: Room) -> None:
    """Put a game away until a host brings it back: nobody plays, nobody's clock runs, no list shows it."""
    if room.running and room.status != "aside":
        room.silence, room.proposal = None, None
        clocks.stop(room, now())
        room.status = "aside"


def bring_back(live: LiveTable, room: Room) -> None:
    """Bring a game back. It is paused: its players go on when they are there."""
    if room.status == "aside":
        room.status = "paused"
