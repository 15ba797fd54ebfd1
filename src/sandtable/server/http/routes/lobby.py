"""The lobby: open tables, games to watch, my tables, finished games, campaigns."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from contextlib import suppress
from datetime import UTC, datetime
from typing import Any, Final

import sandtable
from sandtable.engine.sight import SPECTATOR
from sandtable.server.house import House
from sandtable.server.http.route import Call, Chapter
from sandtable.server.problems import Clash, Elsewhere, Forbidden, Malformed, Missing, Unavailable
from sandtable.server.storage.room import Room
from sandtable.server.storage.store import Game, Place
from sandtable.server.tables.campaigns import games_as_seen
from sandtable.server.tables.infos import names_of, table_info
from sandtable.server.tables.silence import asked_in_secret, seen_by
from sandtable.server.times import now
from sandtable.server.wire.directory import CampaignInfo, CampaignList, LedgerInfo, Lobby, Part, ScoreInfo, TableList
from sandtable.server.wire.table import TableInfo

MOST_SCORES: Final = 10  # of a title and mode that are shown

lobby = Chapter("lobby")
log = logging.getLogger("sandtable.lobby")


async def infos(house: House, games: list[Game], language: str, me: str = "") -> list[TableInfo]:
    """What a list shows of games. One that makes no sense, such as of a title that is not here, hides none of the others."""
    await house.identity.know([chair.person for stored in games for chair in stored.room.chairs])
    found = []
    for game in games:
        try:
            sandtable.title(game.room.title)
            names = names_of(game.room, house.identity, language)
            found.append(table_info(game.id, game.room, names, language, seat_to_show(game, me)))
        except Exception as problem:
            log.warning("%s cannot be listed: %s", game.id, problem)
    return found


def seat_to_show(stored: Game, me: str) -> int:
    """The seat of mine that is asked in secret, if any: I may know that, even where others may not."""
    return next((seat for seat in stored.room.seats_of(me) if asked_in_secret(stored.room, seat)), SPECTATOR)


@lobby.route("GET", "/api/lobby", returns=Lobby, public=True, kept=True)
async def show_lobby(call: Call) -> Lobby:
    """Public tables with open seats, and public games that run: the first of either."""
    first = Part()
    opened, running = await part_of_open(call, first), await part_of_running(call, first)
    return Lobby(opened.tables, running.tables, opened.more, running.more)


@lobby.route("GET", "/api/lobby/open", returns=TableList, query=Part, public=True, kept=True)
async def show_open(call: Call) -> TableList:
    """Public tables with open seats."""
    return await part_of_open(call, call.query)


@lobby.route("GET", "/api/lobby/running", returns=TableList, query=Part, public=True, kept=True)
async def show_running(call: Call) -> TableList:
    """Public games that run."""
    return await part_of_running(call, call.query)


async def part_of_open(call: Call, part: Part) -> TableList:
    games = await call.house.store.open_games(part.limit, place(part))
    return TableList(await infos(call.house, [game for game in games if has_room(game)], call.language), more(games, part))


async def part_of_running(call: Call, part: Part) -> TableList:
    games = await call.house.store.running_games(part.limit, place(part))
    seen = [game for game in await call.house.store.as_seen(games, now()) if seen_by(game.room).status in ("playing", "paused")]
    return TableList(await infos(call.house, seen, call.language), more(games, part))


def has_room(stored: Game) -> bool:
    """Whether a table has a seat for anybody who comes: not one that is kept for somebody."""
    return any(chair.kind == "open" and not chair.person for chair in stored.room.chairs)


@lobby.route("GET", "/api/my/tables", returns=TableList, query=Part)
async def my_tables(call: Call) -> TableList:
    """Your tables that are open or running, and those you are invited to, the one that changed last first. `asked` says whose
    turn it is since when."""
    return await part_of_mine(call, over=False)


@lobby.route("GET", "/api/my/finished", returns=TableList, query=Part)
async def my_finished(call: Call) -> TableList:
    """Your finished games."""
    return await part_of_mine(call, over=True)


async def part_of_mine(call: Call, *, over: bool) -> TableList:
    me, part = call.person.id, call.query
    games = await call.house.store.games_of(me, part.limit, place(part), over=over)
    return TableList(await infos(call.house, games, call.language, me), more(games, part))


@lobby.route("GET", "/api/my/campaigns", returns=CampaignList, query=Part)
async def my_campaigns(call: Call) -> CampaignList:
    """Your campaigns, each with its games and how it stands."""
    store, part = call.house.store, call.query
    found = await store.campaigns_of(call.person.id, part.limit, place(part))
    campaigns = []
    for each in found:
        try:
            campaigns.append(await campaign_info(call, await games_as_seen(store, each.id, call.person.id)))
        except Unavailable:
            raise
        except Exception as problem:  # one that makes no sense hides none of the others
            log.warning("the campaign %s cannot be listed: %s", each.id, problem)
    return CampaignList(campaigns, more(found, part))


@lobby.route("GET", "/api/my/scores", returns=list[ScoreInfo])
async def my_scores(call: Call) -> list[ScoreInfo]:
    """Your high scores: what the campaigns were worth that you won alone, by title and mode, the best ten of each."""
    scores = await call.house.store.scores_of(call.person.id, MOST_SCORES)
    return [ScoreInfo(score.title, score.mode, score.campaign, score.points, score.made) for score in scores]


def place(part: Part) -> Place:
    """Where a part of a list begins."""
    if not part.before:
        return Place()
    changed, _, id = part.before.partition(".")
    if not changed.isascii() or not changed.isdigit() or len(changed) > 18:
        raise Malformed("no-place")
    return Place(int(changed), id)


def more(found: Sequence[Game | Place], part: Part) -> str:
    """Where the list goes on after what was found; empty if that was the last."""
    return f"{found[-1].changed}.{found[-1].id}" if len(found) == part.limit else ""


@lobby.route("GET", "/api/campaigns/{campaign}", returns=CampaignInfo, refusals=(403, 404))
async def one_campaign(call: Call) -> CampaignInfo:
    """A campaign you play in."""
    return await campaign_info(call, await own_campaign(call))


@lobby.route("GET", "/api/campaigns/{campaign}/page", returns=str, text=True, refusals=(403, 404))
async def campaign_page(call: Call) -> str:
    """The diary of a campaign you play in, where its title keeps one: an HTML page of its own, to keep or to mail."""
    games = await own_campaign(call)
    state, last = await standing(call, games), games[-1].room
    title, names = sandtable.title(last.title), await players(call, last)
    page = title.campaign_page(state, names, title.messages(call.language)) if state else ""
    if not page:
        raise Missing("no-diary")
    return page


async def own_campaign(call: Call) -> list[Game]:
    """The games of the campaign that is asked for, if it is one of this person's."""
    games = await games_as_seen(call.house.store, call.path["campaign"], call.person.id)
    if not games:
        raise Missing("no-campaign")
    if not any(chair.person == call.person.id for game in games for chair in game.room.chairs):
        raise Forbidden("not-your-campaign")
    return games


