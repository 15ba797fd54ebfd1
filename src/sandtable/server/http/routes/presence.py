"""Presence: who is connected to this node."""

from __future__ import annotations

from sandtable.server.http.route import Call, Chapter
from sandtable.server.problems import Forbidden
from sandtable.server.tables import chat
from sandtable.server.tables.registry import everybody
from sandtable.server.wire.directory import Online

presence = Chapter("presence")


@presence.route("GET", "/api/online", returns=Online, public=True)
async def in_the_house(call: Call) -> Online:
    """How many people are connected to this node."""
    return Online([], len(call.house.crowd.people))


@presence.route("GET", "/api/tables/{table}/online", returns=Online, public=True, refusals=(403, 404))
async def at_the_table(call: Call) -> Online:
    """Who of those at a table is connected to this node: for those who sit there, and for everybody at a public table with
    spectators who see it at once."""
    people = call.house.crowd.people
    async with call.house.tables.reading(call.path["table"], everybody) as live:
        open_to_all = live.room.for_everybody and not live.room.delay
        if not open_to_all and not chat.has_seat(live.room, call.me):
            raise Forbidden("only-players-know")
        return Online([person for person in live.room.people if person in people], len(people))
