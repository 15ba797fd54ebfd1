"""The outbox: letters are kept with what they are about, and sent in the background by whichever node comes first.

A node that takes a letter moves the moment at which it is due ahead, and deletes it once it is sent. If that node dies, the
letter is due again later. So each is sent once; only if a node dies between sending a letter and deleting it, it is sent again,
with the same id. Each kind has a queue of its own, in which everybody's first letter comes before anybody's second: hooks that
hang hold up neither mails nor the hooks of others for long.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Mapping
from typing import Final

from sandtable.server.storage.rows import Letter
from sandtable.server.storage.store import Store
from sandtable.server.times import Millis, now

log = logging.getLogger("sandtable.outbox")

Send = Callable[[Letter], Awaitable[None]]

LEASE: Final[Millis] = 120_000  # how long a node may take to send a letter
AT_ONCE: Final = 20
EVERY: Final = 10.0  # seconds between two looks
MINUTE: Final[Millis] = 60_000
PAUSES: Final[tuple[Millis, ...]] = (MINUTE, 5 * MINUTE, 30 * MINUTE, 120 * MINUTE, 720 * MINUTE)  # after each failure


class Undeliverable(Exception):
    """A letter that no other try will help."""


class Outbox:
    """Sends what is due."""

    def __init__(self, store: Store, ways: Mapping[str, Send]) -> None:
        self._store = store
        self._ways = ways  # by kind of letter
        self._hurry = {kind: asyncio.Event() for kind in ways}

    async def work(self, kind: str) -> None:
        """Send what is due of a kind, then wait for the next letter, or for one that another node left behind."""
        self._hurry[kind].clear()
        await self.empty(kind)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(EVERY):
                await self._hurry[kind].wait()

    def hurry(self) -> None:
        """Somebody put a letter in and waits for it."""
        for hurry in self._hurry.values():
            hurry.set()

    async def empty(self, kind: str) -> None:
        """Send all letters of a kind that are due, as far as they can be sent."""
        while letters := await self._store.due_letters(kind, now(), AT_ONCE):
            await asyncio.gather(*(self._try(letter) for letter in letters))

    async def _try(self, letter: Letter) -> None:
        if not await self._store.put_off(letter, now() + LEASE):
            return  # another node has it
        try:
            await self._ways[letter.kind](letter)
        except Undeliverable as problem:
            log.warning("a %s to %s is dropped: %s", letter.kind, letter.person, problem)
        except Exception as problem:
            if letter.tries < len(PAUSES):
                log.warning("a %s to %s has to wait: %s", letter.kind, letter.person, problem)
                await self._store.put_off_again(letter.id, now() + PAUSES[letter.tries])
                return
            log.warning("a %s to %s is given up: %s", letter.kind, letter.person, problem)
        await self._store.drop_letter(letter.id)
