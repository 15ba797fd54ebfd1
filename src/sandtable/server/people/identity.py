"""Who is who: guests at once, a name and a passphrase for those who want to be themselves elsewhere, signed cookies."""

from __future__ import annotations

import asyncio
import hmac
import math
import secrets
import time
import unicodedata
from hashlib import sha256
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from sandtable.server.problems import Clash, SignIn
from sandtable.server.storage.database import Conflict
from sandtable.server.storage.store import Person, Store
from sandtable.server.times import now

COOKIE: Final = "sandtable"
COOKIE_AGE: Final = 400 * 24 * 3600  # the longest that browsers allow
HASHING_AT_ONCE: Final = 2
MOST_REMEMBERED: Final = 20_000
ALPHABET: Final = "abcdefghjkmnpqrstvwxyz23456789"
ANIMALS: Final = ("Heron", "Otter", "Marten", "Lynx", "Plover", "Badger", "Stork", "Beaver", "Hare", "Curlew", "Newt", "Swift")


def new_id(length: int = 16) -> str:
    """An id that nobody can guess and anybody can read out."""
    return "".join(secrets.choice(ALPHABET) for _ in range(length))


def folded(name: str) -> str:
    """Names that look alike are the same name."""
    return unicodedata.normalize("NFKC", name).casefold()


class Identity:
    """All persons. Those seen lately are remembered."""

    def __init__(self, store: Store, secret: bytes) -> None:
        self._store = store
        self._secret = secret
        self._known: dict[str, Person] = {}
        self._read_at: dict[str, float] = {}  # when each of them was last read from the storage
        self.trust = math.inf  # seconds until somebody who is remembered is read again: other nodes may have changed them
        self.changes = 0  # how often somebody came or changed: as long as it stays, so do all names
        self._hasher = PasswordHasher(time_cost=2, memory_cost=19_456, parallelism=1)
        self._hashing = asyncio.Semaphore(HASHING_AT_ONCE)
        self._decoy = self._hasher.hash(secrets.token_hex(16))

    # Cookies

    def cookie(self, person: Person) -> str:
        claim = f"{person.id}.{person.epoch}"
        return f"{claim}.{self._sign(claim)}"

    def _sign(self, claim: str) -> str:
        return hmac.new(self._secret, claim.encode(), sha256).hexdigest()

    async def whose(self, cookie: str) -> Person | None:
        """The person a cookie belongs to, unless it is forged or they signed out everywhere since."""
        claim, _, signature = cookie.rpartition(".")
        if not hmac.compare_digest(self._sign(claim).encode(), signature.encode()):
            return None
        id, _, epoch = claim.partition(".")
        if time.monotonic() - self._read_at.get(id, 0.0) > self.trust:
            await self.read_again(id)
        person = await self.person(id)
        return person if person is not None and str(person.epoch) == epoch else None

    # Persons

    async def person(self, id: str) -> Person | None:
        if id not in self._known:
            person = await self._store.person(id)
            if person is None:
                return None
            self._remember(person)
        return self._known[id]

    def name(self, id: str) -> str:
        """The name of a person somebody already looked up."""
        return self._known[id].name if id in self._known else "somebody"

    async def know(self, ids: list[str]) -> None:
        """Look up all these, so that `name` has them at hand."""
        for id in ids:
            if id and id not in self._known:
                await self.person(id)

    async def read_again(self, id: str) -> Person | None:
        """Somebody who may have changed on another node, as they are now."""
        person = await self._store.person(id)
        if person is not None:
            self._remember(person)
        return person

    def _remember(self, person: Person) -> None:
        if self.name(person.id) != person.name:
            self.changes += 1
        if len(self._known) >= MOST_REMEMBERED and person.id not in self._known:
            oldest = next(iter(self._known))
            del self._known[oldest], self._read_at[oldest]
        self._known[person.id] = person
        self._read_at[person.id] = time.monotonic()

    # Coming and going

    async def guest(self, name: str | None) -> Person:
        person = Person(new_id(), name or f"{secrets.choice(ANIMALS)} {secrets.randbelow(900) + 100}")
        await self._store.add_person(person, now())
        self._remember(person)
        return person

    async def register(self, guest: Person, name: str, passphrase: str) -> Person:
        """Make a guest somebody: the same person, now with a login."""
        if guest.login is not None:
            raise Clash("You are registered already.")
        person = Person(guest.id, name, folded(name), await self._hash(passphrase), guest.epoch)
        return await self._change(person)

    async def sign_in(self, name: str, passphrase: str) -> Person:
        person = await self._store.person_by_login(folded(name))
        kept = person.passphrase if person is not None else None
        right = await self._verify(kept or self._decoy, passphrase)  # as slow for a name that does not exist
        if person is None or not right:
            raise SignIn("There is nobody of that name with that passphrase.")
        self._remember(person)
        return person

    async def rename(self, person: Person, name: str) -> Person:
        login = folded(name) if person.login is not None else None
        return await self._change(Person(person.id, name, login, person.passphrase, person.epoch))

    async def sign_out_everywhere(self, person: Person) -> Person:
        return await self._change(Person(person.id, person.name, person.login, person.passphrase, person.epoch + 1))

    async def _change(self, person: Person) -> Person:
        try:
            await self._store.change_person(person)
        except Conflict:
            raise Clash(f"The name {person.name} is taken.") from None
        self._remember(person)
        return person

    async def _hash(self, passphrase: str) -> str:
        async with self._hashing:
            return await asyncio.to_thread(self._hasher.hash, passphrase)

    async def _verify(self, kept: str, passphrase: str) -> bool:
        async with self._hashing:
            try:
                return await asyncio.to_thread(self._hasher.verify, kept, passphrase)
            except (VerificationError, InvalidHashError):
                return False
