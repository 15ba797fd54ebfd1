"""Looking at finished games, pick by pick."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from sandtable.server.http.route import Call, Chapter
from sandtable.server.problems import Forbidden, Malformed
from sandtable.server.tables.replays import Recording
from sandtable.server.wire.table import Replay, ReplayStep

replay = Chapter("replay")


class Moment(msgspec.Struct):
    """After how many picks, and from which seat (-1: as a spectator)."""

    step: Annotated[int, Meta(ge=0, le=1_000_000)] = 0
    seat: Annotated[int, Meta(ge=-1, le=15)] = -1


async def recording_of(call: Call) -> Recording:
    async with call.house.tables.reading(call.path["table"]) as live:
        if live.table is None or live.room.status != "over":
            raise Forbidden("A game can be replayed once it is over.")
        return await call.house.recordings.of(live)


@replay.route("GET", "/api/tables/{table}/replay", returns=Replay, public=True, refusals=(403, 404))
async def show_replay(call: Call) -> Replay:
    """The picks of a finished game: how many there are, whose they were, and what they were."""
    return (await recording_of(call)).show()


@replay.route("GET", "/api/tables/{table}/replay/step", returns=ReplayStep, query=Moment, public=True, refusals=(403, 404))
async def show_step(call: Call) -> ReplayStep:
    """A finished game after some of its picks, as one seat saw it then."""
    recording = await recording_of(call)
    if call.query.seat >= len(recording.show().names):
        raise Malformed("There is no such seat at this table.")
    return recording.at(call.query.step, call.query.seat)
