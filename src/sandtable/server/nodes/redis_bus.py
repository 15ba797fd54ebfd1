"""Redis carries the news between nodes."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets

import msgspec
import redis.asyncio as redis

from sandtable.server.nodes.news import Hear, News

log = logging.getLogger("sandtable.bus")

CHANNEL = "sandtable"
RETRY = 1.0  # seconds before another try to reach Redis


class RedisBus:
    """Without Redis nodes still agree, only later: they look at the storage now and then."""

    def __init__(self, url: str, hear: Hear) -> None:
        self._redis = redis.Redis.from_url(url, socket_timeout=None, socket_connect_timeout=2)
        self._hear = hear
        self._node = secrets.token_hex(4)
        self._listener = asyncio.create_task(self._listen(), name="bus")
        self.connected = False

    async def tell(self, news: News) -> None:
        news.node = self._node
        try:
            await asyncio.wait_for(self._redis.publish(CHANNEL, msgspec.json.encode(news)), 2)
        except (redis.RedisError, OSError, TimeoutError) as error:
            log.warning("Redis cannot be reached: %s", type(error).__name__)

    async def _listen(self) -> None:
        while True:
            try:
                async with self._redis.pubsub() as channel:
                    await channel.subscribe(CHANNEL)
                    self.connected = True
                    async for message in channel.listen():
                        await self._receive(message)
            except (redis.RedisError, OSError) as error:
                self.connected = False
                log.warning("Redis cannot be heard: %s", type(error).__name__)
                await asyncio.sleep(RETRY)

    async def _receive(self, message: dict[str, object]) -> None:
        if message["type"] == "message" and isinstance(message["data"], bytes):
            news = msgspec.json.decode(message["data"], type=News)
            if news.node != self._node:
                try:
                    await self._hear(news)
                except Exception:
                    log.exception("news about %s %s could not be followed", news.kind, news.id)

    async def close(self) -> None:
        self._listener.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._listener
        await self._redis.aclose()
