"""People: guests, who need nothing, and registered people, who sign in with a name and a passphrase."""

from __future__ import annotations

import contextlib
import secrets
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from typing import Final

from sandtable.engine.messages import ENGLISH, house
from sandtable.server.people.names import fitting, folded
from sandtable.server.people.passphrases import Passphrases
from sandtable.server.people.sessions import Sessions
from sandtable.server.problems import Clash, Forbidden, SignIn, Unavailable
from sandtable.server.storage.alike import alike
from sandtable.server.storage.database import Conflict
from sandtable.server.storage.store import Person, Store
from sandtable.server.times import Millis, now

MOST_REMEMBERED: Final = 20_000
AT_ONCE: Final = 1_000  # people asked for in one question to the storage
DAY: Final[Millis] = 24 * 3600 * 1000
ALPHABET: Final = "abcdefghjkmnpqrstvwxyz23456789"
ANIMALS: Final = ("Heron", "Otter", "Marten", "Lynx", "Plover", "Badger", "Stork", "Beaver", "Hare", "Curlew", "Newt", "Swift")


def new_id(length: int = 16) -> str:
    """A random id, too long to be guessed, without letters and digits that are easily mixed up."""
    return "".join(secrets.choice(ALPHABET) for _ in range(length))


@dataclass(frozen=True)
class Visitor:
    """Somebody who asks for something, and the session of the device they ask with."""

    person: Person
    session: str


class Identity:
    """Everybody who ever came. Those seen lately are kept in memory."""

    def __init__(self, store: Store, secret: bytes) -> None:
        self._store = store
        self.sessions = Sessions(store, secret)
        self._known: dict[str, Person] = {}
        self.check_name: Callable[[str], None] = lambda name: None  # refuses what the hosts do not want to read
        self.changes = 0  # how often somebody came or changed: as long as it stays, so do all names
        self._passphrases = Passphrases()

    async def visitor(self, cookie: str) -> Visitor | None:
        """Who a cookie belongs to, unless it is forged or they signed out since."""
        session = await self.sessions.read(cookie)
        person = await self.person(session.person) if session is not None else None
        if session is None or person is None:
            return None
        await self._see(person)
        return Visitor(person, session.id)

    async def _see(self, person: Person) -> None:
        """Note once a day that somebody was here: those who stay away for long are forgotten one day."""
        if now() - person.seen > DAY:
            person.seen = now()
            with contextlib.suppress(Unavailable):  # whoever only looks need not hear of it
                await self._store.see(person.id, person.seen)

    # People

    async def person(self, id: str) -> Person | None:
        if id not in self._known:
            person = await self._store.person(id)
            if person is None:
                return None
            self._remember(person)
        return self._known[id]

    def name(self, id: str, language: str = ENGLISH) -> str:
        """The name of a person somebody already looked up."""
        return self._known[id].name if id in self._known else house(language).text("somebody")

    def knows(self, id: str) -> bool:
        """Whether this is somebody who was looked up and is not forgotten."""
        return id in self._known

    async def know(self, ids: list[str]) -> None:
        """Look up all these, so that `name` has them at hand."""
        for id in ids:
            if id and id not in self._known:
                await self.person(id)

    async def outdated(self) -> list[str]:
        """Those in memory who have another name in the storage by now, or are not there any more."""
        found, everybody = list[str](), list(self._known)
        for start in range(0, len(everybody), AT_ONCE):
            some = everybody[start : start + AT_ONCE]
            names = await self._store.names_of(some)
            found += [id for id in some if id in self._known and self._known[id].name != names.get(id)]
        return found

    def forget(self, id: str) -> None:
        """Drop what is in memory about somebody who changed on another node."""
        self._known.pop(id, None)
        self.sessions.forget(id)
        self.changes += 1

    def _remember(self, person: Person) -> None:
        if self.name(person.id) != person.name:
            self.changes += 1
        if len(self._known) >= MOST_REMEMBERED and person.id not in self._known:
            self._known.pop(next(iter(self._known)))
        self._known[person.id] = person

    # Guests and registered people

    async def guest(self, name: str | None) -> Person:
        """Add a guest, with a name of their choice that is no registered person's, or with one that is made up."""
        given = await self._free(name) if name else f"{secrets.choice(ANIMALS)} {secrets.randbelow(900) + 100}"
        return await self._add(Person(new_id(), given, seen=now()))

    async def register(self, guest: Person | None, name: str, passphrase: str) -> Person:
        """Give a guest, or somebody new, a name and a passphrase to sign in with. A guest stays the same person."""
        if guest is not None and guest.login is not None:
            raise Clash("registered-already")
        name = await self._free(name)
        somebody = guest or Person(new_id(), name, seen=now())
        person = replace(
            somebody, name=name, login=folded(name), alike=alike(name), passphrase=await self._passphrases.hash(passphrase)
        )
        return await (self._change(person, self._store.register_person(person)) if guest else self._add(person))

    async def sign_in(self, name: str, passphrase: str) -> Person:
        person = await self._store.person_by_login(folded(name))
        kept = person.passphrase if person is not None else None
        if not await self._passphrases.fit(kept, passphrase) or person is None:
            raise SignIn("no-such-person")
        self._remember(person)
        return person

    async def prove(self, person: Person, passphrase: str) -> None:
        """Refuse whoever does not know the passphrase of an account. A guest has none to know."""
        kept = await self._store.person(person.id) or person
        if kept.passphrase is not None and not await self._passphrases.fit(kept.passphrase, passphrase):
            raise Forbidden("wrong-passphrase")

    async def set_passphrase(self, person: Person, passphrase: str) -> Person:
        if person.login is None:
            raise Clash("not-registered")
        hash = await self._passphrases.hash(passphrase)
        return await self._change(person, self._store.set_passphrase(person.id, hash))

    async def rename(self, person: Person, name: str) -> Person:
        """Give somebody another name. A registered person signs in with it from now on."""
        renamed = replace(person, name=await self._free(name, person.id))
        if person.login is not None:
            renamed = replace(renamed, login=folded(renamed.name), alike=alike(renamed.name))
        return await self._change(renamed, self._store.rename_person(renamed))

    async def name_for_a_seat(self, name: str, host: str, *, public: bool) -> str:
        """A name that somebody gives to a player beside them. Where strangers look on, it is no registered person's."""
        return await self._free(name, host) if public else self._decent(name)

    def _decent(self, name: str) -> str:
        """A name in its normal form, unless it cannot be read or the hosts do not want to read it."""
        name = fitting(name)
        self.check_name(name)
        return name

    async def _free(self, name: str, own: str = "") -> str:
        """A name in its normal form, unless it is a registered person's or looks like theirs."""
        name = self._decent(name)
        for other in (await self._store.person_alike(alike(name)), await self._store.person_by_login(folded(name))):
            if other is not None and other.id != own:
                raise Clash("name-alike", name=name)
        return name

    async def _add(self, person: Person) -> Person:
        await keep(person, self._store.add_person(person, now()))
        self._remember(person)
        return person

    async def _change(self, person: Person, write: Awaitable[None]) -> Person:
        """Keep what changed about somebody. All else about them is read anew: it may have changed meanwhile, on any node."""
        await keep(person, write)
        fresh = await self._store.person(person.id)
        if fresh is None:
            raise SignIn("come-in-first")  # they deleted their account meanwhile
        self._remember(fresh)
        return fresh


async def keep(person: Person, write: Awaitable[None]) -> None:
    """Write down what is new about somebody. Of two who want a name at the same time one is refused."""
    try:
        await write
    except Conflict:
        raise Clash("name-taken", name=person.name) from None
