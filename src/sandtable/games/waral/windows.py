"""WA-6 Windows: what the questions to a player on somebody else's turn have in common."""

from __future__ import annotations

from sandtable.engine.native import mypyc_attr
from sandtable.engine.steps import Decision
from sandtable.games.waral.position import Waral
from sandtable.games.waral.verbs import DECLINE, PLAY


@mypyc_attr(allow_interpreted_subclasses=True)
class Window(Decision[Waral]):
    """One of these tricks may be played now, or none."""

    def answers(self, g: Waral) -> list[int]:
        """The designs that may be played."""
        raise NotImplementedError

    def opens(self, g: Waral) -> bool:
        """WA-6.7 quiet: only who holds a playable trick is asked; masked: everyone affected who holds a card."""
        return g.masked or len(self.answers(g)) > 0

    def options(self, g: Waral) -> list[int]:
        return [PLAY | design for design in self.answers(g)] + [DECLINE]

    def automatic(self, g: Waral) -> bool:
        return False

    def waited_for(self, g: Waral) -> int:
        """WA-6.7 Others see that the turn goes on. Only in a masked window the asked player shows: it tells nothing new."""
        return self.seat if g.masked else g.active
