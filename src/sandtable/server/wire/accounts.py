"""The types of accounts: passphrases, sessions, links, and what is kept about somebody."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from sandtable.server.times import Millis
from sandtable.server.wire.directory import Passphrase

Secret = Annotated[str, Meta(min_length=1, max_length=100)]


class NewPassphrase(msgspec.Struct):
    """Another passphrase, for somebody who knows the old one."""

    old: Annotated[str, Meta(max_length=200)]
    new: Passphrase


class Farewell(msgspec.Struct):
    """The wish to be forgotten. A guest has no passphrase."""

    passphrase: Annotated[str, Meta(max_length=200)] = ""


class SessionInfo(msgspec.Struct):
    """A device on which you are signed in, and whether it is this one."""

    id: str
    device: str  # empty: it did not say what it is
    since: Millis
    here: bool


class OwnLink(msgspec.Struct):
    """What comes after `/player#return=` in a link that brings a guest back."""

    secret: str


class Return(msgspec.Struct):
    secret: Secret


class KeptField(msgspec.Struct):
    """A field of a table of the storage, by its name and in words."""

    id: str
    about: str


class KeptThing(msgspec.Struct):
    """A table of the storage: what stands in it, how long, and whether it is about people."""

    id: str
    about: str
    until: str
    personal: bool
    fields: list[KeptField]
