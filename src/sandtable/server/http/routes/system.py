"""Health and metrics, for those who run the server."""

from __future__ import annotations

import ipaddress

from sandtable.server.http.route import Call, Chapter
from sandtable.server.problems import Missing
from sandtable.server.wire.directory import Health

system = Chapter("system")


@system.route("GET", "/healthz", returns=Health, public=True, refusals=(503,))
async def health(call: Call) -> Health:
    """Whether the storage answers."""
    await call.house.store.fact("alive")
    return Health("ok")


@system.route("GET", "/metrics", returns=str, text=True, public=True, refusals=(404,))
async def metrics(call: Call) -> str:
    """Counters and gauges in the text format of Prometheus, for this machine and for whom its owner allows: what they count
    would tell others of picks made in secret."""
    if not may_count(call.address, call.house.settings.metrics_for):
        raise Missing("nothing-here")
    return call.house.metrics.text(call.house.gauges())


def may_count(address: str, networks: tuple[str, ...]) -> bool:
    """Whether a request comes from this machine or from one of these networks."""
    try:
        asker = ipaddress.ip_address(address)
    except ValueError:
        return False
    return asker.is_loopback or any(asker in ipaddress.ip_network(network) for network in networks)
