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
    digest: Annotated[int, Meta(ge=0, le=10080)] = 0  # at least so many minutes between two mails
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


class NoticeInfo(msgspec.Struct):
    """How somebody is told: whether this server sends mails, their address (and one they have not confirmed), wishes, hooks."""

    mails: bool
    email: str
    unconfirmed: str
    wishes: Wishes
    hooks: list[HookInfo]
