"""What a title counts in a game for the report on how even it is."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import ClassVar, Generic, TypeVar

from sandtable.engine.position import Position
from sandtable.engine.setup import Setup
from sandtable.engine.sight import SPECTATOR

P = TypeVar("P")


@dataclass(frozen=True)
class Spread:
    """A kind of table that is played for the report: so many players, with these settings."""

    players: int
    settings: dict[str, str] = field(default_factory=dict)


class Tally:
    """What is counted in one game. Things are named by their kind and their name."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup  # what the game started from, packs included
        self.first = 0  # the seat that begins
        self.had: list[set[tuple[str, str]]] = [set() for _ in range(setup.players)]  # by seat, to see whether it helps to win
        self.came: set[tuple[str, str]] = set()  # what came up, for whomever
        self.figures: Counter[str] = Counter()  # how often something happened


class Balance(Generic[P]):
    """How a title is looked at for its report. Its module `balance` makes one instance, `BALANCE`.

    Kinds and figures are names: their words are `balance-<name>` among the messages of the title.
    """

    spreads: ClassVar[list[Spread]] = []
    figures: ClassVar[list[str]] = []  # all that are counted, in the order of the report

    def begin(self, g: P, tally: Tally) -> None:
        """Note what is known once the table is laid out."""

    def end(self, g: P, tally: Tally) -> None:
        """Note what the game came to: all its events are in the position."""
        raise NotImplementedError


def count_events(g: Position, kinds: dict[int, str], tally: Tally) -> None:
    """Count those events that have a name here. What happens behind a curtain is told twice, to others later: spectators hear of
    everything once."""
    for event in g.events:
        if event.kind in kinds and g.layout.sees(event.audience, SPECTATOR):
            tally.figures[kinds[event.kind]] += 1
