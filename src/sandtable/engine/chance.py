"""Chance: secret, repeatable, and independent of who acts first.

Every shuffle and roll gets a key of its own, hashed from the game's secret seed, a stream and the number of keys that stream
has given. One stream belongs to the table and one to each seat, so a seat's shuffles never depend on when others shuffled;
and whoever sees the outcome of one shuffle learns nothing about the next.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Final, final

TABLE: Final = 0  # the table's own stream; the stream of seat s is s + 1

# The two halves of L'Ecuyer's combined generator: small enough for machine integers, with a period of about 2**61.
M1: Final = 2147483563
A1: Final = 40014
M2: Final = 2147483399
A2: Final = 40692


@final
class Dice:
    """A short run of random numbers grown from one key."""

    def __init__(self, key: int) -> None:
        self.a = key % (M1 - 1) + 1
        self.b = key // M1 % (M2 - 1) + 1
        self.roll(2)

    def roll(self, sides: int) -> int:
        """A number from 0 to sides - 1."""
        self.a = self.a * A1 % M1
        self.b = self.b * A2 % M2
        return (self.a + self.b) % M1 % sides

    def shuffle(self, cards: list[int]) -> None:
        for i in range(len(cards) - 1, 0, -1):
            j = self.roll(i + 1)
            cards[i], cards[j] = cards[j], cards[i]

    def choice(self, options: list[int]) -> int:
        return options[self.roll(len(options))]


def key(seed: str, stream: int, count: int) -> int:
    """The key number `count` of a stream: 61 bits nobody can guess without the seed."""
    digest = blake2b(f"{seed}/{stream}/{count}".encode(), digest_size=8).digest()
    return int.from_bytes(digest, "big") >> 3
