"""What is put into the outbox: mails, requests to hooks, and messages to browsers. Each is ready to go when it is put there."""

from __future__ import annotations

from typing import Final

import msgspec

from sandtable.server.people.identity import new_id
from sandtable.server.storage.rows import Letter
from sandtable.server.times import Millis

MAIL: Final = "mail"
HOOK: Final = "hook"
PUSH: Final = "push"
FORGOTTEN: Final = "forgotten"


class Mail(msgspec.Struct):
    """A mail. `unsubscribe` is the address that ends mails of this kind, if there is one."""

    to: str
    subject: str
    text: str
    unsubscribe: str = ""


class HookCall(msgspec.Struct):
    """A request to a hook: where, what, and the secret that signs it."""

    url: str
    body: str
    secret: str


class PushNotice(msgspec.Struct):
    """A message to a browser: which subscription, what its service worker gets, and what it is about. The keys are looked up
    when it is sent: whoever signs out there until then gets nothing more."""

    push: str
    text: str
    topic: str
    made: Millis


class Forgotten(msgspec.Struct):
    """Somebody says that they forgot the passphrase of a name. Whether there is such a name is looked up later, when the letter
    is sent, so that the answer to the request takes equally long for any name."""

    name: str
    language: str


KINDS: Final = {Mail: MAIL, HookCall: HOOK, PushNotice: PUSH, Forgotten: FORGOTTEN}


def letter(person: str, content: Mail | HookCall | PushNotice | Forgotten, due: Millis) -> Letter:
    return Letter(new_id(), person, KINDS[type(content)], msgspec.json.encode(content).decode(), due)
