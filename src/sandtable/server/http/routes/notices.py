"""E-mail addresses, passphrases that are set anew by e-mail, and what people wish to be told."""

from __future__ import annotations

import re
import secrets
from typing import Final

from sandtable.server.http.route import Call, Chapter
from sandtable.server.http.routes.accounts import prove
from sandtable.server.http.routes.people import changed, me
from sandtable.server.notices import texts, wishes
from sandtable.server.notices.hooks import is_web_address
from sandtable.server.notices.letters import Forgotten, Mail, letter
from sandtable.server.people import tickets
from sandtable.server.people.identity import new_id
from sandtable.server.people.names import folded
from sandtable.server.problems import Clash, Malformed, Missing
from sandtable.server.storage.notices import posting
from sandtable.server.storage.rows import Hook
from sandtable.server.times import now
from sandtable.server.wire.directory import Me
from sandtable.server.wire.notices import Confirm, Forgot, HookInfo, NewEmail, NewHook, NoticeInfo, PushInfo, Reset, Wishes

notices = Chapter("notices")

EMAIL: Final = re.compile(r'[^\s@<>",;:()\\]+@[^\s@<>",;:()\\]+\.[^\s@<>",;:()\\]+')
MOST_HOOKS: Final = 5


@notices.route("GET", "/api/me/notices", returns=NoticeInfo)
async def my_notices(call: Call) -> NoticeInfo:
    """How you are told that it is your turn when no page of yours is open."""
    store, person = call.house.store, call.person
    asked = await store.tickets_of(person.id, "confirm", now())
    hooks = [HookInfo(hook.id, hook.url, hook.shape) for hook in await store.hooks(person.id)]
    wished = wishes.read(await store.wishes(person.id))
    pushes = [PushInfo(push.id, push.device, push.session == call.session) for push in await store.pushes(person.id)]
    unconfirmed, key = asked[0].email if asked else "", call.house.signer.public
    return NoticeInfo(call.house.settings.sends_mail, person.email or "", unconfirmed, wished, hooks, key, pushes)


@notices.route("PUT", "/api/me/notices", body=Wishes, status=204, refusals=(409,))
async def wish(call: Call) -> None:
    """Say what you wish to be told, and when."""
    if call.body.mail and not call.person.email:
        raise Clash("no-email")
    call.body.language = call.language
    await call.house.store.keep_wishes(call.person.id, wishes.checked(call.body))


@notices.route("PUT", "/api/me/email", body=NewEmail, status=204, rate="mail", refusals=(409,))
async def give_email(call: Call) -> None:
    """Give your e-mail address, or take it back with an empty one. A link is sent there; it counts once you follow that."""
    if call.person.login is None:
        raise Clash("email-of-guest")
    await prove(call, call.body.passphrase)
    if not call.body.email:
        await call.house.store.set_email(call.person.id, None)
        await changed_account(call)
        return
    if not EMAIL.fullmatch(call.body.email):
        raise Malformed("email-form")
    address = post_address(call)
    secret = await tickets.issue(call.house.store, "confirm", call.person.id, call.body.email)
    await post(call, call.person.id, texts.confirmation(call.body.email, f"{address}/player#confirm={secret}", call.language))


async def changed_account(call: Call) -> None:
    """Let every node read the account anew."""
    call.house.identity.forget(call.person.id)
    await changed(call, call.person)


def post_address(call: Call) -> str:
    """How people reach this server, if it sends mails."""
    if not call.house.settings.sends_mail:
        raise Clash("no-mail-here")
    return call.house.settings.address


async def post(call: Call, person: str, content: Mail | Forgotten) -> None:
    await call.house.store.database.write([posting(letter(person, content, now()))])
    call.house.outbox.hurry()


@notices.route("POST", "/api/confirm", body=Confirm, status=204, public=True, rate="passphrase", refusals=(404,))
async def confirm(call: Call) -> None:
    """Confirm an e-mail address, with the secret that was sent there."""
    store = call.house.store
    ticket = await tickets.find(store, "confirm", call.body.secret)
    if not await store.use_up(ticket):
        raise Missing("no-such-link")
    await store.set_email(ticket.person, ticket.email)
    call.house.identity.forget(ticket.person)


@notices.route("POST", "/api/reset", body=Forgot, status=204, public=True, rate="mail", refusals=(409,))
async def forgot(call: Call) -> None:
    """Have a link sent to your confirmed address that lets you set a new passphrase. The answer is the same for any name, and
    takes as long."""
    post_address(call)
    name = folded(call.body.name)
    call.house.limits.spend("mail", account=name)
    await post(call, "", Forgotten(name, call.language))


@notices.route("POST", "/api/reset/finish", body=Reset, returns=Me, public=True, rate="passphrase", refusals=(404,))
async def reset(call: Call) -> Me:
    """Set a new passphrase, with the secret that came by e-mail. You are signed in here, and signed out everywhere else."""
    house = call.house
    ticket = await tickets.find(house.store, "reset", call.body.secret)
    person = await house.identity.person(ticket.person)
    if person is None or person.login is None or not await house.store.use_up(ticket):
        raise Missing("no-such-link")
    person = await house.identity.set_passphrase(person, call.body.passphrase)
    await house.sign_out(person.id, await house.store.sessions(person.id))
    await call.welcome(person)
    return me(call, person)


@notices.route("POST", "/api/unsubscribe/{token}", status=204, public=True, rate="passphrase", refusals=(404,))
async def unsubscribe(call: Call) -> None:
    """End the mails of whoever this link was sent to. Mail programs do it with one click."""
    person = call.house.unsubscribing.person(call.path["token"])
    data = await call.house.store.wishes(person)
    if data is not None:  # else the account is gone, and its wishes with it
        kept = wishes.read(data)
        kept.mail = False
        await call.house.store.keep_wishes(person, wishes.checked(kept))


@notices.route("POST", "/api/me/hooks", body=NewHook, returns=HookInfo, status=201, rate="mail", refusals=(409,))
async def add_hook(call: Call) -> HookInfo:
    """Have your notices sent to an address: as plain JSON, or in the shape of Discord or Slack. Each is signed with the secret
    of this answer, which is told once."""
    store, person = call.house.store, call.person.id
    if not is_web_address(call.body.url):
        raise Malformed("hook-form")
    if len(await store.hooks(person)) >= MOST_HOOKS:
        raise Clash("too-many-hooks", most=MOST_HOOKS)
    hook = Hook(new_id(), person, call.body.url, call.body.shape, secrets.token_urlsafe(24))
    await store.keep_hook(hook)
    await store.keep_wishes(person, wishes.checked(wishes.read(await store.wishes(person))))
    return HookInfo(hook.id, hook.url, hook.shape, hook.secret)


@notices.route("POST", "/api/me/hooks/{hook}/remove", status=204, refusals=(404,))
async def remove_hook(call: Call) -> None:
    """Send nothing more to an address."""
    if not await call.house.store.remove_hook(call.person.id, call.path["hook"]):
        raise Missing("no-such-hook")
