"""Who is connected."""

from __future__ import annotations

from sandtable.server.http.route import Call, Chapter
from sandtable.server.problems import Forbidden
from sandtable.server.storage.room import Room
from sandtable.server.tables import chat
from sandtable.server.wire.directory import Online

presence = Chapter("presence")


@presence.route("GET", "/api/online", returns=Online, public=True)
async def in_the_house(call: Call) -> Online:
    """How many people are connected to this node."""
    return Online([], len(call.house.crowd.people))


@presence.route("GET", "/api/tables/{table}/online", returns=Online, public=True, refusals=(403, 404))
async def at_the_table(call: Call) -> Online:
    """Who of those at a table is connected to this node: for those who sit there, and for everybody at a public table with
    spectators."""
    people, me = call.house.crowd.people, call.visitor.id if call.visitor else ""
    async with call.house.tables.reading(call.path["table"]) as live:
        if not is_for_all(live.room) and not chat.has_seat(live.room, me):
            raise Forbidden("That is for those at the table.")
        return Online([person for person in live.room.people if person in people], len(people))


def is_for_all(room: Room) -> bool:
    return room.visibility == "public" and room.spectators
