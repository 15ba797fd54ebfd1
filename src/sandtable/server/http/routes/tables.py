"""Tables: making, joining and leaving them, talk and notes, records of finished games."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

import sandtable
from sandtable.server.http.route import Call, Chapter
from sandtable.server.limits import MOST_TABLES, MOST_TABLES_OF_A_GUEST
from sandtable.server.problems import Clash, Forbidden
from sandtable.server.tables import chat, opening, seating
from sandtable.server.tables.transcript import transcript
from sandtable.server.wire.table import Chat, JoinTable, LeaveTable, NewTable, Note, OneSeat, Say, TableInfo

tables = Chapter("tables")


class SeatOf(msgspec.Struct):
    seat: Annotated[int, Meta(ge=0, le=15)]
    level: Annotated[str, Meta(max_length=40)] = ""


class ReadAfter(msgspec.Struct):
    after: Annotated[int, Meta(ge=0, le=1_000_000_000)] = 0


@tables.route("POST", "/api/tables", body=NewTable, returns=TableInfo, status=201, rate="table", refusals=(404, 409))
async def make_table(call: Call) -> TableInfo:
    """Make a table. Its id is also its invitation: whoever knows it can come. The game begins when all seats are taken."""
    most = MOST_TABLES if call.person.login else MOST_TABLES_OF_A_GUEST
    mine = await call.house.store.games_of(call.person.id, most, over=False)
    if sum(not game.room.invitations(call.person.id) for game in mine) >= most:
        raise Clash(f"You have {most} tables. Finish or leave one first.")
    return await info(call, await opening.make(call.house.tables, call.body, call.person.id))


async def info(call: Call, id: str) -> TableInfo:
    async with call.house.tables.reading(id) as live:
        return live.info()


@tables.route("POST", "/api/tables/{table}/join", body=JoinTable, returns=TableInfo, refusals=(404, 409))
async def join(call: Call) -> TableInfo:
    """Take a free seat, accept an invitation, or take your seat back from the bot that plays it. At a public table everybody
    gets one seat."""
    me, seat = call.person.id, call.body.seat
    return (await call.house.tables.change(call.path["table"], lambda live, room: seating.join(live, room, me, seat))).info()


@tables.route("POST", "/api/tables/{table}/leave", body=LeaveTable, returns=TableInfo, refusals=(403, 404, 409))
async def leave(call: Call) -> TableInfo:
    """Get up, or decline an invitation. Before the game your seat is free again (if you made the table, it is closed); during it
    a bot plays on."""
    me, seat = call.person.id, call.body.seat
    return (await call.house.tables.change(call.path["table"], lambda live, room: seating.leave(room, me, seat))).info()


@tables.route("POST", "/api/tables/{table}/bot", body=SeatOf, returns=TableInfo, refusals=(403, 404, 409))
async def seat_bot(call: Call) -> TableInfo:
    """Fill an open seat of your table with a bot."""
    me, body = call.person.id, call.body
    action = call.house.tables.change(
        call.path["table"], lambda live, room: seating.seat_bot(live, room, me, body.seat, body.level)
    )
    return (await action).info()


@tables.route("POST", "/api/tables/{table}/resign", body=OneSeat, returns=TableInfo, refusals=(403, 404, 409))
async def resign(call: Call) -> TableInfo:
    """Give up. With enough others left the game goes on as the rules say, or a bot plays your seat; it is last in the ranking."""
    me, seat = call.person.id, call.body.seat
    return (await call.house.tables.change(call.path["table"], lambda live, room: seating.resign(live, room, me, seat))).info()


@tables.route("POST", "/api/tables/{table}/again", returns=TableInfo, status=201, rate="table", refusals=(404, 409))
async def again(call: Call) -> TableInfo:
    """A rematch, or the next game of a campaign, in the same seats. The others are invited: the game begins when all have asked
    for it, too, or joined. Asking twice gives the same table."""
    return await info(call, await opening.again(call.house.tables, call.path["table"], call.person.id))


@tables.route("GET", "/api/tables/{table}/chat", returns=Chat, query=ReadAfter, public=True, refusals=(403, 404))
async def read_chat(call: Call) -> Chat:
    """What was said at the table: for those who sit there; for everybody once the game is over."""
    me = call.visitor.id if call.visitor else None
    return await chat.read(call.house.tables, call.path["table"], me, call.query.after)


@tables.route("POST", "/api/tables/{table}/chat", body=Say, status=204, rate="chat", refusals=(403, 404))
async def say(call: Call) -> None:
    """Say something to everybody at the table."""
    await chat.say(call.house.tables, call.path["table"], call.person.id, call.body.text)


@tables.route("GET", "/api/tables/{table}/note", returns=Note, refusals=(404,))
async def read_note(call: Call) -> Note:
    """What you noted about this table, for yourself alone."""
    await call.house.tables.find(call.path["table"])
    return Note(await call.house.store.note(call.path["table"], call.person.id))


@tables.route("PUT", "/api/tables/{table}/note", body=Note, status=204, refusals=(404,))
async def keep_note(call: Call) -> None:
    """Note something for yourself alone."""
    await call.house.tables.find(call.path["table"])
    await call.house.store.keep_note(call.path["table"], call.person.id, call.body.text)


@tables.route("GET", "/api/tables/{table}/cards", returns=list[dict[str, Any]], public=True, refusals=(403, 404))
async def cards(call: Call) -> list[dict[str, Any]]:
    """Everything printed, as this table plays it: the cards of its title, its packs laid over them."""
    async with call.house.tables.reading(call.path["table"]) as live:
        live.may_look(call.visitor.id if call.visitor else None, None)
        title, packs = sandtable.title(live.room.title), live.room.packs
        content = live.table.setup.content if live.table else title.content(call.house.packs.paths(title.slug, packs))
        return title.cards(content)


@tables.route("GET", "/api/tables/{table}/record", returns=str, text=True, public=True, refusals=(403, 404))
async def record(call: Call) -> str:
    """The record of a finished game: a small text that replays to the same end. While a game runs it would tell everything."""
    async with call.house.tables.reading(call.path["table"]) as live:
        if live.table is None or live.room.status != "over":
            raise Forbidden("The record tells everything: it is there once the game is over.")
        return live.table.record.dumps()


@tables.route("GET", "/api/tables/{table}/transcript", returns=str, text=True, public=True, refusals=(403, 404))
async def read_transcript(call: Call) -> str:
    """The game in words, for people: who played, what happened as you could see it, how it ended."""
    async with call.house.tables.reading(call.path["table"]) as live:
        seat = live.may_look(call.visitor.id if call.visitor else None, None)
        return transcript(live, seat)
