"""What lies on a table: cards in piles, numbers, chance, and who knows which hidden card. No steps, no players."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, final

from sandtable.engine.chance import TABLE, SecretLuck
from sandtable.engine.layout import Layout
from sandtable.engine.native import mypyc_attr


def each_once(types: list[int]) -> list[int]:
    """Numbers such as the types of some cards, each once, in ascending order."""
    found: list[int] = []
    for type_ in sorted(types):
        if not found or found[-1] != type_:
            found.append(type_)
    return found


@final
class Row:
    """The piles of a zone, by number. It asks where they are each time: a pile that changes may come to be another list."""

    def __init__(self, piles: list[list[int]], first: int, count: int) -> None:
        self._piles: Final = piles
        self._first: Final = first
        self._count: Final = count

    def __getitem__(self, number: int) -> list[int]:
        return self._piles[self._first + number]

    def __iter__(self) -> Iterator[list[int]]:
        return iter(self._piles[self._first : self._first + self._count])


@mypyc_attr(allow_interpreted_subclasses=True)
class Cards:
    """Cards in piles and numbers beside them. A card that moves takes along what each seat knows of it.

    To copy a position is half of what search does, so copies share piles and knowledge until one of them changes something.
    Whatever changes a pile asks for it with `own`, and holds no pile from before.
    """

    def __init__(self, layout: Layout, like: Cards | None) -> None:
        self.layout: Final = layout
        self.shared: bool = like is not None  # whether a copy has the same `known`
        self.lent: bool = like is not None  # whether copies were made since a pile changed: then none is its own
        self.actor = -1  # the seat whose pick is being carried out, or whose lane runs
        if like is None:
            self.piles: list[list[int]] = [[] for _ in layout.owner]
            self.mine: list[bool] = [True] * len(layout.owner)  # of each pile: whether no copy has the same
            self.numbers: list[list[int]] = [[0] * row.size for row in layout.numbers]
            self.known: list[int] = [0] * layout.cards  # of each card: a bit for those who know where it lies though hidden
            self.rolls: list[int] = [0] * (layout.seats + 1)  # how many keys each stream of chance has given
            self.seed = ""
            self.learned = 0  # how often something came to light that the acting seat had not known
            self.watched = True  # whether anyone follows this position: off while bots search
        else:
            self.piles = like.piles[:]
            self.mine = like.mine
            like.lent = True
            self.numbers = [row[:] for row in like.numbers]
            self.known = like.known
            like.shared = True
            self.rolls = like.rolls[:]
            self.seed = like.seed
            self.learned = like.learned
            self.watched = like.watched

    # Moving cards

    def row(self, first: int, count: int = 0) -> Row:
        """The piles of a zone: one for each seat, or so many."""
        return Row(self.piles, first, count or self.layout.seats)

    def own(self, pile: int) -> list[int]:
        """A pile, to be changed."""
        if self.lent:
            self.mine = [False] * len(self.piles)
            self.lent = False
        if not self.mine[pile]:
            self.piles[pile] = self.piles[pile][:]
            self.mine[pile] = True
        return self.piles[pile]

    def move(self, card: int, source: int, target: int) -> None:
        """Take a card out of one pile and put it on top of another."""
        self.own(source).remove(card)
        self.own(target).append(card)
        self.follow(card, source, target)

    def draw(self, source: int, target: int) -> int:
        """Move the top card."""
        card = self.own(source).pop()
        self.own(target).append(card)
        self.follow(card, source, target)
        return card

    def tuck(self, card: int, source: int, target: int) -> None:
        """Take a card out of one pile and put it under another."""
        self.own(source).remove(card)
        self.own(target).insert(0, card)
        self.follow(card, source, target)

    def gather(self, source: int, target: int) -> None:
        """Move all cards of a pile, order kept."""
        cards = self.piles[source][:]
        self.own(source).clear()
        self.own(target).extend(cards)
        for card in cards:
            self.follow(card, source, target)

    # Who knows what

    def follow(self, card: int, source: int, target: int) -> None:
        """Note who knows the card that moved. What lies open nobody has to remember."""
        layout = self.layout
        sees = layout.seen[target]
        if self.watched:
            self.notice(layout.seen[source] | self.known[card], sees)
        if sees == layout.everybody:
            return
        tell, known = layout.seen[source] | sees, self.memory()
        if layout.ordered[source]:
            known[card] |= tell
            return
        # Nobody who cannot see the pile can tell which of its cards left, unless it arrives in the open.
        known[card] = tell
        if tell != layout.everybody:
            for other in self.piles[source]:
                known[other] &= tell

    def notice(self, knew: int, sees: int) -> None:
        """Note whether somebody learned, from a card that moved, what the acting seat had not known."""
        if sees & ~knew and (self.actor < 0 or not self.layout.sees(knew, self.actor)):
            self.learned += 1

    def memory(self) -> list[int]:
        """Who knows what, to be changed. Copies of a position share it until one of them learns or forgets something."""
        if self.shared:
            self.known = self.known[:]
            self.shared = False
        return self.known

    def show(self, card: int, audience: int) -> None:
        """Let everyone in the audience (a bit each) look at a card where it lies."""
        self.memory()[card] |= audience
        self.learned += 1

    # Chance

    def dice(self, stream: int = TABLE) -> SecretLuck:
        """Numbers for one roll or one shuffle: the next has a key of its own."""
        self.rolls[stream] += 1
        return SecretLuck(self.seed, stream, self.rolls[stream])

    def shuffle(self, pile: int, stream: int = TABLE) -> None:
        cards = self.own(pile)
        self.dice(stream).shuffle(cards)
        known = self.memory()
        for card in cards:
            known[card] = 0
