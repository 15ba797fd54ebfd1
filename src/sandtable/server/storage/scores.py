"""Stored high scores: what the campaigns were worth that people played alone."""

from __future__ import annotations

from typing import Any, cast

from sandtable.server.storage.database import Database, Statement
from sandtable.server.storage.rows import Score


class Scores:
    """The high scores of everybody, one for each campaign."""

    database: Database

    async def scores_of(self, person: str, limit: int) -> list[Score]:
        """The scores of somebody, by title and mode, the best first; so many of each at most."""
        columns = "campaign, person, title, mode, points, made"
        place = "ROW_NUMBER() OVER (PARTITION BY title, mode ORDER BY points DESC, made, campaign) AS place"
        ranked = f"(SELECT {columns}, {place} FROM scores WHERE person = $1) ranked"
        sql = f"SELECT {columns} FROM {ranked} WHERE place <= $2 ORDER BY title, mode, place"
        return [Score(*cast(Any, row)) for row in await self.database.read(sql, person, limit)]


def keeping_score(score: Score) -> Statement:
    """The statement that keeps a score, unless that campaign has one already."""
    sql = """INSERT INTO scores (campaign, person, title, mode, points, made) VALUES ($1, $2, $3, $4, $5, $6)
             ON CONFLICT (campaign) DO NOTHING"""
    return Statement(sql, (score.campaign, score.person, score.title, score.mode, score.points, score.made))
