"""How a game of Legion stands: victory points less the dead."""

from __future__ import annotations

from sandtable.engine.phrases import Phrase
from sandtable.engine.sight import stage
from sandtable.engine.status import Standing, Status, with_most
from sandtable.games.legion.position import Legion
from sandtable.games.legion.scoring import despatch_points
from sandtable.games.legion.zones import DESPATCH


def status(g: Legion, seat: int) -> Status:
    """As a seat sees it: what a Despatch would score shows to its owner alone."""
    seats = [standing(g, seat, other) for other in range(g.players)]
    last = g.round == g.book.rounds and not g.scored
    return Status(
        Phrase("status-round", round=g.round, all=g.book.rounds),
        Phrase("status-goal", all=g.book.rounds),
        Phrase("status-measure"),
        seats,
        with_most([each.score for each in seats]),
        [Phrase("status-last-round")] if last else [],
    )


def standing(g: Legion, seat: int, other: int) -> Standing:
    """LE-11.1 VP less the dead; once scored, what a kept Despatch was worth counts as well."""
    h = stage(g, other, seat)
    vp, dead = h.vp[other], h.dead(other)
    parts = [
        Phrase("standing-vp", count=vp),
        Phrase("standing-dead", count=dead),
        Phrase("standing-supplies", count=h.supplies[other]),
    ]
    if seat == other and g.piles[DESPATCH + seat] and not g.scored:
        parts.append(Phrase("standing-despatch", count=despatch_points(g, seat)))
    score = g.score[other] if g.scored else vp - dead * g.book.death_penalty
    return Standing(score, 0, parts)
