"""Browsers that show notices: each is added where somebody is signed in, and removed from anywhere."""

from __future__ import annotations

from urllib.parse import urlsplit

from sandtable.server.http.route import Call, Chapter
from sandtable.server.notices import wishes
from sandtable.server.notices.hooks import is_web_address
from sandtable.server.notices.push_protocol import Subscriber
from sandtable.server.people.identity import new_id
from sandtable.server.problems import Malformed, Missing
from sandtable.server.storage.rows import Push
from sandtable.server.times import now
from sandtable.server.wire.notices import NewPush, PushInfo

pushes = Chapter("notices")


@pushes.route("POST", "/api/me/pushes", body=NewPush, returns=PushInfo, status=201, rate="mail")
async def add_push(call: Call) -> PushInfo:
    """Have this browser show your notices, as long as you are signed in with it."""
    check(call.body, plain=call.house.settings.hooks_inside)
    store, person = call.house.store, call.person.id
    push = Push(new_id(), person, call.session, call.body.endpoint, call.body.p256dh, call.body.auth)
    await store.keep_push(push, now())
    await store.keep_wishes(person, wishes.checked(wishes.read(await store.wishes(person))))
    return PushInfo(push.id, call.device, here=True)


def check(subscription: NewPush, *, plain: bool) -> None:
    """Refuse what no browser would send: other addresses than those of the web, other keys than those of the protocol."""
    try:
        Subscriber.read(subscription.p256dh, subscription.auth)
        if not is_web_address(subscription.endpoint) or not (plain or urlsplit(subscription.endpoint).scheme == "https"):
            raise ValueError(subscription.endpoint)
    except ValueError:
        raise Malformed("push-form") from None


@pushes.route("POST", "/api/me/pushes/{push}/remove", status=204, refusals=(404,))
async def remove_push(call: Call) -> None:
    """Let a browser of yours show nothing more."""
    if not await call.house.store.remove_push(call.person.id, call.path["push"]):
        raise Missing("no-such-push")
