"""What every server keeps in memory of the hosts' decisions, and holds to: roles, bans, the words filter, the notice to all."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from typing import Final

from sandtable.server.hosts import networks
from sandtable.server.hosts.roles import Right, rights_of
from sandtable.server.hosts.words import Filter
from sandtable.server.problems import Clash, Forbidden
from sandtable.server.storage.moderation import MARK, Ban
from sandtable.server.storage.store import Store
from sandtable.server.times import now

WORDS: Final = "words"  # the facts that hosts decide
NOTICE: Final = "notice"
UNREAD: Final = "?"


class Hosts:
    """The decisions that count. They are read again whenever the storage says that there are others."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.mark = UNREAD  # what changes with every decision
        self.followed = UNREAD  # up to where everybody here was held to them
        self.announced: str | None = None  # the notice that everybody here was shown
        self._roles: dict[str, str] = {}
        self.bans: list[Ban] = []
        self.filter = Filter([])
        self.notice = ""

    async def refresh(self) -> None:
        """Follow the storage. What was decided is read first and counts all at once: several may follow at the same time."""
        mark = await self._store.fact(MARK) or ""
        if mark == self.mark:
            return
        roles, bans = await self._store.roles(), await self._store.bans(now())
        words, notice = await self._store.fact(WORDS) or "[]", await self._store.fact(NOTICE) or ""
        self.mark, self._roles, self.bans, self.filter, self.notice = mark, roles, bans, Filter(json.loads(words)), notice

    # Rights

    def role(self, person: str) -> str:
        return self._roles.get(person, "")

    def check(self, person: str, right: Right) -> None:
        """Refuse whoever has no such right."""
        if right not in rights_of(self.role(person)):
            raise Forbidden("not-a-host")

    # Those who were turned away

    def ban_of(self, person: str, address: str = "") -> Ban | None:
        """What keeps somebody out, if anything does. Whoever looks after the house is kept out by no network."""
        for ban in self._counting():
            if ban.kind == "person" and ban.what == person:
                return ban
            if ban.kind == "address" and not self.role(person) and networks.contains(ban.what, address):
                return ban
        return None

    def refuse(self, person: str, address: str) -> None:
        """Refuse whoever was turned away, and say why and for how long."""
        ban = self.ban_of(person, address)
        if ban is not None:
            raise Forbidden("banned-until" if ban.until else "banned", reason=ban.reason, until=day(ban.until or 0))

    def is_muted(self, person: str) -> bool:
        return any(ban.kind == "mute" and ban.what == person for ban in self._counting())

    def _counting(self) -> list[Ban]:
        at = now()
        return [ban for ban in self.bans if ban.until is None or ban.until > at]

    # Manners

    def heard(self, person: str, text: str) -> str:
        """What others hear when somebody speaks. Whoever was muted is refused."""
        if self.is_muted(person):
            raise Forbidden("muted-by-hosts")
        return self.filter.covered(text)

    def check_name(self, name: str) -> None:
        if self.filter.finds(name):
            raise Clash("name-filtered")


def day(moment: int) -> str:
    """A moment as people read it, to the minute."""
    return datetime.fromtimestamp(moment / 1000, UTC).strftime("%Y-%m-%d %H:%M UTC")
