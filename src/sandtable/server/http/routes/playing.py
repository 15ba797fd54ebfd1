"""Playing over plain HTTP. The same can be done, faster, over the WebSocket."""

from __future__ import annotations

import asyncio
import time
from typing import Annotated

import msgspec
from msgspec import Meta

from sandtable.server.http.route import Call, Chapter
from sandtable.server.problems import SignIn
from sandtable.server.tables import proposals, standing_orders
from sandtable.server.tables.playing import explain, make_picks, preview, take_back, who_looks
from sandtable.server.tables.registry import everybody
from sandtable.server.tables.watching import watching
from sandtable.server.wire.playing import Answer, Done, GiveOrders, Orders, Picks, Preview, Propose, UndoPick, WhyNots
from sandtable.server.wire.table import TableInfo
from sandtable.server.wire.view import TableState

playing = Chapter("playing")


class Look(msgspec.Struct):
    """From which seat (your own if you do not say; -1 as a spectator); `era`, `n` and `wait`: to wait for what comes next."""

    seat: Annotated[int, Meta(ge=-1, le=15)] | None = None
    era: Annotated[str, Meta(max_length=40)] = ""
    n: Annotated[int, Meta(ge=0, le=1_000_000_000)] = 0
    wait: Annotated[float, Meta(ge=0, le=60)] = 0


class AskWhy(msgspec.Struct):
    seat: Annotated[int, Meta(ge=0, le=15)]


@playing.route("GET", "/api/tables/{table}", returns=TableState, query=Look, public=True, refusals=(403, 404, 409))
async def look(call: Call) -> TableState:
    """A table as you see it. With `era`, `n` and `wait`: as soon as there is something newer, or after that many seconds."""
    me, ask = call.me, call.query
    end = time.monotonic() + ask.wait
    while True:
        async with watching(call.house.tables, call.path["table"], me, who_looks(me, ask.seat)) as live:
            state = live.perspective(live.may_look(me, ask.seat), call.language).state()
            change, left = live.change(), end - time.monotonic()
        if (state.era, state.n) != (ask.era, ask.n) or left <= 0:
            return state
        try:
            await asyncio.wait_for(change.wait(), left)
        except TimeoutError:
            return state
        await check_still_in(call)


async def check_still_in(call: Call) -> None:
    """Refuse whoever signed out or was turned away while they waited."""
    house, me = call.house, call.visitor.id if call.visitor else ""
    if me and call.session not in await house.identity.sessions.of(me):
        raise SignIn("come-in-first")
    house.hosts.refuse(me, call.address)


@playing.route("POST", "/api/tables/{table}/picks", body=Picks, returns=Done, refusals=(403, 404, 409, 422))
async def pick(call: Call) -> Done:
    """Make one pick or several in a row; `made` says how many. `number` is that of the question: a stale one is refused."""
    return await make_picks(call.house.tables, call.path["table"], call.person.id, call.body)


@playing.route("POST", "/api/tables/{table}/preview", body=Picks, returns=Preview, refusals=(403, 404, 409, 422))
async def look_ahead(call: Call) -> Preview:
    """What your view would say after some picks, without making them. Only as far as they could be taken back."""
    return await preview(call.house.tables, call.path["table"], call.person.id, call.body, call.language)


@playing.route("POST", "/api/tables/{table}/undo", body=UndoPick, returns=Done, refusals=(403, 404, 409, 422))
async def undo(call: Call) -> Done:
    """Take back your last pick, as long as nothing came to light. Beyond that: propose it."""
    return await take_back(call.house.tables, call.path["table"], call.person.id, call.body)


@playing.route("GET", "/api/tables/{table}/why", returns=WhyNots, query=AskWhy, refusals=(403, 404, 409))
async def why(call: Call) -> WhyNots:
    """What you are not offered now, and which rule forbids it."""
    return await explain(call.house.tables, call.path["table"], call.person.id, call.query.seat, call.language)


@playing.route("GET", "/api/tables/{table}/orders", returns=Orders, query=AskWhy, refusals=(403, 404, 409))
async def read_orders(call: Call) -> Orders:
    """Your standing orders: what is answered for you when you are asked about a card. Nobody else sees them."""
    async with call.house.tables.reading(call.path["table"], everybody) as live:
        return standing_orders.orders(live, call.person.id, call.query.seat)


@playing.route("PUT", "/api/tables/{table}/orders", body=GiveOrders, returns=Orders, refusals=(403, 404, 409, 422))
async def give_orders(call: Call) -> Orders:
    """Leave standing orders. They hold from now on, also for a question that is open."""
    me, body = call.person.id, call.body
    live = await call.house.tables.change(
        call.path["table"], lambda live, room: standing_orders.give(live, room, me, body), exempt=everybody
    )
    return standing_orders.orders(live, me, body.seat)


@playing.route("POST", "/api/tables/{table}/propose", body=Propose, returns=TableInfo, rate="proposal", refusals=(403, 404, 409))
async def propose(call: Call) -> TableInfo:
    """Propose an undo, a pause or an end. It happens once everybody at the table agrees."""
    me, wish = call.person.id, call.body
    live = await call.house.tables.change(call.path["table"], lambda live, room: proposals.propose(live, room, me, wish))
    return live.info(language=call.language)


@playing.route("POST", "/api/tables/{table}/answer", body=Answer, returns=TableInfo, refusals=(403, 404, 409))
async def answer(call: Call) -> TableInfo:
    """Agree to what is proposed, or not. Whoever proposed it withdraws it by not agreeing."""
    me, agree = call.person.id, call.body.agree
    live = await call.house.tables.change(call.path["table"], lambda live, room: proposals.answer(live, room, me, agree))
    return live.info(language=call.language)


@playing.route("POST", "/api/tables/{table}/resume", returns=TableInfo, refusals=(403, 404, 409))
async def resume(call: Call) -> TableInfo:
    """End a pause."""
    me = call.person.id
    live = await call.house.tables.change(call.path["table"], lambda live, room: proposals.resume(live, room, me))
    return live.info(language=call.language)
