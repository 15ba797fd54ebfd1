"""Stored moments: how a table stood, for those without a seat, who see it a while later than its players do.

Every change of such a game is kept with the time at which they see it, until they have seen a later one. So any node can show
them what is due, and goes on with that after a restart.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from sandtable.server.storage.games import Games
from sandtable.server.storage.rows import Game
from sandtable.server.times import Millis

MOMENT = "SELECT games.id, n, head, moments.room, changed FROM moments JOIN games ON games.id = moments.game"
LATEST = "n = (SELECT MAX(n) FROM moments AS seen WHERE seen.game = moments.game AND due <= $1)"


class Moments(Games):
    """Games as those see them who have no seat."""

    async def moment(self, game: str, at: Millis) -> Game | None:
        """A game as it is seen at some time; none if nothing of it is kept back."""
        return (await self._moments([game], at)).get(game)

    async def as_seen(self, games: Sequence[Game], at: Millis) -> list[Game]:
        """Games of a list as those see them who have no seat."""
        delayed = {game.id for game in games if game.room.is_delayed}
        moments = await self._moments(sorted(delayed), at)
        return [moments.get(game.id, game) for game in games if game.id in moments or game.id not in delayed]

    async def _moments(self, games: Sequence[str], at: Millis) -> dict[str, Game]:
        if not games:
            return {}
        sql = f"{MOMENT} WHERE {LATEST} AND game IN ({marks(games)})"
        return {game.id: game for game in self._readable(await self.database.read(sql, at, *games))}

    async def newest_moments(self, games: Sequence[str], at: Millis) -> dict[str, int]:
        """The versions of some games that are seen at some time."""
        sql = f"SELECT game, MAX(n) FROM moments WHERE due <= $1 AND game IN ({marks(games)}) GROUP BY game"
        rows = await self.database.read(sql, at, *games) if games else []
        return {str(game): cast(int, n) for game, n in rows}

    async def lists_change(self, after: Millis, until: Millis) -> bool:
        """Whether somebody sees another status of a game from a moment of this time on."""
        sql = "SELECT 1 FROM moments WHERE due > $1 AND due <= $2 AND status <> 'playing' LIMIT 1"
        return bool(await self.database.read(sql, after, until))


def marks(values: Sequence[str]) -> str:
    """The places of these values in a statement, after its first."""
    return ", ".join(f"${index}" for index in range(2, len(values) + 2))
