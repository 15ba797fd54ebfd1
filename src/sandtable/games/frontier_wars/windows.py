"""Windows: moments at which a seat may play its card and use its special skill, in any order, until it passes."""

from __future__ import annotations

from sandtable.engine.names import NOUN
from sandtable.engine.steps import Decision
from sandtable.games.frontier_wars.position import FrontierWars
from sandtable.games.frontier_wars.skills import UseSpecial
from sandtable.games.frontier_wars.verbs import PASS, SPECIAL


class Window(Decision[FrontierWars]):
    """It opens again after each pick that is no pass."""

    def chosen(self, g: FrontierWars, option: int) -> None:
        if option == PASS:
            return
        if option == SPECIAL:
            g.then(UseSpecial(self.seat))
        else:
            self.play(g, option & NOUN)
        g.then(self)

    def play(self, g: FrontierWars, type_: int) -> None:
        """Play a card of this type, as one does in this window."""
        raise NotImplementedError
