"""Campaigns: what a game hid and the next one starts from stays hidden until the campaign is over."""

from __future__ import annotations

from sandtable.server.problems import Forbidden
from sandtable.server.tables.live import LiveTable
from sandtable.server.tables.registry import Tables
from sandtable.server.times import now


async def secrets_remain(tables: Tables, live: LiveTable) -> bool:
    """Whether a campaign goes on with what this game hid. One whose last game was given up does not go on."""
    if not live.room.campaign or live.shown is None or not live.shown.keeps_secrets:
        return False
    games = await tables.store.games_of_campaign(live.room.campaign)
    *_, last = await tables.store.as_seen(games, now()) if live.behind else games
    if last.room.status != "over":
        return True
    final = await tables.find(last.id)
    return not last.room.campaign_over and final.shown is not None and final.shown.over


async def check_told(tables: Tables, live: LiveTable) -> None:
    """Refuse what would tell everything about a game, as long as somebody could still use it."""
    if live.shown is None or live.room.status != "over":
        raise Forbidden("tells-everything")
    if await secrets_remain(tables, live):
        raise Forbidden("tells-campaign")
