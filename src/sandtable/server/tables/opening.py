"""New tables: made by somebody, or following a finished game."""

from __future__ import annotations

from typing import Any

from sandtable.server.nodes.news import News
from sandtable.server.people.identity import new_id
from sandtable.server.problems import Clash
from sandtable.server.storage.room import Room
from sandtable.server.storage.store import adding
from sandtable.server.tables import game, seating
from sandtable.server.tables.contents import kept_with
from sandtable.server.tables.live import LiveTable
from sandtable.server.tables.registry import Tables
from sandtable.server.wire.table import NewTable


async def make(tables: Tables, wish: NewTable, host: str) -> str:
    """A new table. Returns its id."""
    room = seating.new_room(wish, host)
    await name_seats(tables, room, wish)
    table = seating.furnish(room, tables.packs)
    id = new_id()
    if table.title.mode(room.mode).campaign:
        room.campaign = id
    await tables.store.database.write([*adding(id, game.head_of(table), room), kept_with(table.setup.content)])
    await tables.change(id, seating.start_if_full)
    await tables.tell_lobby()
    return id


async def name_seats(tables: Tables, room: Room, wish: NewTable) -> None:
    """Give the players round one screen their names. Where others can join, everybody goes by their own."""
    named = [(chair, seat.name) for chair, seat in zip(room.chairs, wish.seats, strict=True) if seat.name and seat.kind == "me"]
    if named and any(chair.kind == "open" for chair in room.chairs):
        raise Clash("names-at-one-screen")
    for chair, name in named:
        chair.called = await tables.identity.name_for_a_seat(name, room.host, public=room.visibility == "public")


async def again(tables: Tables, id: str, person: str) -> str:
    """A rematch, or the next game of a campaign. Whoever asks second agrees to the one that is there."""
    async with tables.reading(id) as live:
        room, carried = live.room, what_is_carried(live, person)
    following = room.next
    if not following or await came_to_nothing(tables, following):
        following = await follow_up(tables, id, room, person, carried)
    await tables.change(following, lambda live, draft: seating.agree(live, draft, person))
    await tables.change(following, seating.start_if_full)
    return following


def what_is_carried(live: LiveTable, person: str) -> dict[str, Any] | None:
    """What the next game starts from, if it belongs to a campaign that goes on."""
    room, table = live.room, live.shown
    if room.status != "over" or table is None:
        raise Clash("game-not-over")
    if person not in [chair.person for chair in room.chairs]:
        raise Clash("only-players-again")
    if not room.campaign or room.campaign_over:
        return None
    if table.campaign is None:
        raise Clash("campaign-broken-off")
    return table.campaign


async def came_to_nothing(tables: Tables, id: str) -> bool:
    """Whether whoever asked for another game gave up on it before it began."""
    stored = await tables.store.game(id)
    return stored is None or stored.room.status == "closed"


async def follow_up(tables: Tables, id: str, room: Room, person: str, carried: dict[str, Any] | None) -> str:
    """Make the table of the game after this one, and invite everybody. If somebody was faster it is theirs."""
    fresh = seating.again(room, id, person)
    table = seating.furnish(fresh, tables.packs, carried)
    new = new_id()
    if table.title.mode(fresh.mode).campaign and not fresh.campaign:
        fresh.campaign = new
    also = [*adding(new, game.head_of(table), fresh), kept_with(table.setup.content)]
    live = await tables.change(id, lambda live, draft: note_next(draft, room.next, new), also)
    if live.room.next == new:
        await invite(tables, new, fresh)
    return live.room.next


def note_next(room: Room, before: str, id: str) -> None:
    """Note the next game, unless another was noted since somebody looked."""
    room.next = id if room.next == before else room.next


async def invite(tables: Tables, id: str, room: Room) -> None:
    """Let everybody know who is asked to play again; nobody else, where others do not know yet that the game before is over."""
    tables.crowd.tell_turn(id, room.invited)
    await tables.bus.tell(News("game", id, 0, asked=room.invited))
    await tables.tell_lobby(room.owners if room.delay else ())
