"""Tables as somebody may see them: as they are, or later, for those without a seat where that is so."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from sandtable.server.problems import Forbidden
from sandtable.server.tables.live import LiveTable
from sandtable.server.tables.registry import Exempt, Tables, nobody


@asynccontextmanager
async def watching(tables: Tables, id: str, person: str | None, exempt: Exempt = nobody) -> AsyncIterator[LiveTable]:
    """A table as somebody may see it: those who see it later get its echo, and wait for no silence."""
    live = await tables.find(id)
    if not live.room.comes_later_for(person):
        async with tables.reading(id, lambda room: exempt(room) or room.comes_later_for(person)) as live:
            if not live.room.comes_later_for(person):
                yield live
                return
    async with tables.echoes.reading(live) as echo:
        yield echo


async def check_presence(tables: Tables, id: str, person: str) -> None:
    """Refuse those who see a table later if they want to do something there: any answer would tell how it stands now. Its maker
    without a seat, too: who keeps order there asks for nothing that depends on that."""
    if (await tables.find(id)).room.comes_later_for(person):
        raise Forbidden("only-players-act")
