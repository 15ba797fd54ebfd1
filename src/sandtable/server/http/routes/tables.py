"""Tables: making, joining and leaving them, talk and notes, records of finished games."""

from __future__ import annotations

from typing import Any

import sandtable
from sandtable.server.http.route import Call, Chapter
from sandtable.server.limits import MOST_TABLES, MOST_TABLES_OF_A_GUEST
from sandtable.server.problems import Clash, Forbidden
from sandtable.server.tables import chat, keeping_order, opening, seating
from sandtable.server.tables.campaigns import check_told
from sandtable.server.tables.contents import whole_record
from sandtable.server.tables.live import Action
from sandtable.server.tables.registry import Exempt, everybody, nobody
from sandtable.server.tables.transcript import transcript
from sandtable.server.tables.watching import watching
from sandtable.server.wire.chat import Chat, Note, ReadChat, Say
from sandtable.server.wire.table import JoinTable, KeepOrder, LeaveTable, NewTable, OneSeat, SeatOf, TableInfo

tables = Chapter("tables")


@tables.route("POST", "/api/tables", body=NewTable, returns=TableInfo, status=201, rate="table", refusals=(404, 409))
async def make_table(call: Call) -> TableInfo:
    """Make a table. Its id is also its invitation: whoever knows it can come. The game begins when all seats are taken."""
    most = MOST_TABLES if call.person.login else MOST_TABLES_OF_A_GUEST
    mine = await call.house.store.games_of(call.person.id, most, over=False)
    if sum(not game.room.invitations(call.person.id) for game in mine) >= most:
        raise Clash("too-many-tables", most=most)
    return await info(call, await opening.make(call.house.tables, call.body, call.person.id))


async def kept_in_order(call: Call, action: Action) -> TableInfo:
    """Do what the maker of a table may do there, also without a seat: whoever sees the table later waits for no silence."""
    return await changed(call, action, exempt=lambda room: room.comes_later_for(call.person.id))


async def info(call: Call, id: str) -> TableInfo:
    async with watching(call.house.tables, id, call.person.id) as live:
        return live.info(language=call.language)


async def changed(call: Call, action: Action, exempt: Exempt = nobody) -> TableInfo:
    """Do something at the table that is asked for. Returns how it stands then, as far as somebody may know."""
    live = await call.house.tables.change(call.path["table"], action, exempt=exempt)
    return await info(call, live.id) if live.room.comes_later_for(call.person.id) else live.info(language=call.language)


async def withdraw(call: Call) -> None:
    """Whoever gets up takes along what they asked for and still wait for."""
    (await call.house.tables.find(call.path["table"])).left[call.person.id] += 1


@tables.route("POST", "/api/tables/{table}/join", body=JoinTable, returns=TableInfo, refusals=(404, 409))
async def join(call: Call) -> TableInfo:
    """Take a free seat, accept an invitation, or take your seat back from the bot that plays it. At a public table everybody
    gets one seat."""
    me, seat = call.person.id, call.body.seat
    return await changed(call, lambda live, room: seating.join(live, room, me, seat))


@tables.route("POST", "/api/tables/{table}/leave", body=LeaveTable, returns=TableInfo, refusals=(403, 404, 409))
async def leave(call: Call) -> TableInfo:
    """Get up, or decline an invitation. Before the game your seat is free again (if you made the table, it is closed); during it
    a bot plays on. If nobody but bots would sit there, the game is paused instead, and your seat stays yours."""
    me, seat = call.person.id, call.body.seat
    await withdraw(call)
    return await changed(call, lambda live, room: seating.leave(room, me, seat))


@tables.route("POST", "/api/tables/{table}/bot", body=SeatOf, returns=TableInfo, refusals=(403, 404, 409))
async def seat_bot(call: Call) -> TableInfo:
    """Fill an open seat of your table with a bot."""
    me, body = call.person.id, call.body
    return await changed(call, lambda live, room: seating.seat_bot(live, room, me, body.seat, body.level))


@tables.route("POST", "/api/tables/{table}/kick", body=KeepOrder, returns=TableInfo, refusals=(403, 404, 409), even_unseated=True)
async def kick(call: Call) -> TableInfo:
    """Send somebody away from your table, or let them in again. Whoever plays in a running game keeps their seat."""
    me, person = call.person.id, call.body.person
    act = keeping_order.kick if call.body.on else keeping_order.let_in_again
    return await kept_in_order(call, lambda live, room: act(room, me, person))


