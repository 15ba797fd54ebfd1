"""Looking at finished games, pick by pick."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from sandtable.server.http.route import Call, Chapter
from sandtable.server.problems import Malformed
from sandtable.server.tables import replays, story
from sandtable.server.tables.campaigns import check_told
from sandtable.server.tables.recording import Recording
from sandtable.server.tables.watching import watching
from sandtable.server.wire.view import Replay, ReplayStep, Story

replay = Chapter("replay")


class Moment(msgspec.Struct):
    """After how many picks, and from which seat (-1: as a spectator)."""

    step: Annotated[int, Meta(ge=0, le=1_000_000)] = 0
    seat: Annotated[int, Meta(ge=-1, le=15)] = -1


async def recording_of(call: Call) -> tuple[Recording, list[str]]:
    """The recording of a finished game, and what to call its seats."""
    async with watching(call.house.tables, call.path["table"], call.me) as live:
        await check_told(call.house.tables, live, call.me)
        if not call.house.recordings.has(live, call.language):
            call.house.limits.spend("replay", address=call.address)
        return await call.house.recordings.of(live, call.language), live.names(call.language)


@replay.route("GET", "/api/tables/{table}/replay", returns=Replay, public=True, refusals=(403, 404))
async def show_replay(call: Call) -> Replay:
    """The picks of a finished game. One of a campaign is shown once the campaign is over."""
    recording, names = await recording_of(call)
    return replays.show(recording, names, call.language)


@replay.route("GET", "/api/tables/{table}/story", returns=Story, public=True, refusals=(403, 404))
async def show_story(call: Call) -> Story:
    """How the scores of a finished game went, and the moments that turned it."""
    recording, names = await recording_of(call)
    moves = await call.house.store.moves(call.path["table"])
    return story.tell(recording, names, call.language, taken_back=story.times_taken_back(moves))


@replay.route("GET", "/api/tables/{table}/replay/step", returns=ReplayStep, query=Moment, public=True, refusals=(403, 404))
async def show_step(call: Call) -> ReplayStep:
    """A finished game after some of its picks, as one seat saw it then."""
    recording, names = await recording_of(call)
    if call.query.seat >= len(names):
        raise Malformed("no-seat-there")
    return replays.at(recording, call.query.step, call.query.seat, names, call.language)
