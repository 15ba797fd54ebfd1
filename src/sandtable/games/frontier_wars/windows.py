"""Windows: moments at which a seat may play its card and use its special skill, in any order, until it passes."""

from __future__ import annotations

from sandtable.engine.names import NOUN
from sandtable.engine.phrases import Phrase
from sandtable.engine.steps import Decision
from sandtable.games.frontier_wars.effects import playable
from sandtable.games.frontier_wars.position import FrontierWars
from sandtable.games.frontier_wars.skills import UseSpecial, special_open, then_special
from sandtable.games.frontier_wars.verbs import PASS, PLAY, SPECIAL


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

    def consequence(self, g: FrontierWars, option: int) -> Phrase | None:
        return then_special(g, self.seat) if option == SPECIAL else None

    def play(self, g: FrontierWars, type_: int) -> None:
        """Play a card of this type, as one does in this window."""
        raise NotImplementedError

    def orders(self, g: FrontierWars, types: list[int], moment: int) -> list[int]:
        """To play an order of these types, to use the special skill, or to pass: nothing without an order or the skill."""
        options = [PLAY | type_ for type_ in types if playable(g, self.seat, type_)]
        if special_open(g, self.seat, moment):
            options.append(SPECIAL)
        if options or types:
            options.append(PASS)
        return options
