"""Passphrases: kept as Argon2 hashes, and compared as slowly for a name that nobody has as for one that somebody has."""

from __future__ import annotations

import asyncio
import secrets
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

AT_ONCE: Final = 2  # hashes that are made at the same time


class Passphrases:
    """Makes and compares hashes beside the event loop, a few at a time."""

    def __init__(self) -> None:
        self._hasher = PasswordHasher(time_cost=2, memory_cost=19_456, parallelism=1)
        self._door = asyncio.Semaphore(AT_ONCE)
        self._decoy = self._hasher.hash(secrets.token_hex(16))

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
