"""Redis carries the news between nodes."""

from __future__ import annotations

import asyncio
import logging
import secrets
from typing import Final

import msgspec
import redis.asyncio as redis

from sandtable.server.nodes.news import Hear, News

log = logging.getLogger("sandtable.bus")

CHANNEL: Final = "sandtable"
RETRY = 1.0  # seconds before another try to reach Redis
PATIENCE = 2.0  # seconds until Redis counts as gone
MOST_WAITING: Final = 1_000  # news that are not sent yet


class RedisBus:
    """Without Redis nodes still agree, only later: they look at the storage now and then. Nobody who plays waits for Redis:
    news wait to be sent, and if too many wait, the rest is dropped."""

    def __init__(self, url: str, hear: Hear) -> None:
        self._redis = redis.Redis.from_url(
            url, socket_timeout=None, socket_connect_timeout=PATIENCE, socket_keepalive=True, health_check_interval=10
        )
        self._hear = hear
        self._node = secrets.token_hex(4)
        self._waiting: asyncio.Queue[News] = asyncio.Queue(MOST_WAITING)
        self._tasks = [asyncio.create_task(work, name="bus") for work in (self._listen(), self._publish())]

    async def tell(self, news: News) -> None:
        news.node = self._node
        if self._waiting.full():
            log.warning("news about %s %s are dropped: too many wait", news.kind, news.id)
        else:
            self._waiting.put_nowait(news)

    async def _publish(self) -> None:
        while True:
            news = await self._waiting.get()
            try:
                async with asyncio.timeout(PATIENCE):
                    await self._redis.publish(CHANNEL, msgspec.json.encode(news))
            except Exception as error:
                log.warning("Redis cannot be reached: %s", type(error).__name__)

    async def _listen(self) -> None:
        while True:
            try:
                async with self._redis.pubsub() as channel:
                    await channel.subscribe(CHANNEL)
                    async for message in channel.listen():
                        await self._receive(message)
            except Exception as error:
                log.warning("Redis cannot be heard: %s", type(error).__name__)
            await asyncio.sleep(RETRY)

    async def _receive(self, message: dict[str, object]) -> None:
        if message["type"] != "message" or not isinstance(message["data"], bytes):
            return
        try:
            news = msgspec.json.decode(message["data"], type=News)
            if news.node != self._node:
                await self._hear(news)
        except Exception:
            log.exception("news could not be followed")

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._redis.aclose()
