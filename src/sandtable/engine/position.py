"""A position: everything on the table, as plain numbers, and the steps that remain to be done. No functions, no players."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final, final

from mypy_extensions import mypyc_attr

from sandtable.engine.chance import TABLE, Dice, SecretLuck
from sandtable.engine.layout import Layout

if TYPE_CHECKING:
    from sandtable.engine.steps import Step


@final
class Event:
    """Something that happened, for the log: a kind of the title's list, the seat it is about, and two numbers."""

    def __init__(self, kind: int, seat: int, a: int, b: int, audience: int, lane: int) -> None:
        self.kind: Final = kind
        self.seat: Final = seat
        self.a: Final = a
        self.b: Final = b
        self.audience: Final = audience  # a bit for everyone who is told
        self.lane: Final = lane  # behind a curtain: the seat that acts


@mypyc_attr(allow_interpreted_subclasses=True)
class Position:
    """Cards in piles, numbers, and a stack of steps. A title adds names for its piles and numbers, and its rulebook's verbs."""

    scalars: ClassVar[tuple[str, ...]] = ()  # the title's own table-wide numbers that everybody sees
    secrets: ClassVar[tuple[str, ...]] = ()  # and those that nobody sees
    regrets: ClassVar[tuple[int, ...]] = ()  # options that only go back on a pick: for people, bots would go round in circles

    def __init__(self, layout: Layout, like: Position | None) -> None:
        self.layout: Final = layout
        self.shared: bool = like is not None  # whether a copy has the same `known`
        if like is None:
            self.piles: list[list[int]] = [[] for _ in layout.owner]
            self.numbers: list[list[int]] = [[0] * row.size for row in layout.numbers]
            self.known: list[int] = [0] * layout.cards  # of each card: a bit for those who know where it lies though hidden
            self.todo: list[Step[Any]] = []  # what remains to be done; the last is next
            self.lanes: dict[int, list[Step[Any]]] = {}  # what seats do first, each at its own pace
            self.sealed: dict[int, int] = {}  # picks already made, while others still think
            self.offers: dict[int, list[int]] = {}  # what the seats that owe a pick may pick
            self.rolls: list[int] = [0] * (layout.seats + 1)  # how many keys each stream of chance has given
            self.seed = ""
            self.before: Position | None = None  # behind a curtain: the table as all saw it when it fell
            self.dealt: list[int] = []  # imagined behind a curtain: by card, the one that takes its place in `before`
            self.learned = 0  # how often something came to light that the acting seat had not known
            self.phase = 0  # how often the whole table moved on
            self.watched = True  # whether anyone follows this position: off while bots search
            self.any_order = True  # whether several things are picked in any order: off while bots search
        else:
            self.piles = [pile[:] for pile in like.piles]
            self.numbers = [row[:] for row in like.numbers]
            self.known = like.known
            like.shared = True
            self.todo = like.todo[:]
            self.lanes = {seat: lane[:] for seat, lane in like.lanes.items()} if like.lanes else {}
            self.sealed = like.sealed.copy()
            self.offers = like.offers.copy()
            self.rolls = like.rolls[:]
            self.seed = like.seed
            self.before = like.before
            self.dealt = like.dealt
            self.learned = like.learned
            self.phase = like.phase
            self.watched = like.watched
            self.any_order = like.any_order
        self.next: list[Step[Any]] = []  # what the running step adds to do
        self.curtain = False  # whether what seats now do apart stays hidden until all are through
        self.actor = -1  # the seat whose pick is being carried out, or whose lane runs
        self.picker = -1  # the seat whose pick is being carried out
        self.events: list[Event] = []
        self.held: list[Event] = []  # what happened behind the curtain, for those who must not know yet
        if like is not None and like.held:
            self.held = like.held[:]

    def clone(self) -> Position:
        """An independent copy. A title calls its own constructor: `return Title(self.layout, self)`."""
        raise NotImplementedError

    def dream(self, seat: int, dice: Dice) -> None:
        """Make up anew the secret numbers this seat cannot know, where a title has any besides its cards."""

    def ends_openly(self) -> bool:
        """Whether the end of the game opens everything. Not where a campaign goes on with cards that somebody hides."""
        return True

    # What comes next

    def then(self, step: Step[Any]) -> None:
        """Do this after what the running step already asked for, and before anything else."""
        self.next.append(step)

    def apart(self, seat: int, step: Step[Any]) -> None:
        """Let a seat do this on its own, whatever the others do. The rest waits until all are through."""
        self.lanes[seat] = [step]

    def draw_curtain(self) -> None:
        """Hide what seats do apart until all are through: each sees its own, and of others the table as it was."""
        self.curtain = True

    def onward(self, last: int) -> int:
        """From where several numbered things are picked on. People begin anywhere; search goes up, and tries no set twice."""
        return 0 if self.any_order else last

    # Where cards are

    def row(self, first: int) -> list[list[int]]:
        """The piles of a zone, one for each seat."""
        return self.piles[first : first + self.layout.seats]

    def move(self, card: int, source: int, target: int) -> None:
        """Take a card out of one pile and put it on top of another."""
        self.piles[source].remove(card)
        self.piles[target].append(card)
        self.follow(card, source, target)

    def draw(self, source: int, target: int) -> int:
        """Move the top card."""
        card = self.piles[source].pop()
        self.piles[target].append(card)
        self.follow(card, source, target)
        return card

    def tuck(self, card: int, source: int, target: int) -> None:
        """Take a card out of one pile and put it under another."""
        self.piles[source].remove(card)
        self.piles[target].insert(0, card)
        self.follow(card, source, target)

    def gather(self, source: int, target: int) -> None:
        """Move all cards of a pile, order kept."""
        cards = self.piles[source][:]
        self.piles[source].clear()
        self.piles[target].extend(cards)
        for card in cards:
            self.follow(card, source, target)

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
        cards = self.piles[pile]
        self.dice(stream).shuffle(cards)
        known = self.memory()
        for card in cards:
            known[card] = 0

    # What is told

    def tell(self, kind: int, seat: int, a: int = 0, b: int = 0) -> None:
        """Put an event into everybody's log."""
        if self.watched:
            self._log(kind, seat, a, b, self.layout.everybody)

    def tell_only(self, kind: int, seat: int, a: int = 0, b: int = 0) -> None:
        """Put an event into the log of the seat it is about."""
        if self.watched:
            self._log(kind, seat, a, b, self.layout.bit(seat))

    def tell_others(self, kind: int, seat: int, a: int = 0, b: int = 0) -> None:
        """Put an event into every log but that of the seat it is about: the redacted twin of `tell_only`."""
        if self.watched:
            self._log(kind, seat, a, b, self.layout.everybody & ~self.layout.bit(seat))

    def _log(self, kind: int, seat: int, a: int, b: int, audience: int) -> None:
        now = audience
        if self.before is not None and self.actor >= 0:
            now &= self.layout.bit(self.actor)
            self.held.append(Event(kind, seat, a, b, audience & ~now, self.actor))
        if now:
            self.events.append(Event(kind, seat, a, b, now, self.actor))
