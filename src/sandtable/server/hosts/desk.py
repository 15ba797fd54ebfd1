"""The desk: everything that hosts decide, each with its line in the log. The page and the command line both work here."""

from __future__ import annotations

import json
import secrets
from typing import Final, Literal

from sandtable.server.hosts import networks
from sandtable.server.hosts.hosts import NOTICE, WORDS
from sandtable.server.hosts.roles import RIGHTS
from sandtable.server.people.names import folded
from sandtable.server.problems import Clash, Missing
from sandtable.server.storage import moderation
from sandtable.server.storage.database import Conflict, Statement
from sandtable.server.storage.moderation import Act, Ban, Errand
from sandtable.server.storage.store import Person, Store
from sandtable.server.times import Millis, now

DAY: Final[Millis] = 24 * 3600 * 1000
TableAct = Literal["end", "aside", "back"]
BanKind = Literal["person", "mute", "address"]


class Desk:
    """Where one host works; without a name: whoever has the command line of the machine."""

    def __init__(self, store: Store, host: str = "") -> None:
        self._store = store
        self._host = host

    async def _do(self, act: str, about: str, details: str, *writes: Statement) -> None:
        """Decide something, and put it into the log. Both are kept or neither."""
        line = Act(new_id(), now(), self._host, act, about, details)
        await self._store.database.write([*writes, *moderation.noting(line)])

    # People

    async def named(self, name: str) -> Person:
        """Somebody by the name they sign in with, or by their id."""
        person = await self._store.person_by_login(folded(name)) or await self._store.person(name)
        if person is None:
            raise Missing("nobody-named", name=name)
        return person

    async def give_role(self, person: Person, role: str) -> None:
        """Let somebody help to run the house, or no longer. A guest could lose the role with a cookie: so none has one."""
        if role and role not in RIGHTS:
            raise Missing("no-role", role=role, known=list(RIGHTS))
        if role and person.login is None:
            raise Clash("role-of-guest")
        await self._do("role", person.id, role, *moderation.giving_role(person.id, role))

    async def ban(self, kind: BanKind, what: str, reason: str, days: int = 0) -> Ban:
        """Turn somebody or a network away, or forbid somebody to speak; for good if no days are given."""
        if kind == "address":
            what = networks.read(what)
        elif await self._store.person(what) is None:
            raise Missing("nobody-named", name=what)
        elif what in await self._store.roles():
            raise Clash("ban-of-host")
        ban = Ban(new_id(), kind, what, reason, self._host, now(), now() + days * DAY if days else None)
        away = [moderation.sending(Errand(new_id(), "unseat", what, self._host))] if kind == "person" else []
        await self._do(f"ban-{kind}", what, reason, moderation.banning(ban), *away)
        return ban

    async def lift(self, id: str) -> None:
        """Let somebody in again, or speak again."""
        found = [ban for ban in await self._store.bans(now()) if ban.id == id]
        if not found:
            raise Missing("no-such-ban")
        await self._once("no-such-ban", "lift", found[0].what, found[0].kind, moderation.lifting(id))

    async def close(self, report: str, answer: str) -> None:
        """Be through with a report."""
        await self._once("no-such-report", "close", report, answer, moderation.closing(report, answer, now()))

    async def _once(self, missing: str, act: str, about: str, details: str, write: Statement) -> None:
        """Do something that only one can do."""
        try:
            await self._do(act, about, details, write)
        except Conflict:
            raise Missing(missing) from None

    # Tables and the house

    async def see_to(self, act: TableAct, table: str) -> None:
        """Have a running server end a game as it stands, set it aside, or bring it back."""
        if await self._store.game(table) is None:
            raise Missing("no-table")
        await self._do(act, table, "", moderation.sending(Errand(new_id(), act, table, self._host)))

    async def set_words(self, words: list[str]) -> None:
        """Decide which words nobody has to read."""
        wanted = sorted({word.strip().lower() for word in words} - {"", "*"})
        await self._do("words", "", ", ".join(wanted), moderation.keeping(WORDS, json.dumps(wanted)))

    async def tell_all(self, text: str) -> None:
        """Tell everybody something, until it is told otherwise. Nothing: there is no more to tell."""
        await self._do("notice", "", text, moderation.keeping(NOTICE, text.strip()))


def new_id() -> str:
    """Later ones sort after earlier ones."""
    return f"{now():013d}{secrets.token_hex(4)}"
