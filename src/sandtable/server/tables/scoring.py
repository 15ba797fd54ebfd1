"""High scores: what a campaign was worth to the person who played it alone."""

from __future__ import annotations

from sandtable.server.storage.database import Statement
from sandtable.server.storage.room import Room
from sandtable.server.storage.rows import Score
from sandtable.server.storage.scores import keeping_score
from sandtable.server.tables.live import LiveTable
from sandtable.server.times import now


def score_kept(live: LiveTable, room: Room) -> list[Statement]:
    """What is to be kept beside a game that has just ended: a score, if that game ended a campaign that has one. What a bot
    played to its end is nobody's score."""
    table = live.table
    if live.room.status == room.status or room.status != "over" or not room.campaign_over or table is None:
        return []
    points = table.title.high_score(table.campaign) if table.campaign else None
    if points is None or [chair.kind for chair in room.chairs] != ["person"]:
        return []
    return [keeping_score(Score(room.campaign, room.chairs[0].person, room.title, room.mode, points, now()))]
