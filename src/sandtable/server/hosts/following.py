"""Holding to what hosts decide, on every node: whoever was turned away goes, notices are shown, errands are done."""

from __future__ import annotations

from sandtable.server.hosts import errands
from sandtable.server.hosts.hosts import Hosts
from sandtable.server.nodes.news import News
from sandtable.server.storage.asking import asking
from sandtable.server.tables.registry import Tables


async def follow(hosts: Hosts, tables: Tables) -> None:
    """Hold to what was decided since: on this node or another one, or at the command line."""
    await hosts.refresh()
    if hosts.followed != hosts.mark:
        hosts.followed = hosts.mark
        tables.crowd.send_away(lambda device: hosts.ban_of(device.person, device.address) is not None)
        if hosts.announced not in (None, hosts.notice):
            tables.crowd.tell_all(hosts.notice)
        hosts.announced = hosts.notice
    with asking(None):  # what was decided is done, whatever becomes of whoever decided it
        await errands.run(tables)


async def decided(hosts: Hosts, tables: Tables) -> None:
    """A host decided something here: it counts at once, on every node."""
    await tables.bus.tell(News("hosts", ""))
    await follow(hosts, tables)
