"""What people tell the hosts: about somebody at their table, or about a line of its chat."""

from __future__ import annotations

from sandtable.server.hosts.desk import new_id
from sandtable.server.problems import Clash, Forbidden, Missing
from sandtable.server.storage.moderation import Report, reporting
from sandtable.server.tables import chat
from sandtable.server.tables.registry import Tables, everybody
from sandtable.server.tables.watching import watching
from sandtable.server.times import Millis, now
from sandtable.server.wire.hosts import NewReport


async def report(tables: Tables, table: str, reporter: str, told: NewReport) -> None:
    """Tell the hosts about somebody. A line is copied as it was said: it may be forgotten before they read it."""
    if told.person == reporter:
        raise Clash("not-yourself")
    async with watching(tables, table, reporter, everybody) as live:
        if told.n and not chat.may_read(live.room, reporter):
            raise Forbidden("only-players-read")
        seated = [chair.person for chair in live.room.chairs]
        if not told.n and (told.person not in seated or (reporter not in seated and not live.room.for_everybody)):
            raise Missing("nobody-there")
        until = now() - live.behind
    text = await line(tables, table, told, until) if told.n else ""
    made = Report(new_id(), table, told.person, reporter, told.n, text, told.why, now())
    await tables.store.database.write([reporting(made)])


async def line(tables: Tables, table: str, told: NewReport, until: Millis) -> str:
    """What a line of the chat said, if it was theirs and whoever reports it has heard it: they get a copy of what they report."""
    messages = await tables.store.messages(table, told.n - 1, 1, until)
    found = [one for one in messages if one.n == told.n and one.person == told.person]
    if not found:
        raise Missing("no-such-line")
    return found[0].text
