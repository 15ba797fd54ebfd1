"""For those who look after the server."""

from __future__ import annotations

from sandtable.server.http.route import Call, Chapter
from sandtable.server.wire.directory import Health

system = Chapter("system")


@system.route("GET", "/healthz", returns=Health, public=True, refusals=(503,))
async def health(call: Call) -> Health:
    """Whether the storage answers."""
    await call.house.store.fact("alive")
    return Health("ok")


@system.route("GET", "/metrics", returns=str, text=True, public=True)
async def metrics(call: Call) -> str:
    """Counters and gauges in the text format of Prometheus."""
    return call.house.metrics.text(call.house.gauges())
