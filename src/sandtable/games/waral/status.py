"""How a game of Waral stands: power against the target."""

from __future__ import annotations

from sandtable.engine.phrases import Phrase, Thing
from sandtable.engine.status import Standing, Status, with_most
from sandtable.games.waral.forecast import is_near, lacks_one, power_now
from sandtable.games.waral.position import Waral
from sandtable.games.waral.scoring import final_power


def status(g: Waral, seat: int) -> Status:
    """WA-10.3 What a seat may know: end tricks in its own hand count for it, those of others for nobody before they are shown."""
    everybody = range(g.players)
    return Status(
        Phrase("status-round", round=g.round, cap=g.cap),
        Phrase("status-goal", target=g.target),
        Phrase("status-measure"),
        [standing(g, seat, other) for other in everybody],
        with_most([power_now(g, seat, other) for other in everybody]),
        warnings(g),
    )


def standing(g: Waral, seat: int, other: int) -> Standing:
    """How somebody stands, as far as a seat may know: what districts show, and what it would come to at the end."""
    parts = [Phrase("standing-coins", count=g.purse(other)), Phrase("standing-tricks", count=len(g.hand[other]))]
    if g.scored:
        return Standing(final_power(g, other), g.target, parts)
    power, then = g.power_of(other), power_now(g, seat, other)
    if then != power:
        parts.insert(0, Phrase("standing-at-the-end", count=then))
    return Standing(power, g.target, parts)


def warnings(g: Waral) -> list[Phrase]:
    """WA-10.1 Who has the target ends the game with this round; who lacks no more than a district of the area shows may do so."""
    if g.scored or not g.round:
        return []
    everybody = range(g.players)
    threat = any([lacks_one(g, seat) or g.power_of(seat) >= g.target for seat in everybody])
    return [warning(g, seat) for seat in everybody if is_near(g, seat)] if threat else []


def warning(g: Waral, seat: int) -> Phrase:
    """All who are as near are named, also those who can act no more in this round."""
    power, player = g.power_of(seat), Thing("seat", seat)
    if power >= g.target:
        return Phrase("status-ends", player=player, power=power)
    words = "status-one-district" if lacks_one(g, seat) else "status-near"
    return Phrase(words, player=player, missing=g.target - power)
