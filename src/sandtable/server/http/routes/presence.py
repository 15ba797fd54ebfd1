"""Who is there."""

from __future__ import annotations

from sandtable.server.http.route import Call, Chapter
from sandtable.server.wire.directory import Online

presence = Chapter("presence")


@presence.route("GET", "/api/online", returns=Online, public=True)
async def in_the_house(call: Call) -> Online:
    """How many people are connected to this node."""
    return Online([], len(call.house.crowd.people))


@presence.route("GET", "/api/tables/{table}/online", returns=Online, public=True, refusals=(404,))
async def at_the_table(call: Call) -> Online:
    """Who of those at a table is connected to this node."""
    people = call.house.crowd.people
    async with call.house.tables.reading(call.path["table"]) as live:
        return Online([person for person in live.room.people if person in people], len(people))
