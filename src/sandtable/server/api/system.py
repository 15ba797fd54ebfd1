"""For those who look after the server."""

from __future__ import annotations

from typing import Any

from sandtable.server.api.route import Call, Chapter
from sandtable.server.directory import Health

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


@system.route("GET", "/api/openapi.json", returns=dict[str, Any], public=True)
async def document(call: Call) -> dict[str, Any]:
    """This API, as an OpenAPI document."""
    from sandtable.server.openapi import openapi

    return openapi()
