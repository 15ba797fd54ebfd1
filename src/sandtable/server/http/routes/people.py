"""Accounts and sessions: guests, registration, sign-in, sign-out, names."""

from __future__ import annotations

from sandtable.server.http.route import Call, Chapter
from sandtable.server.nodes.news import News
from sandtable.server.people.names import folded
from sandtable.server.storage.store import Person
from sandtable.server.tables import chores
from sandtable.server.wire.directory import Credentials, Me, NewGuest, NewName

people = Chapter("people")


def me(call: Call, person: Person) -> Me:
    return Me(person.id, person.name, person.login is None, call.house.hosts.role(person.id))


@people.route("GET", "/api/me", returns=Me | None, public=True)
async def who_am_i(call: Call) -> Me | None:
    """Who you are; null if you are not signed in."""
    return me(call, call.visitor) if call.visitor else None


@people.route("POST", "/api/guest", body=NewGuest, returns=Me, status=201, public=True, rate="guest", refusals=(409,))
async def come_as_guest(call: Call) -> Me:
    """Come in as a guest; sets the cookie. Somebody who is in already stays who they are."""
    if call.visitor is None:
        person = await call.house.identity.guest(call.body.name)
        await call.welcome(person)
        return me(call, person)
    return me(call, call.visitor)


@people.route("POST", "/api/register", body=Credentials, returns=Me, status=201, public=True, rate="passphrase", refusals=(409,))
async def register(call: Call) -> Me:
    """Keep your identity under a name and a passphrase, with all your tables; also works for somebody new."""
    person = await call.house.identity.register(call.visitor, call.body.name, call.body.passphrase)
    call.house.limits.passphrase_was_right(folded(person.name), call.address)
    await call.welcome(person)
    await changed(call, person)
    return me(call, person)


@people.route("POST", "/api/signin", body=Credentials, returns=Me, public=True, rate="passphrase", refusals=(401,))
async def sign_in(call: Call) -> Me:
    """Be yourself on this device."""
    name, limits = folded(call.body.name), call.house.limits
    limits.try_passphrase(name, call.address)
    person = await call.house.identity.sign_in(call.body.name, call.body.passphrase)
    limits.passphrase_was_right(name, call.address)
    await call.welcome(person)
    return me(call, person)


@people.route("POST", "/api/signout", even_banned=True, status=204, public=True)
async def sign_out(call: Call) -> None:
    """Leave this device: its cookie stops counting, its connections end. A guest who signs out cannot come back as the same."""
    await call.part()


@people.route("POST", "/api/signout-everywhere", status=204)
async def sign_out_everywhere(call: Call) -> None:
    """Leave all devices: every cookie you have stops counting, every open connection ends."""
    id = call.person.id
    await call.house.sign_out(id, await call.house.store.sessions(id))
    call.cookie = ""


@people.route("PATCH", "/api/me", body=NewName, returns=Me, rate="name", refusals=(409,))
async def rename(call: Call) -> Me:
    """Take another name. Your tables know you by your id and show the new name."""
    person = await call.house.identity.rename(call.person, call.body.name)
    await changed(call, person)
    return me(call, person)


async def changed(call: Call, person: Person) -> None:
    """Show somebody's new name at their tables, on this node and on the others."""
    await chores.call_by_name(call.house.tables, person.id)
    await call.house.tables.bus.tell(News("person", person.id))
