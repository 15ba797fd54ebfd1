"""A game being played, in numbers: its position, the picks that were made, and which of them may be taken back."""

from __future__ import annotations

import copy
from typing import Any, Self

from sandtable.engine.history import Pick, WayBack, carry_out, told
from sandtable.engine.position import Event, Position
from sandtable.engine.setup import Setup
from sandtable.engine.title import Result, Title


class Game:
    """One game of a title. Seats are numbered from 0, options are numbers."""

    def __init__(self, title: Title[Any], setup: Setup, begun: Begun | None = None) -> None:
        self.title = title
        self.setup = setup
        self.g = title.begin(setup) if begun is None else begun[0]
        self.opening = told(self.g) if begun is None else begun[1]
        self.history: list[Pick] = []
        self._way_back = WayBack()
        self._made = [0] * setup.players  # how many picks each seat has made

    @property
    def waiting_for(self) -> list[int]:
        """The seats that owe a pick."""
        return sorted(self.g.offers)

    @property
    def over(self) -> bool:
        return not self.g.offers

    @property
    def result(self) -> Result | None:
        return self.title.result(self.setup, self.g) if self.over else None

    @property
    def campaign(self) -> dict[str, Any] | None:
        """After a game of a campaign: what to start the next one from."""
        return self.title.carry(self.setup, self.g) if self.over else None

    @property
    def keeps_secrets(self) -> bool:
        """Whether the game is over, but a campaign goes on with cards that somebody hides.

        Its views show each seat no more than before. Its record tells everything, and so does a replay from another seat: whoever
        keeps them hands them to nobody before the campaign is over.
        """
        return self.over and not self.g.ends_openly()

    def number(self, seat: int) -> int:
        """How many picks this seat has made: a pick that answers another number is stale."""
        return self._made[seat]

    def make(self, pick: Pick) -> None:
        """Make a pick known to be offered."""
        self._way_back.keep(self.g, len(self.history))
        carry_out(self.title, self.g, pick)
        self.history.append(pick)
        self._made[pick.seat] += 1
        self._way_back.add(pick)

    # Taking back

    def can_undo(self, seat: int) -> bool:
        return self.undoable(seat) > 0

    def undoable(self, seat: int) -> int:
        """How many picks a seat may take back, one after the other."""
        return self._way_back.length(seat, self.g.phase, self.history)

    def take_back(self, seat: int) -> None:
        """Take back the last pick of a seat, known to have a way back."""
        index = max(i for i, pick in enumerate(self.history) if pick.seat == seat)
        later = self.history[index + 1 :]
        self.g = self._way_back.go(self.title, self.history, index)
        del self.history[index:]
        self._made[seat] -= 1
        for pick in later:  # picks of others who act at the same time: they do not depend on this one
            carry_out(self.title, self.g, pick)
            self.history.append(pick)

    def way_back(self) -> tuple[list[int], Position]:
        """The places in the history of the picks that may still be taken back, and the position before the oldest of them."""
        still_open = self._way_back.still_open(self.history)
        return still_open, self._way_back.before(self.title, self.history, still_open[0]) if still_open else self.g

    def keepsake(self) -> Keepsake:
        """All that picks change, as it is now."""
        return self.g.clone(), self.history[:], self._made[:], WayBack(self._way_back)

    def restore(self, keepsake: Keepsake) -> None:
        """Everything as it was."""
        self.g, self.history, self._made, self._way_back = keepsake

    def at(self, g: Position, made: int) -> Self:
        """The same game at an earlier moment: the position after so many of its picks, which goes on by itself."""
        game = copy.copy(self)
        history = self.history[:made]
        counts = [sum(pick.seat == seat for pick in history) for seat in range(self.setup.players)]
        game.restore((g, history, counts, WayBack()))
        return game


Begun = tuple[Any, list[Event]]  # where a game stands that began elsewhere, and what was told when it did
Keepsake = tuple[Position, list[Pick], list[int], WayBack]
