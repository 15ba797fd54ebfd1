"""What people do with their account: passphrase, devices, a guest's own link, a copy of everything, the end."""

from __future__ import annotations

from typing import Any

from sandtable.server.http.route import Call, Chapter
from sandtable.server.http.routes.people import changed, me
from sandtable.server.people import privacy, tickets
from sandtable.server.people.names import folded
from sandtable.server.problems import Clash, Missing
from sandtable.server.tables.departing import depart
from sandtable.server.wire.accounts import Farewell, KeptThing, NewPassphrase, OwnLink, Return, SessionInfo
from sandtable.server.wire.directory import Me

accounts = Chapter("accounts")


@accounts.route("PUT", "/api/me/passphrase", body=NewPassphrase, status=204, rate="passphrase", refusals=(409,))
async def change_passphrase(call: Call) -> None:
    """Change your passphrase. All your other devices are signed out."""
    await prove(call, call.body.old)
    await call.house.identity.set_passphrase(call.person, call.body.new)
    await sign_out_others(call)


async def prove(call: Call, passphrase: str) -> None:
    """Refuse whoever sits at somebody's device without knowing their passphrase."""
    name = folded(call.person.name)
    call.house.limits.try_passphrase(name, call.address)
    await call.house.identity.prove(call.person, passphrase)


async def sign_out_others(call: Call) -> None:
    id = call.person.id
    others = [session for session in await call.house.store.sessions(id) if session != call.session]
    await call.house.sign_out(id, others)


@accounts.route("GET", "/api/me/sessions", returns=list[SessionInfo])
async def my_sessions(call: Call) -> list[SessionInfo]:
    """The devices on which you are signed in, the newest first."""
    there = await call.house.store.signed_in(call.person.id)
    return [SessionInfo(handle(one.id), one.device, one.created, one.id == call.session) for one in there]


def handle(session: str) -> str:
    """What to call a session. Its id is a part of a cookie, so nobody else gets it."""
    return tickets.hashed(session)[:16]


@accounts.route("POST", "/api/me/sessions/{session}/end", status=204, refusals=(404,))
async def end_session(call: Call) -> None:
    """Sign out on one of your devices."""
    ended = [id for id in await call.house.store.sessions(call.person.id) if handle(id) == call.path["session"]]
    if not ended:
        raise Missing("no-such-session")
    await call.house.sign_out(call.person.id, ended)
    if call.session in ended:
        call.cookie = ""


@accounts.route("POST", "/api/me/link", returns=OwnLink, status=201, rate="name", refusals=(409,))
async def own_link(call: Call) -> OwnLink:
    """A link that brings you back as the guest you are, on any device, as often as you like. A new one replaces the old one."""
    if call.person.login is not None:
        raise Clash("registered-already")
    return OwnLink(await tickets.issue(call.house.store, "return", call.person.id))


@accounts.route("POST", "/api/return", body=Return, returns=Me, public=True, rate="passphrase", refusals=(404, 409))
async def come_back(call: Call) -> Me:
    """Be the guest again whose link you have; sets the cookie. Whoever has an account or a table here signs out first."""
    ticket = await tickets.find(call.house.store, "return", call.body.secret)
    await check_nothing_is_lost(call, ticket.person)
    person = await call.house.identity.person(ticket.person)
    if person is None or person.login is not None:
        raise Missing("no-such-link")
    await call.welcome(person)
    return me(call, person)


async def check_nothing_is_lost(call: Call, person: str) -> None:
    """Refuse the link of another guest to somebody with an account or a table here: a stranger may have sent it, and they would
    go on as that guest without noticing, or could not come back."""
    visitor, store = call.visitor, call.house.store
    if visitor is None or visitor.id == person:
        return
    if visitor.login is not None or await store.has_seat(visitor.id):
        raise Clash("come-back-as-another", name=visitor.name)


@accounts.route("GET", "/api/me/everything", even_banned=True, returns=dict[str, list[dict[str, Any]]], rate="name")
async def everything(call: Call) -> dict[str, list[dict[str, Any]]]:
    """All that is kept about you, by table of the storage. What its fields mean is said by `GET /api/privacy`."""
    return await privacy.everything(call.house.store, call.person.id)


@accounts.route("POST", "/api/me/delete", even_banned=True, body=Farewell, status=204, rate="passphrase")
async def delete_account(call: Call) -> None:
    """Delete your account: your name, passphrase, devices and notes are gone, and bots take your seats. Games stay, without
    your name."""
    await prove(call, call.body.passphrase)
    person, house = call.person, call.house
    await depart(house.tables, person.id)
    await house.sign_out(person.id, await house.store.sessions(person.id))
    await house.store.forget_person(person.id)
    house.identity.forget(person.id)
    await changed(call, person)
    call.cookie = ""


@accounts.route("GET", "/api/privacy", even_banned=True, returns=list[KeptThing], public=True)
async def what_is_kept(call: Call) -> list[KeptThing]:
    """Everything this server keeps, in words: what it is for, for how long, and which of it is about people."""
    return privacy.page(call.language)