async def campaign_info(call: Call, games: list[Game]) -> CampaignInfo:
    room, state = games[-1].room, await standing(call, games)
    title, names = sandtable.title(room.title), await players(call, room)
    messages = title.messages(call.language)
    lines = [] if state is None else title.campaign_lines(state, names, messages)
    ledgers = [] if state is None else title.campaign_ledgers(state, names, messages)
    return CampaignInfo(
        room.campaign, room.title, room.mode, await infos(call.house, games, call.language), lines,
        [LedgerInfo(ledger.name, ledger.heads, ledger.rows, ledger.ticks) for ledger in ledgers],
        room.campaign_over, bool(state and title.campaign_page(state, names, messages)),
    )  # fmt: skip


async def players(call: Call, room: Room) -> list[str]:
    """Who plays a campaign, also where a bot has taken over for a while."""
    identity, language = call.house.identity, call.language
    await identity.know([chair.person for chair in room.chairs])
    seats = zip(room.chairs, names_of(room, identity, language), strict=True)
    return [identity.name(chair.person, language) if chair.person else name for chair, name in seats]


async def standing(call: Call, games: list[Game]) -> dict[str, Any] | None:
    """What the next game starts from. It holds hidden things: only the title knows what everybody may see of it."""
    last, state = games[-1], None
    with suppress(sandtable.SandtableError):  # a game that makes no sense: then there is nothing to say
        state = sandtable.Record.loads(last.head).campaign
    if seen_by(last.room).status == "over":
        with suppress(Clash, Elsewhere):  # what the last game left cannot be read: then how it began is shown
            async with call.house.tables.reading(last.id) as live:
                state = (live.shown.campaign if live.shown is not None else None) or state
    return dated(state, games, call.language) if state else None


def dated(state: dict[str, Any], games: list[Game], language: str) -> dict[str, Any]:
    """How a campaign stands, with the day on which each of its games ended."""
    title = sandtable.title(games[-1].room.title)
    ends = [datetime.fromtimestamp(game.changed / 1000, UTC) for game in games if seen_by(game.room).status == "over"]
    return title.dated(state, [title.messages(language).day(end) for end in ends])
