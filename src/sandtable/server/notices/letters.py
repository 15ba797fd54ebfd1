"""The letters that are sent: mails, and requests to hooks. Each is ready to go when it is put into the outbox."""

from __future__ import annotations

from typing import Final

import msgspec

from sandtable.server.people.identity import new_id
from sandtable.server.storage.rows import Letter
from sandtable.server.times import Millis

MAIL: Final = "mail"
HOOK: Final = "hook"


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


def letter(person: str, content: Mail | HookCall, due: Millis) -> Letter:
    kind = MAIL if isinstance(content, Mail) else HOOK
    return Letter(new_id(), person, kind, msgspec.json.encode(content).decode(), due)
