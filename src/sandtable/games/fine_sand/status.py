"""How a game of Fine Sand stands: unbuilt cards, the fewer the better."""

from __future__ import annotations

from sandtable.engine.phrases import Phrase, Thing
from sandtable.engine.sight import stage
from sandtable.engine.status import Standing, Status, with_most
from sandtable.games.fine_sand import book as b
from sandtable.games.fine_sand.position import END_ALERT, NEVER, FineSand
from sandtable.games.fine_sand.scoring import count_unbuilt


def status(g: FineSand, seat: int) -> Status:
    """As a seat sees it: what others do behind the curtain counts when it lifts."""
    seats = [standing(g, seat, other) for other in range(g.players)]
    return Status(
        Phrase("status-last-round" if g.ending != NEVER and g.round >= g.ending else "status-round", round=g.round),
        Phrase("status-goal-solo" if g.solo else "status-goal"),
        Phrase("status-measure"),
        seats,
        with_most([-each.score for each in seats]),
        warnings(g, seat),
        fewest=True,
    )


def standing(g: FineSand, seat: int, other: int) -> Standing:
    """FS-11.1 The cards that would count if the game ended now, FS-11.2 less those that castles swallow."""
    h = stage(g, other, seat)
    assert isinstance(h, FineSand)
    parts = [
        Phrase("standing-to-draw", count=len(h.draw_stack[other]) + len(h.discard_pile[other])),
        Phrase("standing-coins", count=h.coins[other]),
    ]
    return Standing(unbuilt_now(h, other), 0, parts)


def unbuilt_now(g: FineSand, seat: int) -> int:
    """FS-11.2 How many unbuilt cards a seat would be left with if the game ended now."""
    if g.scored:
        return g.unbuilt[seat]
    swallowed = sum([g.book.end_remove[g.book.type_of[card]] for card in g.column(b.CASTLE, seat)])
    return max(count_unbuilt(g, seat) - swallowed, 0)


def warnings(g: FineSand, seat: int) -> list[Phrase]:
    """FS-10.4 The last round, once it is known; FS-2.10 before that, who may draw the last card of a stack in this round."""
    if g.scored:
        return []
    if g.ending != NEVER:
        return [Phrase("status-ending", round=g.ending)]
    alert = [other for other in range(g.players) if stage(g, other, seat).numbers[END_ALERT][other]]
    return [Phrase("status-end-alert", player=Thing("seat", other)) for other in alert]
