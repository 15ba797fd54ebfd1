"""The lobby: open tables, games to watch, my tables, finished games, campaigns."""

from __future__ import annotations

from typing import Any

import sandtable
from sandtable.engine.sight import SPECTATOR
from sandtable.server.house import House
from sandtable.server.http.route import Call, Chapter
from sandtable.server.problems import Forbidden, Missing
from sandtable.server.storage.room import Room
from sandtable.server.storage.store import Game
from sandtable.server.tables.infos import names_of, table_info
from sandtable.server.tables.silence import asked_in_secret, seen_by
from sandtable.server.wire.directory import CampaignInfo, CampaignList, LedgerInfo, Lobby, TableList
from sandtable.server.wire.table import TableInfo

lobby = Chapter("lobby")

MOST = 100


async def infos(house: House, games: list[Game], me: str = "") -> list[TableInfo]:
    await house.identity.know([chair.person for stored in games for chair in stored.room.chairs])
    return [table_info(game.id, game.room, names_of(game.room, house.identity), seat_to_show(game, me)) for game in games]


def seat_to_show(stored: Game, me: str) -> int:
    """The seat of mine that is asked in secret, if any: I may know that, even where others may not."""
    return next((seat for seat in stored.room.seats_of(me) if asked_in_secret(stored.room, seat)), SPECTATOR)


@lobby.route("GET", "/api/lobby", returns=Lobby, public=True)
async def show_lobby(call: Call) -> Lobby:
    """Public tables with open seats, and public games that run."""
    store = call.house.store
    opened, running = await store.open_games(MOST), await store.running_games(MOST)
    return Lobby(await infos(call.house, [game for game in opened if has_room(game)]), await infos(call.house, running))


def has_room(stored: Game) -> bool:
    """Whether a table has a seat for anybody who comes: not one that is kept for somebody."""
    return any(chair.kind == "open" and not chair.person for chair in stored.room.chairs)


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
    return CampaignList([await campaign_info(call.house, await call.house.store.games_of_campaign(id)) for id in ids])


@lobby.route("GET", "/api/campaigns/{campaign}", returns=CampaignInfo, refusals=(403, 404))
async def one_campaign(call: Call) -> CampaignInfo:
    """A campaign you play in."""
    return await campaign_info(call.house, await own_campaign(call))


@lobby.route("GET", "/api/campaigns/{campaign}/page", returns=str, text=True, refusals=(403, 404))
async def campaign_page(call: Call) -> str:
    """The diary of a campaign you play in, where its title keeps one: an HTML page of its own, to keep or to mail."""
    games = await own_campaign(call)
    state, last = await standing(call.house, games), games[-1].room
    page = sandtable.title(last.title).campaign_page(state, await players(call.house, last)) if state else ""
    if not page:
        raise Missing("There is no diary of this campaign, or nothing is in it yet.")
    return page


async def own_campaign(call: Call) -> list[Game]:
    """The games of the campaign that is asked for, if it is one of this person's."""
    games = await call.house.store.games_of_campaign(call.path["campaign"])
    if not games:
        raise Missing("There is no such campaign.")
    if not any(chair.person == call.person.id for game in games for chair in game.room.chairs):
        raise Forbidden("You do not play in this campaign.")
    return games


async def campaign_info(house: House, games: list[Game]) -> CampaignInfo:
    room, state = games[-1].room, await standing(house, games)
    title, names = sandtable.title(room.title), await players(house, room)
    lines, ledgers = ([], []) if state is None else (title.campaign_lines(state, names), title.campaign_ledgers(state, names))
    return CampaignInfo(
        room.campaign, room.title, room.mode, await infos(house, games), lines,
        [LedgerInfo(ledger.name, ledger.heads, ledger.rows, ledger.ticks) for ledger in ledgers],
        room.campaign_over, bool(state and title.campaign_page(state, names)),
    )  # fmt: skip


async def players(house: House, room: Room) -> list[str]:
    """Who plays a campaign, also where a bot has taken over for a while."""
    await house.identity.know([chair.person for chair in room.chairs])
    seats = zip(room.chairs, names_of(room, house.identity), strict=True)
    return [house.identity.name(chair.person) if chair.person else name for chair, name in seats]


async def standing(house: House, games: list[Game]) -> dict[str, Any] | None:
    """What the next game starts from. It holds hidden things: only the title knows what everybody may see of it."""
    last = games[-1]
    state = sandtable.Record.loads(last.head).campaign
    if seen_by(last.room).status == "over":
        async with house.tables.reading(last.id) as live:
            state = (live.table.campaign if live.table is not None else None) or state
    return state
