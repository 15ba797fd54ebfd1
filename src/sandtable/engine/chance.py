"""Chance: secret, repeatable, and independent of who acts first.

Every shuffle and roll of a game draws its numbers from a key of its own: the game's secret seed, a stream, and how many keys that
stream has given. One stream belongs to the table and one to each seat, so a seat's shuffles never depend on when others shuffled.
The numbers are blocks of BLAKE2b over that key: whoever has seen all of a shuffle can neither go back to the seed nor on to
another number. Bots, who only need luck for themselves, have quick dice that hide nothing.
"""

from __future__ import annotations

from hashlib import blake2b
from struct import unpack
from typing import TYPE_CHECKING, Final, final

from sandtable.engine.native import mypyc_attr

if TYPE_CHECKING:
    from mypy_extensions import i64  # machine integers, where this is compiled

TABLE: Final = 0  # the table's own stream; the stream of seat s is s + 1

WORD: Final = 1 << 32  # a number of a block is below this

# The two halves of L'Ecuyer's combined generator: small enough for machine integers, with a period of about 2**61.
M1: Final = 2147483563
A1: Final = 40014
M2: Final = 2147483399
A2: Final = 40692


@mypyc_attr(allow_interpreted_subclasses=True)
class Luck:
    """A run of random numbers, and what can be done with them."""

    def roll(self, sides: int) -> int:
        """A number from 0 to sides - 1."""
        raise NotImplementedError

    def shuffle(self, cards: list[int]) -> None:
        for i in range(len(cards) - 1, 0, -1):
            j = self.roll(i + 1)
            cards[i], cards[j] = cards[j], cards[i]

    def choice(self, options: list[int]) -> int:
        return options[self.roll(len(options))]


@final
class SecretLuck(Luck):
    """The numbers of one shuffle or roll of a game, from a seed that nobody knows. Each number is equally likely."""

    def __init__(self, seed: str, stream: int, count: int) -> None:
        self.key: Final = f"{seed}/{stream}/{count}"
        self.blocks = 0
        self.left: list[int] = []

    def roll(self, sides: int) -> int:
        fair = WORD - WORD % sides  # what lies above would make low numbers likelier
        while True:
            if not self.left:
                self.left = block(self.key, self.blocks)
                self.blocks += 1
            word = self.left.pop()
            if word < fair:
                return word % sides


def block(key: str, number: int) -> list[int]:
    """One block of sixteen numbers of a key."""
    return list(unpack("<16I", blake2b(f"{key}/{number}".encode()).digest()))


@final
class Dice(Luck):
    """The luck of a bot, grown quickly from one key. Never for a game: who sees some of these numbers can compute the others."""

    def __init__(self, key: int) -> None:
        self.a: i64 = key % (M1 - 1) + 1
        self.b: i64 = key // M1 % (M2 - 1) + 1
        self.roll(2)

    def roll(self, sides: int) -> int:
        self.a = self.a * A1 % M1
        self.b = self.b * A2 % M2
        return (self.a + self.b) % M1 % sides

    def shuffle(self, cards: list[int]) -> None:
        """Shuffle as any luck does, the rolls written out: imagination does little else."""
        a, b = self.a, self.b
        for i in range(len(cards) - 1, 0, -1):
            a = a * A1 % M1
            b = b * A2 % M2
            j = (a + b) % M1 % (i + 1)
            cards[i], cards[j] = cards[j], cards[i]
        self.a, self.b = a, b


def key(seed: str, stream: int, count: int) -> int:
    """The key of a bot's dice: the one with this number, of a stream of a seed."""
    digest = blake2b(f"{seed}/{stream}/{count}".encode(), digest_size=8).digest()
    return int.from_bytes(digest, "big") >> 3
