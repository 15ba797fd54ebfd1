"""New tables: made by somebody, or following a finished game."""

from __future__ import annotations

from typing import Any

from sandtable.server.people.identity import new_id
from sandtable.server.problems import Clash
from sandtable.server.storage.room import Room
from sandtable.server.storage.store import adding
from sandtable.server.tables import game, seating
from sandtable.server.tables.live import LiveTable
from sandtable.server.tables.registry import Tables
from sandtable.server.wire.table import NewTable


async def make(tables: Tables, wish: NewTable, host: str) -> str:
    """A new table. Returns its id."""
    room = seating.new_room(wish, host)
    table = seating.furnish(room, tables.packs)
    id = new_id()
    if table.title.mode(room.mode).campaign:
        room.campaign = id
    await tables.store.database.write(adding(id, game.head_of(table), room))
    await tables.change(id, seating.start_if_full)
    await tables.hear_of_lobby()
    return id


async def again(tables: Tables, id: str, person: str) -> str:
    """A rematch, or the next game of a campaign. Whoever asks second finds the one that is there."""
    async with tables.reading(id) as live:
        if live.room.next:
            return live.room.next
        following, carried = seating.again(live.room, id), what_is_carried(live, person)
    fresh = seating.furnish(following, tables.packs, carried)
    new = new_id()
    if fresh.title.mode(following.mode).campaign and not following.campaign:
        following.campaign = new
    also = adding(new, game.head_of(fresh), following)
    live = await tables.change(id, lambda live, draft: follow_up(draft, new), also)
    await tables.change(live.room.next, seating.start_if_full)
    return live.room.next


def what_is_carried(live: LiveTable, person: str) -> dict[str, Any] | None:
    """What the next game starts from, if it belongs to a campaign that goes on."""
    room, table = live.room, live.table
    if room.status != "over" or table is None:
        raise Clash("The game is not over.")
    if person not in [chair.person for chair in room.chairs]:
        raise Clash("Only those who played can ask for another game.")
    if not room.campaign or room.campaign_over:
        return None
    if table.campaign is None:
        raise Clash("This game was not played to its end: the campaign does not go on from here.")
    return table.campaign


def follow_up(room: Room, id: str) -> None:
    """Note the next game, unless there is one already."""
    room.next = room.next or id
