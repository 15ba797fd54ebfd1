"""Games that were played by older rules, at the table: this version takes them over, or people agree how they go on.

The first node of this version that is asked for such a table takes it over, once a node of the older version that is still
there has kept how it stands. When none is left, and it is not known how the table stood, the game waits: everybody sees the last
position that these rules can go on from, and is told what changed. Once all agree the game goes on from there, or it is
ended as it stands.
"""

from __future__ import annotations

from sandtable.server.problems import Clash
from sandtable.server.storage.room import Gap, Room
from sandtable.server.storage.store import Move
from sandtable.server.tables import clocks
from sandtable.server.tables.live import LiveTable
from sandtable.server.tables.ways import Way
from sandtable.server.times import now


def taken_over(way: Way) -> Move:
    """What is kept when these rules go on with a game: from now on it starts where they do."""
    return Move("rewind", -1, str(way.kept or 0), head=way.head)


def hold(room: Room, way: Way, rules: int) -> None:
    """Let a game wait until people have agreed how it goes on. Nobody's clock runs meanwhile."""
    room.silence, room.proposal = None, None
    clocks.stop(room, now())
    room.status, room.gap = "paused", Gap(rules, way.made, way.kept)


def close_gap(live: LiveTable, room: Room) -> Move | None:
    """Let these rules have the game where they can go on with it. What was asked before is asked anew."""
    room.gap = None
    room.numbers = [number + 1 for number in room.numbers]
    return taken_over(live.way) if live.way is not None and live.way.table is not None else None


def go_on(live: LiveTable, room: Room) -> Move | None:
    """Everybody has agreed to go on."""
    check_can_go_on(room)
    move = close_gap(live, room)
    room.status = "playing"
    clocks.resume(room, live.turns(), now())
    return move


def check_can_go_on(room: Room) -> None:
    if room.gap is None:
        raise Clash("nothing-to-propose")
    if room.gap.kept is None:
        raise Clash("no-way-on")
