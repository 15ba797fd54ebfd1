"""The lobby: open tables, games to watch, my tables, finished games, campaigns."""

from __future__ import annotations

from typing import Any

import sandtable
from sandtable.server.api.route import Call, Chapter
from sandtable.server.house import House
from sandtable.server.problems import Forbidden, Missing
from sandtable.server.store import Game
from sandtable.server.table import SPECTATOR, Live
from sandtable.server.wire import CampaignInfo, CampaignList, LedgerInfo, Lobby, TableInfo, TableList

lobby = Chapter("lobby")

MOST = 100


async def infos(house: House, games: list[Game], me: str = "") -> list[TableInfo]:
    await house.identity.know([chair.person for stored in games for chair in stored.room.chairs])
    return [Live(stored, house.identity, house.packs).info(seat_to_show(stored, me)) for stored in games]


def seat_to_show(stored: Game, me: str) -> int:
    """The seat of mine that is asked, if any: I may know that, even where others may not."""
    room = stored.room
    return next((seat for seat in room.seats_of(me) if room.asked and room.asked[seat]), SPECTATOR)


@lobby.route("GET", "/api/lobby", returns=Lobby, public=True)
async def show_lobby(call: Call) -> Lobby:
    """Public tables with open seats, and public games that run."""
    store = call.house.store
    opened, running = await store.open_games(MOST), await store.running_games(MOST)
    return Lobby(await infos(call.house, opened), await infos(call.house, running))


@lobby.route("GET", "/api/my/tables", returns=TableList)
async def my_tables(call: Call) -> TableList:
    """Your tables that are open or running, the one that changed last first. `asked` says whose turn it is since when."""
    return TableList(await infos(call.house, await call.house.store.games_of(call.person.id, MOST, over=False), call.person.id))


@lobby.route("GET", "/api/my/finished", returns=TableList)
async def my_finished(call: Call) -> TableList:
    """Your finished games."""
    return TableList(await infos(call.house, await call.house.store.games_of(call.person.id, MOST, over=True)))


@lobby.route("GET", "/api/my/campaigns", returns=CampaignList)
async def my_campaigns(call: Call) -> CampaignList:
    """Your campaigns, each with its games and how it stands."""
    ids = await call.house.store.campaigns_of(call.person.id, MOST)
    return CampaignList([await campaign_info(call.house, id) for id in ids])


@lobby.route("GET", "/api/campaigns/{campaign}", returns=CampaignInfo, refusals=(403, 404))
async def one_campaign(call: Call) -> CampaignInfo:
    """A campaign you play in."""
    campaign = await campaign_info(call.house, call.path["campaign"])
    if not any(seat.person == call.person.id for table in campaign.games for seat in table.seats):
        raise Forbidden("You do not play in this campaign.")
    return campaign


async def campaign_info(house: House, id: str) -> CampaignInfo:
    games = await house.store.games_of_campaign(id)
    if not games:
        raise Missing("There is no such campaign.")
    room, title = games[-1].room, sandtable.title(games[-1].room.title)
    tables, state = await infos(house, games), await campaign_state(house, games[-1])
    names = [seat.name for seat in tables[-1].seats]
    lines, ledgers = ([], []) if state is None else (title.campaign_lines(state, names), title.campaign_ledgers(state, names))
    pages = [LedgerInfo(ledger.name, ledger.heads, ledger.rows, ledger.ticks) for ledger in ledgers]
    return CampaignInfo(id, room.title, room.mode, tables, lines, pages, room.campaign_over)


async def campaign_state(house: House, last: Game) -> dict[str, Any] | None:
    """What the next game starts from. It holds hidden things: only the title knows what everybody may see of it."""
    state = sandtable.Record.loads(last.head).campaign
    if last.room.status == "over":
        async with house.tables.reading(last.id) as live:
            state = (live.table.campaign if live.table is not None else None) or state
    return state
