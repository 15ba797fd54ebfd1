"""Passphrases: kept as Argon2 hashes, and compared as slowly for a name that nobody has as for one that somebody has."""

from __future__ import annotations

import asyncio
import secrets
from base64 import b64encode
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

AT_ONCE: Final = 2  # hashes that are made at the same time
SALT: Final = 16  # bytes
LENGTH: Final = 32  # bytes of a hash


class Passphrases:
    """Makes and compares hashes beside the event loop, a few at a time."""

    def __init__(self) -> None:
        self._hasher = PasswordHasher(time_cost=2, memory_cost=19_456, parallelism=1)
        self._door = asyncio.Semaphore(AT_ONCE)
        self._decoy = decoy(self._hasher)

    async def hash(self, passphrase: str) -> str:
        async with self._door:
            return await asyncio.to_thread(self._hasher.hash, passphrase)

    async def fit(self, kept: str | None, passphrase: str) -> bool:
        """Whether a passphrase belongs to the hash that is kept; none fits where none is kept."""
        async with self._door:
            try:
                return await asyncio.to_thread(self._hasher.verify, kept or self._decoy, passphrase)
            except (VerificationError, InvalidHashError):
                return False


def decoy(hasher: PasswordHasher) -> str:
    """What no passphrase has for its hash. To compare with it takes as long as with any other; to make one takes no time: a
    server need not begin with it."""
    salt, hash = (b64encode(secrets.token_bytes(size)).rstrip(b"=").decode() for size in (SALT, LENGTH))
    return f"$argon2id$v=19$m={hasher.memory_cost},t={hasher.time_cost},p={hasher.parallelism}${salt}${hash}"
