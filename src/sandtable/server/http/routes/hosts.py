"""What hosts do. Which right each needs stands at its route, and is checked in one place before anything else."""

from __future__ import annotations

from typing import Final

from sandtable.server.hosts import networks
from sandtable.server.hosts.desk import Desk
from sandtable.server.hosts.following import decided
from sandtable.server.hosts.lists import Lists
from sandtable.server.hosts.reports import report as tell_hosts
from sandtable.server.hosts.roles import rights_of
from sandtable.server.http.route import Call, Chapter
from sandtable.server.http.routes.lobby import infos, more, place
from sandtable.server.problems import Clash
from sandtable.server.times import now
from sandtable.server.wire.directory import Part
from sandtable.server.wire.hosts import (
    ActList,
    BanInfo,
    CloseReport,
    Find,
    FindReports,
    FindTables,
    Glance,
    NewBan,
    NewReport,
    PersonList,
    ReportList,
    SeeTo,
    TablesOfHouse,
    Tell,
    Words,
)

hosts = Chapter("hosts")

MEBIBYTE: Final = 1 << 20


def desk(call: Call) -> Desk:
    return Desk(call.house.store, call.person.id)


def lists(call: Call) -> Lists:
    house = call.house
    return Lists(house.store, house.identity, house.hosts, house.crowd)


@hosts.route(
    "POST", "/api/tables/{table}/reports", body=NewReport, status=204, rate="report", refusals=(403, 404, 409), even_unseated=True
)
async def report(call: Call) -> None:
    """Tell the hosts about somebody at a table, or about a line of its chat."""
    await tell_hosts(call.house.tables, call.path["table"], call.person.id, call.body)


@hosts.route("GET", "/api/host/glance", returns=Glance, right="look", refusals=(403,))
async def glance(call: Call) -> Glance:
    """The house at a glance."""
    house, role = call.house, call.house.hosts.role(call.person.id)
    counts = await house.store.counts()
    people = {kind: counts.pop(kind) for kind in ("registered", "guests")}
    return Glance(
        role=role, rights=list(rights_of(role)), **people, tables=counts, reports=await house.store.count_reports(),
        connections=len(house.crowd), people=len(house.crowd.people), tables_in_memory=len(house.tables.live),
        errors=house.metrics.errors, load=house.pulse.load, delay=house.pulse.delay, storage=roughly(await house.store.size()),
        notice=house.hosts.notice,
    )  # fmt: skip


def roughly(size: int) -> int:
    """A number of bytes, rounded up to whole mebibytes: a single pick, by which the storage grows far less, does not show."""
    return -(-size // MEBIBYTE) * MEBIBYTE


@hosts.route("GET", "/api/host/people", returns=PersonList, query=Find, right="look", refusals=(403,))
async def people(call: Call) -> PersonList:
    """People, the newest first."""
    return await lists(call).people(call.query)


@hosts.route("GET", "/api/host/tables", returns=TablesOfHouse, query=FindTables, right="look", refusals=(403,))
async def tables(call: Call) -> TablesOfHouse:
    """Tables of some status, private ones included, as a spectator would find them in a list."""
    part = Part(call.query.before, call.query.limit)
    games = await call.house.store.games_with(call.query.status, part.limit, place(part))
    seen = await call.house.store.as_seen(games, now())
    return TablesOfHouse(await infos(call.house, seen, call.language), more(games, part))


@hosts.route("POST", "/api/host/tables/{table}", body=SeeTo, status=204, right="tables", refusals=(403, 404))
async def see_to(call: Call) -> None:
    """End a game as it stands, set it aside, or bring it back."""
    await desk(call).see_to(call.body.act, call.path["table"])
    await decided(call.house.hosts, call.house.tables)


@hosts.route("GET", "/api/host/reports", returns=ReportList, query=FindReports, right="judge", refusals=(403,))
async def reports(call: Call) -> ReportList:
    """What people told, the newest first."""
    return await lists(call).reports(call.query)


@hosts.route("POST", "/api/host/reports/{report}/close", body=CloseReport, status=204, right="judge", refusals=(403, 404))
async def close_report(call: Call) -> None:
    """Be through with a report."""
    await desk(call).close(call.path["report"], call.body.answer)


@hosts.route("GET", "/api/host/bans", returns=list[BanInfo], right="judge", refusals=(403,))
async def bans(call: Call) -> list[BanInfo]:
    """Who is turned away or may not speak."""
    return await lists(call).bans()


@hosts.route("POST", "/api/host/bans", body=NewBan, status=204, right="judge", refusals=(403, 404, 409))
async def ban(call: Call) -> None:
    """Turn a person or a network away, or forbid somebody to speak. Connections that are open end at once."""
    wish = call.body
    if wish.kind == "address" and networks.contains(networks.read(wish.what), call.address):
        raise Clash("not-yourself")
    await desk(call).ban(wish.kind, wish.what, wish.reason, wish.days)
    await decided(call.house.hosts, call.house.tables)


@hosts.route("POST", "/api/host/bans/{ban}/lift", status=204, right="judge", refusals=(403, 404))
async def lift_ban(call: Call) -> None:
    """Let somebody in again, or speak again."""
    await desk(call).lift(call.path["ban"])
    await decided(call.house.hosts, call.house.tables)


@hosts.route("GET", "/api/host/words", returns=Words, right="house", refusals=(403,))
async def words(call: Call) -> Words:
    """The words that nobody has to read."""
    return Words(call.house.hosts.filter.words)


@hosts.route("PUT", "/api/host/words", body=Words, status=204, right="house", refusals=(403,))
async def set_words(call: Call) -> None:
    """Decide which words are covered in talk and refused in names. One that ends in * stands for all that begin so."""
    await desk(call).set_words(call.body.words)
    await decided(call.house.hosts, call.house.tables)


@hosts.route("PUT", "/api/host/notice", body=Tell, status=204, right="house", refusals=(403,))
async def tell_all(call: Call) -> None:
    """Tell everybody something, at once and whoever comes later; nothing: no longer."""
    await desk(call).tell_all(call.body.text)
    await decided(call.house.hosts, call.house.tables)


@hosts.route("GET", "/api/host/audit", returns=ActList, query=Find, right="house", refusals=(403,))
async def audit(call: Call) -> ActList:
    """What hosts did, the newest first."""
    return await lists(call).acts(call.query)
