"""LE-9 Whom to hit: what declaring Assaults and declaring Violence on a Plot have in common."""

from __future__ import annotations

from typing import ClassVar, Final

from sandtable.engine.names import NOUN
from sandtable.engine.phrases import Thing
from sandtable.engine.steps import Decision
from sandtable.games.legion.position import Legion
from sandtable.games.legion.verbs import HOLD


class DeclareHits(Decision[Legion]):
    """A player hits one enemy faction on a Plot after the other, or holds the rest. Nothing happens before all is declared."""

    foreseen: ClassVar[bool] = True

    def __init__(self, seat: int, plot: int, left: int, hits: list[int], least: int) -> None:
        super().__init__(seat)
        self.plot: Final = plot
        self.left: Final = left
        self.hits: Final = hits  # of each seat: how often it was chosen
        self.least: Final = least  # the seat that was chosen last

    def verb(self) -> int:
        """What is done to the faction that is picked."""
        raise NotImplementedError

    def again(self, hits: list[int], least: int) -> DeclareHits:
        """The same question for the rest."""
        raise NotImplementedError

    def declared(self, g: Legion, hits: list[int]) -> None:
        """Carry out what was declared."""
        raise NotImplementedError

    def may_hit(self, g: Legion, enemy: int) -> bool:
        return True

    def subject(self, g: Legion) -> Thing:
        return Thing("plot", self.plot)

    def wanted(self, g: Legion) -> int:
        return self.left

    def options(self, g: Legion) -> list[int]:
        verb, found = self.verb(), []
        for enemy in g.enemies_here(self.seat, self.plot):
            if enemy >= g.onward(self.least) and self.may_hit(g, enemy):
                found.append(verb | g.faction[enemy])
        return [*found, HOLD]

    def chosen(self, g: Legion, option: int) -> None:
        hits = self.hits[:]
        if option != HOLD:
            enemy = g.seat_of(option & NOUN)
            hits[enemy] += 1
            if self.left > 1:
                g.then(self.again(hits, enemy))
                return
        self.declared(g, hits)
