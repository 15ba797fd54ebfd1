"""The lists that hosts work with. None of them shows anything of a game."""

from __future__ import annotations

from collections.abc import Iterable

from sandtable.server.hosts.hosts import Hosts
from sandtable.server.limits import network
from sandtable.server.people.identity import Identity
from sandtable.server.people.presence import Crowd
from sandtable.server.storage.moderation import LATEST, Act, Ban, Report
from sandtable.server.storage.store import Store
from sandtable.server.times import Millis, now
from sandtable.server.wire.hosts import (
    ActInfo,
    ActList,
    BanInfo,
    Find,
    FindReports,
    PersonList,
    PersonRow,
    ReportInfo,
    ReportList,
)


class Lists:
    """Looks things up for a host."""

    def __init__(self, store: Store, identity: Identity, hosts: Hosts, crowd: Crowd) -> None:
        self._store = store
        self._identity = identity
        self._hosts = hosts
        self._crowd = crowd

    async def _name(self, person: str) -> str:
        found = await self._identity.person(person) if person else None
        return found.name if found is not None else ""

    async def people(self, find: Find) -> PersonList:
        rows = await self._store.people_found(find.name, find.before or LATEST, find.limit)
        people = [self._person(*row) for row in rows]
        return PersonList(people, more([one.created for one in people], find.limit))

    def _person(self, id: str, name: str, login: str | None, created: Millis, seen: Millis) -> PersonRow:
        hosts = self._hosts
        places = sorted({network(device.address) for device in self._crowd.devices_of(id)})
        banned, muted = hosts.ban_of(id) is not None, hosts.is_muted(id)
        return PersonRow(id, name, login is None, created, seen, hosts.role(id), banned, muted, places)

    async def reports(self, find: FindReports) -> ReportList:
        found = await self._store.reports(closed=find.closed, before=find.before or LATEST, limit=find.limit)
        return ReportList([await self._report(one) for one in found], more([one.made for one in found], find.limit))

    async def _report(self, one: Report) -> ReportInfo:
        names = await self._name(one.person), await self._name(one.reporter)
        return ReportInfo(
            one.id, one.game, one.person, names[0], one.reporter, names[1], one.line, one.text, one.why, one.made, one.closed,
            one.answer,
        )  # fmt: skip

    async def bans(self) -> list[BanInfo]:
        return [await self._ban(ban) for ban in await self._store.bans(now())]

    async def _ban(self, ban: Ban) -> BanInfo:
        name = "" if ban.kind == "address" else await self._name(ban.what)
        return BanInfo(ban.id, ban.kind, ban.what, name, ban.reason, await self._name(ban.made_by), ban.made, ban.until or 0)

    async def acts(self, find: Find) -> ActList:
        found = await self._store.acts(find.before or LATEST, find.limit)
        return ActList([await self._act(act) for act in found], more([act.made for act in found], find.limit))

    async def _act(self, act: Act) -> ActInfo:
        return ActInfo(act.made, await self._name(act.made_by), act.act, await self._name(act.about) or act.about, act.details)


def more(moments: Iterable[Millis], limit: int) -> Millis:
    """Where a list goes on after these; 0 if they were the last."""
    there = list(moments)
    return there[-1] if len(there) == limit else 0
