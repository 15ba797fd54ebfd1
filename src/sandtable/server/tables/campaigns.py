"""Campaigns: what a game hid and the next one starts from stays hidden until the campaign is over."""

from __future__ import annotations

from sandtable.server.problems import Forbidden
from sandtable.server.storage.store import Game, Store
from sandtable.server.tables.live import LiveTable
from sandtable.server.tables.registry import Tables
from sandtable.server.tables.silence import seen_by
from sandtable.server.times import now


async def games_as_seen(store: Store, campaign: str, person: str | None) -> list[Game]:
    """The games of a campaign as somebody sees them: who no longer has a seat may see those without it later. A game that
    follows one which still runs for them would tell that it is over."""
    found: list[Game] = []
    for game in await store.games_of_campaign(campaign):
        mine = any(person and chair.person == person for chair in game.room.chairs)
        if not mine and found and seen_by(found[-1].room).status != "over":
            break
        found += [game] if mine else await store.as_seen([game], now())
    return found


async def secrets_remain(tables: Tables, live: LiveTable, person: str | None) -> bool:
    """Whether a campaign goes on with what this game hid. One whose last game was given up does not go on."""
    if not live.room.campaign or live.shown is None or not live.shown.keeps_secrets:
        return False
    *_, last = await games_as_seen(tables.store, live.room.campaign, person)
    if last.room.status != "over":
        return True
    final = await tables.find(last.id)
    return not last.room.campaign_over and final.shown is not None and final.shown.over


async def check_told(tables: Tables, live: LiveTable, person: str | None) -> None:
    """Refuse what would tell somebody everything about a game, as long as anybody could still use it."""
    if live.shown is None or live.room.status != "over":
        raise Forbidden("tells-everything")
    if await secrets_remain(tables, live, person):
        raise Forbidden("tells-campaign")
