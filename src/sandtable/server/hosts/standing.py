"""Standing: whether whoever asks is still signed in, let in, and has the right that what they ask for needs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sandtable.server.hosts.hosts import Hosts
from sandtable.server.hosts.roles import Right
from sandtable.server.people.sessions import Sessions
from sandtable.server.problems import SignIn
from sandtable.server.storage.database import Statement
from sandtable.server.storage.moderation import MARK

# PostgreSQL lets nobody end the session or decide anything until a write that saw this is kept; SQLite has one writer.
UNCHANGED: Final = "SELECT 1 FROM facts WHERE name = $1 AND value = $2 FOR SHARE"
SIGNED_IN: Final = """SELECT 1 FROM facts JOIN sessions ON sessions.person = $3 AND sessions.id = $4
                      WHERE facts.name = $1 AND facts.value = $2 FOR SHARE"""


class Standing:
    """Somebody who asks for something, from somewhere, with a session or without one."""

    right: Right | None = None  # of a host, that they need

    def __init__(self, hosts: Hosts, sessions: Sessions, person: str, session: str, address: str) -> None:
        self._hosts, self._sessions = hosts, sessions
        self._person, self._session, self._address = person, session, address
        self.even_banned = False

    def guard(self) -> Statement:
        if self._session:
            return Statement(SIGNED_IN, (MARK, self._hosts.mark, self._person, self._session), touches=1)
        return Statement(UNCHANGED, (MARK, self._hosts.mark), touches=1)

    async def check(self) -> None:
        if self._session and self._session not in await self._sessions.of(self._person):
            raise SignIn("come-in-first")
        if not self.even_banned:
            self._hosts.refuse(self._person, self._address)
        if self.right is not None:
            self._hosts.check(self._person, self.right)

    async def check_again(self) -> None:
        await self._hosts.refresh()
        self._sessions.forget(self._person)
        await self.check()

    def part(self, person: str, sessions: Sequence[str]) -> None:
        if person == self._person and self._session in sessions:
            self._session = ""
