"""How a game of Fine Sand stands: unbuilt cards, the fewer the better."""

from __future__ import annotations

from sandtable.engine.phrases import Phrase, Thing
from sandtable.engine.status import Standing, Status
from sandtable.games.fine_sand.forecast import ahead, seen, unbuilt_now
from sandtable.games.fine_sand.position import NEVER, FineSand


def status(g: FineSand, seat: int) -> Status:
    """As a seat sees it: what others do behind the curtain counts when it lifts."""
    return Status(
        Phrase("status-last-round" if g.ending != NEVER and g.round >= g.ending else "status-round", round=g.round),
        Phrase("status-goal-solo" if g.solo else "status-goal"),
        Phrase("status-measure"),
        [standing(seen(g, seat, other), other) for other in range(g.players)],
        ahead(g, seat),
        warnings(g, seat),
        fewest=True,
    )


def standing(g: FineSand, seat: int) -> Standing:
    """FS-11.1 The cards that would count if the game ended now, FS-11.2 less those that castles swallow."""
    parts = [
        Phrase("standing-to-draw", count=len(g.draw_stack[seat]) + len(g.discard_pile[seat])),
        Phrase("standing-coins", count=g.coins[seat]),
    ]
    return Standing(unbuilt_now(g, seat), 0, parts)


def warnings(g: FineSand, seat: int) -> list[Phrase]:
    """FS-10.4 The last round, once it is known; FS-2.10 before that, who may draw the last card of a stack in this round."""
    if g.scored:
        return []
    if g.ending != NEVER:
        return [Phrase("status-ending", round=g.ending)]
    alert = [other for other in range(g.players) if seen(g, seat, other).end_alert[other]]
    return [Phrase("status-end-alert", player=Thing("seat", other)) for other in alert]
