"""LE-11 The end of the game, and the lower halves of Despatches (LE-12.4)."""

from __future__ import annotations

from typing import ClassVar, final

from sandtable.engine.steps import Step
from sandtable.games.legion import verbs as v
from sandtable.games.legion.position import Legion
from sandtable.games.legion.survival import Interlude
from sandtable.games.legion.zones import DESPATCH


@final
class EndOfGame(Step[Legion]):
    """LE-11.1 After round 4: score = VP - 1 for each own dead, and what a held Despatch is worth.

    LE-11.2 Most points win; ties: more Supplies, then fewer dead, then shared.
    """

    rule: ClassVar[str] = "LE-11.1"

    def run(self, g: Legion) -> None:
        for seat in range(g.players):
            for card in g.piles[DESPATCH + seat]:
                g.tell(v.DESPATCH_SHOWN, seat, card - g.book.despatch_cards, despatch_points(g, seat))
            g.score[seat] = g.vp[seat] - g.dead(seat) * g.book.death_penalty + despatch_points(g, seat)
            g.recorded[seat] = g.score[seat]
            g.tell(v.SCORED, seat, g.score[seat], g.dead(seat), g.vp[seat])
        keys = [(g.score[seat], g.supplies[seat], -g.dead(seat)) for seat in range(g.players)]
        for seat in range(g.players):
            g.rank[seat] = 1 + len([1 for key in keys if key > keys[seat]])
        for seat in range(g.players):
            if g.rank[seat] == 1 and not g.survival:
                g.tell(v.WON_GAME, seat, g.score[seat])
        g.scored = True
        if g.survival and g.game < g.book.games:
            g.then(Interlude())


def despatch_points(g: Legion, seat: int) -> int:
    """LE-12.4 A card still held at the end scores its lower half."""
    return sum([g.book.scoring[card - g.book.despatch_cards].points(g, seat) for card in g.piles[DESPATCH + seat]])