@tables.route("POST", "/api/tables/{table}/mute", body=KeepOrder, returns=TableInfo, refusals=(403, 404, 409), even_unseated=True)
async def mute(call: Call) -> TableInfo:
    """Do not let somebody speak at your table, or let them speak again."""
    me, body = call.person.id, call.body
    return await kept_in_order(call, lambda live, room: keeping_order.mute(room, me, body.person, body.on))


@tables.route("POST", "/api/tables/{table}/resign", body=OneSeat, returns=TableInfo, refusals=(403, 404, 409))
async def resign(call: Call) -> TableInfo:
    """Give up. With enough others left the game goes on as the rules say, or a bot plays your seat; it is last in the ranking."""
    me, seat = call.person.id, call.body.seat
    await withdraw(call)
    return await changed(call, lambda live, room: seating.resign(live, room, me, seat))


@tables.route("POST", "/api/tables/{table}/again", returns=TableInfo, status=201, rate="table", refusals=(404, 409))
async def again(call: Call) -> TableInfo:
    """A rematch, or the next game of a campaign, in the same seats. The others are invited: the game begins when all have asked
    for it, too, or joined. Asking twice gives the same table."""
    return await info(call, await opening.again(call.house.tables, call.path["table"], call.person.id))


@tables.route("GET", "/api/tables/{table}/chat", returns=Chat, query=ReadChat, public=True, refusals=(403, 404))
async def read_chat(call: Call) -> Chat:
    """What was said at the table: for those who sit there; once the game is over also for everybody, at a public table."""
    return await chat.read(call.house.tables, call.path["table"], call.me, call.query, call.language)


@tables.route("POST", "/api/tables/{table}/chat", body=Say, status=204, rate="chat", refusals=(403, 404))
async def say(call: Call) -> None:
    """Say something to everybody at the table."""
    await chat.say(call.house.tables, call.path["table"], call.person.id, call.body.text)


@tables.route("GET", "/api/tables/{table}/note", returns=Note, refusals=(403, 404))
async def read_note(call: Call) -> Note:
    """What you noted about this table, for yourself alone."""
    await call.house.tables.find(call.path["table"])
    return Note(await call.house.store.note(call.path["table"], call.person.id))


@tables.route("PUT", "/api/tables/{table}/note", body=Note, status=204, refusals=(403, 404))
async def keep_note(call: Call) -> None:
    """Note something for yourself alone, at a table where you have a seat."""
    async with call.house.tables.reading(call.path["table"], everybody) as live:
        if not chat.has_seat(live.room, call.person.id):
            raise Forbidden("only-players-note")
    await call.house.store.keep_note(call.path["table"], call.person.id, call.body.text)


@tables.route("GET", "/api/tables/{table}/cards", returns=list[dict[str, Any]], public=True, refusals=(403, 404))
async def cards(call: Call) -> list[dict[str, Any]]:
    """Everything printed, as this table plays it: the cards of its title, its packs laid over them."""
    async with watching(call.house.tables, call.path["table"], call.me) as live:
        live.may_look(call.me, None)
        title = sandtable.title(live.room.title)
        return title.cards(live.content or title.content(), title.messages(call.language))


@tables.route("GET", "/api/tables/{table}/record", returns=str, text=True, public=True, refusals=(403, 404))
async def record(call: Call) -> str:
    """The record of a finished game: a small text that replays to the same end. In a campaign: once that is over."""
    async with watching(call.house.tables, call.path["table"], call.me) as live:
        await check_told(call.house.tables, live, call.me)
        assert live.shown is not None
        return whole_record(live.shown.record, live.content).dumps()


@tables.route("GET", "/api/tables/{table}/transcript", returns=str, text=True, public=True, refusals=(403, 404))
async def read_transcript(call: Call) -> str:
    """The game in words, for people: who played, what happened as you could see it, how it ended."""
    async with watching(call.house.tables, call.path["table"], call.me) as live:
        seat = live.may_look(call.me, None)
        return transcript(live, seat, call.language)
