"""The types of e-mail addresses and notices: what somebody wishes to be told when no page of theirs is open."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from sandtable.server.wire.accounts import Secret
from sandtable.server.wire.directory import Name, Passphrase

Shape = Literal["plain", "discord", "slack"]
Hour = Annotated[int, Meta(ge=0, le=23)]


class NewEmail(msgspec.Struct):
    """An e-mail address, which counts once it is confirmed; empty: none. It takes the passphrase of an account."""

    email: Annotated[str, Meta(max_length=254)]
    passphrase: Annotated[str, Meta(max_length=200)] = ""


class Confirm(msgspec.Struct):
    secret: Secret


class Forgot(msgspec.Struct):
    """The name of somebody who forgot their passphrase."""

    name: Name


class Reset(msgspec.Struct):
    """A new passphrase, with the secret that came by e-mail."""

    secret: Secret
    passphrase: Passphrase


class Wishes(msgspec.Struct):
    """What somebody wishes to be told. Hours are those of the zone; if both are the same, no hours are quiet."""

    mail: bool = False
    remind: bool = True  # also before a clock runs out
    wait: Annotated[int, Meta(ge=1, le=1440)] = 5  # minutes a question waits before they are told
    digest: Annotated[int, Meta(ge=0, le=10080)] = 0  # at least so many minutes between two mails, or two messages in browsers
    quiet_from: Hour = 22
    quiet_to: Hour = 8
    zone: Annotated[str, Meta(max_length=60)] = "UTC"
    language: Annotated[str, Meta(max_length=40)] = ""  # the one they last read; the server fills it in


class NewHook(msgspec.Struct):
    """Where notices shall go, and in whose shape."""

    url: Annotated[str, Meta(min_length=8, max_length=500)]
    shape: Shape = "plain"


class HookInfo(msgspec.Struct):
    """A hook. Its secret, which signs what is sent there, is told once."""

    id: str
    url: str
    shape: str
    secret: str = ""


class NewPush(msgspec.Struct):
    """A subscription, as a browser makes it: where its push service takes messages, and its keys (base64url)."""

    endpoint: Annotated[str, Meta(min_length=8, max_length=1000)]
    p256dh: Annotated[str, Meta(min_length=80, max_length=100)]
    auth: Annotated[str, Meta(min_length=20, max_length=30)]


class PushInfo(msgspec.Struct):
    """A browser that shows notices, and whether it is the one that asks."""

    id: str
    device: str
    here: bool


class NoticeInfo(msgspec.Struct):
    """How somebody is told: whether this server sends mails, their address (and one they have not confirmed), wishes, hooks,
    browsers, and the key that browsers need to subscribe."""

    mails: bool
    email: str
    unconfirmed: str
    wishes: Wishes
    hooks: list[HookInfo]
    push_key: str
    pushes: list[PushInfo]
