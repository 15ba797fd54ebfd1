"""The bus that carries news between nodes, if there are several."""

from __future__ import annotations

from sandtable.server.nodes.news import Bus, Hear, News


class NoBus:
    """There is only one node."""

    async def tell(self, news: News) -> None:
        return

    async def close(self) -> None:
        return


def open_bus(url: str, hear: Hear) -> Bus:
    """The bus to the other nodes, if there is one."""
    if not url:
        return NoBus()
    from sandtable.server.nodes.redis_bus import RedisBus  # only where it is used: it takes its time to load

    return RedisBus(url, hear)
