"""What goes over the wire of what people write: to each other at a table, and to themselves."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from sandtable.server.times import Millis


class Say(msgspec.Struct):
    text: Annotated[str, Meta(min_length=1, max_length=1000)]


class Note(msgspec.Struct):
    text: Annotated[str, Meta(max_length=4_000)]


class Saying(msgspec.Struct, tag="chat", tag_field="type"):
    """Somebody at the table said something."""

    table: str
    n: int
    person: str
    name: str
    text: str
    made: Millis


class ReadChat(msgspec.Struct):
    """The last messages; those before one of them; or, with `after`, the next ones after one."""

    after: Annotated[int, Meta(ge=0, le=1_000_000_000)] = 0
    before: Annotated[int, Meta(ge=1, le=1_000_000_000)] = 1_000_000_000
    limit: Annotated[int, Meta(ge=1, le=200)] = 200


class Chat(msgspec.Struct):
    """A part of what was said, and whether there is more of it in the direction that was asked for."""

    messages: list[Saying]
    more: bool
