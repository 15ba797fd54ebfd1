"""News between nodes: that a game moved on, that somebody said something, that a person changed."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Literal, Protocol

import msgspec


class News(msgspec.Struct, omit_defaults=True):
    """Never more than ids: whoever hears it reads the rest from the storage. With `yield` a node of newer rules asks for a
    table that is played by the version `n` of its rules."""

    kind: Literal["game", "chat", "person", "lobby", "yield", "hosts"]
    id: str
    n: int = 0
    node: str = ""
    asked: list[str] = []  # the persons who are asked now; in the lobby: for whom alone it changed


Hear = Callable[[News], Awaitable[None]]


class Bus(Protocol):
    """Carries news to the other nodes, as well as it can: whoever missed some finds out from the storage."""

    async def tell(self, news: News) -> None:
        """Send news as soon as possible. Does not wait until they are sent."""

    async def close(self) -> None:
        """Send and hear nothing more."""
