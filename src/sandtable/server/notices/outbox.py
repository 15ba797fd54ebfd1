"""The outbox: letters are kept with what they are about, and sent in the background by whichever node comes first.

A node that takes a letter holds it for a while, which no other node may then send it, and deletes it once it is sent. If that
node dies, another one takes the letter later. A node that freezes does not know that time went by: so what it held for too long
it looks at again, right before anything leaves, and lets go. All of this goes by the clocks of the machines, since a server's
own time stands still while it is frozen.

So each letter is sent once. Only if a node dies or freezes between sending it and deleting it, or no answer comes in time, is it
sent again, always with the same id. Each kind has a queue of its own, in which everybody's first letter comes before anybody's
second: hooks that hang hold up neither mails nor the hooks of others for long.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Mapping
from typing import Final

from sandtable.server import times
from sandtable.server.problems import Unavailable
from sandtable.server.storage.rows import Letter
from sandtable.server.storage.store import Store
from sandtable.server.times import Millis

log = logging.getLogger("sandtable.outbox")

Send = Callable[[Letter], Awaitable[None]]

LEASE: Final[Millis] = 120_000  # how long a node holds a letter
SENDING: Final[Millis] = 60_000  # what may be left of that at least when it is sent
AT_ONCE: Final = 20
EVERY: Final = 10.0  # seconds between two looks
RETRY = 1.0  # seconds between two tries to delete what is sent
LAST: Final = 5.0  # seconds that a server which stops has for what it is sending
MINUTE: Final[Millis] = 60_000
PAUSES: Final[tuple[Millis, ...]] = (MINUTE, 5 * MINUTE, 30 * MINUTE, 120 * MINUTE, 720 * MINUTE)  # after each failure


class Undeliverable(Exception):
    """A letter that no other try will help."""


class HeldTooLong(Exception):
    """A letter that another node may send by now."""


def check_held(letter: Letter) -> None:
    """Right before a letter leaves: let go of it if it was taken so long ago that another node may be at it."""
    if letter.held is not None and times.clock.wall() > letter.held - SENDING:
        raise HeldTooLong("it was held for too long")


class Outbox:
    """Sends what is due."""

    def __init__(self, store: Store, ways: Mapping[str, Send]) -> None:
        self._store = store
        self._ways = ways  # by kind of letter
        self._hurry = {kind: asyncio.Event() for kind in ways}
        self._sending: set[asyncio.Task[None]] = set()
        self._stopped = False

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
        while not self._stopped and (letters := await self._store.due_letters(kind, times.clock.wall(), AT_ONCE)):
            await asyncio.gather(*map(self._begin, letters))

    def _begin(self, letter: Letter) -> asyncio.Task[None]:
        sending = asyncio.create_task(self._try(letter))
        self._sending.add(sending)
        sending.add_done_callback(self._sending.discard)
        return sending

    async def stop(self) -> None:
        """Take no more letters, and wait a moment for those that are being sent: one that leaves and stays here comes again."""
        self._stopped = True
        if self._sending:
            await asyncio.wait(self._sending, timeout=LAST)

    async def _try(self, due: Letter) -> None:
        letter = None if self._stopped else await self._store.take(due, times.clock.wall() + LEASE)
        if letter is None:
            return  # another node has it, or will
        try:
            check_held(letter)
            await self._ways[letter.kind](letter)
        except Undeliverable as problem:
            log.warning("a %s to %s is dropped: %s", letter.kind, letter.person, problem)
        except Exception as problem:
            if letter.tries < len(PAUSES):
                log.warning("a %s to %s has to wait: %s", letter.kind, letter.person, problem)
                await self._store.put_off(letter, times.clock.wall() + PAUSES[letter.tries])
                return
            log.warning("a %s to %s is given up: %s", letter.kind, letter.person, problem)
        await self._drop(letter)

    async def _drop(self, letter: Letter) -> None:
        """Delete a letter, as soon as the storage can: else it would be sent again."""
        while True:
            try:
                await self._store.drop_letter(letter.id)
                return
            except Unavailable:
                if times.clock.wall() > (letter.held or 0):
                    raise
                await asyncio.sleep(RETRY)
