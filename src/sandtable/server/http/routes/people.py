"""Coming in, being somebody, going."""

from __future__ import annotations

from sandtable.server.http.route import Call, Chapter
from sandtable.server.nodes.news import News
from sandtable.server.storage.store import Person
from sandtable.server.wire.directory import Credentials, Me, NewGuest, NewName

people = Chapter("people")


def me(person: Person) -> Me:
    return Me(person.id, person.name, person.login is None)


@people.route("GET", "/api/me", returns=Me)
async def who_am_i(call: Call) -> Me:
    """Who you are. 401 if you never came in."""
    return me(call.person)


@people.route("POST", "/api/guest", body=NewGuest, returns=Me, status=201, public=True, rate="guest")
async def come_as_guest(call: Call) -> Me:
    """Come in as a guest; sets the cookie. Somebody who is in already stays who they are."""
    person = call.visitor or await call.house.identity.guest(call.body.name)
    call.welcome(person)
    return me(person)


@people.route("POST", "/api/register", body=Credentials, returns=Me, status=201, public=True, rate="passphrase", refusals=(409,))
async def register(call: Call) -> Me:
    """Keep your identity under a name and a passphrase, with all your tables; also works for somebody new."""
    visitor = call.visitor or await call.house.identity.guest(call.body.name)
    person = await call.house.identity.register(visitor, call.body.name, call.body.passphrase)
    call.welcome(person)
    await changed(call, person)
    return me(person)


@people.route("POST", "/api/signin", body=Credentials, returns=Me, public=True, rate="passphrase", refusals=(401,))
async def sign_in(call: Call) -> Me:
    """Be yourself on this device."""
    person = await call.house.identity.sign_in(call.body.name, call.body.passphrase)
    call.welcome(person)
    return me(person)


@people.route("POST", "/api/signout", status=204, public=True)
async def sign_out(call: Call) -> None:
    """Leave this device. A guest who signs out cannot come back as the same."""
    call.cookie = ""


@people.route("POST", "/api/signout-everywhere", status=204)
async def sign_out_everywhere(call: Call) -> None:
    """Leave all devices: every cookie you have stops counting, every open connection ends."""
    person = await call.house.identity.sign_out_everywhere(call.person)
    call.cookie = ""
    await changed(call, person)
    for device in call.house.crowd.devices_of(person.id):
        device.hang_up(4401, "signed out")


@people.route("PATCH", "/api/me", body=NewName, returns=Me, refusals=(409,))
async def rename(call: Call) -> Me:
    """Take another name. Your tables know you by your id and show the new name."""
    person = await call.house.identity.rename(call.person, call.body.name)
    await changed(call, person)
    return me(person)


async def changed(call: Call, person: Person) -> None:
    """Let tables and other nodes know."""
    for live in call.house.tables.live.values():
        if any(chair.person == person.id for chair in live.room.chairs):
            async with live.lock:
                live.call_by_name()
                live.tell()
    await call.house.tables.bus.tell(News("person", person.id))
