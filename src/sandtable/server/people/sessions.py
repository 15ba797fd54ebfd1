"""Sessions: on which devices people are signed in, and the signed cookies that say so."""

from __future__ import annotations

import hmac
import math
import secrets
import time
from dataclasses import dataclass
from hashlib import sha256
from typing import Final

from sandtable.server.problems import Unavailable
from sandtable.server.storage.store import Store
from sandtable.server.times import now

COOKIE: Final = "sandtable"
COOKIE_AGE: Final = 400 * 24 * 3600  # seconds: the longest that browsers allow
MOST_SESSIONS: Final = 50  # of one person; the oldest gives way
MOST_REMEMBERED: Final = 20_000  # people


@dataclass(frozen=True)
class Session:
    """One device on which somebody is signed in."""

    person: str
    id: str


class Sessions:
    """All sessions. Those of people seen lately are remembered."""

    def __init__(self, store: Store, secret: bytes) -> None:
        self._store = store
        self._secret = secret
        self.fresh = math.inf  # seconds until the storage is asked again: other nodes may have ended a session
        self._known: dict[str, tuple[float, list[str]]] = {}  # by person: when they were read, and which there are

    async def begin(self, person: str, device: str = "") -> Session:
        """Sign somebody in on one more device."""
        session = Session(person, secrets.token_hex(16))
        await self._store.add_session(person, session.id, now(), device)
        self.forget(person)
        there = await self.of(person)
        if len(there) > MOST_SESSIONS:
            await self.end(person, there[:-MOST_SESSIONS])
        return session

    async def end(self, person: str, ids: list[str]) -> None:
        """Sign somebody out on some of their devices: these cookies count for nothing from now on."""
        await self._store.end_sessions(person, ids)
        self.forget(person)

    async def of(self, person: str) -> list[str]:
        """The sessions of a person, the oldest first. While the storage is away those last known count."""
        read, there = self._known.get(person, (0.0, []))
        if read and time.monotonic() - read < self.fresh:
            return there
        try:
            there = await self._store.sessions(person)
        except Unavailable:
            if not read:
                raise
        self._remember(person, there)
        return there

    def _remember(self, person: str, sessions: list[str]) -> None:
        self._known.pop(person, None)
        if len(self._known) >= MOST_REMEMBERED:
            self._known.pop(next(iter(self._known)))
        self._known[person] = (time.monotonic(), sessions)

    def forget(self, person: str) -> None:
        self._known.pop(person, None)

    def cookie(self, session: Session) -> str:
        claim = f"{session.person}.{session.id}"
        return f"{claim}.{self._sign(claim)}"

    async def read(self, cookie: str) -> Session | None:
        """The session a cookie is for, unless it is forged or was ended."""
        claim, _, signature = cookie.rpartition(".")
        if not hmac.compare_digest(self._sign(claim).encode(), signature.encode()):
            return None
        person, _, id = claim.partition(".")
        return Session(person, id) if id in await self.of(person) else None

    def _sign(self, claim: str) -> str:
        return hmac.new(self._secret, claim.encode(), sha256).hexdigest()
